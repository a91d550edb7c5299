// What physics says of a scenario's training jobs: the question put to core/performance, and its answer in the plan.
#pragma once

#include "core/performance/efficiency.hpp"
#include "core/performance/goodput.hpp"
#include "core/performance/sizing.hpp"
#include "core/plan/scenario.hpp"

#include <optional>
#include <stop_token>

namespace gp {

struct Plan;
struct Choices;

/// A layout decided by search for one training job, and what came of the search.
struct ChosenLayout {
    SearchOutcome outcome = SearchOutcome::UnknownModel;
    TrainingLayout layout;
    double sequences = kUnknown; ///< of one step, as used: rounded so that the GPUs can share them
    BindingConstraint binding = BindingConstraint::None;
};

/// One training job's prediction; unknown where `missing` says why there is none.
struct TrainingPrediction {
    const char* missing = ""; ///< translatable; empty if there is a prediction, or the workload is no training
    DecoderShape shape;       ///< completed
    TrainingBatch batch;
    TrainingMachine machine;
    TrainingLayout layout;
    BindingConstraint binding = BindingConstraint::None;
    // The layout in counts, as figures show it.
    ItemCount tensor = kUnsetCount<struct ItemTag>, pipeline = tensor, virtualStages = tensor, data = tensor,
              context = tensor, expert = tensor, microBatch = tensor, sharding = tensor, recompute = tensor;
    GpuCount gpus = kUnsetCount<struct GpuTag>, replica = gpus;
    Factor sequences{kUnknown};
    StepTime time;
    StepMemory memory;
    StepEfficiency efficiency;
    TokenRate tokens = unknown<TokenRate>();
    Mfu mfu{kUnknown}, fault{kUnknown}; ///< counted as the plan counts; below `fault` something is wrong (V2)
    Factor band{kUnknown};              ///< published steps lie within (1 + band), four in five
    Duration jobMtbf = unknown<Duration>(), checkpointInterval = unknown<Duration>();
    Fraction goodput{kUnknown};
    // With the parameter plane as designed (reconcile).
    Duration achievedStep = unknown<Duration>();
    Mfu achievedMfu{kUnknown};
};

/// The question that a training workload asks of core/performance, with the network that the policy asks for. Empty for
/// other workloads. `plan` must have been through the compute stage.
std::optional<SizingJob> sizingJob(const Scenario& scenario, const Library& library, const Plan& plan,
                                   std::size_t workload);
/// The prediction for the chosen layout.
TrainingPrediction predictTraining(const Scenario& scenario, const Library& library, const Plan& plan,
                                   std::size_t workload, const SizingJob& job, const ChosenLayout& chosen);
/// The same layout on the parameter plane as it was designed; fills the achieved members.
void achieveTraining(const Scenario& scenario, const Library& library, const Plan& plan, std::size_t workload,
                     TrainingPrediction& prediction);
/// Searches the layout: for the GPUs that `base` plans or, where the MFU is predicted, for the fewest that meet the
/// target.
ChosenLayout chooseLayout(const Scenario& scenario, const Library& library, const Plan& base, std::size_t workload,
                          const std::stop_token& stop);
/// The scenario with the error of its predictions as beliefs, where predictions are used and nothing else is believed.
Scenario withPredictionBeliefs(const Scenario& scenario, const Plan& plan);

} // namespace gp

// A plan: a typed value that keeps its intermediate results. `plan` is pure, deterministic, thread-safe and
// never searches; what needs search is decided by `choose` and handed in as Choices.
#pragma once

#include "core/plan/finding.hpp"
#include "core/plan/scenario.hpp"
#include "core/plan/training.hpp"
#include "core/units/quantities.hpp"

#include <functional>
#include <stop_token>
#include <vector>

namespace gp {

/// Decisions that need search. Cached by the hash of the inputs, never stored in a file as truth.
struct Choices {
    ItemCount racksPerRow{14};
    std::vector<ChosenLayout> layouts; ///< one a workload; fewer: not searched yet
};

/// The chosen hardware, and its facts after the scenario's own numbers.
struct ComputePlan {
    const Server* server = nullptr;
    const Accelerator* accelerator = nullptr; ///< null if the server names none
    PeakRate peak = unknown<PeakRate>();
    GpuMemory memory = unknown<GpuMemory>();
    Power serverMaximum = unknown<Power>(), serverExpected = unknown<Power>();
    ServerCount servers;
    GpuCount gpus;
    WorkRate peakRate = unknown<WorkRate>();
    GpuBandwidth interconnect = unknown<GpuBandwidth>(); ///< one GPU's share of the server's NICs
};

struct Plan {
    std::vector<PoolPlan> pools;              ///< one a workload, in the scenario's order
    std::vector<TrainingPrediction> training; ///< likewise; empty ones for inference
    ReserveParts reserve;
    ComputePlan compute;
    PlanePlan parameter, storagePlane, business, management;
    StoragePlan storage;
    SitePlan site;
    CostPlan cost;
};

/// Decides what needs search; polls `stop` and returns the best so far.
Choices choose(const Scenario& scenario, const Library& library, const std::stop_token& stop = {});

/// Evaluates the whole chain. `scenario` must have passed `validate`.
Plan plan(const Scenario& scenario, const Library& library, const Choices& choices);

/// What there is to say about a finished plan, worst first; the made texts are why it is apart from `plan`.
std::vector<Finding> findings(const Scenario& scenario, const Library& library, const Plan& plan);

/// Inputs that cannot be planned with: every field within its hard range, every reference found.
Outcome validate(const Scenario& scenario, const Library& library);

/// Currency of a scenario: that of its price list.
std::string currencyOf(const Scenario& scenario, const Library& library);

/// Hash of everything that a plan depends on (beliefs are not part of it).
std::uint64_t inputHash(const Scenario& scenario, const Library& library);

} // namespace gp

// Questions the other way round: how many GPUs reach a rate or a deadline, what a number of GPUs reaches, and how that
// goes with the number of GPUs.
#pragma once

#include "core/performance/search.hpp"

#include <functional>
#include <vector>

namespace gp {

/// A training job whose layout is searched.
struct SizingJob {
    DecoderShape shape;
    TrainingBatch batch;
    TrainingMachine machine;
    int serverGpus = 8;  ///< GPU counts are multiples of it
    Fraction goodput{1}; ///< share of the wall time that makes progress
    /// How far the batch may be rounded to be shared out among the GPUs; 0: it is used as it is.
    Fraction batchTolerance{0};
    LayoutWish wish;
    bool safeOnly = false; ///< only layouts with a margin of memory
    double vintage = 1;    ///< as in stepTime()
};

/// What keeps an answer from being better.
enum class BindingConstraint {
    None,       ///< there is no answer
    Memory,     ///< fewer GPUs do not hold the job, or more memory would allow a faster layout
    BatchLimit, ///< the batch cannot be shared out better
    Network,    ///< transfers that are waited for
    Bubble,     ///< stages without work, for want of micro-batches
    Arithmetic  ///< the GPUs themselves
};
inline constexpr std::size_t kBindingConstraints = 6;
/// Stable code, e.g. "batch_limit"; empty for None.
std::string_view bindingCode(BindingConstraint binding);
/// As a translatable text.
const char* bindingText(BindingConstraint binding);

struct SizingAnswer {
    /// Found: the layout is there. Else why there is none at any (or at this) number of GPUs.
    SearchOutcome outcome = SearchOutcome::UnknownModel;
    bool reached = false; ///< the target is met; if not, this is the fastest that was found
    GpuCount gpus = kUnsetCount<struct GpuTag>;
    TrainingBatch batch; ///< as used, rounding included
    RatedLayout layout;
    TokenRate rate = unknown<TokenRate>();   ///< of the whole job, goodput counted
    Duration duration = unknown<Duration>(); ///< of the token budget, where one is given
    BindingConstraint binding = BindingConstraint::None;
    /// Rate over rate after doubling what binds (memory, batch or bandwidth); 1 for Arithmetic.
    Factor relaxed{1};
};

/// The smallest number of GPUs, a multiple of the server's and at most `most` (and a million), that reaches `wanted`
/// (goodput counted) and its fastest layout. Every count that could do is looked at, from below: throughput is no
/// monotone function of the GPUs, as the batch has to be shared out evenly.
SizingAnswer gpusForRate(const SizingJob& job, const TrainingConstants& constants, TokenRate wanted, GpuCount most,
                         const std::stop_token& stop = {});
/// The same for a token budget within a time.
SizingAnswer gpusForDeadline(const SizingJob& job, const TrainingConstants& constants, Tokens budget, Duration deadline,
                             GpuCount most, const std::stop_token& stop = {});
/// What exactly `gpus` GPUs reach, and how long a token budget takes (unknown: not asked).
SizingAnswer throughputOn(const SizingJob& job, const TrainingConstants& constants, GpuCount gpus,
                          Tokens budget = unknown<Tokens>(), const std::stop_token& stop = {});

enum class ScalingRule {
    Weak,  ///< the batch grows with the GPUs, rounded by up to a sixteenth; the job's batch is that of the reference
    Strong ///< the batch is that of the job
};

struct ScalingQuestion {
    ScalingRule rule = ScalingRule::Strong;
    GpuCount reference{8}; ///< where linearity is 1
    GpuCount first{8}, last{100'000};
    Tokens budget = unknown<Tokens>();
};

/// One number of GPUs. Everything below `outcome` is unknown unless it is Found.
struct ScaleStep {
    GpuCount gpus;
    TrainingBatch batch;
    SearchOutcome outcome = SearchOutcome::UnknownModel;
    RatedLayout layout;
    Per<TokenRate, Gpus> perGpu = unknown<Per<TokenRate, Gpus>>(); ///< goodput not counted
    Mfu mfu{kUnknown};
    Fraction linearity{kUnknown};            ///< perGpu over that of the reference
    Duration duration = unknown<Duration>(); ///< of the budget, goodput counted
};

/// Searches layouts from `first` to `last` GPUs: the reference, then doublings, then counts between them. A count that
/// no layout can fill is replaced by a close one that can. `each` (may be empty) is called with every point as it is
/// found. Returns the points by number of GPUs; fewer after a stop.
std::vector<ScaleStep> sweepScaling(const SizingJob& job, const TrainingConstants& constants,
                                    const ScalingQuestion& question,
                                    const std::function<void(const ScaleStep&)>& each = {},
                                    const std::stop_token& stop = {});

} // namespace gp

// What failures and checkpoints leave of a training job's time: interval between checkpoints and goodput.
// Sources: J. W. Young, "A first order approximation to the optimum checkpoint interval" (1974); J. T. Daly, "A higher
// order estimate of the optimum checkpoint interval for restart dumps" (2006).
#pragma once

#include "core/units/quantities.hpp"

namespace gp {

/// Mean time between failures of a job: any of its GPUs (with its share of server and network) stops all of them.
/// Infinite for a rate of zero; unknown for an unknown or negative rate and for no GPUs.
Duration jobMtbf(GpuFrequency failureRate, GpuCount gpus);

/// What a failure and the protection against it cost.
struct FailureCosts {
    Duration mtbf = unknown<Duration>();       ///< of the job
    Duration checkpoint = unknown<Duration>(); ///< the job stands still for each; near 0 for asynchronous saves
    Duration restart = unknown<Duration>();    ///< from failure to the first new step, lost work apart
};

/// Interval of work between checkpoints, first order: sqrt(2 C M).
Duration youngInterval(Duration checkpoint, Duration mtbf);
/// Higher order; the mean time between failures where a checkpoint takes twice that or more.
Duration dalyInterval(Duration checkpoint, Duration mtbf);

/// Where the time goes at one interval. Parts are shares of the wall time to first order; they add up to `waste`, which
/// is at most 1. Unknown where an input is unknown, negative, or the interval is not positive.
struct Goodput {
    Duration interval = unknown<Duration>();
    Fraction checkpoint{kUnknown}, lostWork{kUnknown}, restart{kUnknown}, waste{kUnknown};
    Fraction firstOrder{kUnknown}; ///< 1 - waste
    Factor wallRatio{kUnknown};    ///< wall time over time of work, exact for exponential failures
    Fraction goodput{kUnknown};    ///< 1 / wallRatio: the figure to plan with
};

/// At a given interval. An interval of zero is allowed where checkpoints are free.
Goodput goodputAt(const FailureCosts& costs, Duration interval);
/// At Daly's interval.
Goodput bestGoodput(const FailureCosts& costs);

} // namespace gp

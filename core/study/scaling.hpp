// How MFU falls with the number of GPUs, by an assumed law until a physical prediction replaces it.
#pragma once

#include "core/plan/plan.hpp"

#include <vector>

namespace gp {

/// Relative fall of MFU with each doubling of GPUs at a fixed global batch. An assumption, named as such wherever the
/// curve is shown: published runs fall by 1 to 5 % a doubling.
inline constexpr double kMfuFallPerDoubling = 0.03;

struct ScalingPoint {
    double gpus = 0;
    double mfu = kUnknown, low = kUnknown, high = kUnknown;
    double duration = kUnknown; ///< s; of the token budget on that many GPUs
};

struct ScalingCurve {
    std::vector<ScalingPoint> points; ///< GPU counts in equal ratios
    ScalingPoint plan;                ///< installed GPUs at the scenario's MFU
    /// GPUs up to which throughput grows by at least 0.8 of the GPUs, from the smallest count on (V3).
    double linearUntil = kUnknown;
};

/// The curve of one training pool. Empty if the workload is no training job or cannot be sized.
ScalingCurve scalingCurve(const Scenario& scenario, const Plan& plan, std::size_t workload);

} // namespace gp

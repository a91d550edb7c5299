#include "core/study/scaling.hpp"

#include <cmath>

namespace gp {

static double fallen(double mfu, double fromGpus, double toGpus) {
    return mfu * std::pow(1 - kMfuFallPerDoubling, std::log2(toGpus / fromGpus));
}

ScalingCurve scalingCurve(const Scenario& scenario, const Plan& plan, std::size_t workload) {
    ScalingCurve curve;
    const auto* job = std::get_if<TrainingJob>(&scenario.workloads[workload].job);
    const PoolPlan& pool = plan.pools[workload];
    const double gpus = times(pool.installed), mfu = pool.mfu.v;
    if (!job || std::isnan(gpus) || gpus <= 0 || std::isnan(mfu))
        return curve;
    const auto belief = scenario.beliefs.find("workload." + scenario.workloads[workload].id + ".mfu");
    const bool band = belief != scenario.beliefs.end() && belief->second.hasRange();
    const double work = baseValue(pool.totalWork), peak = baseValue(plan.compute.peak) * job->availability.v;
    const auto at = [&](double n) {
        ScalingPoint p{n, fallen(mfu, gpus, n), kUnknown, kUnknown, kUnknown};
        p.low = fallen(band ? belief->second.low : mfu, gpus, n);
        p.high = fallen(band ? belief->second.high : mfu, gpus, n);
        p.duration = work / (n * peak * p.mfu);
        return p;
    };
    constexpr int kPoints = 61;
    const double first = std::max(1.0, std::min(8.0, gpus / 16)), last = gpus * 16;
    for (int i = 0; i < kPoints; ++i)
        curve.points.push_back(at(first * std::pow(last / first, i / (kPoints - 1.0))));
    curve.plan = at(gpus);
    constexpr double kLinear = 0.8;
    curve.linearUntil = first * std::exp2(std::log(kLinear) / std::log(1 - kMfuFallPerDoubling));
    return curve;
}

} // namespace gp

#include "core/performance/goodput.hpp"

#include <algorithm>
#include <cmath>

namespace gp {

Duration jobMtbf(GpuFrequency failureRate, GpuCount gpus) {
    const double rate = baseValue(failureRate) * times(gpus);
    if (!(rate >= 0) || !(times(gpus) > 0))
        return unknown<Duration>();
    return make<Duration>(1 / rate); // IEEE: infinite for a rate of zero
}

Duration youngInterval(Duration checkpoint, Duration mtbf) {
    const double c = baseValue(checkpoint), m = baseValue(mtbf);
    if (!(c >= 0) || !(m > 0))
        return unknown<Duration>();
    return make<Duration>(c == 0 ? 0 : std::sqrt(2 * c * m));
}

Duration dalyInterval(Duration checkpoint, Duration mtbf) {
    const double c = baseValue(checkpoint), m = baseValue(mtbf);
    if (!(c >= 0) || !(m > 0))
        return unknown<Duration>();
    if (c == 0 || std::isinf(m))
        return youngInterval(checkpoint, mtbf);
    if (c >= 2 * m)
        return mtbf;
    return make<Duration>(std::sqrt(2 * c * m) * (1 + std::sqrt(c / (2 * m)) / 3 + c / (18 * m)) - c);
}

/// Wall time over time of work. The limit of free checkpoints at no interval is exp(R / M); without failures only the
/// checkpoints remain.
static double exactWallRatio(double m, double c, double r, double tau) {
    if (std::isinf(m))
        return tau > 0 ? 1 + c / tau : 1;
    if (tau == 0)
        return std::exp(r / m);
    return m * std::exp(r / m) * std::expm1((tau + c) / m) / tau;
}

Goodput goodputAt(const FailureCosts& costs, Duration interval) {
    Goodput g;
    const double m = baseValue(costs.mtbf), c = baseValue(costs.checkpoint), r = baseValue(costs.restart),
                 tau = baseValue(interval);
    if (!(m > 0) || !(c >= 0) || !(r >= 0) || !(tau > 0 || (tau == 0 && c == 0)))
        return g;
    g.interval = interval;
    const double save = tau > 0 ? c / tau : 0;
    // A job that never fails never has to be saved: its best interval is infinite, and loses nothing.
    const double lost = std::isinf(m) ? 0 : tau / 2 / m, again = std::isinf(m) ? 0 : r / m;
    const double sum = save + lost + again, share = std::min(1.0, sum) / (sum > 0 ? sum : 1);
    g.checkpoint = {save * share};
    g.lostWork = {lost * share};
    g.restart = {again * share};
    g.waste = {sum * share};
    g.firstOrder = {1 - g.waste.v};
    g.wallRatio = {exactWallRatio(m, c, r, tau)};
    g.goodput = {1 / g.wallRatio.v};
    return g;
}

Goodput bestGoodput(const FailureCosts& costs) {
    return goodputAt(costs, dalyInterval(costs.checkpoint, costs.mtbf));
}

} // namespace gp

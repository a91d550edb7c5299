// The chosen server and the numbers that hold for it: the scenario's own where given, else the catalog's.
#include "core/plan/stages/tables.hpp"

namespace gp {

template<class T>
static T ownOr(const T& own, const T& catalog) {
    return known(own) ? own : catalog;
}

void planCompute(const Scenario& s, const Library& library, Plan& plan) {
    ComputePlan& c = plan.compute;
    c.server = library.catalog.server(s.compute.server);
    c.accelerator = library.catalog.accelerator(c.server->accelerator);
    const auto precision = static_cast<std::size_t>(s.compute.precision);
    c.peak = ownOr(s.compute.peak, c.accelerator ? c.accelerator->densePeak[precision].value : unknown<PeakRate>());
    c.memory = ownOr(s.compute.memory, c.accelerator ? c.accelerator->memory.value : unknown<GpuMemory>());
    c.serverMaximum = ownOr(s.compute.serverPower, c.server->maximumPower.value);
    c.serverExpected = c.serverMaximum * s.site.diversity;
    c.interconnect =
        times(c.server->computePorts.value) * c.server->computePortRate.value / asQuantity(c.server->gpus.value);
}

} // namespace gp

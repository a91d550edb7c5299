// Demand: every workload's pool, and the centre that they add up to.
#include "core/plan/stages/tables.hpp"

namespace gp {

static PoolHardware hardwareOf(const Scenario& s, const Library& library, const ComputePlan& c) {
    const auto& constants = library.catalog.constants;
    PoolHardware h;
    h.peak = c.peak;
    h.memory = c.memory;
    h.memoryUsable = s.compute.memoryUsable;
    h.gpusPerServer = c.server->gpus.value;
    h.trainWork = constants.trainWork.value;
    h.inferenceWork = constants.inferenceWork.value;
    h.checkpointPerParameter = constants.checkpointPerParameter.value;
    h.bytesPerToken = constants.bytesPerToken.value;
    return h;
}

void planDemand(const Scenario& s, const Library& library, Plan& plan) {
    ComputePlan& c = plan.compute;
    const PoolHardware hardware = hardwareOf(s, library, c);
    plan.reserve = reserveParts(s.policy);
    plan.pools.reserve(s.workloads.size());
    double servers = 0;
    for (std::size_t i = 0; i < s.workloads.size(); ++i) {
        const TrainingPrediction& predicted = plan.training[i];
        plan.pools.push_back(
            sizePool(s.workloads[i], hardware, s.policy, {predicted.mfu, predicted.goodput, predicted.replica}));
        servers += times(plan.pools.back().servers);
    }
    c.servers = ceilCount<ServerCount>(servers);
    c.gpus = ceilCount<GpuCount>(servers * times(c.server->gpus.value));
    c.peakRate = asQuantity(c.gpus) * c.peak;
}

} // namespace gp

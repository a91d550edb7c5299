// S1-S3: what the jobs ask of storage, which requirement governs, and how many blocks meet it.
#include "core/plan/stages/tables.hpp"

namespace gp {

template<class T>
static T sumOver(const Plan& plan, const Scenario& s, T PoolPlan::*member) {
    T total = make<T>(0);
    for (std::size_t i = 0; i < plan.pools.size(); ++i)
        if (kindOf(s.workloads[i]) == Scope::Training)
            total += plan.pools[i].*member;
    return total;
}

static void requirements(const Scenario& s, Plan& plan) {
    const StorageInputs& in = s.storage;
    StoragePlan& p = plan.storage;
    const Gpus gpus = asQuantity(plan.compute.gpus);
    p.checkpoint = sumOver(plan, s, &PoolPlan::checkpoint);
    p.sampleRead = sumOver(plan, s, &PoolPlan::sampleRead) * in.peak;
    p.planeBandwidth = in.ratePerGpu * gpus;
    p.concurrentRead = p.planeBandwidth * in.concurrency;
    p.restartRead = p.checkpoint / in.restartTime;
    p.checkpointWrite = p.checkpoint / in.checkpointStall;
    p.read = maxKnown(maxKnown(p.sampleRead, p.concurrentRead), p.restartRead);
    const double demands[] = {baseValue(p.sampleRead), baseValue(p.concurrentRead), baseValue(p.restartRead),
                              baseValue(p.checkpointWrite)};
    p.governs = {std::max_element(std::begin(demands), std::end(demands)) - std::begin(demands)};
    for (double demand : demands)
        if (std::isnan(demand))
            p.governs = unknown<ItemCount>();
    p.operations = in.operationsPerGpu * gpus;
}

static void tiers(const Scenario& s, Plan& plan) {
    const StorageInputs& in = s.storage;
    StoragePlan& p = plan.storage;
    p.hotCapacity =
        (in.dataset * times(in.datasetCopies) + p.checkpoint * times(in.checkpointsKept) + in.userData) / in.fill;
    p.cacheCapacity = in.cachePerServer * times(plan.compute.servers);
    p.coldCapacity = p.hotCapacity * in.coldRatio;
}

void planStorage(const Scenario& s, const Library& library, Plan& plan) {
    const StorageInputs& in = s.storage;
    StoragePlan& p = plan.storage;
    p.block = library.catalog.storageBlock(in.block);
    p.coldBlock = library.catalog.storageBlock(in.coldBlock);
    requirements(s, plan);
    tiers(s, plan);
    const StorageBlock& block = *p.block;
    p.byRead = ceilCount<DeviceCount>(ratio(p.read, block.read.value * in.planningShare));
    p.byWrite = ceilCount<DeviceCount>(ratio(p.checkpointWrite, block.write.value * in.planningShare));
    p.byCapacity = ceilCount<DeviceCount>(ratio(p.hotCapacity, block.capacity.value));
    // One block could not be serviced without stopping the centre.
    constexpr DeviceCount kFewest{2};
    p.blocks = maxKnown(maxKnown(kFewest, p.byRead), maxKnown(p.byWrite, p.byCapacity));
    p.coldBlocks = ceilCount<DeviceCount>(ratio(p.coldCapacity, p.coldBlock->capacity.value));
    p.installedRead = times(p.blocks) * block.read.value * in.planningShare;
    p.installedWrite = times(p.blocks) * block.write.value * in.planningShare;
    p.installedOperations = times(p.blocks) * block.operations.value;
    p.power = times(p.blocks) * block.power.value + times(p.coldBlocks) * p.coldBlock->power.value;
    p.height = times(p.blocks) * block.height.value + times(p.coldBlocks) * p.coldBlock->height.value;
}

} // namespace gp

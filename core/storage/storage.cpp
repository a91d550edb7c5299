#include "core/storage/storage.hpp"

#include <algorithm>
#include <iterator>

namespace gp {

static void setRequirements(const StorageInputs& in, const StorageDemand& demand, StoragePlan& p) {
    const Gpus gpus = demand.gpus;
    p.checkpoint = demand.checkpoint;
    p.sampleRead = demand.sampleRead * in.peak;
    p.planeBandwidth = in.ratePerGpu * gpus;
    p.concurrentRead = p.planeBandwidth * in.concurrency;
    p.restartRead = p.checkpoint / in.restartTime;
    p.checkpointWrite = p.checkpoint / in.checkpointStall;
    p.read = maxKnown(maxKnown(p.sampleRead, p.concurrentRead), p.restartRead);
    const double demands[] = {baseValue(p.sampleRead), baseValue(p.concurrentRead), baseValue(p.restartRead),
                              baseValue(p.checkpointWrite)};
    p.governs = {std::max_element(std::begin(demands), std::end(demands)) - std::begin(demands)};
    for (double one : demands)
        if (std::isnan(one))
            p.governs = unknown<ItemCount>();
    p.operations = in.operationsPerGpu * gpus;
    p.latency = in.latency;
}

static void setTiers(const StorageInputs& in, const StorageDemand& demand, StoragePlan& p) {
    p.hotCapacity =
        (in.dataset * times(in.datasetCopies) + p.checkpoint * times(in.checkpointsKept) + in.userData) / in.fill;
    p.cacheCapacity = in.cachePerServer * times(demand.servers);
    p.coldCapacity = p.hotCapacity * in.coldRatio;
}

StoragePlan sizeStorage(const StorageInputs& in, const StorageDemand& demand, const StorageBlock& block,
                        const StorageBlock& coldBlock) {
    StoragePlan p;
    p.block = &block;
    p.coldBlock = &coldBlock;
    setRequirements(in, demand, p);
    setTiers(in, demand, p);
    p.byRead = ceilCount<DeviceCount>(ratio(p.read, block.read.value * in.planningShare));
    p.byWrite = ceilCount<DeviceCount>(ratio(p.checkpointWrite, block.write.value * in.planningShare));
    p.byCapacity = ceilCount<DeviceCount>(ratio(p.hotCapacity, block.capacity.value));
    // One block could not be serviced without stopping the centre.
    constexpr DeviceCount kFewest{2};
    p.blocks = maxKnown(maxKnown(kFewest, p.byRead), maxKnown(p.byWrite, p.byCapacity));
    p.coldBlocks = ceilCount<DeviceCount>(ratio(p.coldCapacity, coldBlock.capacity.value));
    p.installedRead = times(p.blocks) * block.read.value * in.planningShare;
    p.installedWrite = times(p.blocks) * block.write.value * in.planningShare;
    p.installedOperations = times(p.blocks) * block.operations.value;
    p.power = times(p.blocks) * block.power.value + times(p.coldBlocks) * coldBlock.power.value;
    p.height = times(p.blocks) * block.height.value + times(p.coldBlocks) * coldBlock.height.value;
    return p;
}

} // namespace gp

// S1-S3: what the jobs ask of storage, which requirement governs, and how many blocks meet it.
#pragma once

#include "core/catalog/catalog.hpp"
#include "core/units/quantities.hpp"

#include <string>

namespace gp {

struct StorageInputs {
    std::string block, coldBlock;
    GpuBandwidth ratePerGpu;
    Fraction concurrency;
    Factor peak;
    Duration checkpointStall, restartTime;
    ItemCount checkpointsKept;
    Bytes dataset, userData;
    ItemCount datasetCopies;
    Fraction fill, planningShare;
    Duration latencyTarget, latency; // of one stream's read; unset: nothing asked, nothing measured
    Bytes cachePerServer;
    Factor coldRatio;
    GpuFrequency operationsPerGpu;
};

/// What the jobs ask for.
struct StorageDemand {
    Gpus gpus = unknown<Gpus>();
    ServerCount servers;
    Bytes checkpoint = unknown<Bytes>();         ///< one of every training job
    Bandwidth sampleRead = unknown<Bandwidth>(); ///< of all training jobs, mean
};

struct StoragePlan {
    const StorageBlock* block = nullptr;
    const StorageBlock* coldBlock = nullptr;
    Bandwidth sampleRead, concurrentRead, restartRead, checkpointWrite; ///< the four requirements
    Bandwidth read;
    ItemCount governs; ///< index of the largest requirement, in the order above
    Bytes checkpoint, hotCapacity, coldCapacity, cacheCapacity;
    Bandwidth planeBandwidth; ///< N3: what every GPU together may read at once
    DeviceCount byRead, byWrite, byCapacity, blocks, coldBlocks;
    Frequency operations, installedOperations;
    Duration latency = unknown<Duration>(); ///< of one stream (S1)
    Bandwidth installedRead, installedWrite;
    Power power;
    RackUnits height;
};

/// Sizes the tiers. The read requirement is the largest of samples, concurrent GPUs and restart (S3, N3).
StoragePlan sizeStorage(const StorageInputs& inputs, const StorageDemand& demand, const StorageBlock& block,
                        const StorageBlock& coldBlock);

} // namespace gp

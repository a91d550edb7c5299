#include "core/plan/figure_builder.hpp"
#include "core/plan/stages/tables.hpp"

namespace gp {

static constexpr const char* kRequired = GP_TR("Required");
static constexpr const char* kTiers = GP_TR("Tiers");
static constexpr const char* kSystem = GP_TR("System");

static constexpr Option kGoverning[] = {
    {"samples", GP_TR("sample reading")},
    {"concurrent", GP_TR("GPUs reading at once")},
    {"restart", GP_TR("restart")},
    {"checkpoint", GP_TR("checkpoint")},
};

static std::vector<Figure> requirements() {
    using S = StoragePlan;
    return {
        figure<&Plan::storage, &S::checkpoint>("storage.checkpoint", GP_TR("Checkpoint of all jobs"), unit::terabyte,
                                               "sum(.checkpoint)"),
        figure<&Plan::storage, &S::sampleRead>("storage.sample_read", GP_TR("Sample reading"), unit::gigabytePerSecond,
                                               "sum(.sample_read) * storage.peak_factor"),
        figure<&Plan::storage, &S::planeBandwidth>("storage.plane_bandwidth", GP_TR("All GPUs reading"),
                                                   unit::gigabytePerSecond, "storage.rate_per_gpu * centre.gpus"),
        figure<&Plan::storage, &S::concurrentRead>("storage.concurrent_read", GP_TR("GPUs reading at once"),
                                                   unit::gigabytePerSecond,
                                                   "storage.plane_bandwidth * storage.concurrency"),
        figure<&Plan::storage, &S::restartRead>("storage.restart_read", GP_TR("Restart"), unit::gigabytePerSecond,
                                                "storage.checkpoint / storage.restart_time"),
        figure<&Plan::storage, &S::checkpointWrite>("storage.checkpoint_write", GP_TR("Checkpoint write"),
                                                    unit::gigabytePerSecond,
                                                    "storage.checkpoint / storage.checkpoint_stall"),
        figure<&Plan::storage, &S::read>("storage.read", GP_TR("Read bandwidth"), unit::gigabytePerSecond,
                                         "max(storage.sample_read, storage.concurrent_read, "
                                         "storage.restart_read)"),
        figure<&Plan::storage, &S::governs>("storage.governs", GP_TR("Governs"), unit::one,
                                            "largest(storage.sample_read, storage.concurrent_read, "
                                            "storage.restart_read, storage.checkpoint_write)")
            .rule()
            .options(kGoverning),
        figure<&Plan::storage, &S::operations>("storage.operations", GP_TR("Operations a second"), unit::perSecond,
                                               "storage.operations_per_gpu * centre.gpus"),
        figure<&Plan::storage, &S::latency>("storage.latency", GP_TR("Latency of one stream"), unit::millisecond,
                                            "storage.own_latency")
            .lower(),
    };
}

static std::vector<Figure> tiers() {
    using S = StoragePlan;
    return {
        figure<&Plan::storage, &S::hotCapacity>(
            "storage.hot_capacity", GP_TR("High-performance tier"), unit::terabyte,
            "(storage.dataset * storage.dataset_copies + storage.checkpoint * storage.checkpoints_kept + "
            "storage.user_data) / storage.fill"),
        figure<&Plan::storage, &S::cacheCapacity>("storage.cache_capacity", GP_TR("Cache tier"), unit::terabyte,
                                                  "storage.cache_per_server * centre.servers"),
        figure<&Plan::storage, &S::coldCapacity>("storage.cold_capacity", GP_TR("Object tier"), unit::terabyte,
                                                 "storage.hot_capacity * storage.cold_ratio"),
    };
}

static std::vector<Figure> system() {
    using P = Plan;
    using S = StoragePlan;
    using B = StorageBlock;
    return {
        fact<&P::storage, &S::block, &B::read>("storage.block_read", GP_TR("Block read"), unit::gigabytePerSecond),
        fact<&P::storage, &S::block, &B::write>("storage.block_write", GP_TR("Block write"), unit::gigabytePerSecond),
        fact<&P::storage, &S::block, &B::capacity>("storage.block_capacity", GP_TR("Block capacity"), unit::terabyte),
        fact<&P::storage, &S::block, &B::operations>("storage.block_operations", GP_TR("Block operations"),
                                                     unit::perSecond),
        fact<&P::storage, &S::block, &B::power>("storage.block_power", GP_TR("Block power"), unit::watt),
        fact<&P::storage, &S::block, &B::height>("storage.block_height", GP_TR("Block height"), unit::rackUnit),
        fact<&P::storage, &S::coldBlock, &B::capacity>("storage.cold_block_capacity", GP_TR("Object block capacity"),
                                                       unit::terabyte),
        fact<&P::storage, &S::coldBlock, &B::power>("storage.cold_block_power", GP_TR("Object block power"),
                                                    unit::watt),
        fact<&P::storage, &S::coldBlock, &B::height>("storage.cold_block_height", GP_TR("Object block height"),
                                                     unit::rackUnit),
        figure<&P::storage, &S::byRead>("storage.blocks_by_read", GP_TR("Blocks for reading"), unit::one,
                                        "ceil(storage.read / (storage.block_read * storage.planning_share))")
            .rule(),
        figure<&P::storage, &S::byWrite>("storage.blocks_by_write", GP_TR("Blocks for writing"), unit::one,
                                         "ceil(storage.checkpoint_write / (storage.block_write * "
                                         "storage.planning_share))")
            .rule(),
        figure<&P::storage, &S::byCapacity>("storage.blocks_by_capacity", GP_TR("Blocks for capacity"), unit::one,
                                            "ceil(storage.hot_capacity / storage.block_capacity)")
            .rule(),
        figure<&P::storage, &S::blocks>("storage.blocks", GP_TR("Blocks"), unit::one,
                                        "max(2, storage.blocks_by_read, storage.blocks_by_write, "
                                        "storage.blocks_by_capacity)")
            .rule()
            .lower(),
        figure<&P::storage, &S::coldBlocks>("storage.cold_blocks", GP_TR("Object blocks"), unit::one,
                                            "ceil(storage.cold_capacity / storage.cold_block_capacity)")
            .rule()
            .lower(),
        figure<&P::storage, &S::installedRead>("storage.installed_read", GP_TR("Read installed"),
                                               unit::gigabytePerSecond,
                                               "storage.blocks * storage.block_read * "
                                               "storage.planning_share")
            .higher(),
        figure<&P::storage, &S::installedWrite>("storage.installed_write", GP_TR("Write installed"),
                                                unit::gigabytePerSecond,
                                                "storage.blocks * storage.block_write * "
                                                "storage.planning_share")
            .higher(),
        figure<&P::storage, &S::installedOperations>("storage.installed_operations", GP_TR("Operations installed"),
                                                     unit::perSecond, "storage.blocks * storage.block_operations")
            .higher(),
        figure<&P::storage, &S::power>("storage.power", GP_TR("Storage power"), unit::kilowatt,
                                       "storage.blocks * storage.block_power + storage.cold_blocks * "
                                       "storage.cold_block_power")
            .lower(),
        figure<&P::storage, &S::height>("storage.height", GP_TR("Rack units of storage"), unit::rackUnit,
                                        "storage.blocks * storage.block_height + storage.cold_blocks * "
                                        "storage.cold_block_height")
            .lower(),
    };
}

std::vector<Figure> storageFigures() {
    std::vector<Figure> all;
    const std::pair<std::vector<Figure>, const char*> parts[] = {
        {requirements(), kRequired}, {tiers(), kTiers}, {system(), kSystem}};
    for (const auto& [part, group] : parts)
        for (Figure f : part) {
            f.stage = Stage::Storage;
            f.group = group;
            all.push_back(f);
        }
    return all;
}

} // namespace gp

#include "core/plan/field_builder.hpp"
#include "core/plan/stages/tables.hpp"

namespace gp {

static constexpr const char* kSystem = GP_TR("System");
static constexpr const char* kFlows = GP_TR("Flows");
static constexpr const char* kCapacity = GP_TR("Capacity");

std::vector<Field> storageFields() {
    using S = Scenario;
    using I = StorageInputs;
    return {
        reference<&S::storage, &I::block>("storage.block", GP_TR("High-performance block"), Reference::StorageBlock)
            .value("generic-lustre-nvme-oss")
            .in(Stage::Storage, kSystem),
        reference<&S::storage, &I::coldBlock>("storage.cold_block", GP_TR("Object block"), Reference::StorageBlock)
            .value("generic-object-hdd")
            .in(Stage::Storage, kSystem),
        number<&S::storage, &I::planningShare>("storage.planning_share", GP_TR("Planning share"), unit::percent)
            .hard(10, 100)
            .typical(70, 80)
            .value(75)
            .in(Stage::Storage, kSystem)
            .help(GP_TR("Share of a vendor's peak bandwidth to plan with.")),
        number<&S::storage, &I::ratePerGpu>("storage.rate_per_gpu", GP_TR("Read rate a GPU"),
                                            unit::gigabytePerSecondGpu)
            .hard(0.001, 100)
            .typical(2, 5)
            .value(2)
            .in(Stage::Storage, kFlows)
            .source(SourceKind::Assumed, "usual range 2-5 GB/s a GPU")
            .help(GP_TR("Sizes the ports of the storage plane.")),
        number<&S::storage, &I::concurrency>("storage.concurrency", GP_TR("Reading at once"), unit::percent)
            .hard(0.1, 100)
            .typical(10, 16)
            .value(12)
            .in(Stage::Storage, kFlows)
            .source(SourceKind::Literature,
                    "NVIDIA DGX SuperPOD H100 reference architecture, storage guideline, good tier")
            .help(GP_TR("Share of the GPUs' read rate that the storage system must serve together.")),
        number<&S::storage, &I::peak>("storage.peak_factor", GP_TR("Peak of sample reading"), unit::one)
            .hard(1, 20)
            .typical(1.2, 3)
            .value(1.5)
            .in(Stage::Storage, kFlows),
        number<&S::storage, &I::checkpointStall>("storage.checkpoint_stall", GP_TR("Checkpoint stall"), unit::second)
            .hard(0.1, 1e5)
            .typical(10, 300)
            .value(60)
            .in(Stage::Storage, kFlows)
            .help(GP_TR("Time in which one checkpoint of all jobs must be written.")),
        number<&S::storage, &I::restartTime>("storage.restart_time", GP_TR("Restart read"), unit::second)
            .hard(0.1, 1e5)
            .typical(60, 900)
            .value(300)
            .in(Stage::Storage, kFlows)
            .help(GP_TR("Time in which a checkpoint must be read back.")),
        number<&S::storage, &I::operationsPerGpu>("storage.operations_per_gpu", GP_TR("Operations a GPU"),
                                                  unit::perSecondGpu)
            .hard(0, 1e7)
            .typical(500, 5000)
            .value(1000)
            .in(Stage::Storage, kFlows)
            .help(GP_TR("Read operations a second; governs inference and small files.")),
        number<&S::storage, &I::latencyTarget>("storage.latency_target", GP_TR("Latency allowed"), unit::millisecond)
            .hard(1e-3, 1e6)
            .typical(0.1, 20)
            .unset(GP_TR("not given"))
            .in(Stage::Storage, kFlows)
            .help(GP_TR("Of one stream's read; governs model load and cache offload in inference.")),
        number<&S::storage, &I::latency>("storage.own_latency", GP_TR("Latency, measured"), unit::millisecond)
            .hard(1e-3, 1e6)
            .typical(0.05, 50)
            .unset(GP_TR("not known"))
            .in(Stage::Storage, kFlows)
            .help(GP_TR("Vendors publish no figure that could be used; enter a measurement of the system."))
            .source(SourceKind::Measured, ""),
        number<&S::storage, &I::dataset>("storage.dataset", GP_TR("Data set"), unit::terabyte)
            .hard(0, 1e8)
            .typical(1, 1e5)
            .value(100)
            .in(Stage::Storage, kCapacity),
        number<&S::storage, &I::datasetCopies>("storage.dataset_copies", GP_TR("Versions kept"), unit::one)
            .hard(1, 100)
            .typical(1, 5)
            .value(2)
            .in(Stage::Storage, kCapacity),
        number<&S::storage, &I::checkpointsKept>("storage.checkpoints_kept", GP_TR("Checkpoints kept"), unit::one)
            .hard(1, 1e5)
            .typical(2, 200)
            .value(10)
            .in(Stage::Storage, kCapacity),
        number<&S::storage, &I::userData>("storage.user_data", GP_TR("Results and users"), unit::terabyte)
            .hard(0, 1e8)
            .typical(0, 1e5)
            .value(50)
            .in(Stage::Storage, kCapacity),
        number<&S::storage, &I::fill>("storage.fill", GP_TR("Fill at most"), unit::percent)
            .hard(10, 100)
            .typical(75, 85)
            .value(80)
            .in(Stage::Storage, kCapacity),
        number<&S::storage, &I::coldRatio>("storage.cold_ratio", GP_TR("Object tier over hot tier"), unit::one)
            .hard(0, 1000)
            .typical(2, 10)
            .value(5)
            .in(Stage::Storage, kCapacity),
        number<&S::storage, &I::cachePerServer>("storage.cache_per_server", GP_TR("Local NVMe a server"),
                                                unit::terabyte)
            .hard(0, 1e4)
            .typical(0, 61)
            .value(30.72)
            .in(Stage::Storage, kCapacity)
            .source(SourceKind::Vendor, "NVIDIA DGX H100 user guide: 8 x 3.84 TB"),
    };
}

} // namespace gp

#include "core/plan/field_builder.hpp"
#include "core/plan/stages/tables.hpp"

namespace gp {

template<>
struct OptionsOf<Precision> {
    static constexpr Option list[] = {{"fp32", "FP32"}, {"tf32", "TF32"}, {"fp16", "FP16"}, {"bf16", "BF16"},
                                      {"fp8", "FP8"},   {"int8", "INT8"}, {"fp4", "FP4"}};
};

static constexpr const char* kServer = GP_TR("Server");
static constexpr const char* kOwn = GP_TR("Own numbers");
static constexpr const char* kCatalogHolds = GP_TR("as in catalog");

std::vector<Field> computeFields() {
    using S = Scenario;
    using C = ComputeInputs;
    return {
        reference<&S::compute, &C::server>("compute.server", GP_TR("Server"), Reference::Server)
            .value("dgx-a100")
            .in(Stage::Compute, kServer),
        choice<&S::compute, &C::precision>("compute.precision", GP_TR("Precision"))
            .value("bf16")
            .in(Stage::Compute, kServer)
            .help(GP_TR("The dense peak that MFU is counted against.")),
        number<&S::compute, &C::memoryUsable>("compute.memory_usable", GP_TR("Usable GPU memory"), unit::percent)
            .hard(10, 100)
            .typical(80, 95)
            .value(90)
            .in(Stage::Compute, kServer)
            .help(GP_TR("Share of the memory that weights and caches may fill."))
            .source(SourceKind::Assumed, "usual serving default 0.9"),
        number<&S::compute, &C::peak>("compute.peak", GP_TR("Dense peak"), unit::teraflopsPerGpu)
            .hard(0.01, 1e6)
            .typical(50, 1e4)
            .unset(kCatalogHolds)
            .in(Stage::Compute, kOwn),
        number<&S::compute, &C::memory>("compute.memory", GP_TR("GPU memory"), unit::gibibytePerGpu)
            .hard(0.1, 1e5)
            .typical(16, 512)
            .unset(kCatalogHolds)
            .in(Stage::Compute, kOwn),
        number<&S::compute, &C::serverPower>("compute.server_power", GP_TR("Server power, maximum"), unit::kilowatt)
            .hard(0.01, 1e4)
            .typical(1, 200)
            .unset(kCatalogHolds)
            .in(Stage::Compute, kOwn),
    };
}

} // namespace gp

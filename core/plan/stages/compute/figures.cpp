#include "core/plan/figure_builder.hpp"
#include "core/plan/stages/tables.hpp"

namespace gp {

static constexpr const char* kServer = GP_TR("Server");
static constexpr const char* kCentre = GP_TR("Centre");
static constexpr const char* kReserve = GP_TR("Reserve");

/// The accelerator's peak in the scenario's precision is a fact chosen by an input, so it is read here.
static const Fact<PeakRate>* peakFact(const PlanView& v) {
    const Accelerator* accelerator = v.plan.compute.accelerator;
    return accelerator ? &accelerator->densePeak[static_cast<std::size_t>(v.scenario.compute.precision)] : nullptr;
}

static Figure acceleratorPeak() {
    Figure f;
    f.key = "accelerator.peak";
    f.kind = FigureKind::Fact;
    f.label = GP_TR("Dense peak, catalog");
    f.dim = unit::teraflopsPerGpu.dim;
    f.unit = unit::teraflopsPerGpu;
    f.get = [](const PlanView& v, int) {
        const auto* fact = peakFact(v);
        return fact ? baseValue(fact->value) : kUnknown;
    };
    f.source = [](const PlanView& v, int) {
        const auto* fact = peakFact(v);
        return fact ? fact->source : SourcePtr();
    };
    return f;
}

static std::vector<Figure> serverFigures() {
    using P = Plan;
    using C = ComputePlan;
    using A = Accelerator;
    return {
        acceleratorPeak(),
        fact<&P::compute, &C::accelerator, &A::memory>("accelerator.memory", GP_TR("GPU memory, catalog"),
                                                       unit::gibibytePerGpu),
        fact<&P::compute, &C::server, &Server::gpus>("server.gpus", GP_TR("GPUs a server"), unit::gpu),
        fact<&P::compute, &C::server, &Server::maximumPower>("server.catalog_power", GP_TR("Server power, catalog"),
                                                             unit::kilowatt),
        fact<&P::compute, &C::server, &Server::typicalPower>("server.typical_power", GP_TR("Server power, typical"),
                                                             unit::kilowatt),
        fact<&P::compute, &C::server, &Server::height>("server.height", GP_TR("Server height"), unit::rackUnit),
        fact<&P::compute, &C::server, &Server::mass>("server.mass", GP_TR("Server mass"), unit::kilogram),
        fact<&P::compute, &C::server, &Server::computePorts>("server.compute_ports",
                                                             GP_TR("Parameter-plane ports a server"), unit::one),
        fact<&P::compute, &C::server, &Server::computePortRate>(
            "server.compute_port_rate", GP_TR("Parameter-plane port rate"), unit::gigabitPerSecond),
        fact<&P::compute, &C::server, &Server::storagePorts>("server.storage_ports",
                                                             GP_TR("Storage-plane ports a server"), unit::one),
        fact<&P::compute, &C::server, &Server::storagePortRate>(
            "server.storage_port_rate", GP_TR("Storage-plane port rate"), unit::gigabitPerSecond),
        fact<&P::compute, &C::server, &Server::businessPorts>("server.business_ports",
                                                              GP_TR("Business-plane ports a server"), unit::one),
        fact<&P::compute, &C::server, &Server::managementPorts>("server.management_ports",
                                                                GP_TR("Management ports a server"), unit::one),
        figure<&P::compute, &C::peak>("server.peak", GP_TR("Dense peak"), unit::teraflopsPerGpu,
                                      "if(known(compute.peak), compute.peak, accelerator.peak)")
            .higher(),
        figure<&P::compute, &C::memory>("server.memory", GP_TR("GPU memory"), unit::gibibytePerGpu,
                                        "if(known(compute.memory), compute.memory, accelerator.memory)")
            .higher(),
        figure<&P::compute, &C::serverMaximum>(
            "server.maximum_power", GP_TR("Server power, maximum"), unit::kilowatt,
            "if(known(compute.server_power), compute.server_power, server.catalog_power)")
            .lower(),
        figure<&P::compute, &C::serverExpected>("server.expected_power", GP_TR("Server power, expected"),
                                                unit::kilowatt, "server.maximum_power * site.diversity")
            .lower(),
        figure<&P::compute, &C::interconnect>("server.interconnect", GP_TR("Interconnect a GPU"),
                                              unit::gigabitPerSecondGpu,
                                              "server.compute_ports * server.compute_port_rate / server.gpus")
            .higher(),
    };
}

std::vector<Figure> computeFigures() {
    std::vector<Figure> all = serverFigures();
    for (Figure& f : all) {
        f.stage = Stage::Compute;
        f.group = kServer;
    }
    using C = ComputePlan;
    all.push_back(figure<&Plan::compute, &C::servers>("centre.servers", GP_TR("Servers"), unit::one, "sum(.servers)")
                      .lower()
                      .in(Stage::Compute, kCentre));
    all.push_back(figure<&Plan::compute, &C::gpus>("centre.gpus", GP_TR("GPUs"), unit::gpu, "sum(.gpus)")
                      .lower()
                      .headline()
                      .in(Stage::Compute, kCentre)
                      .help(GP_TR("GPUs installed in all pools.")));
    all.push_back(figure<&Plan::compute, &C::peakRate>("centre.peak_rate", GP_TR("Dense peak, all GPUs"),
                                                       unit::petaflops, "centre.gpus * server.peak")
                      .higher()
                      .in(Stage::Compute, kCentre));
    using R = ReserveParts;
    all.push_back(figure<&Plan::reserve, &R::spares>("reserve.spares", GP_TR("Spares for failed GPUs"), unit::percent,
                                                     "policy.repair_time / policy.gpu_mtbf")
                      .lower()
                      .in(Stage::Compute, kReserve));
    all.push_back(figure<&Plan::reserve, &R::total>("reserve.parts", GP_TR("Reserve by its parts"), unit::percent,
                                                    "reserve.spares + policy.peak_share + policy.fragmentation")
                      .lower()
                      .in(Stage::Compute, kReserve));
    all.push_back(figure<&Plan::reserve, &R::left>("reserve.left", GP_TR("Reserve beyond its parts"), unit::percent,
                                                   "policy.reserve - 1 - reserve.parts")
                      .higher()
                      .in(Stage::Compute, kReserve));
    return all;
}

} // namespace gp

#include "core/plan/stages/tables.hpp"

namespace gp {

static bool trains(const Scenario& s) {
    return std::any_of(s.workloads.begin(), s.workloads.end(),
                       [](const Workload& w) { return kindOf(w) == Scope::Training; });
}

static void findOversubscription(const PlanView& v, std::vector<Finding>& out) {
    const double wanted = v.scenario.network.parameter.oversubscription.v;
    if (wanted <= 1 || !trains(v.scenario))
        return;
    constexpr double kWorst = 3; // N2
    Finding f;
    f.code = wanted > kWorst ? "network.oversubscription_error" : "network.oversubscription";
    f.severity = wanted > kWorst ? Severity::Error : Severity::Warning;
    f.where = "fabric.parameter.oversubscription";
    f.title = {GP_TR("Parameter plane oversubscribed %1 : 1"), {Amount{wanted, unit::one}}};
    f.detail = {
        GP_TR(
            "Across leaves an all-reduce has 1/%1 of the bandwidth of a server's ports; training plans with 1 : 1, and over 3 : 1 is an error."),
        {Amount{wanted, unit::one}}};
    f.fixes.push_back({{GP_TR("%1 to %2"), {KeyName{"fabric.parameter.wanted_oversubscription"}, Amount{1, unit::one}}},
                       {SetValue{"fabric.parameter.wanted_oversubscription", 1.0, {}}}});
    out.push_back(std::move(f));
}

static void findSpines(const PlanView& v, std::vector<Finding>& out) {
    const PlanePlan& p = v.plan.parameter;
    if (!p.spines.known() || p.spines.n <= p.spinesByPorts.n || p.tiers.n != 2)
        return;
    Finding f;
    f.code = "network.equal_links";
    f.severity = Severity::Ok;
    f.where = "fabric.parameter.spines";
    f.title = {GP_TR("Spines: %1 fitted, %2 would carry"),
               {Amount{times(p.spines), unit::one}, Amount{times(p.spinesByPorts), unit::one}}};
    f.detail = {GP_TR("The %1 uplinks of a leaf must divide evenly; %2 does not divide them."),
                {Amount{times(p.upPorts), unit::one}, Amount{times(p.spinesByPorts), unit::one}}};
    out.push_back(std::move(f));
}

static void findUnsized(const PlanePlan& p, const char* key, std::vector<Finding>& out) {
    if (p.switches.known())
        return;
    Finding f;
    f.code = "network.unsized";
    f.severity = Severity::Error;
    f.where = key;
    f.title = {GP_TR("A network plane cannot be sized"), {}};
    const bool unknown = !p.rails.known() || !p.radix.known() || !p.hosts.known();
    f.detail = {unknown ? GP_TR("The ports of the server or of the switch are unknown: %1.")
                        : GP_TR("More ports than three tiers of this switch carry: %1."),
                {KeyName{key}}};
    out.push_back(std::move(f));
}

/// N3: what the ports of a server carry against what its GPUs may read.
static void findStorageRate(const PlanView& v, std::vector<Finding>& out) {
    const Server& server = *v.plan.compute.server;
    const Bandwidth ports = times(server.storagePorts.value) * server.storagePortRate.value;
    const Bandwidth needed = v.scenario.storage.ratePerGpu * asQuantity(server.gpus.value);
    if (fits(baseValue(needed), baseValue(ports)) != Fit::No)
        return;
    Finding f;
    f.code = "network.storage_ports";
    f.severity = Severity::Warning;
    f.where = "storage.rate_per_gpu";
    f.title = {GP_TR("The server's storage ports are too slow"), {}};
    f.detail = {GP_TR("Its GPUs may read %1, its ports carry %2: GPUs idle for %3 of the reading time."),
                {Amount{baseValue(needed), unit::gigabytePerSecond}, Amount{baseValue(ports), unit::gigabytePerSecond},
                 Amount{1 - ratio(ports, needed), unit::percent}}};
    out.push_back(std::move(f));
}

void findNetwork(const PlanView& v, std::vector<Finding>& out) {
    findOversubscription(v, out);
    findUnsized(v.plan.parameter, "fabric.parameter.switches", out);
    findUnsized(v.plan.storagePlane, "fabric.storage.switches", out);
    findUnsized(v.plan.business, "fabric.business.switches", out);
    findSpines(v, out);
    findStorageRate(v, out);
}

} // namespace gp

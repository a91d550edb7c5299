// N1-N3: four planes, each with its own ports, switches and cables.
#include "core/plan/stages/tables.hpp"

namespace gp {

static void planParameterPlane(const Scenario& s, Plan& plan) {
    const NetworkInputs& n = s.network;
    const ComputePlan& c = plan.compute;
    PlanePlan& p = plan.parameter;
    // A single server trains inside its own NVLink domain and needs no plane.
    p.hosts = c.servers.known() && c.servers.n <= 1 ? ItemCount{0} : ItemCount{c.servers.n};
    p.rails = ceilCount<PortCount>(times(c.server->computePorts.value));
    p.radix = radixAt(*p.networkSwitch, c.server->computePortRate.value);
    p.bandwidth = c.interconnect * asQuantity(c.gpus) / n.parameter.oversubscription;
    sizeTree(p, n.parameter.oversubscription, n.parameterPlanes.n);
    addUp(p, n.parameter);
}

static void planStoragePlane(const Scenario& s, Plan& plan) {
    const ComputePlan& c = plan.compute;
    PlanePlan& p = plan.storagePlane;
    const Server& server = *c.server;
    p.bandwidth = s.storage.ratePerGpu * asQuantity(c.gpus);
    // The storage side brings as many ports as the plane must carry (N3), in machines like the servers.
    const Bandwidth perHost = server.storagePortRate.value * times(server.storagePorts.value);
    p.hosts = ceilCount<ItemCount>(times(c.servers) + ceilExact(ratio(p.bandwidth, perHost)));
    p.rails = server.storagePorts.value;
    p.radix = radixAt(*p.networkSwitch, server.storagePortRate.value);
    sizeTree(p, s.network.storage.oversubscription, 1);
    addUp(p, s.network.storage);
}

static void planBusinessPlane(const Scenario& s, Plan& plan) {
    PlanePlan& p = plan.business;
    p.hosts = {plan.compute.servers.n};
    p.rails = plan.compute.server->businessPorts.value;
    p.radix = p.networkSwitch->ports.value;
    sizeTree(p, s.network.business.oversubscription, 1);
    p.bandwidth = times(p.endpoints) * p.networkSwitch->portRate.value / s.network.business.oversubscription;
    addUp(p, s.network.business);
}

static void planManagementPlane(const Scenario& s, Plan& plan) {
    const ComputePlan& c = plan.compute;
    PlanePlan& p = plan.management;
    const double perServer = times(c.server->managementPorts.value) + times(s.network.managementPortsPerServer);
    p.endpoints = ceilCount<PortCount>(times(c.servers) * perServer + times(plan.parameter.switches) +
                                       times(plan.storagePlane.switches) + times(plan.business.switches));
    // Switches are bought for each scalable unit; pooling their ports would span rows of racks.
    const double groups = maxKnown(1.0, ceilExact(times(c.servers) / times(plan.parameter.downPorts)));
    p.hosts = ceilCount<ItemCount>(groups);
    const double each = ceilExact(times(p.endpoints) / times(p.hosts) / times(p.networkSwitch->ports.value));
    p.leaves = ceilCount<SwitchCount>(times(p.hosts) * each);
    p.switches = p.leaves;
    p.links = ceilCount<CableCount>(times(p.endpoints) + 2 * times(p.leaves));
    p.bandwidth = times(p.endpoints) * p.networkSwitch->portRate.value;
    addUp(p, s.network.management);
}

void planNetwork(const Scenario& s, const Library& library, Plan& plan) {
    const auto find = [&](const PlaneInputs& inputs) { return library.catalog.networkSwitch(inputs.switchId); };
    plan.parameter.networkSwitch = find(s.network.parameter);
    plan.storagePlane.networkSwitch = find(s.network.storage);
    plan.business.networkSwitch = find(s.network.business);
    plan.management.networkSwitch = find(s.network.management);
    planParameterPlane(s, plan);
    planStoragePlane(s, plan);
    planBusinessPlane(s, plan);
    planManagementPlane(s, plan);
}

} // namespace gp

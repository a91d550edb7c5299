#include "core/fabric/plane.hpp"

namespace gp {

PortCount radixAt(const Switch& networkSwitch, Bandwidth portRate) {
    const double split = maxKnown(1.0, floorExact(ratio(networkSwitch.portRate.value, portRate)));
    return ceilCount<PortCount>(times(networkSwitch.ports.value) * split);
}

static void takeFabric(const Fabric& f, PlanePlan& p) {
    p.tiers = {f.tiers};
    p.downPorts = {f.downPorts};
    p.upPorts = {f.upPorts};
    p.leaves = {f.leaves};
    p.spinesByPorts = {f.spinesByPorts};
    p.spines = {f.spines};
    p.cores = {f.cores};
    p.leafSpine = {f.leafSpine};
    p.spineCore = {f.spineCore};
    p.oversubscription = {f.oversubscription};
    p.switches = {f.leaves + f.spines + f.cores};
    p.links = {p.nodeLeaf.n + f.leafSpine + f.spineCore};
}

void sizeTree(PlanePlan& p, Oversubscription wanted, std::int64_t parallelTrees) {
    p.endpoints = ceilCount<PortCount>(times(p.hosts) * times(p.rails));
    p.nodeLeaf = {p.endpoints.n}; // one cable a port, over all parallel trees
    if (!p.hosts.known() || !p.rails.known() || !p.radix.known())
        return;
    const auto fabric = sizeFabric({p.hosts.n, p.rails.n, p.radix.n, wanted.v, parallelTrees});
    if (fabric)
        takeFabric(*fabric, p);
}

static Power powerOf(const PlaneInputs& inputs, const Switch& networkSwitch) {
    if (known(inputs.switchPower))
        return inputs.switchPower;
    return known(networkSwitch.maximumPower.value) ? networkSwitch.maximumPower.value
                                                   : networkSwitch.typicalPower.value;
}

void addUp(PlanePlan& p, const PlaneInputs& inputs) {
    p.optics = ceilCount<DeviceCount>(2 * times(p.links));
    p.switchPower = powerOf(inputs, *p.networkSwitch);
    p.power = times(p.switches) * p.switchPower;
    p.height = times(p.switches) * p.networkSwitch->height.value;
}

} // namespace gp

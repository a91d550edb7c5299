#include "core/site/site.hpp"

#include <initializer_list>

namespace gp {

/// The smallest of the known ones: a missing mass must not hide that power binds.
static ItemCount leastKnown(std::initializer_list<ItemCount> counts) {
    ItemCount least = kUnsetCount<struct ItemTag>;
    for (ItemCount count : counts)
        if (count.known() && (!least.known() || count.n < least.n))
            least = count;
    return least;
}

static void fillComputeRacks(const SiteInputs& in, const SiteLoad& load, SitePlan& p) {
    const Rack& rack = *p.rack;
    p.serversByPower = floorCount<ItemCount>(ratio(in.rackLimit, load.serverMaximum));
    p.serversByHeight = floorCount<ItemCount>(ratio(rack.height.value, load.server->height.value));
    p.serversByLoad = floorCount<ItemCount>(ratio(rack.staticLoad.value - in.rackExtra, load.server->mass.value));
    p.serversPerRack = leastKnown({p.serversByPower, p.serversByHeight, p.serversByLoad});
    const double perRack = times(p.serversPerRack);
    p.computeRacks = ceilCount<RackCount>(times(load.servers) / perRack);
    p.rackPower = perRack * load.serverMaximum;
    p.rackPowerExpected = perRack * load.serverExpected;
    p.rackMass = rack.tare.value + in.rackExtra + perRack * load.server->mass.value;
    p.floorLoad = p.rackMass / (rack.width.value * rack.depth.value);
}

static void fillServiceRacks(const SiteInputs& in, const SiteLoad& load, SitePlan& p) {
    p.rackUnits = load.serviceHeight;
    const double byHeight = ceilExact(ratio(p.rackUnits, p.rack->height.value * in.rackFill));
    const double byPower = ceilExact(ratio(p.networkPower + p.storagePower, in.rackLimit));
    p.serviceRacks = ceilCount<RackCount>(maxKnown(byHeight, byPower));
    p.racks = ceilCount<RackCount>(times(p.computeRacks) + times(p.serviceRacks));
}

void fillRacks(const SiteInputs& in, const SiteLoad& load, SitePlan& p) {
    p.networkPower = load.network;
    p.storagePower = load.storage;
    fillComputeRacks(in, load, p);
    fillServiceRacks(in, load, p);
}

} // namespace gp

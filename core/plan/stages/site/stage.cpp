// P1-P3: racks, power, cooling and a first floor. Rack losses lie inside PUE.
#include "core/plan/stages/tables.hpp"

namespace gp {

/// The smallest of the known ones: a missing mass must not hide that power binds.
static ItemCount leastKnown(std::initializer_list<ItemCount> counts) {
    ItemCount least = kUnsetCount<struct ItemTag>;
    for (ItemCount count : counts)
        if (count.known() && (!least.known() || count.n < least.n))
            least = count;
    return least;
}

static void planRacks(const Scenario& s, const Plan& plan, SitePlan& p) {
    const ComputePlan& c = plan.compute;
    const Rack& rack = *p.rack;
    p.serversByPower = floorCount<ItemCount>(ratio(s.site.rackLimit, c.serverMaximum));
    p.serversByHeight = floorCount<ItemCount>(ratio(rack.height.value, c.server->height.value));
    p.serversByLoad = floorCount<ItemCount>(ratio(rack.staticLoad.value - s.site.rackExtra, c.server->mass.value));
    p.serversPerRack = leastKnown({p.serversByPower, p.serversByHeight, p.serversByLoad});
    const double perRack = times(p.serversPerRack);
    p.computeRacks = ceilCount<RackCount>(times(c.servers) / perRack);
    p.rackPower = perRack * c.serverMaximum;
    p.rackPowerExpected = perRack * c.serverExpected;
    p.rackMass = rack.tare.value + s.site.rackExtra + perRack * c.server->mass.value;
    p.floorLoad = p.rackMass / (rack.width.value * rack.depth.value);
}

static void planServiceRacks(const Scenario& s, const Plan& plan, SitePlan& p) {
    p.rackUnits = plan.parameter.height + plan.storagePlane.height + plan.business.height + plan.management.height +
                  plan.storage.height;
    const double byHeight = ceilExact(ratio(p.rackUnits, p.rack->height.value * s.site.rackFill));
    const double byPower = ceilExact(ratio(p.networkPower + p.storagePower, s.site.rackLimit));
    p.serviceRacks = ceilCount<RackCount>(maxKnown(byHeight, byPower));
    p.racks = ceilCount<RackCount>(times(p.computeRacks) + times(p.serviceRacks));
}

/// IT power that is not servers, for a given server power.
static Power otherIt(const Scenario& s, const SitePlan& p, Power servers) {
    if (s.site.otherIt == OtherIt::Computed)
        return p.networkPower + p.storagePower;
    const double share = s.site.otherItShare.v;
    return servers * (share / (1 - share));
}

static void planPower(const Scenario& s, const Library& library, const Plan& plan, SitePlan& p) {
    const double servers = times(plan.compute.servers);
    const Power expected = servers * plan.compute.serverExpected;
    const Power maximum = servers * plan.compute.serverMaximum;
    p.serverPower = s.site.powerBasis == PowerBasis::Expected ? expected : maximum;
    p.otherPower = otherIt(s, p, p.serverPower);
    p.itPower = p.serverPower + p.otherPower;
    p.itExpected = expected + otherIt(s, p, expected);
    p.itMaximum = maximum + otherIt(s, p, maximum);
    p.itLimit = s.site.powerLimit / s.site.puePeak;
    p.facilityPower = p.itPower * s.site.puePeak;
    p.facilityMaximum = p.itMaximum * s.site.puePeak;
    p.coolingPower = p.facilityPower - p.itPower;
    p.distribution =
        (p.rackPower * times(p.computeRacks) + p.networkPower + p.storagePower) * s.site.distributionHeadroom;
    p.energyPerYear = p.itExpected * s.site.pueAnnual * s.cost.usage * library.catalog.constants.year.value;
}

static void planFloor(const Scenario& s, const Choices& choices, SitePlan& p) {
    const Rack& rack = *p.rack;
    p.racksPerRow = s.site.racksPerRow.known() ? s.site.racksPerRow : choices.racksPerRow;
    p.rows = ceilCount<ItemCount>(times(p.racks) / times(p.racksPerRow));
    const double rows = times(p.rows);
    p.rowLength = times(p.racksPerRow) * rack.width.value;
    p.hallLength = p.rowLength + 2.0 * s.site.endAisle;
    // Rows face each other over cold aisles; a hot aisle runs along both walls and between the backs.
    p.hallWidth =
        rows * rack.depth.value + ceilExact(rows / 2) * s.site.coldAisle + (floorExact(rows / 2) + 1) * s.site.hotAisle;
    p.floorArea = p.hallLength * p.hallWidth;
}

void planSite(const Scenario& s, const Library& library, const Choices& choices, Plan& plan) {
    SitePlan& p = plan.site;
    p.rack = library.catalog.rack(s.site.rack);
    p.cooling = library.catalog.coolingMethod(s.site.cooling);
    p.networkPower = plan.parameter.power + plan.storagePlane.power + plan.business.power + plan.management.power;
    p.storagePower = plan.storage.power;
    planRacks(s, plan, p);
    planServiceRacks(s, plan, p);
    planPower(s, library, plan, p);
    planFloor(s, choices, p);
}

} // namespace gp

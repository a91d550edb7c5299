// Site: what the other stages built, put into racks and a hall.
#include "core/plan/stages/tables.hpp"

namespace gp {

static SiteLoad loadOf(const Scenario& s, const Library& library, const Plan& plan) {
    const ComputePlan& c = plan.compute;
    SiteLoad load;
    load.server = c.server;
    load.servers = c.servers;
    load.serverMaximum = c.serverMaximum;
    load.serverExpected = c.serverExpected;
    load.network = plan.parameter.power + plan.storagePlane.power + plan.business.power + plan.management.power;
    load.storage = plan.storage.power;
    load.serviceHeight = plan.parameter.height + plan.storagePlane.height + plan.business.height +
                         plan.management.height + plan.storage.height;
    load.usage = s.cost.usage;
    load.year = library.catalog.constants.year.value;
    return load;
}

void planSite(const Scenario& s, const Library& library, const Choices& choices, Plan& plan) {
    const SiteLoad load = loadOf(s, library, plan);
    SitePlan& p = plan.site;
    p.rack = library.catalog.rack(s.site.rack);
    p.cooling = library.catalog.coolingMethod(s.site.cooling);
    fillRacks(s.site, load, p);
    supplyPower(s.site, load, p);
    layFloor(s.site, s.site.racksPerRow.known() ? s.site.racksPerRow : choices.racksPerRow, p);
}

} // namespace gp

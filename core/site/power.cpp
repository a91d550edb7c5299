#include "core/site/site.hpp"

namespace gp {

/// IT power that is not servers, for a given server power.
static Power otherIt(const SiteInputs& in, const SitePlan& p, Power servers) {
    if (in.otherIt == OtherIt::Computed)
        return p.networkPower + p.storagePower;
    const double share = in.otherItShare.v;
    return servers * (share / (1 - share));
}

void supplyPower(const SiteInputs& in, const SiteLoad& load, SitePlan& p) {
    const double servers = times(load.servers);
    const Power expected = servers * load.serverExpected;
    const Power maximum = servers * load.serverMaximum;
    p.serverPower = in.powerBasis == PowerBasis::Expected ? expected : maximum;
    p.otherPower = otherIt(in, p, p.serverPower);
    p.itPower = p.serverPower + p.otherPower;
    p.itExpected = expected + otherIt(in, p, expected);
    p.itMaximum = maximum + otherIt(in, p, maximum);
    p.itLimit = in.powerLimit / in.puePeak;
    p.facilityPower = p.itPower * in.puePeak;
    p.facilityMaximum = p.itMaximum * in.puePeak;
    p.coolingPower = p.facilityPower - p.itPower;
    p.distribution = (p.rackPower * times(p.computeRacks) + p.networkPower + p.storagePower) * in.distributionHeadroom;
    p.energyPerYear = p.itExpected * in.pueAnnual * load.usage * load.year;
}

} // namespace gp

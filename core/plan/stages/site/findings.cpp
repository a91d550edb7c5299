#include "core/plan/stages/tables.hpp"

namespace gp {

/// Relaxing facility power: a PUE that would fit, and the limit itself.
static std::vector<Fix> powerFixes(const PlanView& v) {
    const SitePlan& p = v.plan.site;
    std::vector<Fix> fixes;
    const double pue = baseValue(v.scenario.site.powerLimit) / baseValue(p.itPower);
    const double rounded = std::floor(pue * 100) / 100;
    constexpr double kLowestPue = 1.05;
    if (rounded >= kLowestPue && rounded < v.scenario.site.puePeak.v)
        fixes.push_back({{GP_TR("%1 to %2"), {KeyName{"site.pue_peak"}, Amount{rounded, unit::one}}},
                         {SetValue{"site.pue_peak", rounded, {}}}});
    const double needed = std::ceil(baseValue(p.facilityPower) / kMarginUse / 1e4) * 1e4;
    if (std::isfinite(needed))
        fixes.push_back({{GP_TR("%1 to %2"), {KeyName{"site.power_limit"}, Amount{needed, unit::kilowatt}}},
                         {SetValue{"site.power_limit", needed, {}}}});
    return fixes;
}

/// The first cooling method of the catalog that carries a full rack.
static std::vector<Fix> coolingFixes(const PlanView& v) {
    const double needed = baseValue(v.plan.site.rackPower) / kMarginUse;
    for (const Cooling& cooling : v.library.catalog.cooling)
        if (baseValue(cooling.rackLimit.value) >= needed)
            return {{{GP_TR("%1 to %2"), {KeyName{"site.cooling"}, Term{cooling.name}}},
                     {SetValue{"site.cooling", cooling.id, {}}}}};
    return {};
}

std::vector<Limit> siteLimits() {
    return {
        {"centre.it_power", "centre.it_power_limit", Direction::AtMost, Severity::Error, GP_TR("IT power"), powerFixes},
        {"site.rack_power", "cooling.rack_limit", Direction::AtMost, Severity::Error, GP_TR("Rack cooling"),
         coolingFixes},
        {"site.rack_floor_load", "site.floor_load", Direction::AtMost, Severity::Error, GP_TR("Floor load"), nullptr},
    };
}

/// P3: a plan that fits only on one of the two power bases says so.
static void findBasis(const PlanView& v, std::vector<Finding>& out) {
    const SitePlan& p = v.plan.site;
    const double limit = baseValue(p.itLimit);
    if (fits(baseValue(p.itExpected), limit) != Fit::Yes || fits(baseValue(p.itMaximum), limit) != Fit::No)
        return;
    Finding f;
    f.code = "site.nameplate_over";
    f.severity = Severity::Warning;
    f.where = "centre.it_power_maximum";
    f.title = {GP_TR("Nameplate power over the limit by %1"), {Amount{baseValue(p.itMaximum) - limit, unit::kilowatt}}};
    f.detail = {GP_TR("%1 allowed; %2 expected fits, %3 by nameplate does not."),
                {Amount{limit, unit::kilowatt}, Amount{baseValue(p.itExpected), unit::kilowatt},
                 Amount{baseValue(p.itMaximum), unit::kilowatt}}};
    f.fixes = powerFixes(v);
    out.push_back(std::move(f));
}

static void findPlacement(const PlanView& v, std::vector<Finding>& out) {
    const SitePlan& p = v.plan.site;
    if (!p.serversPerRack.known() || p.serversPerRack.n > 0)
        return;
    const bool power = p.serversByPower.known() && p.serversByPower.n == 0;
    const double needed = baseValue(v.plan.compute.serverMaximum);
    Finding f;
    f.code = "site.no_placement";
    f.severity = Severity::Error;
    f.where = "site.servers_per_rack";
    f.title = {power ? GP_TR("Rack power binds: no placement") : GP_TR("No server fits this rack"), {}};
    if (power)
        f.detail = {GP_TR("A server draws %1, a rack is allowed %2."),
                    {Amount{needed, unit::kilowatt}, Amount{baseValue(v.scenario.site.rackLimit), unit::kilowatt}}};
    else
        f.detail = {GP_TR("A server is %1 high and the rack %2."),
                    {Amount{baseValue(v.plan.compute.server->height.value), unit::rackUnit},
                     Amount{baseValue(p.rack->height.value), unit::rackUnit}}};
    if (power) {
        const double limit = std::ceil(needed / 1e3) * 1e3;
        f.fixes.push_back({{GP_TR("%1 to %2"), {KeyName{"site.rack_limit"}, Amount{limit, unit::kilowatt}}},
                           {SetValue{"site.rack_limit", limit, {}}}});
    }
    out.push_back(std::move(f));
}

/// P2: dense racks ask for liquid cooling.
static void findLiquid(const PlanView& v, std::vector<Finding>& out) {
    const SitePlan& p = v.plan.site;
    const double power = baseValue(p.rackPower), threshold = baseValue(v.scenario.site.liquidThreshold);
    const bool air = p.cooling->id == "air_contained" || p.cooling->id == "in_row";
    if (fits(power, threshold) != Fit::No)
        return;
    Finding f;
    f.code = "site.liquid";
    f.severity = air ? Severity::Warning : Severity::Ok;
    f.where = "site.rack_power";
    f.title = {air ? GP_TR("Rack of %1: consider liquid cooling") : GP_TR("Rack of %1: beyond plain air"),
               {Amount{power, unit::kilowatt}}};
    f.detail = {GP_TR("Over %1 a rack; chosen: %2, which carries %3."),
                {Amount{threshold, unit::kilowatt}, Term{p.cooling->name},
                 Amount{baseValue(p.cooling->rackLimit.value), unit::kilowatt}}};
    out.push_back(std::move(f));
}

static void findUnchecked(const PlanView& v, std::vector<Finding>& out) {
    const SitePlan& p = v.plan.site;
    if (p.serversByLoad.known() && p.serversByPower.known() && p.serversByHeight.known())
        return;
    Finding f;
    f.code = "site.unchecked";
    f.severity = Severity::Note;
    f.where = "site.servers_per_rack";
    f.title = {GP_TR("Not every rack limit was checked"), {}};
    const char* missing = !p.serversByPower.known()    ? "server.maximum_power"
                          : !p.serversByHeight.known() ? "server.height"
                                                       : "server.mass";
    f.detail = {GP_TR("%1 is unknown."), {KeyName{missing}}};
    out.push_back(std::move(f));
}

void findSite(const PlanView& v, std::vector<Finding>& out) {
    findBasis(v, out);
    findPlacement(v, out);
    findLiquid(v, out);
    findUnchecked(v, out);
}

} // namespace gp

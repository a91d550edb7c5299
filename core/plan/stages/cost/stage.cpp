// Money from a dated price list. A missing price makes its sums unknown, never smaller.
#include "core/plan/stages/tables.hpp"

namespace gp {

/// Takes a price and its source; both stay empty where the list has none.
template<class T>
static void look(const PriceList& list, std::string_view item, T& price, SourcePtr& source) {
    const Price* found = list.find(item);
    price = make<T>(found ? found->value : kUnknown);
    source = found ? found->source : nullptr;
}

/// Yearly rate that pays back one unit of money over `years` at `interest`.
static double annuity(double interest, double years) {
    return interest > 0 ? interest / (1 - std::pow(1 + interest, -years)) : 1 / years;
}

static void planPlaneCost(const PlaneInputs& in, const CostPlan& prices, PlanePlan& p) {
    look(*prices.prices, in.switchId, p.switchPrice, p.switchPriceSource);
    look(*prices.prices, in.optic, p.opticPrice, p.opticPriceSource);
    p.cost = times(p.switches) * p.switchPrice + times(p.optics) * p.opticPrice + times(p.links) * prices.cablePrice;
}

static void takePrices(const Scenario& s, const Library& library, CostPlan& p) {
    p.prices = library.priceList(s.cost.priceList);
    const PriceList& list = *p.prices;
    look(list, s.compute.server, p.listServerPrice, p.serverSource);
    look(list, "cable", p.cablePrice, p.cableSource);
    look(list, s.storage.block, p.blockPrice, p.blockSource);
    look(list, s.storage.coldBlock, p.coldBlockPrice, p.coldBlockSource);
    look(list, s.site.rack, p.rackPrice, p.rackSource);
    // The list states money a kilowatt; the quantity is in money a watt.
    look(list, "facility.kw", p.facilityPrice, p.facilitySource);
    p.facilityPrice = p.facilityPrice * unit::moneyPerKilowatt.factor;
}

static void planInvestment(const Scenario& s, const Plan& plan, CostPlan& p) {
    p.serverPrice = known(s.cost.serverPrice) ? s.cost.serverPrice : p.listServerPrice;
    p.servers = times(plan.compute.servers) * p.serverPrice;
    p.network = plan.parameter.cost + plan.storagePlane.cost + plan.business.cost + plan.management.cost;
    p.storage = times(plan.storage.blocks) * p.blockPrice + times(plan.storage.coldBlocks) * p.coldBlockPrice;
    p.racks = times(plan.site.racks) * p.rackPrice;
    p.installation = (p.servers + p.network + p.storage + p.racks) * s.cost.installation;
    p.facility = plan.site.facilityPower * p.facilityPrice;
    p.capex = p.servers + p.network + p.storage + p.racks + p.installation + p.facility;
}

static void planRunning(const Scenario& s, const Library& library, const Plan& plan, CostPlan& p) {
    const Duration year = library.catalog.constants.year.value;
    const double interest = s.cost.interest.v;
    const Money equipment = p.servers + p.network + p.storage + p.racks;
    p.energyPerYear = plan.site.energyPerYear * s.cost.tariff / year;
    p.maintenancePerYear = equipment * s.cost.maintenance / year;
    const Money annuities = (p.capex - p.facility) * annuity(interest, ratio(s.cost.life, year)) +
                            p.facility * annuity(interest, ratio(s.cost.facilityLife, year));
    p.costPerYear = annuities / year + p.energyPerYear + p.maintenancePerYear;
    p.perGpuHour = p.costPerYear / (asQuantity(plan.compute.gpus) * s.cost.usage);
    TokenRate tokens = make<TokenRate>(0);
    for (const PoolPlan& pool : plan.pools)
        tokens += pool.consumedTokens;
    p.perToken = p.costPerYear / tokens;
}

void planCost(const Scenario& s, const Library& library, Plan& plan) {
    CostPlan& p = plan.cost;
    takePrices(s, library, p);
    planPlaneCost(s.network.parameter, p, plan.parameter);
    planPlaneCost(s.network.storage, p, plan.storagePlane);
    planPlaneCost(s.network.business, p, plan.business);
    planPlaneCost(s.network.management, p, plan.management);
    planInvestment(s, plan, p);
    planRunning(s, library, plan, p);
}

} // namespace gp

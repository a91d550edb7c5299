// Cost: prices looked up, what the other stages built added up.
#include "core/plan/stages/tables.hpp"

namespace gp {

static void planPlaneCost(const PlaneInputs& in, const CostPlan& prices, PlanePlan& p) {
    takePrice(*prices.prices, in.switchId, p.switchPrice, p.switchPriceSource);
    takePrice(*prices.prices, in.optic, p.opticPrice, p.opticPriceSource);
    p.cost = times(p.switches) * p.switchPrice + times(p.optics) * p.opticPrice + times(p.links) * prices.cablePrice;
}

static void takePrices(const Scenario& s, const Library& library, CostPlan& p) {
    p.prices = library.priceList(s.cost.priceList);
    const PriceList& list = *p.prices;
    takePrice(list, s.compute.server, p.listServerPrice, p.serverSource);
    takePrice(list, "cable", p.cablePrice, p.cableSource);
    takePrice(list, s.storage.block, p.blockPrice, p.blockSource);
    takePrice(list, s.storage.coldBlock, p.coldBlockPrice, p.coldBlockSource);
    takePrice(list, s.site.rack, p.rackPrice, p.rackSource);
    // The list states money a kilowatt; the quantity is in money a watt.
    takePrice(list, "facility.kw", p.facilityPrice, p.facilitySource);
    p.facilityPrice = p.facilityPrice * unit::moneyPerKilowatt.factor;
}

static CostDemand demandOf(const Library& library, const Plan& plan) {
    CostDemand d;
    d.servers = plan.compute.servers;
    d.gpus = asQuantity(plan.compute.gpus);
    d.network = plan.parameter.cost + plan.storagePlane.cost + plan.business.cost + plan.management.cost;
    d.blocks = plan.storage.blocks;
    d.coldBlocks = plan.storage.coldBlocks;
    d.racks = plan.site.racks;
    d.facilityPower = plan.site.facilityPower;
    d.energyPerYear = plan.site.energyPerYear;
    d.tokens = make<TokenRate>(0);
    for (const PoolPlan& pool : plan.pools)
        d.tokens += pool.consumedTokens;
    d.year = library.catalog.constants.year.value;
    return d;
}

void planCost(const Scenario& s, const Library& library, Plan& plan) {
    CostPlan& p = plan.cost;
    takePrices(s, library, p);
    planPlaneCost(s.network.parameter, p, plan.parameter);
    planPlaneCost(s.network.storage, p, plan.storagePlane);
    planPlaneCost(s.network.business, p, plan.business);
    planPlaneCost(s.network.management, p, plan.management);
    const CostDemand demand = demandOf(library, plan);
    addInvestment(s.cost, demand, p);
    addRunning(s.cost, demand, p);
}

} // namespace gp

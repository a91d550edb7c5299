#include "core/plan/figure_builder.hpp"
#include "core/plan/stages/network/planes.hpp"
#include "core/plan/stages/tables.hpp"

namespace gp {

static constexpr const char* kPrices = GP_TR("Unit prices");
static constexpr const char* kCapital = GP_TR("Investment");
static constexpr const char* kRunning = GP_TR("Running cost");

/// A price of the list: a fact whose source travels beside it in the plan.
template<auto Part, auto Price, auto Source>
static FigureBuilder price(std::string_view key, const char* label,
                           UnitOf<Bridge<typename Path<Part, Price>::Leaf>::dim> unit) {
    Figure f = figure<Part, Price>(key, label, unit, nullptr);
    f.kind = FigureKind::Fact;
    f.source = [](const PlanView& v, int) { return follow<Part, Source>(v.plan); };
    return FigureBuilder(f).in(Stage::Cost, kPrices);
}

template<auto P>
static void addPlanePrices(std::vector<Figure>& all, const std::string& plane, const char* group) {
    using T = PlanePlan;
    const auto key = [&](const std::string& name) { return intern("price." + plane + name); };
    const auto add = [&](FigureBuilder f) { all.push_back(f.in(Stage::Cost, group)); };
    add(price<P, &T::switchPrice, &T::switchPriceSource>(key("_switch"), GP_TR("Switch"), unit::money));
    add(price<P, &T::opticPrice, &T::opticPriceSource>(key("_optic"), GP_TR("Module or cable end"), unit::money));
}

template<auto P>
static void addPlaneCost(std::vector<Figure>& all, const std::string& plane, const char* label) {
    const std::string f = "fabric." + plane;
    all.push_back(
        figure<P, &PlanePlan::cost>(intern("cost.plane_" + plane), label, unit::money,
                                    intern(f + ".switches * price." + plane + "_switch + " + f + ".optics * price." +
                                           plane + "_optic + " + f + ".links * price.cable"))
            .lower()
            .in(Stage::Cost, kCapital));
}

std::vector<Figure> costFigures() {
    using P = Plan;
    using C = CostPlan;
    std::vector<Figure> all{
        price<&P::cost, &C::listServerPrice, &C::serverSource>("price.server", GP_TR("Server"), unit::money),
        price<&P::cost, &C::cablePrice, &C::cableSource>("price.cable", GP_TR("Cable"), unit::money),
        price<&P::cost, &C::blockPrice, &C::blockSource>("price.storage_block", GP_TR("Storage block"), unit::money),
        price<&P::cost, &C::coldBlockPrice, &C::coldBlockSource>("price.cold_block", GP_TR("Object block"),
                                                                 unit::money),
        price<&P::cost, &C::rackPrice, &C::rackSource>("price.rack", GP_TR("Rack"), unit::money),
        price<&P::cost, &C::facilityPrice, &C::facilitySource>("price.facility", GP_TR("Facility"),
                                                               unit::moneyPerKilowatt),
    };
    addPlanePrices<&P::parameter>(all, "parameter", kParameterPlane);
    addPlanePrices<&P::storagePlane>(all, "storage", kStoragePlane);
    addPlanePrices<&P::business>(all, "business", kBusinessPlane);
    addPlanePrices<&P::management>(all, "management", kManagementPlane);
    addPlaneCost<&P::parameter>(all, "parameter", kParameterPlane);
    addPlaneCost<&P::storagePlane>(all, "storage", kStoragePlane);
    addPlaneCost<&P::business>(all, "business", kBusinessPlane);
    addPlaneCost<&P::management>(all, "management", kManagementPlane);
    const auto capital = [&](FigureBuilder f) { all.push_back(f.lower().in(Stage::Cost, kCapital)); };
    const auto running = [&](FigureBuilder f) { all.push_back(f.lower().in(Stage::Cost, kRunning)); };
    capital(figure<&P::cost, &C::servers>(
        "cost.servers", GP_TR("Servers"), unit::money,
        "centre.servers * if(known(cost.server_price), cost.server_price, price.server)"));
    capital(figure<&P::cost, &C::network>("cost.network", GP_TR("Network"), unit::money,
                                          "cost.plane_parameter + cost.plane_storage + "
                                          "cost.plane_business + cost.plane_management"));
    capital(figure<&P::cost, &C::storage>("cost.storage", GP_TR("Storage"), unit::money,
                                          "storage.blocks * price.storage_block + storage.cold_blocks * "
                                          "price.cold_block"));
    capital(figure<&P::cost, &C::racks>("cost.racks", GP_TR("Racks"), unit::money, "centre.racks * price.rack"));
    capital(figure<&P::cost, &C::installation>("cost.install", GP_TR("Installation"), unit::money,
                                               "(cost.servers + cost.network + cost.storage + cost.racks) "
                                               "* cost.installation"));
    capital(figure<&P::cost, &C::facility>("cost.facility", GP_TR("Power and cooling plant"), unit::money,
                                           "centre.facility_power * price.facility"));
    capital(figure<&P::cost, &C::capex>("centre.capex", GP_TR("Investment"), unit::money,
                                        "cost.servers + cost.network + cost.storage + cost.racks + "
                                        "cost.install + cost.facility")
                .headline());
    running(figure<&P::cost, &C::energyPerYear>("cost.energy_per_year", GP_TR("Electricity a year"), unit::moneyPerYear,
                                                "centre.energy_per_year * cost.tariff / constant.year"));
    running(figure<&P::cost, &C::maintenancePerYear>(
        "cost.maintenance_per_year", GP_TR("Maintenance a year"), unit::moneyPerYear,
        "(cost.servers + cost.network + cost.storage + cost.racks) * cost.maintenance / constant.year"));
    running(figure<&P::cost, &C::costPerYear>(
                "centre.cost_per_year", GP_TR("Cost a year"), unit::moneyPerYear,
                "((centre.capex - cost.facility) * annuity(cost.interest, cost.life / constant.year) + "
                "cost.facility * annuity(cost.interest, cost.facility_life / constant.year)) / constant.year + "
                "cost.energy_per_year + cost.maintenance_per_year")
                .help(GP_TR("Annuities of the investment, electricity and maintenance.")));
    running(figure<&P::cost, &C::perGpuHour>("centre.cost_per_gpu_hour", GP_TR("Cost a GPU hour"),
                                             unit::moneyPerGpuHour, "centre.cost_per_year / (centre.gpus * cost.usage)")
                .headline());
    running(figure<&P::cost, &C::perToken>("centre.cost_per_token", GP_TR("Cost a million tokens"),
                                           unit::moneyPerMillionTokens, "centre.cost_per_year / sum(.tokens_used)"));
    return all;
}

} // namespace gp

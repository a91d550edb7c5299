#include "core/plan/field_builder.hpp"
#include "core/plan/stages/tables.hpp"

namespace gp {

static constexpr const char* kPrices = GP_TR("Prices");
static constexpr const char* kRunning = GP_TR("Running");

std::vector<Field> costFields() {
    using S = Scenario;
    using I = CostInputs;
    return {
        reference<&S::cost, &I::priceList>("cost.price_list", GP_TR("Price list"), Reference::PriceList)
            .value("sample-2026-12")
            .in(Stage::Cost, kPrices),
        number<&S::cost, &I::serverPrice>("cost.server_price", GP_TR("Own price a server"), unit::money)
            .hard(0, 1e10)
            .typical(1e5, 1e8)
            .unset(GP_TR("from the price list"))
            .in(Stage::Cost, kPrices),
        number<&S::cost, &I::installation>("cost.installation", GP_TR("Installation"), unit::percent)
            .hard(0, 100)
            .typical(2, 10)
            .value(4)
            .in(Stage::Cost, kPrices)
            .help(GP_TR("Share of the equipment's price.")),
        number<&S::cost, &I::tariff>("cost.tariff", GP_TR("Electricity"), unit::moneyPerKilowattHour)
            .hard(0, 100)
            .typical(0.3, 1.2)
            .value(0.65)
            .in(Stage::Cost, kRunning),
        number<&S::cost, &I::usage>("cost.usage", GP_TR("Time in use"), unit::percent)
            .hard(0.1, 100)
            .typical(60, 100)
            .value(90)
            .in(Stage::Cost, kRunning)
            .help(GP_TR("Share of the year in which the GPUs are at work.")),
        number<&S::cost, &I::maintenance>("cost.maintenance", GP_TR("Maintenance a year"), unit::percent)
            .hard(0, 100)
            .typical(2, 10)
            .value(5)
            .in(Stage::Cost, kRunning)
            .help(GP_TR("Share of the equipment's price.")),
        number<&S::cost, &I::interest>("cost.interest", GP_TR("Interest"), unit::percent)
            .hard(0, 100)
            .typical(2, 10)
            .value(5)
            .in(Stage::Cost, kRunning),
        number<&S::cost, &I::life>("cost.life", GP_TR("Life of IT"), unit::year)
            .hard(0.5, 50)
            .typical(3, 7)
            .value(5)
            .in(Stage::Cost, kRunning),
        number<&S::cost, &I::facilityLife>("cost.facility_life", GP_TR("Life of the facility"), unit::year)
            .hard(0.5, 100)
            .typical(10, 20)
            .value(14)
            .in(Stage::Cost, kRunning),
    };
}

} // namespace gp

#include "core/plan/field_builder.hpp"
#include "core/plan/stages/tables.hpp"

namespace gp {

template<>
struct OptionsOf<PowerBasis> {
    static constexpr Option list[] = {{"expected", GP_TR("expected draw")}, {"maximum", GP_TR("nameplate")}};
};
template<>
struct OptionsOf<OtherIt> {
    static constexpr Option list[] = {{"computed", GP_TR("from the plan")}, {"share", GP_TR("share of IT")}};
};

static constexpr const char* kRack = GP_TR("Racks");
static constexpr const char* kPower = GP_TR("Power and cooling");
static constexpr const char* kFloor = GP_TR("Floor");

static std::vector<Field> rackFields() {
    using S = Scenario;
    using I = SiteInputs;
    return {
        reference<&S::site, &I::rack>("site.rack", GP_TR("Rack"), Reference::Rack)
            .value("48u-750x1200-ai")
            .in(Stage::Site, kRack),
        number<&S::site, &I::rackLimit>("site.rack_limit", GP_TR("Power a rack"), unit::kilowatt)
            .hard(0.1, 1e4)
            .typical(6, 150)
            .value(40)
            .in(Stage::Site, kRack)
            .help(GP_TR("What the hall can feed and cool in one rack; 30-50 kW is typical for AI racks.")),
        number<&S::site, &I::rackFill>("site.rack_fill", GP_TR("Fill of service racks"), unit::percent)
            .hard(10, 100)
            .typical(50, 90)
            .value(70)
            .in(Stage::Site, kRack),
        number<&S::site, &I::rackExtra>("site.rack_extra", GP_TR("PDUs and cables a rack"), unit::kilogram)
            .hard(0, 1000)
            .typical(50, 120)
            .value(70)
            .in(Stage::Site, kRack),
        number<&S::site, &I::floorLoad>("site.floor_load", GP_TR("Floor load allowed"), unit::kilogramPerSquareMetre)
            .hard(10, 1e5)
            .typical(800, 3000)
            .unset(GP_TR("not given"))
            .in(Stage::Site, kRack),
    };
}

static std::vector<Field> powerFields() {
    using S = Scenario;
    using I = SiteInputs;
    return {
        number<&S::site, &I::powerLimit>("site.power_limit", GP_TR("Facility power available"), unit::kilowatt)
            .hard(0.1, 1e8)
            .typical(100, 1e6)
            .unset(GP_TR("no limit"))
            .in(Stage::Site, kPower),
        choice<&S::site, &I::powerBasis>("site.power_basis", GP_TR("Power basis"))
            .in(Stage::Site, kPower)
            .help(GP_TR("Expected draw sizes the hall; the nameplate is shown beside it.")),
        number<&S::site, &I::diversity>("site.diversity", GP_TR("Expected over nameplate"), unit::percent)
            .hard(10, 100)
            .typical(85, 100)
            .value(92)
            .in(Stage::Site, kPower)
            .source(SourceKind::Assumed, "training halls draw 90-95 % of the nameplate"),
        choice<&S::site, &I::otherIt>("site.other_it", GP_TR("Other IT")).in(Stage::Site, kPower),
        number<&S::site, &I::otherItShare>("site.other_it_share", GP_TR("Other IT, share"), unit::percent)
            .hard(0, 90)
            .typical(5, 20)
            .value(10)
            .in(Stage::Site, kPower)
            .help(GP_TR("Used where other IT is a share: this part of all IT power is not servers.")),
        number<&S::site, &I::puePeak>("site.pue_peak", GP_TR("PUE, peak"), unit::one)
            .hard(1, 4)
            .typical(1.05, 1.6)
            .value(1.25)
            .in(Stage::Site, kPower)
            .help(GP_TR("For capacity: the hottest hour of the year.")),
        number<&S::site, &I::pueAnnual>("site.pue_annual", GP_TR("PUE, annual"), unit::one)
            .hard(1, 4)
            .typical(1.05, 1.5)
            .value(1.2)
            .in(Stage::Site, kPower)
            .help(GP_TR("For energy: the mean of the year.")),
        reference<&S::site, &I::cooling>("site.cooling", GP_TR("Cooling"), Reference::Cooling)
            .value("rear_door")
            .in(Stage::Site, kPower),
        number<&S::site, &I::liquidThreshold>("site.liquid_threshold", GP_TR("Consider liquid above"), unit::kilowatt)
            .hard(1, 1000)
            .typical(15, 40)
            .value(20)
            .in(Stage::Site, kPower),
        number<&S::site, &I::distributionHeadroom>("site.distribution_headroom", GP_TR("Distribution headroom"),
                                                   unit::one)
            .hard(1, 3)
            .typical(1.1, 1.4)
            .value(1.2)
            .asSurcharge()
            .in(Stage::Site, kPower),
    };
}

static std::vector<Field> floorFields() {
    using S = Scenario;
    using I = SiteInputs;
    return {
        number<&S::site, &I::racksPerRow>("site.row_racks", GP_TR("Racks a row"), unit::one)
            .hard(1, 200)
            .typical(6, 30)
            .unset(GP_TR("chosen for the smallest hall"))
            .in(Stage::Site, kFloor),
        number<&S::site, &I::coldAisle>("site.cold_aisle", GP_TR("Cold aisle"), unit::metre)
            .hard(0.5, 10)
            .typical(1.2, 2.4)
            .value(1.8)
            .in(Stage::Site, kFloor),
        number<&S::site, &I::hotAisle>("site.hot_aisle", GP_TR("Hot aisle"), unit::metre)
            .hard(0.5, 10)
            .typical(0.9, 2.4)
            .value(1.5)
            .in(Stage::Site, kFloor),
        number<&S::site, &I::endAisle>("site.end_aisle", GP_TR("End aisle"), unit::metre)
            .hard(0.5, 10)
            .typical(1, 3)
            .value(1.5)
            .in(Stage::Site, kFloor),
    };
}

std::vector<Field> siteFields() {
    std::vector<Field> all;
    for (const auto& part : {rackFields(), powerFields(), floorFields()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace gp

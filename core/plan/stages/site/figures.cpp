#include "core/plan/figure_builder.hpp"
#include "core/plan/stages/tables.hpp"

namespace gp {

static constexpr const char* kRacks = GP_TR("Racks");
static constexpr const char* kPower = GP_TR("Power");
static constexpr const char* kFloor = GP_TR("Floor");

static std::vector<Figure> rackFigures() {
    using P = Plan;
    using S = SitePlan;
    return {
        fact<&P::site, &S::rack, &Rack::height>("rack.height", GP_TR("Rack height"), unit::rackUnit),
        fact<&P::site, &S::rack, &Rack::width>("rack.width", GP_TR("Rack width"), unit::millimetre),
        fact<&P::site, &S::rack, &Rack::depth>("rack.depth", GP_TR("Rack depth"), unit::millimetre),
        fact<&P::site, &S::rack, &Rack::tare>("rack.tare", GP_TR("Rack mass, empty"), unit::kilogram),
        fact<&P::site, &S::rack, &Rack::staticLoad>("rack.static_load", GP_TR("Rack load allowed"), unit::kilogram),
        fact<&P::site, &S::cooling, &Cooling::rackLimit>("cooling.rack_limit", GP_TR("Cooling limit a rack"),
                                                         unit::kilowatt),
        figure<&P::site, &S::serversByPower>("site.servers_by_power", GP_TR("Servers a rack by power"), unit::one,
                                             "floor(site.rack_limit / server.maximum_power)")
            .rule(),
        figure<&P::site, &S::serversByHeight>("site.servers_by_height", GP_TR("Servers a rack by height"), unit::one,
                                              "floor(rack.height / server.height)")
            .rule(),
        figure<&P::site, &S::serversByLoad>("site.servers_by_load", GP_TR("Servers a rack by mass"), unit::one,
                                            "floor((rack.static_load - site.rack_extra) / server.mass)")
            .rule(),
        figure<&P::site, &S::serversPerRack>("site.servers_per_rack", GP_TR("Servers a rack"), unit::one,
                                             "least_known(site.servers_by_power, site.servers_by_height, "
                                             "site.servers_by_load)")
            .rule()
            .higher(),
        figure<&P::site, &S::computeRacks>("site.compute_racks", GP_TR("Compute racks"), unit::one,
                                           "ceil(centre.servers / site.servers_per_rack)")
            .rule()
            .lower(),
        figure<&P::site, &S::rackUnits>("site.service_height", GP_TR("Rack units of network and storage"),
                                        unit::rackUnit,
                                        "fabric.parameter.height + fabric.storage.height + "
                                        "fabric.business.height + fabric.management.height + "
                                        "storage.height"),
        figure<&P::site, &S::serviceRacks>("site.service_racks", GP_TR("Network and storage racks"), unit::one,
                                           "max(ceil(site.service_height / (rack.height * "
                                           "site.rack_fill)), ceil((site.network_power + "
                                           "site.storage_power) / site.rack_limit))")
            .rule()
            .lower(),
        figure<&P::site, &S::racks>("centre.racks", GP_TR("Racks"), unit::one,
                                    "site.compute_racks + site.service_racks")
            .lower()
            .headline(),
        figure<&P::site, &S::rackPower>("site.rack_power", GP_TR("Power of a full rack"), unit::kilowatt,
                                        "site.servers_per_rack * server.maximum_power")
            .lower(),
        figure<&P::site, &S::rackPowerExpected>("site.rack_power_expected", GP_TR("Power of a full rack, expected"),
                                                unit::kilowatt, "site.servers_per_rack * server.expected_power")
            .lower(),
        figure<&P::site, &S::rackMass>("site.rack_mass", GP_TR("Mass of a full rack"), unit::kilogram,
                                       "rack.tare + site.rack_extra + site.servers_per_rack * "
                                       "server.mass")
            .lower(),
        figure<&P::site, &S::floorLoad>("site.rack_floor_load", GP_TR("Load under a full rack"),
                                        unit::kilogramPerSquareMetre, "site.rack_mass / (rack.width * rack.depth)")
            .lower(),
    };
}

static std::vector<Figure> powerFigures() {
    using P = Plan;
    using S = SitePlan;
    return {
        figure<&P::site, &S::serverPower>("centre.server_power", GP_TR("Server power"), unit::kilowatt,
                                          "centre.servers * if(is(site.power_basis, expected), "
                                          "server.expected_power, server.maximum_power)")
            .lower(),
        figure<&P::site, &S::networkPower>("site.network_power", GP_TR("Network power"), unit::kilowatt,
                                           "fabric.parameter.power + fabric.storage.power + "
                                           "fabric.business.power + fabric.management.power")
            .lower(),
        figure<&P::site, &S::storagePower>("site.storage_power", GP_TR("Storage power"), unit::kilowatt,
                                           "storage.power")
            .lower(),
        figure<&P::site, &S::otherPower>("site.other_power", GP_TR("Other IT power"), unit::kilowatt,
                                         "if(is(site.other_it, share), centre.server_power * "
                                         "site.other_it_share / (1 - site.other_it_share), "
                                         "site.network_power + site.storage_power)")
            .lower(),
        figure<&P::site, &S::itPower>("centre.it_power", GP_TR("IT power"), unit::kilowatt,
                                      "centre.server_power + site.other_power")
            .lower()
            .headline(),
        figure<&P::site, &S::itExpected>("centre.it_power_expected", GP_TR("IT power, expected"), unit::kilowatt,
                                         "centre.servers * server.expected_power + if(is(site.other_it, "
                                         "share), centre.servers * server.expected_power * "
                                         "site.other_it_share / (1 - site.other_it_share), "
                                         "site.network_power + site.storage_power)")
            .lower(),
        figure<&P::site, &S::itMaximum>("centre.it_power_maximum", GP_TR("IT power, nameplate"), unit::kilowatt,
                                        "centre.servers * server.maximum_power + if(is(site.other_it, "
                                        "share), centre.servers * server.maximum_power * "
                                        "site.other_it_share / (1 - site.other_it_share), "
                                        "site.network_power + site.storage_power)")
            .lower(),
        figure<&P::site, &S::itLimit>("centre.it_power_limit", GP_TR("IT power allowed"), unit::kilowatt,
                                      "site.power_limit / site.pue_peak")
            .higher(),
        figure<&P::site, &S::facilityPower>("centre.facility_power", GP_TR("Facility power"), unit::kilowatt,
                                            "centre.it_power * site.pue_peak")
            .lower(),
        figure<&P::site, &S::facilityMaximum>("centre.facility_power_maximum", GP_TR("Facility power, nameplate"),
                                              unit::kilowatt, "centre.it_power_maximum * site.pue_peak")
            .lower(),
        figure<&P::site, &S::coolingPower>("site.cooling_power", GP_TR("Cooling and losses at peak"), unit::kilowatt,
                                           "centre.facility_power - centre.it_power")
            .lower(),
        figure<&P::site, &S::distribution>("site.distribution", GP_TR("Distribution capacity"), unit::kilowatt,
                                           "(site.rack_power * site.compute_racks + site.network_power + "
                                           "site.storage_power) * site.distribution_headroom")
            .lower(),
        figure<&P::site, &S::energyPerYear>("centre.energy_per_year", GP_TR("Energy a year"), unit::gigawattHour,
                                            "centre.it_power_expected * site.pue_annual * cost.usage * "
                                            "constant.year")
            .lower(),
    };
}

static std::vector<Figure> floorFigures() {
    using P = Plan;
    using S = SitePlan;
    return {
        figure<&P::site, &S::racksPerRow>("site.racks_per_row", GP_TR("Racks a row"), unit::one, nullptr)
            .chosen()
            .help(GP_TR("The row length that needs the smallest hall of a usual shape.")),
        figure<&P::site, &S::rows>("site.rows", GP_TR("Rows"), unit::one, "ceil(centre.racks / site.racks_per_row)")
            .rule()
            .lower(),
        figure<&P::site, &S::rowLength>("site.row_length", GP_TR("Row length"), unit::metre,
                                        "site.racks_per_row * rack.width"),
        figure<&P::site, &S::hallLength>("site.hall_length", GP_TR("Hall length"), unit::metre,
                                         "site.row_length + 2 * site.end_aisle")
            .lower(),
        figure<&P::site, &S::hallWidth>("site.hall_width", GP_TR("Hall width"), unit::metre,
                                        "site.rows * rack.depth + ceil(site.rows / 2) * site.cold_aisle + "
                                        "(floor(site.rows / 2) + 1) * site.hot_aisle")
            .lower(),
        figure<&P::site, &S::floorArea>("site.floor_area", GP_TR("Floor area"), unit::squareMetre,
                                        "site.hall_length * site.hall_width")
            .lower(),
    };
}

std::vector<Figure> siteFigures() {
    std::vector<Figure> all;
    const std::pair<std::vector<Figure>, const char*> parts[] = {
        {rackFigures(), kRacks}, {powerFigures(), kPower}, {floorFigures(), kFloor}};
    for (const auto& [part, group] : parts)
        for (Figure f : part) {
            f.stage = Stage::Site;
            f.group = group;
            all.push_back(f);
        }
    return all;
}

} // namespace gp

#include "core/plan/figure_builder.hpp"
#include "core/plan/stages/network/planes.hpp"
#include "core/plan/stages/tables.hpp"

#include <deque>
#include <mutex>

namespace gp {

const char* intern(std::string text) {
    static std::mutex mutex;
    static std::deque<std::string> kept;
    const std::lock_guard lock(mutex);
    return kept.emplace_back(std::move(text)).c_str();
}

/// Replaces every '@' of a formula by the plane's prefix: "@leaves" is "fabric.parameter.leaves".
static const char* planeFormula(std::string_view plane, std::string_view formula) {
    std::string text;
    for (char c : formula)
        if (c == '@')
            text.append("fabric.").append(plane).append(".");
        else
            text.push_back(c);
    return intern(std::move(text));
}

struct PlaneTexts {
    const char* id;
    const char* group;
    const char* hosts;     ///< formula: machines on this plane
    const char* rails;     ///< formula: ports a machine
    const char* portRate;  ///< formula: rate of such a port; null: as the switch
    const char* planes;    ///< formula: parallel trees
    const char* bandwidth; ///< formula: what it must carry
    const char* switches = "@leaves + @spines + @cores";
    const char* links = "@cables_node_leaf + @cables_leaf_spine + @cables_spine_core";
};

template<auto P>
static void addTree(std::vector<Figure>& all, const PlaneTexts& t) {
    using T = PlanePlan;
    const auto key = [&](const char* name) { return planeFormula(t.id, "@" + std::string(name)); };
    const auto add = [&](FigureBuilder f) { all.push_back(f.in(Stage::Network, t.group)); };
    const std::string request = "@hosts, @rails, @radix, @wanted_oversubscription, " + std::string(t.planes);
    const auto rule = [&](const std::string& name) { return planeFormula(t.id, name + "(" + request + ")"); };
    const auto formula = [&](const std::string& text) { return planeFormula(t.id, text); };
    const std::string radix = std::string("@switch_ports") +
                              (t.portRate ? std::string(" * max(1, floor(@switch_rate / ") + t.portRate + "))" : "");
    const std::string k = "@radix * " + std::string(t.planes);

    add(figure<P, &T::hosts>(key("hosts"), GP_TR("Machines"), unit::one, formula(t.hosts)).rule());
    add(figure<P, &T::rails>(key("rails"), GP_TR("Ports a machine"), unit::one, formula(t.rails)));
    add(figure<P, &T::endpoints>(key("endpoints"), GP_TR("Machine ports"), unit::one, formula("@hosts * @rails")));
    add(figure<P, &T::radix>(key("radix"), GP_TR("Radix at port rate"), unit::one, formula(radix)).rule());
    add(figure<P, &T::tiers>(key("tiers"), GP_TR("Tiers"), unit::one, rule("fabric_tiers")).rule().lower());
    add(figure<P, &T::upPorts>(key("up_ports"), GP_TR("Uplinks a leaf"), unit::one,
                               formula("if(less(@tiers, 2), 0, floor(" + k + " / (1 + @wanted_oversubscription)))"))
            .rule());
    add(figure<P, &T::downPorts>(key("down_ports"), GP_TR("Down ports a leaf"), unit::one, formula(k + " - @up_ports"))
            .rule());
    add(figure<P, &T::leaves>(key("leaves"), GP_TR("Leaf switches"), unit::one,
                              formula(std::string(t.planes) + " * @rails * ceil(@hosts / @down_ports)"))
            .rule()
            .lower());
    add(figure<P, &T::spinesByPorts>(key("spines_min"), GP_TR("Spines by ports alone"), unit::one,
                                     rule("fabric_spines_min"))
            .rule()
            .lower());
    add(figure<P, &T::spines>(key("spines"), GP_TR("Spine switches"), unit::one, rule("fabric_spines"))
            .rule()
            .lower()
            .help(GP_TR("Every leaf has the same whole number of links to every spine it reaches.")));
    add(figure<P, &T::cores>(key("cores"), GP_TR("Core switches"), unit::one, rule("fabric_cores")).rule().lower());
    add(figure<P, &T::nodeLeaf>(key("cables_node_leaf"), GP_TR("Cables machine to leaf"), unit::one,
                                formula("@endpoints"))
            .lower());
    add(figure<P, &T::leafSpine>(key("cables_leaf_spine"), GP_TR("Cables leaf to spine"), unit::one,
                                 formula("@leaves * @up_ports / " + std::string(t.planes)))
            .lower());
    add(figure<P, &T::spineCore>(key("cables_spine_core"), GP_TR("Cables spine to core"), unit::one,
                                 formula("if(less(@tiers, 3), 0, @spines * @radix / 2)"))
            .lower());
    add(figure<P, &T::oversubscription>(key("oversubscription"), GP_TR("True oversubscription"), unit::one,
                                        formula("if(less(@tiers, 2), 1, @down_ports / @up_ports)"))
            .lower());
}

/// What every plane has, tree or not.
template<auto P>
static void addCommon(std::vector<Figure>& all, const PlaneTexts& t) {
    using T = PlanePlan;
    const auto key = [&](const char* name) { return planeFormula(t.id, "@" + std::string(name)); };
    const auto add = [&](FigureBuilder f) { all.push_back(f.in(Stage::Network, t.group)); };
    const auto formula = [&](const char* text) { return planeFormula(t.id, text); };
    add(fact<P, &T::networkSwitch, &Switch::ports>(key("switch_ports"), GP_TR("Switch ports"), unit::one));
    add(fact<P, &T::networkSwitch, &Switch::portRate>(key("switch_rate"), GP_TR("Switch port rate"),
                                                      unit::gigabitPerSecond));
    add(fact<P, &T::networkSwitch, &Switch::maximumPower>(key("switch_maximum_power"), GP_TR("Switch power, maximum"),
                                                          unit::watt));
    add(fact<P, &T::networkSwitch, &Switch::typicalPower>(key("switch_typical_power"), GP_TR("Switch power, typical"),
                                                          unit::watt));
    add(fact<P, &T::networkSwitch, &Switch::height>(key("switch_height"), GP_TR("Switch height"), unit::rackUnit));
    add(figure<P, &T::switches>(key("switches"), GP_TR("Switches"), unit::one, formula(t.switches)).lower());
    add(figure<P, &T::links>(key("links"), GP_TR("Links"), unit::one, formula(t.links)).lower());
    add(figure<P, &T::optics>(key("optics"), GP_TR("Modules and cable ends"), unit::one, formula("2 * @links"))
            .lower());
    add(figure<P, &T::bandwidth>(key("bandwidth"), GP_TR("Bandwidth to carry"), unit::terabitPerSecond,
                                 formula(t.bandwidth)));
    add(figure<P, &T::switchPower>(
            key("switch_power"), GP_TR("Power a switch"), unit::watt,
            formula("if(known(@own_switch_power), @own_switch_power, if(known(@switch_maximum_power), "
                    "@switch_maximum_power, @switch_typical_power))"))
            .lower());
    add(figure<P, &T::power>(key("power"), GP_TR("Power of the plane"), unit::kilowatt,
                             formula("@switches * @switch_power"))
            .lower());
    add(figure<P, &T::height>(key("height"), GP_TR("Rack units of the plane"), unit::rackUnit,
                              formula("@switches * @switch_height"))
            .lower());
}

/// Management has no tree of its own: its leaves are counted for each scalable unit and uplink in pairs.
static void addManagement(std::vector<Figure>& all) {
    using T = PlanePlan;
    const PlaneTexts t{"management", kManagementPlane,          "", "", nullptr, "1", "@endpoints * @switch_rate",
                       "@leaves",    "@endpoints + 2 * @leaves"};
    const auto add = [&](FigureBuilder f) { all.push_back(f.in(Stage::Network, t.group)); };
    add(figure<&Plan::management, &T::endpoints>(
        "fabric.management.endpoints", GP_TR("Managed ports"), unit::one,
        "centre.servers * (server.management_ports + fabric.management.extra_ports) + "
        "fabric.parameter.switches + fabric.storage.switches + fabric.business.switches"));
    add(figure<&Plan::management, &T::hosts>("fabric.management.groups", GP_TR("Scalable units"), unit::one,
                                             "max(1, ceil(centre.servers / fabric.parameter.down_ports))")
            .rule());
    add(figure<&Plan::management, &T::leaves>("fabric.management.leaves", GP_TR("Management switches"), unit::one,
                                              "@groups * ceil(@endpoints / @groups / @switch_ports)")
            .rule()
            .lower());
    all.back().formula = planeFormula(t.id, all.back().formula);
    addCommon<&Plan::management>(all, t);
}

std::vector<Figure> networkFigures() {
    std::vector<Figure> all;
    const PlaneTexts parameter{"parameter",
                               kParameterPlane,
                               "if(less(1, centre.servers), centre.servers, 0)",
                               "server.compute_ports",
                               "server.compute_port_rate",
                               "fabric.parameter.planes",
                               "server.interconnect * centre.gpus / @wanted_oversubscription"};
    addTree<&Plan::parameter>(all, parameter);
    addCommon<&Plan::parameter>(all, parameter);
    const PlaneTexts storage{"storage",
                             kStoragePlane,
                             "centre.servers + ceil(@bandwidth / (server.storage_port_rate * "
                             "server.storage_ports))",
                             "server.storage_ports",
                             "server.storage_port_rate",
                             "1",
                             "storage.rate_per_gpu * centre.gpus"};
    addTree<&Plan::storagePlane>(all, storage);
    addCommon<&Plan::storagePlane>(all, storage);
    const PlaneTexts business{"business",
                              kBusinessPlane,
                              "centre.servers",
                              "server.business_ports",
                              nullptr,
                              "1",
                              "@endpoints * @switch_rate / @wanted_oversubscription"};
    addTree<&Plan::business>(all, business);
    addCommon<&Plan::business>(all, business);
    addManagement(all);
    return all;
}

} // namespace gp

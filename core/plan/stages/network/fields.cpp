#include "core/plan/field_builder.hpp"
#include "core/plan/stages/network/planes.hpp"
#include "core/plan/stages/tables.hpp"

namespace gp {

/// The inputs that every plane has; `P` is the plane's member of NetworkInputs.
template<auto P>
static void addPlane(std::vector<Field>& all, const char* plane, const char* group, const char* switchId,
                     const char* optic, double oversubscription) {
    using S = Scenario;
    using I = PlaneInputs;
    const auto key = [&](const char* name) { return intern("fabric." + std::string(plane) + "." + name); };
    all.push_back(reference<&S::network, P, &I::switchId>(key("switch"), GP_TR("Switch"), Reference::Switch)
                      .value(switchId)
                      .in(Stage::Network, group));
    all.push_back(reference<&S::network, P, &I::optic>(key("optic"), GP_TR("Module or cable end"), Reference::Optic)
                      .value(optic)
                      .in(Stage::Network, group));
    all.push_back(number<&S::network, P, &I::oversubscription>(key("wanted_oversubscription"),
                                                               GP_TR("Oversubscription"), unit::one)
                      .hard(1, 20)
                      .typical(1, oversubscription > 1 ? 8 : 3)
                      .value(oversubscription)
                      .in(Stage::Network, group)
                      .help(GP_TR("Bandwidth down over bandwidth up at a leaf.")));
    all.push_back(number<&S::network, P, &I::switchPower>(key("own_switch_power"), GP_TR("Switch power"), unit::watt)
                      .hard(1, 1e5)
                      .typical(50, 5000)
                      .unset(GP_TR("as in catalog"))
                      .in(Stage::Network, group));
}

std::vector<Field> networkFields() {
    using S = Scenario;
    using N = NetworkInputs;
    std::vector<Field> all;
    addPlane<&N::parameter>(all, "parameter", kParameterPlane, "qm9700", "osfp-2x400-sr8", 1);
    all.push_back(
        number<&S::network, &N::parameterPlanes>("fabric.parameter.planes", GP_TR("Parallel planes"), unit::one)
            .hard(1, 8)
            .typical(1, 4)
            .value(1)
            .in(Stage::Network, kParameterPlane)
            .help(GP_TR("Each port is split over this many separate trees.")));
    addPlane<&N::storage>(all, "storage", kStoragePlane, "qm9700", "osfp-2x400-sr8", 1);
    addPlane<&N::business>(all, "business", kBusinessPlane, "sn4600c", "qsfp28-100-sr4", 3);
    addPlane<&N::management>(all, "management", kManagementPlane, "sn2201", "rj45-1g", 1);
    std::erase_if(all, [](const Field& f) { // its leaves uplink to the business plane
        return f.key == "fabric.management.wanted_oversubscription";
    });
    all.push_back(number<&S::network, &N::managementPortsPerServer>("fabric.management.extra_ports",
                                                                    GP_TR("Further ports a server"), unit::one)
                      .hard(0, 20)
                      .typical(0, 4)
                      .value(1)
                      .in(Stage::Network, kManagementPlane)
                      .help(GP_TR("The server's share of PDUs, consoles and other managed gear.")));
    return all;
}

} // namespace gp

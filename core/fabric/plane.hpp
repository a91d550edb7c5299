// One network plane: a switch, the machines attached to it, and what they need (N1).
#pragma once

#include "core/catalog/catalog.hpp"
#include "core/fabric/topology.hpp"
#include "core/units/quantities.hpp"

#include <string>

namespace gp {

struct PlaneInputs {
    std::string switchId, optic;
    Power switchPower; // unset: the catalog's fact holds
    Oversubscription oversubscription;
};

struct PlanePlan {
    const Switch* networkSwitch = nullptr;
    PortCount radix = kUnsetCount<struct PortTag>, rails = kUnsetCount<struct PortTag>;
    ItemCount hosts = kUnsetCount<struct ItemTag>;
    PortCount endpoints = kUnsetCount<struct PortTag>;
    // Unknown while an input is unknown or the tree would be too large for three tiers.
    ItemCount tiers = kUnsetCount<struct ItemTag>;
    PortCount downPorts = kUnsetCount<struct PortTag>, upPorts = kUnsetCount<struct PortTag>;
    SwitchCount leaves = kUnsetCount<struct SwitchTag>, spinesByPorts = leaves, spines = leaves, cores = leaves,
                switches = leaves;
    CableCount nodeLeaf = kUnsetCount<struct CableTag>, leafSpine = nodeLeaf, spineCore = nodeLeaf, links = nodeLeaf;
    DeviceCount optics = kUnsetCount<struct DeviceTag>;
    Oversubscription oversubscription{kUnknown}; ///< true ratio after rounding
    Bandwidth bandwidth = unknown<Bandwidth>();  ///< what the plane must carry
    Power switchPower = unknown<Power>();        ///< of one switch
    Power power = unknown<Power>();
    RackUnits height = unknown<RackUnits>();
    Money switchPrice = unknown<Money>(), opticPrice = unknown<Money>();
    SourcePtr switchPriceSource, opticPriceSource;
    Money cost = unknown<Money>();
};

/// Radix at the speed of the attached port: a 64 x 800G switch serves 128 ports of 400G.
PortCount radixAt(const Switch& networkSwitch, Bandwidth portRate);

/// Sizes the tree of a plane from its hosts, rails and radix; counts stay unknown where one of them is, or where three
/// tiers do not reach.
void sizeTree(PlanePlan& plane, Oversubscription wanted, std::int64_t parallelTrees);

/// Optics, power and height of the counted switches and links.
void addUp(PlanePlan& plane, const PlaneInputs& inputs);

} // namespace gp

// Rail-optimised leaf-spine(-core) trees: switch and cable counts of one network plane. Pure integers;
// knows no scenario and no catalog.
#pragma once

#include "core/units/diagnostic.hpp"

#include <cstdint>

namespace gp {

struct FabricRequest {
    std::int64_t nodes = 0;      ///< endpoints' hosts
    std::int64_t rails = 1;      ///< ports a host in this plane (NICs); each rail has leaves of its own
    std::int64_t radix = 0;      ///< switch ports at link speed
    double oversubscription = 1; ///< wanted down : up bandwidth at the leaf, >= 1
    std::int64_t planes = 1;     ///< each port split over this many parallel planes of radix planes x k
};

struct Fabric {
    int tiers = 0; ///< 1 leaf only, 2 leaf-spine, 3 leaf-spine-core
    std::int64_t leaves = 0, spines = 0, cores = 0;
    std::int64_t downPorts = 0, upPorts = 0; ///< of one leaf
    std::int64_t spinesByPorts = 0;          ///< spines that ports alone would need (before equal links)
    std::int64_t linksPerPair = 0;           ///< links between one leaf and one spine it connects to
    std::int64_t nodeLeaf = 0, leafSpine = 0, spineCore = 0; ///< cables, twin-port where planes > 1
    double oversubscription = 1; ///< true ratio after rounding: down over up ports of a leaf; 1 without uplinks
    std::int64_t portsUsed = 0, ports = 0;
};

/// The smallest divisor of `of` that is at least `atLeast`; `of` itself if there is none.
std::int64_t smallestDivisor(std::int64_t of, std::int64_t atLeast);

/// Sizes one plane. Errors: fabric.request (a number out of range), fabric.too_large (more endpoints
/// than three tiers of this radix carry).
Expected<Fabric> sizeFabric(const FabricRequest& request);

} // namespace gp

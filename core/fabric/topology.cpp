#include "core/fabric/topology.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace gp {

namespace {

constexpr std::int64_t kMostNodes = 100'000'000, kMostRails = 1024, kMostRadix = 65'536, kMostPlanes = 16;

std::int64_t ceilDivide(std::int64_t a, std::int64_t b) {
    return (a + b - 1) / b;
}

Diagnostic requestError(const char* what, std::int64_t value) {
    Diagnostic error;
    error.code = "fabric.request";
    error.where = what;
    error.message = {GP_TR("The network cannot be sized with %1 = %2."),
                     {Literal(what), Literal(std::to_string(value))}};
    return error;
}

Outcome checkRequest(const FabricRequest& r) {
    if (r.nodes < 0 || r.nodes > kMostNodes)
        return requestError("nodes", r.nodes);
    if (r.rails < 1 || r.rails > kMostRails)
        return requestError("rails", r.rails);
    if (r.radix < 2 || r.radix > kMostRadix)
        return requestError("radix", r.radix);
    if (r.planes < 1 || r.planes > kMostPlanes)
        return requestError("planes", r.planes);
    // At least one uplink must remain.
    if (!(r.oversubscription >= 1) || r.oversubscription > static_cast<double>(r.radix - 1))
        return requestError("oversubscription", std::llround(r.oversubscription));
    return {};
}

/// One plane's tree of radix `k`, before cables are bundled over planes.
struct Tree {
    std::int64_t k, up, down, nodes, rails;
    std::int64_t endpoints() const { return nodes * rails; }
};

Fabric oneTier(const Tree& t) {
    Fabric f;
    f.tiers = 1;
    f.leaves = 1;
    f.downPorts = t.k;
    f.portsUsed = t.endpoints();
    f.ports = t.k;
    return f;
}

Fabric leafLayer(const Tree& t) {
    Fabric f;
    f.leaves = t.rails * ceilDivide(t.nodes, t.down);
    f.downPorts = t.down;
    f.upPorts = t.up;
    f.leafSpine = f.leaves * t.up;
    return f;
}

Fabric twoTiers(const Tree& t) {
    Fabric f = leafLayer(t);
    f.tiers = 2;
    f.spinesByPorts = ceilDivide(f.leafSpine, t.k);
    f.spines = smallestDivisor(t.up, f.spinesByPorts);
    f.linksPerPair = t.up / f.spines;
    f.portsUsed = t.endpoints() + 2 * f.leafSpine;
    f.ports = (f.leaves + f.spines) * t.k;
    return f;
}

/// Three tiers: pods of at most k/2 leaves, each leaf linked to every spine of its pod, every spine with k/2
/// ports down and k/2 up. Spine j of each full pod belongs to core group j; a group's cores are linked
/// equally to all its spines. A part-filled pod has fewer spines, each of them serving several groups.
struct PodRule {
    std::int64_t up;   ///< uplinks a leaf = spines of a full pod = core groups
    std::int64_t half; ///< ports of a spine towards leaves, and towards cores
    /// Cores a group so that a full pod's spine has whole links to each: a divisor of its uplinks.
    std::int64_t coresPerGroup(std::int64_t podEquivalents) const {
        return smallestDivisor(half, ceilDivide(podEquivalents, 2));
    }
    /// Spines of a pod with `leaves` leaves: they divide the leaf's uplinks, have room for the leaves, and
    /// spread whole links over the cores of the groups they serve.
    std::int64_t spines(std::int64_t leaves, std::int64_t perGroup) const {
        for (std::int64_t s = 1; s <= up; ++s) {
            if (up % s != 0 || leaves * (up / s) > half)
                continue;
            const std::int64_t cores = (up / s) * perGroup;
            if (half % cores == 0)
                return s;
        }
        return up;
    }
};

Fabric threeTiers(const Tree& t) {
    Fabric f = leafLayer(t);
    f.tiers = 3;
    const PodRule rule{t.up, t.k / 2};
    const std::int64_t fullPods = f.leaves / rule.half, rest = f.leaves % rule.half;
    const std::int64_t perGroup = rule.coresPerGroup(fullPods + (rest > 0 ? 1 : 0));
    f.spines = fullPods * t.up + (rest > 0 ? rule.spines(rest, perGroup) : 0);
    f.spinesByPorts = ceilDivide(f.leafSpine, rule.half);
    f.linksPerPair = 1;
    f.cores = t.up * perGroup;
    f.spineCore = f.spines * rule.half;
    f.portsUsed = t.endpoints() + 2 * f.leafSpine + 2 * f.spineCore;
    f.ports = (f.leaves + f.spines + f.cores) * t.k;
    return f;
}

bool fitsTwoTiers(const Tree& t) {
    // Every spine needs a port for every leaf, and leaves are built for whole units of each rail.
    return t.endpoints() <= t.k * t.down && t.rails * ceilDivide(t.nodes, t.down) <= t.k;
}

bool fitsThreeTiers(const Tree& t) {
    const std::int64_t leaves = t.rails * ceilDivide(t.nodes, t.down);
    // A core has k ports: one link at least to a spine of every pod.
    return ceilDivide(leaves, t.k / 2) <= t.k;
}

} // namespace

std::int64_t smallestDivisor(std::int64_t of, std::int64_t atLeast) {
    for (std::int64_t d = std::max<std::int64_t>(1, atLeast); d < of; ++d)
        if (of % d == 0)
            return d;
    return of;
}

Expected<Fabric> sizeFabric(const FabricRequest& request) {
    if (Outcome wrong = checkRequest(request))
        return *wrong;
    Tree t{request.radix * request.planes, 0, 0, request.nodes, request.rails};
    t.up = static_cast<std::int64_t>(std::floor(static_cast<double>(t.k) / (1 + request.oversubscription) + 1e-9));
    t.down = t.k - t.up;
    Fabric f;
    if (request.nodes == 0) {
        f.downPorts = t.k; // nothing to uplink
        return f;
    }
    const std::int64_t p = request.planes;
    if (t.rails == 1 && t.nodes <= t.k)
        f = oneTier(t);
    else if (fitsTwoTiers(t))
        f = twoTiers(t);
    else if (fitsThreeTiers(t))
        f = threeTiers(t);
    else {
        Diagnostic error;
        error.code = "fabric.too_large";
        error.where = "nodes";
        error.message = {GP_TR("%1 ports are more than three tiers of %2-port switches carry."),
                         {Literal(std::to_string(t.endpoints())), Literal(std::to_string(t.k))}};
        return error;
    }
    f.leaves *= p;
    f.spines *= p;
    f.cores *= p;
    f.spinesByPorts *= p;
    f.portsUsed *= p;
    f.ports *= p;
    // A cable holds the links of one port over all planes.
    f.nodeLeaf = t.endpoints();
    f.oversubscription = f.upPorts == 0 ? 1 : static_cast<double>(f.downPorts) / static_cast<double>(f.upPorts);
    return f;
}

} // namespace gp

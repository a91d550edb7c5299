#include "core/plan/formula_rules.hpp"

#include "core/units/quantities.hpp"

#include <cassert>

namespace gp {

namespace {

double annuity(double interest, double years) {
    // Present value of one unit a year, summed as a geometric series; its inverse is the yearly rate.
    if (interest == 0)
        return 1 / years;
    const double v = 1 / (1 + interest);
    return 1 / (v * (1 - std::pow(v, years)) / (1 - v));
}

/// Fills one server (or one replica) by counting, then repeats that block in whole numbers.
double replicaServers(double replicas, double replicaGpus, double serverGpus) {
    if (std::isnan(replicas) || std::isnan(serverGpus) || std::isnan(replicaGpus) || replicas > 9e15)
        return kUnknown;
    const long long wanted = std::llround(replicas), each = std::llround(replicaGpus), size = std::llround(serverGpus);
    long long serversInBlock = 1, replicasInBlock = 0;
    for (long long used = each; used <= size; used += each)
        ++replicasInBlock;
    if (replicasInBlock == 0) {
        replicasInBlock = 1;
        for (long long gpus = size; gpus < each; gpus += size)
            ++serversInBlock;
    }
    const long long blocks = wanted / replicasInBlock + (wanted % replicasInBlock ? 1 : 0);
    return static_cast<double>(blocks * serversInBlock);
}

/// Counts a tree's switches by laying it out leaf by leaf.
struct Layout {
    double tiers = kUnknown, spinesMin = kUnknown, spines = kUnknown, cores = kUnknown;
};

bool divides(long long a, long long b) {
    return a > 0 && b % a == 0;
}

long long nextDivisor(long long of, double atLeast) {
    long long d = 1;
    while (d < of && (static_cast<double>(d) < atLeast || !divides(d, of)))
        ++d;
    return d;
}

Layout threeTiers(long long leaves, long long up, long long half) {
    Layout out;
    out.tiers = 3;
    const long long pods = (leaves + half - 1) / half;
    const long long perGroup = nextDivisor(half, static_cast<double>(pods) / 2.0);
    long long spines = 0;
    for (long long left = leaves; left > 0; left -= half) {
        if (left >= half) {
            spines += up;
            continue;
        }
        // The smallest number of spines that takes this pod's leaves with equal whole links both ways.
        long long s = 1;
        while (s < up && !(divides(s, up) && left * (up / s) <= half && divides(up / s * perGroup, half)))
            ++s;
        spines += s;
    }
    out.spinesMin = std::ceil(static_cast<double>(leaves * up) / static_cast<double>(half));
    out.spines = static_cast<double>(spines);
    out.cores = static_cast<double>(up * perGroup);
    return out;
}

Layout layOut(const std::vector<double>& a) {
    for (double x : a)
        if (std::isnan(x))
            return {};
    const auto hosts = std::llround(a[0]), rails = std::llround(a[1]), planes = std::llround(a[4]);
    const auto k = std::llround(a[2]) * planes;
    const auto up = static_cast<long long>(std::floor(static_cast<double>(k) / (1 + a[3]) + 1e-9));
    if (hosts == 0)
        return {0, 0, 0, 0};
    if (rails == 1 && hosts <= k)
        return {1, 0, 0, 0};
    if (up < 1)
        return {};
    long long leaves = 0;
    for (long long placed = 0; placed < hosts; placed += k - up)
        leaves += rails;
    Layout out;
    if (hosts * rails <= k * (k - up) && leaves <= k) {
        out.tiers = 2;
        out.spinesMin = std::ceil(static_cast<double>(leaves * up) / static_cast<double>(k));
        out.spines = static_cast<double>(nextDivisor(up, out.spinesMin));
        out.cores = 0;
    } else if ((leaves + k / 2 - 1) / (k / 2) <= k) {
        out = threeTiers(leaves, up, k / 2);
    }
    const auto p = static_cast<double>(planes);
    return {out.tiers, out.spinesMin * p, out.spines * p, out.cores * p};
}

} // namespace

double namedRule(std::string_view name, const std::vector<double>& a) {
    if (name == "annuity")
        return annuity(a[0], a[1]);
    if (name == "replica_servers")
        return replicaServers(a[0], a[1], a[2]);
    const Layout layout = layOut(a);
    if (name == "fabric_tiers")
        return layout.tiers;
    if (name == "fabric_spines_min")
        return layout.spinesMin;
    if (name == "fabric_spines")
        return layout.spines;
    assert(name == "fabric_cores");
    return layout.cores;
}

} // namespace gp

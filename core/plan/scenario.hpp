// The inputs of a plan: a plain value of typed quantities, grouped by stage. Planning reads nothing else
// of a project. Every member has exactly one entry in the field table (stages/*/fields.cpp).
#pragma once

#include "core/cost/cost.hpp"
#include "core/fabric/plane.hpp"
#include "core/site/site.hpp"
#include "core/storage/storage.hpp"
#include "core/workload/pool.hpp"

#include <map>
#include <string>
#include <vector>

namespace gp {

struct ComputeInputs {
    std::string server;
    Precision precision = Precision::Bf16;
    // Unset: the catalog's fact holds.
    PeakRate peak;
    GpuMemory memory;
    Power serverPower;
    Fraction memoryUsable; // what weights and caches may fill
};

struct NetworkInputs {
    PlaneInputs parameter, storage, business, management;
    ItemCount parameterPlanes;          // parallel trees that each port is split over
    ItemCount managementPortsPerServer; // beside its own management ports: PDUs, consoles
};

/// What is believed about an input beside its value. Planning never reads it; bands and x-ray do.
enum class Distribution { Triangular, Uniform };
struct Belief {
    Source source;
    double low = kUnknown, high = kUnknown; // base units; both or neither
    Distribution distribution = Distribution::Triangular;
    bool hasRange() const { return low == low && high == high; }
    friend bool operator==(const Belief& a, const Belief& b) {
        return a.source == b.source && a.distribution == b.distribution && a.hasRange() == b.hasRange() &&
               (!a.hasRange() || (a.low == b.low && a.high == b.high));
    }
};

struct Scenario {
    std::vector<Workload> workloads;
    ComputeInputs compute;
    Policy policy;
    NetworkInputs network;
    StorageInputs storage;
    SiteInputs site;
    CostInputs cost;
    std::map<std::string, Belief> beliefs; // by full field key
};

} // namespace gp

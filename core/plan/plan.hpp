// A plan: a typed value that keeps its intermediate results. `plan` is pure, deterministic, thread-safe and
// never searches; what needs search is decided by `choose` and handed in as Choices.
#pragma once

#include "core/catalog/catalog.hpp"
#include "core/fabric/topology.hpp"
#include "core/plan/finding.hpp"
#include "core/plan/scenario.hpp"
#include "core/units/quantities.hpp"

#include <functional>
#include <stop_token>
#include <vector>

namespace gp {

/// Decisions that need search. Cached by the hash of the inputs, never stored in a file as truth.
struct Choices {
    ItemCount racksPerRow{14};
};

/// One workload's pool. What does not apply to its kind stays unknown.
struct PoolPlan {
    Parameters activeParameters;
    // training
    Mfu mfu;
    Fraction availability;
    TokenRate tokenRate = unknown<TokenRate>(); ///< the rate that the target asks for
    WorkRate workRate = unknown<WorkRate>();
    Work totalWork = unknown<Work>();
    Duration duration = unknown<Duration>(); ///< of the token budget at the target rate
    TokenRate installedTokenRate = unknown<TokenRate>();
    Frequency stepRate = unknown<Frequency>();
    // inference
    Fraction utilisation{kUnknown};
    WorkPerRequest work = unknown<WorkPerRequest>();
    RequestRate peakRequests = unknown<RequestRate>();
    Bytes weights = unknown<Bytes>(), kvCache = unknown<Bytes>(); ///< of one replica
    GpuCount memoryGpus = kUnsetCount<struct GpuTag>;             ///< GPUs that hold weights and cache
    Requests sequencesNeeded = unknown<Requests>();               ///< held at once, by Little's law
    // both
    Gpus raw = unknown<Gpus>();
    GpuCount unit{1}; ///< what is bought or started whole
    GpuCount needed, placed, installed;
    Gpus reserved = unknown<Gpus>();
    ServerCount servers;
    TokenRate consumedTokens = unknown<TokenRate>();
    Bytes checkpoint = unknown<Bytes>();
    Bandwidth sampleRead = unknown<Bandwidth>();
};

/// The chosen hardware, and its facts after the scenario's own numbers.
struct ComputePlan {
    const Server* server = nullptr;
    const Accelerator* accelerator = nullptr; ///< null if the server names none
    PeakRate peak = unknown<PeakRate>();
    GpuMemory memory = unknown<GpuMemory>();
    Power serverMaximum = unknown<Power>(), serverExpected = unknown<Power>();
    ServerCount servers;
    GpuCount gpus;
    WorkRate peakRate = unknown<WorkRate>();
    GpuBandwidth interconnect = unknown<GpuBandwidth>(); ///< one GPU's share of the server's NICs
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

struct StoragePlan {
    const StorageBlock* block = nullptr;
    const StorageBlock* coldBlock = nullptr;
    Bandwidth sampleRead, concurrentRead, restartRead, checkpointWrite; ///< the four requirements
    Bandwidth read;
    ItemCount governs; ///< index of the largest requirement, in the order above
    Bytes checkpoint, hotCapacity, coldCapacity, cacheCapacity;
    Bandwidth planeBandwidth; ///< N3: what every GPU together may read at once
    DeviceCount byRead, byWrite, byCapacity, blocks, coldBlocks;
    Frequency operations, installedOperations;
    Bandwidth installedRead, installedWrite;
    Power power;
    RackUnits height;
};

struct SitePlan {
    const Rack* rack = nullptr;
    const Cooling* cooling = nullptr;
    ItemCount serversByPower, serversByHeight, serversByLoad, serversPerRack;
    RackCount computeRacks, serviceRacks, racks;
    Power rackPower, rackPowerExpected;
    Mass rackMass;
    FloorLoad floorLoad;
    RackUnits rackUnits;
    Power serverPower, networkPower, storagePower, otherPower; ///< on the chosen basis
    Power itPower, itMaximum, itExpected, itLimit;
    Power facilityPower, facilityMaximum, distribution, coolingPower;
    Energy energyPerYear;
    ItemCount rows, racksPerRow;
    Length rowLength, hallLength, hallWidth;
    Area floorArea;
};

struct CostPlan {
    const PriceList* prices = nullptr;
    Money serverPrice, servers, network, storage, racks, facility, installation, capex;
    MoneyPerTime energyPerYear, maintenancePerYear, costPerYear;
    MoneyPerGpuTime perGpuHour;
    MoneyPerToken perToken;
    // Unit prices of the list, with their sources.
    Money listServerPrice, cablePrice, blockPrice, coldBlockPrice, rackPrice;
    MoneyPerPower facilityPrice;
    SourcePtr serverSource, cableSource, blockSource, coldBlockSource, rackSource, facilitySource;
};

struct Plan {
    std::vector<PoolPlan> pools; ///< one a workload, in the scenario's order
    ComputePlan compute;
    PlanePlan parameter, storagePlane, business, management;
    StoragePlan storage;
    SitePlan site;
    CostPlan cost;
};

/// Decides what needs search; polls `stop` and returns the best so far.
Choices choose(const Scenario& scenario, const Library& library, const std::stop_token& stop = {});

/// Evaluates the whole chain. `scenario` must have passed `validate`.
Plan plan(const Scenario& scenario, const Library& library, const Choices& choices);

/// What there is to say about a finished plan, worst first; the made texts are why it is apart from `plan`.
std::vector<Finding> findings(const Scenario& scenario, const Library& library, const Plan& plan);

/// Inputs that cannot be planned with: every field within its hard range, every reference found.
Outcome validate(const Scenario& scenario, const Library& library);

/// Hash of everything that a plan depends on (beliefs are not part of it).
std::uint64_t inputHash(const Scenario& scenario, const Library& library);

} // namespace gp

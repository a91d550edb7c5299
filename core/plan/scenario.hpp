// The inputs of a plan: a plain value of typed quantities, grouped by stage. Planning reads nothing else
// of a project. Every member has exactly one entry in the field table (stages/*/fields.cpp).
#pragma once

#include "core/catalog/catalog.hpp"
#include "core/units/quantities.hpp"

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace gp {

enum class Rounding { ReserveFirst, UnitsFirst };
enum class TrainingTarget { Rate, Deadline, FixedGpus };
enum class Redundancy { OneReplica, OneServer, Reserve, None };
enum class PowerBasis { Expected, Maximum };
enum class OtherIt { Computed, Share };

struct TrainingJob {
    std::string model;
    Parameters parameters, activeParameters; // active unset: all parameters work on every token
    TrainingTarget target = TrainingTarget::Rate;
    TokenRate tokenRate;
    Tokens tokenBudget;
    Duration deadline;
    GpuCount fixedGpus;
    Tokens batch; // tokens of one optimizer step
    Mfu mfu;
    Fraction availability;
};

struct InferenceService {
    std::string model;
    RequestRate requests;
    Factor peakFactor;
    WorkPerRequest work; // unset: from the model and the tokens of a request
    Fraction utilisation;
    Parameters parameters, activeParameters;
    Bytes weightPerParameter;
    BytesPerToken kvCache;
    TokensPerRequest promptTokens, outputTokens;
    Duration latency;
    Requests sequences; // held at once by one replica
    GpuCount replicaGpus;
    Redundancy redundancy = Redundancy::OneReplica;
};

struct Workload {
    std::string id;
    std::string name;
    std::variant<TrainingJob, InferenceService> job;
};

struct ComputeInputs {
    std::string server;
    Precision precision = Precision::Bf16;
    // Unset: the catalog's fact holds.
    PeakRate peak;
    GpuMemory memory;
    Power serverPower;
    Fraction memoryUsable; // what weights and caches may fill
};

struct Policy {
    Factor reserve;
    Rounding rounding = Rounding::ReserveFirst;
};

struct PlaneInputs {
    std::string switchId, optic;
    Power switchPower; // unset: the catalog's fact holds
    Oversubscription oversubscription;
};
struct NetworkInputs {
    PlaneInputs parameter, storage, business, management;
    ItemCount parameterPlanes;          // parallel trees that each port is split over
    ItemCount managementPortsPerServer; // beside its own management ports: PDUs, consoles
};

struct StorageInputs {
    std::string block, coldBlock;
    GpuBandwidth ratePerGpu;
    Fraction concurrency;
    Factor peak;
    Duration checkpointStall, restartTime;
    ItemCount checkpointsKept;
    Bytes dataset, userData;
    ItemCount datasetCopies;
    Fraction fill, planningShare;
    Bytes cachePerServer;
    Factor coldRatio;
    GpuFrequency operationsPerGpu;
};

struct SiteInputs {
    std::string rack, cooling;
    PowerBasis powerBasis = PowerBasis::Expected;
    Fraction diversity;
    OtherIt otherIt = OtherIt::Computed;
    Fraction otherItShare;
    Pue puePeak, pueAnnual;
    Power powerLimit, rackLimit;
    Power liquidThreshold;
    Factor distributionHeadroom;
    Fraction rackFill;
    FloorLoad floorLoad;
    Mass rackExtra;
    Length coldAisle, hotAisle, endAisle;
    ItemCount racksPerRow; // unset: chosen
};

struct CostInputs {
    std::string priceList;
    Money serverPrice; // unset: the price list holds
    MoneyPerEnergy tariff;
    Duration life, facilityLife;
    Fraction interest, maintenance, installation, usage;
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

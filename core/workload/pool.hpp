// Workloads and the pools that serve them: D1-D3 and D5, from what is asked for to whole servers. Every workload has a
// pool of its own; nothing is shared.
#pragma once

#include "core/units/quantities.hpp"

#include <string>
#include <variant>

namespace gp {

enum class TrainingTarget { Rate, Deadline, FixedGpus };
enum class Redundancy { OneReplica, OneServer, Reserve, None };
/// Where a value that physics or a measurement can also give is taken from.
enum class ValueSource { Assumed, Measured };
enum class Rounding { ReserveFirst, UnitsFirst };

struct TrainingJob {
    std::string model;
    Parameters parameters, activeParameters; // active unset: all parameters work on every token
    TrainingTarget target = TrainingTarget::Rate;
    TokenRate tokenRate;
    Tokens tokenBudget;
    Duration deadline;
    GpuCount fixedGpus;
    Tokens batch; // tokens of one optimizer step
    Mfu mfu, mfuMeasured;
    ValueSource mfuSource = ValueSource::Assumed;
    Fraction availability, availabilityMeasured;
    ValueSource availabilitySource = ValueSource::Assumed;
};

struct InferenceService {
    std::string model;
    RequestRate requests;
    Factor peakFactor;
    WorkPerRequest work; // unset: from the model and the tokens of a request
    Fraction utilisation, utilisationMeasured;
    ValueSource utilisationSource = ValueSource::Assumed;
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

struct Policy {
    Factor reserve;
    Rounding rounding = Rounding::ReserveFirst;
    Duration gpuMtbf, repairTime; // of one GPU, whatever made its job stop
    Fraction peakShare, fragmentation;
};

/// The reserve taken apart: what it must cover, beside the rule of thumb (D5).
struct ReserveParts {
    Fraction spares{kUnknown}; ///< GPUs under repair for each one at work
    Fraction total{kUnknown};  ///< spares, peak and fragmentation
    Fraction left{kUnknown};   ///< of the reserve beyond its parts; negative: it is too small
};
ReserveParts reserveParts(const Policy& policy);

/// What a pool is built from: one GPU, one server, and the physical constants.
struct PoolHardware {
    PeakRate peak = unknown<PeakRate>(); ///< dense peak of one GPU
    GpuMemory memory = unknown<GpuMemory>();
    Fraction memoryUsable{1}; ///< what weights and caches may fill
    GpuCount gpusPerServer;
    WorkPerToken trainWork = unknown<WorkPerToken>(), inferenceWork = unknown<WorkPerToken>(); ///< of one parameter
    Bytes checkpointPerParameter = unknown<Bytes>();
    BytesPerToken bytesPerToken = unknown<BytesPerToken>();
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

/// Sizes the pool of one workload. Unknown inputs give unknown results, never smaller ones.
PoolPlan sizePool(const Workload& workload, const PoolHardware& hardware, const Policy& policy);

} // namespace gp

// Workloads and the pools that serve them: D1-D3 and D5, from what is asked for to whole servers. Every workload has a
// pool of its own; nothing is shared.
#pragma once

#include "core/units/quantities.hpp"
#include "core/workload/decoder.hpp"

#include <string>
#include <variant>

namespace gp {

enum class TrainingTarget { Rate, Deadline, FixedGpus };
enum class Redundancy { OneReplica, OneServer, Reserve, None };
/// Where a value that a measurement, and a value that also a prediction can give is taken from.
enum class ValueSource { Assumed, Measured };
enum class PredictableSource { Assumed, Predicted, Measured };
enum class Rounding { ReserveFirst, UnitsFirst };

enum class Arithmetic { Bf16, Fp8, Fp4 }; ///< of the large matrices
enum class ShardingWish { Searched, None, Optimiser, Gradients, Weights };
enum class RecomputeWish { Searched, None, Selective, Full };
enum class StackWish { Searched, Megatron, Torch };
/// How a training job is laid out, where the architect holds it; unset and Searched: the program decides.
struct LayoutHolds {
    ItemCount tensor, pipeline, virtualStages, context, expert, microBatch;
    ShardingWish sharding = ShardingWish::Searched;
    RecomputeWish recompute = RecomputeWish::Searched;
    StackWish stack = StackWish::Searched;
};

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
    PredictableSource mfuSource = PredictableSource::Assumed;
    Fraction availability, availabilityMeasured;
    PredictableSource availabilitySource = PredictableSource::Assumed;
    // What a prediction needs to know.
    DecoderShape decoder; ///< what is unset is as typical of its size
    Tokens sequence;      ///< length of one
    Fraction attended;    ///< share of the full attention square
    Arithmetic arithmetic = Arithmetic::Bf16;
    Factor vintage; ///< time of a step beside the prediction: the software's age, and the prediction's error
    LayoutHolds layout;
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
    Duration restartTime;         // until a job that stopped makes progress again, reading apart
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

/// What physics says of a training job; used where the job's sources say so.
struct PoolPrediction {
    Mfu mfu{kUnknown};
    Fraction availability{kUnknown};
    GpuCount unit = kUnsetCount<struct GpuTag>; ///< GPUs of one replica of the model
};

/// Sizes the pool of one workload. Unknown inputs give unknown results, never smaller ones.
PoolPlan sizePool(const Workload& workload, const PoolHardware& hardware, const Policy& policy,
                  const PoolPrediction& predicted = {});

} // namespace gp

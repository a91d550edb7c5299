// How fast a training job runs: step time by its parts and memory by its parts, from a model's shape, a GPU's numbers
// and a layout. Physics with a handful of fitted efficiencies (resources/physics/training.json); no scenario, no
// search.
#pragma once

#include "core/performance/constants.hpp"
#include "core/units/quantities.hpp"
#include "core/workload/decoder.hpp"

#include <string>

namespace gp {

/// One GPU and the wires around it.
struct TrainingMachine {
    GpuGeneration generation = GpuGeneration::Other;
    MathPrecision precision = MathPrecision::Bf16;
    PeakRate bf16Peak = unknown<PeakRate>(), gemmPeak = unknown<PeakRate>(); ///< dense, of one GPU
    Bandwidth memoryBandwidth = unknown<Bandwidth>();
    Bytes memory = unknown<Bytes>();
    Bandwidth scaleUp = unknown<Bandwidth>(); ///< one GPU, one direction, inside the NVLink domain
    Bandwidth network = unknown<Bandwidth>(); ///< one GPU's share of the NICs, one direction
    int domain = 8;                           ///< GPUs in one NVLink domain
    double oversubscription = 1;              ///< of the network between parts of full bandwidth
    int part = 256;                           ///< GPUs in one such part
};

enum class Recompute { None, Selective, Full };

struct TrainingLayout {
    int tensor = 1, pipeline = 1, virtualStages = 1, data = 1, context = 1, expert = 1;
    int microBatch = 1; ///< sequences
    int zero = 1;       ///< 0-3
    bool sequenceParallel = false;
    Recompute recompute = Recompute::None;
    TrainingStack stack = TrainingStack::MegatronCore;
    int gpus() const { return tensor * pipeline * data * context; }
};

struct TrainingBatch {
    double sequenceLength = 0, sequences = 0; ///< of one step, all GPUs
    double attended = 0.5;                    ///< share of the full attention square: causal masks halve it
};

/// Time of one optimiser step; the parts add up to the total.
struct StepTime {
    Duration matrices = unknown<Duration>();  ///< GEMMs incl. recomputation and head
    Duration attention = unknown<Duration>(); ///< attention core
    Duration memoryBound = unknown<Duration>();
    Duration tensor = unknown<Duration>(), context = unknown<Duration>(), expert = unknown<Duration>(); ///< exposed
    Duration bubble = unknown<Duration>(), pipeline = unknown<Duration>(); ///< idle stages; exposed sends
    Duration data = unknown<Duration>();                                   ///< exposed gradients and gathers
    Duration optimiser = unknown<Duration>();
    Duration losses = unknown<Duration>(); ///< host floor, jitter, stack and vintage factors
    Duration total = unknown<Duration>();
};

/// Memory of the heaviest GPU.
struct StepMemory {
    Bytes weights = unknown<Bytes>(), gradients = unknown<Bytes>(), optimiser = unknown<Bytes>();
    Bytes activations = unknown<Bytes>(), fixed = unknown<Bytes>();
    Bytes total = unknown<Bytes>();
};

/// One prediction; microseconds, no allocation. Unknown machine numbers give unknown times. `vintage` stretches the
/// time: above 1 for younger software than the constants were fitted on.
StepTime stepTime(const DecoderShape& shape, const TrainingBatch& batch, const TrainingMachine& machine,
                  const TrainingLayout& layout, const TrainingConstants& constants, double vintage = 1);
StepMemory stepMemory(const DecoderShape& shape, const TrainingBatch& batch, const TrainingMachine& machine,
                      const TrainingLayout& layout, const TrainingConstants& constants);

/// How far off predictions of this class are, as a factor beyond one: the published step of four of five runs lies
/// between the prediction over and times (1 + band).
double predictionBand(const DecoderShape& shape, const TrainingMachine& machine, const TrainingConstants& constants);

/// "TP8 PP4 VP5 DP16 MB1 ZeRO-1 selective": what differs from one, and how memory is saved.
std::string layoutText(const TrainingLayout& layout);

/// What makes a layout impossible whatever its speed; empty if nothing does. Stable codes: "heads", "layers", "batch",
/// "experts", "gpus".
const char* layoutProblem(const DecoderShape& shape, const TrainingBatch& batch, const TrainingLayout& layout);

} // namespace gp

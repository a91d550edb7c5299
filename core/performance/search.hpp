// The fastest ways to lay a training job out on a number of GPUs: degrees of parallelism, interleaving, micro-batch,
// sharding and recomputation, found by trying them.
#pragma once

#include "core/performance/layout_rules.hpp"
#include "core/performance/machine.hpp"

#include <array>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace gp {

/// Dimensions held to a value; the others are searched.
struct LayoutWish {
    std::optional<int> tensor, pipeline, virtualStages, data, context, expert, microBatch, zero;
    std::optional<bool> sequenceParallel;
    std::optional<Recompute> recompute;
    std::optional<TrainingStack> stack; ///< unset: Megatron-Core with ZeRO 0-1, and FSDP with ZeRO 2-3
};

enum class SearchDepth {
    Live, ///< milliseconds: promising layouts only; the best is within 2 % of the full search's
    Full  ///< every layout of the search space
};

struct SearchOptions {
    SearchDepth depth = SearchDepth::Full;
    LayoutWish wish;
    int keep = 10;          ///< ranked layouts wanted
    bool safeOnly = false;  ///< leave out those without a margin of memory
    int threads = 2;        ///< of a full search; the result does not depend on it
    double vintage = 1;     ///< as in stepTime()
    std::stop_token stop{}; ///< polled every few milliseconds
};

/// A memory estimate is good to about a tenth: what needs more than 90 % of the memory has no margin.
enum class MemoryFit { Yes, Margin, No };
MemoryFit memoryFit(const StepMemory& memory, const TrainingMachine& machine);

/// The parts of a StepTime that add up to its total.
enum class StepPart {
    Matrices,
    Attention,
    MemoryBound,
    Tensor,
    Context,
    Expert,
    Bubble,
    Pipeline,
    Data,
    Optimiser,
    Losses
};
struct StepPartRow {
    StepPart part;
    std::string_view code; ///< stable, e.g. "bubble"
    const char* label;     ///< translatable
    Duration StepTime::*time;
};
/// In the order of the enum.
std::span<const StepPartRow> stepParts();

struct RatedLayout {
    TrainingLayout layout;
    StepTime time;
    StepMemory memory;
    MemoryFit fit = MemoryFit::No;
    /// Of a runner-up: the part of its step that loses most against the best layout, and how much.
    StepPart slowerIn = StepPart::Matrices;
    Duration slowerBy = make<Duration>(0);
};

enum class SearchOutcome {
    Found,
    NothingFits,     ///< all that is possible needs more memory; see `closest`
    NothingPossible, ///< rules leave no layout; see `ruledOut`
    UnknownMachine,  ///< see `missing`
    UnknownModel,    ///< the shape or the batch is not complete
    Stopped
};

struct SearchResult {
    SearchOutcome outcome = SearchOutcome::UnknownModel;
    /// Fastest first. Distinct ones: of each way to share the weights (tensor, pipeline, expert, stack) only the
    /// fastest context, interleaving, micro-batch, sharding and recomputation is kept.
    std::vector<RatedLayout> ranked;
    std::optional<RatedLayout> closest; ///< if nothing fits: the one that needs least memory
    Bytes tooMuch = make<Bytes>(0);     ///< what `closest` needs beyond the GPU's memory
    MachineNumber missing = MachineNumber::None;
    std::int64_t enumerated = 0, fitting = 0, timed = 0;
    std::array<std::int64_t, kLayoutObstacles> ruledOut{}; ///< by LayoutObstacle; with `fitting` they add up
};

/// Searches the layouts of `gpus` GPUs. Never guesses: an unknown machine or model gives an outcome and no layout. Pure
/// and deterministic but for `stop`.
SearchResult searchLayouts(const DecoderShape& shape, const TrainingBatch& batch, const TrainingMachine& machine,
                           GpuCount gpus, const TrainingConstants& constants, const SearchOptions& options = {});

} // namespace gp

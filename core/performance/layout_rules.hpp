// Which layouts can be run at all, whatever their speed and memory.
#pragma once

#include "core/performance/training.hpp"

#include <string_view>

namespace gp {

/// What rules a layout out. `Memory` is found by the search, never by layoutObstacle().
enum class LayoutObstacle {
    None,
    Degrees,      ///< tensor x pipeline x data x context is not the number of GPUs
    Heads,        ///< tensor parallel ranks cannot share the heads
    Widths,       ///< nor the feed-forward block
    Experts,      ///< experts cannot be shared evenly, or not among these ranks
    Layers,       ///< stages would be of unequal length
    Interleaving, ///< virtual stages need a pipeline and micro-batches in multiples of it
    Batch,        ///< the batch is no multiple of data x micro-batch
    Sequence,     ///< the sequence cannot be cut evenly
    Memory
};
inline constexpr std::size_t kLayoutObstacles = 10;
/// Stable code, e.g. "heads"; empty for None.
std::string_view obstacleCode(LayoutObstacle obstacle);
/// The reason as a translatable text.
const char* obstacleText(LayoutObstacle obstacle);

/// The first obstacle in the order of the enum; None if the layout can be run. Rules are those of Megatron-Core:
/// - key and value heads are shared out or repeated, so one of kvHeads and tensor must divide the other;
/// - stages hold equally many layers, where embedding, head and a layer that predicts further tokens may each take the
///   place of one (126 layers and both ends are 16 stages of 8);
/// - interleaving needs micro-batches in multiples of the stages;
/// - a context-parallel rank takes two pieces of the sequence, an early and a late one, to share causal work evenly;
/// - expert ranks are taken from the data, context and tensor ranks of one stage.
/// The vocabulary is padded by the frameworks and rules nothing out.
LayoutObstacle layoutObstacle(const DecoderShape& shape, const TrainingBatch& batch, const TrainingLayout& layout);

} // namespace gp

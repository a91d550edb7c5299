// How well a training step uses its GPUs, in the three figures that are in use and must not be confused.
#pragma once

#include "core/performance/training.hpp"

namespace gp {

/// Weights that a token is multiplied with: active parameters less the embedding table, which is looked up. Router
/// included. Unset if the shape is not complete.
Parameters multipliedParameters(const DecoderShape& shape);

/// 6 FLOP for each active parameter, embeddings included: the work that the headline MFU counts.
WorkPerToken modelWork(const DecoderShape& shape);
/// 6 FLOP for each multiplied weight and the attention core over the attended share of the sequence, forward and
/// backward: the work that frameworks print.
WorkPerToken modelWorkWithAttention(const DecoderShape& shape, const TrainingBatch& batch);
/// The same with what is computed again in the backward pass.
WorkPerToken hardwareWork(const DecoderShape& shape, const TrainingBatch& batch, const TrainingLayout& layout,
                          const TrainingConstants& constants);

/// Unknown where the step, the shape or a peak is.
struct StepEfficiency {
    TokenRate tokens = unknown<TokenRate>(); ///< of all GPUs
    Per<TokenRate, Gpus> perGpu = unknown<Per<TokenRate, Gpus>>();
    Mfu mfu{kUnknown};           ///< model work over the dense bf16 peak: the headline figure
    Mfu withAttention{kUnknown}; ///< with attention, over the dense peak of the GEMMs' precision
    Mfu hardware{kUnknown};      ///< HFU: with recomputation, over the same peak
};
StepEfficiency stepEfficiency(const DecoderShape& shape, const TrainingBatch& batch, const TrainingMachine& machine,
                              const TrainingLayout& layout, const TrainingConstants& constants, Duration step);

} // namespace gp

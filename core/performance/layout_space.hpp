// The layouts that a search tries. Internal to core/performance.
#pragma once

#include "core/performance/search.hpp"

namespace gp {

/// How the GPUs share the model; data is what remains.
struct Split {
    int tensor = 1, pipeline = 1, context = 1, expert = 1, data = 1;
};

/// How optimiser, gradients and weights are sharded, and by which software.
struct Sharding {
    TrainingStack stack = TrainingStack::MegatronCore;
    int zero = 1;
};

/// Candidates of each dimension under a wish, in a fixed order. A held dimension has one candidate, whatever the rules
/// say: why it cannot work is then counted.
class LayoutSpace {
public:
    LayoutSpace(const DecoderShape& shape, const TrainingBatch& batch, int gpus, const LayoutWish& wish);
    /// Every split whose degrees divide the GPUs; held degrees that do not give data = 0.
    const std::vector<Split>& splits() const { return m_splits; }
    std::vector<int> virtualStages(const Split& split) const;
    const std::vector<int>& microBatches() const { return m_microBatches; }
    std::vector<bool> sequenceParallel(const Split& split) const;
    const std::vector<Recompute>& recomputes() const { return m_recomputes; } ///< fastest first
    std::vector<Sharding> shardings(const Split& split) const;                ///< of a stack the usual one first
    /// Do the rules allow any layout, its memory apart? Far quicker than a search.
    bool anyPossible() const;
    /// The split's layout, to be completed.
    static TrainingLayout begin(const Split& split);

private:
    std::vector<int> contexts() const;
    std::vector<int> experts() const;
    const DecoderShape& m_shape;
    const TrainingBatch& m_batch;
    const LayoutWish& m_wish;
    int m_gpus;
    std::vector<int> m_microBatches;
    std::vector<Recompute> m_recomputes;
    std::vector<Split> m_splits;
};

} // namespace gp

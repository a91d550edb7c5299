#include "core/performance/layout_space.hpp"

#include <algorithm>

namespace gp {

namespace {

std::vector<int> heldOr(std::optional<int> held, std::vector<int> candidates) {
    return held ? std::vector<int>{*held} : std::move(candidates);
}

std::vector<int> divisors(std::int64_t whole, std::int64_t most) {
    std::vector<int> list;
    for (std::int64_t d = 1; d <= std::min(whole, most); ++d)
        if (whole % d == 0)
            list.push_back(static_cast<int>(d));
    return list;
}

} // namespace

LayoutSpace::LayoutSpace(const DecoderShape& shape, const TrainingBatch& batch, int gpus, const LayoutWish& wish)
    : m_shape(shape)
    , m_batch(batch)
    , m_wish(wish)
    , m_gpus(gpus)
    , m_microBatches(heldOr(wish.microBatch, {1, 2, 3, 4, 6, 8, 12, 16, 24, 32}))
    , m_recomputes(wish.recompute ? std::vector<Recompute>{*wish.recompute}
                                  : std::vector<Recompute>{Recompute::None, Recompute::Selective, Recompute::Full}) {
    constexpr int kWidestTensor = 64;
    const auto tensors = heldOr(wish.tensor, divisors(gpus, std::min<std::int64_t>(kWidestTensor, shape.heads.n)));
    const auto pipelines = heldOr(wish.pipeline, divisors(gpus, shape.layers.n));
    for (int tensor : tensors)
        for (int pipeline : pipelines)
            for (int context : contexts())
                for (int expert : experts()) {
                    const std::int64_t share = std::int64_t{tensor} * pipeline * context;
                    const bool fills = share > 0 && gpus % share == 0;
                    const int data = fills ? static_cast<int>(gpus / share) : 0;
                    const bool held = wish.tensor || wish.pipeline || wish.context;
                    if (fills && wish.data && *wish.data != data)
                        m_splits.push_back({tensor, pipeline, context, expert, 0});
                    else if (fills || held)
                        m_splits.push_back({tensor, pipeline, context, expert, data});
                }
}

std::vector<int> LayoutSpace::contexts() const {
    constexpr int kWidest = 16;
    constexpr double kLeastTokens = 512; // a rank; shorter pieces are not worth a ring
    std::vector<int> list;
    for (int c = 1; c <= kWidest && (c == 1 || m_batch.sequenceLength / c >= kLeastTokens); c *= 2)
        list.push_back(c);
    return heldOr(m_wish.context, list);
}

std::vector<int> LayoutSpace::experts() const {
    return heldOr(m_wish.expert, m_shape.mixture() ? divisors(m_shape.experts.n, m_gpus) : std::vector<int>{1});
}

std::vector<int> LayoutSpace::virtualStages(const Split& split) const {
    std::vector<int> list{1};
    for (int v = 2; split.pipeline > 1 && std::int64_t{v} * split.pipeline <= m_shape.layers.n; ++v)
        list.push_back(v);
    return heldOr(m_wish.virtualStages, list);
}

std::vector<bool> LayoutSpace::sequenceParallel(const Split& split) const {
    if (m_wish.sequenceParallel)
        return {*m_wish.sequenceParallel};
    return split.tensor > 1 ? std::vector<bool>{true, false} : std::vector<bool>{false};
}

std::vector<Sharding> LayoutSpace::shardings(const Split& split) const {
    using enum TrainingStack;
    if (m_wish.stack && m_wish.zero)
        return {{*m_wish.stack, *m_wish.zero}};
    std::vector<Sharding> list;
    if (m_wish.stack)
        for (int zero = 0; zero <= 3; ++zero)
            list.push_back({*m_wish.stack, zero});
    else if (split.data * split.context > 1)
        list = {{MegatronCore, 1}, {MegatronCore, 0}, {Fsdp, 3}, {Fsdp, 2}};
    else // one replica has nothing to shard
        list = {{MegatronCore, m_wish.zero.value_or(0)}};
    if (m_wish.zero)
        std::erase_if(list, [&](const Sharding& s) { return s.zero != *m_wish.zero; });
    return list;
}

bool LayoutSpace::anyPossible() const {
    return std::any_of(m_splits.begin(), m_splits.end(), [&](const Split& split) {
        TrainingLayout l = begin(split);
        l.virtualStages = m_wish.virtualStages.value_or(1);
        l.microBatch = m_wish.microBatch.value_or(1);
        l.sequenceParallel = m_wish.sequenceParallel.value_or(false);
        return layoutObstacle(m_shape, m_batch, l) == LayoutObstacle::None;
    });
}

TrainingLayout LayoutSpace::begin(const Split& split) {
    TrainingLayout l;
    l.tensor = split.tensor;
    l.pipeline = split.pipeline;
    l.context = split.context;
    l.expert = split.expert;
    l.data = split.data;
    return l;
}

} // namespace gp

#include "core/workload/decoder.hpp"

#include <algorithm>

namespace gp {

bool DecoderShape::complete() const {
    const std::initializer_list<ItemCount> needed{layers,  hidden,      heads,      kvHeads,
                                                  headDim, feedForward, vocabulary, experts};
    return std::all_of(needed.begin(), needed.end(), [](ItemCount c) { return c.known() && c.n >= 0; }) && heads.n > 0;
}

static std::int64_t attention(const DecoderShape& s) {
    if (!s.latent())
        return s.hidden.n * s.headDim.n * 2 * (s.heads.n + s.kvHeads.n);
    const std::int64_t key = s.heads.n * (s.nopeDim.n + s.ropeDim.n);
    const std::int64_t query = s.queryRank.n > 0 ? (s.hidden.n + key) * s.queryRank.n : s.hidden.n * key;
    const std::int64_t latent =
        s.hidden.n * (s.kvRank.n + s.ropeDim.n) + s.kvRank.n * s.heads.n * (s.nopeDim.n + s.valueDim.n);
    return query + latent + s.heads.n * s.valueDim.n * s.hidden.n;
}

LayerWeights layerWeights(const DecoderShape& s) {
    const std::int64_t matrices = (s.kind == FeedForward::Gated ? 3 : 2) * s.hidden.n;
    LayerWeights w;
    w.attention.n = attention(s);
    w.feedForward.n = matrices * s.feedForward.n;
    if (s.mixture()) {
        w.expert.n = matrices * s.expertWidth.n;
        w.shared.n = matrices * s.sharedWidth.n;
        w.router.n = s.experts.n * s.hidden.n;
    }
    return w;
}

Parameters tableWeights(const DecoderShape& s) {
    return {s.vocabulary.n * s.hidden.n};
}

static Parameters sum(const DecoderShape& s, std::int64_t expertsCounted) {
    if (!s.complete())
        return kUnsetCount<struct ParameterTag>;
    const LayerWeights w = layerWeights(s);
    const std::int64_t moe = s.mixture() ? s.layers.n - s.denseLayers.n : 0;
    return {s.layers.n * w.attention.n + (s.layers.n - moe) * w.feedForward.n +
            moe * (expertsCounted * w.expert.n + w.shared.n + w.router.n) + 2 * tableWeights(s).n};
}

Parameters totalParameters(const DecoderShape& shape) {
    return sum(shape, shape.experts.n);
}

Parameters activeParameters(const DecoderShape& shape) {
    return sum(shape, shape.expertsPerToken.n);
}

} // namespace gp

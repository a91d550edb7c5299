#include "core/workload/decoder.hpp"

#include <algorithm>
#include <cmath>

namespace gp {

bool DecoderShape::complete() const {
    const std::initializer_list<ItemCount> needed{layers,  hidden,      heads,      kvHeads,
                                                  headDim, feedForward, vocabulary, experts};
    return std::all_of(needed.begin(), needed.end(), [](ItemCount c) { return c.known() && c.n >= 0; }) && heads.n > 0;
}

DecoderShape typicalDecoder(Parameters total) {
    DecoderShape s;
    if (!total.known() || total.n < 1'000'000)
        return s;
    // A layer has about 12.7 h^2 weights: 2 h^2 of attention and a little for shared keys, 10.5 h^2 of feed-forward.
    constexpr double kWidthOverDepth = 115, kWeightsOverSquare = 12.7;
    constexpr std::int64_t kHead = 128, kVocabulary = 128'256;
    const double ideal = std::cbrt(kWidthOverDepth / kWeightsOverSquare * static_cast<double>(total.n));
    const std::int64_t step = ideal > 3000 ? 1024 : kHead;
    s.hidden.n = std::max<std::int64_t>(step, std::llround(ideal / static_cast<double>(step)) * step);
    s.heads.n = s.hidden.n / kHead;
    s.kvHeads.n = std::min<std::int64_t>(s.heads.n, 8);
    s.headDim.n = kHead;
    s.vocabulary.n = std::min(kVocabulary, total.n / (4 * s.hidden.n)); // tables are no more than half of a small model
    const std::int64_t layers = total.n - 2 * s.vocabulary.n * s.hidden.n;
    s.layers.n = std::max<std::int64_t>(
        1, std::llround(static_cast<double>(layers) /
                        (kWeightsOverSquare * static_cast<double>(s.hidden.n) * static_cast<double>(s.hidden.n))));
    if (s.layers.n > 8) // an even number deals over pipeline stages
        s.layers.n += s.layers.n % 2;
    constexpr std::int64_t kGrain = 64;
    const std::int64_t ffn =
        (layers / s.layers.n - s.hidden.n * kHead * 2 * (s.heads.n + s.kvHeads.n)) / (3 * s.hidden.n);
    s.feedForward.n = std::max(kGrain, (ffn + kGrain / 2) / kGrain * kGrain);
    return s;
}

DecoderShape completedDecoder(const DecoderShape& given, Parameters total, Parameters active) {
    DecoderShape s = given;
    const bool mixture = given.mixture() || (active.known() && total.known() && active.n < total.n);
    const DecoderShape typical = mixture ? DecoderShape() : typicalDecoder(total);
    const auto fill = [](ItemCount& own, ItemCount other) { own = own.known() ? own : other; };
    fill(s.layers, typical.layers);
    fill(s.hidden, typical.hidden);
    fill(s.heads, typical.heads);
    fill(s.kvHeads, given.heads.known() ? given.heads : typical.kvHeads);
    fill(s.headDim, given.hidden.known() && given.heads.known() && given.heads.n > 0
                        ? ItemCount{given.hidden.n / given.heads.n}
                        : typical.headDim);
    fill(s.feedForward, typical.feedForward);
    fill(s.vocabulary, typical.vocabulary);
    if (!mixture)
        fill(s.experts, {0});
    for (ItemCount* part : {&s.expertsPerToken, &s.expertWidth, &s.sharedWidth, &s.denseLayers, &s.queryRank, &s.kvRank,
                            &s.nopeDim, &s.ropeDim, &s.valueDim})
        fill(*part, {0});
    return s;
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

#include "core/workload/model_shape.hpp"

#include <algorithm>

namespace gp {

using Int = std::int64_t;

static Int norm(const ModelShape& s, Int width) {
    return s.normBias ? 2 * width : width;
}

static Int latentAttention(const ModelShape& s) {
    const Int query = s.nopeDim + s.ropeDim;
    const Int q = s.queryRank > 0 ? s.hidden * s.queryRank + s.queryRank + s.queryRank * s.heads * query
                                  : s.hidden * s.heads * query;
    const Int kv = s.hidden * (s.kvRank + s.ropeDim) + s.kvRank + s.kvRank * s.heads * (s.nopeDim + s.valueDim);
    return q + kv + s.heads * s.valueDim * s.hidden;
}

static Int attention(const ModelShape& s) {
    if (s.kvRank > 0)
        return latentAttention(s);
    const Int q = s.heads * s.headDim, kv = s.kvHeads * s.headDim;
    Int n = s.hidden * (q + 2 * kv) + q * s.hidden;
    n += s.queryBias ? q + 2 * kv : 0;
    n += s.outputBias ? s.hidden : 0;
    n += s.sinks ? s.heads : 0;
    if (s.queryNorm == ModelShape::QueryNorm::Head)
        n += 2 * s.headDim;
    if (s.queryNorm == ModelShape::QueryNorm::Full)
        n += q + kv;
    return n;
}

static Int feedForward(const ModelShape& s, Int width, bool bias) {
    const Int into = s.gated ? 2 * width : width;
    return s.hidden * into + width * s.hidden + (bias ? into + s.hidden : 0);
}

static Int mixture(const ModelShape& s) {
    Int n = s.experts * feedForward(s, s.expertWidth, s.expertBias);
    n += s.hidden * s.experts + (s.routerBias ? s.experts : 0);
    n += s.sharedWidth > 0 ? feedForward(s, s.sharedWidth, false) : 0;
    return n + (s.sharedGate ? s.hidden : 0);
}

static Int mamba(const ModelShape& s) {
    const Int inner = s.mambaHeads * s.mambaHeadDim, mixed = inner + 2 * s.groups * s.stateSize;
    const Int in = s.hidden * (inner + mixed + s.mambaHeads);
    const Int conv = mixed * s.convKernel + mixed;
    // A, D and the time-step bias have one value a head; the gated norm one a channel.
    return in + conv + 3 * s.mambaHeads + inner + inner * s.hidden;
}

static void countHybrid(const ModelShape& s, ParameterCount& c) {
    for (char kind : s.pattern) {
        c.total += norm(s, s.hidden);
        if (kind == 'M') {
            c.total += mamba(s);
            ++c.mambaLayers;
        } else if (kind == '*') {
            c.total += attention(s);
            ++c.attentionLayers;
        } else {
            c.total += feedForward(s, s.intermediate, s.feedBias);
            ++c.feedLayers;
        }
    }
}

static void countLayers(const ModelShape& s, ParameterCount& c) {
    const Int each = attention(s) + s.norms * norm(s, s.hidden);
    c.attentionLayers = s.layers;
    c.moeLayers = static_cast<Int>(std::count(s.moeLayer.begin(), s.moeLayer.end(), true));
    c.feedLayers = s.layers - c.moeLayers;
    c.total += s.layers * each + c.feedLayers * feedForward(s, s.intermediate, s.feedBias);
    if (c.moeLayers > 0)
        c.total += c.moeLayers * mixture(s);
}

ParameterCount countParameters(const ModelShape& s) {
    ParameterCount c;
    c.total = s.vocabulary * s.hidden * (s.tied ? 1 : 2) + s.positions * s.hidden;
    c.total += s.headBias ? s.vocabulary : 0;
    c.total += s.finalNorm ? norm(s, s.hidden) : 0;
    c.total += s.embeddingNorm ? norm(s, s.hidden) : 0;
    if (s.pattern.empty())
        countLayers(s, c);
    else
        countHybrid(s, c);
    const Int idle = s.experts > 0 ? (s.experts - s.expertsPerToken) * feedForward(s, s.expertWidth, s.expertBias) : 0;
    c.active = c.total - c.moeLayers * idle;
    constexpr Int kBf16 = 2;
    const Int cached = s.kvRank > 0 ? s.kvRank + s.ropeDim : 2 * s.kvHeads * s.headDim;
    c.kvBytesPerToken = c.attentionLayers * cached * kBf16;
    return c;
}

Int countVision(const VisionShape& v) {
    const Int patches = (v.image / v.patch) * (v.image / v.patch);
    const Int embeddings = v.hidden * 3 * v.patch * v.patch + v.hidden + (patches + 1) * v.hidden;
    const Int layer =
        4 * (v.hidden * v.hidden + v.hidden) + 2 * v.hidden * v.intermediate + v.intermediate + v.hidden + 4 * v.hidden;
    return embeddings + v.layers * layer + 4 * v.hidden; // norms before and after the layers
}

Int countProjector(Int visionHidden, Int textHidden) {
    return visionHidden * textHidden + textHidden + textHidden * textHidden + textHidden;
}

} // namespace gp

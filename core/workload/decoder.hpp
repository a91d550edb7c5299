// A decoder-only transformer as its speed and memory depend on it, and the weights that follow.
#pragma once

#include "core/units/quantities.hpp"

namespace gp {

enum class FeedForward { Gated, Plain }; ///< three matrices or two

/// All counts are of the published configuration. Zero experts: dense; zero kvRank: no latent attention.
struct DecoderShape {
    ItemCount layers{kUnsetCount<struct ItemTag>}, hidden{layers}, heads{layers}, kvHeads{layers}, headDim{layers};
    ItemCount feedForward{layers}, vocabulary{layers};
    FeedForward kind = FeedForward::Gated;
    ItemCount experts, expertsPerToken, expertWidth, sharedWidth; ///< sharedWidth: of all shared experts together
    ItemCount denseLayers;                                        ///< layers without experts in a model that has them
    ItemCount queryRank, kvRank, nopeDim, ropeDim, valueDim;      ///< multi-head latent attention (MLA)

    bool mixture() const { return experts.known() && experts.n > 0; }
    bool latent() const { return kvRank.known() && kvRank.n > 0; }
    bool complete() const; ///< nothing that the weights depend on is unset
    friend bool operator==(const DecoderShape&, const DecoderShape&) = default;
};

/// A dense decoder as published ones of about this many parameters are built: heads of 128, 8 key-value heads, gated
/// feed-forward, 115 times as wide as deep; its total is within a percent. Unset if the count is not known or is below
/// a million.
DecoderShape typicalDecoder(Parameters total);
/// `given` with what it leaves out: zero experts, and the rest of a dense shape as typical of `total`. What is left out
/// of a mixture of experts (fewer `active` than `total`) stays unset.
DecoderShape completedDecoder(const DecoderShape& given, Parameters total, Parameters active);

/// Weights of one layer's parts, norms and biases left out (under 0.1 %).
struct LayerWeights {
    Parameters attention, feedForward, expert, shared, router;
};
LayerWeights layerWeights(const DecoderShape& shape);
/// One table of embeddings, or the head.
Parameters tableWeights(const DecoderShape& shape);
/// Table and head apart, as models above a few billion parameters have them. Unset if the shape is not complete.
Parameters totalParameters(const DecoderShape& shape);
Parameters activeParameters(const DecoderShape& shape); ///< that work on one token, both tables counted

} // namespace gp

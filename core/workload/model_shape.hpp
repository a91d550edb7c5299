// A decoder's shape, family quirks resolved, and the exact count of its parameters. Internal to core/workload.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace gp {

struct ModelShape {
    std::int64_t layers = 0, hidden = 0, heads = 0, kvHeads = 0, headDim = 0, vocabulary = 0, intermediate = 0;
    std::int64_t context = 0;
    bool tied = false;

    // Blocks.
    bool gated = true;       ///< three matrices in the feed-forward block instead of two
    bool normBias = false;   ///< LayerNorm (weight and bias) instead of RMSNorm
    int norms = 2;           ///< a layer
    bool queryBias = false;  ///< biases of the q, k and v projections
    bool outputBias = false; ///< bias of the attention's output projection
    bool feedBias = false;   ///< biases of the feed-forward block
    bool headBias = false;   ///< bias of the language-model head
    bool finalNorm = true, embeddingNorm = false;
    enum class QueryNorm { None, Head, Full } queryNorm = QueryNorm::None;
    bool sinks = false;         ///< one learned attention sink a head
    std::int64_t positions = 0; ///< learned position embeddings

    // Multi-head latent attention: kvRank > 0.
    std::int64_t queryRank = 0, kvRank = 0, nopeDim = 0, ropeDim = 0, valueDim = 0;

    // Mixture of experts: experts > 0.
    std::int64_t experts = 0, expertsPerToken = 0, expertWidth = 0, sharedWidth = 0, sharedExperts = 0;
    std::vector<bool> moeLayer; ///< by layer; empty: none
    bool routerBias = false, expertBias = false, sharedGate = false;

    // Hybrid: one letter a layer (M Mamba-2, * attention, - feed-forward); empty otherwise.
    std::string pattern;
    std::int64_t mambaHeads = 0, mambaHeadDim = 0, stateSize = 0, groups = 0, convKernel = 0;

    std::int64_t mtpLayers = 0, slidingWindow = 0;
};

struct ParameterCount {
    std::int64_t total = 0, active = 0;
    std::int64_t kvBytesPerToken = 0; ///< bf16
    std::int64_t attentionLayers = 0, moeLayers = 0, mambaLayers = 0, feedLayers = 0;
};
ParameterCount countParameters(const ModelShape& shape);

/// Vision transformer (CLIP) and its projector in front of a language model.
struct VisionShape {
    std::int64_t hidden = 0, layers = 0, intermediate = 0, image = 0, patch = 0;
};
std::int64_t countVision(const VisionShape& shape);
std::int64_t countProjector(std::int64_t visionHidden, std::int64_t textHidden);

} // namespace gp

// Published models and machines for the tests of training predictions.
#pragma once

#include "core/performance/machine.hpp"

#include <cstdlib>

namespace gp::test {

inline DecoderShape decoder(int layers, int hidden, int heads, int kvHeads, int headDim, int feedForward,
                            int vocabulary, FeedForward kind = FeedForward::Gated) {
    DecoderShape s;
    s.layers = {layers};
    s.hidden = {hidden};
    s.heads = {heads};
    s.kvHeads = {kvHeads};
    s.headDim = {headDim};
    s.feedForward = {feedForward};
    s.vocabulary = {vocabulary};
    s.kind = kind;
    return s;
}

/// Brown et al. 2020, table 2.1, with the vocabulary padded as in MLPerf.
inline DecoderShape gpt3() {
    return decoder(96, 12288, 96, 96, 128, 49152, 51200, FeedForward::Plain);
}
/// The Llama 3 Herd of Models, table 3.
inline DecoderShape llama8() {
    return decoder(32, 4096, 32, 8, 128, 14336, 128256);
}
inline DecoderShape llama70() {
    return decoder(80, 8192, 64, 8, 128, 28672, 128256);
}
inline DecoderShape llama405() {
    return decoder(126, 16384, 128, 8, 128, 53248, 128256);
}
/// Mixtral of Experts, table 1.
inline DecoderShape mixtral() {
    DecoderShape s = decoder(32, 4096, 32, 8, 128, 14336, 32000);
    s.experts = {8};
    s.expertsPerToken = {2};
    s.expertWidth = {14336};
    return s;
}
/// DeepSeek-V3 Technical Report, section 4.2.
inline DecoderShape deepseek() {
    DecoderShape s = decoder(61, 7168, 128, 128, 128, 18432, 129280);
    s.experts = {256};
    s.expertsPerToken = {8};
    s.expertWidth = {2048};
    s.sharedWidth = {2048};
    s.denseLayers = {3};
    s.queryRank = {1536};
    s.kvRank = {512};
    s.nopeDim = {128};
    s.ropeDim = {64};
    s.valueDim = {128};
    return s;
}

/// An accelerator of the built-in catalog with `gigabits` of network a GPU.
inline TrainingMachine machine(std::string_view accelerator = "h100-sxm-80",
                               MathPrecision precision = MathPrecision::Bf16, double gigabits = 400) {
    static const Library built = [] {
        auto library = builtinLibrary();
        if (!library)
            std::abort();
        return *library;
    }();
    const Accelerator* a = built.catalog.accelerator(accelerator);
    if (!a)
        std::abort();
    return trainingMachine(*a, precision, make<Bandwidth>(gigabits * 1e9 / 8));
}

} // namespace gp::test

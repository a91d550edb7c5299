#include "core/performance/layout_rules.hpp"

#include "core/units/text.hpp"

namespace gp {

namespace {

using Int = std::int64_t;

bool divides(Int by, Int whole) {
    return by > 0 && whole % by == 0;
}

bool headsFit(const DecoderShape& s, Int tensor) {
    if (!divides(tensor, s.heads.n))
        return false;
    return s.latent() || divides(tensor, s.kvHeads.n) || divides(s.kvHeads.n, tensor);
}

bool widthsFit(const DecoderShape& s, Int tensor) {
    return divides(tensor, s.feedForward.n) && (!s.mixture() || divides(tensor, s.sharedWidth.n));
}

bool layersFit(Int layers, Int chunks) {
    constexpr Int kOthers = 3; // embedding, head, a layer that predicts further tokens
    if (chunks < 1 || chunks > layers + kOthers)
        return false;
    const Int each = (layers + chunks - 1) / chunks;
    return each * chunks - layers <= kOthers;
}

bool sequenceFits(Int sequence, const TrainingLayout& l) {
    if (l.context > 1 && !divides(2 * Int{l.context}, sequence))
        return false;
    return l.context >= 1 && (!l.sequenceParallel || divides(l.tensor, sequence / l.context));
}

bool expertsFit(const DecoderShape& s, const TrainingLayout& l) {
    return l.expert == 1 ||
           (s.mixture() && divides(l.expert, s.experts.n) && divides(l.expert, Int{l.data} * l.context * l.tensor));
}

} // namespace

std::string_view obstacleCode(LayoutObstacle obstacle) {
    static constexpr std::string_view kCodes[kLayoutObstacles] = {
        "", "degrees", "heads", "widths", "experts", "layers", "interleaving", "batch", "sequence", "memory"};
    return kCodes[static_cast<std::size_t>(obstacle)];
}

const char* obstacleText(LayoutObstacle obstacle) {
    static constexpr const char* kTexts[kLayoutObstacles] = {
        "",
        GP_TR("the degrees do not multiply to the number of GPUs"),
        GP_TR("attention heads cannot be shared by the tensor-parallel ranks"),
        GP_TR("the feed-forward width cannot be shared by the tensor-parallel ranks"),
        GP_TR("experts cannot be shared by the expert-parallel ranks"),
        GP_TR("layers cannot be shared evenly by the stages"),
        GP_TR("interleaving needs micro-batches in multiples of the stages"),
        GP_TR("the batch is no multiple of data-parallel ranks times micro-batch"),
        GP_TR("the sequence cannot be cut evenly"),
        GP_TR("does not fit in memory"),
    };
    return kTexts[static_cast<std::size_t>(obstacle)];
}

LayoutObstacle layoutObstacle(const DecoderShape& s, const TrainingBatch& batch, const TrainingLayout& l) {
    if (l.data < 1)
        return LayoutObstacle::Degrees;
    if (!headsFit(s, l.tensor))
        return LayoutObstacle::Heads;
    if (!widthsFit(s, l.tensor))
        return LayoutObstacle::Widths;
    if (!expertsFit(s, l))
        return LayoutObstacle::Experts;
    if (!layersFit(s.layers.n, Int{l.pipeline} * l.virtualStages))
        return LayoutObstacle::Layers;
    if (l.virtualStages > 1 && l.pipeline == 1)
        return LayoutObstacle::Interleaving;
    const Int sequences = static_cast<Int>(batch.sequences), together = Int{l.data} * l.microBatch;
    if (static_cast<double>(sequences) != batch.sequences || sequences < 1 || !divides(together, sequences))
        return LayoutObstacle::Batch;
    if (l.virtualStages > 1 && !divides(l.pipeline, sequences / together))
        return LayoutObstacle::Interleaving;
    return sequenceFits(static_cast<Int>(batch.sequenceLength), l) ? LayoutObstacle::None : LayoutObstacle::Sequence;
}

} // namespace gp

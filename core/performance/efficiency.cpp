#include "core/performance/efficiency.hpp"

namespace gp {

namespace {

constexpr double kForward = 2, kForwardAndBackward = 6; // FLOP for a weight and a token

/// Forward FLOP of the attention core for one token: scores and weighted values of what it attends to.
double attentionForward(const DecoderShape& s, const TrainingBatch& batch) {
    const double key = s.latent() ? baseValue(s.nopeDim) + baseValue(s.ropeDim) : baseValue(s.headDim);
    const double value = s.latent() ? baseValue(s.valueDim) : key;
    return 2 * baseValue(s.layers) * baseValue(s.heads) * (key + value) * batch.sequenceLength * batch.attended;
}

/// Share of the layers' forward pass, and of the attention core's, that the backward pass computes again.
struct Again {
    double matrices = 0, attention = 0;
};
Again computedAgain(const TrainingLayout& layout, const TrainingConstants& c) {
    if (layout.recompute == Recompute::None)
        return {};
    if (layout.recompute == Recompute::Full)
        return {1, 1};
    if (layout.stack == TrainingStack::Legacy)
        return {0, 1};
    const double share = layout.stack == TrainingStack::Fsdp ? c.operatorRecompute : c.selective;
    return {share, share};
}

} // namespace

Parameters multipliedParameters(const DecoderShape& shape) {
    const Parameters active = activeParameters(shape);
    return active.known() ? Parameters{active.n - tableWeights(shape).n} : active;
}

WorkPerToken modelWork(const DecoderShape& shape) {
    return make<WorkPerToken>(kForwardAndBackward * times(activeParameters(shape)));
}

WorkPerToken modelWorkWithAttention(const DecoderShape& shape, const TrainingBatch& batch) {
    return make<WorkPerToken>(kForwardAndBackward * times(multipliedParameters(shape)) +
                              kForwardAndBackward / kForward * attentionForward(shape, batch));
}

WorkPerToken hardwareWork(const DecoderShape& shape, const TrainingBatch& batch, const TrainingLayout& layout,
                          const TrainingConstants& constants) {
    const WorkPerToken once = modelWorkWithAttention(shape, batch);
    if (!known(once))
        return once;
    const Again again = computedAgain(layout, constants);
    // Layers are computed again, the head is not.
    const double layers = times(multipliedParameters(shape)) - times(tableWeights(shape));
    return once +
           make<WorkPerToken>(again.matrices * kForward * layers + again.attention * attentionForward(shape, batch));
}

StepEfficiency stepEfficiency(const DecoderShape& shape, const TrainingBatch& batch, const TrainingMachine& machine,
                              const TrainingLayout& layout, const TrainingConstants& constants, Duration step) {
    StepEfficiency e;
    if (!(baseValue(step) > 0))
        return e;
    e.tokens = make<Tokens>(batch.sequenceLength * batch.sequences) / step;
    e.perGpu = e.tokens / make<Gpus>(layout.gpus());
    e.mfu = {ratio(e.perGpu * modelWork(shape), machine.bf16Peak)};
    e.withAttention = {ratio(e.perGpu * modelWorkWithAttention(shape, batch), machine.gemmPeak)};
    e.hardware = {ratio(e.perGpu * hardwareWork(shape, batch, layout, constants), machine.gemmPeak)};
    return e;
}

} // namespace gp

#include "core/performance/training.hpp"

#include <algorithm>
#include <cmath>

namespace gp {

namespace {

/// The shape in plain numbers.
struct Widths {
    double layers, hidden, heads, kvHeads, feedForward, vocabulary;
    double experts, expertsPerToken, expertWidth, sharedWidth, moeLayers;
    double queryRank, kvRank, nopeDim, ropeDim, keyDim, valueDim;
    double attentionWeights, denseWeights, expertWeights, sharedWeights;
    bool gated, latent;

    explicit Widths(const DecoderShape& s);
};

Widths::Widths(const DecoderShape& s)
    : layers(baseValue(s.layers))
    , hidden(baseValue(s.hidden))
    , heads(baseValue(s.heads))
    , kvHeads(baseValue(s.kvHeads))
    , feedForward(baseValue(s.feedForward))
    , vocabulary(baseValue(s.vocabulary))
    , experts(baseValue(s.experts))
    , expertsPerToken(baseValue(s.expertsPerToken))
    , expertWidth(baseValue(s.expertWidth))
    , sharedWidth(baseValue(s.sharedWidth))
    , moeLayers(s.mixture() ? layers - baseValue(s.denseLayers) : 0)
    , queryRank(baseValue(s.queryRank))
    , kvRank(baseValue(s.kvRank))
    , nopeDim(baseValue(s.nopeDim))
    , ropeDim(baseValue(s.ropeDim))
    , keyDim(s.latent() ? nopeDim + ropeDim : baseValue(s.headDim))
    , valueDim(s.latent() ? baseValue(s.valueDim) : keyDim)
    , gated(s.kind == FeedForward::Gated)
    , latent(s.latent()) {
    const LayerWeights w = layerWeights(s);
    attentionWeights = baseValue(w.attention);
    denseWeights = baseValue(w.feedForward);
    expertWeights = baseValue(w.expert);
    sharedWeights = baseValue(w.shared);
}

} // namespace

std::string layoutText(const TrainingLayout& l) {
    std::string text;
    const auto add = [&](const char* name, int v) {
        if (v > 1)
            text += name + std::to_string(v) + " ";
    };
    add("TP", l.tensor);
    add("PP", l.pipeline);
    add("VP", l.virtualStages);
    add("CP", l.context);
    add("EP", l.expert);
    text += "DP" + std::to_string(l.data) + " MB" + std::to_string(l.microBatch) + " ZeRO-" + std::to_string(l.zero);
    text += l.sequenceParallel ? " SP" : "";
    text += l.recompute == Recompute::Full ? " full" : l.recompute == Recompute::Selective ? " selective" : "";
    return text;
}

const char* layoutProblem(const DecoderShape& s, const TrainingBatch& batch, const TrainingLayout& l) {
    const auto divides = [](double of, double by) { return by > 0 && std::fmod(of, by) == 0; };
    if (!divides(baseValue(s.heads), l.tensor))
        return "heads";
    if (l.pipeline * l.virtualStages > s.layers.n + 2)
        return "layers";
    if (l.microBatch < 1 || batch.sequences < static_cast<double>(l.data) * l.microBatch ||
        !divides(batch.sequences, static_cast<double>(l.data) * l.microBatch))
        return "batch";
    if (l.expert > 1 && (!divides(baseValue(s.experts), l.expert) || !divides(l.data * l.context * l.tensor, l.expert)))
        return "experts";
    return "";
}

namespace {

/// One prediction's numbers in SI units; everything below is plain arithmetic on them.
class Step {
public:
    Step(const DecoderShape& shape, const TrainingBatch& batch, const TrainingMachine& machine,
         const TrainingLayout& layout, const TrainingConstants& constants)
        : s(shape)
        , l(layout)
        , c(constants)
        , m(machine)
        , generation(static_cast<std::size_t>(machine.generation))
        , stack(static_cast<std::size_t>(layout.stack))
        , peak(baseValue(machine.gemmPeak))
        , bf16(baseValue(machine.bf16Peak))
        , memory(baseValue(machine.memoryBandwidth) * constants.memory)
        , scaleUp(baseValue(machine.scaleUp) * constants.scaleUp)
        , network(baseValue(machine.network) * constants.network / machine.oversubscription)
        , seq(batch.sequenceLength)
        , attended(batch.attended)
        , tokens(layout.microBatch * batch.sequenceLength / layout.context)
        , micro(batch.sequences / (static_cast<double>(layout.data) * layout.microBatch))
        , efficiency(constants.gemm[generation][static_cast<std::size_t>(machine.precision)])
        , elementBytes(machine.precision == MathPrecision::Bf16 ? 2.0 : 1.5) {}

    StepTime time(double vintage) const;
    StepMemory memoryParts() const;

private:
    struct Layer { // seconds
        double matrices = 0, attention = 0, bound = 0;
        double sum() const { return matrices + attention + bound; }
    };
    double t() const { return l.tensor; }
    double tokensInBand() const { return l.sequenceParallel ? tokens / t() : tokens; }

    double gemm(double rows, double columns, double inner, double share = 1) const {
        const double flop = 2 * rows * columns * inner;
        const double bytes = (rows * inner + inner * columns + rows * columns) * elementBytes;
        return flop / (share * efficiency * peak) + c.gemmTraffic * bytes / memory + c.launch;
    }
    double attentionMatrices() const {
        if (s.latent) {
            const double a = s.heads / t();
            return (s.queryRank > 0 ? gemm(tokens, s.queryRank, s.hidden) + gemm(tokens, a * s.keyDim, s.queryRank)
                                    : gemm(tokens, a * s.keyDim, s.hidden)) +
                   gemm(tokens, s.kvRank + s.ropeDim, s.hidden) + gemm(tokens, a * (s.nopeDim + s.valueDim), s.kvRank) +
                   gemm(tokens, s.hidden, a * s.valueDim);
        }
        const double kv = std::max(s.kvHeads / t(), 1.0);
        return gemm(tokens, s.keyDim * (s.heads / t() + 2 * kv), s.hidden) +
               gemm(tokens, s.hidden, s.keyDim * s.heads / t());
    }
    double feedForward(double width) const {
        return gemm(tokens, (s.gated ? 2 : 1) * width / t(), s.hidden) + gemm(tokens, s.hidden, width / t());
    }
    double attentionCore() const {
        const bool flash = l.stack != TrainingStack::Legacy;
        const double square = 2 * tokens * seq * (s.heads / t()) * (s.keyDim + s.valueDim);
        const double flop = flash ? square * attended : square;
        double time = flop / (c.attention[generation] * bf16);
        if (!flash) // scores go to memory and back
            time += 5 * 2 * tokens * seq * (s.heads / t()) / memory;
        return time + 2 * c.launch;
    }
    double elementwise(double width) const {
        const double bytes = (12 * s.hidden * tokensInBand() + 4 * width / t() * tokens) * 2;
        return c.elementwise[stack] * bytes / memory + 8 * c.launch;
    }
    Layer denseLayer() const {
        return {attentionMatrices() + feedForward(s.feedForward), attentionCore(), elementwise(s.feedForward)};
    }
    Layer moeLayer() const {
        Layer layer{attentionMatrices() + gemm(tokensInBand(), s.experts, s.hidden), attentionCore(), 0};
        // Balanced: every rank computes as many rows as it sends.
        const double rows = tokens / t() * s.expertsPerToken;
        const double local = s.experts / l.expert;
        const double flop = 2 * rows * (s.gated ? 3 : 2) * s.hidden * s.expertWidth;
        const double weights = local * s.expertWeights * elementBytes;
        layer.matrices += flop / (c.groupedGemm * efficiency * peak) + c.gemmTraffic * weights / memory + 4 * c.launch;
        if (s.sharedWidth > 0)
            layer.matrices += feedForward(s.sharedWidth);
        layer.bound = elementwise(s.expertWidth * s.expertsPerToken + s.sharedWidth) +
                      4 * rows * s.hidden * 2 / memory; // sort, scatter, gather, weigh
        return layer;
    }

    /// Bandwidth of one member of a group of `size` whose members stand `stride` GPUs apart.
    double groupBandwidth(double size, double stride) const {
        if (size * stride <= m.domain)
            return scaleUp;
        const double inDomain = std::max(1.0, std::min(size, m.domain / stride));
        return std::min(scaleUp, inDomain * network);
    }
    double latency(double size, double stride) const {
        return size * stride <= m.domain ? c.scaleUpLatency : c.networkLatency;
    }
    /// All-gather or reduce-scatter of `bytes` in all; twice that is an all-reduce.
    double gather(double bytes, double size, double stride) const {
        if (size <= 1)
            return 0;
        const double steps = std::min(size - 1, 2 * std::log2(size) + 2); // rings for large, trees for small messages
        return (size - 1) / size * bytes / groupBandwidth(size, stride) + steps * latency(size, stride);
    }
    double tensorTransfer() const { // of one layer, forward: two collectives, each an all-reduce's worth
        if (l.tensor == 1)
            return 0;
        return 4 * gather(tokens * s.hidden * 2, t(), 1) * (1 - c.tensorHidden[stack]);
    }
    double contextTransfer(double attention) const {
        if (l.context == 1)
            return 0;
        const double kv = s.latent ? s.kvRank + s.ropeDim : 2 * s.kvHeads * s.keyDim / t();
        const double bytes = tokens * kv * 2 * (l.context - 1);
        const double time = bytes / groupBandwidth(l.context, t()) + (l.context - 1) * latency(l.context, t());
        constexpr double kHidden = 0.8;
        return std::max(0.0, time - kHidden * attention);
    }
    double expertTransfer() const { // dispatch and combine of one layer, forward
        if (l.expert == 1)
            return 0;
        const double e = l.expert, bytes = tokens / t() * s.expertsPerToken * s.hidden * 2;
        const double inside = std::min(e, static_cast<double>(m.domain));
        const double near = bytes * (inside - 1) / e / scaleUp;
        const double far = e > m.domain ? bytes * (e - inside) / e * c.expertDedup / network : 0;
        return 2 * (std::max(near, far) + latency(e, 1)) * (1 - c.expertHidden);
    }
    /// Weights that one GPU of an average stage holds.
    double localDense() const {
        const double moe = s.moeLayers;
        return (s.layers * s.attentionWeights + (s.layers - moe) * s.denseWeights +
                moe * (s.sharedWeights + s.experts * s.hidden)) /
                   (t() * l.pipeline) +
               (l.pipeline > 1 ? 1 : 2) * s.vocabulary * s.hidden / t();
    }
    double localExperts() const {
        return s.moeLayers * s.experts * s.expertWeights / (l.pipeline * static_cast<double>(l.expert));
    }
    double dataTime(double stageTime) const;
    double gatherPerMicroBatch() const {
        const double bytes = 2 * (localDense() + localExperts());
        return 3 * gather(bytes, static_cast<double>(l.data) * l.context, t());
    }

    const Widths s;
    const TrainingLayout& l;
    const TrainingConstants& c;
    const TrainingMachine& m;
    std::size_t generation, stack;
    double peak, bf16, memory, scaleUp, network, seq, attended, tokens, micro, efficiency, elementBytes;
};

double Step::dataTime(double stageTime) const {
    const double replicas = static_cast<double>(l.data) * l.context;
    if (replicas <= 1 || l.zero == 3)
        return 0;
    const double gradientBytes = l.stack == TrainingStack::Legacy ? 2 : 4;
    const double expertReplicas = std::max(1.0, replicas * t() / l.expert);
    const double dense = gather((gradientBytes + 2) * localDense(), replicas, t());
    const double experts = gather((gradientBytes + 2) * localExperts(), expertReplicas, l.expert);
    const double time = dense + experts;
    if (l.stack == TrainingStack::Legacy)
        return time;
    return std::max(c.dataExposed * time,
                    time - c.dataHiding * stageTime * std::min(micro, double(l.pipeline) * l.virtualStages));
}

StepTime Step::time(double vintage) const {
    const double moeShare = s.layers > 0 ? s.moeLayers / s.layers : 0;
    const double layersHere = s.layers / l.pipeline;
    const Layer dense = denseLayer(), moe = moeShare > 0 ? moeLayer() : Layer{};
    const auto mean = [&](double d, double e) { return d * (1 - moeShare) + e * moeShare; };
    const double again = l.recompute == Recompute::Full   ? 1
                         : l.recompute == Recompute::None ? 0
                         : l.stack == TrainingStack::Fsdp ? c.operatorRecompute
                                                          : c.selective;
    const bool coreOnly = l.recompute == Recompute::Selective && l.stack == TrainingStack::Legacy;
    const double attentionAgain = coreOnly ? 1 : again, restAgain = coreOnly ? 0 : again;

    const double matrices = mean(dense.matrices, moe.matrices) * (3 + restAgain);
    const double attention = mean(dense.attention, moe.attention) * (3.5 + attentionAgain);
    const double bound = mean(dense.bound, moe.bound) * (2.6 + restAgain);
    const double tensorEach = tensorTransfer() * (2 + (l.recompute == Recompute::Full ? 1 : 0));
    const double contextEach = contextTransfer(mean(dense.attention, moe.attention)) * 3;
    const double expertEach = moeShare * expertTransfer() * (2 + (l.recompute == Recompute::Full ? 1 : 0));
    const double floorEach = (mean(c.hostFloor[stack], std::max(c.hostFloor[stack], c.moeHostFloor))) * (3 + again);
    const double busy = matrices + attention + bound + tensorEach + contextEach + expertEach;
    const double held = std::max(0.0, floorEach - busy);

    // Head and loss stand on the last stage, which the others wait for.
    const double head = 3 * (gemm(tokens, s.vocabulary / t(), s.hidden) + 12 * tokens * s.vocabulary / t() / memory);
    double send = 0;
    if (l.pipeline > 1) {
        const double stride = t() * l.context * l.data;
        const double wire = stride >= m.domain ? network : scaleUp;
        const double bytes = tokens * s.hidden * 2 / (l.sequenceParallel ? t() : 1);
        send = 2 * l.virtualStages * (bytes / wire + c.networkLatency) *
               (l.stack == TrainingStack::Legacy ? 1 : c.pipelineExposed);
    }
    const double stage = layersHere * (busy + held) + head + send;
    double gatherExposed = 0;
    if (l.zero == 3) {
        const double need = gatherPerMicroBatch();
        gatherExposed = std::max(stage, need) + (1 - c.gatherHidden) * std::min(stage, need) - stage;
    }
    const double bubble = (l.pipeline - 1.0) / l.virtualStages * stage;
    const double data = dataTime(stage) + micro * gatherExposed;
    const double shards = l.zero >= 1 ? static_cast<double>(l.data) * l.context : 1;
    const double optimiser = (localDense() + localExperts()) * (16 / shards + 4) / memory + 3e-3;
    const double sum = micro * stage + bubble + data + optimiser;
    const double n = std::max(8.0, static_cast<double>(l.gpus()));
    const double total = sum * (1 + c.jitter * std::log2(n / 8)) * c.stretch[stack] * vintage;

    StepTime out;
    out.matrices = make<Duration>(micro * (layersHere * matrices + head));
    out.attention = make<Duration>(micro * layersHere * attention);
    out.memoryBound = make<Duration>(micro * layersHere * bound);
    out.tensor = make<Duration>(micro * layersHere * tensorEach);
    out.context = make<Duration>(micro * layersHere * contextEach);
    out.expert = make<Duration>(micro * layersHere * expertEach);
    out.bubble = make<Duration>(bubble);
    out.pipeline = make<Duration>(micro * send);
    out.data = make<Duration>(data);
    out.optimiser = make<Duration>(optimiser);
    out.losses = make<Duration>(total - sum + micro * layersHere * held);
    out.total = make<Duration>(total);
    return out;
}

StepMemory Step::memoryParts() const {
    const double replicas = static_cast<double>(l.data) * l.context;
    // The first stage holds the embedding, the last one the head: the heaviest has one of them.
    const double held = localDense() + localExperts();
    const double weightShare = l.zero == 3 ? replicas : 1, gradientShare = l.zero >= 2 ? replicas : 1,
                 optimiserShare = l.zero >= 1 ? replicas : 1;
    const double unsharded = l.zero == 3 ? 2 * held / s.layers * l.pipeline : 0; // two layers are whole at a time
    const double gradientBytes = l.stack == TrainingStack::Legacy ? 2 : 4;

    const double kept = m.precision == MathPrecision::Bf16 ? 1 : c.fp8Activations;
    const double width = s.moeLayers > 0 ? s.expertWidth * s.expertsPerToken + s.sharedWidth : s.feedForward;
    const double heads = s.heads * s.keyDim + s.kvHeads * s.keyDim;
    const double full =
        tokens *
        ((10 * s.hidden) / (l.sequenceParallel ? t() : 1) + 4 * heads / t() + 2 * width / t() * (s.gated ? 3 : 2)) *
        kept;
    const double input = 2 * tokens * s.hidden / (l.sequenceParallel ? t() : 1);
    const double layersHere = s.layers / l.pipeline;
    const double perLayer = l.recompute == Recompute::Full        ? input
                            : l.recompute == Recompute::Selective ? 0.6 * full
                                                                  : full;
    const double flight = std::min(micro, double(l.pipeline)) *
                          (l.virtualStages > 1 ? 1 + (l.pipeline - 1.0) / (l.pipeline * l.virtualStages) : 1);
    double activations = flight * layersHere * perLayer + (l.recompute == Recompute::Full ? full : 0);
    if (l.stack == TrainingStack::Legacy && l.recompute != Recompute::Full)
        activations += flight * layersHere * 5 * tokens * seq * s.heads / t() * (l.recompute == Recompute::None);
    activations += l.pipeline == 1 ? tokens * s.vocabulary / t() * 6 : 0;

    StepMemory out;
    out.weights = make<Bytes>(2 * held / weightShare + 2 * unsharded);
    out.gradients = make<Bytes>(gradientBytes * held / gradientShare);
    out.optimiser = make<Bytes>(12 * held / optimiserShare);
    out.activations = make<Bytes>(activations);
    out.fixed = make<Bytes>(c.fixedMemory);
    out.total = out.weights + out.gradients + out.optimiser + out.activations + out.fixed;
    return out;
}

} // namespace

StepTime stepTime(const DecoderShape& shape, const TrainingBatch& batch, const TrainingMachine& machine,
                  const TrainingLayout& layout, const TrainingConstants& constants, double vintage) {
    return Step(shape, batch, machine, layout, constants).time(vintage);
}

StepMemory stepMemory(const DecoderShape& shape, const TrainingBatch& batch, const TrainingMachine& machine,
                      const TrainingLayout& layout, const TrainingConstants& constants) {
    return Step(shape, batch, machine, layout, constants).memoryParts();
}

} // namespace gp

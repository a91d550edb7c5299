#include "core/performance/training.hpp"

#include <algorithm>
#include <cmath>

namespace gp {

namespace {

/// Of the arithmetic beside it, what a transfer can hide behind at most.
constexpr double kMostHidden = 0.8;

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

double predictionBand(const DecoderShape& shape, const TrainingMachine& machine, const TrainingConstants& c) {
    return machine.generation == GpuGeneration::Other ? c.otherBand : shape.mixture() ? c.moeBand : c.denseBand;
}

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
         const TrainingLayout& layout, const TrainingConstants& constants);

    StepTime time(double vintage) const;
    StepMemory memoryParts() const;

private:
    /// Seconds of one layer and micro-batch, forward and backward pass apart.
    struct Pass {
        double forward = 0, backward = 0;
        Pass& operator+=(Pass o) { return forward += o.forward, backward += o.backward, *this; }
        friend Pass operator+(Pass a, Pass b) { return a += b; }
        friend Pass operator*(Pass a, double f) { return {a.forward * f, a.backward * f}; }
    };
    struct Layer {
        Pass matrices, attention, bound;
    };
    struct Stage; // one pipeline stage and micro-batch

    // Arithmetic.
    double tileLoss(double rows, double columns) const;
    double product(double rows, double columns, double inner, bool narrow = true) const;
    Pass gemm(double rows, double columns, double inner) const;
    Pass head() const;
    Pass attentionMatrices() const;
    Pass feedForward(double width) const;
    Pass attentionCore() const;
    Pass elementwise(double width) const;
    Pass experts() const;
    Layer denseLayer() const;
    Layer moeLayer() const;
    // Transfers.
    double groupBandwidth(double size, double stride) const;
    double gather(double bytes, double size, double stride) const;
    double tensorTransfer(double arithmetic) const;
    double contextTransfer(double attention) const;
    double expertTransfer() const;
    double sends() const;
    // The step.
    Stage stage() const;
    double gatherExposed(double stageTime) const;
    double dataTime(double stageTime) const;
    double localDense() const;
    double localExperts() const;

    double tensor() const { return l.tensor; }
    double replicas() const { return static_cast<double>(l.data) * l.context; }
    bool legacy() const { return l.stack == TrainingStack::Legacy; }
    /// Kept and reduced: half precision in old stacks and beside narrow arithmetic, else single.
    double gradientBytes() const { return legacy() || m.precision != MathPrecision::Bf16 ? 2 : 4; }
    double again() const; ///< of the forward pass, recomputed
    double bandTokens() const { return l.sequenceParallel ? tokens / tensor() : tokens; }

    const Widths s;
    const TrainingLayout& l;
    const TrainingConstants& c;
    const TrainingMachine& m;
    std::size_t generation, stack;
    double rate, wideRate, attentionRate; ///< FLOP/s of large matrices, of those in 16 bits, of the attention core
    double multiprocessors;
    double memory, scaleUp, network;     ///< bytes/s
    double seq, attended, tokens, micro; ///< tokens of one micro-batch on one GPU; micro-batches
    double inBytes, castBytes;           ///< of one element of a GEMM's inputs
};

Step::Step(const DecoderShape& shape, const TrainingBatch& batch, const TrainingMachine& machine,
           const TrainingLayout& layout, const TrainingConstants& constants)
    : s(shape)
    , l(layout)
    , c(constants)
    , m(machine)
    , generation(static_cast<std::size_t>(machine.generation))
    , stack(static_cast<std::size_t>(layout.stack))
    , multiprocessors(constants.multiprocessors[generation])
    , memory(baseValue(machine.memoryBandwidth) * constants.memory)
    , scaleUp(baseValue(machine.scaleUp) * constants.scaleUp)
    , network(baseValue(machine.network) * constants.network)
    , seq(batch.sequenceLength)
    , attended(batch.attended)
    , tokens(layout.microBatch * batch.sequenceLength / layout.context)
    , micro(batch.sequences / (static_cast<double>(layout.data) * layout.microBatch))
    , inBytes(machine.precision == MathPrecision::Bf16 ? 2 : 1)
    , castBytes(machine.precision == MathPrecision::Bf16 ? 0 : constants.cast[stack]) {
    rate = c.gemm[generation][static_cast<std::size_t>(m.precision)] * baseValue(m.gemmPeak);
    wideRate = c.gemm[generation][static_cast<std::size_t>(MathPrecision::Bf16)] * baseValue(m.bf16Peak);
    const auto& attention = l.stack == TrainingStack::Fsdp ? c.plainAttention : c.attention;
    attentionRate = attention[generation] * baseValue(m.bf16Peak);
}

/// What padding to whole tiles and a part-filled last wave of them add; 1 for none.
double Step::tileLoss(double rows, double columns) const {
    if (multiprocessors <= 0)
        return 1;
    constexpr double kTileRows = 128, kTileColumns = 256;
    const double waves = std::ceil(rows / kTileRows) * std::ceil(columns / kTileColumns) / multiprocessors;
    const double ideal = rows * columns / (kTileRows * kTileColumns) / multiprocessors;
    return 1 + c.waves * (std::ceil(waves) / ideal - 1);
}

double Step::product(double rows, double columns, double inner, bool narrow) const {
    const double bytes = (rows * inner + inner * columns) * (narrow ? inBytes : 2) + rows * columns * 2;
    return 2 * rows * columns * inner / (narrow ? rate : wideRate) * tileLoss(rows, columns) +
           c.gemmTraffic * bytes / memory + c.launch;
}

/// A weight matrix: one product forward, two backward, and its inputs quantised where they are narrow.
Step::Pass Step::gemm(double rows, double columns, double inner) const {
    const double cast = castBytes * (rows * inner + inner * columns) / memory;
    return {product(rows, columns, inner) + cast,
            product(rows, inner, columns) + product(inner, columns, rows) + castBytes * rows * columns / memory};
}

/// The output layer stays in 16 bits; logits and loss are passes over memory.
Step::Pass Step::head() const {
    const double columns = s.vocabulary / tensor(), logits = 12 * tokens * columns / memory;
    return {product(tokens, columns, s.hidden, false) + logits,
            product(tokens, s.hidden, columns, false) + product(s.hidden, columns, tokens, false) + 2 * logits};
}

Step::Pass Step::attentionMatrices() const {
    const double a = s.heads / tensor();
    if (!s.latent) {
        const double kv = std::max(s.kvHeads / tensor(), 1.0);
        return gemm(tokens, s.keyDim * (a + 2 * kv), s.hidden) + gemm(tokens, s.hidden, s.keyDim * a);
    }
    const Pass query = s.queryRank > 0 ? gemm(tokens, s.queryRank, s.hidden) + gemm(tokens, a * s.keyDim, s.queryRank)
                                       : gemm(tokens, a * s.keyDim, s.hidden);
    return query + gemm(tokens, s.kvRank + s.ropeDim, s.hidden) + gemm(tokens, a * (s.nopeDim + s.valueDim), s.kvRank) +
           gemm(tokens, s.hidden, a * s.valueDim);
}

Step::Pass Step::feedForward(double width) const {
    return gemm(tokens, (s.gated ? 2 : 1) * width / tensor(), s.hidden) + gemm(tokens, s.hidden, width / tensor());
}

Step::Pass Step::attentionCore() const {
    const double a = s.heads / tensor();
    const double square = 2 * tokens * seq * a * (s.keyDim + s.valueDim);
    if (!legacy()) {
        const double time = square * attended / attentionRate + 2 * c.launch;
        return {time, 2.5 * time};
    }
    // Without fused attention the whole square is computed, and scores go to memory and back.
    const double aligned = std::fmod(s.keyDim, 8) == 0 ? 1 : c.misaligned;
    const double time =
        square / (aligned * attentionRate) + c.scorePasses * 2 * tokens * seq * a / memory + 5 * c.launch;
    return {time, 2 * time};
}

Step::Pass Step::elementwise(double width) const {
    const double bytes = (12 * s.hidden * bandTokens() + 4 * width / tensor() * tokens) * 2;
    const double time = c.elementwise[stack] * bytes / memory + 8 * c.launch;
    return {time, 1.6 * time};
}

/// Routed experts, tokens spread evenly over them.
Step::Pass Step::experts() const {
    const double rows = tokens / tensor() * s.expertsPerToken; // every rank computes as many as it sends
    const double local = s.experts / l.expert, up = (s.gated ? 2 : 1) * s.expertWidth;
    const double perExpert = rows / local;
    const double flop = 2 * rows * (up + s.expertWidth) * s.hidden;
    const double loss = tileLoss(std::max(perExpert, 1.0), up * local); // all experts share one wave
    const double bytes =
        local * s.expertWeights * inBytes + rows * (2 * s.hidden + up + s.expertWidth) * (inBytes + 2) / 2;
    const double cast = castBytes * (rows * (s.hidden + s.expertWidth) + local * s.expertWeights) / memory;
    const double time =
        flop / (c.groupedGemm * rate) * loss + c.gemmTraffic * bytes / memory + 2 * local * c.expertLaunch;
    return {time + cast, 2 * time + cast};
}

Step::Layer Step::denseLayer() const {
    return {attentionMatrices() + feedForward(s.feedForward), attentionCore(), elementwise(s.feedForward)};
}

Step::Layer Step::moeLayer() const {
    Layer layer{attentionMatrices() + gemm(bandTokens(), s.experts, s.hidden) + experts(), attentionCore(), {}};
    if (s.sharedWidth > 0)
        layer.matrices += feedForward(s.sharedWidth);
    // Sort, scatter, gather and weigh the tokens beside the usual element-wise work.
    const double moved = c.moeSync + c.expertMoves * tokens / tensor() * s.expertsPerToken * s.hidden * 2 / memory;
    layer.bound = elementwise(s.expertWidth * s.expertsPerToken + s.sharedWidth) + Pass{moved, moved};
    return layer;
}

/// Bytes a second for one member of a group of `size` whose members stand `stride` GPUs apart.
double Step::groupBandwidth(double size, double stride) const {
    if (size * stride <= m.domain)
        return scaleUp;
    // Members that share a domain bring their own NICs; a ring leaves it once.
    const double inDomain = std::max(1.0, std::min(size, m.domain / stride));
    double bandwidth = std::min(scaleUp, inDomain * network);
    if (m.oversubscription > 1 && size * stride > m.part) {
        const double inPart = std::max(1.0, m.part / stride); // of this group; the others are as many as the stride
        bandwidth = std::min(bandwidth, inPart * network / m.oversubscription);
    }
    return bandwidth;
}

/// All-gather or reduce-scatter of `bytes` in all; twice that is an all-reduce.
double Step::gather(double bytes, double size, double stride) const {
    if (size <= 1)
        return 0;
    const double latency = size * stride <= m.domain ? c.scaleUpLatency : c.networkLatency;
    const double steps = std::min(size - 1, 2 * std::log2(size) + 2); // rings for large, trees for small messages
    return (size - 1) / size * bytes / groupBandwidth(size, stride) + steps * latency;
}

/// Of one layer, one direction: two collectives, each an all-reduce or a gather and a scatter of the same bytes.
double Step::tensorTransfer(double arithmetic) const {
    if (l.tensor == 1)
        return 0;
    const bool narrow = m.precision != MathPrecision::Bf16 && l.sequenceParallel; // gathers move 8 bits
    const double bytes = tokens * s.hidden * 2 * (narrow ? 0.75 : 1);
    const double time = 4 * gather(bytes, tensor(), 1);
    const bool overlapped =
        l.stack == TrainingStack::MegatronCore && l.sequenceParallel && m.generation != GpuGeneration::Ampere;
    return overlapped ? std::max((1 - c.tensorHidden) * time, time - kMostHidden * arithmetic) : time;
}

/// Keys and values go round a ring while attention works on those that are there.
double Step::contextTransfer(double attention) const {
    if (l.context == 1)
        return 0;
    const double kv = s.latent ? s.kvRank + s.ropeDim : 2 * std::max(s.kvHeads / tensor(), 1.0) * s.keyDim;
    const double bytes = tokens * kv * 2;
    const bool inside = tensor() * l.context <= m.domain;
    const double time = (l.context - 1) *
                        (bytes / groupBandwidth(l.context, tensor()) + (inside ? c.scaleUpLatency : c.networkLatency));
    return std::max(0.0, time - kMostHidden * attention);
}

/// Dispatch and combine of one layer, one direction.
double Step::expertTransfer() const {
    if (l.expert == 1)
        return 0;
    const double e = l.expert, bytes = tokens / tensor() * s.expertsPerToken * s.hidden * 2;
    const double inside = std::min(e, static_cast<double>(m.domain));
    const double wire =
        m.oversubscription > 1 && e > m.part ? network / (1 + (1 - m.part / e) * (m.oversubscription - 1)) : network;
    const double near = bytes * (inside - 1) / e / (c.allToAll * scaleUp);
    const double far = e > m.domain ? bytes * (e - inside) / e * c.expertDedup / (c.allToAll * wire) : 0;
    const double latency = e <= m.domain ? c.scaleUpLatency : c.networkLatency;
    return 2 * (std::max(near, far) + latency) * (1 - c.expertHidden);
}

/// Activations to the next stage and gradients back, of one micro-batch; the ranks of a tensor group share them.
double Step::sends() const {
    if (l.pipeline == 1)
        return 0;
    const double stride = tensor() * l.context * l.data;
    double wire = stride * 2 > m.domain ? network : scaleUp;
    if (stride * 2 > m.part)
        wire /= m.oversubscription;
    const double time = 2 * l.virtualStages * (tokens * s.hidden * 2 / tensor() / wire + c.networkLatency);
    return time * (legacy() ? 1 : c.pipelineExposed);
}

double Step::again() const {
    if (l.recompute == Recompute::Full)
        return 1;
    if (l.recompute == Recompute::None)
        return 0;
    return l.stack == TrainingStack::Fsdp ? c.operatorRecompute : c.selective;
}

/// Seconds; the slowest stage is what the pipeline waits for.
struct Step::Stage {
    double matrices, attention, bound, tensor, context, expert, held, head, sends;
    double layers; ///< that the slowest stage has
    double slowest, mean;
};

Step::Stage Step::stage() const {
    const double moeShare = s.layers > 0 ? s.moeLayers / s.layers : 0;
    const Layer dense = moeShare < 1 ? denseLayer() : Layer{}, moe = moeShare > 0 ? moeLayer() : Layer{};
    const auto mean = [&](Pass d, Pass e) { return d * (1 - moeShare) + e * moeShare; };
    const Pass matrices = mean(dense.matrices, moe.matrices), attention = mean(dense.attention, moe.attention),
               bound = mean(dense.bound, moe.bound);
    const bool coreOnly = l.recompute == Recompute::Selective && legacy();
    const double attentionAgain = coreOnly ? 1 : again(), restAgain = coreOnly ? 0 : again();
    const double transfers = 2 + (l.recompute == Recompute::Full ? 1 : 0);

    Stage out{};
    out.matrices = matrices.forward * (1 + restAgain) + matrices.backward;
    out.attention = attention.forward * (1 + attentionAgain) + attention.backward;
    out.bound = bound.forward * (1 + restAgain) + bound.backward;
    out.tensor = tensorTransfer(matrices.forward) * transfers;
    out.context = contextTransfer(attention.forward) * 3;
    out.expert = moeShare * expertTransfer() * transfers;
    const double busy = out.matrices + out.attention + out.bound + out.tensor + out.context + out.expert;
    out.held = std::max(0.0, c.hostFloor[stack] * (3 + again()) - busy);
    const double layer = busy + out.held;

    // The head stands on the last stage; layers that do not fill the slots are left out there, then on the first.
    const Pass headPass = head();
    out.head = headPass.forward + headPass.backward;
    const double slots = static_cast<double>(l.pipeline) * l.virtualStages;
    out.layers = l.virtualStages * std::ceil(s.layers / slots);
    const double spare = l.pipeline * out.layers - s.layers;
    const double last = out.layers - std::min(out.layers, spare >= 2 ? spare - 1 : spare);
    out.sends = sends();
    out.slowest = std::max(out.layers * layer, last * layer + out.head) + out.sends;
    out.mean = (s.layers * layer + out.head) / l.pipeline + out.sends;
    return out;
}

/// Dense and shared weights of one GPU, the heaviest of embedding and head included.
double Step::localDense() const {
    const double moe = s.moeLayers;
    return (s.layers * s.attentionWeights + (s.layers - moe) * s.denseWeights +
            moe * (s.sharedWeights + s.experts * s.hidden)) /
               (tensor() * l.pipeline) +
           (l.pipeline > 1 ? 1 : 2) * s.vocabulary * s.hidden / tensor();
}
double Step::localExperts() const {
    return s.moeLayers * s.experts * s.expertWeights / (l.pipeline * static_cast<double>(l.expert));
}

/// What gathers of sharded weights add to one micro-batch: ZeRO-3, and torch's stage 2, which gathers once.
double Step::gatherExposed(double stageTime) const {
    if (l.zero != 3 && !(l.zero == 2 && l.stack == TrainingStack::Fsdp))
        return 0;
    const double each = 2 * (localDense() + localExperts());
    double need = (l.zero == 3 ? 3 : 2) * gather(each, replicas(), tensor());
    if (legacy() && replicas() * tensor() > m.domain) // each weight from its one owner, through that owner's NIC
        need = 3 * each / network;
    return std::max(stageTime, need) + (1 - c.gatherHidden) * std::min(stageTime, need) - stageTime;
}

double Step::dataTime(double stageTime) const {
    if (replicas() <= 1 || l.zero == 3 || (l.zero == 2 && l.stack == TrainingStack::Fsdp))
        return 0;
    const double expertReplicas = std::max(1.0, replicas() * tensor() / l.expert);
    const double time = gather((gradientBytes() + 2) * localDense(), replicas(), tensor()) +
                        gather((gradientBytes() + 2) * localExperts(), expertReplicas, l.expert);
    if (legacy())
        return time;
    return std::max(c.dataExposed * time,
                    time - c.dataHiding * stageTime * std::min(micro, double(l.pipeline) * l.virtualStages));
}

StepTime Step::time(double vintage) const {
    const Stage one = stage();
    const double bubble = (l.pipeline - 1.0) / l.virtualStages * one.mean + micro * (one.slowest - one.mean);
    const double data = dataTime(one.slowest) + micro * gatherExposed(one.slowest);
    const double shards = l.zero >= 1 ? replicas() : 1;
    constexpr double kOptimiserOverhead = 3e-3;
    const double optimiser = (localDense() + localExperts()) * (16 / shards + 4) / memory + kOptimiserOverhead;
    const double sum = micro * one.mean + bubble + data + optimiser;
    const double doublings = std::max(0.0, std::log2(l.gpus() / 8.0));
    const double total = sum * (1 + c.jitter * doublings) * c.stretch[stack] * vintage;

    const double layers = micro * s.layers / l.pipeline;
    StepTime out;
    out.matrices = make<Duration>(layers * one.matrices + micro * one.head / l.pipeline);
    out.attention = make<Duration>(layers * one.attention);
    out.memoryBound = make<Duration>(layers * one.bound);
    out.tensor = make<Duration>(layers * one.tensor);
    out.context = make<Duration>(layers * one.context);
    out.expert = make<Duration>(layers * one.expert);
    out.bubble = make<Duration>(bubble);
    out.pipeline = make<Duration>(micro * one.sends);
    out.data = make<Duration>(data);
    out.optimiser = make<Duration>(optimiser);
    out.losses = make<Duration>(total - sum + layers * one.held);
    out.total = make<Duration>(total);
    return out;
}

StepMemory Step::memoryParts() const {
    // The first stage holds the embedding, the last one the head: the heaviest has one of them.
    const double held = localDense() + localExperts();
    const double weightShare = l.zero == 3 ? replicas() : 1, gradientShare = l.zero >= 2 ? replicas() : 1,
                 optimiserShare = l.zero >= 1 ? replicas() : 1;
    const double whole = l.zero == 3 ? 2 * held / s.layers * l.pipeline : 0; // two layers are unsharded at a time

    const double kept = m.precision == MathPrecision::Bf16 ? 1 : c.fp8Activations;
    const double width = s.moeLayers > 0 ? s.expertWidth * s.expertsPerToken + s.sharedWidth : s.feedForward;
    const double heads = s.heads * s.keyDim + s.kvHeads * s.keyDim;
    const double layer =
        ((10 * s.hidden) * bandTokens() + tokens * (4 * heads / tensor() + 2 * width / tensor() * (s.gated ? 3 : 2))) *
        kept;
    const double scores = legacy() ? 5 * tokens * seq * s.heads / tensor() : 0;
    const double input = 2 * s.hidden * bandTokens();
    const double layersHere = std::ceil(s.layers / l.pipeline);
    const double perLayer = l.recompute == Recompute::Full     ? input
                            : l.recompute == Recompute::None   ? layer + scores
                            : l.stack == TrainingStack::Legacy ? layer
                                                               : c.selectiveActivations * layer;
    // The first stage has the most micro-batches under way, the last one has the logits.
    const double chunks = l.virtualStages > 1 ? 1 + (l.pipeline - 1.0) / (l.pipeline * l.virtualStages) : 1;
    const double working = l.recompute == Recompute::Full ? layer + scores : 0;
    const double first = std::min(micro, double(l.pipeline)) * chunks * layersHere * perLayer + working;
    const double last =
        chunks * layersHere * perLayer + std::max(working, tokens * s.vocabulary / tensor() * c.logits[stack]);
    const double activations = l.pipeline == 1 ? last : std::max(first, last);

    StepMemory out;
    out.weights = make<Bytes>(2 * (held / weightShare + whole));
    out.gradients = make<Bytes>(gradientBytes() * held / gradientShare);
    out.optimiser = make<Bytes>(12 * held / optimiserShare);
    out.activations = make<Bytes>(activations);
    out.fixed = make<Bytes>(c.fixedMemory +
                            c.fragmentation * baseValue(out.weights + out.gradients + out.optimiser + out.activations));
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

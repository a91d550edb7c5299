#include "core/performance/search.hpp"

#include "core/performance/layout_space.hpp"
#include "core/units/text.hpp"

#include <algorithm>
#include <atomic>
#include <thread>
#include <tuple>

namespace gp {

namespace {

/// Anything fixed that tells layouts apart: equal times never leave the order to chance. Simple layouts come first.
auto rank(const TrainingLayout& l) {
    return std::tuple(l.tensor * l.pipeline * l.context, l.tensor, l.pipeline, l.context, l.expert, l.virtualStages,
                      l.microBatch, l.zero, l.recompute, l.stack, l.sequenceParallel);
}

bool faster(const RatedLayout& a, const RatedLayout& b) {
    const double x = baseValue(a.time.total), y = baseValue(b.time.total);
    return x != y ? x < y : rank(a.layout) < rank(b.layout);
}

bool smaller(const RatedLayout& a, const RatedLayout& b) {
    const double x = baseValue(a.memory.total), y = baseValue(b.memory.total);
    return x != y ? x < y : rank(a.layout) < rank(b.layout);
}

using BestByStack = std::array<std::optional<RatedLayout>, kStacks>;

/// What trying layouts found, of one thread.
struct Tally {
    std::int64_t enumerated = 0, fitting = 0, timed = 0;
    std::array<std::int64_t, kLayoutObstacles> ruledOut{};
    std::vector<RatedLayout> best; ///< of each split and stack
    std::optional<RatedLayout> closest;

    void add(const BestByStack& split) {
        for (const auto& layout : split)
            if (layout)
                best.push_back(*layout);
    }
    void keepClosest(const RatedLayout& layout) {
        if (!closest || smaller(layout, *closest))
            closest = layout;
    }
    void add(Tally other) {
        enumerated += other.enumerated;
        fitting += other.fitting;
        timed += other.timed;
        for (std::size_t i = 0; i < kLayoutObstacles; ++i)
            ruledOut[i] += other.ruledOut[i];
        best.insert(best.end(), other.best.begin(), other.best.end());
        if (other.closest)
            keepClosest(*other.closest);
    }
};

class Search {
public:
    Search(const DecoderShape& shape, const TrainingBatch& batch, const TrainingMachine& machine, int gpus,
           const TrainingConstants& constants, const SearchOptions& options)
        : m_shape(shape)
        , m_batch(batch)
        , m_machine(machine)
        , m_constants(constants)
        , m_options(options)
        , m_space(shape, batch, gpus, m_options.wish) {}

    Tally full() const;
    Tally live() const;

private:
    bool stopped() const { return m_options.stop.stop_requested(); }
    bool fits(MemoryFit fit) const {
        return fit == MemoryFit::Yes || (fit == MemoryFit::Margin && !m_options.safeOnly);
    }
    /// Tries every sharding and recomputation of a layout; with `firstFit` only the fastest recomputation that fits.
    /// False if rules forbid the layout.
    bool tryOut(TrainingLayout layout, const std::vector<Sharding>& shardings, bool firstFit, Tally& tally,
                BestByStack& best) const;
    /// True, with all its layouts counted, if rules forbid a split whatever completes it.
    bool forbidden(const Split& split, Tally& tally) const;
    void exhaust(const Split& split, Tally& tally) const;
    bool tryShared(TrainingLayout layout, const Split& split, const std::vector<Sharding>& shardings, Tally& tally,
                   BestByStack& best) const;
    BestByStack seed(const Split& split, Tally& tally) const;
    BestByStack refine(const Split& split, Tally& tally) const;
    std::vector<Sharding> usualShardings(const Split& split) const;

    const DecoderShape& m_shape;
    const TrainingBatch& m_batch;
    const TrainingMachine& m_machine;
    const TrainingConstants& m_constants;
    const SearchOptions& m_options;
    const LayoutSpace m_space;
};

bool Search::tryOut(TrainingLayout layout, const std::vector<Sharding>& shardings, bool firstFit, Tally& tally,
                    BestByStack& best) const {
    const auto& recomputes = m_space.recomputes();
    const LayoutObstacle obstacle = layoutObstacle(m_shape, m_batch, layout);
    if (obstacle != LayoutObstacle::None) {
        const auto variants = static_cast<std::int64_t>(shardings.size() * recomputes.size());
        tally.enumerated += variants;
        tally.ruledOut[static_cast<std::size_t>(obstacle)] += variants;
        return false;
    }
    for (const Sharding& sharding : shardings) {
        layout.stack = sharding.stack;
        layout.zero = sharding.zero;
        for (const Recompute recompute : recomputes) {
            layout.recompute = recompute;
            ++tally.enumerated;
            RatedLayout rated;
            rated.layout = layout;
            rated.memory = stepMemory(m_shape, m_batch, m_machine, layout, m_constants);
            rated.fit = memoryFit(rated.memory, m_machine);
            if (!fits(rated.fit)) {
                ++tally.ruledOut[static_cast<std::size_t>(LayoutObstacle::Memory)];
                tally.keepClosest(rated);
                continue;
            }
            ++tally.fitting;
            ++tally.timed;
            rated.time = stepTime(m_shape, m_batch, m_machine, layout, m_constants, m_options.vintage);
            auto& incumbent = best[static_cast<std::size_t>(layout.stack)];
            if (known(rated.time.total) && (!incumbent || faster(rated, *incumbent)))
                incumbent = rated;
            if (firstFit)
                break;
        }
    }
    return true;
}

bool Search::forbidden(const Split& split, Tally& tally) const {
    const LayoutObstacle obstacle = layoutObstacle(m_shape, m_batch, LayoutSpace::begin(split));
    if (obstacle == LayoutObstacle::None || obstacle > LayoutObstacle::Experts)
        return false;
    const auto layouts = static_cast<std::int64_t>(m_space.virtualStages(split).size() * m_space.microBatches().size() *
                                                   m_space.sequenceParallel(split).size() *
                                                   m_space.shardings(split).size() * m_space.recomputes().size());
    tally.enumerated += layouts;
    tally.ruledOut[static_cast<std::size_t>(obstacle)] += layouts;
    return true;
}

void Search::exhaust(const Split& split, Tally& tally) const {
    if (forbidden(split, tally))
        return;
    const auto shardings = m_space.shardings(split);
    BestByStack best;
    TrainingLayout layout = LayoutSpace::begin(split);
    for (const int stages : m_space.virtualStages(split))
        for (const int micro : m_space.microBatches())
            for (const bool sequence : m_space.sequenceParallel(split)) {
                if (stopped())
                    return;
                layout.virtualStages = stages;
                layout.microBatch = micro;
                layout.sequenceParallel = sequence;
                tryOut(layout, shardings, false, tally, best);
            }
    tally.add(best);
}

Tally Search::full() const {
    const auto& splits = m_space.splits();
    std::atomic<std::size_t> next = 0;
    std::vector<Tally> tallies(static_cast<std::size_t>(std::clamp(m_options.threads, 1, 64)));
    const auto work = [&](Tally& tally) {
        for (std::size_t i = next++; i < splits.size() && !stopped(); i = next++)
            exhaust(splits[i], tally);
    };
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 1; i < tallies.size(); ++i)
            helpers.emplace_back(work, std::ref(tallies[i]));
        work(tallies.front());
    }
    for (std::size_t i = 1; i < tallies.size(); ++i)
        tallies.front().add(std::move(tallies[i]));
    return std::move(tallies.front());
}

/// Without those that another one of the same stack always beats.
std::vector<Sharding> Search::usualShardings(const Split& split) const {
    auto list = m_space.shardings(split);
    if (list.size() > 1)
        std::erase_if(list, [](const Sharding& s) { return s.zero == 0; });
    return list;
}

/// A few combinations that show what a split is worth: most interleaving and none, small micro-batches.
BestByStack Search::seed(const Split& split, Tally& tally) const {
    constexpr int kMicroBatches = 3;
    const auto shardings = usualShardings(split);
    BestByStack best;
    TrainingLayout layout = LayoutSpace::begin(split);
    auto stages = m_space.virtualStages(split);
    std::reverse(stages.begin(), stages.end());
    int tried = 0;
    for (const int micro : m_space.microBatches()) {
        layout.microBatch = micro;
        bool possible = false;
        for (const int v : stages) {
            if (possible && v != stages.back())
                continue;
            layout.virtualStages = v;
            possible |= tryShared(layout, split, shardings, tally, best);
        }
        if (possible && ++tried == kMicroBatches)
            break;
    }
    return best;
}

/// With a shared sequence, which is faster and smaller, or else without.
bool Search::tryShared(TrainingLayout layout, const Split& split, const std::vector<Sharding>& shardings, Tally& tally,
                       BestByStack& best) const {
    for (const bool sequence : m_space.sequenceParallel(split)) {
        layout.sequenceParallel = sequence;
        if (tryOut(layout, shardings, true, tally, best))
            return true;
    }
    return false;
}

BestByStack Search::refine(const Split& split, Tally& tally) const {
    const auto shardings = usualShardings(split);
    BestByStack best;
    TrainingLayout layout = LayoutSpace::begin(split);
    for (const int stages : m_space.virtualStages(split))
        for (const int micro : m_space.microBatches()) {
            layout.virtualStages = stages;
            layout.microBatch = micro;
            tryShared(layout, split, shardings, tally, best);
        }
    return best;
}

Tally Search::live() const {
    constexpr std::size_t kRefined = 48;
    struct Seed {
        double time;
        const Split* split;
    };
    Tally tally;
    std::vector<Seed> seeds;
    for (const Split& split : m_space.splits()) {
        if (stopped())
            return tally;
        if (forbidden(split, tally))
            continue;
        for (const auto& layout : seed(split, tally))
            if (layout)
                seeds.push_back({baseValue(layout->time.total), &split});
    }
    std::stable_sort(seeds.begin(), seeds.end(), [](const Seed& a, const Seed& b) { return a.time < b.time; });
    const std::size_t wanted = std::max(kRefined, 2 * static_cast<std::size_t>(std::max(0, m_options.keep)));
    std::vector<const Split*> refined;
    for (const Seed& s : seeds) {
        if (refined.size() == wanted || stopped())
            break;
        if (std::find(refined.begin(), refined.end(), s.split) != refined.end())
            continue;
        refined.push_back(s.split);
        tally.add(refine(*s.split, tally));
    }
    return tally;
}

/// The part of a step that loses most against the best one.
void explain(RatedLayout& layout, const RatedLayout& best) {
    double most = 0;
    for (const StepPartRow& row : stepParts()) {
        const double loss = baseValue(layout.time.*row.time) - baseValue(best.time.*row.time);
        if (loss > most) {
            most = loss;
            layout.slowerIn = row.part;
        }
    }
    layout.slowerBy = make<Duration>(most);
}

bool sharesWeightsAlike(const TrainingLayout& a, const TrainingLayout& b) {
    return a.tensor == b.tensor && a.pipeline == b.pipeline && a.expert == b.expert && a.stack == b.stack;
}

/// The fastest ones that share the weights differently. `found` is sorted.
std::vector<RatedLayout> distinct(const std::vector<RatedLayout>& found, int keep) {
    std::vector<RatedLayout> list;
    for (const RatedLayout& candidate : found) {
        if (static_cast<int>(list.size()) >= std::max(1, keep))
            break;
        const bool repeated = std::any_of(list.begin(), list.end(), [&](const RatedLayout& l) {
            return sharesWeightsAlike(l.layout, candidate.layout);
        });
        if (!repeated)
            list.push_back(candidate);
    }
    return list;
}

SearchResult rankedResult(Tally tally, const TrainingMachine& machine, int keep) {
    SearchResult result;
    result.enumerated = tally.enumerated;
    result.fitting = tally.fitting;
    result.timed = tally.timed;
    result.ruledOut = tally.ruledOut;
    std::sort(tally.best.begin(), tally.best.end(), faster);
    result.ranked = distinct(tally.best, keep);
    for (RatedLayout& layout : result.ranked)
        explain(layout, result.ranked.front());
    result.outcome = SearchOutcome::Found;
    if (result.ranked.empty()) {
        result.closest = tally.closest;
        result.outcome = tally.closest ? SearchOutcome::NothingFits : SearchOutcome::NothingPossible;
        if (tally.closest)
            result.tooMuch = maxKnown(make<Bytes>(0), tally.closest->memory.total - machine.memory);
    }
    return result;
}

bool usable(const DecoderShape& shape, const TrainingBatch& batch, GpuCount gpus) {
    constexpr double kMost = 1e12;
    constexpr std::int64_t kMostGpus = 100'000'000;
    const auto positive = [](double v) { return v >= 1 && v <= kMost; }; // false for unknown
    return shape.complete() && shape.layers.n > 0 && shape.hidden.n > 0 && shape.kvHeads.n > 0 &&
           positive(batch.sequenceLength) && positive(batch.sequences) && batch.attended > 0 && gpus.known() &&
           gpus.n > 0 && gpus.n <= kMostGpus;
}

} // namespace

MemoryFit memoryFit(const StepMemory& memory, const TrainingMachine& machine) {
    constexpr double kSafe = 0.9;
    const double used = ratio(memory.total, machine.memory);
    return used <= kSafe ? MemoryFit::Yes : used <= 1 ? MemoryFit::Margin : MemoryFit::No;
}

std::span<const StepPartRow> stepParts() {
    static constexpr StepPartRow kRows[] = {
        {StepPart::Matrices, "matrices", GP_TR("matrix multiplications"), &StepTime::matrices},
        {StepPart::Attention, "attention", GP_TR("attention"), &StepTime::attention},
        {StepPart::MemoryBound, "memory_bound", GP_TR("memory-bound operations"), &StepTime::memoryBound},
        {StepPart::Tensor, "tensor", GP_TR("tensor-parallel transfers"), &StepTime::tensor},
        {StepPart::Context, "context", GP_TR("context-parallel transfers"), &StepTime::context},
        {StepPart::Expert, "expert", GP_TR("expert-parallel transfers"), &StepTime::expert},
        {StepPart::Bubble, "bubble", GP_TR("pipeline bubble"), &StepTime::bubble},
        {StepPart::Pipeline, "pipeline", GP_TR("sends between stages"), &StepTime::pipeline},
        {StepPart::Data, "data", GP_TR("gradients and gathered weights"), &StepTime::data},
        {StepPart::Optimiser, "optimiser", GP_TR("optimiser"), &StepTime::optimiser},
        {StepPart::Losses, "losses", GP_TR("software and stragglers"), &StepTime::losses},
    };
    return kRows;
}

SearchResult searchLayouts(const DecoderShape& shape, const TrainingBatch& batch, const TrainingMachine& machine,
                           GpuCount gpus, const TrainingConstants& constants, const SearchOptions& options) {
    SearchResult refused;
    refused.missing = missingNumber(machine);
    if (!usable(shape, batch, gpus))
        return refused;
    if (refused.missing != MachineNumber::None) {
        refused.outcome = SearchOutcome::UnknownMachine;
        return refused;
    }
    const Search search(shape, batch, machine, static_cast<int>(gpus.n), constants, options);
    Tally tally = options.depth == SearchDepth::Full ? search.full() : search.live();
    if (options.stop.stop_requested()) {
        refused.outcome = SearchOutcome::Stopped;
        return refused;
    }
    return rankedResult(std::move(tally), machine, options.keep);
}

} // namespace gp

#include "core/performance/sizing.hpp"

#include "core/performance/efficiency.hpp"
#include "core/performance/layout_space.hpp"
#include "core/units/text.hpp"

#include <algorithm>
#include <cmath>
#include <set>

namespace gp {

namespace {

constexpr std::int64_t kMostGpus = 1'000'000; // ten times what anyone has in one job

SearchResult search(const SizingJob& job, const TrainingBatch& batch, const TrainingConstants& constants, GpuCount gpus,
                    const std::stop_token& stop) {
    SearchOptions options;
    options.depth = SearchDepth::Live;
    options.wish = job.wish;
    options.keep = 1;
    options.safeOnly = job.safeOnly;
    options.vintage = job.vintage;
    options.stop = stop;
    return searchLayouts(job.shape, batch, job.machine, gpus, constants, options);
}

/// The batch closest to `sequences` that this many GPUs can share out well: a multiple of a large divisor of theirs,
/// that leaves a power of two for the other degrees; as it is where no such multiple is close enough.
TrainingBatch sharedOut(TrainingBatch batch, double sequences, std::int64_t gpus, double tolerance) {
    batch.sequences = std::max(1.0, std::round(sequences));
    for (std::int64_t unit = gpus; tolerance > 0; unit /= 2) {
        const double each = static_cast<double>(unit), rounded = std::round(sequences / each) * each;
        if (rounded >= 1 && std::abs(rounded - sequences) <= tolerance * sequences) {
            batch.sequences = rounded;
            break;
        }
        if (unit % 2 != 0)
            break;
    }
    return batch;
}

TrainingBatch batchOn(const SizingJob& job, std::int64_t gpus) {
    return job.batchTolerance.v > 0 ? sharedOut(job.batch, job.batch.sequences, gpus, job.batchTolerance.v) : job.batch;
}

bool possible(const SizingJob& job, const TrainingBatch& batch, std::int64_t gpus) {
    return LayoutSpace(job.shape, batch, static_cast<int>(gpus), job.wish).anyPossible();
}

TokenRate grossRate(const TrainingBatch& batch, const RatedLayout& layout) {
    return make<Tokens>(batch.sequenceLength * batch.sequences) / layout.time.total;
}

SizingAnswer answerOn(const SizingJob& job, const TrainingConstants& constants, GpuCount gpus,
                      const std::stop_token& stop) {
    SizingAnswer answer;
    answer.batch = batchOn(job, gpus.n);
    const SearchResult found = search(job, answer.batch, constants, gpus, stop);
    answer.outcome = found.outcome;
    answer.gpus = gpus;
    if (found.outcome == SearchOutcome::Found) {
        answer.layout = found.ranked.front();
        answer.rate = grossRate(answer.batch, answer.layout) * job.goodput;
    } else if (found.outcome == SearchOutcome::NothingFits) {
        answer.binding = BindingConstraint::Memory;
    } else if (found.ruledOut[static_cast<std::size_t>(LayoutObstacle::Batch)] > 0) {
        answer.binding = BindingConstraint::BatchLimit;
    }
    return answer;
}

double share(const RatedLayout& layout, std::initializer_list<StepPart> parts) {
    double sum = 0;
    for (const StepPart part : parts)
        sum += ratio(layout.time.*stepParts()[static_cast<std::size_t>(part)].time, layout.time.total);
    return sum;
}

struct Relaxed {
    BindingConstraint what = BindingConstraint::Arithmetic;
    double gain = 1;
};

/// What binds is what buys most when there is twice as much of it: memory, batch, or bandwidth of every wire. If none
/// buys a twentieth, it is the arithmetic.
Relaxed mostBoughtBy(const SizingJob& job, const TrainingConstants& constants, const SizingAnswer& answer,
                     const std::stop_token& stop) {
    constexpr double kWorthNaming = 1.05;
    SizingJob memory = job, network = job;
    memory.machine.memory = job.machine.memory * 2.0;
    TrainingBatch twice = answer.batch;
    twice.sequences *= 2;
    network.machine.network = job.machine.network * 2.0;
    network.machine.scaleUp = job.machine.scaleUp * 2.0;
    const auto gain = [&](const SizingJob& relaxed, const TrainingBatch& batch) {
        const SearchResult found = search(relaxed, batch, constants, answer.gpus, stop);
        return found.outcome == SearchOutcome::Found
                   ? ratio(grossRate(batch, found.ranked.front()) * job.goodput, answer.rate)
                   : 1.0;
    };
    Relaxed best;
    const auto consider = [&](BindingConstraint what, double by) {
        if (by >= kWorthNaming && by > best.gain)
            best = {what, by};
    };
    using enum StepPart;
    const bool idle = share(answer.layout, {Bubble}) >= share(answer.layout, {Data, Optimiser});
    consider(BindingConstraint::Memory, gain(memory, answer.batch));
    consider(idle ? BindingConstraint::Bubble : BindingConstraint::BatchLimit, gain(job, twice));
    consider(BindingConstraint::Network, gain(network, answer.batch));
    return best;
}

void nameBinding(const SizingJob& job, const TrainingConstants& constants, SizingAnswer& answer,
                 const std::stop_token& stop) {
    if (answer.outcome != SearchOutcome::Found)
        return;
    const Relaxed relaxed = mostBoughtBy(job, constants, answer, stop);
    answer.binding = relaxed.what;
    answer.relaxed = {relaxed.gain};
}

/// GPUs that the wanted rate needs if all they did were the matrices and the attention of large micro-batches of whole
/// layers, every expert on a rank of its own: no layout computes a token in less.
double leastGpus(const SizingJob& job, const TrainingConstants& constants, TokenRate wanted) {
    constexpr double kCaution = 0.95; // tiles make efficiency a little uneven
    double perToken = kUnknown;
    for (const TrainingStack stack : {TrainingStack::MegatronCore, TrainingStack::Fsdp, TrainingStack::Legacy}) {
        TrainingLayout l;
        l.stack = stack;
        l.microBatch = 16;
        l.data = l.expert = job.shape.mixture() ? static_cast<int>(job.shape.experts.n) : 1;
        TrainingBatch batch = job.batch;
        batch.sequences = static_cast<double>(l.data) * l.microBatch;
        const StepTime step = stepTime(job.shape, batch, job.machine, l, constants);
        perToken =
            std::fmin(perToken, baseValue(step.matrices + step.attention) / (l.microBatch * batch.sequenceLength));
    }
    return baseValue(wanted) / job.goodput.v * perToken * kCaution * std::min(1.0, job.vintage);
}

/// Looks for the target from the least thinkable count upwards.
class SmallestCount {
public:
    SmallestCount(const SizingJob& job, const TrainingConstants& constants, TokenRate wanted, std::int64_t most,
                  std::stop_token stop)
        : m_job(job)
        , m_constants(constants)
        , m_wanted(wanted)
        , m_most(std::min(most, kMostGpus) / job.serverGpus * job.serverGpus)
        , m_stop(std::move(stop)) {}

    SizingAnswer find() {
        const double least = std::max(1.0, leastGpus(m_job, m_constants, m_wanted) / m_job.serverGpus);
        const std::int64_t first = least > static_cast<double>(m_most)
                                       ? m_most
                                       : static_cast<std::int64_t>(ceilExact(least)) * m_job.serverGpus;
        for (std::int64_t n = first; n <= m_most && !m_stop.stop_requested(); n += m_job.serverGpus)
            if (tryCount(n))
                return finish(true);
        // The target is out of reach: the fastest of what is below the least count is the largest that works.
        for (std::int64_t n = first;
             m_best.outcome != SearchOutcome::Found && n >= m_job.serverGpus && !m_stop.stop_requested();
             n -= m_job.serverGpus)
            tryCount(n);
        return finish(false);
    }

private:
    bool tryCount(std::int64_t n) {
        if (!possible(m_job, batchOn(m_job, n), n))
            return false;
        const SizingAnswer answer = answerOn(m_job, m_constants, {n}, m_stop);
        m_before = m_last;
        m_last = {n, answer.outcome};
        const bool first = m_best.outcome != SearchOutcome::Found;
        if (first || (answer.outcome == SearchOutcome::Found && baseValue(answer.rate) > baseValue(m_best.rate)))
            m_best = answer;
        return answer.outcome == SearchOutcome::Found && baseValue(answer.rate) >= baseValue(m_wanted);
    }

    SizingAnswer finish(bool reached) {
        if (m_stop.stop_requested()) {
            SizingAnswer stopped;
            stopped.outcome = SearchOutcome::Stopped;
            return stopped;
        }
        if (!m_best.gpus.known())
            m_best.outcome = SearchOutcome::NothingPossible;
        m_best.reached = reached;
        if (m_best.outcome != SearchOutcome::Found)
            return m_best;
        nameBinding(m_job, m_constants, m_best, m_stop);
        if (reached && m_before.outcome == SearchOutcome::NothingFits)
            m_best.binding = BindingConstraint::Memory;
        else if (reached ? stepsOverTarget() : !canGrow())
            m_best.binding = BindingConstraint::BatchLimit;
        return m_best;
    }

    /// Fewer GPUs at this rate a GPU would do, but no layout shares the batch out among the counts right below.
    bool stepsOverTarget() const {
        constexpr double kOvershoot = 1.05;
        const double enough = times(m_best.gpus) * ratio(m_wanted, m_best.rate) * kOvershoot;
        const double below = times(m_best.gpus) - m_job.serverGpus;
        return enough < below && static_cast<double>(m_before.gpus) < below;
    }
    bool canGrow() const {
        const std::int64_t twice = 2 * m_best.gpus.n;
        return twice > m_most || possible(m_job, batchOn(m_job, twice), twice);
    }

    const SizingJob& m_job;
    const TrainingConstants& m_constants;
    TokenRate m_wanted;
    std::int64_t m_most;
    std::stop_token m_stop;
    SizingAnswer m_best;
    struct Tried {
        std::int64_t gpus = 0;
        SearchOutcome outcome = SearchOutcome::NothingPossible;
    };
    Tried m_last, m_before; ///< of the counts that a layout can fill
};

/// An unknown job has no answer, and says why as a search does.
std::optional<SizingAnswer> refused(const SizingJob& job, const TrainingConstants& constants, double target,
                                    GpuCount gpus) {
    SizingAnswer answer;
    const bool askable = target > 0 && gpus.known() && gpus.n > 0 && job.serverGpus > 0 && job.goodput.v > 0;
    if (!askable)
        return answer;
    const SearchResult one = search(job, job.batch, constants, {1}, {});
    answer.outcome = one.outcome;
    if (one.outcome == SearchOutcome::UnknownMachine || one.outcome == SearchOutcome::UnknownModel)
        return answer;
    return {};
}

} // namespace

std::string_view bindingCode(BindingConstraint binding) {
    static constexpr std::string_view kCodes[kBindingConstraints] = {"",        "memory", "batch_limit",
                                                                     "network", "bubble", "arithmetic"};
    return kCodes[static_cast<std::size_t>(binding)];
}

const char* bindingText(BindingConstraint binding) {
    static constexpr const char* kTexts[kBindingConstraints] = {
        "", GP_TR("memory"), GP_TR("batch size"), GP_TR("network"), GP_TR("pipeline bubble"), GP_TR("arithmetic")};
    return kTexts[static_cast<std::size_t>(binding)];
}

SizingAnswer gpusForRate(const SizingJob& job, const TrainingConstants& constants, TokenRate wanted, GpuCount most,
                         const std::stop_token& stop) {
    if (const auto answer = refused(job, constants, baseValue(wanted), most))
        return *answer;
    return SmallestCount(job, constants, wanted, most.n, stop).find();
}

SizingAnswer gpusForDeadline(const SizingJob& job, const TrainingConstants& constants, Tokens budget, Duration deadline,
                             GpuCount most, const std::stop_token& stop) {
    SizingAnswer answer = gpusForRate(job, constants, budget / deadline, most, stop);
    answer.duration = budget / answer.rate;
    return answer;
}

SizingAnswer throughputOn(const SizingJob& job, const TrainingConstants& constants, GpuCount gpus, Tokens budget,
                          const std::stop_token& stop) {
    if (const auto answer = refused(job, constants, 1, gpus))
        return *answer;
    SizingAnswer answer = answerOn(job, constants, gpus, stop);
    answer.reached = answer.outcome == SearchOutcome::Found;
    answer.duration = budget / answer.rate;
    nameBinding(job, constants, answer, stop);
    return answer;
}

namespace {

class Sweep {
public:
    Sweep(const SizingJob& job, const TrainingConstants& constants, const ScalingQuestion& question,
          const std::function<void(const ScaleStep&)>& each, std::stop_token stop)
        : m_job(job)
        , m_constants(constants)
        , m_question(question)
        , m_each(each)
        , m_stop(std::move(stop)) {}

    std::vector<ScaleStep> run();

private:
    TrainingBatch batchOn(std::int64_t gpus) const;
    std::optional<std::int64_t> closestPossible(double gpus) const;
    void visit(std::int64_t gpus);
    void visitNear(double gpus);

    const SizingJob& m_job;
    const TrainingConstants& m_constants;
    const ScalingQuestion& m_question;
    const std::function<void(const ScaleStep&)>& m_each;
    std::stop_token m_stop;
    std::set<std::int64_t> m_seen;
    std::vector<ScaleStep> m_points;
    Per<TokenRate, Gpus> m_reference = unknown<Per<TokenRate, Gpus>>();
};

TrainingBatch Sweep::batchOn(std::int64_t gpus) const {
    if (m_question.rule == ScalingRule::Strong)
        return gp::batchOn(m_job, gpus);
    constexpr double kRounding = 1.0 / 16;
    const double grown = m_job.batch.sequences * static_cast<double>(gpus) / times(m_question.reference);
    return sharedOut(m_job.batch, grown, gpus, std::max(kRounding, m_job.batchTolerance.v));
}

/// Within an eighth, in whole servers.
std::optional<std::int64_t> Sweep::closestPossible(double gpus) const {
    const std::int64_t server = m_job.serverGpus;
    const std::int64_t middle = std::max<std::int64_t>(1, std::llround(gpus / static_cast<double>(server))) * server;
    const std::int64_t low = std::max(server, m_question.first.n), high = std::min(m_question.last.n, kMostGpus);
    for (std::int64_t away = 0; away <= middle / 8; away += server)
        for (const std::int64_t n : {middle - away, middle + away})
            if (n >= low && n <= high && possible(m_job, batchOn(n), n))
                return n;
    return {};
}

void Sweep::visit(std::int64_t gpus) {
    if (m_stop.stop_requested() || !m_seen.insert(gpus).second)
        return;
    ScaleStep point;
    point.gpus = {gpus};
    point.batch = batchOn(gpus);
    const SearchResult found = search(m_job, point.batch, m_constants, point.gpus, m_stop);
    point.outcome = found.outcome;
    if (found.outcome == SearchOutcome::Stopped)
        return;
    if (found.outcome == SearchOutcome::Found) {
        point.layout = found.ranked.front();
        const StepEfficiency e = stepEfficiency(m_job.shape, point.batch, m_job.machine, point.layout.layout,
                                                m_constants, point.layout.time.total);
        point.perGpu = e.perGpu;
        point.mfu = e.mfu;
        if (point.gpus == m_question.reference)
            m_reference = e.perGpu;
        point.linearity = {ratio(e.perGpu, m_reference)};
        point.duration = m_question.budget / (e.tokens * m_job.goodput);
    }
    if (m_each)
        m_each(point);
    m_points.push_back(std::move(point));
}

void Sweep::visitNear(double gpus) {
    if (const auto n = closestPossible(gpus))
        visit(*n);
}

std::vector<ScaleStep> Sweep::run() {
    visit(m_question.reference.n);
    const double first = times(m_question.first), last = std::min(times(m_question.last), double(kMostGpus));
    for (const double offset : {1.0, 1.5, 1.25, 1.75})
        for (double n = first; n <= last; n *= 2)
            if (n * offset <= last && !m_stop.stop_requested())
                visitNear(n * offset);
    visitNear(last);
    std::sort(m_points.begin(), m_points.end(),
              [](const ScaleStep& a, const ScaleStep& b) { return a.gpus.n < b.gpus.n; });
    return std::move(m_points);
}

} // namespace

std::vector<ScaleStep> sweepScaling(const SizingJob& job, const TrainingConstants& constants,
                                    const ScalingQuestion& question, const std::function<void(const ScaleStep&)>& each,
                                    const std::stop_token& stop) {
    const bool counts = question.reference.known() && question.reference.n > 0 && question.first.known() &&
                        question.first.n > 0 && question.last.known() && question.last.n >= question.first.n;
    if (!counts || refused(job, constants, 1, question.last))
        return {};
    return Sweep(job, constants, question, each, stop).run();
}

} // namespace gp

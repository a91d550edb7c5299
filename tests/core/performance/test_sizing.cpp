// Inverse questions: the answer holds, nothing smaller would do, and the sweep says what a search says.
#include "core/performance/efficiency.hpp"
#include "core/performance/sizing.hpp"
#include "tests/support/decoders.hpp"

#include <QtTest>

#include <memory>

using namespace gp;
using namespace gp::test;

namespace {

SizingJob job(DecoderShape shape, TrainingBatch batch) {
    SizingJob j;
    j.shape = shape;
    j.batch = batch;
    j.machine = machine();
    return j;
}
const TrainingConstants& constants() {
    return builtinTrainingConstants();
}
constexpr double kDay = 86400;

} // namespace

class TestSizing : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void smallestIsSmallest_data();
    void smallestIsSmallest();
    void deadlineIsRateTimesTime();
    void throughputIsTheSearch();
    void goodputDivides();
    void bindingIsNamed();
    void outOfReachGivesTheFastest();
    void unknownIsNoGuess();
    void sweepIsTheSearch_data();
    void sweepIsTheSearch();
    void sweepComesCoarseFirst();
    void weakBatchIsInProportion();
    void stops();
};

void TestSizing::smallestIsSmallest_data() {
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("tolerance");
    for (double rate : {2e4, 1.5e5, 8e5})
        for (double tolerance : {0.0, 0.05})
            QTest::addRow("%g tokens/s, %g", rate, tolerance) << rate << tolerance;
}
/// Every smaller number of whole servers is asked on its own and falls short.
void TestSizing::smallestIsSmallest() {
    QFETCH(double, rate);
    QFETCH(double, tolerance);
    SizingJob j = job(llama70(), {8192, 1024});
    j.batchTolerance = {tolerance};
    j.goodput = {0.95};
    const SizingAnswer answer = gpusForRate(j, constants(), make<TokenRate>(rate), {4096});
    QVERIFY(answer.reached);
    QCOMPARE(answer.outcome, SearchOutcome::Found);
    QVERIFY(baseValue(answer.rate) >= rate);
    QCOMPARE(answer.gpus.n % 8, std::int64_t{0});
    QCOMPARE(answer.layout.layout.gpus(), static_cast<int>(answer.gpus.n));
    QVERIFY(std::abs(answer.batch.sequences - 1024) <= tolerance * 1024);
    for (std::int64_t n = 8; n < answer.gpus.n; n += 8) {
        const SizingAnswer smaller = throughputOn(j, constants(), {n});
        QVERIFY2(smaller.outcome != SearchOutcome::Found || baseValue(smaller.rate) < rate,
                 qPrintable(QString::number(n)));
    }
}

void TestSizing::deadlineIsRateTimesTime() {
    const SizingJob j = job(llama8(), {8192, 512});
    const Tokens budget = make<Tokens>(15e12);
    const SizingAnswer byTime = gpusForDeadline(j, constants(), budget, make<Duration>(90 * kDay), {4096});
    const SizingAnswer byRate = gpusForRate(j, constants(), budget / make<Duration>(90 * kDay), {4096});
    QVERIFY(byTime.reached);
    QCOMPARE(byTime.gpus, byRate.gpus);
    QVERIFY(baseValue(byTime.duration) <= 90 * kDay);
    QCOMPARE(baseValue(byTime.duration), baseValue(budget / byTime.rate));
}

void TestSizing::throughputIsTheSearch() {
    const SizingJob j = job(gpt3(), {2048, 1536});
    const SizingAnswer answer = throughputOn(j, constants(), {1024}, make<Tokens>(300e9));
    SearchOptions options;
    options.depth = SearchDepth::Live;
    const SearchResult r = searchLayouts(j.shape, j.batch, j.machine, {1024}, constants(), options);
    QCOMPARE(baseValue(answer.layout.time.total), baseValue(r.ranked.front().time.total));
    QCOMPARE(baseValue(answer.rate), 2048 * 1536 / baseValue(answer.layout.time.total));
    QCOMPARE(baseValue(answer.duration), 300e9 / baseValue(answer.rate));
    // 13 servers leave 13 data or pipeline ranks, which neither 1,536 sequences nor 96 layers have.
    const SizingAnswer none = throughputOn(j, constants(), {104});
    QCOMPARE(none.outcome, SearchOutcome::NothingPossible);
    QCOMPARE(none.binding, BindingConstraint::BatchLimit);
    QVERIFY(!none.reached && !known(none.rate));
}

void TestSizing::goodputDivides() {
    SizingJob j = job(llama70(), {8192, 1024});
    const double full = baseValue(throughputOn(j, constants(), {512}).rate);
    j.goodput = {0.9};
    QVERIFY(std::abs(baseValue(throughputOn(j, constants(), {512}).rate) / (0.9 * full) - 1) < 1e-12);
}

void TestSizing::bindingIsNamed() {
    // A wish that no rule allows is nobody's limit.
    SizingJob wished = job(llama70(), {8192, 1024});
    wished.wish.tensor = 3;
    QCOMPARE(throughputOn(wished, constants(), {64}).binding, BindingConstraint::None);
    QCOMPARE(gpusForRate(wished, constants(), make<TokenRate>(1e5), {64}).binding, BindingConstraint::None);
    // Eight GPUs cannot hold 405B, whatever is wanted of them.
    const SizingAnswer none = gpusForRate(job(llama405(), {8192, 512}), constants(), make<TokenRate>(1e5), {8});
    QCOMPARE(none.outcome, SearchOutcome::NothingFits);
    QCOMPARE(none.binding, BindingConstraint::Memory);
    QCOMPARE(throughputOn(job(llama405(), {8192, 512}), constants(), {8}).binding, BindingConstraint::Memory);
    // The smallest number for any rate at all is what holds the model.
    const SizingAnswer least = gpusForRate(job(llama405(), {8192, 512}), constants(), make<TokenRate>(1), {4096});
    QVERIFY(least.reached);
    QCOMPARE(least.binding, BindingConstraint::Memory);
    // A network of a hundredth leaves nothing else to blame.
    SizingJob slow = job(llama8(), {8192, 1024});
    slow.machine.network = slow.machine.network * 0.01;
    slow.machine.memory = slow.machine.memory * 4.0;
    const SizingAnswer waits = throughputOn(slow, constants(), {512});
    QCOMPARE(waits.binding, BindingConstraint::Network);
    QVERIFY(waits.relaxed.v > 1.05);
    // Plenty of everything: the GPUs themselves.
    SizingJob rich = job(llama8(), {8192, 4096});
    rich.machine.memory = rich.machine.memory * 4.0;
    const SizingAnswer busy = throughputOn(rich, constants(), {64});
    QCOMPARE(busy.binding, BindingConstraint::Arithmetic);
    QCOMPARE(busy.relaxed.v, 1.0);
    // Eight sequences among 2,048 GPUs.
    const SizingAnswer starved = throughputOn(job(llama70(), {8192, 8}), constants(), {2048});
    QVERIFY(starved.binding == BindingConstraint::BatchLimit || starved.binding == BindingConstraint::Bubble);
    for (std::size_t i = 1; i < kBindingConstraints; ++i)
        QVERIFY(!bindingCode(static_cast<BindingConstraint>(i)).empty() &&
                *bindingText(static_cast<BindingConstraint>(i)));
}

void TestSizing::outOfReachGivesTheFastest() {
    const SizingJob j = job(llama8(), {8192, 64});
    const SizingAnswer answer = gpusForRate(j, constants(), make<TokenRate>(1e12), {1024});
    QVERIFY(!answer.reached);
    QCOMPARE(answer.outcome, SearchOutcome::Found);
    QVERIFY(baseValue(answer.rate) > 0 && answer.gpus.n <= 1024);
    QVERIFY(answer.binding != BindingConstraint::None);
    // Four GPUs are no server: there is nothing to try.
    QCOMPARE(gpusForRate(j, constants(), make<TokenRate>(1e3), {4}).outcome, SearchOutcome::NothingPossible);
}

void TestSizing::unknownIsNoGuess() {
    SizingJob j = job(llama8(), {8192, 64});
    QCOMPARE(gpusForRate(j, constants(), unknown<TokenRate>(), {64}).outcome, SearchOutcome::UnknownModel);
    QCOMPARE(gpusForRate(j, constants(), make<TokenRate>(1e5), kUnsetCount<struct GpuTag>).outcome,
             SearchOutcome::UnknownModel);
    j.machine.memory = unknown<Bytes>();
    QCOMPARE(gpusForRate(j, constants(), make<TokenRate>(1e5), {64}).outcome, SearchOutcome::UnknownMachine);
    QCOMPARE(throughputOn(j, constants(), {64}).outcome, SearchOutcome::UnknownMachine);
    QVERIFY(sweepScaling(j, constants(), {}).empty());
    j = job(DecoderShape{}, {8192, 64});
    QCOMPARE(throughputOn(j, constants(), {64}).outcome, SearchOutcome::UnknownModel);
}

void TestSizing::sweepIsTheSearch_data() {
    QTest::addColumn<bool>("weak");
    QTest::newRow("weak") << true;
    QTest::newRow("strong") << false;
}
void TestSizing::sweepIsTheSearch() {
    QFETCH(bool, weak);
    SizingJob j = job(llama70(), {8192, 1024});
    j.goodput = {0.9};
    ScalingQuestion q;
    q.rule = weak ? ScalingRule::Weak : ScalingRule::Strong;
    q.reference = {512};
    q.budget = make<Tokens>(15e12);
    const auto points = sweepScaling(j, constants(), q);
    QVERIFY(points.size() > 30);
    double reference = 0;
    for (const ScaleStep& p : points)
        if (p.gpus.n == 512)
            reference = baseValue(p.perGpu);
    QVERIFY(reference > 0);
    std::int64_t before = 0;
    for (const ScaleStep& p : points) {
        QVERIFY(p.gpus.n > before && p.gpus.n % 8 == 0 && p.gpus.n >= 8 && p.gpus.n <= 100000);
        before = p.gpus.n;
        if (p.outcome != SearchOutcome::Found) {
            QVERIFY(!known(p.perGpu) && !known(p.mfu) && !known(p.linearity));
            continue;
        }
        QCOMPARE(p.layout.layout.gpus(), static_cast<int>(p.gpus.n));
        const double tokens = p.batch.sequences * p.batch.sequenceLength;
        const double perGpu = tokens / baseValue(p.layout.time.total) / times(p.gpus);
        QVERIFY(std::abs(perGpu / baseValue(p.perGpu) - 1) < 1e-12);
        QVERIFY(std::abs(p.linearity.v - perGpu / reference) < 1e-12);
        // 70.55e9 active parameters on 989.4 TFLOP/s.
        QVERIFY(std::abs(p.mfu.v - perGpu * 6 * 70.553e9 / 989.4e12) < 1e-4);
        QVERIFY(std::abs(baseValue(p.duration) * perGpu * times(p.gpus) * 0.9 / 15e12 - 1) < 1e-12);
    }
}

/// A window shows the outline first: reference, then counts at least twice as far apart, then those between.
void TestSizing::sweepComesCoarseFirst() {
    const SizingJob j = job(llama8(), {8192, 1024});
    ScalingQuestion q;
    q.reference = {64};
    q.last = {1024};
    std::vector<std::int64_t> order;
    const auto points = sweepScaling(j, constants(), q, [&](const ScaleStep& p) { order.push_back(p.gpus.n); });
    QCOMPARE(order.size(), points.size());
    const std::vector<std::int64_t> coarse{64, 8, 16, 32, 128, 256, 512, 1024};
    QVERIFY(std::equal(coarse.begin(), coarse.end(), order.begin()));
    QVERIFY(order.size() > coarse.size());
}

void TestSizing::weakBatchIsInProportion() {
    const SizingJob j = job(llama8(), {8192, 700});
    ScalingQuestion q;
    q.rule = ScalingRule::Weak;
    q.reference = {512};
    for (const ScaleStep& p : sweepScaling(j, constants(), q)) {
        const double exact = 700.0 / 512 * times(p.gpus);
        QVERIFY(std::abs(p.batch.sequences - exact) <= std::max(1.0, exact / 16));
    }
}

void TestSizing::stops() {
    const auto stopper = std::make_unique<std::stop_source>(); // on the heap: GCC 12 warns of one on the stack

    const SizingJob j = job(llama405(), {8192, 2048});
    int points = 0;
    const auto few = sweepScaling(
        j, constants(), {},
        [&](const ScaleStep&) {
            if (++points == 3)
                stopper->request_stop();
        },
        stopper->get_token());
    QCOMPARE(few.size(), std::size_t{3});
    QCOMPARE(gpusForRate(j, constants(), make<TokenRate>(1e6), {100000}, stopper->get_token()).outcome,
             SearchOutcome::Stopped);
    QCOMPARE(throughputOn(j, constants(), {1024}, unknown<Tokens>(), stopper->get_token()).outcome,
             SearchOutcome::Stopped);
}

QTEST_APPLESS_MAIN(TestSizing)
#include "test_sizing.moc"

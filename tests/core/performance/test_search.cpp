// Layout search: rules by hand, laws that hold for every answer, and the quick search against the full one.
#include "core/performance/search.hpp"
#include "tests/support/decoders.hpp"

#include <QtTest>

#include <memory>
#include <numeric>
#include <random>
#include <set>

using namespace gp;
using namespace gp::test;

namespace {

struct Case {
    const char* name;
    DecoderShape shape;
    TrainingBatch batch;
    TrainingMachine machine;
    int gpus;
};

const std::vector<Case>& cases() {
    static const std::vector<Case> list{
        {"8B on 8", llama8(), {8192, 128}, machine(), 8},
        {"8B on 64", llama8(), {8192, 256}, machine(), 64},
        {"8B on 1,024", llama8(), {8192, 1024}, machine(), 1024},
        {"70B on 128", llama70(), {4096, 512}, machine(), 128},
        {"70B on 2,048", llama70(), {8192, 1024}, machine(), 2048},
        {"70B on 768, fp8", llama70(), {8192, 768}, machine("h200-sxm-141", MathPrecision::Fp8), 768},
        {"70B on A100", llama70(), {4096, 1024}, machine("a100-sxm-80", MathPrecision::Bf16, 200), 512},
        {"405B on 1,024", llama405(), {8192, 512}, machine(), 1024},
        {"405B on 16,384", llama405(), {8192, 2048}, machine(), 16384},
        {"405B at 131,072 tokens", llama405(), {131072, 128}, machine(), 8192},
        {"405B on GB200", llama405(), {8192, 1152}, machine("gb200-gpu", MathPrecision::Fp4), 1152},
        {"GPT-3 on 512", gpt3(), {2048, 1536}, machine(), 512},
        {"GPT-3 on 4,096", gpt3(), {2048, 1536}, machine(), 4096},
        {"GPT-3 on 3,072", gpt3(), {2048, 6144}, machine("a100-sxm-80", MathPrecision::Bf16, 200), 3072},
        {"Mixtral on 128", mixtral(), {4096, 1024}, machine(), 128},
        {"Mixtral on 1,024", mixtral(), {4096, 1024}, machine(), 1024},
        {"DeepSeek-V3 on 1,024", deepseek(), {4096, 8192}, machine(), 1024},
        {"DeepSeek-V3 on 2,048", deepseek(), {4096, 15360}, machine("h800-sxm-80"), 2048},
        {"DeepSeek-V3 on GB200", deepseek(), {4096, 4096}, machine("gb200-gpu", MathPrecision::Fp8), 256},
    };
    return list;
}

SearchResult find(const Case& c, SearchOptions options = {}) {
    return searchLayouts(c.shape, c.batch, c.machine, {c.gpus}, builtinTrainingConstants(), options);
}
SearchOptions live() {
    SearchOptions options;
    options.depth = SearchDepth::Live;
    return options;
}
double seconds(const RatedLayout& l) {
    return baseValue(l.time.total);
}

TrainingLayout layout(int tensor, int pipeline, int stages, int data, int micro = 1, int expert = 1, int context = 1) {
    TrainingLayout l;
    l.tensor = tensor;
    l.pipeline = pipeline;
    l.virtualStages = stages;
    l.data = data;
    l.microBatch = micro;
    l.expert = expert;
    l.context = context;
    return l;
}

} // namespace

class TestSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void obstacles_data();
    void obstacles();
    void codesAreDistinct();
    void partsAddUp();
    void everyAnswerHolds_data();
    void everyAnswerHolds();
    void liveIsCloseToFull_data();
    void liveIsCloseToFull();
    void liveIsCloseToFullAnywhere();
    void threadsDoNotMatter_data();
    void threadsDoNotMatter();
    void nothingBetterIsMissed();
    void heldDimensionsAreKept();
    void holdingNeverHelps();
    void moreMemoryNeverHurts();
    void fasterWiresNeverHurt();
    void marginIsLeftOut();
    void impossibleWishSaysWhy_data();
    void impossibleWishSaysWhy();
    void tooLittleMemorySaysHowMuch();
    void unknownIsNoGuess_data();
    void unknownIsNoGuess();
    void stops();
};

void TestSearch::obstacles_data() {
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<TrainingLayout>("tried");
    QTest::addColumn<TrainingBatch>("batch");
    QTest::addColumn<LayoutObstacle>("obstacle");
    using enum LayoutObstacle;
    const auto row = [](const char* name, const char* model, TrainingLayout l, TrainingBatch batch,
                        LayoutObstacle obstacle) {
        QTest::newRow(name) << QByteArray(model) << l << batch << obstacle;
    };
    const TrainingBatch usual{8192, 1024};
    row("plain", "70b", layout(8, 4, 1, 16), usual, None);
    row("64 heads, 6 ranks", "70b", layout(6, 4, 1, 16), usual, Heads);
    row("8 key heads repeated over 16 ranks", "70b", layout(16, 4, 1, 16), usual, None);
    // 126 layers, embedding and head make 128 places: 16 stages of 8, or 8 stages of 16 chunks of one.
    row("126 layers in 16 stages", "405b", layout(8, 16, 1, 8), usual, None);
    row("126 layers in 8 x 8 chunks", "405b", layout(8, 8, 8, 8), usual, None);
    row("126 layers in 12 stages", "405b", layout(8, 12, 1, 8), usual, Layers);
    // 61 layers, one for further tokens, embedding and head: 16 stages of 4, as published.
    row("61 layers in 16 stages", "deepseek", layout(1, 16, 1, 128, 1, 64), {4096, 15360}, None);
    row("more stages than layers", "8b", layout(1, 64, 1, 8), usual, Layers);
    row("80 layers, 4 x 7 chunks", "70b", layout(8, 4, 7, 16), usual, Layers);
    row("interleaving without a pipeline", "70b", layout(8, 1, 2, 16), usual, Interleaving);
    // 24 / 4 = 6 micro-batches do not go round 4 stages.
    row("micro-batches do not go round", "70b", layout(8, 4, 5, 4), {8192, 24}, Interleaving);
    row("batch smaller than the ranks", "70b", layout(8, 4, 1, 2048), usual, Batch);
    row("batch not shared evenly", "70b", layout(8, 4, 1, 16, 3), usual, Batch);
    row("half a sequence", "70b", layout(8, 4, 1, 16), {8192, 1024.5}, Batch);
    row("no micro-batch", "70b", layout(8, 4, 1, 16, 0), usual, Batch);
    row("odd pieces of the sequence", "70b", layout(8, 1, 1, 16, 1, 1, 4), {4100, 1024}, Sequence);
    row("8 experts, 3 ranks", "mixtral", layout(1, 1, 1, 24, 1, 3), {4096, 960}, Experts);
    row("8 experts, 4 ranks in all", "mixtral", layout(1, 2, 1, 4, 1, 8), {4096, 1024}, Experts);
    row("8 experts, 8 ranks of tensor and data", "mixtral", layout(2, 2, 1, 4, 1, 8), {4096, 1024}, None);
    row("experts of a dense model", "8b", layout(1, 1, 1, 8, 1, 2), usual, Experts);
    row("no data ranks", "8b", layout(1, 1, 1, 0), usual, Degrees);
}
void TestSearch::obstacles() {
    QFETCH(QByteArray, model);
    QFETCH(TrainingLayout, tried);
    QFETCH(TrainingBatch, batch);
    const DecoderShape s = model == "8b"        ? llama8()
                           : model == "70b"     ? llama70()
                           : model == "405b"    ? llama405()
                           : model == "mixtral" ? mixtral()
                                                : deepseek();
    QTEST(layoutObstacle(s, batch, tried), "obstacle");
}

void TestSearch::codesAreDistinct() {
    std::set<std::string_view> codes, texts;
    for (std::size_t i = 1; i < kLayoutObstacles; ++i) {
        codes.insert(obstacleCode(static_cast<LayoutObstacle>(i)));
        texts.insert(obstacleText(static_cast<LayoutObstacle>(i)));
    }
    QCOMPARE(codes.size(), kLayoutObstacles - 1);
    QCOMPARE(texts.size(), kLayoutObstacles - 1);
    for (std::size_t i = 0; i < stepParts().size(); ++i) // the table is indexed by the enum
        QCOMPARE(static_cast<std::size_t>(stepParts()[i].part), i);
}

void TestSearch::partsAddUp() {
    for (const Case& c : cases()) {
        const SearchResult r = find(c, live());
        QVERIFY2(!r.ranked.empty(), c.name);
        double sum = 0;
        for (const StepPartRow& row : stepParts())
            sum += baseValue(r.ranked.front().time.*row.time);
        QVERIFY2(std::abs(sum / seconds(r.ranked.front()) - 1) < 1e-9, c.name);
    }
}

static void caseRows() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].name) << static_cast<int>(i);
}

/// Whatever is answered can be run, fits, fills the GPUs, is what the physics says, in order, explained and counted.
void TestSearch::everyAnswerHolds_data() {
    caseRows();
}
void TestSearch::everyAnswerHolds() {
    QFETCH(int, index);
    const Case& c = cases()[static_cast<std::size_t>(index)];
    for (const SearchOptions& options : {SearchOptions{}, live()}) {
        const SearchResult r = find(c, options);
        QCOMPARE(r.outcome, SearchOutcome::Found);
        QVERIFY(!r.ranked.empty() && r.ranked.size() <= 10);
        const RatedLayout& best = r.ranked.front();
        for (std::size_t i = 0; i < r.ranked.size(); ++i) {
            const RatedLayout& l = r.ranked[i];
            QCOMPARE(layoutObstacle(c.shape, c.batch, l.layout), LayoutObstacle::None);
            QCOMPARE(l.layout.gpus(), c.gpus);
            QVERIFY(baseValue(l.memory.total) <= baseValue(c.machine.memory));
            QCOMPARE(l.fit == MemoryFit::Yes, baseValue(l.memory.total) <= 0.9 * baseValue(c.machine.memory));
            const StepTime again = stepTime(c.shape, c.batch, c.machine, l.layout, builtinTrainingConstants());
            QCOMPARE(baseValue(again.total), seconds(l));
            QVERIFY(i == 0 || seconds(r.ranked[i - 1]) <= seconds(l));
            double most = 0;
            for (const StepPartRow& row : stepParts())
                most = std::max(most, baseValue(l.time.*row.time) - baseValue(best.time.*row.time));
            const auto part = stepParts()[static_cast<std::size_t>(l.slowerIn)].time;
            QCOMPARE(baseValue(l.slowerBy), most);
            if (seconds(l) > seconds(best)) // parts add up, so one of them is slower
                QVERIFY(most > 0 && baseValue(l.time.*part) - baseValue(best.time.*part) == most);
        }
        const auto out = std::accumulate(r.ruledOut.begin(), r.ruledOut.end(), std::int64_t{0});
        QCOMPARE(out + r.fitting, r.enumerated);
        QCOMPARE(r.timed, r.fitting);
    }
}

void TestSearch::liveIsCloseToFull_data() {
    caseRows();
}
void TestSearch::liveIsCloseToFull() {
    QFETCH(int, index);
    const Case& c = cases()[static_cast<std::size_t>(index)];
    SearchOptions one = live(); // the fewest that are looked at closely
    one.keep = 1;
    const SearchResult full = find(c), quick = find(c, one);
    QVERIFY(quick.timed < full.timed);
    QVERIFY2(seconds(quick.ranked.front()) <= 1.02 * seconds(full.ranked.front()),
             qPrintable(QStringLiteral("%1 against %2")
                            .arg(QString::fromStdString(layoutText(quick.ranked.front().layout)),
                                 QString::fromStdString(layoutText(full.ranked.front().layout)))));
    QVERIFY(seconds(quick.ranked.front()) >= seconds(full.ranked.front()));
}

/// Random jobs, machines and wishes, numbers of GPUs that are no powers of two among them.
void TestSearch::liveIsCloseToFullAnywhere() {
    std::mt19937 random(7);
    const auto below = [&](unsigned n) { return static_cast<int>(random() % n); };
    const DecoderShape shapes[] = {llama8(), llama70(), llama405(), gpt3(), mixtral(), deepseek()};
    const TrainingMachine machines[] = {machine(),
                                        machine("h100-sxm-80", MathPrecision::Fp8, 100),
                                        machine("a100-sxm-80", MathPrecision::Bf16, 200),
                                        machine("gb200-gpu", MathPrecision::Fp8),
                                        machine("l40s", MathPrecision::Bf16, 50),
                                        machine("ascend-910b", MathPrecision::Bf16, 200)};
    int found = 0;
    for (int i = 0; i < 150; ++i) {
        Case c{"",
               shapes[below(6)],
               {double(2048 << below(5)), double(64 << below(8))},
               machines[below(6)],
               8 << below(11)};
        c.gpus += below(3) == 0 ? c.gpus / 2 : 0;
        c.gpus += below(5) == 0 ? c.gpus / 4 : 0;
        SearchOptions full, quick = live();
        quick.keep = 1;
        full.safeOnly = quick.safeOnly = below(4) == 0;
        if (below(4) == 0)
            full.wish.tensor = quick.wish.tensor = 1 << below(4);
        if (below(6) == 0)
            full.wish.recompute = quick.wish.recompute = static_cast<Recompute>(below(3));
        if (below(6) == 0)
            full.wish.stack = quick.wish.stack = TrainingStack::Fsdp;
        const SearchResult a = find(c, full), b = find(c, quick);
        QCOMPARE(a.outcome, b.outcome);
        if (a.outcome != SearchOutcome::Found)
            continue;
        ++found;
        QVERIFY2(seconds(b.ranked.front()) <= 1.02 * seconds(a.ranked.front()),
                 (std::to_string(i) + ": " + layoutText(a.ranked.front().layout)).c_str());
    }
    QVERIFY(found > 80);
}

void TestSearch::threadsDoNotMatter_data() {
    caseRows();
}
void TestSearch::threadsDoNotMatter() {
    QFETCH(int, index);
    const Case& c = cases()[static_cast<std::size_t>(index)];
    SearchOptions one, five;
    one.threads = 1;
    five.threads = 5;
    const SearchResult a = find(c, one), b = find(c, five);
    QCOMPARE(a.enumerated, b.enumerated);
    QCOMPARE(a.timed, b.timed);
    QVERIFY(a.ruledOut == b.ruledOut);
    QCOMPARE(a.ranked.size(), b.ranked.size());
    for (std::size_t i = 0; i < a.ranked.size(); ++i) {
        QCOMPARE(layoutText(a.ranked[i].layout), layoutText(b.ranked[i].layout));
        QCOMPARE(a.ranked[i].layout.stack, b.ranked[i].layout.stack);
        QCOMPARE(seconds(a.ranked[i]), seconds(b.ranked[i]));
    }
}

/// A plain loop over a small space by hand finds nothing faster.
void TestSearch::nothingBetterIsMissed() {
    const Case& c = cases()[1];
    const double best = seconds(find(c).ranked.front());
    int tried = 0;
    for (int tensor : {1, 2, 4, 8})
        for (int pipeline : {1, 2, 4, 8})
            for (int stages : {1, 2, 4})
                for (int micro : {1, 2, 4})
                    for (Recompute recompute : {Recompute::None, Recompute::Selective, Recompute::Full}) {
                        TrainingLayout l = layout(tensor, pipeline, stages, c.gpus / tensor / pipeline, micro);
                        l.recompute = recompute;
                        l.sequenceParallel = tensor > 1;
                        const StepMemory held = stepMemory(c.shape, c.batch, c.machine, l, builtinTrainingConstants());
                        if (layoutObstacle(c.shape, c.batch, l) != LayoutObstacle::None ||
                            memoryFit(held, c.machine) == MemoryFit::No)
                            continue;
                        ++tried;
                        QVERIFY(baseValue(stepTime(c.shape, c.batch, c.machine, l, builtinTrainingConstants()).total) >=
                                best);
                    }
    QVERIFY(tried > 50);
}

void TestSearch::heldDimensionsAreKept() {
    const Case& c = cases()[4];
    for (SearchOptions options : {SearchOptions{}, live()}) {
        options.wish.tensor = 8;
        options.wish.pipeline = 4;
        options.wish.microBatch = 2;
        options.wish.recompute = Recompute::Full;
        options.wish.zero = 1;
        options.wish.sequenceParallel = false;
        const SearchResult r = find(c, options);
        QCOMPARE(r.outcome, SearchOutcome::Found);
        for (const RatedLayout& l : r.ranked) {
            QCOMPARE(l.layout.tensor, 8);
            QCOMPARE(l.layout.pipeline, 4);
            QCOMPARE(l.layout.microBatch, 2);
            QCOMPARE(l.layout.zero, 1);
            QVERIFY(l.layout.recompute == Recompute::Full && !l.layout.sequenceParallel);
        }
        options.wish = {};
        options.wish.data = 64;
        options.wish.context = 2;
        options.wish.virtualStages = 1;
        options.wish.stack = TrainingStack::Fsdp;
        for (const RatedLayout& l : find(c, options).ranked)
            QVERIFY(l.layout.data == 64 && l.layout.context == 2 && l.layout.virtualStages == 1 &&
                    l.layout.stack == TrainingStack::Fsdp);
    }
    SearchOptions experts;
    experts.wish.expert = 4;
    for (const RatedLayout& l : find(cases()[14], experts).ranked)
        QCOMPARE(l.layout.expert, 4);
}

/// The free search contains every held one.
void TestSearch::holdingNeverHelps() {
    const Case& c = cases()[7];
    const double best = seconds(find(c).ranked.front());
    for (int tensor : {1, 2, 4, 8, 16}) {
        SearchOptions options;
        options.wish.tensor = tensor;
        const SearchResult r = find(c, options);
        QVERIFY(r.ranked.empty() || seconds(r.ranked.front()) >= best);
    }
}

void TestSearch::moreMemoryNeverHurts() {
    Case c = cases()[3];
    double before = std::numeric_limits<double>::infinity();
    for (double gigabytes : {60, 80, 100, 140, 280}) {
        c.machine.memory = make<Bytes>(gigabytes * 1e9);
        const double now = seconds(find(c).ranked.front());
        QVERIFY(now <= before);
        before = now;
    }
}

void TestSearch::fasterWiresNeverHurt() {
    Case c = cases()[16];
    double before = std::numeric_limits<double>::infinity();
    for (double gigabits : {50, 100, 200, 400, 800}) {
        c.machine.network = make<Bandwidth>(gigabits * 1e9 / 8);
        const double now = seconds(find(c).ranked.front());
        QVERIFY(now <= before);
        before = now;
    }
}

void TestSearch::marginIsLeftOut() {
    for (const Case& c : cases()) {
        SearchOptions options = live();
        options.safeOnly = true;
        for (const RatedLayout& l : find(c, options).ranked)
            QVERIFY2(l.fit == MemoryFit::Yes, c.name);
    }
}

void TestSearch::impossibleWishSaysWhy_data() {
    QTest::addColumn<int>("tensor");
    QTest::addColumn<int>("pipeline");
    QTest::addColumn<int>("micro");
    QTest::addColumn<LayoutObstacle>("obstacle");
    QTest::newRow("heads") << 128 << 1 << 1 << LayoutObstacle::Heads; // 64 heads
    QTest::newRow("layers") << 8 << 64 << 1 << LayoutObstacle::Layers;
    QTest::newRow("batch") << 8 << 1 << 1000 << LayoutObstacle::Batch;
    QTest::newRow("degrees") << 3 << 1 << 1 << LayoutObstacle::Degrees;
    QTest::newRow("nothing") << 0 << 1 << 1 << LayoutObstacle::Degrees;
    QTest::newRow("negative") << -8 << 1 << 1 << LayoutObstacle::Degrees;
    QTest::newRow("huge") << 2147483647 << 2147483647 << 1 << LayoutObstacle::Degrees;
}
void TestSearch::impossibleWishSaysWhy() {
    QFETCH(int, tensor);
    QFETCH(int, pipeline);
    QFETCH(int, micro);
    QFETCH(LayoutObstacle, obstacle);
    for (SearchOptions options : {SearchOptions{}, live()}) {
        options.wish.tensor = tensor;
        options.wish.pipeline = pipeline;
        options.wish.microBatch = micro;
        options.wish.context = 1;
        const SearchResult r = find(cases()[4], options);
        QCOMPARE(r.outcome, SearchOutcome::NothingPossible);
        QVERIFY(r.ranked.empty() && !r.closest);
        QCOMPARE(r.ruledOut[static_cast<std::size_t>(obstacle)], r.enumerated);
        QVERIFY(r.enumerated > 0);
    }
}

/// 405B on eight GPUs of 80 GB: weights alone are 2 x 405.9e9 / 8 = 101.5 GB each, so at least 15 GB are missing.
void TestSearch::tooLittleMemorySaysHowMuch() {
    for (const SearchOptions& options : {SearchOptions{}, live()}) {
        const SearchResult r =
            searchLayouts(llama405(), {8192, 64}, machine(), {8}, builtinTrainingConstants(), options);
        QCOMPARE(r.outcome, SearchOutcome::NothingFits);
        QVERIFY(r.ranked.empty() && r.closest);
        QCOMPARE(r.fitting, std::int64_t{0});
        QVERIFY(r.ruledOut[static_cast<std::size_t>(LayoutObstacle::Memory)] > 0);
        QVERIFY(baseValue(r.tooMuch) > 15e9);
        QCOMPARE(baseValue(r.closest->memory.total), baseValue(machine().memory + r.tooMuch));
        QCOMPARE(layoutObstacle(llama405(), {8192, 64}, r.closest->layout), LayoutObstacle::None);
    }
}

void TestSearch::unknownIsNoGuess_data() {
    QTest::addColumn<TrainingMachine>("machine");
    QTest::addColumn<MachineNumber>("missing");
    const auto row = [](const char* name, auto change, MachineNumber missing) {
        TrainingMachine m = machine();
        change(m);
        QTest::newRow(name) << m << missing;
    };
    row(
        "peak", [](TrainingMachine& m) { m.gemmPeak = unknown<PeakRate>(); }, MachineNumber::GemmPeak);
    row(
        "bf16", [](TrainingMachine& m) { m.bf16Peak = unknown<PeakRate>(); }, MachineNumber::Bf16Peak);
    row(
        "bandwidth", [](TrainingMachine& m) { m.memoryBandwidth = make<Bandwidth>(0); },
        MachineNumber::MemoryBandwidth);
    row(
        "memory", [](TrainingMachine& m) { m.memory = unknown<Bytes>(); }, MachineNumber::Memory);
    row(
        "scale-up", [](TrainingMachine& m) { m.scaleUp = unknown<Bandwidth>(); }, MachineNumber::ScaleUp);
    row(
        "network", [](TrainingMachine& m) { m.network = unknown<Bandwidth>(); }, MachineNumber::Network);
    row(
        "oversubscription", [](TrainingMachine& m) { m.oversubscription = kUnknown; }, MachineNumber::Network);
    QTest::newRow("A100 in FP8") << machine("a100-sxm-80", MathPrecision::Fp8) << MachineNumber::GemmPeak;
    QTest::newRow("a GPU whose bf16 is not published") << machine("ascend-950pr") << MachineNumber::Bf16Peak;
}
void TestSearch::unknownIsNoGuess() {
    QFETCH(TrainingMachine, machine);
    QFETCH(MachineNumber, missing);
    const SearchResult r = searchLayouts(llama8(), {8192, 128}, machine, {64}, builtinTrainingConstants());
    QCOMPARE(r.outcome, SearchOutcome::UnknownMachine);
    QCOMPARE(r.missing, missing);
    QVERIFY(r.ranked.empty() && !*machineNumberText(MachineNumber::None) && *machineNumberText(missing));

    const auto outcome = [](const DecoderShape& s, TrainingBatch batch, GpuCount gpus) {
        return searchLayouts(s, batch, test::machine(), gpus, builtinTrainingConstants()).outcome;
    };
    QCOMPARE(outcome(DecoderShape{}, {8192, 128}, {64}), SearchOutcome::UnknownModel);
    QCOMPARE(outcome(llama8(), {kUnknown, 128}, {64}), SearchOutcome::UnknownModel);
    QCOMPARE(outcome(llama8(), {8192, 0}, {64}), SearchOutcome::UnknownModel);
    QCOMPARE(outcome(llama8(), {8192, 1e300}, {64}), SearchOutcome::UnknownModel);
    QCOMPARE(outcome(llama8(), {8192, 128}, kUnsetCount<struct GpuTag>), SearchOutcome::UnknownModel);
    QCOMPARE(outcome(llama8(), {8192, 128}, {0}), SearchOutcome::UnknownModel);
}

void TestSearch::stops() {
    const auto stopper = std::make_unique<std::stop_source>(); // on the heap: GCC 12 warns of one on the stack

    SearchOptions options;
    options.stop = stopper->get_token();
    stopper->request_stop();
    const SearchResult r = find(cases()[17], options);
    QCOMPARE(r.outcome, SearchOutcome::Stopped);
    QVERIFY(r.ranked.empty());
    options.depth = SearchDepth::Live;
    QCOMPARE(find(cases()[17], options).outcome, SearchOutcome::Stopped);
}

QTEST_APPLESS_MAIN(TestSearch)
#include "test_search.moc"

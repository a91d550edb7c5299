// Tables of runs from outside: what they may leave blank, and what is refused.
#include "core/performance/run_errors.hpp"

#include <QtTest>

#include <random>

using namespace gp;

static const char* kHeader = "id,model_name,layers,hidden,heads,kv_heads,head_dim,ffn,vocab,gated_mlp,seq_len,"
                             "global_batch_seqs,gpu,gpus,gpus_per_node,precision,tp,sp,pp,cp,vpp,micro_batch,"
                             "activation_recompute,zero_stage,norm_step_time_s,in_scope,family\n";
static const char* kRow =
    "a,LLAMA3_8B,32,4096,32,8,128,14336,128256,1,8192,128,H100-80GB-SXM,8,8,fp8,1,no,1,1,1,2,none,1,5.0,yes,mine\n";

class TestTrainingRuns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsARow();
    void blanksAreTried();
    void reasons_data();
    void reasons();
    void measuredColumnMayBeBlank();
    void refused_data();
    void refused();
    void brokenTextNeverCrashes();
    void summary();
};

static Expected<std::vector<TrainingRun>> read(const std::string& csv) {
    static const Catalog catalog = builtinLibrary()->catalog;
    return readTrainingRuns(csv, catalog);
}

void TestTrainingRuns::readsARow() {
    const auto runs = read(std::string("\xef\xbb\xbf") + kHeader + kRow); // a spreadsheet's mark at the start
    QVERIFY(runs);
    QCOMPARE(runs->size(), std::size_t(1));
    const TrainingRun& run = runs->front();
    QVERIFY(!run.reason);
    QCOMPARE(run.gpus, 8);
    QCOMPARE(run.layouts.size(), std::size_t(1));
    QCOMPARE(run.layouts.front().data, 8);
    QCOMPARE(run.layouts.front().microBatch, 2);
    QCOMPARE(run.machine.precision, MathPrecision::Fp8);
    QCOMPARE(run.machine.generation, GpuGeneration::Hopper);
    QCOMPARE(run.kind(), std::string("dense"));
}

void TestTrainingRuns::blanksAreTried() {
    std::string row = kRow;
    row.replace(row.find(",1,no,1,1,1,2,none,1"), 20, ",,,,,,,,1");
    const auto runs = read(std::string(kHeader) + row);
    QVERIFY(runs);
    QVERIFY(!runs->front().reason);
    QVERIFY(runs->front().layouts.size() > 50);
    const RunPrediction best = predictRun(runs->front(), builtinTrainingConstants());
    for (const TrainingLayout& l : runs->front().layouts) {
        QCOMPARE(l.gpus(), 8);
        const Bytes held =
            stepMemory(runs->front().shape, runs->front().batch, runs->front().machine, l, builtinTrainingConstants())
                .total;
        if (held < runs->front().machine.memory)
            QVERIFY(
                stepTime(runs->front().shape, runs->front().batch, runs->front().machine, l, builtinTrainingConstants())
                    .total >= best.time.total);
    }
}

void TestTrainingRuns::reasons_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("no layers") << QByteArray(",32,4096,") << QByteArray(",,4096,");
    QTest::newRow("no heads") << QByteArray(",4096,32,8,128,") << QByteArray(",4096,0,0,,");
    QTest::newRow("negative width") << QByteArray(",14336,") << QByteArray(",-3,");
    QTest::newRow("other GPU") << QByteArray("H100-80GB-SXM") << QByteArray("TPU v5p");
    QTest::newRow("no GPU") << QByteArray("H100-80GB-SXM") << QByteArray("");
    QTest::newRow("precision it does not have")
        << QByteArray("H100-80GB-SXM,8,8,fp8") << QByteArray("A100-80GB-SXM,8,8,fp4");
    QTest::newRow("no GPUs") << QByteArray("SXM,8,8") << QByteArray("SXM,,8");
    QTest::newRow("half a GPU") << QByteArray("SXM,8,8") << QByteArray("SXM,0.5,8");
    QTest::newRow("layout larger than the GPUs") << QByteArray("fp8,1,no") << QByteArray("fp8,16,no");
    QTest::newRow("no batch") << QByteArray("8192,128,") << QByteArray("8192,,");
    QTest::newRow("not a number") << QByteArray("8192,128,") << QByteArray("8192,nan,");
}

void TestTrainingRuns::reasons() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QByteArray row(kRow);
    QVERIFY(row.contains(from));
    row.replace(row.indexOf(from), from.size(), to);
    const auto runs = read(std::string(kHeader) + row.toStdString());
    QVERIFY(runs);
    QVERIFY(runs->front().reason);
    const RunPrediction p = predictRun(runs->front(), builtinTrainingConstants());
    QVERIFY(std::isnan(baseValue(p.time.total)));
}

void TestTrainingRuns::measuredColumnMayBeBlank() {
    std::string row = kRow;
    row.replace(row.find(",5.0,"), 5, ",,");
    const auto runs = read(std::string(kHeader) + row);
    QVERIFY(runs);
    const auto judged = judgeRuns(*runs, builtinTrainingConstants());
    QVERIFY(judged.front().predicted() > 0);
    QVERIFY(!judged.front().judged());
    QVERIFY(judged.front().prediction.low < judged.front().predicted());
    QVERIFY(judged.front().prediction.high > judged.front().predicted());
}

void TestTrainingRuns::refused_data() {
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QString>("code");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("csv.empty");
    QTest::newRow("other columns") << QByteArray("a,b\n1,2\n") << QStringLiteral("runs.missing");
    QTest::newRow("header only") << QByteArray("id,layers\n") << QStringLiteral("runs.missing");
}

void TestTrainingRuns::refused() {
    QFETCH(QByteArray, csv);
    QFETCH(QString, code);
    const auto runs = read(csv.toStdString());
    QVERIFY(!runs);
    QCOMPARE(QString::fromStdString(runs.error().code), code);
}

void TestTrainingRuns::brokenTextNeverCrashes() {
    std::mt19937 random(7);
    const std::string good = std::string(kHeader) + kRow;
    for (int i = 0; i < 2000; ++i) {
        std::string text = good;
        for (int k = 0; k < 4; ++k)
            text[random() % text.size()] = static_cast<char>(random() % 256);
        if (const auto runs = read(text))
            judgeRuns(*runs, builtinTrainingConstants());
    }
}

/// Errors of +10 %, -20 % and +30 %: mean 20 %, median 20 %, bias 6.7 %.
void TestTrainingRuns::summary() {
    std::vector<TrainingRun> runs(3);
    std::vector<JudgedRun> judged;
    const double errors[] = {0.1, -0.2, 0.3};
    for (std::size_t i = 0; i < 3; ++i) {
        runs[i].publishedStep = 10;
        JudgedRun j;
        j.run = &runs[i];
        j.prediction.time.total = make<Duration>(10 * (1 + errors[i]));
        j.prediction.low = 10 * (1 + errors[i]) / 1.15;
        j.prediction.high = 10 * (1 + errors[i]) * 1.15;
        judged.push_back(j);
    }
    const ErrorSummary s = summarizeErrors({&judged[0], &judged[1], &judged[2]});
    QCOMPARE(s.count, std::size_t(3));
    QVERIFY(std::abs(s.mean - 0.2) < 1e-12);
    QVERIFY(std::abs(s.median - 0.2) < 1e-12);
    QVERIFY(std::abs(s.bias - 0.2 / 3) < 1e-12);
    QVERIFY(std::abs(s.insideBand - 1.0 / 3) < 1e-12);
    QVERIFY(std::isnan(summarizeErrors({}).mean));
}

QTEST_GUILESS_MAIN(TestTrainingRuns)
#include "test_training_runs.moc"

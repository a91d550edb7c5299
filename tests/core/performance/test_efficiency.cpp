// The three figures for how well a step uses its GPUs, against work for a token counted by hand.
#include "core/performance/efficiency.hpp"
#include "tests/support/decoders.hpp"

#include <QtTest>

using namespace gp;
using namespace gp::test;

class TestEfficiency : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void workForAToken_data();
    void workForAToken();
    void multipliedWeights();
    void recomputationCounts();
    void figuresOfAStep();
    void unknownStaysUnknown();
};

static bool close(double got, double wanted, double relative) {
    return std::abs(got - wanted) <= relative * std::abs(wanted);
}

void TestEfficiency::workForAToken_data() {
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<double>("sequence");
    QTest::addColumn<double>("plain");
    QTest::addColumn<double>("withAttention");
    // 126 layers x (2 x 16,384 x 128 x (128 + 8) + 3 x 16,384 x 53,248) + 2 x 128,256 x 16,384 = 405.85e9; x 6.
    // Less one table, 403.75e9 x 6, plus causal attention 6 x 126 x 128 x 128 x 8,192 = 0.1015e12: the 2.52e12 that
    // Megatron-Bridge counts.
    QTest::newRow("405B") << QByteArray("405b") << 8192.0 << 2.435e12 << 2.524e12;
    // 96 x (4 x 12,288^2 + 2 x 12,288 x 49,152) + 2 x 51,200 x 12,288 = 175.2e9; x 6. Less one table 174.6e9 x 6, plus
    // 6 x 96 x 96 x 128 x 2,048 = 14.5e9.
    QTest::newRow("GPT-3") << QByteArray("gpt3") << 2048.0 << 1.0512e12 << 1.0619e12;
    // 37.55e9 active x 6; 36.62e9 x 6 + 3 x 61 x 128 x 4,096 x (192 + 128) = 30.7e9.
    QTest::newRow("DeepSeek-V3") << QByteArray("deepseek") << 4096.0 << 2.253e11 << 2.504e11;
}
void TestEfficiency::workForAToken() {
    QFETCH(QByteArray, model);
    QFETCH(double, sequence);
    QFETCH(double, plain);
    QFETCH(double, withAttention);
    const DecoderShape s = model == "405b" ? llama405() : model == "gpt3" ? gpt3() : deepseek();
    QVERIFY(close(baseValue(modelWork(s)), plain, 5e-4));
    QVERIFY(close(baseValue(modelWorkWithAttention(s, {sequence, 1})), withAttention, 5e-4));
}

/// DeepSeek-V3 without its input table: 36.6e9 (37.6e9 with it, printed as 37 B).
void TestEfficiency::multipliedWeights() {
    QVERIFY(close(times(multipliedParameters(deepseek())), 36.6e9, 2e-3));
    QVERIFY(close(times(activeParameters(deepseek())), 37.55e9, 2e-3));
    QVERIFY(!multipliedParameters(DecoderShape{}).known());
}

/// Full recomputation is one more forward pass of the layers: 8 instead of 6 FLOP a weight, and 8/6 of the attention.
void TestEfficiency::recomputationCounts() {
    const DecoderShape s = llama70();
    const TrainingBatch batch{8192, 1024};
    const TrainingConstants c = builtinTrainingConstants();
    TrainingLayout l;
    const double plain = baseValue(modelWorkWithAttention(s, batch));
    QCOMPARE(baseValue(hardwareWork(s, batch, l, c)), plain);
    l.recompute = Recompute::Full;
    const double head = 6 * times(tableWeights(s));
    QVERIFY(close(baseValue(hardwareWork(s, batch, l, c)), (plain - head) * 8 / 6 + head, 1e-12));
    l.recompute = Recompute::Selective;
    const double modern = baseValue(hardwareWork(s, batch, l, c));
    QVERIFY(modern > plain && modern < (plain - head) * 8 / 6 + head);
    // Older software computes the attention core again and nothing else.
    l.stack = TrainingStack::Legacy;
    const double core = 2.0 * 80 * 64 * 256 * 8192 * 0.5;
    QVERIFY(close(baseValue(hardwareWork(s, batch, l, c)), plain + core, 1e-12));
}

/// 1,024 GPUs, 16.8 M tokens in 20 s: 819.2 tokens/s a GPU. MFU = 819.2 x 6 x 70.55e9 / 989.4e12 = 35.0 %; in FP8 the
/// other two are over 1,978.9e12.
void TestEfficiency::figuresOfAStep() {
    const DecoderShape s = llama70();
    const TrainingBatch batch{8192, 2048};
    const TrainingConstants c = builtinTrainingConstants();
    TrainingLayout l;
    l.tensor = 8;
    l.data = 128;
    const StepEfficiency e =
        stepEfficiency(s, batch, machine("h100-sxm-80", MathPrecision::Fp8), l, c, make<Duration>(20));
    QVERIFY(close(baseValue(e.tokens), 838860.8, 1e-12));
    QVERIFY(close(baseValue(e.perGpu), 819.2, 1e-12));
    QVERIFY(close(e.mfu.v, 0.3505, 1e-3));
    QVERIFY(close(e.withAttention.v, 819.2 * baseValue(modelWorkWithAttention(s, batch)) / 1978.9e12, 1e-9));
    QCOMPARE(e.hardware.v, e.withAttention.v);
}

void TestEfficiency::unknownStaysUnknown() {
    const TrainingConstants c = builtinTrainingConstants();
    const StepEfficiency none = stepEfficiency(llama8(), {8192, 8}, machine(), {}, c, unknown<Duration>());
    QVERIFY(!known(none.tokens) && !known(none.mfu));
    QVERIFY(!known(stepEfficiency(DecoderShape{}, {8192, 8}, machine(), {}, c, make<Duration>(1)).mfu));
    // The A100 has no FP8: its headline figure is known, the others are not.
    const StepEfficiency old =
        stepEfficiency(llama8(), {8192, 8}, machine("a100-sxm-80", MathPrecision::Fp8), {}, c, make<Duration>(1));
    QVERIFY(known(old.mfu) && !known(old.withAttention) && !known(old.hardware));
}

QTEST_APPLESS_MAIN(TestEfficiency)
#include "test_efficiency.moc"

// Checkpoint intervals and goodput against their formulas worked by hand and a published run.
#include "core/performance/goodput.hpp"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace gp;

class TestGoodput : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void intervals_data();
    void intervals();
    void workedExample();
    void dalyIsTheMinimum();
    void publishedRun();
    void partsAddUp();
    void freeCheckpoints();
    void noFailures();
    void hopelessJobsLoseEverything();
    void unknownStaysUnknown_data();
    void unknownStaysUnknown();
};

static Duration seconds(double s) {
    return make<Duration>(s);
}
static bool near(double got, double wanted, double tolerance) {
    return std::abs(got - wanted) <= tolerance;
}

void TestGoodput::intervals_data() {
    QTest::addColumn<double>("checkpoint");
    QTest::addColumn<double>("mtbf");
    QTest::addColumn<double>("young");
    QTest::addColumn<double>("daly");
    // sqrt(2 x 10 x 11,130) = 471.8; x (1 + sqrt(10 / 22,260) / 3 + 10 / 200,340) - 10 = 465.2.
    QTest::newRow("16,384 GPUs") << 10.0 << 11130.0 << 471.805 << 465.161;
    // sqrt(2 x 60 x 3,600) = 657.27; x (1 + sqrt(1 / 120) / 3 + 1 / 1,080) - 60 = 617.88.
    QTest::newRow("a minute an hour") << 60.0 << 3600.0 << 657.267 << 617.876;
    // From two mean times between failures on, Daly's expansion does not hold; he takes the mean time itself.
    QTest::newRow("twice") << 200.0 << 100.0 << 200.0 << 100.0;
    QTest::newRow("more than twice") << 900.0 << 100.0 << 424.264 << 100.0;
    QTest::newRow("free") << 0.0 << 3600.0 << 0.0 << 0.0;
}
void TestGoodput::intervals() {
    QFETCH(double, checkpoint);
    QFETCH(double, mtbf);
    QFETCH(double, young);
    QFETCH(double, daly);
    QVERIFY(near(baseValue(youngInterval(seconds(checkpoint), seconds(mtbf))), young, 1e-3));
    QVERIFY(near(baseValue(dalyInterval(seconds(checkpoint), seconds(mtbf))), daly, 1e-3));
}

/// M = 11,130 s, C = 10 s, R = 600 s. First order at Young's interval: 10 / 471.8 + (235.9 + 600) / 11,130 = 9.63 %.
/// Exact at Daly's: 11,130 x exp(600 / 11,130) x (exp(475.16 / 11,130) - 1) / 465.16 = 1.1014.
void TestGoodput::workedExample() {
    const FailureCosts costs{seconds(11130), seconds(10), seconds(600)};
    const Goodput young = goodputAt(costs, youngInterval(costs.checkpoint, costs.mtbf));
    QVERIFY(near(young.checkpoint.v, 0.02120, 1e-5));
    QVERIFY(near(young.lostWork.v, 0.02120, 1e-5));
    QVERIFY(near(young.restart.v, 0.05391, 1e-5));
    QVERIFY(near(young.waste.v, 0.0963, 1e-4));
    const Goodput daly = bestGoodput(costs);
    QVERIFY(near(baseValue(daly.interval), 465.16, 0.01));
    QVERIFY(near(daly.wallRatio.v, 1.1014, 5e-5));
    QVERIFY(near(daly.goodput.v, 0.908, 5e-4));
}

/// The higher-order interval lands within a second of the exact minimum, and no other interval does better by 1e-6.
void TestGoodput::dalyIsTheMinimum() {
    const FailureCosts costs{seconds(11130), seconds(10), seconds(600)};
    const double best = bestGoodput(costs).wallRatio.v;
    double least = 10, at = 0;
    for (double tau = 200; tau < 1000; tau += 0.25)
        if (const double ratio = goodputAt(costs, seconds(tau)).wallRatio.v; ratio < least) {
            least = ratio;
            at = tau;
        }
    QVERIFY(near(at, baseValue(bestGoodput(costs).interval), 1));
    QVERIFY(best - least < 1e-6);
}

/// The Llama 3 Herd of Models, section 3.3.4: 419 unexpected interruptions in 54 days on 16,384 GPUs, more than 90 %
/// effective time. 419 / (54 x 24 h x 16,384) = 1.973e-5 per GPU-hour; one every 3.09 h.
void TestGoodput::publishedRun() {
    const double perHour = 419.0 / (54 * 24 * 16384.0);
    QVERIFY(near(perHour, 1.973e-5, 1e-8));
    const Duration mtbf = jobMtbf(make<GpuFrequency>(perHour / 3600), {16384});
    QVERIFY(near(baseValue(mtbf) / 3600, 3.093, 1e-3));
    QVERIFY(bestGoodput({mtbf, seconds(10), seconds(600)}).goodput.v > 0.90);
}

void TestGoodput::partsAddUp() {
    for (const double mtbf : {300.0, 3e3, 1e5, 1e9})
        for (const double checkpoint : {0.0, 1.0, 60.0, 5000.0})
            for (const double restart : {0.0, 600.0}) {
                const Goodput g = bestGoodput({seconds(mtbf), seconds(checkpoint), seconds(restart)});
                QVERIFY(near(g.checkpoint.v + g.lostWork.v + g.restart.v, g.waste.v, 1e-12));
                QVERIFY(g.waste.v >= 0 && g.waste.v <= 1 && g.goodput.v > 0 && g.goodput.v <= 1);
                QVERIFY(near(g.firstOrder.v, 1 - g.waste.v, 1e-12));
            }
}

/// Nothing is lost but restarts: the exact ratio tends to exp(R / M).
void TestGoodput::freeCheckpoints() {
    const Goodput g = bestGoodput({seconds(1e4), seconds(0), seconds(500)});
    QCOMPARE(baseValue(g.interval), 0.0);
    QVERIFY(near(g.waste.v, 0.05, 1e-12));
    QVERIFY(near(g.wallRatio.v, std::exp(0.05), 1e-12));
    const Goodput soon = goodputAt({seconds(1e4), seconds(0), seconds(500)}, seconds(1e-3));
    QVERIFY(near(soon.wallRatio.v, g.wallRatio.v, 1e-6));
}

void TestGoodput::noFailures() {
    const Duration mtbf = jobMtbf(make<GpuFrequency>(0), {1024});
    QVERIFY(std::isinf(baseValue(mtbf)));
    const Goodput best = bestGoodput({mtbf, seconds(10), seconds(600)});
    QCOMPARE(best.goodput.v, 1.0);
    QCOMPARE(best.waste.v, 0.0);
    // Who saves every 1,000 s all the same spends 1 %.
    QVERIFY(near(goodputAt({mtbf, seconds(10), seconds(600)}, seconds(1000)).goodput.v, 1 / 1.01, 1e-12));
}

void TestGoodput::hopelessJobsLoseEverything() {
    const Goodput g = bestGoodput({seconds(60), seconds(600), seconds(3600)});
    QCOMPARE(g.waste.v, 1.0);
    QCOMPARE(g.firstOrder.v, 0.0);
    QVERIFY(g.goodput.v < 1e-6);
}

void TestGoodput::unknownStaysUnknown_data() {
    QTest::addColumn<double>("mtbf");
    QTest::addColumn<double>("checkpoint");
    QTest::addColumn<double>("restart");
    QTest::newRow("mtbf") << kUnknown << 10.0 << 600.0;
    QTest::newRow("checkpoint") << 1e4 << kUnknown << 600.0;
    QTest::newRow("restart") << 1e4 << 10.0 << kUnknown;
    QTest::newRow("no time between failures") << 0.0 << 10.0 << 600.0;
    QTest::newRow("negative") << 1e4 << -10.0 << 600.0;
}
void TestGoodput::unknownStaysUnknown() {
    QFETCH(double, mtbf);
    QFETCH(double, checkpoint);
    QFETCH(double, restart);
    const Goodput g = bestGoodput({seconds(mtbf), seconds(checkpoint), seconds(restart)});
    QVERIFY(std::isnan(g.goodput.v) && std::isnan(g.waste.v) && std::isnan(g.wallRatio.v));
    QVERIFY(!known(jobMtbf(unknown<GpuFrequency>(), {8})));
    QVERIFY(!known(jobMtbf(make<GpuFrequency>(-1), {8})));
    QVERIFY(!known(jobMtbf(make<GpuFrequency>(1e-9), kUnsetCount<struct GpuTag>)));
    QVERIFY(!known(goodputAt({seconds(1e4), seconds(10), seconds(60)}, seconds(0)).goodput));
}

QTEST_APPLESS_MAIN(TestGoodput)
#include "test_goodput.moc"

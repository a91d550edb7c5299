// Questions that plan many times: bands, sweeps, swings and causes against hand derivations and laws.
#include "core/study/cause.hpp"
#include "core/study/sweep.hpp"
#include "core/study/swing.hpp"
#include "core/study/uncertainty.hpp"
#include "tests/support/plans.hpp"

#include <QtTest>

using namespace gp;

class TestStudy : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bandsAreReproducibleAndOrdered();
    void bandsNarrowToNothingWithoutBeliefs();
    void quantilesOfATriangle();
    void sweepIsThePlanAtEveryValue();
    void causesOfOneDifference();
};

void TestStudy::bandsAreReproducibleAndOrdered() {
    const test::Planned p = test::planSample("training-70b");
    const Bands a = bands(p.scenario, test::library(), p.choices), b = bands(p.scenario, test::library(), p.choices);
    QCOMPARE(a.draws, kBandDraws);
    QCOMPARE(a.figures.size(), b.figures.size());
    std::size_t varied = 0;
    for (std::size_t i = 0; i < a.figures.size(); ++i) {
        const Band& band = a.figures[i];
        if (std::isnan(band.low))
            continue;
        QVERIFY(band.low <= band.middle && band.middle <= band.high);
        QCOMPARE(band.low, b.figures[i].low);
        QCOMPARE(band.high, b.figures[i].high);
        varied += band.low < band.high;
    }
    QVERIFY(varied > 20);
    const Bands other = bands(p.scenario, test::library(), p.choices, kBandDraws, 2);
    QVERIFY(!std::equal(a.figures.begin(), a.figures.end(), other.figures.begin(),
                        [](const Band& x, const Band& y) { return x.low == y.low || std::isnan(x.low); }));
}

void TestStudy::bandsNarrowToNothingWithoutBeliefs() {
    test::Planned p = test::planSample("training-70b");
    for (auto& [key, belief] : p.scenario.beliefs)
        belief.low = belief.high = kUnknown;
    const Bands all = bands(p.scenario, test::library(), p.choices);
    QCOMPARE(all.draws, 1);
    for (const Band& band : all.figures)
        QVERIFY(std::isnan(band.low) || band.low == band.high);
}

/// Triangle 80, 100, 140: F(100) = (100-80)/(140-80) = 1/3; the median solves 1 - (140-x)^2/(60 x 40) = 1/2,
/// x = 140 - sqrt(1200) = 105.359.
void TestStudy::quantilesOfATriangle() {
    Belief belief;
    belief.low = 80;
    belief.high = 140;
    QCOMPARE(quantile(belief, 100, 0), 80.0);
    QCOMPARE(quantile(belief, 100, 1), 140.0);
    QVERIFY(std::abs(quantile(belief, 100, 1.0 / 3) - 100) < 1e-9);
    QVERIFY(std::abs(quantile(belief, 100, 0.5) - (140 - std::sqrt(1200.0))) < 1e-9);
    belief.distribution = Distribution::Uniform;
    QCOMPARE(quantile(belief, 100, 0.25), 95.0);
}

void TestStudy::sweepIsThePlanAtEveryValue() {
    const test::Planned p = test::planSample("training-70b");
    const std::vector<double> mfus{0.3, 0.4, 0.5, 2.0}; // 2.0 is out of range
    const auto rows = sweep(p.scenario, test::library(), p.choices, "workload.llm.mfu", mfus,
                            {"workload.llm.gpus_raw", "centre.gpus"});
    // 6 x 70e9 x 2e9 / 86,400 / (312e12 x MFU): 103.87, 77.90, 62.32; installed 136, 104, 80.
    QVERIFY(std::abs(rows[0][0] - 103.8699) < 1e-3 && std::abs(rows[0][2] - 62.3219) < 1e-3);
    QCOMPARE(rows[1][0], 136.0);
    QCOMPARE(rows[1][1], 104.0);
    QCOMPARE(rows[1][2], 80.0);
    QVERIFY(std::isnan(rows[0][3]));
    const auto steps = geometricSteps(1, 8, 4);
    QVERIFY(std::abs(steps[1] - 2) < 1e-12 && std::abs(steps[3] - 8) < 1e-12);
}

void TestStudy::causesOfOneDifference() {
    const test::Planned p = test::planSample("training-70b");
    Scenario other = p.scenario;
    put(other, findField(other, "workload.llm.mfu"), 0.5);
    put(other, findField(other, "cost.tariff"), 1.0 / 3.6e6); // moves no GPU
    const auto list = causes(p.scenario, other, test::library(), p.choices, "centre.gpus");
    QCOMPARE(list.size(), std::size_t(1));
    QCOMPARE(list[0].key, std::string("workload.llm.mfu"));
    QCOMPARE(list[0].change, -24.0); // 104 -> 80
    QVERIFY(causes(p.scenario, p.scenario, test::library(), p.choices, "centre.gpus").empty());
}

QTEST_APPLESS_MAIN(TestStudy)
#include "test_study.moc"

// The double entry: every figure is computed a second time from its formula text, by value and dimension.
#include "core/plan/ledger.hpp"
#include "tests/support/plans.hpp"

#include <QtTest>

#include <functional>
#include <map>
#include <random>
#include <set>

using namespace gp;

class TestLedger : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void balancesOnTheSamples_data();
    void balancesOnTheSamples();
    void balancesOnRandomScenarios();
    void driftIsCaught();
    void wrongDimensionIsCaught();
    void formulasHaveNoCycle();
    void everyFigureIsReachable();
    void explanationNamesWhatWasPut();
};

static void report(const std::vector<LedgerMismatch>& wrong) {
    for (const LedgerMismatch& m : wrong)
        qWarning("%s: planned %.17g, evaluated %.17g (%s)", m.key.c_str(), m.planned, m.evaluated, m.error.c_str());
}

void TestLedger::balancesOnTheSamples_data() {
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QString>("scenario");
    for (const SampleInfo& info : samples()) {
        const ProjectPtr project = *gp::sample(info.id);
        for (const ScenarioNode& node : project->scenarios)
            QTest::addRow("%s/%s", info.id.c_str(), node.id.c_str())
                << QString::fromStdString(info.id) << QString::fromStdString(node.id);
    }
}

void TestLedger::balancesOnTheSamples() {
    QFETCH(QString, sample);
    QFETCH(QString, scenario);
    const test::Planned p = test::planSample(sample.toStdString(), scenario.toStdString());
    std::size_t checked = 0;
    const auto wrong = checkLedger(p.view(), checked);
    report(wrong);
    QVERIFY(wrong.empty());
    QVERIFY(checked > 100);
}

/// Every numeric input anywhere in its usual range (often unset where it may be), any option, any catalog entry.
static void randomise(Scenario& s, const Library& library, std::mt19937& random) {
    std::uniform_real_distribution<double> u(0, 1);
    const auto pick = [&](CatalogKind kind) {
        const auto choices = library.catalog.choices(kind);
        return choices[static_cast<std::size_t>(u(random) * double(choices.size()))].id;
    };
    eachField(s, [&](const FieldRef& ref) {
        const Field& f = *ref.field;
        if (f.numeric()) {
            double v = f.typical.low + u(random) * (f.typical.high - f.typical.low);
            if (f.typical.low > 0 && f.typical.high / f.typical.low > 100)
                v = f.typical.low * std::pow(f.typical.high / f.typical.low, u(random));
            if (f.kind == FieldKind::Count)
                v = std::round(v);
            if (f.optional() && u(random) < 0.5)
                v = kUnknown;
            put(s, ref, v);
        } else if (f.kind == FieldKind::Choice) {
            put(s, ref, std::string(f.options[static_cast<std::size_t>(u(random) * double(f.options.size()))].code));
        } else if (f.reference == Reference::Server) {
            put(s, ref, pick(CatalogKind::Server));
        } else if (f.reference == Reference::Switch) {
            put(s, ref, pick(CatalogKind::Switch));
        } else if (f.reference == Reference::StorageBlock) {
            put(s, ref, pick(CatalogKind::Storage));
        } else if (f.reference == Reference::Rack) {
            put(s, ref, pick(CatalogKind::Rack));
        }
    });
}

void TestLedger::balancesOnRandomScenarios() {
    std::mt19937 random(20261201);
    const Library& library = test::library();
    std::size_t formulas = 0;
    for (int i = 0; i < 300; ++i) {
        Scenario s = defaultScenario();
        for (int w = 0; w <= i % 4; ++w)
            s.workloads.push_back(
                defaultWorkload("w" + std::to_string(w), (w + i) % 2 ? Scope::Training : Scope::Inference));
        randomise(s, library, random);
        const Plan p = plan(s, library, choose(s, library));
        std::size_t checked = 0;
        const auto wrong = checkLedger({s, library, p}, checked);
        formulas += checked;
        report(wrong);
        QVERIFY2(wrong.empty(), qPrintable(QStringLiteral("scenario %1").arg(i)));
    }
    QVERIFY(formulas > 30000);
}

void TestLedger::driftIsCaught() {
    test::Planned p = test::planSample("training-70b");
    p.plan.site.facilityPower = p.plan.site.facilityPower * 1.001;
    std::size_t checked = 0;
    const auto wrong = checkLedger(p.view(), checked);
    // The drifted figure itself, and nothing that is right apart from those that read it.
    QVERIFY(std::any_of(wrong.begin(), wrong.end(), [](const auto& m) { return m.key == "centre.facility_power"; }));
    test::Planned q = test::planSample("training-70b");
    q.plan.pools[0].servers.n += 1;
    QVERIFY(!checkLedger(q.view(), checked).empty());
}

void TestLedger::wrongDimensionIsCaught() {
    const test::Planned p = test::planSample("training-70b");
    const auto sum = parseFormula("centre.it_power + centre.capex");
    QVERIFY(sum.ok());
    QVERIFY(!evaluate(*sum, p.view(), -1).ok());
    const auto product = parseFormula("centre.servers * server.maximum_power");
    QCOMPARE(evaluate(*product, p.view(), -1)->d, Bridge<Power>::dim);
    QVERIFY(!parseFormula("no.such_key").ok());
    QVERIFY(!parseFormula("1 + ").ok());
    QVERIFY(!parseFormula("exec(1)").ok());
    QVERIFY(!parseFormula("(1").ok());
}

void TestLedger::formulasHaveNoCycle() {
    const test::Planned p = test::planSample("mixed");
    const Ledger ledger(p.view());
    // Depth-first from every figure along what its formula names; a key met twice on one path is a cycle.
    std::map<std::string, int> state;
    std::function<void(const std::string&)> visit = [&](const std::string& key) {
        if (state[key] == 2)
            return;
        QVERIFY2(state[key] != 1, key.c_str());
        state[key] = 1;
        const FigureRef ref = findFigure(p.scenario, key);
        if (const FormulaNode* node = ref ? formulaOf(*ref.figure) : nullptr)
            for (const FormulaToken& token : formulaTokens(*node, p.view(), ref.item, false))
                if (token.kind == FormulaToken::Kind::Name && !token.field && token.text[0] != '.')
                    visit(token.text);
        state[key] = 2;
    };
    eachFigure(p.scenario, [&](const FigureRef& ref) { visit(fullKey(p.scenario, ref)); });
    QVERIFY(state.size() > 100);
}

void TestLedger::everyFigureIsReachable() {
    const test::Planned p = test::planSample("mixed");
    std::set<std::string> keys;
    eachFigure(p.scenario, [&](const FigureRef& ref) {
        const std::string key = fullKey(p.scenario, ref);
        QVERIFY2(keys.insert(key).second, key.c_str());
        const FigureRef found = findFigure(p.scenario, key);
        QVERIFY2(found.figure == ref.figure && found.item == ref.item, key.c_str());
        QVERIFY2(ref.figure->label[0] != '\0' && ref.figure->group[0] != '\0', key.c_str());
        QVERIFY2(ref.figure->unit.dim == ref.figure->dim, key.c_str());
        const bool explained = ref.figure->formula || ref.figure->source || ref.figure->kind == FigureKind::Choice;
        QVERIFY2(explained, key.c_str());
    });
}

void TestLedger::explanationNamesWhatWasPut() {
    const test::Planned p = test::planSample("training-70b");
    const Ledger ledger(p.view());
    const auto e = ledger.explain("workload.llm.gpus_raw");
    QVERIFY(e.ok());
    std::vector<std::string> keys;
    for (const LedgerEntry& input : e->inputs)
        keys.push_back(input.key);
    const std::vector<std::string> wanted{"workload.llm.work_rate", "server.peak", "workload.llm.mfu",
                                          "workload.llm.availability"};
    QCOMPARE(keys, wanted);
    QVERIFY(std::find(e->usedBy.begin(), e->usedBy.end(), "workload.llm.gpus_needed") != e->usedBy.end());
    const auto servers = ledger.explain("workload.llm.servers");
    QVERIFY(std::find(servers->usedBy.begin(), servers->usedBy.end(), "centre.servers") != servers->usedBy.end());
    const auto mfu = ledger.explain("mfu");
    QVERIFY(mfu.ok());
    QCOMPARE(mfu->inputs.size(), std::size_t(1));
    QVERIFY(mfu->inputs[0].field);
    QVERIFY(!ledger.explain("gpus_blue").ok());
}

QTEST_APPLESS_MAIN(TestLedger)
#include "test_ledger.moc"

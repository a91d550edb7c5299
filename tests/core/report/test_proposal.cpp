// The proposal's text against golden files, and what must hold for any of them. After a wanted change, write the files
// again with GP_WRITE_GOLDEN=1 and read the difference.
#include "core/plan/bill.hpp"
#include "core/report/plain_text.hpp"
#include "core/study/swing.hpp"
#include "tests/support/plans.hpp"

#include <QtTest>

using namespace gp;

class TestProposal : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void golden_data();
    void golden();
    void tenderAnnexHasNoMoney();
    void billAddsUpToTheInvestment_data();
    void billAddsUpToTheInvestment();
    void swingsAreTheRangesOfOneInput();
};

static std::string textOf(const std::string& sampleId, const ProposalOptions& options = {}) {
    const ProjectPtr project = *sample(sampleId);
    const auto set = planAll(*project, std::make_shared<const Library>(test::library()), true);
    const Proposal proposal = makeProposal(*project, *set, project->baseline, options);
    Wording wording;
    wording.style.currency = proposal.currency;
    return plainText(proposal, wording);
}

void TestProposal::golden_data() {
    QTest::addColumn<QString>("sample");
    for (const SampleInfo& info : samples())
        QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
}

void TestProposal::golden() {
    QFETCH(QString, sample);
    const QString text = QString::fromStdString(textOf(sample.toStdString()));
    QFile file(QStringLiteral(GP_GOLDEN "/") + sample + QStringLiteral(".txt"));
    if (qEnvironmentVariableIsSet("GP_WRITE_GOLDEN")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
        return;
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QStringList wanted = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    const QStringList got = text.split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < std::min(wanted.size(), got.size()); ++i)
        QVERIFY2(got[i] == wanted[i],
                 qPrintable(QStringLiteral("line %1\n  golden: %2\n  now:    %3").arg(i + 1).arg(wanted[i], got[i])));
    QCOMPARE(got.size(), wanted.size());
}

void TestProposal::tenderAnnexHasNoMoney() {
    const QString text = QString::fromStdString(textOf("mixed", {false}));
    QVERIFY(text.size() > 5000);
    QVERIFY(!text.contains(QStringLiteral("¥")));
    QVERIFY(!text.contains(QLatin1String("CNY")));
    QVERIFY(text.contains(QLatin1String("Bill of materials")));
}

void TestProposal::billAddsUpToTheInvestment_data() {
    golden_data();
}
void TestProposal::billAddsUpToTheInvestment() {
    QFETCH(QString, sample);
    const ProjectPtr project = *gp::sample(sample.toStdString());
    for (const ScenarioNode& node : project->scenarios) {
        const test::Planned p = test::planSample(sample.toStdString(), node.id);
        double sum = 0;
        for (const BillLine& line : billOfMaterials(p.view())) {
            QVERIFY2(findFigure(p.scenario, line.figure), line.figure.c_str());
            sum += baseValue(line.sum);
        }
        QVERIFY(std::abs(sum - p.value("centre.capex")) <= 1e-9 * sum);
    }
}

/// With MFU 0.35 instead of 0.40 the sample needs 77.9 x 0.40/0.35 = 89.03 GPUs: x 1.25 = 111.3 -> 112 -> 14 servers.
void TestProposal::swingsAreTheRangesOfOneInput() {
    const test::Planned p = test::planSample("training-70b");
    const auto list = swings(p.scenario, test::library(), p.choices, "centre.gpus");
    QVERIFY(!list.empty());
    for (std::size_t i = 1; i < list.size(); ++i)
        QVERIFY(list[i - 1].size() >= list[i].size());
    const auto mfu = std::find_if(list.begin(), list.end(), [](const Swing& s) { return s.key == "workload.llm.mfu"; });
    QVERIFY(mfu != list.end());
    QCOMPARE(mfu->inputLow, 0.35);
    QCOMPARE(mfu->atLow, 112.0);
    QVERIFY(swings(p.scenario, test::library(), p.choices, "no.figure").empty());
}

QTEST_APPLESS_MAIN(TestProposal)
#include "test_proposal.moc"

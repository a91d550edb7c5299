// The proposal in both languages: readable by other programs, searchable in Chinese, with bookmarks.
#include "ui/report/pdf_finish.hpp"
#include "ui/report/proposal_pdf.hpp"
#include "ui/widgets/theme.hpp"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace gp;

class TestReport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void proposal_data();
    void proposal();
    void radicals();
    void unwritableIsSaid();
};

static QString run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(30000);
    return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError());
}

void TestReport::proposal_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("en") << "en"
                        << QStringList{QStringLiteral("13 servers"), QStringLiteral("Contents"),
                                       QStringLiteral("Calculation"), QStringLiteral("77.9"),
                                       QStringLiteral("Page 2 of")};
    QTest::newRow("zh") << "zh_CN"
                        << QStringList{QStringLiteral("工程"), QStringLiteral("第二页"), QStringLiteral("计算书"),
                                       QStringLiteral("目录"), QStringLiteral("77.9"),   QStringLiteral("人力")};
}
void TestReport::proposal() {
    QFETCH(QString, language);
    QFETCH(QStringList, texts);
    installTheme(*qApp, ThemeMode::Dark); // paper must not follow the window
    installLanguage(Language::English);   // nor its language
    ProjectPtr project = *sample("training-70b");
    const auto library = std::make_shared<const Library>(*builtinLibrary());
    Branding branding = project->branding;
    branding.title = "某智算工程方案 第二页 人力";
    project = *applyEdit(project, SetBranding{branding}, library.get());
    const PlanSetPtr set = planAll(*project, library, true);
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("方案 1.pdf"));
    const Language spoken = languageFromCode(language);
    const Outcome wrong =
        writePdf(makeProposal(*project, *set, "base"), spoken, recordDrawings(set, "base", spoken), path);
    QVERIFY2(!wrong, wrong ? render(wrong->message).c_str() : "");
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files).size(), 1);
    QVERIFY(run(QStringLiteral("qpdf"), {QStringLiteral("--check"), path}).contains(QLatin1String("No syntax")));
    const QString text = run(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
    for (const QString& wanted : texts)
        QVERIFY2(text.contains(wanted), qPrintable(wanted));
    const QString fonts = run(QStringLiteral("pdffonts"), {path});
    QVERIFY(fonts.contains(QLatin1String("NotoSans")));
    for (const QString& line : fonts.split(QLatin1Char('\n')).mid(2))
        if (!line.isEmpty())
            QVERIFY2(line.contains(QLatin1String("yes")), qPrintable(line));
    QVERIFY(run(QStringLiteral("pdfimages"), {QStringLiteral("-list"), path})
                .split(QLatin1Char('\n'), Qt::SkipEmptyParts)
                .size() <= 2); // vectors only
    const QString json =
        run(QStringLiteral("qpdf"), {QStringLiteral("--json"), QStringLiteral("--json-key=outlines"), path});
    QVERIFY(json.count(QLatin1String("\"title\"")) >= 10);
}

void TestReport::radicals() {
    QCOMPARE(ordinaryIdeograph(0x2F00), u'一');
    QCOMPARE(ordinaryIdeograph(0x2F2F), u'工');
    QCOMPARE(ordinaryIdeograph(0x2EDA), u'页');
    QCOMPARE(ordinaryIdeograph(u'程'), u'程');
}

void TestReport::unwritableIsSaid() {
    const ProjectPtr project = *sample("mixed");
    const auto library = std::make_shared<const Library>(*builtinLibrary());
    const PlanSetPtr set = planAll(*project, library, false);
    const Outcome wrong =
        writePdf(makeProposal(*project, *set, "base"), Language::English, {}, QStringLiteral("/no/such/folder/a.pdf"));
    QVERIFY(wrong && wrong->code == "report.unwritable");
    QVERIFY(writePdf(makeProposal(*project, *set, "nope"), Language::English, {}, QStringLiteral("/tmp/x.pdf"))->code ==
            "report.scenario");
}

QTEST_MAIN(TestReport)
#include "test_report.moc"

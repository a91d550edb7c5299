// The real window: the first minute of a user's story, undo, both languages and themes, and audits of every widget.
#include "ui/charts/chart_frame.hpp"
#include "ui/floor/rack_list.hpp"
#include "ui/models/bill_model.hpp"
#include "ui/models/figure_model.hpp"
#include "ui/models/step_model.hpp"
#include "ui/pages/page.hpp"
#include "ui/pages/parts.hpp"
#include "ui/report/proposal_preview.hpp"
#include "ui/widgets/kpi_strip.hpp"
#include "ui/widgets/quantity_field.hpp"
#include "ui/widgets/why_panel.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/present_view.hpp"
#include "ui/window/search_box.hpp"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QtTest>

using namespace gp;

class TestWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void firstMinute();
    void wrongTextStaysAndOldValueHolds();
    void wheelChangesNothing();
    void undoOfEverything();
    void saveOpenAndClose();
    void fixIsOneUndoStep();
    void languageSwitchesLive();
    void everyControlHasAName_data();
    void everyControlHasAName();
    void modelsKeepTheirContract();
    void tablesCopyWithHeadings();
    void whyTellsWhatChangedIt();
    void serverCardsShowDifferencesBeforeTheChoice();
    void searchFindsNumbersInputsAndCommands();
    void presentationHidesPrices();
    void conflictAsksInsteadOfOverwriting();
    void recoveryIsOffered();
    void droppedFilesAreTaken();
    void previewFollowsLanguageAndAudience();
    void chartsHaveATableAndExport();
    void importedModelSizesTheJob();
    void crashIsRecovered();

private:
    void settle();
    QString kpi(const char* key) const;
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<MainWindow> m_window;
    QString m_file;
    Dialogs::Answer m_answer = Dialogs::Answer::Discard;
};

void TestWindow::initTestCase() {
    installTheme(*qApp, ThemeMode::Light);
}

void TestWindow::init() {
    installLanguage(Language::English);
    m_dir = std::make_unique<QTemporaryDir>();
    m_file = m_dir->filePath(QStringLiteral("项目 1.gplan"));
    Dialogs d;
    d.openFile = d.saveFile = [this](QWidget*) { return m_file; };
    d.exportFile = [this](QWidget*, const QString&) { return m_dir->filePath(QStringLiteral("p.pdf")); };
    d.rename = [](QWidget*, const QString&) { return QStringLiteral("Renamed 方案"); };
    d.note = [](QWidget*, const QString&) { return std::optional(QStringLiteral("why 备注")); };
    d.unsaved = [this](QWidget*) { return m_answer; };
    m_window = std::make_unique<MainWindow>(m_dir->filePath(QStringLiteral("recovery")), false, d);
    QVERIFY(m_window->openAnything(QStringLiteral("training-70b")));
    m_window->show();
    settle();
}
void TestWindow::cleanup() {
    m_window.reset();
}

void TestWindow::settle() {
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy() && m_window->engine().latest()->complete, 10000);
    QCoreApplication::processEvents();
}

QString TestWindow::kpi(const char* key) const {
    auto* card = m_window->findChild<KpiCard*>(QStringLiteral("kpi:") + QLatin1String(key));
    return card ? card->content().value : QString();
}

// Sample, result without input, change of a number, duplicate, difference, PDF.
void TestWindow::firstMinute() {
    QCOMPARE(kpi("centre.gpus"), QStringLiteral("104"));
    auto* field = m_window->findChild<QuantityField*>(QStringLiteral("field:workload.llm.mfu"));
    QVERIFY(field);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("50"));
    QTest::keyClick(field, Qt::Key_Return);
    settle();
    // 77.9 x 0.40 / 0.50 x 1.25 = 77.9 -> 78 -> 10 servers.
    QCOMPARE(kpi("centre.gpus"), QStringLiteral("80"));
    m_window->findChild<QAction*>(QStringLiteral("duplicate"))->trigger();
    settle();
    QCOMPARE(m_window->findChild<QTabBar*>(QStringLiteral("scenarios"))->count(), 3);
    m_window->document().set({SetValue{"workload.llm.mfu", 0.40, {}}});
    settle();
    auto* card = m_window->findChild<KpiCard*>(QStringLiteral("kpi:centre.gpus"));
    QCOMPARE(card->content().value, QStringLiteral("104"));
    QCOMPARE(card->content().delta, QStringLiteral("+24"));
    QSignalSpy exported(m_window.get(), &MainWindow::exported);
    m_window->findChild<QAction*>(QStringLiteral("export"))->trigger();
    QVERIFY(exported.wait(10000));
    QVERIFY(QFileInfo(m_dir->filePath(QStringLiteral("p.pdf"))).size() > 10000);
}

void TestWindow::wrongTextStaysAndOldValueHolds() {
    auto* field = m_window->findChild<QuantityField*>(QStringLiteral("field:workload.llm.mfu"));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("1,5"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(field->hasError());
    QCOMPARE(field->text(), QStringLiteral("1,5"));
    QVERIFY(!field->accessibleDescription().isEmpty());
    settle();
    QCOMPARE(kpi("centre.gpus"), QStringLiteral("104"));
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!field->hasError());
    QCOMPARE(m_window->document().undoStack()->count(), 0);
}

void TestWindow::wheelChangesNothing() {
    auto* field = m_window->findChild<QuantityField*>(QStringLiteral("field:workload.llm.mfu"));
    QWheelEvent wheel(QPointF(5, 5), field->mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(field, &wheel);
    QCOMPARE(m_window->document().undoStack()->count(), 0);
}

void TestWindow::undoOfEverything() {
    Document& d = m_window->document();
    const std::string before = projectToJson(*d.project());
    QVERIFY(!d.set({SetValue{"mfu", 0.42, {}}}));
    QVERIFY(!d.set({AddItem{"chat", Scope::Inference}}));
    QVERIFY(!d.set({RemoveItem{"llm"}}));
    m_window->findChild<QAction*>(QStringLiteral("rename"))->trigger();
    m_window->findChild<QAction*>(QStringLiteral("note"))->trigger();
    m_window->findChild<QAction*>(QStringLiteral("duplicate"))->trigger();
    m_window->findChild<QAction*>(QStringLiteral("baseline"))->trigger();
    m_window->findChild<QAction*>(QStringLiteral("remove"))->trigger();
    QVERIFY(!d.apply(SetBranding{{"客户", "标题", "", ""}}));
    const std::string after = projectToJson(*d.project());
    QCOMPARE(d.undoStack()->count(), 9);
    while (d.undoStack()->canUndo())
        d.undoStack()->undo();
    QCOMPARE(projectToJson(*d.project()), before);
    while (d.undoStack()->canRedo())
        d.undoStack()->redo();
    QCOMPARE(projectToJson(*d.project()), after);
    // Steps of one gesture are one undo step, and the text names first and last value.
    const int gesture = d.newGesture();
    QVERIFY(!d.set({SetValue{"site.pue_peak", 1.3, {}}}, gesture));
    QVERIFY(!d.set({SetValue{"site.pue_peak", 1.4, {}}}, gesture));
    QCOMPARE(d.undoStack()->count(), 10);
    QVERIFY(d.undoStack()->undoText().contains(QLatin1String("1.25")) &&
            d.undoStack()->undoText().contains(QLatin1String("1.40")));
}

void TestWindow::saveOpenAndClose() {
    Document& d = m_window->document();
    QVERIFY(!d.set({SetValue{"mfu", 0.42, {}}}));
    QVERIFY(m_window->isWindowModified());
    m_window->findChild<QAction*>(QStringLiteral("save"))->trigger();
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(QFile::exists(m_file));
    QVERIFY(!d.set({SetValue{"mfu", 0.43, {}}}));
    m_answer = Dialogs::Answer::Cancel;
    QVERIFY(!m_window->close());
    m_answer = Dialogs::Answer::Discard;
    m_window->findChild<QAction*>(QStringLiteral("open"))->trigger();
    settle();
    QCOMPARE(std::get<TrainingJob>(d.scenario().workloads[0].job).mfu.v, 0.42);
    QVERIFY(!m_window->openAnything(QStringLiteral("no such file")));
    QVERIFY(m_window->findChild<QLabel*>(QStringLiteral("message"))->isVisible());
    QCOMPARE(std::get<TrainingJob>(d.scenario().workloads[0].job).mfu.v, 0.42);
}

void TestWindow::fixIsOneUndoStep() {
    QVERIFY(!m_window->document().set({SetValue{"site.power_limit", 100e3, {}}}));
    settle();
    auto* fix = m_window->findChild<QPushButton*>(QStringLiteral("fix"));
    QVERIFY(fix);
    const int steps = m_window->document().undoStack()->count();
    fix->click();
    QCOMPARE(m_window->document().undoStack()->count(), steps + 1);
}

void TestWindow::languageSwitchesLive() {
    auto* rail = m_window->findChild<QListWidget*>(QStringLiteral("rail"));
    QCOMPARE(rail->item(0)->text(), QStringLiteral("Demand"));
    QVERIFY(!m_window->document().set({SetValue{"mfu", 0.42, {}}}));
    m_window->setLanguage(Language::Chinese);
    QCOMPARE(rail->item(0)->text(), QStringLiteral("需求"));
    settle();
    QVERIFY(m_window->findChild<KpiCard*>(QStringLiteral("kpi:centre.gpus"))->content().unit == QStringLiteral("卡"));
    QVERIFY(m_window->document().undoStack()->undoText().contains(QLatin1String("42.0")));
    m_window->setTheme(ThemeMode::Dark);
    settle();
    m_window->setTheme(ThemeMode::Light);
    m_window->setLanguage(Language::English);
    QCOMPARE(rail->item(0)->text(), QStringLiteral("Demand"));
}

void TestWindow::everyControlHasAName_data() {
    QTest::addColumn<bool>("chinese");
    QTest::newRow("en") << false;
    QTest::newRow("zh") << true;
}
void TestWindow::everyControlHasAName() {
    QFETCH(bool, chinese);
    m_window->setLanguage(chinese ? Language::Chinese : Language::English);
    for (int i = 0; i < static_cast<int>(m_window->pages().size()); ++i) {
        m_window->showPage(i);
        settle();
    }
    for (QWidget* w : m_window->findChildren<QWidget*>()) {
        const bool control =
            qobject_cast<QLineEdit*>(w) || qobject_cast<QComboBox*>(w) || qobject_cast<QAbstractButton*>(w);
        if (!control || w->objectName().startsWith(QLatin1String("qt_")) || qobject_cast<QTabBar*>(w->parent()) ||
            w->inherits("QTableCornerButton"))
            continue;
        auto* button = qobject_cast<QAbstractButton*>(w);
        const QList<QLabel*> labels = m_window->findChildren<QLabel*>();
        const bool labelled = std::any_of(labels.begin(), labels.end(), [&](QLabel* l) { return l->buddy() == w; });
        QVERIFY2(!w->accessibleName().isEmpty() || labelled || (button && !button->text().isEmpty()),
                 qPrintable(w->objectName() + QLatin1Char(' ') + QLatin1String(w->metaObject()->className())));
    }
}

void TestWindow::modelsKeepTheirContract() {
    FigureModel figures;
    CompareModel compare;
    InputDiffModel diff;
    const QAbstractItemModelTester a(&figures, QAbstractItemModelTester::FailureReportingMode::Fatal),
        b(&compare, QAbstractItemModelTester::FailureReportingMode::Fatal),
        c(&diff, QAbstractItemModelTester::FailureReportingMode::Fatal);
    figures.setScope(Stage::Network, "");
    for (double mfu : {0.3, 0.4, 0.5}) {
        QVERIFY(!m_window->document().set({SetValue{"mfu", mfu, {}}}));
        settle();
        const PlanSetPtr set = m_window->engine().latest();
        figures.refresh(set->results.front());
        compare.refresh(set);
        diff.refresh(set);
        QVERIFY(figures.rowCount() > 50 && compare.rowCount() > 15);
    }
    diff.setFilter(InputDiffModel::Filter::All);
    QCOMPARE(diff.rowCount(), diff.count(InputDiffModel::Filter::All));
    QCOMPARE(diff.count(InputDiffModel::Filter::All),
             diff.count(InputDiffModel::Filter::Different) + diff.count(InputDiffModel::Filter::Equal));
    StepModel steps;
    BillModel bill;
    RackListModel racks;
    const QAbstractItemModelTester d(&steps, QAbstractItemModelTester::FailureReportingMode::Fatal),
        e(&bill, QAbstractItemModelTester::FailureReportingMode::Fatal),
        f(&racks, QAbstractItemModelTester::FailureReportingMode::Fatal);
    for (double mfu : {0.2, 0.4, 0.5}) {
        QVERIFY(!m_window->document().set({SetValue{"mfu", mfu, {}}}));
        settle();
        const PlanResultPtr r = m_window->engine().latest()->results.front();
        steps.refresh(r);
        bill.refresh(r);
        racks.refresh(r);
        QCOMPARE(racks.rowCount(), static_cast<int>(r->plan.site.racks.n));
        QVERIFY(steps.rowCount() > 10 && bill.rowCount() > 10);
    }
}

void TestWindow::tablesCopyWithHeadings() {
    CompareModel compare;
    compare.refresh(m_window->engine().latest());
    const std::unique_ptr<QTableView> table(makeTable(&compare, nullptr));
    table->horizontalHeader()->hideSection(1);
    copyTable(*table);
    const QMimeData* mime = QApplication::clipboard()->mimeData();
    QVERIFY(mime->text().startsWith(QLatin1String("Figure\tA100\t"))); // the hidden unit column stays out
    QVERIFY(mime->html().contains(QLatin1String("<th>Figure</th>")));
    QCOMPARE(mime->text().count(QLatin1Char('\n')), compare.rowCount() + 1);
}

void TestWindow::whyTellsWhatChangedIt() {
    auto* why = m_window->findChild<WhyPanel*>(QStringLiteral("why"));
    QVERIFY(why->toPlainText().contains(QLatin1String("What moves it")));
    QVERIFY(!why->toPlainText().contains(QLatin1String("What changed it")));
    QVERIFY(!m_window->document().set({SetValue{"mfu", 0.5, {}}}));
    settle();
    // 104 GPUs at 40 %, 80 at 50 %.
    QVERIFY(why->toPlainText().contains(QLatin1String("What changed it")));
    QVERIFY(why->toPlainText().contains(QStringLiteral("−24")));
    m_window->document().setActive(QStringLiteral("h100"));
    settle();
    QVERIFY(why->toPlainText().contains(QLatin1String("Against the baseline")));
}

void TestWindow::serverCardsShowDifferencesBeforeTheChoice() {
    m_window->showPage(1);
    settle();
    auto* card = m_window->findChild<QWidget*>(QStringLiteral("server:dgx-h100"));
    QVERIFY(card);
    const QString spoken = card->accessibleName();
    QTest::mouseClick(card, Qt::LeftButton);
    settle();
    QCOMPARE(m_window->document().scenario().compute.server, std::string("dgx-h100"));
    QCOMPARE(m_window->document().undoStack()->count(), 1);
    const double gpus = times(m_window->engine().latest()->find("base")->plan.compute.gpus);
    QVERIFY2(spoken.contains(QStringLiteral("−%1").arg(104 - gpus)), qPrintable(spoken));
}

void TestWindow::searchFindsNumbersInputsAndCommands() {
    auto* search = m_window->findChild<SearchBox*>(QStringLiteral("search"));
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("facility_power"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(m_window->findChild<WhyPanel*>(QStringLiteral("why"))->asked(), QStringLiteral("centre.facility_power"));
    QSignalSpy field(search, &SearchBox::fieldChosen);
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("site.pue_peak"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(field.count(), 1);
    QVERIFY(m_window->findChild<QWidget*>(QStringLiteral("page:site"))->isVisible());
}

void TestWindow::presentationHidesPrices() {
    m_window->setPresent(true);
    settle();
    auto* view = m_window->findChild<PresentView*>(QStringLiteral("present"));
    QVERIFY(view->isVisible() && view->pricesHidden());
    QVERIFY(!m_window->findChild<QWidget*>(QStringLiteral("kpis"))->isVisible());
    const QString before = m_window->document().active();
    QTest::keyClick(view, Qt::Key_Right);
    QVERIFY(m_window->document().active() != before);
    QTest::keyClick(view, Qt::Key_Escape);
    QVERIFY(!m_window->present() && !view->isVisible());
}

void TestWindow::conflictAsksInsteadOfOverwriting() {
    QVERIFY(!m_window->document().save(m_file));
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::Append));
    file.write("x");
    file.close();
    QVERIFY(!m_window->document().set({SetValue{"mfu", 0.45, {}}}));
    m_window->findChild<QAction*>(QStringLiteral("save"))->trigger();
    QVERIFY(!m_window->document().undoStack()->isClean());
    auto* overwrite = m_window->findChild<QPushButton*>(QStringLiteral("conflictOverwrite"));
    QVERIFY(overwrite && overwrite->isVisible());
    overwrite->click();
    QVERIFY(m_window->document().undoStack()->isClean());
    const auto library = builtinLibrary();
    QVERIFY(loadProject(m_file.toStdString(), *library).ok());
}

void TestWindow::recoveryIsOffered() {
    QVERIFY(!m_window->document().set({SetValue{"mfu", 0.47, {}}}));
    const QDir folder(m_dir->filePath(QStringLiteral("recovery")));
    const QString left = m_dir->filePath(QStringLiteral("left.journal"));
    QVERIFY(QFile::copy(folder.filePath(folder.entryList({QStringLiteral("*.journal")}).front()), left));
    MainWindow other(m_dir->filePath(QStringLiteral("recovery2")), false);
    other.show();
    other.offerRecovery(left);
    auto* later = other.findChild<QPushButton*>(QStringLiteral("recoveryLater"));
    QVERIFY(later && other.messages().text().contains(QLatin1Char('1')));
    later->click();
    QVERIFY(QFile::exists(left)); // declining keeps it once more
    other.offerRecovery(left);
    const auto buttons = other.findChildren<QPushButton*>(QStringLiteral("recoveryRestore"));
    buttons.back()->click();
    QCOMPARE(std::get<double>(get(other.document().scenario(), *resolveField(other.document().scenario(), "mfu"))),
             0.47);
    QVERIFY(!QFile::exists(left));
}

void TestWindow::droppedFilesAreTaken() {
    QVERIFY(!m_window->document().save(m_file));
    QVERIFY(!m_window->document().set({SetValue{"mfu", 0.45, {}}}));
    m_answer = Dialogs::Answer::Discard;
    m_window->takeFile(m_file);
    QVERIFY(m_window->document().undoStack()->isClean());
    QFile broken(m_dir->filePath(QStringLiteral("broken.json")));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{\"accelerators\": 3");
    broken.close();
    m_window->takeFile(broken.fileName());
    QVERIFY(!m_window->messages().text().isEmpty());
    QVERIFY(m_window->document().undoStack()->isClean());
}

void TestWindow::previewFollowsLanguageAndAudience() {
    m_window->showPage(7);
    auto* preview = m_window->findChild<ProposalPreview*>();
    QSignalSpy laid(preview, &ProposalPreview::laidOut);
    QVERIFY(laid.wait(10000));
    const std::size_t pages = preview->pageCount();
    QVERIFY(pages > 15);
    preview->setOptions(Language::Chinese, {false}); // without money there is less to print
    QVERIFY(laid.wait(10000));
    QVERIFY(preview->pageCount() < pages);
}

void TestWindow::chartsHaveATableAndExport() {
    m_window->showPage(1);
    settle();
    auto* frame = m_window->findChild<QWidget*>(QStringLiteral("page:compute"))->findChild<ChartFrame*>();
    QVERIFY(frame);
    frame->showTable(true);
    auto* table = frame->findChild<QTableWidget*>();
    QVERIFY(table->isVisible() && table->rowCount() > 10);
    frame->showTable(false);
    for (const char* name : {"chart.png", "chart.svg"}) {
        const QString file = m_dir->filePath(QLatin1String(name));
        QVERIFY(frame->exportTo(file));
        QVERIFY(QFileInfo(file).size() > 5000);
    }
    QVERIFY(!frame->exportTo(QStringLiteral("/no/such/folder/chart.png")));
}

// Llama-3-8B has 8,030,261,248 parameters.
void TestWindow::importedModelSizesTheJob() {
    QFile file(m_dir->filePath(QStringLiteral("config.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        R"({"model_type":"llama","hidden_size":4096,"intermediate_size":14336,"num_attention_heads":32,"num_hidden_layers":32,"num_key_value_heads":8,"vocab_size":128256})");
    file.close();
    auto* page = qobject_cast<DemandPage*>(m_window->pages().front());
    page->importModel(file.fileName());
    QCOMPARE(std::get<TrainingJob>(m_window->document().scenario().workloads[0].job).parameters.n, 8030261248);
    QCOMPARE(m_window->document().undoStack()->count(), 1);
    page->importModel(m_dir->filePath(QStringLiteral("none.json")));
    QCOMPARE(m_window->document().undoStack()->count(), 1);
}

void TestWindow::crashIsRecovered() {
    QVERIFY(!m_window->document().set({SetValue{"mfu", 0.47, {}}}));
    const QStringList journals =
        QDir(m_dir->filePath(QStringLiteral("recovery"))).entryList({QStringLiteral("*.journal")});
    QCOMPARE(journals.size(), 1);
    const QString copy = m_dir->filePath(QStringLiteral("crashed.journal"));
    QVERIFY(QFile::copy(m_dir->filePath(QStringLiteral("recovery/")) + journals.front(), copy));
    m_window->document().startNew();
    QVERIFY(!m_window->document().recover(copy));
    QCOMPARE(std::get<TrainingJob>(m_window->document().scenario().workloads[0].job).mfu.v, 0.47);
    QVERIFY(m_window->isWindowModified());
}

QTEST_MAIN(TestWindow)
#include "test_window.moc"

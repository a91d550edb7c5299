#include "ui/window/main_window.hpp"

#include "ui/pages/page.hpp"
#include "ui/report/proposal_export.hpp"
#include "ui/widgets/findings_panel.hpp"
#include "ui/widgets/kpi_strip.hpp"
#include "ui/widgets/why_panel.hpp"

#include <QApplication>
#include <QCloseEvent>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QPainter>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTime>
#include <QToolButton>
#include <QUrl>

namespace gp {

MainWindow::MainWindow(const QString& recoveryFolder, bool settings, Dialogs dialogs)
    : m_dialogs(std::move(dialogs))
    , m_remember(settings)
    , m_document(recoveryFolder)
    , m_export(new ProposalExport(this)) {
    connect(m_export, &ProposalExport::finished, this, &MainWindow::exportDone);
    build();
    makeActions();
    connectDocument();
    retranslate();
    resize(1440, 900);
    if (m_remember) {
        const QSettings stored;
        restoreGeometry(stored.value(QStringLiteral("geometry")).toByteArray());
    }
    showPage(0);
}

MainWindow::~MainWindow() = default;

static QLabel* panelHead(QWidget* parent) {
    auto* head = new QLabel(parent);
    head->setFont(bodyFont(true));
    head->setFixedHeight(32);
    head->setContentsMargins(12, 0, 12, 0);
    head->setAutoFillBackground(true);
    head->setBackgroundRole(QPalette::AlternateBase);
    return head;
}

void MainWindow::build() {
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(12, 4, 12, 0);
    m_tabs = new QTabBar(body);
    m_tabs->setObjectName(QStringLiteral("scenarios"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    auto* plus = new QToolButton(body);
    plus->setObjectName(QStringLiteral("addScenario"));
    plus->setAutoRaise(true);
    plus->setIcon(icon(QStringLiteral("plus"), colours().muted));
    plus->setAccessibleName(say(GP_TR("Duplicate scenario")));
    connect(plus, &QToolButton::clicked, this, &MainWindow::duplicateScenario);
    m_languageButton = new QToolButton(body);
    m_languageButton->setObjectName(QStringLiteral("language"));
    connect(m_languageButton, &QToolButton::clicked, this,
            [this] { setLanguage(currentLanguage() == Language::Chinese ? Language::English : Language::Chinese); });
    top->addWidget(m_tabs);
    top->addWidget(plus);
    top->addStretch();
    top->addWidget(m_languageButton);
    column->addLayout(top);
    m_kpis = new KpiStrip(body);
    column->addWidget(m_kpis);
    m_message = new QLabel(body);
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setMargin(8);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_message->setOpenExternalLinks(true);
    m_message->hide();
    column->addWidget(m_message);
    m_rail = new QListWidget(body);
    m_rail->setObjectName(QStringLiteral("rail"));
    m_rail->setFixedWidth(124);
    m_rail->setFrameShape(QFrame::NoFrame);
    m_rail->setIconSize({18, 18});
    m_stack = new QStackedWidget(body);
    m_pages = makePages(m_document, m_stack);
    for (Page* page : m_pages) {
        m_stack->addWidget(page);
        m_rail->addItem(new QListWidgetItem(m_rail));
        connect(page, &Page::asked, this, &MainWindow::ask);
        connect(page, &Page::message, this, &MainWindow::showMessage);
        if (auto* proposal = qobject_cast<ProposalPage*>(page))
            connect(proposal, &ProposalPage::exportRequested, this, &MainWindow::exportProposal);
    }
    m_side = new QWidget(body);
    auto* side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(0);
    m_whyHead = panelHead(m_side);
    m_why = new WhyPanel(m_side);
    m_why->setObjectName(QStringLiteral("why"));
    m_why->ask(QStringLiteral("centre.gpus"));
    m_findingsHead = panelHead(m_side);
    m_findings = new FindingsPanel(m_side);
    m_findings->setObjectName(QStringLiteral("findings"));
    side->addWidget(m_whyHead);
    side->addWidget(m_why, 3);
    side->addWidget(m_findingsHead);
    side->addWidget(m_findings, 2);
    m_side->setMinimumWidth(300);
    auto* split = new QSplitter(Qt::Horizontal, body);
    split->addWidget(m_stack);
    split->addWidget(m_side);
    split->setStretchFactor(0, 1);
    split->setSizes({1000, 330});
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_rail);
    middle->addWidget(split, 1);
    column->addLayout(middle, 1);
    setCentralWidget(body);
    m_planned = new QLabel(this);
    m_catalog = new QLabel(this);
    m_recovery = new QLabel(this);
    for (QLabel* label : {m_planned, m_catalog, m_recovery})
        statusBar()->addWidget(label);
    connect(m_rail, &QListWidget::currentRowChanged, this, &MainWindow::showPage);
    connect(m_kpis, &KpiStrip::asked, this, &MainWindow::ask);
    connect(m_why, &WhyPanel::askedFor, this, &MainWindow::ask);
    connect(m_why, &WhyPanel::jumpTo, this, &MainWindow::jumpTo);
    connect(m_findings, &FindingsPanel::asked, this, &MainWindow::ask);
    connect(m_findings, &FindingsPanel::fixChosen, this,
            [this](const std::vector<Override>& overrides) { report(m_document.set(overrides)); });
    m_stale.setSingleShot(true);
    m_stale.setInterval(150);
    connect(&m_stale, &QTimer::timeout, this, [this] { m_kpis->setStale(m_engine.busy()); });
}

void MainWindow::connectDocument() {
    connect(&m_document, &Document::projectChanged, this, [this] {
        m_engine.request(m_document.project(), m_document.library(), m_document.active());
        refreshTabs();
        updateTitle();
        m_stale.start();
    });
    connect(&m_document, &Document::pathChanged, this, &MainWindow::updateTitle);
    connect(&m_document, &Document::recoveryWritten, this, [this] {
        m_recoveredAt = QTime::currentTime().toString(QStringLiteral("HH:mm"));
        updateStatus();
    });
    connect(m_document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);
    connect(&m_engine, &PlanEngine::planned, this, &MainWindow::refresh);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        if (!m_filling && index >= 0)
            m_document.setActive(m_tabs->tabData(index).toString());
    });
    m_engine.request(m_document.project(), m_document.library(), m_document.active());
    refreshTabs();
}

void MainWindow::refreshTabs() {
    m_filling = true;
    const Project& project = *m_document.project();
    while (m_tabs->count() > static_cast<int>(project.scenarios.size()))
        m_tabs->removeTab(m_tabs->count() - 1);
    for (int i = 0; i < static_cast<int>(project.scenarios.size()); ++i) {
        const ScenarioNode& node = project.scenarios[static_cast<std::size_t>(i)];
        if (i >= m_tabs->count())
            m_tabs->addTab({});
        const bool base = node.id == project.baseline;
        m_tabs->setTabText(i, sayData(node.name) + (base ? QStringLiteral(" ⌖") : QString()));
        m_tabs->setTabData(i, QString::fromStdString(node.id));
        QPixmap dot(12, 12);
        dot.fill(Qt::transparent);
        QPainter painter(&dot);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours().series[static_cast<std::size_t>(i) % colours().series.size()]);
        painter.drawEllipse(2, 2, 8, 8);
        m_tabs->setTabIcon(i, dot);
        if (QString::fromStdString(node.id) == m_document.active())
            m_tabs->setCurrentIndex(i);
    }
    m_filling = false;
}

void MainWindow::refresh() {
    const PlanSetPtr set = m_engine.latest();
    const PlanResultPtr active = set->find(m_document.active().toStdString());
    if (!active)
        return;
    const PlanResultPtr baseline = set->find(set->baseline);
    m_kpis->refresh(*active, baseline);
    m_kpis->setStale(false);
    if (auto* page = m_pages[static_cast<std::size_t>(m_stack->currentIndex())])
        page->refresh(set, active);
    m_why->refresh(*active, baseline);
    m_kpis->setAsked(m_why->asked());
    m_findings->refresh(*active);
    m_findingsHead->setText(say(GP_TR("Findings")) + QStringLiteral("  %1").arg(m_findings->shown()));
    updateStatus();
    if (set->complete && !m_engine.busy() && m_whenPlanned)
        std::exchange(m_whenPlanned, nullptr)();
    Q_EMIT refreshed();
}

void MainWindow::showPage(int index) {
    if (index < 0 || index >= static_cast<int>(m_pages.size()))
        return;
    m_stack->setCurrentIndex(index);
    m_rail->setCurrentRow(index);
    refresh();
}

void MainWindow::ask(const QString& key) {
    m_why->ask(key);
    if (const PlanResultPtr active = m_engine.latest()->find(m_document.active().toStdString()))
        m_why->refresh(*active, m_engine.latest()->find(m_engine.latest()->baseline));
    m_kpis->setAsked(m_why->asked());
}

void MainWindow::jumpTo(const QString& fieldKey) {
    const FieldRef ref = findField(m_document.scenario(), fieldKey.toStdString());
    if (!ref)
        return;
    showPage(static_cast<int>(ref.field->stage)); // the rail begins with the stages in their order
    m_pages[static_cast<std::size_t>(m_stack->currentIndex())]->reveal(fieldKey.toStdString());
}

void MainWindow::showMessage(const QString& text, bool error) {
    const Colours& k = colours();
    m_message->setStyleSheet(QStringLiteral("background:%1;color:%2")
                                 .arg((error ? k.badTint : k.goodTint).name(), (error ? k.bad : k.good).name()));
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void MainWindow::report(const Outcome& outcome) {
    if (outcome)
        showMessage(say(outcome->message, "CNY"), true);
}

void MainWindow::updateTitle() {
    const QString name = m_document.path().isEmpty() ? say(GP_TR("Untitled")) : QFileInfo(m_document.path()).fileName();
    setWindowTitle(
        name + QStringLiteral("[*] — ") + say(GP_TR("Groundplan")) +
        (m_document.readOnly() ? QStringLiteral(" (") + say(GP_TR("read only")) + QLatin1Char(')') : QString()));
    setWindowModified(!m_document.undoStack()->isClean());
}

void MainWindow::updateStatus() {
    const PlanResultPtr active = m_engine.latest()->find(m_document.active().toStdString());
    m_planned->setText(
        active ? say({GP_TR("planned in %1"), {Amount{std::max(active->milliseconds, 0.01) * 1e-3, unit::millisecond}}},
                     "CNY")
               : QString());
    m_catalog->setText(
        say({GP_TR("catalog %1 · %2"),
             {m_document.library()->catalog.date, DataText{active ? active->plan.cost.prices->name : ""}}},
            "CNY"));
    m_recovery->setText(m_recoveredAt.isEmpty()
                            ? QString()
                            : say({GP_TR("unsaved changes recovered to %1"), {m_recoveredAt.toStdString()}}, "CNY"));
}

void MainWindow::retranslate() {
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        QListWidgetItem* item = m_rail->item(static_cast<int>(i));
        item->setText(say(m_pages[i]->title()));
        item->setIcon(icon(QString::fromLatin1(m_pages[i]->iconName()), colours().text));
        item->setSizeHint({124, 34});
    }
    for (const auto& [action, text] : m_actions)
        action->setText(say(text));
    for (const auto& [menu, text] : m_menus)
        menu->setTitle(say(text));
    m_whyHead->setText(say(GP_TR("Why?")));
    m_languageButton->setText(currentLanguage() == Language::Chinese ? QStringLiteral("中文 / EN")
                                                                     : QStringLiteral("EN / 中文"));
    m_rail->setAccessibleName(say(GP_TR("Pages")));
    m_tabs->setAccessibleName(say(GP_TR("Scenarios")));
    m_document.retranslate();
    refreshTabs();
    updateTitle();
    refresh();
}

void MainWindow::setLanguage(Language language) {
    installLanguage(language);
    if (m_remember)
        QSettings().setValue(QStringLiteral("language"), languageCode(language));
    retranslate();
}

void MainWindow::setTheme(ThemeMode mode) {
    installTheme(*qApp, mode);
    if (m_remember)
        QSettings().setValue(QStringLiteral("theme"),
                             mode == ThemeMode::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
    m_why->setProperty("page", QString());
    retranslate();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
}

void MainWindow::setPresent(bool on) {
    m_present = on;
    menuBar()->setVisible(!on);
    statusBar()->setVisible(!on);
    m_rail->setVisible(!on);
    m_side->setVisible(!on);
    on ? showFullScreen() : showNormal();
}

void MainWindow::duplicateScenario() {
    const Project& project = *m_document.project();
    const ScenarioNode* node = project.scenario(m_document.active().toStdString());
    ScenarioNode copy{freeScenarioId(project, node->id), node->name + " 2", node->id, {}};
    report(m_document.apply(AddScenario{copy}));
    m_document.setActive(QString::fromStdString(copy.id));
}

void MainWindow::stepScenario(int by) {
    const int n = m_tabs->count();
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + n) % n);
}

bool MainWindow::openAnything(const QString& name) {
    const Outcome wrong = QFile::exists(name) ? m_document.open(name) : m_document.openSample(name);
    report(wrong);
    if (!wrong && m_document.readOnly())
        showMessage(say({GP_TR("%1 has this document open since %2: it is read only here."),
                         {m_document.lockOwner()->user, m_document.lockOwner()->since}},
                        "CNY"),
                    true);
    else if (!wrong)
        showMessage({}, false);
    return !wrong;
}

bool MainWindow::save(bool as) {
    QString path = m_document.path();
    if (as || path.isEmpty() || m_document.readOnly())
        path = m_dialogs.saveFile(this);
    if (path.isEmpty())
        return false;
    const Outcome wrong = m_document.save(path);
    report(wrong);
    if (!wrong)
        showMessage(say({GP_TR("Saved %1"), {path.toStdString()}}, "CNY"), false);
    return !wrong;
}

bool MainWindow::mayLeave() {
    if (m_document.undoStack()->isClean())
        return true;
    switch (m_dialogs.unsaved(this)) {
    case Dialogs::Answer::Save:
        return save(false);
    case Dialogs::Answer::Discard:
        return true;
    case Dialogs::Answer::Cancel:
        break;
    }
    return false;
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeave()) {
        event->ignore();
        return;
    }
    if (m_remember)
        QSettings().setValue(QStringLiteral("geometry"), saveGeometry());
    event->accept();
}

void MainWindow::exportProposal(const QString& language) {
    if (m_export->running() || m_whenPlanned)
        return;
    const QString path = m_dialogs.exportFile(this, QStringLiteral("proposal-%1.pdf").arg(language));
    if (path.isEmpty())
        return;
    showMessage(say(GP_TR("Writing the proposal …")), false);
    // Numbers of an older edit must not be printed: wait until every scenario is planned with its bands.
    if (m_engine.busy() || !m_engine.latest()->complete)
        m_whenPlanned = [this, language, path] { exportNow(language, path); };
    else
        exportNow(language, path);
}

void MainWindow::exportNow(const QString& language, const QString& path) {
    m_export->start(m_document.project(), m_engine.latest(), m_document.active().toStdString(),
                    languageFromCode(language), {}, path);
}

void MainWindow::exportDone(const QString& path, const QString& error) {
    const QFileInfo file(path);
    const auto link = [](const QString& target, const char* text) {
        return QStringLiteral("  <a href='%1'>%2</a>")
            .arg(QUrl::fromLocalFile(target).toString(QUrl::FullyEncoded), say(text));
    };
    if (error.isEmpty())
        showMessage(say({GP_TR("Exported %1"), {path.toHtmlEscaped().toStdString()}}, "CNY") +
                        link(path, GP_TR("Open")) + link(file.absolutePath(), GP_TR("Show in folder")),
                    false);
    else
        showMessage(error, true);
    Q_EMIT exported(path);
}

} // namespace gp

#include "ui/window/main_window.hpp"

#include "ui/pages/page.hpp"
#include "ui/report/proposal_export.hpp"
#include "ui/widgets/badges.hpp"
#include "ui/widgets/findings_panel.hpp"
#include "ui/widgets/kpi_strip.hpp"
#include "ui/widgets/why_panel.hpp"
#include "ui/window/present_view.hpp"
#include "ui/window/search_box.hpp"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
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
    setAcceptDrops(true);
    build();
    makeActions();
    connectViews();
    connectDocument();
    retranslate();
    resize(1440, 900);
    for (QSplitter* splitter : findChildren<QSplitter*>())
        m_defaultLayout[splitter->objectName()] = splitter->saveState();
    m_defaultDocks = m_work->saveState();
    if (m_remember)
        restoreLayout();
    showPage(0);
}

MainWindow::~MainWindow() = default;

static QLabel* panelHead(QWidget* parent) {
    auto* head = new QLabel(parent);
    head->setFont(bodyFont(true));
    head->setFixedHeight(32);
    head->setContentsMargins(12, 0, 12, 0);
    head->setObjectName(QStringLiteral("dockHead"));
    return head;
}

static QToolButton* framedButton(QWidget* parent, const char* name) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QString::fromLatin1(name));
    button->setProperty("framed", true);
    return button;
}

/// Scenario tabs, search, language and presentation.
QWidget* MainWindow::makeTop(QWidget* body) {
    auto* top = new QWidget(body);
    auto* row = new QHBoxLayout(top);
    row->setContentsMargins(12, 4, 12, 0);
    row->setSpacing(kGap);
    m_tabs = new QTabBar(top);
    m_tabs->setObjectName(QStringLiteral("scenarios"));
    m_tabs->setDrawBase(false);
    m_tabs->setFixedHeight(36); // an empty bar would be laid out without a height
    m_tabs->setExpanding(false);
    m_tabs->setMovable(true);
    m_tabs->setElideMode(Qt::ElideRight);
    m_tabs->setContextMenuPolicy(Qt::CustomContextMenu);
    m_plus = new QToolButton(top);
    m_plus->setObjectName(QStringLiteral("addScenario"));
    m_plus->setAutoRaise(true);
    m_search = new SearchBox(top);
    m_languageButton = framedButton(top, "language");
    m_presentButton = framedButton(top, "presentButton");
    m_presentButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row->addWidget(m_tabs);
    row->addWidget(m_plus);
    row->addStretch();
    row->addWidget(m_search);
    row->addWidget(m_languageButton);
    row->addWidget(m_presentButton);
    return top;
}

/// X-ray and findings; they can be moved, floated and hidden.
void MainWindow::makeDocks() {
    const auto dock = [this](const char* name, QLabel*& head, QWidget* content) {
        auto* d = new QDockWidget(m_work);
        d->setObjectName(QString::fromLatin1(name));
        head = panelHead(d);
        d->setTitleBarWidget(head);
        d->setWidget(content);
        m_work->addDockWidget(Qt::RightDockWidgetArea, d);
        return d;
    };
    m_why = new WhyPanel(m_work);
    m_why->setObjectName(QStringLiteral("why"));
    m_why->ask(QStringLiteral("centre.gpus"));
    constexpr int kHistory = 8;
    m_why->history = [this] { return m_document.history(kHistory); };
    m_findings = new FindingsPanel(m_work);
    m_findings->setObjectName(QStringLiteral("findings"));
    m_whyDock = dock("dock:why", m_whyHead, m_why);
    m_findingsDock = dock("dock:findings", m_findingsHead, m_findings);
    constexpr int kDockWidth = 322;
    m_work->resizeDocks({m_whyDock, m_findingsDock}, {kDockWidth, kDockWidth}, Qt::Horizontal);
    m_work->resizeDocks({m_whyDock, m_findingsDock}, {460, 290}, Qt::Vertical);
}

void MainWindow::build() {
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeTop(body));
    m_kpis = new KpiStrip(body);
    m_kpis->setObjectName(QStringLiteral("kpis"));
    column->addWidget(m_kpis);
    m_messages = new MessageBar(body);
    column->addWidget(m_messages);
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
    }
    m_work = new QMainWindow(body);
    m_work->setWindowFlags(Qt::Widget); // its constructor makes a window of it
    m_work->setObjectName(QStringLiteral("work"));
    m_work->setCentralWidget(m_stack);
    m_work->setContextMenuPolicy(Qt::NoContextMenu);
    makeDocks();
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_rail);
    middle->addWidget(m_work, 1);
    column->addLayout(middle, 1);
    m_presentView = new PresentView(this);
    m_root = new QStackedWidget(this);
    m_root->addWidget(body);
    m_root->addWidget(m_presentView);
    setCentralWidget(m_root);
    m_documentName = new QLabel(this);
    m_documentName->setContentsMargins(0, 5, 14, 0);
    m_documentName->setForegroundRole(QPalette::PlaceholderText);
    menuBar()->setCornerWidget(m_documentName, Qt::TopRightCorner);
    for (QLabel** label : {&m_planned, &m_catalog, &m_recovery}) {
        *label = new QLabel(this);
        (*label)->setContentsMargins(8, 0, 8, 0);
        statusBar()->addWidget(*label);
    }
    m_hint = new QLabel(this);
    m_hint->setContentsMargins(8, 0, 8, 0);
    statusBar()->addPermanentWidget(m_hint);
    statusBar()->setSizeGripEnabled(false);
}

void MainWindow::connectViews() {
    for (Page* page : m_pages) {
        connect(page, &Page::asked, this, &MainWindow::ask);
        connect(page, &Page::message, this, &MainWindow::showMessage);
        if (auto* proposal = qobject_cast<ProposalPage*>(page))
            connect(proposal, &ProposalPage::exportRequested, this, &MainWindow::exportProposal);
    }
    connect(m_rail, &QListWidget::currentRowChanged, this, qOverload<int>(&MainWindow::showPage));
    connect(m_kpis, &KpiStrip::asked, this, &MainWindow::ask);
    connect(m_why, &WhyPanel::askedFor, this, &MainWindow::ask);
    connect(m_why, &WhyPanel::jumpTo, this, [this](const QString& key) { jumpTo(key, true); });
    connect(m_findings, &FindingsPanel::asked, this, &MainWindow::ask);
    connect(m_findings, &FindingsPanel::fixChosen, this,
            [this](const std::vector<Override>& overrides) { report(m_document.set(overrides)); });
    connect(m_search, &SearchBox::figureChosen, this, &MainWindow::ask);
    connect(m_search, &SearchBox::fieldChosen, this, [this](const QString& key) { jumpTo(key, true); });
    connect(m_presentView, &PresentView::left, this, [this] { setPresent(false); });
    connect(m_presentView, &PresentView::stepped, this, &MainWindow::stepScenario);
    connect(m_presentButton, &QToolButton::clicked, this, [this] { setPresent(true); });
    connect(m_languageButton, &QToolButton::clicked, this,
            [this] { setLanguage(currentLanguage() == Language::Chinese ? Language::English : Language::Chinese); });
    connect(m_plus, &QToolButton::clicked, this, &MainWindow::duplicateScenario);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        if (!m_filling && index >= 0)
            m_document.setActive(m_tabs->tabData(index).toString());
    });
    connect(m_tabs, &QTabBar::tabMoved, this, [this](int, int to) {
        if (!m_filling)
            report(m_document.apply(
                MoveScenario{m_tabs->tabData(to).toString().toStdString(), static_cast<std::size_t>(to)}));
    });
    connect(m_tabs, &QTabBar::tabBarDoubleClicked, this, &MainWindow::renameScenario);
    connect(m_tabs, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        const int tab = m_tabs->tabAt(at);
        if (tab >= 0) {
            m_tabs->setCurrentIndex(tab);
            m_scenarioMenu->popup(m_tabs->mapToGlobal(at));
        }
    });
    m_stale.setSingleShot(true);
    m_stale.setInterval(150);
    connect(&m_stale, &QTimer::timeout, this, [this] { m_kpis->setStale(m_engine.busy()); });
    connect(m_export, &ProposalExport::finished, this, &MainWindow::exportDone);
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
    connect(&m_document, &Document::reverted, this, [this](const QString& key) { jumpTo(key, false); });
    connect(m_document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);
    connect(&m_engine, &PlanEngine::planned, this, &MainWindow::refresh);
    m_engine.request(m_document.project(), m_document.library(), m_document.active());
    refreshTabs();
}

/// A scenario's colour and shape, the same as in every chart.
static QPixmap scenarioMark(std::size_t index, qreal ratio) {
    QPixmap dot(QSize(12, 12) * ratio);
    dot.setDevicePixelRatio(ratio);
    dot.fill(Qt::transparent);
    QPainter painter(&dot);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours().series[index % colours().series.size()]);
    switch (index % 4) {
    case 0:
        painter.drawEllipse(QRectF(1.5, 1.5, 9, 9));
        break;
    case 1:
        painter.drawRect(QRectF(2, 2, 8, 8));
        break;
    case 2:
        painter.drawPolygon(QPolygonF({{6, 1}, {11, 10.5}, {1, 10.5}}));
        break;
    default:
        painter.drawPolygon(QPolygonF({{6, 0.5}, {11.5, 6}, {6, 11.5}, {0.5, 6}}));
    }
    return dot;
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
        QStringList tip;
        if (base)
            tip << say(GP_TR("Baseline: deltas refer to it"));
        if (!node.note.empty())
            tip << QString::fromStdString(node.note);
        m_tabs->setTabToolTip(i, tip.join(QLatin1Char('\n')));
        m_tabs->setTabData(i, QString::fromStdString(node.id));
        m_tabs->setTabIcon(i, scenarioMark(static_cast<std::size_t>(i), devicePixelRatioF()));
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
    m_kpis->setStale(false);
    if (m_present) {
        m_presentView->refresh(set, active);
    } else {
        m_kpis->refresh(*active, baseline);
        m_pages[static_cast<std::size_t>(m_stack->currentIndex())]->refresh(set, active);
        m_why->refresh(*active, baseline);
        m_kpis->setAsked(m_why->asked());
        m_findings->refresh(*active);
        m_findingsHead->setText(say(GP_TR("Findings")) + QStringLiteral("  %1").arg(m_findings->shown()));
    }
    fillSearch();
    updateStatus();
    if (set->complete && !m_engine.busy() && m_whenPlanned)
        std::exchange(m_whenPlanned, nullptr)();
    Q_EMIT refreshed();
}

void MainWindow::fillSearch() {
    std::string content = languageCode(currentLanguage()).toStdString();
    for (const Workload& w : m_document.scenario().workloads)
        content += "/" + w.id + std::to_string(w.job.index());
    if (content == m_searchable)
        return;
    m_searchable = content;
    QList<QAction*> actions;
    for (const auto& [action, text] : m_actions)
        actions << action;
    m_search->setContent(m_document.scenario(), actions);
}

void MainWindow::showPage(int index) {
    if (index < 0 || index >= static_cast<int>(m_pages.size()))
        return;
    m_stack->setCurrentIndex(index);
    m_rail->setCurrentRow(index);
    refresh();
}

bool MainWindow::showPage(const QString& name) {
    const auto page = std::find_if(m_pages.begin(), m_pages.end(),
                                   [&](const Page* p) { return name == QLatin1String(p->iconName()); });
    if (page != m_pages.end())
        showPage(static_cast<int>(page - m_pages.begin()));
    return page != m_pages.end();
}

void MainWindow::ask(const QString& key) {
    m_why->ask(key);
    if (const PlanResultPtr active = m_engine.latest()->find(m_document.active().toStdString()))
        m_why->refresh(*active, m_engine.latest()->find(m_engine.latest()->baseline));
    m_kpis->setAsked(m_why->asked());
}

void MainWindow::jumpTo(const QString& fieldKey, bool focus) {
    const FieldRef ref = findField(m_document.scenario(), fieldKey.toStdString());
    if (!ref)
        return;
    showPage(static_cast<int>(ref.field->stage)); // the rail begins with the stages in their order
    m_pages[static_cast<std::size_t>(m_stack->currentIndex())]->reveal(fieldKey.toStdString(), focus);
}

void MainWindow::showMessage(const QString& text, bool error) {
    m_messages->show(text, error ? MessageBar::Tone::Bad : MessageBar::Tone::Good);
}

void MainWindow::report(const Outcome& outcome) {
    if (outcome)
        showMessage(say(outcome->message, "CNY"), true);
}

void MainWindow::updateTitle() {
    const QString name = m_document.path().isEmpty() ? say(GP_TR("Untitled")) : QFileInfo(m_document.path()).fileName();
    const QString mode =
        m_document.readOnly() ? QStringLiteral(" (") + say(GP_TR("read only")) + QLatin1Char(')') : QString();
    const bool changed = !m_document.undoStack()->isClean();
    setWindowTitle(name + QStringLiteral("[*] — ") + say(GP_TR("Groundplan")) + mode);
    setWindowModified(changed);
    m_documentName->setText(name + (changed ? QStringLiteral("*") : QString()) + mode);
    m_documentName->setToolTip(m_document.path());
    menuBar()->setCornerWidget(m_documentName, Qt::TopRightCorner); // lays the corner out again
    m_documentName->show();
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
        item->setSizeHint({120, 34});
    }
    for (const auto& [action, text] : m_actions)
        action->setText(say(text));
    for (const auto& [menu, text] : m_menus)
        menu->setTitle(say(text));
    m_whyHead->setText(say(GP_TR("Why?")));
    m_whyDock->setWindowTitle(say(GP_TR("Why?")));
    m_findingsDock->setWindowTitle(say(GP_TR("Findings")));
    m_languageButton->setText(currentLanguage() == Language::Chinese ? QStringLiteral("中文 / EN")
                                                                     : QStringLiteral("EN / 中文"));
    m_languageButton->setAccessibleName(say(GP_TR("Language")));
    m_presentButton->setText(say(GP_TR("Present")) + QStringLiteral("  F5"));
    m_presentButton->setIcon(icon(QStringLiteral("present"), colours().text));
    m_plus->setIcon(icon(QStringLiteral("plus"), colours().muted));
    m_plus->setAccessibleName(say(GP_TR("Duplicate scenario")));
    m_plus->setToolTip(m_plus->accessibleName());
    m_hint->setText(say(GP_TR("ranges may be typed: 80-120, likely 100")));
    m_rail->setAccessibleName(say(GP_TR("Pages")));
    m_tabs->setAccessibleName(say(GP_TR("Scenarios")));
    m_search->retranslate();
    m_document.retranslate();
    fillRecent();
    refreshTabs();
    updateTitle();
    refresh();
}

void MainWindow::setPresent(bool on) {
    m_present = on;
    menuBar()->setVisible(!on);
    statusBar()->setVisible(!on);
    m_root->setCurrentIndex(on ? 1 : 0);
    on ? showFullScreen() : showNormal();
    if (on)
        m_presentView->setFocus();
    refresh();
}

void MainWindow::duplicateScenario() {
    const Project& project = *m_document.project();
    const ScenarioNode* node = project.scenario(m_document.active().toStdString());
    const ScenarioNode copy{freeScenarioId(project, node->id), node->name + " 2", node->id, {}};
    report(m_document.apply(AddScenario{copy}));
    m_document.setActive(QString::fromStdString(copy.id));
}

void MainWindow::renameScenario() {
    const std::string id = m_document.active().toStdString();
    const QString text = m_dialogs.rename(this, QString::fromStdString(m_document.project()->scenario(id)->name));
    if (!text.isEmpty())
        report(m_document.apply(RenameScenario{id, text.toStdString()}));
}

void MainWindow::noteScenario() {
    const std::string id = m_document.active().toStdString();
    const auto text = m_dialogs.note(this, QString::fromStdString(m_document.project()->scenario(id)->note));
    if (text && text->toStdString() != m_document.project()->scenario(id)->note)
        report(m_document.apply(NoteScenario{id, text->toStdString()}));
}

void MainWindow::stepScenario(int by) {
    const int n = m_tabs->count();
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + n) % n);
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
                    languageFromCode(language), {static_cast<ProposalPage*>(m_pages.back())->withPrices()}, path);
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

#include "ui/charts/bar_chart.hpp"
#include "ui/charts/mfu_chart.hpp"
#include "ui/charts/topology_view.hpp"
#include "ui/floor/floor_view.hpp"
#include "ui/floor/rack_list.hpp"
#include "ui/models/bill_model.hpp"
#include "ui/models/figure_model.hpp"
#include "ui/pages/page.hpp"
#include "ui/pages/parts.hpp"
#include "ui/pages/server_cards.hpp"
#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QTabBar>
#include <QTableView>

namespace gp {

static Page* computePage(Document& document, QWidget* parent) {
    auto* chart = new MfuChart;
    auto* cards = new ServerCards(document);
    auto* page = new StagePage(document, Stage::Compute, GP_TR("Compute"), "compute", chart, parent, cards);
    page->refreshPicture = [chart, cards](const PlanSetPtr& set, const PlanResultPtr& active) {
        chart->refresh(set, active->id);
        cards->refresh(set, active);
    };
    QObject::connect(chart, &MfuChart::asked, page, &Page::asked);
    return page;
}

static Page* networkPage(Document& document, QWidget* parent) {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, kGap, 0, 0);
    auto* tabs = new QTabBar(box);
    static constexpr const char* kPlanes[] = {"parameter", "storage", "business", "management"};
    static constexpr const char* kNames[] = {GP_TR("Parameter"), GP_TR("Storage"), GP_TR("Business"),
                                             GP_TR("Management")};
    for (const char* name : kNames)
        tabs->addTab(say(name));
    auto* view = new TopologyView(box);
    column->addWidget(tabs);
    column->addWidget(view, 1);
    auto* page = new StagePage(document, Stage::Network, GP_TR("Network"), "network", box, parent);
    auto last = std::make_shared<PlanResultPtr>();
    const auto show = [=] {
        for (int i = 0; i < tabs->count(); ++i)
            tabs->setTabText(i, say(kNames[i]));
        if (*last)
            view->refresh(*last, QString::fromLatin1(kPlanes[tabs->currentIndex()]));
    };
    QObject::connect(tabs, &QTabBar::currentChanged, page, show);
    QObject::connect(view, &TopologyView::asked, page, &Page::asked);
    page->refreshPicture = [=](const PlanSetPtr&, const PlanResultPtr& active) {
        *last = active;
        show();
    };
    return page;
}

/// Buttons of which one is down, over the floor: what the colour stands for.
static QWidget* metricBar(FloorView* floor, std::vector<std::pair<QPushButton*, const char*>>& buttons) {
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(kInset, kGap, kInset, 4);
    row->setSpacing(4);
    static constexpr const char* kNames[] = {GP_TR("Nameplate"), GP_TR("Expected"), GP_TR("Mass")};
    for (int i = 0; i < 3; ++i) {
        auto* button = new QPushButton(bar);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setChecked(i == 0);
        QObject::connect(button, &QPushButton::clicked, floor,
                         [floor, i] { floor->setMetric(static_cast<FloorMetric>(i)); });
        row->addWidget(button);
        buttons.emplace_back(button, kNames[i]);
    }
    row->addStretch();
    return bar;
}

static Page* sitePage(Document& document, QWidget* parent) {
    auto* split = new QSplitter(Qt::Horizontal);
    split->setObjectName(QStringLiteral("layout:floor"));
    auto* plan = new QWidget(split);
    auto* floor = new FloorView(plan);
    auto* rack = new RackView(split);
    auto buttons = std::make_shared<std::vector<std::pair<QPushButton*, const char*>>>();
    auto* column = new QVBoxLayout(plan);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(metricBar(floor, *buttons));
    column->addWidget(floor, 1);
    split->addWidget(plan);
    split->addWidget(rack);
    split->setStretchFactor(0, 1);
    split->setSizes({560, 170});
    auto* page = new StagePage(document, Stage::Site, GP_TR("Site"), "site", split, parent);
    auto* racks = new RackListModel(page);
    QTableView* list = makeTable(racks, page);
    list->setAccessibleName(say(GP_TR("Racks")));
    list->horizontalHeader()->setStretchLastSection(true);
    page->addTable(GP_TR("Racks"), list);
    auto last = std::make_shared<PlanResultPtr>();
    QObject::connect(floor, &FloorView::selectionChanged, page, [=](int index) {
        const auto placed = *last ? placedRacks(**last) : std::vector<PlacedRack>();
        const bool any = index >= 0 && index < static_cast<int>(placed.size());
        rack->show(*last, any ? &placed[static_cast<std::size_t>(index)] : nullptr);
        if (any)
            list->setCurrentIndex(racks->index(index, 0));
    });
    QObject::connect(list->selectionModel(), &QItemSelectionModel::currentRowChanged, floor,
                     [floor](const QModelIndex& index) { floor->select(index.row()); });
    page->refreshPicture = [=](const PlanSetPtr&, const PlanResultPtr& active) {
        for (const auto& [button, name] : *buttons)
            button->setText(say(name));
        *last = active;
        racks->refresh(active);
        floor->refresh(active);
    };
    return page;
}

/// What asks for bandwidth, with the requirement that governs.
static Page* storagePage(Document& document, QWidget* parent) {
    auto* bars = new BarChart(BarChart::Kind::Parts);
    auto* page = new StagePage(document, Stage::Storage, GP_TR("Storage"), "storage", bars, parent);
    page->refreshPicture = [bars](const PlanSetPtr&, const PlanResultPtr& active) {
        std::vector<Bar> list;
        const auto governs = active->ledger().find("storage.governs");
        int index = 0;
        for (const char* key :
             {"storage.sample_read", "storage.concurrent_read", "storage.restart_read", "storage.checkpoint_write"}) {
            const auto e = active->ledger().find(key);
            list.push_back({QString::fromLatin1(key), say(e->label), sayEntry(*e, active->currency()), e->value,
                            governs && governs->value == index++, 0});
        }
        bars->setBars(std::move(list), say({GP_TR("Bandwidth asked for; %1 governs"),
                                            {Term{governs && governs->option ? governs->option : ""}}},
                                           active->currency()));
    };
    QObject::connect(bars, &BarChart::asked, page, &Page::asked);
    return page;
}

/// The parts of the investment, largest meaning first; shared with nothing because only this page draws them.
static std::vector<Bar> costBars(const PlanResult& r) {
    std::vector<Bar> bars;
    for (const char* key : {"cost.servers", "cost.network", "cost.storage", "cost.racks", "cost.install",
                            "cost.facility", "centre.capex"}) {
        const auto entry = r.ledger().find(key);
        bars.push_back({QString::fromLatin1(key), say(entry->label), sayEntry(*entry, r.currency()), entry->value,
                        std::string_view(key) == "centre.capex", 0});
    }
    return bars;
}

static Page* costPage(Document& document, QWidget* parent) {
    auto* bars = new BarChart(BarChart::Kind::Parts);
    auto* page = new StagePage(document, Stage::Cost, GP_TR("Cost"), "cost", bars, parent);
    auto* bill = new BillModel(page);
    QTableView* table = makeTable(bill, page);
    table->setAccessibleName(say(GP_TR("Bill of materials")));
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(BillModel::Item, QHeaderView::Stretch);
    page->addTable(GP_TR("Bill of materials"), table);
    QObject::connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, page,
                     [bill, page](const QModelIndex& index) {
                         const std::string key = bill->keyAt(index.row());
                         if (!key.empty())
                             Q_EMIT page->asked(QString::fromStdString(key));
                     });
    page->refreshPicture = [bars, bill](const PlanSetPtr&, const PlanResultPtr& active) {
        bars->setBars(costBars(*active),
                      say(GP_TR("Investment")) + QStringLiteral(" · ") + sayData(active->plan.cost.prices->name));
        bill->refresh(active);
    };
    QObject::connect(bars, &BarChart::asked, page, &Page::asked);
    return page;
}

ComparePage::ComparePage(Document& document, QWidget* parent)
    : Page(document, GP_TR("Compare"), "compare", parent)
    , m_compare(new CompareModel(this))
    , m_diff(new InputDiffModel(this))
    , m_waterfall(new BarChart(BarChart::Kind::Waterfall, this)) {
    QTableView* table = makeTable(m_compare, this);
    table->setAccessibleName(say(GP_TR("Decision table")));
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
        if (index.isValid())
            Q_EMIT asked(QString::fromStdString(m_compare->keyAt(index.row())));
    });
    QTableView* diff = makeTable(m_diff, this);
    diff->setAccessibleName(say(GP_TR("Input differences")));
    diff->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* right = new QWidget;
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    auto* filters = new QHBoxLayout;
    filters->setContentsMargins(kInset, kGap, kInset, 0);
    for (int i = 0; i < 3; ++i) {
        auto* button = new QPushButton(right);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setChecked(i == 1);
        connect(button, &QPushButton::clicked, this,
                [this, i] { m_diff->setFilter(static_cast<InputDiffModel::Filter>(i)); });
        filters->addWidget(button);
        m_filters.push_back(button);
    }
    filters->addStretch();
    column->addLayout(filters);
    column->addWidget(diff);
    auto* lower = new QSplitter(Qt::Horizontal);
    lower->setObjectName(QStringLiteral("layout:compare-lower"));
    lower->addWidget(m_waterfall);
    lower->addWidget(right);
    auto* split = new QSplitter(Qt::Vertical, this);
    split->setObjectName(QStringLiteral("layout:compare"));
    split->addWidget(table);
    split->addWidget(lower);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(split);
    connect(m_waterfall, &BarChart::asked, this, &Page::asked);
}

/// From the baseline's investment to the active scenario's (or the first other one's), part by part.
static std::vector<Bar> waterfallBars(const PlanResult& from, const PlanResult& to) {
    const auto value = [](const PlanResult& r, const char* key) { return r.ledger().find(key)->value; };
    NumberStyle style = numberStyle(from.currency());
    style.magnitude = Magnitude::Abbreviated;
    const auto text = [&](double v) { return QString::fromStdString(formatNumber(v, unit::money, style).joined()); };
    std::vector<Bar> bars{{QStringLiteral("centre.capex"), sayData(from.name), text(value(from, "centre.capex")),
                           value(from, "centre.capex"), true, 0}};
    for (const char* key :
         {"cost.servers", "cost.network", "cost.storage", "cost.racks", "cost.install", "cost.facility"}) {
        const double d = value(to, key) - value(from, key);
        bars.push_back({QString::fromLatin1(key), sayKey(key),
                        QString::fromStdString(formatDelta(d, unit::money, style).joined()), d, false,
                        d < 0   ? 1
                        : d > 0 ? -1
                                : 0});
    }
    bars.push_back({QStringLiteral("centre.capex"), sayData(to.name), text(value(to, "centre.capex")),
                    value(to, "centre.capex"), true, 0});
    return bars;
}

void ComparePage::refresh(const PlanSetPtr& set, const PlanResultPtr& active) {
    m_compare->refresh(set);
    m_diff->refresh(set);
    static constexpr const char* kNames[] = {GP_TR("All %1"), GP_TR("Different %1"), GP_TR("Equal %1")};
    for (int i = 0; i < 3; ++i)
        m_filters[static_cast<std::size_t>(i)]->setText(
            say({kNames[i], {std::to_string(m_diff->count(static_cast<InputDiffModel::Filter>(i)))}}, "CNY"));
    const PlanResultPtr base = set->find(set->baseline);
    PlanResultPtr other = active;
    for (const PlanResultPtr& r : set->results)
        if (other == base && r != base)
            other = r;
    const bool comparable = base && other != base && base->currency() == other->currency() &&
                            known(base->plan.cost.capex) && known(other->plan.cost.capex);
    m_waterfall->setBars(comparable ? waterfallBars(*base, *other) : std::vector<Bar>(),
                         comparable
                             ? say(GP_TR("Where the investment differs"))
                             : say(GP_TR("Add a scenario in the same currency to see where the investment differs.")));
}

std::vector<Page*> makePages(Document& document, QWidget* parent) {
    return {new DemandPage(document, parent),  computePage(document, parent),     networkPage(document, parent),
            storagePage(document, parent),     sitePage(document, parent),        costPage(document, parent),
            new ComparePage(document, parent), new ProposalPage(document, parent)};
}

} // namespace gp

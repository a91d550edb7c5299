#include "ui/pages/page.hpp"

#include "ui/models/figure_model.hpp"
#include "ui/pages/parts.hpp"
#include "ui/session/speech.hpp"
#include "ui/widgets/field_form.hpp"
#include "ui/widgets/theme.hpp"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMimeData>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableView>

namespace gp {

Page::Page(Document& document, const char* title, const char* iconName, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_title(title)
    , m_icon(iconName) {
    setObjectName(QStringLiteral("page:") + QString::fromLatin1(iconName));
    setProperty("pane", true);
    setAttribute(Qt::WA_StyledBackground);
}

bool Page::reveal(const std::string&, bool) {
    return false;
}

void copyTable(const QTableView& table) {
    const QAbstractItemModel& model = *table.model();
    const QHeaderView& header = *table.horizontalHeader();
    std::vector<int> columns;
    for (int visual = 0; visual < header.count(); ++visual)
        if (!header.isSectionHidden(header.logicalIndex(visual)))
            columns.push_back(header.logicalIndex(visual));
    const QModelIndexList selected = table.selectionModel()->selectedRows();
    QString text, html;
    const auto line = [&](const std::function<QString(int)>& cell, const char* tag) {
        QStringList cells;
        html += QStringLiteral("<tr>");
        for (int column : columns) {
            cells << cell(column);
            html += QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), cells.back().toHtmlEscaped());
        }
        html += QStringLiteral("</tr>");
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    };
    line([&](int c) { return model.headerData(c, Qt::Horizontal).toString(); }, "th");
    for (int row = 0; row < model.rowCount(); ++row)
        if (selected.size() < 2 || table.selectionModel()->isRowSelected(row, {}))
            line([&](int c) { return model.index(row, c).data().toString(); }, "td");
    auto* mime = new QMimeData;
    mime->setText(text);
    mime->setHtml(QStringLiteral("<table>%1</table>").arg(html));
    QApplication::clipboard()->setMimeData(mime);
}

QTableView* makeTable(QAbstractItemModel* model, QWidget* parent) {
    auto* table = new QTableView(parent);
    table->setModel(model);
    table->setShowGrid(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(kRowHeight);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setWordWrap(false);
    auto* copy = new QShortcut(QKeySequence::Copy, table, nullptr, nullptr, Qt::WidgetShortcut);
    QObject::connect(copy, &QShortcut::activated, table, [table] { copyTable(*table); });
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setFrameShape(QFrame::NoFrame);
    table->setTabKeyNavigation(false);
    return table;
}

QTableView* makeFigureTable(FigureModel* model, Page* page) {
    QTableView* table = makeTable(model, page);
    table->setAccessibleName(say(GP_TR("Figures")));
    auto* header = table->horizontalHeader();
    header->setSectionResizeMode(FigureModel::Name, QHeaderView::Stretch);
    // Names elide; numbers never do.
    for (int column : {FigureModel::Number, FigureModel::UnitColumn, FigureModel::Band, FigureModel::SourceColumn})
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    QObject::connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, page,
                     [model, page](const QModelIndex& index) {
                         const std::string key = model->keyAt(index.row());
                         if (!key.empty())
                             Q_EMIT page->asked(QString::fromStdString(key));
                     });
    return table;
}

QScrollArea* makeFormArea(QWidget* form, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    auto* inset = new QWidget;
    auto* column = new QVBoxLayout(inset);
    column->setContentsMargins(kInset, kGap, kInset, kGap);
    column->addWidget(form);
    area->setWidget(inset);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFrameShape(QFrame::NoFrame);
    area->setMinimumWidth(330);
    return area;
}

StagePage::StagePage(Document& document, Stage stage, const char* title, const char* iconName, QWidget* picture,
                     QWidget* parent, QWidget* top)
    : Page(document, title, iconName, parent)
    , m_form(new FieldForm(document, stage, ""))
    , m_figures(new FigureModel(this)) {
    m_figures->setScope(stage, "");
    m_table = makeFigureTable(m_figures, this);
    auto* tables = new QWidget;
    m_tabs = new QTabBar(tables);
    m_tabs->setDrawBase(false);
    m_tabs->hide(); // until there is something to choose
    m_tables = new QStackedWidget(tables);
    m_tables->addWidget(m_table);
    m_tabs->addTab({});
    m_titles.push_back(GP_TR("Figures"));
    auto* below = new QVBoxLayout(tables);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(0);
    below->addWidget(m_tabs);
    below->addWidget(m_tables, 1);
    connect(m_tabs, &QTabBar::currentChanged, m_tables, &QStackedWidget::setCurrentIndex);
    auto* right = new QSplitter(Qt::Vertical);
    right->setObjectName(QStringLiteral("layout:%1-picture").arg(QString::fromLatin1(iconName)));
    if (picture) {
        right->addWidget(picture);
        right->addWidget(tables);
        right->setStretchFactor(0, 3);
        right->setStretchFactor(1, 2);
    } else {
        right->addWidget(tables);
    }
    right->setChildrenCollapsible(false);
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->setObjectName(QStringLiteral("layout:") + QString::fromLatin1(iconName));
    QWidget* left = m_form;
    if (top) {
        left = new QWidget;
        auto* column = new QVBoxLayout(left);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(top);
        column->addWidget(m_form);
    }
    split->addWidget(makeFormArea(left, split));
    split->addWidget(right);
    split->setStretchFactor(1, 1);
    split->setSizes({352, 720});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(split);
}

void StagePage::addTable(const char* title, QWidget* table) {
    m_tables->addWidget(table);
    m_tabs->addTab(say(title));
    m_titles.push_back(title);
    m_tabs->show();
}

void StagePage::refresh(const PlanSetPtr& set, const PlanResultPtr& active) {
    for (std::size_t i = 0; i < m_titles.size(); ++i)
        m_tabs->setTabText(static_cast<int>(i), say(m_titles[i]));
    m_form->refresh(*active);
    m_figures->refresh(active);
    if (refreshPicture)
        refreshPicture(set, active);
}

bool StagePage::reveal(const std::string& fieldKey, bool focus) {
    FieldRow* row = m_form->row(fieldKey);
    if (row)
        row->reveal(focus);
    return row != nullptr;
}

} // namespace gp

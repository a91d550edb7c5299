#include "ui/pages/page.hpp"

#include "ui/models/figure_model.hpp"
#include "ui/pages/parts.hpp"
#include "ui/session/speech.hpp"
#include "ui/widgets/field_form.hpp"
#include "ui/widgets/theme.hpp"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollArea>
#include <QSplitter>
#include <QTableView>

namespace gp {

Page::Page(Document& document, const char* title, const char* iconName, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_title(title)
    , m_icon(iconName) {
    setObjectName(QStringLiteral("page:") + QString::fromLatin1(iconName));
}

bool Page::reveal(const std::string&) {
    return false;
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
    table->setSelectionMode(QAbstractItemView::SingleSelection);
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
    for (int column : {FigureModel::Number, FigureModel::UnitColumn, FigureModel::Band, FigureModel::SourceColumn})
        header->resizeSection(column, column == FigureModel::Band ? 120 : 92);
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
    area->setMinimumWidth(350);
    return area;
}

StagePage::StagePage(Document& document, Stage stage, const char* title, const char* iconName, QWidget* picture,
                     QWidget* parent)
    : Page(document, title, iconName, parent)
    , m_form(new FieldForm(document, stage, ""))
    , m_figures(new FigureModel(this)) {
    m_figures->setScope(stage, "");
    m_table = makeFigureTable(m_figures, this);
    auto* right = new QSplitter(Qt::Vertical);
    if (picture) {
        right->addWidget(picture);
        right->addWidget(m_table);
        right->setStretchFactor(0, 3);
        right->setStretchFactor(1, 2);
    } else {
        right->addWidget(m_table);
    }
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->addWidget(makeFormArea(m_form, split));
    split->addWidget(right);
    split->setStretchFactor(1, 1);
    split->setSizes({370, 700});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(split);
}

void StagePage::refresh(const PlanSetPtr& set, const PlanResultPtr& active) {
    m_form->refresh(*active);
    m_figures->refresh(active);
    if (refreshPicture)
        refreshPicture(set, active);
}

bool StagePage::reveal(const std::string& fieldKey) {
    FieldRow* row = m_form->row(fieldKey);
    if (!row)
        return false;
    for (QWidget* up = row->parentWidget(); up; up = up->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(up))
            area->ensureWidgetVisible(row);
    row->focusEditor();
    row->flash();
    return true;
}

} // namespace gp

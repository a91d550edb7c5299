#include "core/workload/model.hpp"
#include "ui/charts/demand_chart.hpp"
#include "ui/models/step_model.hpp"
#include "ui/pages/page.hpp"
#include "ui/pages/parts.hpp"
#include "ui/session/speech.hpp"
#include "ui/widgets/field_form.hpp"
#include "ui/widgets/theme.hpp"

#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTableView>

namespace gp {

DemandPage::DemandPage(Document& document, QWidget* parent)
    : Page(document, GP_TR("Demand"), "demand", parent)
    , m_cards(new QWidget)
    , m_steps(new StepModel(this))
    , m_chart(new DemandChart)
    , m_head(new QLabel)
    , m_import(new QPushButton(this))
    , m_addTraining(new QPushButton(this))
    , m_addInference(new QPushButton(this)) {
    m_table = makeTable(m_steps, this);
    m_table->setAccessibleName(say(GP_TR("From demand to GPUs")));
    auto* header = m_table->horizontalHeader();
    header->setSectionResizeMode(StepModel::Numbers, QHeaderView::Stretch);
    header->resizeSection(StepModel::Index, 30);
    header->resizeSection(StepModel::Name, 150);
    header->resizeSection(StepModel::Result, 90);
    header->resizeSection(StepModel::UnitColumn, 84);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
        const std::string key = m_steps->keyAt(index.row());
        if (!key.empty())
            Q_EMIT asked(QString::fromStdString(key));
    });
    auto* cards = new QVBoxLayout(m_cards);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(10);
    m_import->setObjectName(QStringLiteral("importModel"));
    m_addTraining->setObjectName(QStringLiteral("addTraining"));
    m_addInference->setObjectName(QStringLiteral("addInference"));
    connect(m_import, &QPushButton::clicked, this, [this] {
        const QString file = QFileDialog::getOpenFileName(this, say(GP_TR("Import a model's config.json")), {},
                                                          QStringLiteral("JSON (*.json)"));
        if (!file.isEmpty())
            importModel(file);
    });
    connect(m_addTraining, &QPushButton::clicked, this, [this] { addWorkload(Scope::Training); });
    connect(m_addInference, &QPushButton::clicked, this, [this] { addWorkload(Scope::Inference); });
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, kGap, 0, 0);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(kInset, 0, kInset, 0);
    m_head->setFont(headingFont());
    buttons->addWidget(m_head, 1);
    for (QPushButton* button : {m_import, m_addTraining, m_addInference})
        buttons->addWidget(button);
    column->addLayout(buttons);
    column->addWidget(makeFormArea(m_cards, left));
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->setObjectName(QStringLiteral("layout:demand"));
    split->addWidget(left);
    auto* right = new QSplitter(Qt::Vertical, split);
    right->setObjectName(QStringLiteral("layout:demand-picture"));
    right->addWidget(m_table);
    right->addWidget(m_chart);
    right->setStretchFactor(0, 1);
    right->setStretchFactor(1, 1);
    split->addWidget(right);
    split->setStretchFactor(1, 1);
    split->setSizes({436, 620});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(split);
    retranslate();
}

void DemandPage::retranslate() {
    m_head->setText(say(GP_TR("Workloads")));
    m_import->setText(say(GP_TR("Import config.json")));
    m_addTraining->setText(say(GP_TR("+ Training")));
    m_addInference->setText(say(GP_TR("+ Inference")));
}

void DemandPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

void DemandPage::addWorkload(Scope kind) {
    const std::string stem = kind == Scope::Training ? "training" : "service";
    std::string id = stem;
    const auto taken = [&] {
        const auto& list = m_document.scenario().workloads;
        return std::any_of(list.begin(), list.end(), [&](const Workload& w) { return w.id == id; });
    };
    for (int n = 2; taken(); ++n)
        id = stem + std::to_string(n);
    if (const Outcome wrong = m_document.set({AddItem{id, kind}}))
        Q_EMIT message(say(wrong->message, "CNY"), true);
}

void DemandPage::importModel(const QString& name) {
    QFile file(name);
    constexpr qint64 kLargest = 16 << 20;
    if (!file.open(QIODevice::ReadOnly) || file.size() > kLargest) {
        Q_EMIT message(say({GP_TR("%1 cannot be read."), {name.toStdString()}}, "CNY"), true);
        return;
    }
    const auto model = readModelConfig(file.readAll().toStdString());
    if (!model) {
        Q_EMIT message(say(model.error().message, "CNY"), true);
        return;
    }
    std::vector<Override> changes;
    std::string id;
    for (const Workload& w : m_document.scenario().workloads)
        if (id.empty() && kindOf(w) == Scope::Training)
            id = w.id;
    if (id.empty()) {
        id = "model";
        changes.emplace_back(AddItem{id, Scope::Training});
    }
    Belief belief;
    belief.source = {SourceKind::Vendor, QFileInfo(name).fileName().toStdString(), "", false, ""};
    const std::string prefix = "workload." + id + ".";
    changes.emplace_back(SetValue{prefix + "model", model->name, belief});
    changes.emplace_back(SetValue{prefix + "params", times(model->total), belief});
    changes.emplace_back(
        SetValue{prefix + "params_active", model->active == model->total ? kUnknown : times(model->active), belief});
    if (const Outcome wrong = m_document.set(changes))
        Q_EMIT message(say(wrong->message, "CNY"), true);
    else
        Q_EMIT message(say({GP_TR("%1: %2 parameters"), {model->name, Amount{times(model->total), unit::one}}}, "CNY"),
                       false);
}

void DemandPage::rebuild(const PlanResult& result) {
    m_forms.clear();
    m_ids.clear();
    QLayout* layout = m_cards->layout();
    while (QLayoutItem* item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const Workload& w : result.scenario.workloads) {
        auto* card = new QFrame(m_cards);
        card->setObjectName(QStringLiteral("card:") + QString::fromStdString(w.id));
        card->setProperty("card", true);
        auto* column = new QVBoxLayout(card);
        column->setContentsMargins(12, 8, 8, 8);
        auto* head = new QHBoxLayout;
        auto* name = new QLabel(card);
        name->setFont(bodyFont(true));
        auto* gpus = new QLabel(card);
        gpus->setFont(bodyFont(true));
        auto* remove = new QPushButton(say(GP_TR("Remove")), card);
        remove->setObjectName(QStringLiteral("remove:") + QString::fromStdString(w.id));
        connect(remove, &QPushButton::clicked, this, [this, id = w.id] { m_document.set({RemoveItem{id}}); });
        head->addWidget(name, 1);
        head->addWidget(gpus);
        head->addWidget(remove);
        column->addLayout(head);
        auto* form = new FieldForm(m_document, Stage::Demand, w.id, card);
        column->addWidget(form);
        layout->addWidget(card);
        m_forms.push_back({form, name, gpus});
        m_ids.push_back(w.id + std::to_string(w.job.index()));
    }
    if (m_forms.empty()) {
        auto* hint = new QLabel(
            say(GP_TR("No workload yet: add a training job or an inference service, or import a model's config.json.")),
            m_cards);
        hint->setWordWrap(true);
        layout->addWidget(hint);
    }
    static_cast<QVBoxLayout*>(layout)->addStretch();
}

void DemandPage::refresh(const PlanSetPtr&, const PlanResultPtr& active) {
    std::vector<std::string> ids;
    for (const Workload& w : active->scenario.workloads)
        ids.push_back(w.id + std::to_string(w.job.index()));
    if (ids != m_ids || (ids.empty() && m_cards->layout()->isEmpty()))
        rebuild(*active);
    for (std::size_t i = 0; i < m_forms.size(); ++i) {
        const Workload& w = active->scenario.workloads[i];
        m_forms[i].form->refresh(*active);
        m_forms[i].name->setText(sayData(w.name.empty() ? w.id : w.name));
        m_forms[i].gpus->setText(sayReadable(times(active->plan.pools[i].installed), unit::gpu, active->currency()));
    }
    showSteps(active);
    m_chart->refresh(active);
}

void DemandPage::showSteps(const PlanResultPtr& active) {
    m_steps->refresh(active);
    m_table->clearSpans();
    for (int row = 0; row < m_steps->rowCount(); ++row)
        if (m_steps->keyAt(row).empty())
            m_table->setSpan(row, 0, 1, StepModel::ColumnCount);
}

bool DemandPage::reveal(const std::string& fieldKey, bool focus) {
    for (const WorkloadCard& card : m_forms)
        if (FieldRow* row = card.form->row(fieldKey)) {
            row->reveal(focus);
            return true;
        }
    return false;
}

} // namespace gp

#include "ui/models/step_model.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"

namespace gp {

std::vector<StepModel::Row> StepModel::rowsFor(const PlanResult& r) {
    std::vector<Row> rows;
    NumberStyle style = numberStyle(r.currency());
    style.magnitude = Magnitude::Abbreviated;
    const char* group = "";
    int item = -1, number = 0;
    eachFigure(r.scenario, [&](const FigureRef& ref) {
        if (ref.item < 0 || ref.figure->stage != Stage::Demand)
            return;
        const Explanation e = r.ledger().explain(r.ledger().entry(ref));
        if (e.applied.size() < 2) // what is merely taken over stands in the form
            return;
        if (item != ref.item || std::string_view(group) != ref.figure->group) {
            number = item == ref.item ? number : 0;
            item = ref.item;
            group = ref.figure->group;
            const Workload& w = r.scenario.workloads[static_cast<std::size_t>(item)];
            Row heading;
            heading.heading = sayData(w.name.empty() ? w.id : w.name) + QStringLiteral(" · ") + say(group);
            rows.push_back(std::move(heading));
        }
        Row row;
        row.number = ++number;
        row.ref = ref;
        row.key = e.entry.key;
        row.name = say(e.entry.label);
        row.numbers = formulaNumbers(e.applied, r.ledger(), r.currency());
        const NumberText text = formatNumber(e.entry.value, readableUnit(e.entry.value, e.entry.unit), style);
        row.value = QString::fromStdString(text.number);
        row.unit = QString::fromStdString(text.unit);
        row.last = ref.figure->key == "gpus";
        rows.push_back(std::move(row));
    });
    return rows;
}

void StepModel::refresh(const PlanResultPtr& result) {
    std::vector<Row> rows = rowsFor(*result);
    const bool same =
        rows.size() == m_rows.size() &&
        std::equal(rows.begin(), rows.end(), m_rows.begin(), [](const Row& a, const Row& b) { return a.key == b.key; });
    if (same) {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

std::string StepModel::keyAt(int row) const {
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)].key : std::string();
}

int StepModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int StepModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant StepModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const Colours& k = colours();
    const bool heading = row.key.empty();
    switch (role) {
    case Qt::DisplayRole:
        if (heading)
            return index.column() == Index ? QVariant(row.heading) : QVariant();
        switch (index.column()) {
        case Index:
            return row.number;
        case Name:
            return row.name;
        case Numbers:
            return row.numbers;
        case Result:
            return row.value;
        default:
            return row.unit;
        }
    case Qt::ToolTipRole:
        return heading ? QVariant()
                       : QVariant(
                             QStringLiteral("%1 = %2\n%3").arg(row.name, row.numbers, QString::fromStdString(row.key)));
    case Qt::FontRole:
        return heading || index.column() == Result ? bodyFont(true)
               : index.column() == Numbers         ? captionFont()
                                                   : bodyFont();
    case Qt::ForegroundRole:
        if (heading || index.column() == Name)
            return k.text;
        return index.column() == Result ? (row.last ? k.accent : k.text) : k.muted;
    case Qt::BackgroundRole:
        return heading ? QVariant(k.raised) : QVariant();
    case Qt::TextAlignmentRole:
        return int((index.column() == Result ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant StepModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Result ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    static constexpr const char* kHeads[] = {"", GP_TR("Step"), GP_TR("Numbers put in"), GP_TR("Value"), GP_TR("Unit")};
    return say(kHeads[section]);
}

Qt::ItemFlags StepModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return Qt::NoItemFlags;
    return keyAt(index.row()).empty() ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace gp

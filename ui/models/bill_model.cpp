#include "ui/models/bill_model.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"

namespace gp {

void BillModel::refresh(const PlanResultPtr& result) {
    beginResetModel();
    m_result = result;
    m_rows.clear();
    const char* group = "";
    for (BillLine& line : billOfMaterials(result->view())) {
        if (std::string_view(group) != line.group) {
            group = line.group;
            Row heading;
            heading.heading = true;
            heading.line.group = group;
            m_rows.push_back(std::move(heading));
        }
        m_rows.push_back({false, std::move(line)});
    }
    endResetModel();
}

std::string BillModel::keyAt(int row) const {
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)].line.figure : std::string();
}

int BillModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int BillModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant BillModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const std::string currency = m_result->currency();
    switch (role) {
    case Qt::TextAlignmentRole:
        return int((index.column() >= Quantity ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::FontRole:
        return row.heading ? captionFont(true) : bodyFont(index.column() == Sum);
    case Qt::BackgroundRole:
        return row.heading ? QVariant(colours().raised) : QVariant();
    case Qt::ForegroundRole:
        return index.column() == Name || row.heading ? colours().muted : colours().text;
    case Qt::ToolTipRole:
        return row.line.source ? sayData(row.line.source->reference) : QString();
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    if (row.heading)
        return index.column() == Item ? QVariant(say(row.line.group)) : QVariant();
    switch (index.column()) {
    case Item:
        return say(row.line.what);
    case Name:
        return QString::fromStdString(row.line.name);
    case Quantity:
        return sayAmount(row.line.quantity, row.line.unit, currency);
    case Price:
        return known(row.line.price) ? sayReadable(baseValue(row.line.price), unit::money, currency) : QString();
    default:
        return sayReadable(baseValue(row.line.sum), unit::money, currency);
    }
}

QVariant BillModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section >= Quantity ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    static constexpr const char* kHeads[] = {GP_TR("Item"), GP_TR("Model"), GP_TR("Quantity"), GP_TR("Unit price"),
                                             GP_TR("Sum")};
    return say(kHeads[section]);
}

} // namespace gp

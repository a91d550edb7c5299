#include "ui/floor/rack_list.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"

namespace gp {

void RackListModel::refresh(const PlanResultPtr& result) {
    std::vector<PlacedRack> racks = placedRacks(*result);
    const bool same = racks.size() == m_racks.size();
    if (!same)
        beginResetModel();
    m_result = result;
    m_racks = std::move(racks);
    if (!same)
        endResetModel();
    else if (!m_racks.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int RackListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_racks.size());
}
int RackListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RackListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const PlacedRack& rack = m_racks[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole)
        return int((index.column() >= Servers ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    const double use = rack.power / limitOf(*m_result, FloorMetric::Maximum);
    if (role == Qt::ForegroundRole)
        return index.column() == Share && use > 1 + kCountTolerance ? colours().bad : colours().text;
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Name:
        return rack.name;
    case Use:
        return rack.compute ? say(GP_TR("servers")) : say(GP_TR("network and storage"));
    case Servers:
        return rack.compute ? QVariant(rack.servers) : QVariant(QStringLiteral("—"));
    case Maximum:
        return sayAmount(rack.power, unit::kilowatt, "CNY");
    case Expected:
        return sayAmount(rack.expected, unit::kilowatt, "CNY");
    case Weight:
        return sayAmount(rack.mass, unit::kilogram, "CNY");
    default:
        return sayAmount(use, unit::percent, "CNY");
    }
}

QVariant RackListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section >= Servers ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    static constexpr const char* kHeads[] = {GP_TR("Rack"),     GP_TR("Use"),  GP_TR("Servers"),     GP_TR("Nameplate"),
                                             GP_TR("Expected"), GP_TR("Mass"), GP_TR("Of the limit")};
    return say(kHeads[section]);
}

} // namespace gp

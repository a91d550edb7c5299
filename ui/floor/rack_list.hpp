// The racks of the floor plan as a table: its twin for the keyboard, readers and spreadsheets.
#pragma once

#include "ui/floor/floor_view.hpp"

#include <QAbstractTableModel>

namespace gp {

class RackListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit RackListModel(QObject* parent = nullptr)
        : QAbstractTableModel(parent) {}
    void refresh(const PlanResultPtr& result);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    enum Column { Name, Use, Servers, Maximum, Expected, Weight, Share, ColumnCount };
    PlanResultPtr m_result;
    std::vector<PlacedRack> m_racks;
};

} // namespace gp

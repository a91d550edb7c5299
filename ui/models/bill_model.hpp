// The bill of materials as a table: what is bought, how many, at what price.
#pragma once

#include "core/plan/bill.hpp"
#include "ui/session/plan_engine.hpp"

#include <QAbstractTableModel>

namespace gp {

class BillModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Item, Name, Quantity, Price, Sum, ColumnCount };
    explicit BillModel(QObject* parent = nullptr)
        : QAbstractTableModel(parent) {}
    void refresh(const PlanResultPtr& result);
    /// The figure that counts the line; empty for a heading.
    std::string keyAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        bool heading = false;
        BillLine line;
    };
    PlanResultPtr m_result;
    std::vector<Row> m_rows;
};

} // namespace gp

// The way from demand to GPUs as numbered steps: each with the numbers put in and what comes out.
#pragma once

#include "ui/session/plan_engine.hpp"

#include <QAbstractTableModel>

namespace gp {

class StepModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Index, Name, Numbers, Result, UnitColumn, ColumnCount };
    explicit StepModel(QObject* parent = nullptr)
        : QAbstractTableModel(parent) {}
    void refresh(const PlanResultPtr& result);
    /// Full key of a row; empty for a heading.
    std::string keyAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        QString heading;
        int number = 0;
        std::string key;
        FigureRef ref;
        QString name, numbers, value, unit;
        bool last = false; ///< what is installed in the end
    };
    static std::vector<Row> rowsFor(const PlanResult& result);
    std::vector<Row> m_rows;
};

} // namespace gp

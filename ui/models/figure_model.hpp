// Tables of figures and of scenarios side by side, made from the figure table.
#pragma once

#include "ui/session/plan_engine.hpp"

#include <QAbstractTableModel>

namespace gp {

/// Rows: the figures of one stage (and one workload, or the centre), with headings by group.
class FigureModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Number, UnitColumn, Band, SourceColumn, ColumnCount };
    explicit FigureModel(QObject* parent = nullptr)
        : QAbstractTableModel(parent) {}

    /// `item` empty: the centre's figures of the stage; "*": those of every workload too.
    void setScope(Stage stage, const std::string& item, const QStringList& groups = {});
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
        const char* group = nullptr; ///< heading
        std::string item;            ///< heading of a workload's part
        FigureRef ref;
        std::string key;
    };
    bool wanted(const FigureRef& ref) const;
    std::vector<Row> rowsFor(const PlanResult& result) const;
    QVariant headingData(const Row& row, int column, int role) const;
    QVariant entryData(const Row& row, int column, int role) const;

    Stage m_stage = Stage::Demand;
    std::string m_item;
    QStringList m_groups;
    PlanResultPtr m_result;
    std::vector<Row> m_rows;
};

/// Decision table: a row a headline figure or a chosen stage's figures, a column a scenario with its differences.
class CompareModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit CompareModel(QObject* parent = nullptr)
        : QAbstractTableModel(parent) {}
    void refresh(const PlanSetPtr& set);
    std::string keyAt(int row) const { return m_keys[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// Column 0 name, 1 unit, then the baseline, then (value, difference, percent) a further scenario.
    struct Place {
        std::size_t scenario = 0;
        int part = 0; ///< 0 value, 1 difference, 2 percent
    };
    Place placeOf(int column) const;
    PlanSetPtr m_set;
    std::vector<PlanResultPtr> m_order; ///< baseline first
    std::vector<std::string> m_keys;
};

/// Inputs that differ between scenarios, or all, or those that are equal.
class InputDiffModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum class Filter { All, Different, Equal };
    explicit InputDiffModel(QObject* parent = nullptr)
        : QAbstractTableModel(parent) {}
    void refresh(const PlanSetPtr& set);
    void setFilter(Filter filter);
    int count(Filter filter) const;
    std::string keyAt(int row) const { return m_shown[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void filterKeys();
    PlanSetPtr m_set;
    std::vector<PlanResultPtr> m_order;
    std::vector<std::pair<std::string, bool>> m_keys; ///< key, differs
    std::vector<std::string> m_shown;
    Filter m_filter = Filter::Different;
};

} // namespace gp

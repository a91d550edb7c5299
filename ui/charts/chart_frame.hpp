// What every chart has around it: a title with its condition, its numbers as a table, and export as a picture.
#pragma once

#include <QString>
#include <QWidget>

#include <functional>

class QLabel;
class QPainter;
class QStackedLayout;
class QTableWidget;

namespace gp {

class ChartFrame : public QWidget {
    Q_OBJECT
public:
    explicit ChartFrame(QWidget* parent = nullptr);
    /// The chart itself; owned afterwards.
    void setChart(QWidget* chart);
    void setHead(const QString& title, const QString& condition);
    /// Tab-separated numbers with headings; the twin of the drawing for readers and spreadsheets.
    std::function<QString()> tableText;
    /// Draws the chart as vectors on paper colours.
    std::function<void(QPainter&, const QRect&)> paint;
    /// Title only, in the present text scale.
    void setPlain(bool plain);
    bool showsTable() const;
    void showTable(bool on);
    /// Writes PNG or SVG by the file's suffix; false if it cannot be written.
    bool exportTo(const QString& file) const;
    /// Brings the table twin up to date; called by the chart after new numbers.
    void refreshTable();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void askExport();
    QLabel *m_title, *m_condition, *m_links;
    QStackedLayout* m_stack;
    QTableWidget* m_table;
};

} // namespace gp

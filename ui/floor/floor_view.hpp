// The hall to scale: rows of racks between cold and hot aisles, coloured by power against the rack limit. A list of
// racks is its twin for keyboard and screen readers.
#pragma once

#include "ui/session/plan_engine.hpp"

#include <QWidget>

namespace gp {

/// One rack of the automatic layout. Lengths in metres from the hall's top left corner.
struct PlacedRack {
    QString name; ///< row letter and number: "A03"
    QRectF box;
    bool compute = false;
    int servers = 0;
    double power = kUnknown;    ///< W, nameplate
    double expected = kUnknown; ///< W, expected draw
    double mass = kUnknown;     ///< kg
};
/// What the colour of a rack stands for.
enum class FloorMetric { Maximum, Expected, Weight };
double valueOf(const PlacedRack& rack, FloorMetric metric);
/// What the metric may reach: the rack's power limit, or its static load.
double limitOf(const PlanResult& result, FloorMetric metric);
/// Every rack of the plan, service racks in the middle of their row; empty while the hall is unknown.
std::vector<PlacedRack> placedRacks(const PlanResult& result);

class FloorView : public QWidget {
    Q_OBJECT
public:
    explicit FloorView(QWidget* parent = nullptr);
    void refresh(const PlanResultPtr& result);
    int selected() const { return m_selected; }
    void select(int rack);
    void setMetric(FloorMetric metric);
    FloorMetric metric() const { return m_metric; }
    QSize sizeHint() const override { return {640, 420}; }
    /// Draws the hall into `box`, on the window's or paper's colours.
    void paintHall(QPainter& painter, const QRectF& box, const struct Colours& k) const;

Q_SIGNALS:
    void selectionChanged(int rack);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF toScreen(const QRectF& metres, const QRectF& box) const;
    void paintAisles(QPainter& painter, const QRectF& box, const struct Colours& k) const;
    void paintRacks(QPainter& painter, const QRectF& box, const struct Colours& k) const;
    void paintLegend(QPainter& painter, const QRectF& box, const struct Colours& k) const;
    PlanResultPtr m_result;
    std::vector<PlacedRack> m_racks;
    FloorMetric m_metric = FloorMetric::Maximum;
    int m_selected = -1;
};

/// Elevation of one rack: its servers by height units.
class RackView : public QWidget {
    Q_OBJECT
public:
    explicit RackView(QWidget* parent = nullptr);
    void show(const PlanResultPtr& result, const PlacedRack* rack);
    QSize sizeHint() const override { return {170, 420}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PlanResultPtr m_result;
    PlacedRack m_rack;
    bool m_has = false;
};

} // namespace gp

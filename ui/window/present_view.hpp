// Presentation: large figures and the chart, without the workshop around them. Prices can be hidden from the room.
#pragma once

#include "ui/session/plan_engine.hpp"

#include <QWidget>

class QPainter;

namespace gp {

class MfuChart;

class PresentView : public QWidget {
    Q_OBJECT
public:
    explicit PresentView(QWidget* parent = nullptr);
    void refresh(const PlanSetPtr& set, const PlanResultPtr& active);
    void setPricesHidden(bool hidden);
    bool pricesHidden() const { return m_hidePrices; }

Q_SIGNALS:
    void left();
    void stepped(int by);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Figure {
        QString label, value, unit, note;
    };
    void paintFigure(QPainter& painter, const Figure& figure, const QRectF& box, double size) const;
    void paintFoot(QPainter& painter, const QRectF& box) const;
    std::vector<Figure> figuresOf(const PlanResult& result) const;
    MfuChart* m_chart;
    std::vector<Figure> m_figures;
    PlanSetPtr m_set;
    PlanResultPtr m_active;
    bool m_hidePrices = true;
};

} // namespace gp

// GPUs against demand: how the installed count steps up as the first workload asks for more, and where the plan stands.
#pragma once

#include "ui/session/plan_engine.hpp"

#include <QWidget>

class QCustomPlot;

namespace gp {

class ChartFrame;

class DemandChart : public QWidget {
    Q_OBJECT
public:
    explicit DemandChart(QWidget* parent = nullptr);
    void refresh(const PlanResultPtr& result);
    void paintInto(QPainter& painter, const QRect& box);
    QString tableText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void compute();
    void rebuild(bool print);
    ChartFrame* m_frame;
    QCustomPlot* m_plot;
    PlanResultPtr m_result;
    std::string m_field;               ///< the input that is moved
    std::vector<double> m_demand;      ///< base units
    std::vector<double> m_raw, m_gpus; ///< before rounding, installed
};

} // namespace gp

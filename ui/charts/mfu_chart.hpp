// GPU count against MFU, one curve a scenario with its band; days on a second axis. The only room that knows
// QCustomPlot.
#pragma once

#include "ui/session/plan_engine.hpp"

#include <QWidget>

class QCustomPlot;
class QLabel;
class QPainter;

namespace gp {

class ChartFrame;

class MfuChart : public QWidget {
    Q_OBJECT
public:
    explicit MfuChart(QWidget* parent = nullptr);
    void refresh(const PlanSetPtr& set, const std::string& active);
    QCustomPlot* plot() { return m_plot; }
    /// Without the links to table and export, for presentation.
    void setPlain(bool plain);
    /// Draws as vectors on paper colours into `box`.
    void paintInto(QPainter& painter, const QRect& box);
    /// The curves as text, for the clipboard and for readers that cannot see them.
    QString tableText() const;

Q_SIGNALS:
    void asked(const QString& key);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void rebuild(bool print);
    std::vector<std::size_t> drawingOrder() const;
    void hover(const QPoint& at);
    ChartFrame* m_frame;
    QCustomPlot* m_plot;
    QLabel* m_readout;
    PlanSetPtr m_set;
    std::string m_active;
};

} // namespace gp

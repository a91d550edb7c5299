// Drawing of one network plane: spines, leaves by scalable unit, machines. Large trees are drawn by their ends.
#pragma once

#include "ui/session/plan_engine.hpp"

#include <QWidget>

namespace gp {

class TopologyView : public QWidget {
    Q_OBJECT
public:
    explicit TopologyView(QWidget* parent = nullptr);
    /// `plane`: "parameter", "storage", "business" or "management".
    void refresh(const PlanResultPtr& result, const QString& plane);
    void paintTree(QPainter& painter, const QRectF& box, const struct Colours& k) const;
    QSize sizeHint() const override { return {640, 320}; }

Q_SIGNALS:
    void asked(const QString& key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    const PlanePlan& plane() const;
    PlanResultPtr m_result;
    QString m_plane = QStringLiteral("parameter");
    mutable QRectF m_spineBand, m_leafBand;
};

} // namespace gp

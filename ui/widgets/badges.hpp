// Small parts that carry meaning by shape as well as colour.
#pragma once

#include "core/plan/finding.hpp"
#include "core/units/source.hpp"

#include <QWidget>

class QPainter;
class QFont;

namespace gp {

struct Colours;

/// Where a number comes from: measured filled, vendor and literature outlined, assumed dashed, derived tinted.
class SourceBadge : public QWidget {
    Q_OBJECT
public:
    explicit SourceBadge(QWidget* parent = nullptr);
    void setSource(const Source& source);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Source m_source;
};

QString severityIcon(Severity severity);
QColor severityColour(Severity severity);

/// Paints a badge with `text` in the window's colours, or in those given; used by the widget, by tables and on paper.
void paintBadge(QPainter& painter, const QRectF& box, SourceKind kind, const QString& text);
void paintBadge(QPainter& painter, const QRectF& box, SourceKind kind, const QString& text, const Colours& colours,
                const QFont& font);

} // namespace gp

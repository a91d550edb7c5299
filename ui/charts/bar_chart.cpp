#include "ui/charts/bar_chart.hpp"

#include "ui/widgets/theme.hpp"

#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace gp {

static constexpr double kHead = 34, kLine = 30;

BarChart::BarChart(Kind kind, QWidget* parent)
    : QWidget(parent)
    , m_kind(kind) {
    setMinimumHeight(160);
}

void BarChart::setBars(std::vector<Bar> bars, const QString& title) {
    m_bars = std::move(bars);
    m_title = title;
    QString description;
    for (const Bar& bar : m_bars)
        description += bar.label + QLatin1Char(' ') + bar.text + QLatin1Char('\n');
    setAccessibleName(title);
    setAccessibleDescription(description);
    if (m_kind == Kind::Parts)
        setMinimumHeight(sizeHint().height());
    updateGeometry();
    update();
}

QSize BarChart::sizeHint() const {
    return {480,
            m_kind == Kind::Parts ? static_cast<int>(kHead + kLine * static_cast<double>(m_bars.size()) + 8) : 300};
}

void BarChart::paintParts(QPainter& p, const QRectF& box, const Colours& k) const {
    double largest = 0;
    for (const Bar& bar : m_bars)
        if (!std::isnan(bar.value))
            largest = std::max(largest, bar.value);
    double y = box.top();
    const double labels = 150, values = 110, room = std::max(10.0, box.width() - labels - values);
    for (const Bar& bar : m_bars) {
        p.setFont(bodyFont(bar.total));
        p.setPen(k.text);
        p.drawText(QRectF(box.left(), y, labels - 8, kLine), Qt::AlignLeft | Qt::AlignVCenter, bar.label);
        const double width = largest > 0 && !std::isnan(bar.value) ? bar.value / largest * room : 0;
        p.fillRect(QRectF(box.left() + labels, y + 7, width, kLine - 14), bar.total ? k.text : k.series[0]);
        p.drawText(QRectF(box.right() - values, y, values, kLine), Qt::AlignRight | Qt::AlignVCenter, bar.text);
        y += kLine;
    }
}

void BarChart::paintWaterfall(QPainter& p, const QRectF& box, const Colours& k) const {
    double at = 0, high = 0, low = 0, least = 1e300;
    for (const Bar& bar : m_bars) {
        at = bar.total ? bar.value : at + bar.value;
        high = std::max({high, at, at - (bar.total ? 0 : bar.value)});
        low = std::min(low, at);
        least = std::min(least, at);
    }
    if (m_bars.empty() || !(high > low))
        return;
    // Small differences of large sums would not be seen: the axis is then cut, and the cut is drawn.
    constexpr double kMuch = 0.6, kShown = 1.4;
    const bool cut = low >= 0 && high - least < kMuch * high && high > least;
    if (cut)
        low = std::max(0.0, high - kShown * (high - least));
    const double labels = 36, top = 20, span = box.height() - labels - top,
                 step = box.width() / static_cast<double>(m_bars.size());
    const auto yOf = [&](double v) { return box.top() + top + (high - v) / (high - low) * span; };
    at = 0;
    double x = box.left();
    p.setFont(captionFont());
    for (const Bar& bar : m_bars) {
        const double from = bar.total ? low : at, to = bar.total ? bar.value : at + bar.value;
        const QRectF r(x + step * 0.15, std::min(yOf(from), yOf(to)), step * 0.7,
                       std::max(1.5, std::abs(yOf(from) - yOf(to))));
        p.fillRect(r, bar.total ? k.series[0] : bar.better > 0 ? k.good : bar.better < 0 ? k.bad : k.muted);
        if (cut && bar.total) {
            p.setPen(QPen(k.surface, 3));
            p.drawLine(QPointF(r.left() - 4, r.bottom() - 12), QPointF(r.right() + 4, r.bottom() - 20));
        }
        p.setPen(bar.total ? k.text : bar.better > 0 ? k.good : bar.better < 0 ? k.bad : k.muted);
        p.setFont(captionFont(true));
        p.drawText(QRectF(x, r.top() - 18, step, 16), Qt::AlignCenter, bar.text);
        p.setFont(captionFont());
        p.setPen(k.text);
        p.drawText(QRectF(x + 2, box.bottom() - labels + 4, step - 4, labels - 4),
                   Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, bar.label);
        at = to;
        x += step;
        p.setPen(QPen(k.edge, 1));
        if (&bar != &m_bars.back())
            p.drawLine(QPointF(x - step * 0.15, yOf(at)), QPointF(x + step * 0.15, yOf(at)));
    }
    p.setPen(QPen(k.edge, 1));
    p.drawLine(QPointF(box.left(), yOf(low)), QPointF(box.right(), yOf(low)));
}

void BarChart::paintBars(QPainter& painter, const QRectF& box, const Colours& k) const {
    m_kind == Kind::Parts ? paintParts(painter, box, k) : paintWaterfall(painter, box, k);
}

void BarChart::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), colours().surface);
    p.setFont(bodyFont(true));
    p.setPen(colours().text);
    p.drawText(QRectF(kInset, 6, width() - 2 * kInset, 22), Qt::AlignLeft | Qt::AlignVCenter, m_title);
    paintBars(p, QRectF(rect()).adjusted(kInset, kHead, -kInset, -8), colours());
}

void BarChart::mousePressEvent(QMouseEvent* event) {
    const QPointF at = event->position();
    if (m_bars.empty())
        return;
    const double along = m_kind == Kind::Parts
                             ? (at.y() - kHead) / kLine
                             : (at.x() - kInset) / (width() - 2 * kInset) * static_cast<double>(m_bars.size());
    const auto index = static_cast<std::size_t>(std::max(0.0, along));
    if (along >= 0 && index < m_bars.size() && !m_bars[index].key.isEmpty())
        Q_EMIT asked(m_bars[index].key);
}

} // namespace gp

#include "ui/charts/topology_view.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"

#include <QMouseEvent>
#include <QPainter>

namespace gp {

TopologyView::TopologyView(QWidget* parent)
    : QWidget(parent) {
    setMinimumHeight(220);
}

void TopologyView::refresh(const PlanResultPtr& result, const QString& plane) {
    m_result = result;
    m_plane = plane;
    const PlanePlan& p = this->plane();
    setAccessibleName(say(GP_TR("Network drawing")));
    setAccessibleDescription(say(
        {GP_TR("%1 leaves, %2 spines, %3 cores"),
         {Amount{times(p.leaves), unit::one}, Amount{times(p.spines), unit::one}, Amount{times(p.cores), unit::one}}},
        "CNY"));
    update();
}

const PlanePlan& TopologyView::plane() const {
    const Plan& p = m_result->plan;
    return m_plane == QLatin1String("storage")      ? p.storagePlane
           : m_plane == QLatin1String("business")   ? p.business
           : m_plane == QLatin1String("management") ? p.management
                                                    : p.parameter;
}

namespace {

/// Boxes in one line; more than fit are drawn as the first ones, an ellipsis and the last.
struct Layer {
    std::int64_t count = 0;
    std::vector<QRectF> boxes;
    std::vector<std::int64_t> numbers;
};

Layer layOut(std::int64_t count, const QRectF& band, double wanted) {
    Layer layer{count, {}, {}};
    const auto room = static_cast<std::int64_t>(std::max(3.0, band.width() / (wanted + 4)));
    const std::int64_t drawn = std::min(count, room);
    const double step = band.width() / static_cast<double>(std::max<std::int64_t>(1, drawn)),
                 width = std::min(wanted, step - 4);
    for (std::int64_t i = 0; i < drawn; ++i) {
        layer.boxes.emplace_back(band.left() + (static_cast<double>(i) + 0.5) * step - width / 2, band.top(), width,
                                 band.height());
        layer.numbers.push_back(count > drawn && i >= drawn / 2 ? count - drawn + i + 1 : i + 1);
    }
    return layer;
}

void drawLayer(QPainter& p, const Layer& layer, const QString& prefix, const Colours& k) {
    p.setFont(captionFont());
    for (std::size_t i = 0; i < layer.boxes.size(); ++i) {
        p.setPen(QPen(k.edge, 1));
        p.setBrush(k.surface);
        p.drawRoundedRect(layer.boxes[i], 3, 3);
        p.setPen(k.text);
        if (layer.boxes[i].width() > 22)
            p.drawText(layer.boxes[i], Qt::AlignCenter, prefix + QString::number(layer.numbers[i]));
    }
}

void drawLinks(QPainter& p, const Layer& upper, const Layer& lower, const Colours& k) {
    QColor line = k.edge;
    line.setAlphaF(0.28F);
    p.setPen(QPen(line, 1));
    for (const QRectF& a : upper.boxes)
        for (const QRectF& b : lower.boxes)
            p.drawLine(QPointF(a.center().x(), a.bottom()), QPointF(b.center().x(), b.top()));
}

} // namespace

void TopologyView::paintTree(QPainter& p, const QRectF& box, const Colours& k) const {
    p.setRenderHint(QPainter::Antialiasing);
    const PlanePlan& plan = plane();
    if (!plan.switches.known()) {
        p.setPen(k.muted);
        p.drawText(box, Qt::AlignCenter | Qt::TextWordWrap,
                   say(GP_TR("This plane cannot be sized; see the findings.")));
        return;
    }
    const QRectF inner = box.adjusted(96, 8, -8, -8);
    const bool cores = plan.cores.known() && plan.cores.n > 0, spines = plan.spines.known() && plan.spines.n > 0;
    const int layers = 2 + (spines ? 1 : 0) + (cores ? 1 : 0);
    const double step = inner.height() / layers;
    double y = inner.top() + step / 2 - 12;
    const auto band = [&] { return QRectF(inner.left(), y, inner.width(), 24); };
    const auto name = [&](const char* text, std::int64_t count) {
        p.setFont(bodyFont(true));
        p.setPen(k.text);
        p.drawText(QRectF(box.left() + 8, y - 6, 88, 20), Qt::AlignLeft, say(text));
        p.setFont(captionFont());
        p.setPen(k.muted);
        p.drawText(QRectF(box.left() + 8, y + 12, 88, 18), Qt::AlignLeft,
                   QString::fromStdString(formatNumber(static_cast<double>(count), unit::one, NumberStyle{}).number));
    };
    std::vector<Layer> drawn;
    std::vector<std::pair<const char*, const char*>> texts;
    const auto add = [&](const char* text, const char* prefix, std::int64_t count, double width) {
        name(text, count);
        drawn.push_back(layOut(count, band(), width));
        texts.emplace_back(text, prefix);
        y += step;
    };
    if (cores)
        add(GP_TR("Core"), "C", plan.cores.n, 30);
    if (spines) {
        m_spineBand = band();
        add(GP_TR("Spine"), "S", plan.spines.n, 32);
    }
    m_leafBand = band();
    add(GP_TR("Leaf"), "L", plan.leaves.n, 32);
    const std::int64_t machines =
        m_plane == QLatin1String("management") ? m_result->plan.compute.servers.n : plan.hosts.n;
    add(GP_TR("Machines"), "", machines, 15);
    for (std::size_t i = 0; i + 1 < drawn.size(); ++i)
        drawLinks(p, drawn[i], drawn[i + 1], k);
    for (std::size_t i = 0; i < drawn.size(); ++i)
        drawLayer(p, drawn[i], QString::fromLatin1(texts[i].second), k);
}

void TopologyView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), colours().surface);
    if (m_result)
        paintTree(p, rect(), colours());
}

void TopologyView::mousePressEvent(QMouseEvent* event) {
    if (m_spineBand.contains(event->position()))
        Q_EMIT asked(QStringLiteral("fabric.%1.spines").arg(m_plane));
    else if (m_leafBand.contains(event->position()))
        Q_EMIT asked(QStringLiteral("fabric.%1.leaves").arg(m_plane));
}

} // namespace gp

#include "ui/floor/floor_view.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"

#include <QKeyEvent>
#include <QPainter>

namespace gp {

namespace {

/// Service racks stand in the middle of the rows, as many a row as are left for it, so that cables stay short.
std::vector<bool> serviceSlots(int slots_, int service) {
    std::vector<bool> is(static_cast<std::size_t>(slots_), false);
    const auto first = static_cast<std::size_t>((slots_ - service) / 2);
    for (std::size_t i = 0; i < static_cast<std::size_t>(service); ++i)
        is[first + i] = true;
    return is;
}

double rowTop(const SiteInputs& in, double depth, int row) {
    // hot | row | cold | row | hot | row | cold ...
    const double hot = baseValue(in.hotAisle), cold = baseValue(in.coldAisle);
    const int coldBefore = (row + 1) / 2, hotBefore = row / 2;
    return hot + row * depth + coldBefore * cold + hotBefore * hot;
}

QString rowName(int row) {
    const QString letter(QChar(QLatin1Char(static_cast<char>('A' + row % 26))));
    return row < 26 ? letter : QString(QChar(QLatin1Char(static_cast<char>('A' + row / 26 - 1)))) + letter;
}

} // namespace

std::vector<PlacedRack> placedRacks(const PlanResult& result) {
    const SitePlan& p = result.plan.site;
    std::vector<PlacedRack> racks;
    constexpr std::int64_t kMostRacks = 20000;
    if (!p.rows.known() || !known(p.hallLength) || p.racks.n > kMostRacks)
        return racks;
    const double width = baseValue(p.rack->width.value), depth = baseValue(p.rack->depth.value);
    const double left = baseValue(result.scenario.site.endAisle);
    const auto rows = static_cast<int>(p.rows.n), perRow = static_cast<int>(p.racksPerRow.n);
    auto computeLeft = static_cast<int>(p.computeRacks.n), serviceLeft = static_cast<int>(p.serviceRacks.n);
    auto serversLeft = result.plan.compute.servers.n;
    const double servicePower = (baseValue(p.networkPower) + baseValue(p.storagePower)) /
                                static_cast<double>(std::max<std::int64_t>(1, p.serviceRacks.n));
    for (int row = 0; row < rows; ++row) {
        const int here = std::min(perRow, computeLeft + serviceLeft);
        const int rowsLeft = rows - row;
        const int service =
            std::min({here, serviceLeft, std::max((serviceLeft + rowsLeft - 1) / rowsLeft, here - computeLeft)});
        const std::vector<bool> isService = serviceSlots(here, service);
        for (int i = 0; i < here; ++i) {
            PlacedRack rack;
            rack.name = rowName(row) + QStringLiteral("%1").arg(i + 1, 2, 10, QLatin1Char('0'));
            rack.box = QRectF(left + i * width, rowTop(result.scenario.site, depth, row), width, depth);
            rack.compute = !isService[static_cast<std::size_t>(i)];
            if (rack.compute) {
                rack.servers = static_cast<int>(std::min<std::int64_t>(p.serversPerRack.n, serversLeft));
                serversLeft -= rack.servers;
                rack.power = rack.servers * baseValue(result.plan.compute.serverMaximum);
                rack.expected = rack.servers * baseValue(result.plan.compute.serverExpected);
                rack.mass = baseValue(p.rack->tare.value) + baseValue(result.scenario.site.rackExtra) +
                            rack.servers * baseValue(result.plan.compute.server->mass.value);
            } else {
                rack.power = rack.expected = servicePower;
            }
            racks.push_back(std::move(rack));
        }
        computeLeft -= here - service;
        serviceLeft -= service;
    }
    return racks;
}

double valueOf(const PlacedRack& rack, FloorMetric metric) {
    return metric == FloorMetric::Maximum ? rack.power : metric == FloorMetric::Expected ? rack.expected : rack.mass;
}

double limitOf(const PlanResult& result, FloorMetric metric) {
    return metric == FloorMetric::Weight ? baseValue(result.plan.site.rack->staticLoad.value)
                                         : baseValue(result.scenario.site.rackLimit);
}

FloorView::FloorView(QWidget* parent)
    : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(300, 220);
    setObjectName(QStringLiteral("floor"));
}

void FloorView::refresh(const PlanResultPtr& result) {
    m_result = result;
    m_racks = placedRacks(*result);
    if (m_selected >= static_cast<int>(m_racks.size()) || m_selected < 0)
        m_selected = m_racks.empty() ? -1 : 0;
    setAccessibleName(say(GP_TR("Floor plan")));
    setAccessibleDescription(say(
        {GP_TR("%1 racks in %2 rows"),
         {Amount{static_cast<double>(m_racks.size()), unit::one}, Amount{times(result->plan.site.rows), unit::one}}},
        result->currency()));
    update();
    Q_EMIT selectionChanged(m_selected);
}

void FloorView::setMetric(FloorMetric metric) {
    m_metric = metric;
    update();
}

void FloorView::select(int rack) {
    if (rack < 0 || rack >= static_cast<int>(m_racks.size()) || rack == m_selected)
        return;
    m_selected = rack;
    update();
    Q_EMIT selectionChanged(rack);
}

QRectF FloorView::toScreen(const QRectF& metres, const QRectF& box) const {
    const SitePlan& p = m_result->plan.site;
    const double length = baseValue(p.hallLength), breadth = baseValue(p.hallWidth);
    const double scale = std::min(box.width() / length, box.height() / breadth);
    const QPointF origin(box.left() + (box.width() - length * scale) / 2,
                         box.top() + (box.height() - breadth * scale) / 2);
    return {origin.x() + metres.x() * scale, origin.y() + metres.y() * scale, metres.width() * scale,
            metres.height() * scale};
}

void FloorView::paintAisles(QPainter& p, const QRectF& box, const Colours& k) const {
    const SiteInputs& in = m_result->scenario.site;
    const SitePlan& site = m_result->plan.site;
    const auto rows = static_cast<int>(site.rows.n);
    const double depth = baseValue(site.rack->depth.value), row = baseValue(site.rowLength),
                 left = baseValue(in.endAisle);
    p.setFont(captionFont());
    const auto aisle = [&](int behind, double breadth, const char* name, const QColor& tint, const QColor& ink) {
        const QRectF area = toScreen({left, rowTop(in, depth, behind) + depth, row, breadth}, box);
        p.fillRect(area, tint);
        p.setPen(ink);
        if (area.height() > 14)
            p.drawText(area, Qt::AlignCenter, say(name) + QLatin1Char(' ') + sayAmount(breadth, unit::metre, "CNY"));
    };
    for (int i = 0; i + 1 < rows || i < 1; i += 2) // cold aisles between facing rows
        aisle(i, baseValue(in.coldAisle), GP_TR("cold aisle"), k.infoTint, k.info);
    for (int i = 1; i + 1 < rows; i += 2) // hot aisles between backs
        aisle(i, baseValue(in.hotAisle), GP_TR("hot aisle"), k.warnTint, k.warn);
}

void FloorView::paintRacks(QPainter& p, const QRectF& box, const Colours& k) const {
    const double limit = limitOf(*m_result, m_metric);
    const double scale = m_metric == FloorMetric::Weight ? 1 : 1e3;
    QString row;
    for (const PlacedRack& rack : m_racks) {
        const QRectF cell = toScreen(rack.box, box).adjusted(0.5, 0.5, -0.5, -0.5);
        const double value = valueOf(rack, m_metric);
        const bool unknownValue = std::isnan(value) || std::isnan(limit);
        const QColor fill = unknownValue ? k.raised : heatColour(value / limit, k);
        p.fillRect(cell, fill);
        if (unknownValue)
            p.fillRect(cell, QBrush(k.edge, Qt::BDiagPattern));
        p.setPen(QPen(k.text, 1));
        p.setBrush(Qt::NoBrush);
        if (!rack.compute)
            p.drawRect(cell);
        const QString letter = rack.name.chopped(2);
        if (letter != row) {
            row = letter;
            p.setFont(bodyFont(true));
            p.setPen(k.text);
            p.drawText(QRectF(cell.left() - 30, cell.top(), 24, cell.height()), Qt::AlignCenter, letter);
        }
        if (cell.width() <= 26 || cell.height() <= 28)
            continue;
        p.setPen(unknownValue ? k.text : textOn(fill));
        p.setFont(captionFont());
        p.drawText(cell.adjusted(0, 2, 0, 0), Qt::AlignHCenter | Qt::AlignTop, rack.name);
        p.setFont(captionFont(true));
        p.drawText(cell.adjusted(0, 0, 0, -2), Qt::AlignHCenter | Qt::AlignBottom,
                   std::isnan(value) ? QStringLiteral("?")
                                     : QString::number(value / scale, 'f', m_metric == FloorMetric::Weight ? 0 : 1));
    }
    p.setFont(captionFont());
}

/// The colours from nothing to the limit, which is marked.
void FloorView::paintLegend(QPainter& p, const QRectF& box, const Colours& k) const {
    const QRectF bar(box.right() - 190, box.top(), 96, 10);
    for (int i = 0; i < 48; ++i)
        p.fillRect(QRectF(bar.left() + i * 2, bar.top(), 2.5, bar.height()), heatColour(i / 47.0, k));
    p.fillRect(QRectF(bar.right(), bar.top() - 3, 2, bar.height() + 6), k.bad);
    p.setPen(k.muted);
    p.setFont(captionFont());
    p.drawText(QRectF(bar.left() - 20, bar.top() - 4, 14, 18), Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("0"));
    p.drawText(QRectF(bar.right() + 8, bar.top() - 4, 84, 18), Qt::AlignLeft | Qt::AlignVCenter,
               say({GP_TR("limit %1"),
                    {Amount{limitOf(*m_result, m_metric),
                            m_metric == FloorMetric::Weight ? Unit(unit::kilogram) : Unit(unit::kilowatt)}}},
                   "CNY"));
}

void FloorView::paintHall(QPainter& p, const QRectF& outer, const Colours& k) const {
    const SitePlan& site = m_result->plan.site;
    if (m_racks.empty()) {
        p.setPen(k.muted);
        p.setFont(bodyFont());
        p.drawText(outer, Qt::AlignCenter | Qt::TextWordWrap, say(GP_TR("No rack can be placed; see the findings.")));
        return;
    }
    const QRectF box = outer.adjusted(34, 26, -12, -30);
    const double length = baseValue(site.hallLength), breadth = baseValue(site.hallWidth);
    const QRectF hall = toScreen({0, 0, length, breadth}, box);
    p.fillRect(hall, k.surface);
    p.setPen(QPen(k.grid, 0));
    constexpr double kTile = 0.6;
    if (hall.width() / (length / kTile) > 5)
        for (double x = kTile; x < length; x += kTile)
            p.drawLine(toScreen({x, 0, 0, breadth}, box).topLeft(), toScreen({x, 0, 0, breadth}, box).bottomLeft());
    paintAisles(p, box, k);
    paintRacks(p, box, k);
    if (m_selected >= 0) {
        p.setPen(QPen(k.accent, 3));
        p.setBrush(Qt::NoBrush);
        p.drawRect(toScreen(m_racks[static_cast<std::size_t>(m_selected)].box, box));
    }
    p.setPen(QPen(k.text, 2));
    p.drawRect(hall);
    p.setPen(k.muted);
    p.drawText(QRectF(hall.left(), hall.top() - 20, hall.width(), 18), Qt::AlignCenter,
               sayAmount(length, unit::metre, "CNY"));
    p.drawText(QRectF(hall.left(), hall.bottom() + 4, hall.width(), 18), Qt::AlignLeft,
               say({GP_TR("%1 racks · %2"),
                    {Amount{static_cast<double>(m_racks.size()), unit::one},
                     Amount{baseValue(site.floorArea), unit::squareMetre}}},
                   "CNY"));
    paintLegend(p, QRectF(outer.left(), hall.bottom() + 8, outer.width() - 8, 18), k);
    p.save();
    p.translate(hall.left() - 8, hall.center().y());
    p.rotate(-90);
    p.drawText(QRectF(-100, -18, 200, 18), Qt::AlignCenter, sayAmount(breadth, unit::metre, "CNY"));
    p.restore();
}

void FloorView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colours().background);
    if (m_result)
        paintHall(painter, rect(), colours());
    if (hasFocus()) {
        painter.setPen(QPen(colours().accent, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void FloorView::mousePressEvent(QMouseEvent* event) {
    const QRectF box = QRectF(rect()).adjusted(34, 26, -12, -30);
    for (std::size_t i = 0; i < m_racks.size(); ++i)
        if (toScreen(m_racks[i].box, box).contains(event->position()))
            select(static_cast<int>(i));
}

void FloorView::keyPressEvent(QKeyEvent* event) {
    const auto perRow = m_result ? static_cast<int>(m_result->plan.site.racksPerRow.n) : 1;
    switch (event->key()) {
    case Qt::Key_Right:
        select(m_selected + 1);
        return;
    case Qt::Key_Left:
        select(m_selected - 1);
        return;
    case Qt::Key_Down:
        select(m_selected + perRow);
        return;
    case Qt::Key_Up:
        select(m_selected - perRow);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

RackView::RackView(QWidget* parent)
    : QWidget(parent) {
    setMinimumWidth(150);
}

void RackView::show(const PlanResultPtr& result, const PlacedRack* rack) {
    m_result = result;
    m_has = rack != nullptr;
    if (rack)
        m_rack = *rack;
    setAccessibleName(m_has ? say(GP_TR("Elevation")) + QLatin1Char(' ') + m_rack.name : QString());
    update();
}

void RackView::paintEvent(QPaintEvent*) {
    const Colours& k = colours();
    QPainter p(this);
    p.fillRect(rect(), k.surface);
    if (!m_has || !m_result)
        return;
    p.setFont(bodyFont(true));
    p.setPen(k.text);
    p.drawText(QRect(12, 8, width() - 24, 20), Qt::AlignLeft, say(GP_TR("Elevation")) + QLatin1Char(' ') + m_rack.name);
    const double units = baseValue(m_result->plan.site.rack->height.value),
                 each = baseValue(m_result->plan.compute.server->height.value);
    const QRectF frame(34, 34, width() - 50, height() - 66);
    const double u = frame.height() / units;
    p.setPen(QPen(k.edge, 1));
    p.fillRect(frame, k.raised);
    p.drawRect(frame);
    p.setFont(captionFont());
    p.setPen(k.muted);
    for (int n = 1; n <= static_cast<int>(units); n += 4)
        p.drawText(QRectF(4, frame.bottom() - n * u, 26, u), Qt::AlignRight | Qt::AlignVCenter, QString::number(n));
    for (int i = 0; i < m_rack.servers && !std::isnan(each); ++i) {
        const QRectF slot(frame.left() + 2, frame.bottom() - (i + 1) * each * u + 1, frame.width() - 4, each * u - 2);
        p.fillRect(slot, k.selection);
        p.setPen(k.series[0]);
        p.drawRect(slot);
        p.setPen(k.text);
        const QString text = QString::fromStdString(m_result->plan.compute.server->name) + QLatin1Char('\n') +
                             sayAmount(each, unit::rackUnit, "CNY") + QStringLiteral(" · ") +
                             sayAmount(baseValue(m_result->plan.compute.serverMaximum), unit::kilowatt, "CNY");
        p.drawText(slot, Qt::AlignCenter | Qt::TextWordWrap, text);
    }
    if (!m_rack.compute) {
        p.setPen(k.muted);
        p.drawText(frame, Qt::AlignCenter | Qt::TextWordWrap, say(GP_TR("network and storage")));
    }
    p.setPen(k.text);
    p.drawText(QRectF(12, height() - 26, width() - 24, 20), Qt::AlignLeft,
               sayAmount(m_rack.power, unit::kilowatt, "CNY") + QStringLiteral(" / ") +
                   sayAmount(baseValue(m_result->scenario.site.rackLimit), unit::kilowatt, "CNY"));
}

} // namespace gp

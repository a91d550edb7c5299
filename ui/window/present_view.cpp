#include "ui/window/present_view.hpp"

#include "ui/charts/mfu_chart.hpp"
#include "ui/session/speech.hpp"
#include "ui/widgets/kpi_strip.hpp"
#include "ui/widgets/theme.hpp"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace gp {

static constexpr double kChartScale = 1.5, kInsetShare = 0.04;

PresentView::PresentView(QWidget* parent)
    : QWidget(parent)
    , m_chart(new MfuChart(this)) {
    setObjectName(QStringLiteral("present"));
    setFocusPolicy(Qt::StrongFocus);
    m_chart->setFocusPolicy(Qt::NoFocus);
    const TextScale scale(kChartScale);
    m_chart->setPlain(true);
}

/// The headlines as the room may see them: money stays out while it is hidden.
std::vector<PresentView::Figure> PresentView::figuresOf(const PlanResult& r) const {
    std::vector<Figure> figures;
    for (const FigureRef& ref : headlines(r.scenario)) {
        const bool money = ref.figure->dim[static_cast<std::size_t>(kDimIndex<money_dim>)] != 0;
        if (money && m_hidePrices)
            continue;
        const LedgerEntry e = r.ledger().entry(ref);
        const NumberText text = formatReadable(e.value, e.unit, numberStyle(r.currency()));
        Figure f{say(e.label), QString::fromStdString(text.number), QString::fromStdString(text.unit), {}};
        if (figures.empty())
            f.unit += QStringLiteral(" = ") + say({GP_TR("%1 servers × %2"),
                                                   {Amount{times(r.plan.compute.servers), unit::one},
                                                    Amount{times(r.plan.compute.server->gpus.value), unit::one}}},
                                                  r.currency());
        const Band band = r.band(e.key);
        NumberStyle style = numberStyle(r.currency());
        style.magnitude = Magnitude::Abbreviated;
        if (band.low < band.high)
            f.note =
                QStringLiteral("P10–P90 ") +
                QString::fromStdString(formatRange(band.low, band.high, readableUnit(e.value, e.unit), style).number);
        for (const LimitUse& use : limitUsesOf(r.view(), ref.figure->key))
            if (!std::isnan(use.bound) && f.note.isEmpty())
                f.note = say({GP_TR("of %1"), {Amount{use.bound, e.unit}}}, r.currency());
        figures.push_back(std::move(f));
    }
    return figures;
}

void PresentView::refresh(const PlanSetPtr& set, const PlanResultPtr& active) {
    m_set = set;
    m_active = active;
    m_figures = figuresOf(*active);
    const TextScale scale(kChartScale);
    m_chart->refresh(set, active->id);
    update();
}

void PresentView::setPricesHidden(bool hidden) {
    m_hidePrices = hidden;
    if (m_active)
        refresh(m_set, m_active);
}

void PresentView::resizeEvent(QResizeEvent*) {
    const int inset = static_cast<int>(width() * kInsetShare);
    m_chart->setGeometry(width() * 45 / 100, height() * 11 / 100, width() * 55 / 100 - inset, height() * 78 / 100);
}

void PresentView::paintFigure(QPainter& p, const Figure& f, const QRectF& box, double size) const {
    const Colours& k = colours();
    p.setFont(windowFont(size * 0.5));
    p.setPen(k.muted);
    p.drawText(box, Qt::AlignLeft | Qt::AlignTop, f.label);
    const double baseline = box.top() + size * 0.5 * 1.4 + size * 1.05;
    p.setFont(windowFont(size, true));
    p.setPen(k.text);
    p.drawText(QPointF(box.left(), baseline), f.value);
    const double after = QFontMetricsF(p.font()).horizontalAdvance(f.value) + size * 0.2;
    p.setFont(windowFont(size * 0.55));
    p.setPen(k.muted);
    p.drawText(QPointF(box.left() + after, baseline), f.unit);
    p.setFont(windowFont(std::clamp(size * 0.45, 12.0, 20.0)));
    p.drawText(QRectF(box.left(), baseline + size * 0.25, box.width(), size), Qt::AlignLeft | Qt::AlignTop, f.note);
}

void PresentView::paintFoot(QPainter& p, const QRectF& box) const {
    const Colours& k = colours();
    double x = box.left();
    for (std::size_t i = 0; i < m_set->results.size(); ++i) {
        QColor dot = k.series[i % k.series.size()];
        dot.setAlphaF(m_set->results[i] == m_active ? 1.0F : 0.45F);
        p.setPen(Qt::NoPen);
        p.setBrush(dot);
        p.drawEllipse(QPointF(x + 7, box.center().y()), 7, 7);
        x += 26;
    }
    p.setPen(k.muted);
    p.setFont(windowFont(16));
    p.drawText(QRectF(x + 12, box.top(), box.width() / 2, box.height()), Qt::AlignLeft | Qt::AlignVCenter,
               say(GP_TR("← → scenario")));
    p.drawText(box, Qt::AlignRight | Qt::AlignVCenter,
               (m_hidePrices ? say(GP_TR("P: prices are hidden")) : say(GP_TR("P: hide prices"))) +
                   QStringLiteral("     ") + say(GP_TR("Esc: leave")));
}

void PresentView::paintEvent(QPaintEvent*) {
    const Colours& k = colours();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), k.surface);
    if (!m_active)
        return;
    // Sizes follow the screen, so that a projector at 4K is as legible as one at 1366 x 768.
    const double unitSize = std::min(width() / 1440.0, height() / 900.0), inset = width() * kInsetShare;
    p.setFont(windowFont(22 * unitSize, true));
    p.setPen(k.text);
    const QRectF head(inset, height() * 0.04, width() - 2 * inset, 40 * unitSize);
    p.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, sayData(m_active->name));
    const double after = QFontMetricsF(p.font()).horizontalAdvance(sayData(m_active->name)) + 16;
    QStringList jobs;
    for (const Workload& w : m_active->scenario.workloads)
        jobs << sayData(w.name.empty() ? w.id : w.name);
    p.setFont(windowFont(22 * unitSize));
    p.setPen(k.muted);
    p.drawText(head.adjusted(after, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, jobs.join(QStringLiteral(" · ")));
    if (m_figures.empty())
        return;
    const double columnWidth = width() * 0.19, top = height() * 0.11;
    paintFigure(p, m_figures.front(), QRectF(inset, top, columnWidth * 2, 180 * unitSize), 80 * unitSize);
    for (std::size_t i = 1; i < m_figures.size(); ++i) {
        const double x = inset + static_cast<double>((i - 1) % 2) * (columnWidth + 8);
        const std::size_t row = (i - 1) / 2;
        const double y = top + (235 + 140 * static_cast<double>(row)) * unitSize;
        p.setPen(QPen(k.line, 1));
        p.drawLine(QPointF(x, y - 14 * unitSize), QPointF(x + columnWidth - 16, y - 14 * unitSize));
        paintFigure(p, m_figures[i], QRectF(x, y, columnWidth, 130 * unitSize), 44 * unitSize);
    }
    paintFoot(p, QRectF(inset, height() * 0.935, width() - 2 * inset, 32));
}

void PresentView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
        Q_EMIT left();
        break;
    case Qt::Key_Right:
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        Q_EMIT stepped(1);
        break;
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        Q_EMIT stepped(-1);
        break;
    case Qt::Key_P:
        setPricesHidden(!m_hidePrices);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace gp

#include "ui/charts/mfu_chart.hpp"

#include "core/study/scaling.hpp"
#include "ui/charts/chart_frame.hpp"
#include "ui/charts/chart_style.hpp"
#include "ui/session/speech.hpp"

#include <qcustomplot.h>

namespace gp {

namespace {

/// The first training job of a scenario; -1 if there is none.
int trainingPool(const Scenario& s) {
    for (std::size_t i = 0; i < s.workloads.size(); ++i)
        if (kindOf(s.workloads[i]) == Scope::Training)
            return static_cast<int>(i);
    return -1;
}

} // namespace

MfuChart::MfuChart(QWidget* parent)
    : QWidget(parent)
    , m_frame(new ChartFrame(this))
    , m_plot(new QCustomPlot)
    , m_readout(new QLabel(m_plot)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_frame);
    m_frame->setChart(m_plot);
    m_frame->tableText = [this] { return tableText(); };
    m_frame->paint = [this](QPainter& painter, const QRect& box) { paintInto(painter, box); };
    setMinimumHeight(260);
    m_plot->setObjectName(QStringLiteral("mfuChart"));
    m_plot->xAxis->setScaleType(QCPAxis::stLogarithmic);
    m_plot->xAxis->setTicker(logTicker(true));
    m_plot->yAxis2->setScaleType(QCPAxis::stLogarithmic);
    m_plot->yAxis2->setTicker(logTicker(false));
    m_plot->yAxis2->setVisible(true);
    m_plot->axisRect()->setMinimumMargins({0, 22, 0, 0});
    m_plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    m_plot->axisRect()->setRangeZoom(Qt::Horizontal);
    m_plot->axisRect()->setRangeDrag(Qt::Horizontal);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    m_readout->setFont(captionFont());
    m_readout->setVisible(false);
    m_readout->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_readout->setMargin(8);
}

void MfuChart::refresh(const PlanSetPtr& set, const std::string& active) {
    m_set = set;
    m_active = active;
    rebuild(false);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

static QVector<double> column(const std::vector<ScalingPoint>& points, double ScalingPoint::*member, double scale) {
    QVector<double> values;
    for (const ScalingPoint& p : points)
        values << p.*member * scale;
    return values;
}

static void addBand(QCustomPlot& plot, const ScalingCurve& curve, const QVector<double>& x, QColor colour,
                    bool active) {
    auto* low = plot.addGraph();
    auto* high = plot.addGraph();
    low->setData(x, column(curve.points, &ScalingPoint::low, 100), true);
    high->setData(x, column(curve.points, &ScalingPoint::high, 100), true);
    colour.setAlphaF(0.35F);
    low->setPen(QPen(colour, 1));
    high->setPen(QPen(colour, 1));
    colour.setAlphaF(active ? 0.17F : 0.09F);
    high->setBrush(colour);
    high->setChannelFillGraph(low);
}

static void addPlanPoint(QCustomPlot& plot, const PlanResult& r, const ScalingCurve& curve, std::size_t series,
                         bool active, const Colours& k) {
    if (active) { // ringed: the point that the page is about
        auto* ring = plot.addGraph();
        ring->setLineStyle(QCPGraph::lsNone);
        ring->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(k.series[series], 1.5), Qt::NoBrush, 18));
        ring->addData(curve.plan.gpus, curve.plan.mfu * 100);
    }
    auto* point = plot.addGraph();
    point->setLineStyle(QCPGraph::lsNone);
    point->setScatterStyle(seriesMarker(series, k.series[series], k.surface, active ? 13 : 11));
    point->addData(curve.plan.gpus, curve.plan.mfu * 100);
    const QString gpus = QString::fromStdString(formatNumber(curve.plan.gpus, unit::one, NumberStyle{}).number);
    const QString text =
        QStringLiteral("%1  %2 · %3 %").arg(sayData(r.name), gpus, QString::number(curve.plan.mfu * 100, 'f', 1));
    QCPItemText* label = addText(plot, curve.plan.gpus, curve.plan.mfu * 100, text, k.text,
                                 Qt::AlignHCenter | (active ? Qt::AlignBottom : Qt::AlignTop), active, k);
    label->setPadding({5, active ? 2 : 12, 5, active ? 14 : 2});
    label->setBrush(Qt::NoBrush);
}

namespace {

/// What the curves span, for the axes.
struct Extent {
    double low = 1e300, high = 0;
    void take(double v) {
        low = std::min(low, v);
        high = std::max(high, v);
    }
    bool any() const { return low <= high; }
};

} // namespace

/// V3: up to where throughput grows by at least 0.8 of the GPUs; the line says what it means.
static void addLinearityGate(QCustomPlot& plot, const ScalingCurve& curve, const Colours& k) {
    const double gate = curve.points.front().mfu * 0.8 * 100;
    auto* line = plot.addGraph();
    line->setData({curve.points.front().gpus, curve.points.back().gpus}, {gate, gate});
    line->setPen(QPen(k.warn, 1, Qt::DashDotLine));
    addText(plot, curve.points.front().gpus, gate,
            QStringLiteral("%1 = MFU %2 %").arg(say(GP_TR("linearity 0.8"))).arg(gate, 0, 'f', 1), k.warn,
            Qt::AlignLeft | Qt::AlignTop, true, k);
}

/// Indices of the scenarios, the active one last so that nothing covers it.
std::vector<std::size_t> MfuChart::drawingOrder() const {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_set->results.size(); ++i)
        if (m_set->results[i]->id != m_active)
            order.push_back(i);
    for (std::size_t i = 0; i < m_set->results.size(); ++i)
        if (m_set->results[i]->id == m_active)
            order.push_back(i);
    return order;
}

void MfuChart::setPlain(bool plain) {
    m_frame->setPlain(plain);
}

void MfuChart::rebuild(bool print) {
    const Colours& k = print ? printColours() : colours();
    QCustomPlot& plot = *m_plot;
    plot.clearPlottables();
    plot.clearItems();
    plot.setBackground(k.surface);
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis, plot.yAxis2})
        styleAxis(axis, k);
    plot.yAxis2->grid()->setVisible(false);
    plot.xAxis->setLabel(say(GP_TR("GPUs (log)")));
    Extent gpus, mfu, days;
    for (const std::size_t s : drawingOrder()) {
        const PlanResultPtr& r = m_set->results[s];
        const int pool = trainingPool(r->scenario);
        if (pool < 0 || s >= k.series.size())
            continue;
        const ScalingCurve curve = scalingCurve(r->scenario, r->plan, static_cast<std::size_t>(pool));
        if (curve.points.empty())
            continue;
        const bool active = r->id == m_active;
        const QVector<double> x = column(curve.points, &ScalingPoint::gpus, 1);
        addBand(plot, curve, x, k.series[s], active);
        auto* line = plot.addGraph();
        line->setData(x, column(curve.points, &ScalingPoint::mfu, 100), true);
        line->setPen(QPen(k.series[s], active ? 2 : 1.5, seriesDash(s)));
        gpus.take(x.front());
        gpus.take(x.back());
        mfu.take(curve.points.back().low * 100);
        mfu.take(curve.points.front().high * 100);
        if (active) {
            const QVector<double> time = column(curve.points, &ScalingPoint::duration, 1 / unit::kDay);
            if (!std::isnan(time.front())) {
                auto* graph = plot.addGraph(plot.xAxis, plot.yAxis2);
                graph->setData(x, time, true);
                graph->setPen(QPen(k.muted, 1, Qt::DotLine));
                days.take(time.front());
                days.take(time.back());
            }
            addLinearityGate(plot, curve, k);
        }
        addPlanPoint(plot, *r, curve, s, active, k);
    }
    addCorner(plot, Qt::AlignLeft, say(GP_TR("MFU %")), k);
    plot.yAxis2->setVisible(days.any());
    if (days.any()) {
        addCorner(plot, Qt::AlignRight, QStringLiteral("····· ") + say(GP_TR("days")), k);
        plot.yAxis2->setRange(days.low * 0.8, days.high * 1.25);
    }
    plot.xAxis->setRange(gpus.any() ? gpus.low : 1, gpus.any() ? gpus.high * 1.05 : 100);
    plot.yAxis->setRange(mfu.any() ? std::max(0.0, std::floor(mfu.low / 5) * 5 - 2) : 0,
                         mfu.any() ? mfu.high * 1.1 : 60);
    if (!gpus.any())
        addText(plot, 10, 30, say(GP_TR("No training job to draw: add one on the Demand page.")), k.muted,
                Qt::AlignCenter, false, k);
    m_frame->setHead(say(GP_TR("MFU against GPU count")),
                     say(GP_TR("assumed MFU, falling by an assumed 3 % a doubling · fixed global batch")));
    m_frame->refreshTable();
    setAccessibleName(say(GP_TR("MFU against GPU count")));
    setAccessibleDescription(tableText());
}

QString MfuChart::tableText() const {
    QString text = say(GP_TR("Scenario")) + QStringLiteral("\tGPU\tMFU\t") + say(GP_TR("days")) + QLatin1Char('\n');
    for (const PlanResultPtr& r : m_set ? m_set->results : std::vector<PlanResultPtr>{}) {
        const int pool = trainingPool(r->scenario);
        if (pool < 0)
            continue;
        const ScalingCurve curve = scalingCurve(r->scenario, r->plan, static_cast<std::size_t>(pool));
        for (std::size_t i = 0; i < curve.points.size(); i += 10)
            text += QStringLiteral("%1\t%2\t%3\t%4\n")
                        .arg(sayData(r->name))
                        .arg(curve.points[i].gpus, 0, 'f', 0)
                        .arg(curve.points[i].mfu, 0, 'f', 4)
                        .arg(curve.points[i].duration / unit::kDay, 0, 'f', 1);
    }
    return text;
}

void MfuChart::hover(const QPoint& at) {
    const double gpus = m_plot->xAxis->pixelToCoord(at.x());
    QString text = QString::fromStdString(formatNumber(std::round(gpus), unit::gpu, numberStyle("CNY")).joined());
    bool any = false;
    for (const PlanResultPtr& r : m_set->results) {
        const int pool = trainingPool(r->scenario);
        const ScalingCurve curve =
            pool < 0 ? ScalingCurve() : scalingCurve(r->scenario, r->plan, static_cast<std::size_t>(pool));
        for (std::size_t i = 1; i < curve.points.size(); ++i) {
            if (curve.points[i].gpus < gpus || curve.points[i - 1].gpus > gpus)
                continue;
            any = true;
            text += QStringLiteral("\n%1   %2 %   %3")
                        .arg(sayData(r->name))
                        .arg(curve.points[i].mfu * 100, 0, 'f', 1)
                        .arg(sayAmount(curve.points[i].duration, unit::day, "CNY"));
            break;
        }
    }
    m_readout->setText(text);
    m_readout->setStyleSheet(QStringLiteral("background:%1;border:1px solid %2;color:%3")
                                 .arg(colours().raised.name(), colours().edge.name(), colours().text.name()));
    m_readout->adjustSize();
    m_readout->move(std::min(at.x() + 14, m_plot->width() - m_readout->width() - 4),
                    std::max(4, at.y() - m_readout->height() - 8));
    m_readout->setVisible(any && m_plot->axisRect()->rect().contains(at));
}

bool MfuChart::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_plot && event->type() == QEvent::MouseMove && m_set)
        hover(static_cast<QMouseEvent*>(event)->pos());
    if (watched == m_plot && event->type() == QEvent::Leave)
        m_readout->setVisible(false);
    if (watched == m_plot && event->type() == QEvent::MouseButtonDblClick && m_set)
        refresh(m_set, m_active); // the whole range again after zooming
    if (watched == m_plot && event->type() == QEvent::MouseButtonPress && m_set)
        if (const PlanResultPtr r = m_set->find(m_active)) {
            const int pool = trainingPool(r->scenario);
            if (pool >= 0)
                Q_EMIT asked(QString::fromStdString("workload." +
                                                    r->scenario.workloads[static_cast<std::size_t>(pool)].id + ".mfu"));
        }
    return QWidget::eventFilter(watched, event);
}

void MfuChart::changeEvent(QEvent* event) {
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) && m_set) {
        rebuild(false);
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
    QWidget::changeEvent(event);
}

void MfuChart::paintInto(QPainter& painter, const QRect& box) {
    rebuild(true);
    m_plot->setBackground(Qt::white);
    paintPlot(*m_plot, painter, box);
    rebuild(false);
}

} // namespace gp

#include "ui/charts/mfu_chart.hpp"

#include "core/study/scaling.hpp"
#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"

#include <qcustomplot.h>

namespace gp {

namespace {

/// Ticks at powers of two, which is how GPU counts grow.
class DoublingTicker : public QCPAxisTicker {
protected:
    QVector<double> createTickVector(double, const QCPRange& range) override {
        QVector<double> ticks;
        double step = 2;
        while (std::log(range.upper / range.lower) / std::log(step) > 9)
            step *= 2;
        for (double v = 1; v <= range.upper; v *= step)
            if (v >= range.lower)
                ticks << v;
        return ticks;
    }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        return QString::fromStdString(formatNumber(tick, unit::one, NumberStyle{}).number);
    }
    int getSubTickCount(double) override { return 0; }
};

Qt::PenStyle dash(std::size_t series) {
    static constexpr Qt::PenStyle kDashes[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    return kDashes[series % 4];
}
QCPScatterStyle::ScatterShape marker(std::size_t series) {
    static constexpr QCPScatterStyle::ScatterShape kMarkers[] = {
        QCPScatterStyle::ssDisc, QCPScatterStyle::ssSquare, QCPScatterStyle::ssTriangle, QCPScatterStyle::ssDiamond};
    return kMarkers[series % 4];
}

void styleAxis(QCPAxis* axis, const Colours& k, const QFont& font) {
    axis->setBasePen(QPen(k.edge, 1));
    axis->setTickPen(QPen(k.edge, 1));
    axis->setSubTickPen(Qt::NoPen);
    axis->setTickLabelColor(k.muted);
    axis->setLabelColor(k.text);
    axis->setTickLabelFont(font);
    axis->setLabelFont(font);
    axis->grid()->setPen(QPen(k.grid, 1));
    axis->grid()->setSubGridVisible(false);
    axis->grid()->setZeroLinePen(Qt::NoPen);
}

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
    , m_plot(new QCustomPlot(this))
    , m_readout(new QLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    setMinimumHeight(240);
    m_plot->setObjectName(QStringLiteral("mfuChart"));
    m_plot->xAxis->setScaleType(QCPAxis::stLogarithmic);
    m_plot->xAxis->setTicker(QSharedPointer<DoublingTicker>::create());
    m_plot->yAxis2->setScaleType(QCPAxis::stLogarithmic);
    m_plot->yAxis2->setVisible(true);
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

static void addText(QCustomPlot& plot, double x, double y, const QString& text, const QColor& colour,
                    Qt::Alignment align, bool bold) {
    auto* item = new QCPItemText(&plot);
    item->position->setCoords(x, y);
    item->setPositionAlignment(align);
    item->setText(text);
    item->setColor(colour);
    item->setFont(captionFont(bold));
    item->setPadding({4, 2, 4, 2});
    item->setClipToAxisRect(false);
}

static void addPlanPoint(QCustomPlot& plot, const PlanResult& r, const ScalingCurve& curve, const QColor& colour,
                         std::size_t series, bool active, const Colours& k) {
    auto* point = plot.addGraph();
    point->setLineStyle(QCPGraph::lsNone);
    point->setScatterStyle(QCPScatterStyle(marker(series), QPen(k.surface, 2), colour, active ? 12 : 9));
    point->addData(curve.plan.gpus, curve.plan.mfu * 100);
    const QString gpus = QString::fromStdString(formatNumber(curve.plan.gpus, unit::one, NumberStyle{}).number);
    const QString text =
        QStringLiteral("%1  %2 · %3 %").arg(sayData(r.name), gpus, QString::number(curve.plan.mfu * 100, 'f', 1));
    addText(plot, curve.plan.gpus, curve.plan.mfu * 100, text, k.text,
            Qt::AlignHCenter | (active ? Qt::AlignBottom : Qt::AlignTop), active);
}

void MfuChart::rebuild(bool print) {
    const Colours& k = print ? printColours() : colours();
    QCustomPlot& plot = *m_plot;
    plot.clearPlottables();
    plot.clearItems();
    plot.setBackground(k.surface);
    const QFont font = captionFont();
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis, plot.yAxis2})
        styleAxis(axis, k, font);
    plot.yAxis2->grid()->setVisible(false);
    plot.xAxis->setLabel(say(GP_TR("GPUs (log)")));
    plot.yAxis->setLabel(say(GP_TR("MFU %")));
    plot.yAxis2->setLabel(say(GP_TR("days")));
    double xLow = 1e18, xHigh = 1, yLow = 1e9, yHigh = 0, dLow = 1e18, dHigh = 0;
    std::size_t series = 0;
    for (const PlanResultPtr& r : m_set->results) {
        const int pool = trainingPool(r->scenario);
        const std::size_t s = series++;
        if (pool < 0 || s >= colours().series.size())
            continue;
        const ScalingCurve curve = scalingCurve(r->scenario, r->plan, static_cast<std::size_t>(pool));
        if (curve.points.empty())
            continue;
        const bool active = r->id == m_active;
        const QVector<double> x = column(curve.points, &ScalingPoint::gpus, 1);
        addBand(plot, curve, x, k.series[s], active);
        auto* line = plot.addGraph();
        line->setData(x, column(curve.points, &ScalingPoint::mfu, 100), true);
        line->setPen(QPen(k.series[s], active ? 2 : 1.5, dash(s)));
        addPlanPoint(plot, *r, curve, k.series[s], s, active, k);
        xLow = std::min(xLow, x.front());
        xHigh = std::max(xHigh, x.back());
        yLow = std::min(yLow, curve.points.back().low * 100);
        yHigh = std::max(yHigh, curve.points.front().high * 100);
        if (!active)
            continue;
        const QVector<double> days = column(curve.points, &ScalingPoint::duration, 1 / unit::kDay);
        if (!std::isnan(days.front())) {
            auto* time = plot.addGraph(plot.xAxis, plot.yAxis2);
            time->setData(x, days, true);
            time->setPen(QPen(k.muted, 1, Qt::DotLine));
            dLow = days.back();
            dHigh = days.front();
        }
        // V3: up to here throughput grows by at least 0.8 of the GPUs.
        const double gate = curve.points.front().mfu * 0.8 * 100;
        auto* linear = plot.addGraph();
        linear->setData({x.front(), x.back()}, {gate, gate});
        linear->setPen(QPen(k.warn, 1, Qt::DashDotLine));
        addText(plot, x.front(), gate,
                QStringLiteral("%1 = MFU %2 %").arg(say(GP_TR("linearity 0.8"))).arg(gate, 0, 'f', 1), k.warn,
                Qt::AlignLeft | Qt::AlignBottom, true);
    }
    plot.yAxis2->setVisible(dHigh > 0);
    plot.xAxis->setRange(xLow < xHigh ? xLow : 1, xLow < xHigh ? xHigh * 1.05 : 100);
    plot.yAxis->setRange(std::max(0.0, std::floor(yLow / 5) * 5 - 2), yHigh > 0 ? yHigh * 1.08 : 60);
    if (dHigh > 0)
        plot.yAxis2->setRange(dLow * 0.8, dHigh * 1.25);
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
    m_readout->move(std::min(at.x() + 14, width() - m_readout->width() - 4),
                    std::max(4, at.y() - m_readout->height() - 8));
    m_readout->setVisible(any && m_plot->axisRect()->rect().contains(at));
}

bool MfuChart::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_plot && event->type() == QEvent::MouseMove && m_set)
        hover(static_cast<QMouseEvent*>(event)->pos());
    if (watched == m_plot && event->type() == QEvent::Leave)
        m_readout->setVisible(false);
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
    const QSize old = m_plot->size();
    QCPPainter vector;
    QPicture picture;
    vector.begin(&picture);
    vector.setMode(QCPPainter::pmVectorized);
    vector.setMode(QCPPainter::pmNoCaching);
    m_plot->toPainter(&vector, box.width(), box.height());
    vector.end();
    painter.drawPicture(box.topLeft(), picture);
    m_plot->resize(old);
    rebuild(false);
}

} // namespace gp

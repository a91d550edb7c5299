#include "ui/charts/demand_chart.hpp"

#include "core/study/sweep.hpp"
#include "ui/charts/chart_frame.hpp"
#include "ui/charts/chart_style.hpp"
#include "ui/session/speech.hpp"

#include <QVBoxLayout>
#include <qcustomplot.h>

namespace gp {

DemandChart::DemandChart(QWidget* parent)
    : QWidget(parent)
    , m_frame(new ChartFrame(this))
    , m_plot(new QCustomPlot) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_frame);
    m_frame->setChart(m_plot);
    m_frame->tableText = [this] { return tableText(); };
    m_frame->paint = [this](QPainter& painter, const QRect& box) { paintInto(painter, box); };
    m_plot->setObjectName(QStringLiteral("demandChart"));
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setScaleType(QCPAxis::stLogarithmic);
        axis->setTicker(logTicker(false));
    }
    m_plot->axisRect()->setMinimumMargins({0, 22, 16, 0});
    setMinimumHeight(200);
}

/// The input that says how much the first workload asks for; empty where its GPUs are given.
static std::string demandField(const Scenario& s) {
    if (s.workloads.empty())
        return {};
    const std::string prefix = "workload." + s.workloads[0].id + ".";
    if (const auto* job = std::get_if<TrainingJob>(&s.workloads[0].job))
        return job->target == TrainingTarget::Rate       ? prefix + "token_rate"
               : job->target == TrainingTarget::Deadline ? prefix + "token_budget"
                                                         : std::string();
    return prefix + "qps";
}

void DemandChart::compute() {
    const Scenario& s = m_result->scenario;
    m_field = demandField(s);
    m_demand.clear();
    const FieldRef input = findField(s, m_field);
    const double now = input ? std::get<double>(get(s, input)) : kUnknown;
    if (!(now > 0))
        return;
    constexpr int kPoints = 160;
    m_demand = geometricSteps(now / 8, now * 8, kPoints);
    const std::string prefix = "workload." + s.workloads[0].id + ".";
    const auto rows =
        sweep(s, *m_result->library, m_result->choices, m_field, m_demand, {prefix + "gpus_raw", prefix + "gpus"});
    m_raw = rows[0];
    m_gpus = rows[1];
}

void DemandChart::refresh(const PlanResultPtr& result) {
    m_result = result;
    compute();
    rebuild(false);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void DemandChart::rebuild(bool print) {
    const Colours& k = print ? printColours() : colours();
    QCustomPlot& plot = *m_plot;
    plot.clearPlottables();
    plot.clearItems();
    plot.setBackground(print ? QColor(Qt::white) : k.surface);
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis})
        styleAxis(axis, k);
    m_frame->setHead(say(GP_TR("GPUs against demand")),
                     say(GP_TR("steps: whole servers; dashed: before reserve and rounding")));
    const FieldRef input = m_result ? findField(m_result->scenario, m_field) : FieldRef{};
    if (m_demand.empty() || !input) {
        plot.xAxis->setLabel({});
        plot.xAxis->setRange(1, 100);
        plot.yAxis->setRange(1, 100);
        addText(plot, 10, 10, say(GP_TR("No demand to draw yet.")), k.muted, Qt::AlignCenter, false, k);
        m_frame->refreshTable();
        return;
    }
    const double scale = 1 / input.field->unit.factor;
    QVector<double> x, raw, gpus;
    double low = 1e300, high = 0;
    for (std::size_t i = 0; i < m_demand.size(); ++i) {
        if (std::isnan(m_gpus[i]))
            continue;
        x << m_demand[i] * scale;
        raw << m_raw[i];
        gpus << m_gpus[i];
        low = std::min({low, m_raw[i] > 0 ? m_raw[i] : low, m_gpus[i]});
        high = std::max(high, m_gpus[i]);
    }
    auto* before = plot.addGraph();
    before->setData(x, raw, true);
    before->setPen(QPen(k.muted, 1, Qt::DashLine));
    auto* installed = plot.addGraph();
    installed->setLineStyle(QCPGraph::lsStepRight);
    installed->setData(x, gpus, true);
    installed->setPen(QPen(k.series[0], 2));
    const double now = std::get<double>(get(m_result->scenario, input)),
                 count = times(m_result->plan.pools[0].installed);
    auto* point = plot.addGraph();
    point->setLineStyle(QCPGraph::lsNone);
    point->setScatterStyle(seriesMarker(0, k.series[0], k.surface, 13));
    point->addData(now * scale, count);
    QCPItemText* label = addText(plot, now * scale, count,
                                 sayReadable(now, input.field->unit, m_result->currency()) + QStringLiteral(" → ") +
                                     sayReadable(count, unit::gpu, m_result->currency()),
                                 k.text, Qt::AlignRight | Qt::AlignBottom, true, k);
    label->setPadding({5, 2, 10, 10});
    label->setBrush(Qt::NoBrush);
    if (!x.isEmpty()) {
        plot.xAxis->setRange(x.front(), x.back());
        plot.yAxis->setRange(std::max(low * 0.8, 0.1), high * 1.4);
    }
    plot.xAxis->setLabel(say(input.field->label) + QStringLiteral("  ") +
                         sayUnit(input.field->unit, m_result->currency()));
    addCorner(plot, Qt::AlignLeft, sayUnit(unit::gpu, m_result->currency()), k);
    m_frame->refreshTable();
    setAccessibleName(say(GP_TR("GPUs against demand")));
    setAccessibleDescription(tableText());
}

QString DemandChart::tableText() const {
    const FieldRef input = m_result ? findField(m_result->scenario, m_field) : FieldRef{};
    if (!input)
        return {};
    QString text = say(input.field->label) + QLatin1Char('\t') + say(GP_TR("GPUs before rounding")) +
                   QLatin1Char('\t') + say(GP_TR("GPUs installed")) + QLatin1Char('\n');
    for (std::size_t i = 0; i < m_demand.size(); i += 8)
        text += QStringLiteral("%1\t%2\t%3\n")
                    .arg(sayReadable(m_demand[i], input.field->unit, m_result->currency()))
                    .arg(m_raw[i], 0, 'f', 1)
                    .arg(m_gpus[i], 0, 'f', 0);
    return text;
}

void DemandChart::changeEvent(QEvent* event) {
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) && m_result) {
        rebuild(false);
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
    QWidget::changeEvent(event);
}

void DemandChart::paintInto(QPainter& painter, const QRect& box) {
    rebuild(true);
    paintPlot(*m_plot, painter, box);
    rebuild(false);
}

} // namespace gp

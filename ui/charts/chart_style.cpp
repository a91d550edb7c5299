#include "ui/charts/chart_style.hpp"

#include "core/units/format.hpp"
#include "ui/session/speech.hpp"

#include <qcustomplot.h>

namespace gp {

namespace {

/// Powers of two, which is how GPU counts grow, or 1-2-5 of a decade.
class LogTicker : public QCPAxisTicker {
public:
    explicit LogTicker(bool doubling)
        : m_doubling(doubling) {}

protected:
    QVector<double> createTickVector(double, const QCPRange& range) override {
        QVector<double> ticks;
        if (!m_doubling) {
            constexpr int kMost = 6;
            for (double tick : axisTicks(range.lower, range.upper, kMost, true))
                ticks << tick;
            return ticks;
        }
        double step = 2;
        while (std::log(range.upper / range.lower) / std::log(step) > 9)
            step *= 2;
        for (double v = 1; v <= range.upper; v *= step)
            if (v >= range.lower)
                ticks << v;
        return ticks;
    }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        NumberStyle style = numberStyle("CNY");
        style.magnitude = Magnitude::Abbreviated;
        const NumberText text = formatNumber(tick, unit::one, style);
        return QString::fromStdString(text.number + text.unit);
    }
    int getSubTickCount(double) override { return 0; }

private:
    bool m_doubling;
};

} // namespace

Qt::PenStyle seriesDash(std::size_t series) {
    static constexpr Qt::PenStyle kDashes[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine,
                                               Qt::DashDotDotLine};
    return kDashes[series % 5];
}

QCPScatterStyle seriesMarker(std::size_t series, const QColor& colour, const QColor& ring, double size) {
    static constexpr QCPScatterStyle::ScatterShape kMarkers[] = {
        QCPScatterStyle::ssCircle, QCPScatterStyle::ssSquare, QCPScatterStyle::ssTriangle, QCPScatterStyle::ssDiamond};
    return QCPScatterStyle(kMarkers[series % 4], QPen(ring, 2), QBrush(colour), size);
}

void styleAxis(QCPAxis* axis, const Colours& k) {
    axis->setBasePen(QPen(k.edge, 1));
    axis->setTickPen(QPen(k.edge, 1));
    axis->setSubTickPen(Qt::NoPen);
    axis->setTickLabelColor(k.muted);
    axis->setLabelColor(k.muted);
    axis->setTickLabelFont(captionFont());
    axis->setLabelFont(captionFont());
    axis->grid()->setPen(QPen(k.grid, 1));
    axis->grid()->setSubGridVisible(false);
    axis->grid()->setZeroLinePen(Qt::NoPen);
}

QCPItemText* addText(QCustomPlot& plot, double x, double y, const QString& text, const QColor& colour,
                     Qt::Alignment align, bool bold, const Colours& k) {
    auto* item = new QCPItemText(&plot);
    item->position->setCoords(x, y);
    item->setPositionAlignment(align);
    item->setText(text);
    item->setColor(colour);
    item->setFont(captionFont(bold));
    item->setPadding({5, 2, 5, 2});
    QColor halo = k.surface;
    halo.setAlphaF(0.78F);
    item->setBrush(halo);
    item->setClipToAxisRect(false);
    return item;
}

void addCorner(QCustomPlot& plot, Qt::Alignment corner, const QString& text, const Colours& k) {
    auto* item = new QCPItemText(&plot);
    const bool right = corner.testFlag(Qt::AlignRight);
    item->position->setTypeX(QCPItemPosition::ptViewportRatio);
    item->position->setTypeY(QCPItemPosition::ptViewportRatio);
    item->position->setCoords(right ? 1 : 0, 0);
    item->setPositionAlignment(Qt::AlignTop | (right ? Qt::AlignRight : Qt::AlignLeft));
    item->setPadding({12, 2, 12, 0});
    item->setText(text);
    item->setColor(k.muted);
    item->setFont(captionFont());
    item->setClipToAxisRect(false);
}

QSharedPointer<QCPAxisTicker> logTicker(bool doubling) {
    return QSharedPointer<LogTicker>::create(doubling);
}

void paintPlot(QCustomPlot& plot, QPainter& painter, const QRect& box) {
    const QSize old = plot.size();
    QCPPainter vector;
    QPicture picture;
    vector.begin(&picture);
    vector.setMode(QCPPainter::pmVectorized);
    vector.setMode(QCPPainter::pmNoCaching);
    plot.toPainter(&vector, box.width(), box.height());
    vector.end();
    painter.drawPicture(box.topLeft(), picture);
    plot.resize(old);
}

} // namespace gp

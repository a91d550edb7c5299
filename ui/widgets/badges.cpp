#include "ui/widgets/badges.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"

#include <QPainter>

namespace gp {

SourceBadge::SourceBadge(QWidget* parent)
    : QWidget(parent) {
    setFixedHeight(18);
    setFixedWidth(64);
}

void SourceBadge::setSource(const Source& source) {
    m_source = source;
    QString tip = say(sourceLabel(source.kind));
    for (const std::string& part : {source.reference, source.date, source.note})
        if (!part.empty())
            tip += QLatin1Char('\n') + sayData(part);
    setToolTip(tip);
    setAccessibleName(tip);
    update();
}

QSize SourceBadge::sizeHint() const {
    return {58, 18};
}

void paintBadge(QPainter& painter, const QRectF& box, SourceKind kind, const QString& text) {
    paintBadge(painter, box, kind, text, colours(), captionFont());
}

void paintBadge(QPainter& painter, const QRectF& box, SourceKind kind, const QString& text, const Colours& k,
                const QFont& font) {
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ink = k.muted, fill = Qt::transparent, border = Qt::transparent;
    Qt::PenStyle line = Qt::SolidLine;
    switch (kind) {
    case SourceKind::Measured:
        fill = k.good;
        ink = k.surface;
        break;
    case SourceKind::Vendor:
        border = k.edge;
        ink = k.text;
        break;
    case SourceKind::Literature:
        border = ink = k.info;
        break;
    case SourceKind::Assumed:
        border = ink = k.warn;
        line = Qt::DashLine;
        break;
    case SourceKind::Predicted:
    case SourceKind::Derived:
        fill = k.raised;
        ink = k.muted;
        break;
    }
    painter.setBrush(fill);
    painter.setPen(border == Qt::transparent ? QPen(Qt::NoPen) : QPen(border, 1, line));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(ink);
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, text);
}

void SourceBadge::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintBadge(painter, rect(), m_source.kind, say(sourceLabel(m_source.kind)));
}

QString severityIcon(Severity severity) {
    switch (severity) {
    case Severity::Ok:
        return QStringLiteral("ok");
    case Severity::Note:
        return QStringLiteral("note");
    case Severity::Warning:
        return QStringLiteral("warn");
    case Severity::Error:
        return QStringLiteral("fail");
    }
    return {};
}

QColor severityColour(Severity severity) {
    const Colours& k = colours();
    switch (severity) {
    case Severity::Ok:
        return k.good;
    case Severity::Note:
        return k.muted;
    case Severity::Warning:
        return k.warn;
    case Severity::Error:
        return k.bad;
    }
    return k.text;
}

} // namespace gp

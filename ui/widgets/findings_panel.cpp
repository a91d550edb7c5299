#include "ui/widgets/findings_panel.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/badges.hpp"
#include "ui/widgets/theme.hpp"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gp {

FindingsPanel::FindingsPanel(QWidget* parent)
    : QScrollArea(parent) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QString fixPreview(const PlanResult& result, const Finding& finding, const Fix& fix) {
    Scenario fixed = result.scenario;
    if (amendAll(fixed, fix.overrides, result.library.get()))
        return {};
    const Plan p = plan(fixed, *result.library, choose(fixed, *result.library));
    const auto after = findings(fixed, *result.library, p);
    const bool solved = std::none_of(after.begin(), after.end(), [&](const Finding& f) {
        return f.where == finding.where && f.severity >= finding.severity;
    });
    const PlanView view{fixed, *result.library, p};
    for (const LimitUse& use : limitUsesOf(view, finding.where)) {
        const FigureRef ref = findFigure(fixed, finding.where);
        if (ref && !std::isnan(use.slack) && use.slack >= 0)
            return say({GP_TR("fits, %1 left"), {Amount{use.slack, ref.figure->unit}}}, result.currency());
    }
    const double before = baseValue(result.plan.cost.capex), now = baseValue(p.cost.capex);
    QString text = say(solved ? GP_TR("solves it") : GP_TR("helps"));
    if (std::isfinite(now - before) && std::abs(now - before) > 0.5)
        text += QStringLiteral(" · ") + QString::fromStdString(formatDelta(now - before, unit::money,
                                                                           [&] {
                                                                               NumberStyle style =
                                                                                   numberStyle(result.currency());
                                                                               style.magnitude = Magnitude::Abbreviated;
                                                                               return style;
                                                                           }())
                                                                   .joined());
    return text;
}

static QLabel* label(const QString& text, const QFont& font, const QColor& colour, QWidget* parent) {
    auto* l = new QLabel(text, parent);
    l->setFont(font);
    l->setWordWrap(true);
    QPalette palette = l->palette();
    palette.setColor(QPalette::WindowText, colour);
    l->setPalette(palette);
    return l;
}

QWidget* FindingsPanel::makeFinding(const PlanResult& result, const Finding& finding) {
    auto* box = new QWidget(m_body);
    box->setObjectName(QStringLiteral("finding:") + QString::fromStdString(finding.code));
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(12, 8, 12, 8);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(3);
    auto* mark = new QLabel(box);
    mark->setPixmap(
        iconPixmap(severityIcon(finding.severity), 14, severityColour(finding.severity), devicePixelRatioF()));
    mark->setAlignment(Qt::AlignTop);
    const std::string currency = result.currency();
    grid->addWidget(mark, 0, 0);
    grid->addWidget(label(say(finding.title, currency), bodyFont(true), severityColour(finding.severity), box), 0, 1);
    grid->addWidget(label(say(finding.detail, currency), captionFont(), colours().muted, box), 1, 1);
    grid->setColumnStretch(1, 1);
    int row = 2;
    for (const Fix& fix : finding.fixes) {
        auto* line = new QHBoxLayout;
        auto* button = new QPushButton(say(fix.title, currency), box);
        button->setObjectName(QStringLiteral("fix"));
        connect(button, &QPushButton::clicked, this,
                [this, overrides = fix.overrides] { Q_EMIT fixChosen(overrides); });
        line->addWidget(button);
        line->addWidget(label(fixPreview(result, finding, fix), captionFont(), colours().good, box), 1);
        grid->addLayout(line, row++, 1);
    }
    auto* ask = new QLabel(
        QStringLiteral("<a href='%1' style='color:%2'>%3</a>")
            .arg(QString::fromStdString(finding.where), colours().accent.name(), sayKey(finding.where).toHtmlEscaped()),
        box);
    ask->setFont(captionFont());
    connect(ask, &QLabel::linkActivated, this, &FindingsPanel::asked);
    grid->addWidget(ask, row, 1);
    return box;
}

void FindingsPanel::refresh(const PlanResult& result) {
    // Rebuilding is the slow part of a repaint; equal findings keep their widgets.
    std::string signature =
        languageCode(currentLanguage()).toStdString() + std::to_string(static_cast<int>(themeMode()));
    for (const Finding& f : result.findings)
        signature += f.code + f.where + say(f.title, result.currency()).toStdString() +
                     say(f.detail, result.currency()).toStdString();
    m_shown = static_cast<int>(result.findings.size());
    if (signature == m_signature)
        return;
    m_signature = signature;
    m_body = new QWidget;
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const Finding& f : result.findings) {
        column->addWidget(makeFinding(result, f));
        auto* line = new QFrame(m_body);
        line->setFixedHeight(1);
        line->setStyleSheet(QStringLiteral("background:%1").arg(colours().line.name()));
        column->addWidget(line);
    }
    column->addStretch();
    setWidget(m_body);
}

} // namespace gp

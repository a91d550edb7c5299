#include "ui/widgets/why_panel.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"

#include <QEvent>
#include <QUrl>

namespace gp {

WhyPanel::WhyPanel(QWidget* parent)
    : QTextBrowser(parent) {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(say(GP_TR("Why?")));
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        const QString key = url.path();
        if (url.scheme() == QLatin1String("jump"))
            Q_EMIT jumpTo(key);
        else
            Q_EMIT askedFor(key);
    });
}

void WhyPanel::ask(const QString& key) {
    if (!m_key.isEmpty() && m_key != key)
        m_back << m_key;
    m_key = key;
}

static QString html(const QString& text) {
    return text.toHtmlEscaped();
}
static QString coloured(const QColor& colour, const QString& inner) {
    return QStringLiteral("<span style='color:%1'>%2</span>").arg(colour.name(), inner);
}
static QString link(const std::string& key, const QString& label, bool field) {
    return QStringLiteral("<a href='%1:%2'>%3</a>")
        .arg(field ? QStringLiteral("jump") : QStringLiteral("ask"), html(QString::fromStdString(key)), html(label));
}

static QString sourceText(const Source& source) {
    const Colours& k = colours();
    const QColor ink = source.kind == SourceKind::Assumed      ? k.warn
                       : source.kind == SourceKind::Measured   ? k.good
                       : source.kind == SourceKind::Literature ? k.info
                                                               : k.muted;
    QString text = coloured(ink, html(say(sourceLabel(source.kind))));
    if (source.doubtful)
        text += coloured(k.warn, QStringLiteral(" ?"));
    return text;
}

/// The formula with every name as a link to what it stands for.
static QString formulaHtml(const std::vector<FormulaToken>& tokens) {
    QString text;
    for (const FormulaToken& t : tokens)
        text += t.kind == FormulaToken::Kind::Name ? link(t.text, sayKey(t.text), t.field)
                                                   : html(QString::fromStdString(t.text));
    return text;
}

static QString inputsTable(const PlanResult& r, const std::vector<LedgerEntry>& inputs) {
    const Colours& k = colours();
    QString rows;
    for (const LedgerEntry& e : inputs) {
        QString detail;
        if (!std::isnan(e.low))
            detail = html(QString::fromStdString(formatRange(e.low, e.high, e.unit, numberStyle(r.currency())).number));
        if (!e.source.reference.empty())
            detail += (detail.isEmpty() ? QString() : QStringLiteral(" · ")) + html(sayData(e.source.reference));
        rows +=
            QStringLiteral(
                "<tr><td style='padding:3px 0'>%1</td><td align='right' style='padding:3px 6px'>%2</td><td style='padding:3px 0'>%3</td></tr>")
                .arg(link(e.key, say(e.label), static_cast<bool>(e.field)), html(sayEntry(e, r.currency())),
                     sourceText(e.source));
        if (!detail.isEmpty())
            rows += QStringLiteral("<tr><td colspan='3' style='padding:0 0 4px 8px'>%1</td></tr>")
                        .arg(coloured(k.muted, QStringLiteral("<small>%1</small>").arg(detail)));
    }
    return QStringLiteral("<table width='100%' cellspacing='0'>%1</table>").arg(rows);
}

/// What the other rounding policy would give (story 3).
static QString roundingNote(const PlanResult& r, const LedgerEntry& entry) {
    const bool about = entry.key == "centre.gpus" || entry.key == "centre.servers" || entry.key.ends_with(".servers") ||
                       entry.key.ends_with(".gpus") || entry.key.ends_with(".gpus_placed");
    if (!about)
        return {};
    Scenario other = r.scenario;
    other.policy.rounding =
        r.scenario.policy.rounding == Rounding::ReserveFirst ? Rounding::UnitsFirst : Rounding::ReserveFirst;
    const Plan p = plan(other, *r.library, r.choices);
    const PlanView view{other, *r.library, p};
    const double value = entry.figure.figure->get(view, entry.figure.item);
    const Option* options = findField(r.scenario, "policy.rounding").field->options.data();
    const auto index = static_cast<std::size_t>(r.scenario.policy.rounding);
    return say({GP_TR("Rounding: %1. With “%2” it would be %3."),
                {Term{options[index].label}, Term{options[1 - index].label}, Amount{value, entry.unit}}},
               r.currency());
}

QString WhyPanel::page(const PlanResult& r, const Explanation& e, const PlanResultPtr& baseline) const {
    const Colours& k = colours();
    const std::string currency = r.currency();
    QString text = QStringLiteral("<div style='margin:2px'>");
    text +=
        QStringLiteral(
            "<table width='100%'><tr><td>%1<br>%2</td><td align='right' style='font-size:20px;font-weight:600'>%3</td></tr></table>")
            .arg(html(say(e.entry.label)), sourceText(e.entry.source), html(sayEntry(e.entry, currency)));
    const auto band = r.bands.find(e.entry.key);
    if (band != r.bands.end() && band->second.low < band->second.high)
        text += coloured(k.muted,
                         html(QStringLiteral("P10–P90 ") +
                              QString::fromStdString(
                                  formatRange(band->second.low, band->second.high, e.entry.unit, numberStyle(currency))
                                      .joined()) +
                              QStringLiteral(" · P50 ") + sayAmount(band->second.middle, e.entry.unit, currency))) +
                QStringLiteral("<br>");
    if (e.entry.help[0])
        text += coloured(k.muted, html(say(e.entry.help))) + QStringLiteral("<br>");
    if (!e.applied.empty())
        text +=
            QStringLiteral(
                "<table width='100%' cellpadding='8' style='margin-top:8px'><tr><td bgcolor='%1' style='border-left:3px solid %2'>= %3<br>%4</td></tr></table>")
                .arg(k.raised.name(), k.accent.name(), formulaHtml(e.applied),
                     coloured(k.muted, QStringLiteral("= ") + html(formulaNumbers(e.applied, r.ledger(), currency))));
    const QString rounding = e.entry.figure ? roundingNote(r, e.entry) : QString();
    if (!rounding.isEmpty())
        text += QStringLiteral("<p>%1</p>").arg(coloured(k.warn, html(rounding)));
    if (!e.inputs.empty())
        text += QStringLiteral("<p style='margin-bottom:2px'><b>%1</b></p>").arg(html(say(GP_TR("Numbers put in")))) +
                inputsTable(r, e.inputs);
    if (e.entry.field || !e.entry.source.reference.empty()) {
        QStringList parts{sourceText(e.entry.source)};
        for (const std::string& part : {e.entry.source.reference, e.entry.source.date, e.entry.source.note})
            if (!part.empty())
                parts << html(QString::fromStdString(part));
        text +=
            QStringLiteral("<p><b>%1</b><br>%2</p>").arg(html(say(GP_TR("Source"))), parts.join(QStringLiteral(" · ")));
    }
    for (const LimitUse& use : e.limits)
        if (!std::isnan(use.bound))
            text += QStringLiteral("<p>%1: %2</p>")
                        .arg(html(say(use.limit->label)),
                             coloured(use.fit == Fit::No     ? k.bad
                                      : use.use > kMarginUse ? k.warn
                                                             : k.good,
                                      html(say({GP_TR("%1 of %2, %3 used"),
                                                {Amount{use.value, e.entry.unit}, Amount{use.bound, e.entry.unit},
                                                 Amount{use.use, unit::percent}}},
                                               currency))));
    if (baseline && baseline->id != r.id) {
        const auto other = baseline->ledger().find(e.entry.key);
        if (other && !std::isnan(other->value))
            text +=
                QStringLiteral("<p><b>%1</b><br>%2: %3 (%4)</p>")
                    .arg(html(say(GP_TR("Against the baseline"))), html(sayData(baseline->name)),
                         html(sayEntry(*other, currency)),
                         html(QString::fromStdString(
                             formatDelta(e.entry.value - other->value, e.entry.unit, numberStyle(currency)).joined())));
    }
    if (!e.usedBy.empty()) {
        QStringList users;
        for (const std::string& key : e.usedBy)
            users << link(key, sayKey(key), false);
        text += QStringLiteral("<p><b>%1</b><br>%2</p>")
                    .arg(html(say(GP_TR("Used by"))), users.join(QStringLiteral(" · ")));
    }
    if (!m_back.isEmpty())
        text += QStringLiteral("<p>%1</p>")
                    .arg(coloured(k.muted, QStringLiteral("← ")) +
                         link(m_back.back().toStdString(), sayKey(m_back.back().toStdString()), false));
    return text + QStringLiteral("<p>%1</p></div>")
                      .arg(coloured(
                          k.muted, QStringLiteral("<small>%1</small>").arg(html(QString::fromStdString(e.entry.key)))));
}

void WhyPanel::refresh(const PlanResult& result, const PlanResultPtr& baseline) {
    document()->setDefaultStyleSheet(QStringLiteral("a { color: %1; }").arg(colours().accent.name()));
    auto e = result.ledger().explain(m_key.toStdString());
    if (!e) { // the asked number went away with its workload
        m_key = QStringLiteral("centre.gpus");
        m_back.clear();
        e = result.ledger().explain("centre.gpus");
    }
    const QString text = page(result, *e, baseline);
    if (text != property("page").toString()) {
        setProperty("page", text);
        setHtml(text);
    }
}

void WhyPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(say(GP_TR("Why?")));
    QTextBrowser::changeEvent(event);
}

} // namespace gp

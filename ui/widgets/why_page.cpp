#include "ui/widgets/why_page.hpp"

#include "core/study/cause.hpp"
#include "core/study/swing.hpp"
#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"

namespace gp {

static QString html(const QString& text) {
    return text.toHtmlEscaped();
}
static QString coloured(const QColor& colour, const QString& inner) {
    return QStringLiteral("<span style='color:%1'>%2</span>").arg(colour.name(), inner);
}
static QString muted(const QString& inner) {
    return coloured(colours().muted, inner);
}
static QString head(const char* text) {
    return QStringLiteral("<p style='margin:12px 0 4px 0'><b>%1</b></p>").arg(html(say(text)));
}

QString whyLink(const std::string& key, const QString& label, bool field) {
    return QStringLiteral("<a href='%1:%2'>%3</a>")
        .arg(field ? QStringLiteral("jump") : QStringLiteral("ask"), html(QString::fromStdString(key)), html(label));
}

/// "70B pre-training · GPUs installed" where several workloads have the figure.
static QString nameOf(const PlanResult& r, const std::string& key) {
    const FigureRef figure = findFigure(r.scenario, key);
    if (!figure || figure.item < 0)
        return sayKey(key);
    const Workload& w = r.scenario.workloads[static_cast<std::size_t>(figure.item)];
    return r.scenario.workloads.size() > 1
               ? sayData(w.name.empty() ? w.id : w.name) + QStringLiteral(" · ") + sayKey(key)
               : sayKey(key);
}

static NumberStyle compactStyle(const PlanResult& r) {
    NumberStyle style = numberStyle(r.currency());
    style.magnitude = Magnitude::Abbreviated;
    return style;
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

static QString deltaText(double change, const Unit& unit, const std::string& currency) {
    NumberStyle style = numberStyle(currency);
    style.magnitude = Magnitude::Abbreviated;
    return QString::fromStdString(formatDelta(change, readableUnit(change, unit), style).joined());
}
static QColor deltaColour(double change, const LedgerEntry& entry) {
    const Better better = entry.figure ? entry.figure.figure->better : Better::Neither;
    if (better == Better::Neither || change == 0 || std::isnan(change))
        return colours().muted;
    return (better == Better::Lower) == (change < 0) ? colours().good : colours().bad;
}

/// The formula with every name as a link to what it stands for.
static QString formulaHtml(const PlanResult& r, const std::vector<FormulaToken>& tokens) {
    QString text;
    for (const FormulaToken& t : tokens)
        text += t.kind == FormulaToken::Kind::Name
                    ? whyLink(t.text, t.field ? sayKey(t.text) : nameOf(r, t.text), t.field)
                    : html(QString::fromStdString(t.text));
    return text;
}

static QString inputsTable(const PlanResult& r, const std::vector<LedgerEntry>& inputs) {
    QString rows;
    for (const LedgerEntry& e : inputs) {
        rows += QStringLiteral("<tr><td style='padding:4px 0'>%1</td><td align='right' style='padding:4px 8px'>%2</td>"
                               "<td style='padding:4px 0'>%3</td></tr>")
                    .arg(whyLink(e.key, e.field ? sayKey(e.key) : nameOf(r, e.key), static_cast<bool>(e.field)),
                         html(sayEntry(e, r.currency())), sourceText(e.source));
        QStringList detail;
        if (!std::isnan(e.low))
            detail << html(QString::fromStdString(formatRange(e.low, e.high, e.unit, compactStyle(r)).number));
        if (!e.source.reference.empty())
            detail << html(sayData(e.source.reference));
        if (!detail.isEmpty())
            rows += QStringLiteral("<tr><td colspan='3' style='padding:0 0 4px 8px'><small>%1</small></td></tr>")
                        .arg(muted(detail.join(QStringLiteral(" · "))));
    }
    return QStringLiteral("<table width='100%' cellspacing='0'>%1</table>").arg(rows);
}

/// What the other rounding policy would give (story 3).
static QString roundingNote(const PlanResult& r, const LedgerEntry& entry) {
    const bool about = entry.key == "centre.gpus" || entry.key == "centre.servers" || entry.key.ends_with(".servers") ||
                       entry.key.ends_with(".gpus") || entry.key.ends_with(".gpus_placed");
    if (!about || !entry.figure)
        return {};
    Scenario other = r.scenario;
    other.policy.rounding =
        r.scenario.policy.rounding == Rounding::ReserveFirst ? Rounding::UnitsFirst : Rounding::ReserveFirst;
    const Plan p = plan(other, *r.library, r.choices);
    const double value = entry.figure.figure->get({other, *r.library, p}, entry.figure.item);
    const Option* options = findField(r.scenario, "policy.rounding").field->options.data();
    const auto index = static_cast<std::size_t>(r.scenario.policy.rounding);
    return say({GP_TR("Rounding: %1. With “%2” it would be %3."),
                {Term{options[index].label}, Term{options[1 - index].label}, Amount{value, entry.unit}}},
               r.currency());
}

static QString headline(const PlanResult& r, const LedgerEntry& entry) {
    QString text =
        QStringLiteral("<table width='100%' cellspacing='0'><tr><td>%1</td><td align='right' valign='bottom' "
                       "style='font-size:20px;font-weight:600'>%2</td></tr></table>")
            .arg(muted(html(entry.figure ? nameOf(r, entry.key) : say(entry.label))),
                 html(sayEntry(entry, r.currency())));
    const Band band = r.band(entry.key);
    QStringList line;
    if (band.low < band.high) {
        line << html(
            QStringLiteral("P10–P90 ") +
            QString::fromStdString(
                formatRange(band.low, band.high, readableUnit(entry.value, entry.unit), compactStyle(r)).joined()));
        line << html(QStringLiteral("P50 ") + sayReadable(band.middle, entry.unit, r.currency()));
    }
    line << sourceText(entry.source);
    text += muted(line.join(QStringLiteral(" · ")));
    if (entry.help[0])
        text += QStringLiteral("<br>") + muted(html(say(entry.help)));
    return text;
}

QString whyFormula(const PlanResult& r, const Explanation& e) {
    const Colours& k = colours();
    QString text = headline(r, e.entry);
    if (!e.applied.empty())
        text += QStringLiteral(
                    "<table width='100%' cellpadding='8' cellspacing='0' style='margin-top:8px'><tr>"
                    "<td width='3' bgcolor='%1' style='padding:0'></td><td bgcolor='%2'>= %3<br>%4<br>= <b>%5</b>"
                    "</td></tr></table>")
                    .arg(k.accent.name(), k.raised.name(), formulaHtml(r, e.applied),
                         muted(QStringLiteral("= ") + html(formulaNumbers(e.applied, r.ledger(), r.currency()))),
                         html(sayEntry(e.entry, r.currency())));
    const QString rounding = roundingNote(r, e.entry);
    if (!rounding.isEmpty())
        text += QStringLiteral("<p style='margin:8px 0 0 0'>%1</p>").arg(coloured(k.warn, html(rounding)));
    if (!e.inputs.empty())
        text += head(GP_TR("Numbers put in")) + inputsTable(r, e.inputs);
    return text;
}

QString whySwings(const PlanResult& r, const LedgerEntry& entry) {
    if (!entry.figure)
        return {};
    const auto list = swings(r.scenario, *r.library, r.choices, entry.key);
    if (list.empty())
        return {};
    QString rows;
    constexpr std::size_t kMost = 5;
    constexpr int kWidth = 60;
    const NumberStyle style = compactStyle(r);
    for (std::size_t i = 0; i < std::min(kMost, list.size()); ++i) {
        const Swing& s = list[i];
        const FieldRef input = findField(r.scenario, s.key);
        const int width = std::max(2, static_cast<int>(std::lround(kWidth * s.size() / list.front().size())));
        rows +=
            QStringLiteral("<tr><td style='padding:3px 0'>%1<br><small>%2</small></td><td align='right' "
                           "style='padding:3px 6px'>%3</td><td width='%4'><table cellspacing='0' cellpadding='0'>"
                           "<tr><td bgcolor='%5' width='%6' height='8'></td></tr></table></td></tr>")
                .arg(whyLink(s.key, sayKey(s.key), true),
                     muted(html(QString::fromStdString(
                         formatRange(s.inputLow, s.inputHigh, input.field->unit, style).joined()))),
                     html(QString::fromStdString(formatRange(std::min(s.atLow, s.atHigh), std::max(s.atLow, s.atHigh),
                                                             readableUnit(entry.value, entry.unit), style)
                                                     .number)))
                .arg(kWidth)
                .arg(colours().series[0].name())
                .arg(width);
    }
    return head(GP_TR("What moves it")) + QStringLiteral("<table width='100%' cellspacing='0'>%1</table>").arg(rows);
}

static QString valueText(const PlanResult& r, const std::string& key, const Value& value) {
    const FieldRef ref = findField(r.scenario, key);
    if (!ref)
        return {};
    Scenario shown = r.scenario;
    put(shown, ref, value);
    return sayEntry(Ledger({shown, *r.library, r.plan}).entry(ref), r.currency());
}

QString whyBaseline(const PlanResult& r, const LedgerEntry& entry, const PlanResult& baseline) {
    const auto other = baseline.ledger().find(entry.key);
    if (baseline.id == r.id || !other || std::isnan(other->value))
        return {};
    const bool comparable = baseline.currency() == r.currency() || !entry.figure;
    const double change = comparable ? entry.value - other->value : kUnknown;
    QString text = head(GP_TR("Against the baseline")) +
                   QStringLiteral("%1: %2 %3")
                       .arg(html(sayData(baseline.name)), html(sayEntry(*other, baseline.currency())),
                            coloured(deltaColour(change, entry), html(deltaText(change, entry.unit, r.currency()))));
    if (!entry.figure)
        return text;
    QString rows;
    constexpr std::size_t kMost = 5;
    const auto list = causes(baseline.scenario, r.scenario, *r.library, baseline.choices, entry.key);
    for (std::size_t i = 0; i < std::min(kMost, list.size()); ++i)
        rows +=
            QStringLiteral("<tr><td style='padding:3px 0'>%1<br><small>%2</small></td><td align='right'>%3</td></tr>")
                .arg(whyLink(list[i].key, sayKey(list[i].key), true),
                     muted(html(valueText(r, list[i].key, list[i].from) + QStringLiteral(" → ") +
                                valueText(r, list[i].key, list[i].to))),
                     coloured(deltaColour(list[i].change, entry),
                              html(deltaText(list[i].change, entry.unit, r.currency()))));
    if (!rows.isEmpty())
        text += QStringLiteral("<table width='100%' cellspacing='0'>%1</table>").arg(rows);
    if (list.size() > 1)
        text += QStringLiteral("<small>%1</small>")
                    .arg(muted(html(say(GP_TR("Each input changed alone; together they need not add up.")))));
    return text;
}

/// The figure in one state of the project; unknown where the scenario or the figure is not there.
static double figureIn(const ProjectPtr& project, const PlanResult& r, const std::string& key) {
    const auto scenario = resolve(*project, r.id, r.library.get());
    const FigureRef figure = scenario ? findFigure(*scenario, key) : FigureRef{};
    if (!figure)
        return kUnknown;
    const Plan p = plan(*scenario, *r.library, r.choices);
    return figure.figure->get({*scenario, *r.library, p}, figure.item);
}

QString whyHistory(const PlanResult& r, const LedgerEntry& entry, const std::vector<Document::Step>& steps) {
    if (!entry.figure)
        return {};
    QString rows;
    for (const Document::Step& step : steps) {
        const double before = figureIn(step.before, r, entry.key), after = figureIn(step.after, r, entry.key);
        if (before == after || std::isnan(before) || std::isnan(after))
            continue;
        rows +=
            QStringLiteral("<tr><td style='padding:3px 0'>%1<br><small>%2</small></td><td align='right'>%3</td></tr>")
                .arg(html(step.text),
                     muted(html(sayReadable(before, entry.unit, r.currency()) + QStringLiteral(" → ") +
                                sayReadable(after, entry.unit, r.currency()))),
                     coloured(deltaColour(after - before, entry),
                              html(deltaText(after - before, entry.unit, r.currency()))));
    }
    return rows.isEmpty() ? QString()
                          : head(GP_TR("What changed it")) +
                                QStringLiteral("<table width='100%' cellspacing='0'>%1</table>").arg(rows);
}

QString whyContext(const PlanResult& r, const Explanation& e) {
    const Colours& k = colours();
    QString text;
    if (e.entry.field || !e.entry.source.reference.empty()) {
        QStringList parts{sourceText(e.entry.source)};
        for (const std::string& part : {e.entry.source.reference, e.entry.source.date, e.entry.source.note})
            if (!part.empty())
                parts << html(sayData(part));
        text += head(GP_TR("Source")) + parts.join(QStringLiteral(" · "));
    }
    QString limits;
    for (const LimitUse& use : e.limits)
        if (!std::isnan(use.bound))
            limits += QStringLiteral("%1: %2<br>")
                          .arg(html(say(use.limit->label)),
                               coloured(use.fit == Fit::No     ? k.bad
                                        : use.use > kMarginUse ? k.warn
                                                               : k.good,
                                        html(say({GP_TR("%1 of %2, %3 used"),
                                                  {Amount{use.value, e.entry.unit}, Amount{use.bound, e.entry.unit},
                                                   Amount{use.use, unit::percent}}},
                                                 r.currency()))));
    if (!limits.isEmpty())
        text += head(GP_TR("What limits it")) + limits;
    if (!e.usedBy.empty()) {
        QStringList users;
        for (const std::string& key : e.usedBy)
            users << whyLink(key, nameOf(r, key), false);
        text += head(GP_TR("Used by")) + users.join(QStringLiteral(" · "));
    }
    return text;
}

} // namespace gp

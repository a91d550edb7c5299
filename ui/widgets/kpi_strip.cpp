#include "ui/widgets/kpi_strip.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

namespace gp {

KpiCard::KpiCard(QWidget* parent)
    : QWidget(parent) {
    setFixedHeight(82);
    setMinimumWidth(110);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void KpiCard::setContent(const Content& content) {
    m_content = content;
    setObjectName(QStringLiteral("kpi:") + QString::fromStdString(content.key));
    setAccessibleName(content.label + QLatin1Char(' ') + content.value + QLatin1Char(' ') + content.unit);
    setAccessibleDescription(content.band + QLatin1Char(' ') + content.delta);
    update();
}

void KpiCard::setAsked(bool asked) {
    m_asked = asked;
    update();
}
void KpiCard::setStale(bool stale) {
    m_stale = stale;
    update();
}

void KpiCard::paintEvent(QPaintEvent*) {
    const Colours& k = colours();
    QPainter p(this);
    p.fillRect(rect(), m_asked ? k.selection : k.surface);
    p.setPen(k.line);
    p.drawLine(width() - 1, 0, width() - 1, height());
    const QRect box = rect().adjusted(14, 8, -12, -8);
    const QColor ink = m_stale ? k.stale : k.text;
    p.setFont(captionFont());
    p.setPen(k.muted);
    const QFontMetrics caption(captionFont());
    const int structureWidth = caption.horizontalAdvance(m_content.structure);
    p.drawText(box, Qt::AlignLeft | Qt::AlignTop,
               caption.elidedText(m_content.label, Qt::ElideRight, box.width() - structureWidth - 6));
    p.setPen(m_content.structureColour.isValid() ? m_content.structureColour : k.muted);
    p.drawText(box, Qt::AlignRight | Qt::AlignTop, m_content.structure);
    p.setFont(figureFont());
    p.setPen(ink);
    const int baseline = box.top() + 42;
    p.drawText(box.left(), baseline, m_content.value);
    const int after = box.left() + QFontMetrics(figureFont()).horizontalAdvance(m_content.value) + 5;
    p.setFont(bodyFont());
    p.setPen(k.muted);
    p.drawText(after, baseline, m_content.unit);
    p.setFont(captionFont());
    p.drawText(box, Qt::AlignLeft | Qt::AlignBottom, m_content.band);
    p.setPen(m_content.deltaColour.isValid() ? m_content.deltaColour : k.muted);
    p.drawText(box, Qt::AlignRight | Qt::AlignBottom, m_content.delta);
    if (!std::isnan(m_content.limitUse)) {
        const QRectF bar(box.left(), height() - 5, box.width(), 3);
        p.fillRect(bar, k.line);
        const bool over = m_content.limitUse > 1 + kCountTolerance;
        p.fillRect(QRectF(bar.left(), bar.top(), bar.width() * std::min(1.0, m_content.limitUse), 3),
                   over                              ? k.bad
                   : m_content.limitUse > kMarginUse ? k.warn
                                                     : k.text);
    }
    if (hasFocus()) {
        p.setPen(QPen(k.accent, 2));
        p.drawRect(rect().adjusted(1, 1, -2, -2));
    }
}

void KpiCard::mousePressEvent(QMouseEvent*) {
    Q_EMIT asked(QString::fromStdString(m_content.key));
}
void KpiCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Space)
        Q_EMIT asked(QString::fromStdString(m_content.key));
    else
        QWidget::keyPressEvent(event);
}
void KpiCard::focusInEvent(QFocusEvent*) {
    update();
}
void KpiCard::focusOutEvent(QFocusEvent*) {
    update();
}

KpiStrip::KpiStrip(QWidget* parent)
    : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    setFixedHeight(82);
    setAutoFillBackground(true);
}

std::vector<FigureRef> headlines(const Scenario& scenario) {
    std::vector<FigureRef> first, items, rest;
    eachFigure(scenario, [&](const FigureRef& ref) {
        if (!ref.figure->headline)
            return;
        if (ref.item >= 0) { // the first workload that has it speaks for the strip
            const bool had =
                std::any_of(items.begin(), items.end(), [&](const FigureRef& r) { return r.figure == ref.figure; });
            if (!had)
                items.push_back(ref);
        } else {
            (first.empty() ? first : rest).push_back(ref);
        }
    });
    first.insert(first.end(), items.begin(), items.end());
    first.insert(first.end(), rest.begin(), rest.end());
    return first;
}

/// "192 servers × 8" for GPUs, "of 2.08 MW" for what has a limit.
static void addStructure(const PlanResult& r, const LedgerEntry& entry, KpiCard::Content& c) {
    const Colours& k = colours();
    if (entry.key == "centre.gpus" && r.plan.compute.servers.known()) {
        c.structure = say({GP_TR("%1 servers × %2"),
                           {Amount{times(r.plan.compute.servers), unit::one},
                            Amount{times(r.plan.compute.server->gpus.value), unit::one}}},
                          r.currency());
        return;
    }
    if (entry.key == "centre.racks" && r.plan.site.racks.known()) {
        c.structure = QStringLiteral("%1 + %2").arg(r.plan.site.computeRacks.n).arg(r.plan.site.serviceRacks.n);
        return;
    }
    if (!entry.figure)
        return;
    for (const LimitUse& use : limitUsesOf(r.view(), entry.figure.figure->key)) {
        if (std::isnan(use.bound))
            continue;
        c.limitUse = use.use;
        const NumberText bound = formatReadable(use.bound, entry.unit, numberStyle(r.currency()));
        c.structure = say({GP_TR("of %1"), {Literal(bound.number)}}, r.currency());
        if (use.use > kMarginUse)
            c.structureColour = use.fit == Fit::No ? k.bad : k.warn;
        return;
    }
}

static void addDelta(const LedgerEntry& entry, const PlanResult& r, const PlanResult& base, KpiCard::Content& c) {
    const auto other = base.ledger().find(entry.key);
    if (!other || base.id == r.id)
        return;
    const double difference = entry.value - other->value;
    c.delta = sayDelta(difference, entry.value, entry.unit, r.currency());
    if (difference == 0 || std::isnan(difference))
        return;
    const Better better = entry.figure.figure->better;
    const bool good = better == Better::Lower ? difference < 0 : difference > 0;
    if (better != Better::Neither)
        c.deltaColour = good ? colours().good : colours().bad;
}

static KpiCard::Content contentOf(const PlanResult& r, const PlanResultPtr& base, const FigureRef& ref) {
    const LedgerEntry entry = r.ledger().entry(ref);
    KpiCard::Content c;
    c.key = entry.key;
    c.label = say(entry.label);
    const NumberText text = formatReadable(entry.value, entry.unit, numberStyle(r.currency()));
    c.value = QString::fromStdString(text.number);
    c.unit = QString::fromStdString(text.unit);
    c.unknown = std::isnan(entry.value);
    const auto band = r.bands.find(entry.key);
    if (band != r.bands.end() && band->second.low < band->second.high) {
        NumberStyle style = numberStyle(r.currency());
        style.magnitude = Magnitude::Abbreviated;
        c.band = QString::fromStdString(
            formatRange(band->second.low, band->second.high, readableUnit(entry.value, entry.unit), style).number);
    }
    addStructure(r, entry, c);
    if (base)
        addDelta(entry, r, *base, c);
    return c;
}

void KpiStrip::refresh(const PlanResult& result, const PlanResultPtr& baseline) {
    const auto refs = headlines(result.scenario);
    while (m_cards.size() > refs.size()) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    while (m_cards.size() < refs.size()) {
        auto* card = new KpiCard(this);
        connect(card, &KpiCard::asked, this, &KpiStrip::asked);
        layout()->addWidget(card);
        m_cards.push_back(card);
    }
    for (std::size_t i = 0; i < refs.size(); ++i)
        m_cards[i]->setContent(contentOf(result, baseline, refs[i]));
    setAsked(m_asked);
}

void KpiStrip::setAsked(const QString& key) {
    m_asked = key;
    for (KpiCard* card : m_cards)
        card->setAsked(QString::fromStdString(card->content().key) == key);
}

void KpiStrip::setStale(bool stale) {
    for (KpiCard* card : m_cards)
        card->setStale(stale);
}

} // namespace gp

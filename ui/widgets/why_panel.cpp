#include "ui/widgets/why_panel.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"
#include "ui/widgets/why_page.hpp"

#include <QEvent>
#include <QUrl>

namespace gp {

WhyPanel::WhyPanel(QWidget* parent)
    : QTextBrowser(parent) {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(say(GP_TR("Why?")));
    document()->setDocumentMargin(12);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        const QString key = url.path();
        if (url.scheme() == QLatin1String("jump"))
            Q_EMIT jumpTo(key);
        else
            Q_EMIT askedFor(key);
    });
}

void WhyPanel::ask(const QString& key) {
    if (!m_back.isEmpty() && m_back.back() == key)
        m_back.removeLast(); // the way back
    else if (!m_key.isEmpty() && m_key != key)
        m_back << m_key;
    m_key = key;
}

QString WhyPanel::page(const PlanResult& r, const Explanation& e, const PlanResultPtr& baseline) const {
    QString text = whyFormula(r, e) + whySwings(r, e.entry);
    if (baseline)
        text += whyBaseline(r, e.entry, *baseline);
    if (history)
        text += whyHistory(r, e.entry, history());
    text += whyContext(r, e);
    const QString muted = colours().muted.name();
    if (!m_back.isEmpty()) {
        const std::string back = m_back.back().toStdString();
        text += QStringLiteral("<p style='margin:12px 0 0 0'><span style='color:%1'>← </span>%2</p>")
                    .arg(muted, whyLink(back, sayKey(back), false));
    }
    return text + QStringLiteral("<p style='margin:8px 0 0 0'><small style='color:%1'>%2</small></p>")
                      .arg(muted, QString::fromStdString(e.entry.key).toHtmlEscaped());
}

void WhyPanel::refresh(const PlanResult& result, const PlanResultPtr& baseline) {
    auto e = result.ledger().explain(m_key.toStdString());
    if (!e) { // the asked number went away with its workload
        m_key = QStringLiteral("centre.gpus");
        m_back.clear();
        e = result.ledger().explain("centre.gpus");
    }
    const QString text = page(result, *e, baseline);
    if (text == m_page)
        return;
    m_page = text;
    document()->setDefaultStyleSheet(QStringLiteral("a { color: %1; }").arg(colours().accent.name()));
    setHtml(text);
}

void WhyPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(say(GP_TR("Why?")));
    if (event->type() == QEvent::PaletteChange)
        m_page.clear();
    QTextBrowser::changeEvent(event);
}

} // namespace gp

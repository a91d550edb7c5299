#include "ui/widgets/message_bar.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace gp {

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_row(new QHBoxLayout(this)) {
    setAttribute(Qt::WA_StyledBackground);
    m_text->setObjectName(QStringLiteral("message"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_text->setOpenExternalLinks(true);
    m_row->setContentsMargins(12, 4, 8, 4);
    m_row->addWidget(m_text, 1);
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("closeMessage"));
    close->setAutoRaise(true);
    close->setIcon(icon(QStringLiteral("close"), colours().muted));
    close->setAccessibleName(say(GP_TR("Close")));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    m_row->addWidget(close);
    hide();
}

void MessageBar::addButton(const Action& action) {
    auto* button = new QPushButton(action.text, this);
    button->setObjectName(QString::fromLatin1(action.name));
    connect(button, &QPushButton::clicked, this, [this, run = action.run] {
        hide();
        run();
    });
    m_row->insertWidget(m_row->count() - 1, button);
    m_buttons.push_back(button);
}

void MessageBar::show(const QString& text, Tone tone, const std::vector<Action>& actions) {
    const Colours& k = colours();
    const QColor tint = tone == Tone::Good ? k.goodTint : tone == Tone::Caution ? k.warnTint : k.badTint;
    const QColor ink = tone == Tone::Good ? k.good : tone == Tone::Caution ? k.warn : k.bad;
    setStyleSheet(QStringLiteral("gp--MessageBar { background: %1; } QLabel { background: transparent; color: %2; }")
                      .arg(tint.name(), ink.name()));
    for (QWidget* button : m_buttons)
        button->deleteLater();
    m_buttons.clear();
    for (const Action& action : actions)
        addButton(action);
    m_text->setText(text);
    setVisible(!text.isEmpty());
}

QString MessageBar::text() const {
    return isVisible() ? m_text->text() : QString();
}

} // namespace gp

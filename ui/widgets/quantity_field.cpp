#include "ui/widgets/quantity_field.hpp"

#include "ui/session/speech.hpp"

#include <QKeyEvent>
#include <QStyle>
#include <QWheelEvent>

#include <cmath>

namespace gp {

QuantityField::QuantityField(const Field& field, QWidget* parent)
    : QLineEdit(parent)
    , m_field(field) {
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setFocusPolicy(Qt::StrongFocus);
}

NumberLocale QuantityField::numberLocale() const {
    return {}; // English and Chinese write numbers alike
}

void QuantityField::setValue(const std::string& fullKey, double value, const Belief& belief,
                             const std::string& currency) {
    const bool same =
        fullKey == m_key && (value == m_value || (std::isnan(value) && std::isnan(m_value))) && belief == m_belief;
    m_key = fullKey;
    m_value = value;
    m_belief = belief;
    m_currency = currency;
    if (!same)
        setError({});
    // What is being typed is never overwritten, unless the value changed under it (undo).
    if (!hasFocus() || !same)
        showValue();
}

void QuantityField::showValue() {
    const NumberStyle style = numberStyle(m_currency);
    if (hasFocus()) {
        m_shown =
            std::isnan(m_value) ? QString() : QString::fromStdString(fieldEditText(m_field, m_value, numberLocale()));
    } else if (std::isnan(m_value)) {
        m_shown = QString();
    } else {
        NumberStyle compact = style;
        compact.magnitude = Magnitude::Abbreviated;
        m_shown = QString::fromStdString(fieldNumber(m_field, m_value, compact).joined());
    }
    setPlaceholderText(m_field.whenUnset ? say(m_field.whenUnset) : QString());
    setText(m_shown);
    setModified(false);
    if (hasFocus())
        selectAll();
    else
        setCursorPosition(0);
}

void QuantityField::setError(const QString& text) {
    if (m_error == !text.isEmpty() && text.isEmpty())
        return;
    m_error = !text.isEmpty();
    setProperty("state", m_error ? QStringLiteral("error") : QString());
    style()->unpolish(this);
    style()->polish(this);
    setAccessibleDescription(text);
    Q_EMIT diagnosed(text);
}

bool QuantityField::commit() {
    if (text() == m_shown) {
        setError({});
        return true;
    }
    const auto set = parseField(m_field, m_key, text().toStdString(), numberLocale(), m_currency);
    if (!set) {
        QString message = say(set.error().message, m_currency);
        if (!set.error().suggestions.empty()) {
            QStringList readings;
            for (const std::string& s : set.error().suggestions)
                readings << QString::fromStdString(s);
            message += QStringLiteral(" → ") + readings.join(QStringLiteral(" / "));
        }
        setError(message);
        return false;
    }
    setError({});
    m_shown = text();
    setModified(false);
    Q_EMIT committed(*set);
    return true;
}

void QuantityField::step(double direction) {
    if (std::isnan(m_value))
        return;
    // One step of the displayed unit's decade: 25 % -> 26 %, 2,000 -> 2,100.
    const double shown =
        std::abs((m_field.surcharge ? m_value - 1 : m_value) / (m_field.surcharge ? 0.01 : m_field.unit.factor));
    const double decade = shown > 0 ? std::pow(10, std::floor(std::log10(shown * 1.0000001)) - 1) : 1;
    const double size = (m_field.kind == FieldKind::Count ? std::max(1.0, decade) : decade) *
                        (m_field.surcharge ? 0.01 : m_field.unit.factor);
    const double next = std::clamp(m_value + direction * size, m_field.hard.low, m_field.hard.high);
    Q_EMIT committed(SetValue{m_key, std::abs(next) < size * 1e-9 ? 0.0 : next, {}});
}

void QuantityField::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    if (!m_error)
        showValue();
    selectAll();
}

void QuantityField::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    if (commit())
        showValue();
}

void QuantityField::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (commit()) {
            showValue();
            focusNextChild();
        } else {
            selectAll();
        }
        return;
    case Qt::Key_Escape:
        if (text() == m_shown && !m_error)
            break;
        setError({});
        showValue();
        return;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (text() == m_shown) {
            const double size = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
            step(event->key() == Qt::Key_Up ? size : -size);
            return;
        }
        break;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

void QuantityField::wheelEvent(QWheelEvent* event) {
    event->ignore(); // scrolls the form, changes nothing
}

bool QuantityField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        // With nothing typed, undo and redo belong to the document.
        const bool undo = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
        if (undo && text() == m_shown) {
            event->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

} // namespace gp

// A line edit for one numeric input: shows the value with its unit, takes what people type, keeps wrong text visible
// and the old value in force.
#pragma once

#include "core/plan/field_text.hpp"

#include <QLineEdit>

namespace gp {

class QuantityField : public QLineEdit {
    Q_OBJECT
public:
    explicit QuantityField(const Field& field, QWidget* parent = nullptr);

    /// What is in force. `range` of the belief is shown while unfocused: "80–140 B".
    void setValue(const std::string& fullKey, double value, const Belief& belief, const std::string& currency);
    bool hasError() const { return m_error; }

Q_SIGNALS:
    /// Enter, leaving or a step: a value that parsed. `gesture` groups steps of one key press series.
    void committed(const SetValue& set);
    /// Empty text: the error is gone.
    void diagnosed(const QString& text);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool event(QEvent* event) override;

private:
    void showValue();
    bool commit();
    void step(double direction);
    void setError(const QString& text);
    NumberLocale numberLocale() const;

    const Field& m_field;
    std::string m_key, m_currency = "CNY";
    double m_value = kUnknown;
    Belief m_belief;
    bool m_error = false;
    QString m_shown; // text that stands for the value in force
};

} // namespace gp

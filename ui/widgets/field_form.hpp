// A form generated from the field table: one row an input with its editor, source badge, reset and note.
#pragma once

#include "ui/session/document.hpp"
#include "ui/session/plan_engine.hpp"

#include <QWidget>

#include <map>

class QComboBox;
class QLabel;
class QToolButton;

namespace gp {

class SourceBadge;

class FieldRow : public QWidget {
    Q_OBJECT
public:
    FieldRow(Document& document, const Field& field, const std::string& fullKey, QWidget* parent = nullptr);
    const std::string& key() const { return m_key; }
    void refresh(const PlanResult& result);
    /// Scrolls into view and flashes; with `focus` the editor is ready to type.
    void reveal(bool focus);

Q_SIGNALS:
    void refused(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeEditor();
    void commit(const SetValue& set);
    void showNote(const QString& error);
    void retranslate();
    void fillChoices(QComboBox& box);

    Document& m_document;
    const Field& m_field;
    std::string m_key;
    QLabel* m_label;
    QWidget* m_editor;
    SourceBadge* m_badge;
    QToolButton* m_reset;
    QLabel* m_note;
    Belief m_belief;
    std::string m_currency = "CNY";
    QString m_error;
    int m_gesture = 0;
};

class FieldForm : public QWidget {
    Q_OBJECT
public:
    /// Rows for the centre's fields of `stage` (item empty) or a workload's.
    FieldForm(Document& document, Stage stage, std::string item, QWidget* parent = nullptr);
    void refresh(const PlanResult& result);
    FieldRow* row(const std::string& key) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    std::map<std::string, FieldRow*> m_rows;
    std::vector<std::pair<QLabel*, const char*>> m_headings;
};

} // namespace gp

// One line between the figures and the page: what happened, and what can be done about it. Never modal.
#pragma once

#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace gp {

class MessageBar : public QWidget {
    Q_OBJECT
public:
    enum class Tone { Good, Caution, Bad };
    struct Action {
        QString text;
        std::function<void()> run; ///< the bar is hidden first
        const char* name = "";     ///< object name of its button
    };
    explicit MessageBar(QWidget* parent = nullptr);
    /// `text` may hold links to files. An empty text hides the bar.
    void show(const QString& text, Tone tone, const std::vector<Action>& actions = {});
    QString text() const;

private:
    void addButton(const Action& action);
    QLabel* m_text;
    QHBoxLayout* m_row;
    std::vector<QWidget*> m_buttons;
};

} // namespace gp

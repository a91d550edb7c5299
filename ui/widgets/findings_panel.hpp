// What the plan has to say, worst first: verdict, one sentence with its numbers, fixes with a preview that is a plan.
#pragma once

#include "ui/session/plan_engine.hpp"

#include <QScrollArea>

class QVBoxLayout;

namespace gp {

class FindingsPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit FindingsPanel(QWidget* parent = nullptr);
    void refresh(const PlanResult& result);
    int shown() const { return m_shown; }

Q_SIGNALS:
    void asked(const QString& key);
    void fixChosen(const std::vector<Override>& overrides);

private:
    QWidget* makeFinding(const PlanResult& result, const Finding& finding);
    QWidget* m_body = nullptr;
    int m_shown = 0;
    std::string m_signature;
};

/// What a fix would do to the figure it is about, from a plan with it applied.
QString fixPreview(const PlanResult& result, const Finding& finding, const Fix& fix);

} // namespace gp

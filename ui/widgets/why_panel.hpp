// The number x-ray: what a figure is made of, how sure it is, what limits it and who uses it. Every name is a link.
#pragma once

#include "ui/session/plan_engine.hpp"

#include <QTextBrowser>

namespace gp {

class WhyPanel : public QTextBrowser {
    Q_OBJECT
public:
    explicit WhyPanel(QWidget* parent = nullptr);
    void ask(const QString& key);
    const QString& asked() const { return m_key; }
    void refresh(const PlanResult& result, const PlanResultPtr& baseline);

Q_SIGNALS:
    /// A link was followed: another number was asked.
    void askedFor(const QString& key);
    /// An input's link: jump to its editor.
    void jumpTo(const QString& key);

protected:
    void changeEvent(QEvent* event) override;

private:
    QString page(const PlanResult& result, const Explanation& e, const PlanResultPtr& baseline) const;
    QString m_key;
    QStringList m_back;
};

} // namespace gp

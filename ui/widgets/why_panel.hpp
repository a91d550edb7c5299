// The number x-ray: what a figure is made of, how sure it is, what limits it, what moves it, what changed it and who
// uses it. Every name is a link.
#pragma once

#include "ui/session/document.hpp"
#include "ui/session/plan_engine.hpp"

#include <QTextBrowser>

#include <functional>

namespace gp {

class WhyPanel : public QTextBrowser {
    Q_OBJECT
public:
    explicit WhyPanel(QWidget* parent = nullptr);
    void ask(const QString& key);
    const QString& asked() const { return m_key; }
    void refresh(const PlanResult& result, const PlanResultPtr& baseline);
    /// The newest edits of the document; asked for when a page is made.
    std::function<std::vector<Document::Step>()> history;

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
    QString m_page; ///< as set: an equal page is not set again, which would scroll to the top
};

} // namespace gp

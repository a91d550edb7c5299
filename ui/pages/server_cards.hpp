// Servers to choose from, each with what it would change before it is chosen. Chips are plans of the scenario with that
// server in it.
#pragma once

#include "ui/session/document.hpp"
#include "ui/session/plan_engine.hpp"

#include <QWidget>

class QVBoxLayout;

namespace gp {

/// What choosing a server changes: the server, and the own numbers that were those of the old one.
std::vector<Override> serverChoice(const Scenario& scenario, const std::string& server);

class ServerCards : public QWidget {
    Q_OBJECT
public:
    explicit ServerCards(Document& document, QWidget* parent = nullptr);
    void refresh(const PlanSetPtr& set, const PlanResultPtr& active);

private:
    class Card;
    std::vector<std::string> options(const PlanSetPtr& set, const PlanResult& active) const;
    Document& m_document;
    QVBoxLayout* m_column;
    std::vector<Card*> m_cards;
};

} // namespace gp

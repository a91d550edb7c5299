// What each stage contributes: its function and its rows of the three tables. A new stage is a folder here
// and one line in each of field.cpp, figure.cpp, limit.cpp and plan.cpp.
#pragma once

#include "core/plan/figure.hpp"
#include "core/plan/limit.hpp"

#include <vector>

namespace gp {

std::vector<Field> demandFields();
std::vector<Field> computeFields();
std::vector<Field> performanceFields();
std::vector<Field> networkFields();
std::vector<Field> storageFields();
std::vector<Field> siteFields();
std::vector<Field> costFields();

std::vector<Figure> demandFigures();
std::vector<Figure> computeFigures();
std::vector<Figure> performanceFigures();
std::vector<Figure> networkFigures();
std::vector<Figure> storageFigures();
std::vector<Figure> siteFigures();
std::vector<Figure> costFigures();

std::vector<Limit> siteLimits();
std::vector<Limit> storageLimits();

// The stages in the order in which plan() runs them; each reads what the earlier ones wrote.
void planCompute(const Scenario&, const Library&, Plan&);
void planPerformance(const Scenario&, const Library&, const Choices&, Plan&);
void planDemand(const Scenario&, const Library&, Plan&);
void planNetwork(const Scenario&, const Library&, Plan&);
void planStorage(const Scenario&, const Library&, Plan&);
void planSite(const Scenario&, const Library&, const Choices&, Plan&);
void planCost(const Scenario&, const Library&, Plan&);
/// Performance again, with what the network stage designed.
void reconcile(const Scenario&, const Library&, Plan&);

// Findings are made from a finished plan, stage by stage.
void findDemand(const PlanView&, std::vector<Finding>&);
void findPerformance(const PlanView&, std::vector<Finding>&);
void findNetwork(const PlanView&, std::vector<Finding>&);
void findStorage(const PlanView&, std::vector<Finding>&);
void findSite(const PlanView&, std::vector<Finding>&);
void findCost(const PlanView&, std::vector<Finding>&);

/// Index of the key with exactly this name or unambiguous ending; shared by fields and figures.
Expected<std::size_t> resolveKey(const std::vector<std::string>& keys, std::string_view wanted);

} // namespace gp

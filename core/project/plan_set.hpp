// All scenarios of a project, planned: what pages, report and command line read.
#pragma once

#include "core/plan/ledger.hpp"
#include "core/project/project.hpp"
#include "core/study/uncertainty.hpp"

#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace gp {

/// One planned scenario with all that views need; immutable, shared, and it keeps its inputs alive.
struct PlanResult {
    std::string id, name, note;
    Scenario scenario;
    std::shared_ptr<const Library> library;
    Choices choices;
    Plan plan;
    std::vector<Finding> findings;
    std::vector<std::string> overridden; ///< keys that this scenario itself sets
    std::map<std::string, Band> bands;   ///< by full key; empty until they are computed
    double milliseconds = 0;
    PlanView view() const { return {scenario, *library, plan}; }
    Ledger ledger() const { return Ledger(view()); }
    std::string currency() const { return currencyOf(scenario, *library); }
    /// The band of a figure; unknown where nothing varies or none was computed.
    Band band(const std::string& key) const;
};
using PlanResultPtr = std::shared_ptr<const PlanResult>;

/// All scenarios of one state of the project, in tab order.
struct PlanSet {
    std::vector<PlanResultPtr> results;
    std::string baseline;
    bool complete = false; ///< choices searched and bands computed
    PlanResultPtr find(const std::string& id) const;
};
using PlanSetPtr = std::shared_ptr<const PlanSet>;

/// The inputs of a result, not yet planned; null if the scenario cannot be resolved.
std::shared_ptr<PlanResult> preparePlan(const Project& project, const ScenarioNode& node,
                                        const std::shared_ptr<const Library>& library);
/// Plans with the choices that the result holds, and says what there is to say.
void planNow(PlanResult& result);
/// Adds the bands of every figure; leaves none when asked to stop.
void addBands(PlanResult& result, const std::stop_token& stop = {});
/// Plans a project at once on the calling thread (batch, tests, report).
PlanSetPtr planAll(const Project& project, const std::shared_ptr<const Library>& library, bool withBands);

} // namespace gp

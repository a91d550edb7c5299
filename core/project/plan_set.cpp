#include "core/project/plan_set.hpp"

namespace gp {

Band PlanResult::band(const std::string& key) const {
    const auto found = bands.find(key);
    return found == bands.end() ? Band{} : found->second;
}

PlanResultPtr PlanSet::find(const std::string& id) const {
    for (const PlanResultPtr& result : results)
        if (result->id == id)
            return result;
    return nullptr;
}

void addBands(PlanResult& r, const std::stop_token& stop) {
    const Bands all = bands(r.scenario, *r.library, r.choices, kBandDraws, 1, stop);
    std::size_t i = 0;
    if (!all.figures.empty())
        eachFigure(r.scenario, [&](const FigureRef& ref) { r.bands[fullKey(r.scenario, ref)] = all.figures[i++]; });
}

void planNow(PlanResult& r) {
    r.plan = plan(r.scenario, *r.library, r.choices);
    r.findings = findings(r.scenario, *r.library, r.plan);
}

std::shared_ptr<PlanResult> preparePlan(const Project& project, const ScenarioNode& node,
                                        const std::shared_ptr<const Library>& library) {
    auto scenario = resolve(project, node.id, library.get());
    if (!scenario)
        return nullptr;
    auto result = std::make_shared<PlanResult>();
    result->id = node.id;
    result->name = node.name;
    result->note = node.note;
    result->scenario = std::move(*scenario);
    result->library = library;
    for (const Override& change : node.overrides)
        if (const auto* set = std::get_if<SetValue>(&change))
            result->overridden.push_back(set->key);
    return result;
}

PlanSetPtr planAll(const Project& project, const std::shared_ptr<const Library>& library, bool withBands) {
    auto set = std::make_shared<PlanSet>();
    set->baseline = project.baseline;
    set->complete = true;
    for (const ScenarioNode& node : project.scenarios)
        if (auto result = preparePlan(project, node, library)) {
            result->choices = choose(result->scenario, *library);
            planNow(*result);
            if (withBands)
                addBands(*result);
            set->results.push_back(std::move(result));
        }
    return set;
}

} // namespace gp

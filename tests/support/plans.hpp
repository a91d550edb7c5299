// Samples planned for tests.
#pragma once

#include "core/plan/ledger.hpp"
#include "core/project/project.hpp"

#include <cstdlib>

namespace gp::test {

inline const Library& library() {
    static const Library built = [] {
        auto library = builtinLibrary();
        if (!library)
            std::abort();
        return *library;
    }();
    return built;
}

struct Planned {
    Scenario scenario;
    Choices choices;
    Plan plan;
    PlanView view() const { return {scenario, library(), plan}; }
    double value(std::string_view key) const {
        const FigureRef ref = findFigure(scenario, key);
        if (!ref)
            std::abort();
        return ref.figure->get(view(), ref.item);
    }
};

inline Planned planScenario(Scenario scenario) {
    Planned p{std::move(scenario), {}, {}};
    p.choices = choose(p.scenario, library());
    p.plan = gp::plan(p.scenario, library(), p.choices);
    return p;
}

inline Scenario sampleScenario(std::string_view sampleId, std::string_view scenarioId = "base",
                               std::vector<Override> changes = {}) {
    auto project = sample(sampleId);
    auto scenario = resolve(**project, scenarioId, &library());
    if (!scenario || amendAll(*scenario, changes, &library()))
        std::abort();
    return *scenario;
}

inline Planned planSample(std::string_view sampleId, std::string_view scenarioId = "base",
                          std::vector<Override> changes = {}) {
    return planScenario(sampleScenario(sampleId, scenarioId, std::move(changes)));
}

} // namespace gp::test

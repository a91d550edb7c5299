#include "core/study/swing.hpp"

#include <algorithm>

namespace gp {

static double figureWith(Scenario scenario, const Library& library, const Choices& choices, const FieldRef& input,
                         double value, std::string_view figureKey) {
    put(scenario, input, std::clamp(value, input.field->hard.low, input.field->hard.high));
    const Plan planned = plan(scenario, library, choices);
    const FigureRef figure = findFigure(scenario, figureKey);
    return figure ? figure.figure->get({scenario, library, planned}, figure.item) : kUnknown;
}

std::vector<Swing> swings(const Scenario& scenario, const Library& library, const Choices& choices,
                          std::string_view figureKey, const std::stop_token& stop) {
    std::vector<Swing> all;
    for (const auto& [key, belief] : scenario.beliefs) {
        if (stop.stop_requested())
            return {};
        const FieldRef input = findField(scenario, key);
        if (!belief.hasRange() || !input || !input.field->numeric())
            continue;
        Swing swing{key, belief.low, belief.high, 0, 0};
        swing.atLow = figureWith(scenario, library, choices, input, belief.low, figureKey);
        swing.atHigh = figureWith(scenario, library, choices, input, belief.high, figureKey);
        if (swing.size() > 0)
            all.push_back(std::move(swing));
    }
    std::stable_sort(all.begin(), all.end(), [](const Swing& a, const Swing& b) { return a.size() > b.size(); });
    return all;
}

} // namespace gp

#include "core/study/sweep.hpp"

namespace gp {

std::vector<double> geometricSteps(double low, double high, int count) {
    std::vector<double> steps;
    steps.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        steps.push_back(low * std::pow(high / low, count > 1 ? static_cast<double>(i) / (count - 1) : 0));
    return steps;
}

std::vector<std::vector<double>> sweep(const Scenario& scenario, const Library& library, const Choices& choices,
                                       std::string_view fieldKey, const std::vector<double>& values,
                                       const std::vector<std::string>& figureKeys, const std::stop_token& stop) {
    std::vector<std::vector<double>> rows(figureKeys.size(), std::vector<double>(values.size(), kUnknown));
    const FieldRef input = findField(scenario, fieldKey);
    if (!input || !input.field->numeric())
        return rows;
    Scenario moved = scenario;
    for (std::size_t i = 0; i < values.size() && !stop.stop_requested(); ++i) {
        if (!input.field->hard.contains(values[i]))
            continue;
        put(moved, input, values[i]);
        const Plan planned = plan(moved, library, choices);
        for (std::size_t k = 0; k < figureKeys.size(); ++k)
            if (const FigureRef figure = findFigure(moved, figureKeys[k]))
                rows[k][i] = figure.figure->get({moved, library, planned}, figure.item);
    }
    return rows;
}

} // namespace gp

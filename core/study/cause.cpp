#include "core/study/cause.hpp"

#include <algorithm>

namespace gp {

std::vector<Cause> causes(const Scenario& from, const Scenario& to, const Library& library, const Choices& choices,
                          std::string_view figureKey) {
    std::vector<Cause> all;
    const FigureRef figure = findFigure(from, figureKey);
    if (!figure)
        return all;
    const Plan before = plan(from, library, choices);
    const double start = figure.figure->get({from, library, before}, figure.item);
    eachField(from, [&](const FieldRef& ref) {
        const std::string key = fullKey(from, ref);
        const FieldRef other = findField(to, key);
        if (!other)
            return;
        Cause cause{key, get(from, ref), get(to, other), kUnknown};
        if (sameValue(cause.from, cause.to))
            return;
        Scenario changed = from;
        put(changed, ref, cause.to);
        const Plan after = plan(changed, library, choices);
        cause.change = figure.figure->get({changed, library, after}, figure.item) - start;
        if (cause.change != 0)
            all.push_back(std::move(cause));
    });
    const auto size = [](const Cause& c) { return std::isnan(c.change) ? 0 : std::abs(c.change); };
    std::stable_sort(all.begin(), all.end(), [&](const Cause& a, const Cause& b) { return size(a) > size(b); });
    return all;
}

} // namespace gp

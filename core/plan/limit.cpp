#include "core/plan/limit.hpp"

#include "core/plan/stages/tables.hpp"

namespace gp {

const std::vector<Limit>& limits() {
    static const std::vector<Limit> table = [] {
        std::vector<Limit> all;
        for (const auto& part : {storageLimits(), siteLimits()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

static double valueOf(const PlanView& view, std::string_view key) {
    if (const FigureRef figure = findFigure(view.scenario, key))
        return figure.figure->get(view, figure.item);
    const FieldRef field = findField(view.scenario, key);
    assert(field && field.field->numeric());
    return std::get<double>(get(view.scenario, field));
}

static LimitUse useOf(const PlanView& view, const Limit& limit) {
    LimitUse use;
    use.limit = &limit;
    use.value = valueOf(view, limit.figure);
    use.bound = valueOf(view, limit.bound);
    const bool most = limit.direction == Direction::AtMost;
    use.fit = most ? fits(use.value, use.bound) : fits(use.bound, use.value);
    use.use = most ? use.value / use.bound : use.bound / use.value;
    use.slack = most ? use.bound - use.value : use.value - use.bound;
    return use;
}

std::vector<LimitUse> limitUses(const PlanView& view) {
    std::vector<LimitUse> uses;
    for (const Limit& limit : limits())
        uses.push_back(useOf(view, limit));
    return uses;
}

std::vector<LimitUse> limitUsesOf(const PlanView& view, std::string_view figureKey) {
    std::vector<LimitUse> uses;
    for (const Limit& limit : limits())
        if (limit.figure == figureKey)
            uses.push_back(useOf(view, limit));
    std::stable_sort(uses.begin(), uses.end(), [](const LimitUse& a, const LimitUse& b) {
        return !std::isnan(a.use) && (std::isnan(b.use) || a.use > b.use);
    });
    return uses;
}

} // namespace gp

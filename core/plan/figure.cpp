#include "core/plan/figure.hpp"

#include "core/plan/stages/tables.hpp"

#include <unordered_map>

namespace gp {

/// Figures of one heading stand together, headings in the order in which a stage first names them.
static void groupTogether(std::vector<Figure>& part) {
    std::vector<std::string_view> order;
    for (const Figure& f : part)
        if (std::find(order.begin(), order.end(), f.group) == order.end())
            order.emplace_back(f.group);
    const auto place = [&](const Figure& f) { return std::find(order.begin(), order.end(), f.group) - order.begin(); };
    std::stable_sort(part.begin(), part.end(), [&](const Figure& a, const Figure& b) { return place(a) < place(b); });
}

const std::vector<Figure>& figures() {
    static const std::vector<Figure> table = [] {
        std::vector<Figure> all;
        for (auto part : {demandFigures(), computeFigures(), performanceFigures(), networkFigures(), storageFigures(),
                          siteFigures(), costFigures()}) {
            groupTogether(part);
            all.insert(all.end(), part.begin(), part.end());
        }
        return all;
    }();
    return table;
}

bool applies(const Figure& figure, const Workload& workload) {
    return figure.scope == Scope::Workload || figure.scope == kindOf(workload);
}

std::string fullKey(const Scenario& scenario, const FigureRef& ref) {
    if (ref.item < 0)
        return std::string(ref.figure->key);
    return "workload." + scenario.workloads[static_cast<std::size_t>(ref.item)].id + "." + std::string(ref.figure->key);
}

FigureRef findFigure(const Scenario& scenario, std::string_view key) {
    static const std::unordered_multimap<std::string_view, const Figure*> index = [] {
        std::unordered_multimap<std::string_view, const Figure*> map;
        for (const Figure& figure : figures())
            map.emplace(figure.key, &figure);
        return map;
    }();
    constexpr std::string_view kPrefix = "workload.";
    int item = -1;
    std::string_view name = key;
    if (key.starts_with(kPrefix)) {
        const std::size_t dot = key.find('.', kPrefix.size());
        if (dot == std::string_view::npos)
            return {};
        const std::string_view id = key.substr(kPrefix.size(), dot - kPrefix.size());
        name = key.substr(dot + 1);
        for (std::size_t i = 0; i < scenario.workloads.size(); ++i)
            if (scenario.workloads[i].id == id)
                item = static_cast<int>(i);
        if (item < 0)
            return {};
    }
    const auto [first, last] = index.equal_range(name);
    for (auto it = first; it != last; ++it) {
        const Figure& figure = *it->second;
        const bool fits = item < 0 ? figure.scope == Scope::Centre
                                   : applies(figure, scenario.workloads[static_cast<std::size_t>(item)]);
        if (fits)
            return {&figure, item};
    }
    return {};
}

Expected<FigureRef> resolveFigure(const Scenario& scenario, std::string_view key) {
    std::vector<FigureRef> refs;
    std::vector<std::string> keys;
    eachFigure(scenario, [&](const FigureRef& ref) {
        refs.push_back(ref);
        keys.push_back(fullKey(scenario, ref));
    });
    auto index = resolveKey(keys, key);
    if (!index)
        return index.error();
    return refs[*index];
}

} // namespace gp

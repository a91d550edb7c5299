#include "core/plan/plan.hpp"

#include "core/plan/stages/tables.hpp"

#include <cstring>

namespace gp {

/// A limit that is exceeded, has no margin (P4) or cannot be judged although a bound is set.
static void findLimits(const PlanView& view, std::vector<Finding>& out) {
    for (const LimitUse& use : limitUses(view)) {
        if (std::isnan(use.bound))
            continue;
        const FigureRef ref = findFigure(view.scenario, use.limit->figure);
        const Unit unit = ref.figure->unit;
        Finding f;
        f.where = std::string(use.limit->figure);
        const Argument label = Term{use.limit->label}, value = Amount{use.value, unit}, bound = Amount{use.bound, unit};
        if (use.fit == Fit::Unknown) {
            f.code = "limit.unknown";
            f.severity = Severity::Note;
            f.title = {GP_TR("%1: cannot be judged"), {label}};
            f.detail = {GP_TR("The limit is %2, but %3 is unknown."), {label, bound, KeyName{f.where}}};
        } else if (use.fit == Fit::No) {
            f.code = "limit.exceeded";
            f.severity = use.limit->severity;
            f.title = {GP_TR("%1: exceeded by %2"), {label, Amount{-use.slack, unit}}};
            f.detail = {GP_TR("%3 needed, %2 allowed."), {label, bound, value}};
        } else if (use.use > kMarginUse) {
            f.code = "limit.no_margin";
            f.severity = Severity::Warning;
            f.title = {GP_TR("%1: no margin"), {label}};
            f.detail = {GP_TR("%3 of %2 is %4 of the limit; plan with less than 90 %."),
                        {label, bound, value, Amount{use.use, unit::percent}}};
        } else {
            f.code = "limit.kept";
            f.severity = Severity::Ok;
            f.title = {GP_TR("%1: kept"), {label}};
            f.detail = {GP_TR("%3 of %2, %4 left."), {label, bound, value, Amount{use.slack, unit}}};
        }
        if (f.severity >= Severity::Warning && use.limit->fixes)
            f.fixes = use.limit->fixes(view);
        out.push_back(std::move(f));
    }
}

Plan plan(const Scenario& scenario, const Library& library, const Choices& choices) {
    Plan p;
    planCompute(scenario, library, p);
    planPerformance(scenario, library, choices, p);
    planDemand(scenario, library, p);
    planNetwork(scenario, library, p);
    planStorage(scenario, library, p);
    planSite(scenario, library, choices, p);
    planCost(scenario, library, p);
    reconcile(scenario, library, p);
    return p;
}

std::vector<Finding> findings(const Scenario& scenario, const Library& library, const Plan& plan) {
    const PlanView view{scenario, library, plan};
    std::vector<Finding> all;
    findLimits(view, all);
    findDemand(view, all);
    findPerformance(view, all);
    findNetwork(view, all);
    findStorage(view, all);
    findSite(view, all);
    findCost(view, all);
    std::stable_sort(all.begin(), all.end(),
                     [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
    return all;
}

/// The shortest rows whose hall has a usual shape and the least area.
static ItemCount chooseRows(const Scenario& scenario, const Library& library, const Plan& base, ItemCount fallback,
                            const std::stop_token& stop) {
    ItemCount best = fallback;
    double bestArea = kUnknown;
    constexpr std::int64_t kShortestRow = 4, kLongestRow = 30;
    constexpr double kLongestHall = 2.5; // length over width of a usual hall
    if (!base.site.racks.known())
        return best;
    Plan trial = base;
    for (std::int64_t n = kShortestRow; n <= kLongestRow && !stop.stop_requested(); ++n) {
        Choices rows;
        rows.racksPerRow = {n};
        planSite(scenario, library, rows, trial);
        const SitePlan& s = trial.site;
        const double shape = ratio(s.hallLength, s.hallWidth), area = baseValue(s.floorArea);
        const bool usual = shape <= kLongestHall && 1 / shape <= kLongestHall;
        if (usual && (std::isnan(bestArea) || area < bestArea)) {
            bestArea = area;
            best = {n};
        }
    }
    return best;
}

Choices choose(const Scenario& scenario, const Library& library, const std::stop_token& stop) {
    Choices best;
    const Plan base = plan(scenario, library, best);
    for (std::size_t i = 0; i < scenario.workloads.size(); ++i)
        best.layouts.push_back(chooseLayout(scenario, library, base, i, stop));
    // How long the rows are depends on how many racks there are, and that on predicted speeds.
    best.racksPerRow = chooseRows(scenario, library, plan(scenario, library, best), best.racksPerRow, stop);
    return best;
}

Outcome validate(const Scenario& scenario, const Library& library) {
    Outcome wrong;
    eachField(scenario, [&](const FieldRef& ref) {
        if (wrong)
            return;
        wrong = checkValue(*ref.field, get(scenario, ref), &library);
        if (wrong)
            wrong->where = fullKey(scenario, ref);
    });
    return wrong;
}

std::string currencyOf(const Scenario& scenario, const Library& library) {
    const PriceList* list = library.priceList(scenario.cost.priceList);
    return list ? list->currency : "CNY";
}

std::uint64_t inputHash(const Scenario& scenario, const Library& library) {
    std::uint64_t hash = library.hash;
    const auto mix = [&](std::string_view bytes) {
        for (char c : bytes)
            hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ull;
    };
    for (const Workload& workload : scenario.workloads)
        mix(workload.id);
    eachField(scenario, [&](const FieldRef& ref) {
        const Value value = get(scenario, ref);
        if (const auto* number = std::get_if<double>(&value)) {
            char bytes[sizeof(double)];
            std::memcpy(bytes, number, sizeof bytes);
            mix({bytes, sizeof bytes});
        } else if (const auto* text = std::get_if<std::string>(&value)) {
            mix(*text);
            mix("\n");
        }
    });
    return hash;
}

} // namespace gp

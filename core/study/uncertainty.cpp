#include "core/study/uncertainty.hpp"

#include <algorithm>
#include <numeric>
#include <random>

namespace gp {

double quantile(const Belief& belief, double likely, double u) {
    const double low = belief.low, high = belief.high, width = high - low;
    if (width <= 0)
        return likely;
    if (belief.distribution == Distribution::Uniform)
        return low + u * width;
    const double rise = (likely - low) / width;
    return u < rise ? low + std::sqrt(u * width * (likely - low)) : high - std::sqrt((1 - u) * width * (high - likely));
}

namespace {

struct Uncertain {
    FieldRef ref;
    Belief belief;
    double likely;
    std::vector<double> sample; ///< one a draw
};

/// std::shuffle's and the distributions' results differ between libraries; this one is the same everywhere.
double uniform01(std::mt19937_64& random) {
    return static_cast<double>(random() >> 11) * 0x1.0p-53;
}

std::vector<double> stratified(int draws, std::mt19937_64& random) {
    std::vector<double> u(static_cast<std::size_t>(draws));
    for (std::size_t i = 0; i < u.size(); ++i)
        u[i] = (static_cast<double>(i) + uniform01(random)) / draws;
    for (std::size_t i = u.size(); i > 1; --i)
        std::swap(u[i - 1], u[static_cast<std::size_t>(uniform01(random) * static_cast<double>(i))]);
    return u;
}

std::vector<Uncertain> uncertainInputs(const Scenario& scenario, int draws, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::vector<Uncertain> inputs;
    for (const auto& [key, belief] : scenario.beliefs) {
        const FieldRef ref = findField(scenario, key);
        if (!belief.hasRange() || !ref || !ref.field->numeric())
            continue;
        const double likely = std::get<double>(get(scenario, ref));
        if (std::isnan(likely))
            continue;
        Uncertain input{ref, belief, likely, stratified(draws, random)};
        for (double& u : input.sample) {
            u = std::clamp(quantile(belief, likely, u), ref.field->hard.low, ref.field->hard.high);
            if (ref.field->kind == FieldKind::Count)
                u = std::round(u);
        }
        inputs.push_back(std::move(input));
    }
    return inputs;
}

/// Interpolated between neighbours; a count is never a fraction, so there the nearest draw stands.
double percentile(std::vector<double>& values, double p, bool whole) {
    const double at = p * static_cast<double>(values.size() - 1);
    if (whole)
        return values[static_cast<std::size_t>(std::lround(at))];
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (at - static_cast<double>(below)) * (values[above] - values[below]);
}

Band bandOf(std::vector<double>& values, bool whole) {
    if (std::any_of(values.begin(), values.end(), [](double v) { return std::isnan(v); }))
        return {};
    std::sort(values.begin(), values.end());
    return {percentile(values, 0.1, whole), percentile(values, 0.5, whole), percentile(values, 0.9, whole)};
}

} // namespace

Bands bands(const Scenario& scenario, const Library& library, const Choices& choices, int draws, std::uint64_t seed,
            const std::stop_token& stop) {
    const Scenario believed = withPredictionBeliefs(scenario, plan(scenario, library, choices));
    const std::vector<Uncertain> inputs = uncertainInputs(believed, draws, seed);
    const int planned = inputs.empty() ? 1 : draws; // nothing varies: one plan says it all
    Scenario drawn = scenario;
    std::vector<std::vector<double>> values;
    for (int i = 0; i < planned; ++i) {
        if (stop.stop_requested())
            return {};
        for (const Uncertain& input : inputs)
            put(drawn, input.ref, input.sample[static_cast<std::size_t>(i)]);
        const Plan p = plan(drawn, library, choices);
        const PlanView view{drawn, library, p};
        std::size_t k = 0;
        eachFigure(drawn, [&](const FigureRef& ref) {
            if (values.size() <= k)
                values.emplace_back();
            values[k++].push_back(ref.figure->get(view, ref.item));
        });
    }
    Bands result;
    result.draws = planned;
    result.seed = seed;
    std::size_t k = 0;
    eachFigure(drawn, [&](const FigureRef& ref) { result.figures.push_back(bandOf(values[k++], ref.figure->whole)); });
    return result;
}

} // namespace gp

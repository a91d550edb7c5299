// How a figure is written: `figure<&Plan::compute, &ComputePlan::gpus>("centre.gpus", label, unit, formula)`.
#pragma once

#include "core/plan/field_builder.hpp"
#include "core/plan/figure.hpp"

namespace gp {

class FigureBuilder {
public:
    explicit FigureBuilder(Figure figure)
        : m_figure(figure) {}
    operator Figure() const { return m_figure; }
    FigureBuilder& help(const char* text) { return m_figure.help = text, *this; }
    FigureBuilder& lower() { return m_figure.better = Better::Lower, *this; }
    FigureBuilder& higher() { return m_figure.better = Better::Higher, *this; }
    FigureBuilder& headline() { return m_figure.headline = true, *this; }
    FigureBuilder& rule() { return m_figure.kind = FigureKind::Rule, *this; }
    FigureBuilder& model() { return m_figure.kind = FigureKind::Model, *this; }
    FigureBuilder& chosen() { return m_figure.kind = FigureKind::Choice, *this; }
    FigureBuilder& options(std::span<const Option> list) { return m_figure.options = list, *this; }
    FigureBuilder& in(Stage stage, const char* group) {
        m_figure.stage = stage;
        m_figure.group = group;
        return *this;
    }
    FigureBuilder& of(Scope scope) { return m_figure.scope = scope, *this; }

private:
    Figure m_figure;
};

template<class T>
inline constexpr bool kIsCount = requires {
    T::kUnset;
};

/// An output with its member path from Plan, or from a workload's PoolPlan (`of` then narrows it to a kind of workload)
/// or TrainingPrediction.
template<auto... P>
FigureBuilder figure(std::string_view key, const char* label, UnitOf<Bridge<typename Path<P...>::Leaf>::dim> unit,
                     const char* formula) {
    using Root = typename Path<P...>::Root;
    using Leaf = typename Path<P...>::Leaf;
    Figure f;
    f.key = key;
    f.label = label;
    f.dim = unit.dim;
    f.unit = unit;
    f.formula = formula;
    f.whole = kIsCount<Leaf>;
    if constexpr (std::is_same_v<Root, PoolPlan>) {
        f.scope = Scope::Workload;
        f.get = [](const PlanView& v, int item) {
            return Bridge<Leaf>::to(follow<P...>(v.plan.pools[static_cast<std::size_t>(item)]));
        };
    } else if constexpr (std::is_same_v<Root, TrainingPrediction>) {
        f.scope = Scope::Training;
        f.get = [](const PlanView& v, int item) {
            return Bridge<Leaf>::to(follow<P...>(v.plan.training[static_cast<std::size_t>(item)]));
        };
    } else {
        f.get = [](const PlanView& v, int) { return Bridge<Leaf>::to(follow<P...>(v.plan)); };
    }
    return FigureBuilder(f);
}

template<class T>
using FactType = std::remove_cvref_t<decltype(std::declval<T>().value)>;

/// Follows a path from Plan to a Fact; a null pointer on the way means the fact is not there.
template<auto P, auto... Rest, class Owner>
auto findFact(Owner& owner) {
    if constexpr (sizeof...(Rest) == 0) {
        return &(owner.*P);
    } else if constexpr (std::is_pointer_v<std::remove_cvref_t<decltype(owner.*P)>>) {
        using Result = decltype(findFact<Rest...>(*(owner.*P)));
        return owner.*P ? findFact<Rest...>(*(owner.*P)) : Result(nullptr);
    } else {
        return findFact<Rest...>(owner.*P);
    }
}

/// A fact of the chosen hardware, by its path from Plan.
template<auto... P>
FigureBuilder fact(std::string_view key, const char* label,
                   UnitOf<Bridge<FactType<typename Path<P...>::Leaf>>::dim> unit) {
    using Held = FactType<typename Path<P...>::Leaf>;
    Figure f;
    f.key = key;
    f.kind = FigureKind::Fact;
    f.label = label;
    f.dim = unit.dim;
    f.unit = unit;
    f.whole = kIsCount<Held>;
    f.get = [](const PlanView& v, int) {
        const auto* fact = findFact<P...>(v.plan);
        return fact ? Bridge<Held>::to(fact->value) : kUnknown;
    };
    f.source = [](const PlanView& v, int) {
        const auto* fact = findFact<P...>(v.plan);
        return fact ? fact->source : SourcePtr();
    };
    return FigureBuilder(f);
}

/// A constant of the library.
template<auto P>
FigureBuilder constant(std::string_view key, const char* label,
                       UnitOf<Bridge<FactType<typename MemberOf<decltype(P)>::Type>>::dim> unit) {
    using Held = FactType<typename MemberOf<decltype(P)>::Type>;
    Figure f;
    f.key = key;
    f.kind = FigureKind::Fact;
    f.label = label;
    f.dim = unit.dim;
    f.unit = unit;
    f.get = [](const PlanView& v, int) { return Bridge<Held>::to((v.library.catalog.constants.*P).value); };
    f.source = [](const PlanView& v, int) { return (v.library.catalog.constants.*P).source; };
    return FigureBuilder(f);
}

} // namespace gp

// How a table entry is written: `quantity<&TrainingJob::tokenRate>("token_rate", GP_TR("..."), unit)` and
// a chain of what differs from the default. Scope, dimension and accessors follow from the member path.
#pragma once

#include "core/plan/field.hpp"

namespace gp {

template<class T>
struct MemberOf;
template<class C, class M>
struct MemberOf<M C::*> {
    using Owner = C;
    using Type = M;
};

/// owner.*P1.*P2...; a pointer on the way is followed.
template<auto P, auto... Rest>
constexpr auto& follow(auto& owner) {
    auto& next = owner.*P;
    if constexpr (sizeof...(Rest) == 0)
        return next;
    else if constexpr (std::is_pointer_v<std::remove_cvref_t<decltype(next)>>)
        return follow<Rest...>(*next);
    else
        return follow<Rest...>(next);
}
template<auto First, auto... Rest>
struct Path {
    using Root = typename MemberOf<decltype(First)>::Owner;
    using Leaf = std::remove_cvref_t<decltype(follow<First, Rest...>(std::declval<Root&>()))>;
};

template<class Root>
inline constexpr Scope kScopeOf = Scope::Centre;
template<>
inline constexpr Scope kScopeOf<Workload> = Scope::Workload;
template<>
inline constexpr Scope kScopeOf<TrainingJob> = Scope::Training;
template<>
inline constexpr Scope kScopeOf<InferenceService> = Scope::Inference;

/// Options of an enum, in the order of its values; specialised beside each table.
template<class E>
struct OptionsOf;

class FieldBuilder {
public:
    explicit FieldBuilder(Field field)
        : m_field(std::move(field)) {}
    operator Field() const { return m_field; }

    /// All numbers of the chain are in the display unit.
    FieldBuilder& hard(double low, double high) { return m_field.hard = scaled(low, high), *this; }
    FieldBuilder& typical(double low, double high) { return m_field.typical = scaled(low, high), *this; }
    FieldBuilder& value(double v) { return m_field.fallback = v * m_field.unit.factor, *this; }
    FieldBuilder& value(const char* text) { return m_field.fallback = std::string(text), *this; }
    /// Optional: empty by default; `meaning` says what holds then.
    FieldBuilder& unset(const char* meaning) {
        m_field.whenUnset = meaning;
        m_field.fallback = m_field.numeric() ? Value(kUnknown) : Value(std::string());
        return *this;
    }
    FieldBuilder& help(const char* text) { return m_field.help = text, *this; }
    FieldBuilder& source(SourceKind kind, std::string_view reference) {
        m_field.defaultSource = kind;
        m_field.defaultReference = reference;
        return *this;
    }
    FieldBuilder& asSurcharge() { return m_field.surcharge = true, *this; }
    FieldBuilder& asCount() { return m_field.countLike = true, *this; }
    FieldBuilder& in(Stage stage, const char* group) {
        m_field.stage = stage;
        m_field.group = group;
        return *this;
    }

private:
    Range scaled(double low, double high) const { return {low * m_field.unit.factor, high * m_field.unit.factor}; }
    Field m_field;
};

template<class Leaf>
constexpr FieldKind numericKind() {
    if constexpr (requires { Leaf::kUnset; })
        return FieldKind::Count;
    else if constexpr (Bridge<Leaf>::dim == Dim{})
        return FieldKind::Ratio;
    else
        return FieldKind::Quantity;
}

/// A number: quantity, ratio or count, by the member's type.
template<auto... P>
FieldBuilder number(std::string_view key, const char* label, UnitOf<Bridge<typename Path<P...>::Leaf>::dim> unit) {
    using Root = typename Path<P...>::Root;
    using Leaf = typename Path<P...>::Leaf;
    Field f;
    f.key = key;
    f.scope = kScopeOf<Root>;
    f.kind = numericKind<Leaf>();
    f.label = label;
    f.dim = unit.dim;
    f.unit = unit;
    f.fallback = 0.0;
    f.get = [](const void* o) { return Value{Bridge<Leaf>::to(follow<P...>(*static_cast<const Root*>(o)))}; };
    f.set = [](void* o, const Value& v) {
        follow<P...>(*static_cast<Root*>(o)) = Bridge<Leaf>::from(std::get<double>(v));
    };
    return FieldBuilder(f);
}

template<auto... P>
FieldBuilder choice(std::string_view key, const char* label) {
    using Root = typename Path<P...>::Root;
    using Leaf = typename Path<P...>::Leaf;
    Field f;
    f.key = key;
    f.scope = kScopeOf<Root>;
    f.kind = FieldKind::Choice;
    f.label = label;
    f.options = OptionsOf<Leaf>::list;
    f.fallback = std::string(OptionsOf<Leaf>::list[0].code);
    f.get = [](const void* o) {
        const Leaf leaf = follow<P...>(*static_cast<const Root*>(o));
        return Value{std::string(OptionsOf<Leaf>::list[static_cast<std::size_t>(leaf)].code)};
    };
    f.set = [](void* o, const Value& v) {
        const auto& code = std::get<std::string>(v);
        for (std::size_t i = 0; i < std::size(OptionsOf<Leaf>::list); ++i)
            if (code == OptionsOf<Leaf>::list[i].code)
                follow<P...>(*static_cast<Root*>(o)) = static_cast<Leaf>(i);
    };
    return FieldBuilder(f);
}

template<auto... P>
FieldBuilder text(std::string_view key, const char* label) {
    using Root = typename Path<P...>::Root;
    Field f;
    f.key = key;
    f.scope = kScopeOf<Root>;
    f.kind = FieldKind::Text;
    f.label = label;
    f.fallback = std::string();
    f.get = [](const void* o) { return Value{follow<P...>(*static_cast<const Root*>(o))}; };
    f.set = [](void* o, const Value& v) { follow<P...>(*static_cast<Root*>(o)) = std::get<std::string>(v); };
    return FieldBuilder(f);
}

template<auto... P>
FieldBuilder reference(std::string_view key, const char* label, Reference to) {
    Field f = text<P...>(key, label);
    f.kind = FieldKind::CatalogReference;
    f.reference = to;
    return FieldBuilder(f);
}

} // namespace gp

// The field table: one entry for every input; nothing else in the program lists inputs. Forms, checks,
// storage, overrides, diffs, studies, `--set` and the report's assumptions are made from it.
#pragma once

#include "core/plan/scenario.hpp"
#include "core/plan/value.hpp"
#include "core/units/diagnostic.hpp"
#include "core/units/unit.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gp {

enum class Scope { Centre, Workload, Training, Inference };
enum class FieldKind { Quantity, Ratio, Count, Choice, CatalogReference, Text };
enum class Stage { Demand, Compute, Network, Storage, Site, Cost };

/// What a catalog reference may point to; price lists live beside the catalog.
enum class Reference { None, Server, Switch, Optic, StorageBlock, Rack, Cooling, PriceList };

struct Range {
    double low, high; // base units, inclusive
    bool contains(double v) const { return v >= low && v <= high; }
};

struct Field {
    std::string_view key; ///< whole key, or the last segment for items (workload.<id>.<key>)
    Scope scope = Scope::Centre;
    FieldKind kind = FieldKind::Quantity;
    Stage stage = Stage::Demand;
    const char* group = ""; ///< heading of the form section
    const char* label = "";
    const char* help = "";
    Dim dim{};
    Unit unit{};             ///< first display unit
    Range hard{}, typical{}; ///< typical: outside is flagged, not refused
    Value fallback;
    const char* whenUnset = nullptr; ///< optional field: what holds while it is empty
    bool surcharge = false;          ///< a factor that people write as "25 %" on top
    bool countLike = false;          ///< K, M, B, T are powers of ten
    SourceKind defaultSource = SourceKind::Assumed;
    std::string_view defaultReference; ///< where the default comes from
    std::span<const Option> options;
    Reference reference = Reference::None;
    Value (*get)(const void* owner) = nullptr;
    void (*set)(void* owner, const Value& value) = nullptr;

    bool optional() const { return whenUnset != nullptr; }
    bool numeric() const { return kind <= FieldKind::Count; }
};

/// The whole table, in the order of the forms.
const std::vector<Field>& fields();

/// One input of one scenario: an entry and the index of its workload (-1: of the centre).
struct FieldRef {
    const Field* field = nullptr;
    int item = -1;
    explicit operator bool() const { return field != nullptr; }
};

Scope kindOf(const Workload& workload);
std::string fullKey(const Scenario& scenario, const FieldRef& ref);
Value get(const Scenario& scenario, const FieldRef& ref);
/// Writes without checks; `amend` in override.hpp is the checked way in.
void put(Scenario& scenario, const FieldRef& ref, const Value& value);
/// The input with this full key; empty if there is none.
FieldRef findField(const Scenario& scenario, std::string_view key);
/// Accepts short forms ("mfu") where exactly one input has that last segment or ending. Errors:
/// field.unknown (suggestions: near keys), field.ambiguous (suggestions: the candidates).
Expected<FieldRef> resolveField(const Scenario& scenario, std::string_view key);

template<class F>
void eachField(const Scenario& scenario, F&& visit) {
    for (const Field& field : fields())
        if (field.scope == Scope::Centre)
            visit(FieldRef{&field, -1});
    for (std::size_t i = 0; i < scenario.workloads.size(); ++i)
        for (const Field& field : fields())
            if (field.scope == Scope::Workload || field.scope == kindOf(scenario.workloads[i]))
                visit(FieldRef{&field, static_cast<int>(i)});
}

/// A scenario with every field at its default and no workload.
Scenario defaultScenario();
/// A workload of `kind` (Training or Inference) with every field at its default.
Workload defaultWorkload(std::string id, Scope kind);

/// A belief as the table states it where the scenario has none.
Belief beliefOf(const Scenario& scenario, const FieldRef& ref);

/// Checks a value against kind, range, options and catalog. Error codes: field.kind, field.range,
/// field.option, field.reference, field.text.
Outcome checkValue(const Field& field, const Value& value, const Library* library);

} // namespace gp

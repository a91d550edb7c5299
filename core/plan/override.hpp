// Overrides: what a derived scenario stores, what `--set` does, what a fix proposes, what an undo names.
#pragma once

#include "core/plan/field.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gp {

/// Sets one input. Without a belief the old one stays where its range still holds the new value (the
/// likely value moved), else it is dropped: the number is then the user's assumption.
struct SetValue {
    std::string key;
    Value value;
    std::optional<Belief> belief;
};
/// Adds a workload with defaults. Ids are [a-z0-9_-]{1,32}.
struct AddItem {
    std::string id;
    Scope kind = Scope::Training;
};
/// Removes a workload and the beliefs about it.
struct RemoveItem {
    std::string id;
};
using Override = std::variant<SetValue, AddItem, RemoveItem>;

bool validItemId(std::string_view id);

/// Applies one override with all checks; the scenario is unchanged on error. Codes of checkValue, and
/// item.id, item.duplicate, item.unknown, item.limit.
Outcome amend(Scenario& scenario, const Override& change, const Library* library);
/// Applies all or nothing.
Outcome amendAll(Scenario& scenario, std::span<const Override> changes, const Library* library);

/// Adds `change` to `list`, replacing what it makes void: an earlier value of the same key, everything
/// about a removed item.
void accumulate(std::vector<Override>& list, const Override& change);

/// Inputs whose value differs or that only one of them has, by full key, in table order.
std::vector<std::string> differingKeys(const Scenario& a, const Scenario& b);
/// Overrides that turn `from` into `to` (beliefs included).
std::vector<Override> overridesBetween(const Scenario& from, const Scenario& to);

} // namespace gp

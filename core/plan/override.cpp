#include "core/plan/override.hpp"

#include <set>

namespace gp {

static constexpr std::size_t kMostWorkloads = 256;

bool validItemId(std::string_view id) {
    if (id.empty() || id.size() > 32)
        return false;
    return std::all_of(id.begin(), id.end(),
                       [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-'; });
}

static Diagnostic itemError(const char* code, const std::string& id, const char* text) {
    Diagnostic error;
    error.code = code;
    error.where = "workload." + id;
    error.message = {text, {Literal(id)}};
    return error;
}

static auto findWorkload(Scenario& scenario, const std::string& id) {
    return std::find_if(scenario.workloads.begin(), scenario.workloads.end(),
                        [&](const Workload& w) { return w.id == id; });
}

static Outcome addItem(Scenario& scenario, const AddItem& add) {
    if (!validItemId(add.id))
        return itemError("item.id", add.id, GP_TR("“%1” is not a valid id: use a-z, 0-9, _ and -."));
    if (findWorkload(scenario, add.id) != scenario.workloads.end())
        return itemError("item.duplicate", add.id, GP_TR("There is already a workload “%1”."));
    if (scenario.workloads.size() >= kMostWorkloads)
        return itemError("item.limit", add.id, GP_TR("“%1” would be one workload too many."));
    if (add.kind != Scope::Training && add.kind != Scope::Inference)
        return itemError("item.kind", add.id, GP_TR("“%1” has no kind of workload."));
    scenario.workloads.push_back(defaultWorkload(add.id, add.kind));
    return {};
}

static Outcome removeItem(Scenario& scenario, const RemoveItem& remove) {
    const auto found = findWorkload(scenario, remove.id);
    if (found == scenario.workloads.end())
        return itemError("item.unknown", remove.id, GP_TR("There is no workload “%1”."));
    scenario.workloads.erase(found);
    const std::string prefix = "workload." + remove.id + ".";
    std::erase_if(scenario.beliefs, [&](const auto& entry) { return entry.first.starts_with(prefix); });
    return {};
}

static Outcome checkBelief(const SetValue& set) {
    if (!set.belief || !set.belief->hasRange())
        return {};
    const double* v = std::get_if<double>(&set.value);
    if (v && set.belief->low <= *v && *v <= set.belief->high)
        return {};
    Diagnostic error;
    error.code = "field.range";
    error.where = set.key;
    error.message = {GP_TR("The range of %1 must hold its likely value."), {KeyName{set.key}}};
    return error;
}

static void updateBelief(Scenario& scenario, const SetValue& set, const std::string& key) {
    if (set.belief) {
        scenario.beliefs[key] = *set.belief;
        return;
    }
    const auto old = scenario.beliefs.find(key);
    if (old == scenario.beliefs.end())
        return;
    const double* v = std::get_if<double>(&set.value);
    const Belief& belief = old->second;
    if (v && belief.hasRange() && belief.low <= *v && *v <= belief.high)
        return;
    scenario.beliefs.erase(old);
}

static Outcome setValue(Scenario& scenario, const SetValue& set, const Library* library) {
    auto ref = resolveField(scenario, set.key);
    if (!ref)
        return ref.error();
    const std::string key = fullKey(scenario, *ref);
    Outcome wrong = checkValue(*ref->field, set.value, library);
    if (!wrong)
        wrong = checkBelief(set);
    if (wrong) {
        wrong->where = key;
        return wrong;
    }
    updateBelief(scenario, set, key);
    put(scenario, *ref, set.value);
    return {};
}

Outcome amend(Scenario& scenario, const Override& change, const Library* library) {
    if (const auto* add = std::get_if<AddItem>(&change))
        return addItem(scenario, *add);
    if (const auto* remove = std::get_if<RemoveItem>(&change))
        return removeItem(scenario, *remove);
    return setValue(scenario, std::get<SetValue>(change), library);
}

Outcome amendAll(Scenario& scenario, std::span<const Override> changes, const Library* library) {
    Scenario copy = scenario;
    for (const Override& change : changes)
        if (Outcome wrong = amend(copy, change, library))
            return wrong;
    scenario = std::move(copy);
    return {};
}

void accumulate(std::vector<Override>& list, const Override& change) {
    if (const auto* set = std::get_if<SetValue>(&change)) {
        std::erase_if(list, [&](const Override& old) {
            const auto* other = std::get_if<SetValue>(&old);
            return other && other->key == set->key;
        });
        list.push_back(change);
        return;
    }
    const auto* remove = std::get_if<RemoveItem>(&change);
    if (!remove) {
        list.push_back(change);
        return;
    }
    const std::string prefix = "workload." + remove->id + ".";
    // A workload that this list itself added vanishes with its values; an inherited one needs the removal.
    const std::size_t added = std::erase_if(list, [&](const Override& old) {
        const auto* add = std::get_if<AddItem>(&old);
        return add && add->id == remove->id;
    });
    std::erase_if(list, [&](const Override& old) {
        const auto* set = std::get_if<SetValue>(&old);
        return set && set->key.starts_with(prefix);
    });
    const bool removedBefore = std::any_of(list.begin(), list.end(), [&](const Override& old) {
        const auto* other = std::get_if<RemoveItem>(&old);
        return other && other->id == remove->id;
    });
    if (added == 0 && !removedBefore)
        list.push_back(change);
}

std::vector<std::string> differingKeys(const Scenario& a, const Scenario& b) {
    std::vector<std::string> keys;
    eachField(a, [&](const FieldRef& ref) {
        const std::string key = fullKey(a, ref);
        const FieldRef other = findField(b, key);
        if (!other || !sameValue(get(a, ref), get(b, other)))
            keys.push_back(key);
    });
    eachField(b, [&](const FieldRef& ref) {
        const std::string key = fullKey(b, ref);
        if (!findField(a, key))
            keys.push_back(key);
    });
    return keys;
}

std::vector<Override> overridesBetween(const Scenario& from, const Scenario& to) {
    std::vector<Override> changes;
    Scenario current = from;
    const auto apply = [&](const Override& change) {
        if (!amend(current, change, nullptr))
            changes.push_back(change);
    };
    for (const Workload& old : from.workloads) {
        const bool kept = std::any_of(to.workloads.begin(), to.workloads.end(),
                                      [&](const auto& w) { return w.id == old.id && kindOf(w) == kindOf(old); });
        if (!kept)
            apply(RemoveItem{old.id});
    }
    for (const Workload& added : to.workloads)
        if (findWorkload(current, added.id) == current.workloads.end())
            apply(AddItem{added.id, kindOf(added)});
    eachField(to, [&](const FieldRef& ref) {
        const std::string key = fullKey(to, ref);
        const auto wanted = to.beliefs.find(key);
        const auto present = std::as_const(current).beliefs.find(key);
        const bool hasWanted = wanted != to.beliefs.end();
        const bool sameBelief =
            hasWanted == (present != current.beliefs.end()) && (!hasWanted || wanted->second == present->second);
        const FieldRef now = findField(current, key);
        if (sameBelief && sameValue(get(to, ref), get(current, now)))
            return;
        SetValue set{key, get(to, ref), {}};
        if (hasWanted)
            set.belief = wanted->second;
        else if (!sameBelief)
            set.belief = Belief{};
        apply(set);
    });
    return changes;
}

} // namespace gp

#include "core/plan/field.hpp"

#include "core/plan/stages/tables.hpp"

namespace gp {

const std::vector<Field>& fields() {
    static const std::vector<Field> table = [] {
        std::vector<Field> all;
        for (const auto& part : {demandFields(), computeFields(), performanceFields(), networkFields(), storageFields(),
                                 siteFields(), costFields()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return table;
}

Scope kindOf(const Workload& workload) {
    return workload.job.index() == 0 ? Scope::Training : Scope::Inference;
}

static const void* ownerOf(const Scenario& scenario, const FieldRef& ref) {
    if (ref.item < 0)
        return &scenario;
    const Workload& workload = scenario.workloads[static_cast<std::size_t>(ref.item)];
    if (ref.field->scope == Scope::Workload)
        return &workload;
    return std::visit([](const auto& job) -> const void* { return &job; }, workload.job);
}

std::string fullKey(const Scenario& scenario, const FieldRef& ref) {
    if (ref.item < 0)
        return std::string(ref.field->key);
    return "workload." + scenario.workloads[static_cast<std::size_t>(ref.item)].id + "." + std::string(ref.field->key);
}

Value get(const Scenario& scenario, const FieldRef& ref) {
    return ref.field->get(ownerOf(scenario, ref));
}

void put(Scenario& scenario, const FieldRef& ref, const Value& value) {
    ref.field->set(const_cast<void*>(ownerOf(scenario, ref)), value);
}

FieldRef findField(const Scenario& scenario, std::string_view key) {
    constexpr std::string_view kPrefix = "workload.";
    if (!key.starts_with(kPrefix)) {
        for (const Field& field : fields())
            if (field.scope == Scope::Centre && field.key == key)
                return {&field, -1};
        return {};
    }
    key.remove_prefix(kPrefix.size());
    const std::size_t dot = key.find('.');
    if (dot == std::string_view::npos)
        return {};
    const std::string_view id = key.substr(0, dot), name = key.substr(dot + 1);
    for (std::size_t i = 0; i < scenario.workloads.size(); ++i) {
        if (scenario.workloads[i].id != id)
            continue;
        for (const Field& field : fields())
            if (field.key == name && (field.scope == Scope::Workload || field.scope == kindOf(scenario.workloads[i])))
                return {&field, static_cast<int>(i)};
    }
    return {};
}

/// True if `key` is `ending` or ends with "." + `ending`.
static bool endsWithSegment(std::string_view key, std::string_view ending) {
    return key == ending ||
           (key.size() > ending.size() && key.ends_with(ending) && key[key.size() - ending.size() - 1] == '.');
}

/// Keys that share the most leading and trailing characters with a mistyped one.
static std::vector<std::string> nearKeys(const std::vector<std::string>& keys, std::string_view wanted) {
    const std::size_t dot = wanted.rfind('.');
    const std::string_view last = dot == std::string_view::npos ? wanted : wanted.substr(dot + 1);
    std::vector<std::string> near;
    for (const std::string& key : keys)
        if (!last.empty() && near.size() < 5 && key.find(last) != std::string::npos)
            near.push_back(key);
    return near;
}

Expected<std::size_t> resolveKey(const std::vector<std::string>& keys, std::string_view wanted) {
    std::vector<std::size_t> hits;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i] == wanted)
            return i;
        if (endsWithSegment(keys[i], wanted))
            hits.push_back(i);
    }
    if (hits.size() == 1)
        return hits.front();
    Diagnostic error;
    error.where = std::string(wanted);
    if (hits.empty()) {
        error.code = "field.unknown";
        error.message = {GP_TR("There is no field or figure “%1”."), {Literal(wanted)}};
        error.suggestions = nearKeys(keys, wanted);
    } else {
        error.code = "field.ambiguous";
        error.message = {GP_TR("“%1” names more than one entry; use the full key."), {Literal(wanted)}};
        for (std::size_t i : hits)
            error.suggestions.push_back(keys[i]);
    }
    return error;
}

Expected<FieldRef> resolveField(const Scenario& scenario, std::string_view key) {
    std::vector<FieldRef> refs;
    std::vector<std::string> keys;
    eachField(scenario, [&](const FieldRef& ref) {
        refs.push_back(ref);
        keys.push_back(fullKey(scenario, ref));
    });
    auto index = resolveKey(keys, key);
    if (!index)
        return index.error();
    return refs[*index];
}

Scenario defaultScenario() {
    Scenario scenario;
    for (const Field& field : fields())
        if (field.scope == Scope::Centre)
            put(scenario, {&field, -1}, field.fallback);
    return scenario;
}

Workload defaultWorkload(std::string id, Scope kind) {
    Scenario scratch;
    Workload workload{std::move(id), {}, {}};
    if (kind == Scope::Inference)
        workload.job = InferenceService{};
    scratch.workloads.push_back(std::move(workload));
    for (const Field& field : fields())
        if (field.scope == kind || field.scope == Scope::Workload)
            put(scratch, {&field, 0}, field.fallback);
    return scratch.workloads.front();
}

Belief beliefOf(const Scenario& scenario, const FieldRef& ref) {
    const auto found = scenario.beliefs.find(fullKey(scenario, ref));
    if (found != scenario.beliefs.end())
        return found->second;
    Belief belief;
    if (sameValue(get(scenario, ref), ref.field->fallback)) {
        belief.source.kind = ref.field->defaultSource;
        belief.source.reference = std::string(ref.field->defaultReference);
    } else if (ref.field->defaultSource == SourceKind::Measured) {
        belief.source.kind = SourceKind::Measured; // a field for measurements holds nothing else
    }
    return belief;
}

static Diagnostic fieldError(const char* code, const Field& field, Message message) {
    Diagnostic error;
    error.code = code;
    error.where = std::string(field.key);
    error.message = std::move(message);
    return error;
}

static Outcome checkNumber(const Field& field, double v) {
    if (std::isnan(v)) {
        if (field.optional())
            return {};
        return fieldError("field.kind", field, {GP_TR("%1 needs a value."), {Term{field.label}}});
    }
    const double tolerance = 1e-12;
    const bool inside = v >= field.hard.low - std::abs(field.hard.low) * tolerance &&
                        v <= field.hard.high + std::abs(field.hard.high) * tolerance;
    if (!inside)
        return fieldError("field.range", field,
                          {GP_TR("%1 must be between %2 and %3, not %4."),
                           {Term{field.label}, Amount{field.hard.low, field.unit}, Amount{field.hard.high, field.unit},
                            Amount{v, field.unit}}});
    if (field.kind == FieldKind::Count && v != std::round(v))
        return fieldError("field.kind", field, {GP_TR("%1 must be a whole number."), {Term{field.label}}});
    return {};
}

static bool referenceExists(const Field& field, const std::string& id, const Library& library) {
    const Catalog& c = library.catalog;
    switch (field.reference) {
    case Reference::None:
        return true;
    case Reference::Server:
        return c.server(id) != nullptr;
    case Reference::Switch:
        return c.networkSwitch(id) != nullptr;
    case Reference::Optic:
        return c.optic(id) != nullptr;
    case Reference::StorageBlock:
        return c.storageBlock(id) != nullptr;
    case Reference::Rack:
        return c.rack(id) != nullptr;
    case Reference::Cooling:
        return c.coolingMethod(id) != nullptr;
    case Reference::PriceList:
        return library.priceList(id) != nullptr;
    }
    return false;
}

static Outcome checkText(const Field& field, const std::string& text, const Library* library) {
    constexpr std::size_t kLongestText = 4096;
    if (text.size() > kLongestText)
        return fieldError("field.text", field, {GP_TR("%1 is longer than a field can hold."), {Term{field.label}}});
    if (field.kind == FieldKind::Choice) {
        for (const Option& option : field.options)
            if (text == option.code)
                return {};
        Diagnostic error =
            fieldError("field.option", field, {GP_TR("%1 has no option “%2”."), {Term{field.label}, text}});
        for (const Option& option : field.options)
            error.suggestions.emplace_back(option.code);
        return error;
    }
    const bool empty = field.optional() && text.empty();
    if (library && !empty && !referenceExists(field, text, *library))
        return fieldError("field.reference", field,
                          {GP_TR("%1: there is no “%2” in the catalog."), {Term{field.label}, text}});
    return {};
}

Outcome checkValue(const Field& field, const Value& value, const Library* library) {
    if (value.index() != field.fallback.index())
        return fieldError("field.kind", field, {GP_TR("%1 does not take this kind of value."), {Term{field.label}}});
    if (const auto* v = std::get_if<double>(&value))
        return checkNumber(field, *v);
    if (const auto* text = std::get_if<std::string>(&value))
        return checkText(field, *text, library);
    return {};
}

} // namespace gp

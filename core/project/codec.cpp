#include "core/project/codec.hpp"

#include <nlohmann/json.hpp>

namespace gp {

namespace {

using Json = nlohmann::ordered_json;

struct FormatError {
    const char* what;
};

Json numberToJson(double v) {
    return std::isnan(v) ? Json(nullptr) : Json(v);
}
double numberFromJson(const Json& j) {
    if (j.is_null())
        return kUnknown;
    if (!j.is_number())
        throw FormatError{"number"};
    return j.get<double>();
}

Json toJson(const Value& value) {
    if (const auto* v = std::get_if<double>(&value))
        return numberToJson(*v);
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag;
    return std::get<std::string>(value);
}
Value valueFromJson(const Json& j) {
    if (j.is_boolean())
        return j.get<bool>();
    if (j.is_string())
        return j.get<std::string>();
    return numberFromJson(j);
}

std::string text(const Json& j, const char* key) {
    if (!j.is_object() || !j.contains(key) || !j.at(key).is_string())
        throw FormatError{key};
    return j.at(key).get<std::string>();
}
std::string optionalText(const Json& j, const char* key) {
    return j.contains(key) ? text(j, key) : std::string();
}

Json toJson(const Belief& b) {
    Json j{{"source", sourceCode(b.source.kind)}};
    if (!b.source.reference.empty())
        j["reference"] = b.source.reference;
    if (!b.source.date.empty())
        j["date"] = b.source.date;
    if (!b.source.note.empty())
        j["note"] = b.source.note;
    if (b.source.doubtful)
        j["doubtful"] = true;
    if (b.hasRange()) {
        j["low"] = b.low;
        j["high"] = b.high;
        j["distribution"] = b.distribution == Distribution::Uniform ? "uniform" : "triangular";
    }
    return j;
}
Belief beliefFromJson(const Json& j) {
    Belief b;
    const auto kind = sourceFromCode(text(j, "source"));
    if (!kind)
        throw FormatError{"source"};
    b.source.kind = *kind;
    b.source.reference = optionalText(j, "reference");
    b.source.date = optionalText(j, "date");
    b.source.note = optionalText(j, "note");
    b.source.doubtful = j.contains("doubtful") && j.at("doubtful").is_boolean() && j.at("doubtful").get<bool>();
    if (j.contains("low") || j.contains("high")) {
        b.low = numberFromJson(j.at("low"));
        b.high = numberFromJson(j.at("high"));
        if (optionalText(j, "distribution") == "uniform")
            b.distribution = Distribution::Uniform;
    }
    return b;
}

Json toJson(const Override& change) {
    if (const auto* set = std::get_if<SetValue>(&change)) {
        Json j{{"set", set->key}, {"value", toJson(set->value)}};
        if (set->belief)
            j["belief"] = toJson(*set->belief);
        return j;
    }
    if (const auto* add = std::get_if<AddItem>(&change))
        return {{"add", add->id}, {"kind", add->kind == Scope::Training ? "training" : "inference"}};
    return {{"remove", std::get<RemoveItem>(change).id}};
}
Override overrideFromJson(const Json& j) {
    if (!j.is_object())
        throw FormatError{"override"};
    if (j.contains("add")) {
        const std::string kind = text(j, "kind");
        if (kind != "training" && kind != "inference")
            throw FormatError{"kind"};
        return AddItem{text(j, "add"), kind == "training" ? Scope::Training : Scope::Inference};
    }
    if (j.contains("remove"))
        return RemoveItem{text(j, "remove")};
    SetValue set{text(j, "set"), valueFromJson(j.at("value")), {}};
    if (j.contains("belief"))
        set.belief = beliefFromJson(j.at("belief"));
    return set;
}

Json toJson(const std::vector<Override>& overrides) {
    Json list = Json::array();
    for (const Override& change : overrides)
        list.push_back(toJson(change));
    return list;
}
std::vector<Override> overridesOf(const Json& j) {
    if (!j.is_array())
        throw FormatError{"overrides"};
    std::vector<Override> list;
    for (const Json& change : j)
        list.push_back(overrideFromJson(change));
    return list;
}

Json toJson(const ScenarioNode& node) {
    Json j{{"id", node.id}, {"name", node.name}, {"parent", node.parent}, {"overrides", toJson(node.overrides)}};
    if (!node.note.empty())
        j["note"] = node.note;
    return j;
}
ScenarioNode nodeFromJson(const Json& j) {
    return {text(j, "id"), text(j, "name"), optionalText(j, "parent"), overridesOf(j.at("overrides")),
            optionalText(j, "note")};
}

Json toJson(const Branding& b) {
    return {{"customer", b.customer}, {"title", b.title}, {"author", b.author}, {"confidentiality", b.confidentiality}};
}
Branding brandingFromJson(const Json& j) {
    return {optionalText(j, "customer"), optionalText(j, "title"), optionalText(j, "author"),
            optionalText(j, "confidentiality")};
}

struct EditWriter {
    Json operator()(const EditScenario& e) const {
        return {{"edit", "scenario"}, {"scenario", e.scenario}, {"overrides", toJson(e.overrides)}};
    }
    Json operator()(const AddScenario& e) const { return {{"edit", "add"}, {"node", toJson(e.node)}}; }
    Json operator()(const RemoveScenario& e) const { return {{"edit", "remove"}, {"scenario", e.scenario}}; }
    Json operator()(const RenameScenario& e) const {
        return {{"edit", "rename"}, {"scenario", e.scenario}, {"name", e.name}};
    }
    Json operator()(const MoveScenario& e) const {
        return {{"edit", "move"}, {"scenario", e.scenario}, {"position", e.position}};
    }
    Json operator()(const ResetFields& e) const {
        return {{"edit", "reset"}, {"scenario", e.scenario}, {"keys", e.keys}};
    }
    Json operator()(const SetBaseline& e) const { return {{"edit", "baseline"}, {"scenario", e.scenario}}; }
    Json operator()(const SetBranding& e) const { return {{"edit", "branding"}, {"branding", toJson(e.branding)}}; }
    Json operator()(const AddToLibrary& e) const {
        return {{"edit", "library"}, {"name", e.addition.name}, {"json", e.addition.json}};
    }
    Json operator()(const NoteScenario& e) const {
        return {{"edit", "note"}, {"scenario", e.scenario}, {"note", e.note}};
    }
};

ProjectEdit editOf(const Json& j) {
    const std::string kind = text(j, "edit");
    if (kind == "scenario")
        return EditScenario{text(j, "scenario"), overridesOf(j.at("overrides"))};
    if (kind == "add")
        return AddScenario{nodeFromJson(j.at("node"))};
    if (kind == "remove")
        return RemoveScenario{text(j, "scenario")};
    if (kind == "rename")
        return RenameScenario{text(j, "scenario"), text(j, "name")};
    if (kind == "move")
        return MoveScenario{text(j, "scenario"), j.at("position").get<std::size_t>()};
    if (kind == "reset")
        return ResetFields{text(j, "scenario"), j.at("keys").get<std::vector<std::string>>()};
    if (kind == "baseline")
        return SetBaseline{text(j, "scenario")};
    if (kind == "branding")
        return SetBranding{brandingFromJson(j.at("branding"))};
    if (kind == "library")
        return AddToLibrary{{text(j, "name"), text(j, "json")}};
    if (kind == "note")
        return NoteScenario{text(j, "scenario"), text(j, "note")};
    throw FormatError{"edit"};
}

Project projectOf(const Json& j) {
    Project project;
    project.id = optionalText(j, "id");
    if (j.contains("branding"))
        project.branding = brandingFromJson(j.at("branding"));
    if (!j.contains("scenarios") || !j.at("scenarios").is_array())
        throw FormatError{"scenarios"};
    for (const Json& node : j.at("scenarios"))
        project.scenarios.push_back(nodeFromJson(node));
    project.baseline = optionalText(j, "baseline");
    if (project.baseline.empty() && !project.scenarios.empty())
        project.baseline = project.scenarios.front().id;
    if (j.contains("additions"))
        for (const Json& addition : j.at("additions"))
            project.additions.push_back({text(addition, "name"), text(addition, "json")});
    return project;
}

Diagnostic formatError(const char* code, const char* message, std::string what, std::size_t byte) {
    Diagnostic error;
    error.code = code;
    error.where = what;
    error.begin = error.end = byte;
    error.message = {message, {Literal(std::move(what))}};
    return error;
}

/// Runs a reader over parsed JSON and turns every failure into a Diagnostic.
template<class T, class Reader>
Expected<T> read(std::string_view textToRead, Reader reader) {
    try {
        return T(reader(Json::parse(textToRead)));
    } catch (const Json::parse_error& error) {
        return formatError("project.syntax", GP_TR("Not valid JSON at byte %1."), std::to_string(error.byte),
                           error.byte);
    } catch (const Json::exception& error) {
        return formatError("project.format", GP_TR("The project's structure is wrong: %1"), error.what(), 0);
    } catch (const FormatError& error) {
        return formatError("project.format", GP_TR("The project's structure is wrong: %1"), error.what, 0);
    }
}

} // namespace

std::string projectToJson(const Project& project) {
    Json j{{"id", project.id}, {"branding", toJson(project.branding)}, {"baseline", project.baseline}};
    j["scenarios"] = Json::array();
    for (const ScenarioNode& node : project.scenarios)
        j["scenarios"].push_back(toJson(node));
    j["additions"] = Json::array();
    for (const LibraryAddition& a : project.additions)
        j["additions"].push_back({{"name", a.name}, {"json", a.json}});
    return j.dump();
}

Expected<Project> projectFromJson(std::string_view textToRead) {
    return read<Project>(textToRead, projectOf);
}

std::string overridesToJson(const std::vector<Override>& overrides) {
    return toJson(overrides).dump();
}

Expected<std::vector<Override>> overridesFromJson(std::string_view textToRead) {
    return read<std::vector<Override>>(textToRead, overridesOf);
}

std::string editToJson(const ProjectEdit& edit) {
    return std::visit(EditWriter{}, edit).dump(-1, ' ', false, Json::error_handler_t::replace);
}

Expected<ProjectEdit> editFromJson(std::string_view textToRead) {
    return read<ProjectEdit>(textToRead, editOf);
}

} // namespace gp

#include "core/project/project.hpp"

#include "core/catalog/resources.hpp"
#include "core/project/codec.hpp"

#include <random>

namespace gp {

static constexpr std::size_t kMostScenarios = 500, kLongestName = 200, kLongestNote = 20000;

const ScenarioNode* Project::scenario(std::string_view wanted) const {
    for (const ScenarioNode& node : scenarios)
        if (node.id == wanted)
            return &node;
    return nullptr;
}

static Diagnostic projectError(const char* code, const char* text, std::string_view what) {
    Diagnostic error;
    error.code = code;
    error.where = std::string(what);
    error.message = {text, {Literal(what)}};
    return error;
}

Expected<Library> libraryOf(const Project& project, const Library& builtin) {
    Library library = builtin;
    for (const LibraryAddition& addition : project.additions) {
        auto next = withUserEntries(library, addition.json, addition.name);
        if (!next)
            return next.error();
        library = std::move(*next);
    }
    return library;
}

/// Nodes from the root to `id`.
static Expected<std::vector<const ScenarioNode*>> lineage(const Project& project, std::string_view id) {
    std::vector<const ScenarioNode*> line;
    for (std::string_view at = id; !at.empty();) {
        const ScenarioNode* node = project.scenario(at);
        if (!node)
            return projectError("scenario.unknown", GP_TR("There is no scenario “%1”."), at);
        if (line.size() >= project.scenarios.size())
            return projectError("scenario.cycle", GP_TR("The parents of scenario “%1” form a circle."), id);
        line.insert(line.begin(), node);
        at = node->parent;
    }
    return line;
}

static Expected<Scenario> resolveLine(std::span<const ScenarioNode* const> line, const Library* library) {
    Scenario scenario = defaultScenario();
    for (const ScenarioNode* node : line)
        for (const Override& change : node->overrides)
            if (Outcome wrong = amend(scenario, change, library))
                return *wrong;
    return scenario;
}

Expected<Scenario> resolve(const Project& project, std::string_view id, const Library* library) {
    auto line = lineage(project, id);
    if (!line)
        return line.error();
    return resolveLine(*line, library);
}

Expected<Scenario> resolveParent(const Project& project, std::string_view id, const Library* library) {
    auto line = lineage(project, id);
    if (!line)
        return line.error();
    line->pop_back();
    return resolveLine(*line, library);
}

namespace {

class Applier {
public:
    Applier(const Project& before, const Library* library)
        : m_next(before)
        , m_library(library) {}

    Outcome operator()(const EditScenario& edit) {
        ScenarioNode* node = find(edit.scenario);
        if (!node)
            return unknown(edit.scenario);
        auto scenario = resolve(m_next, edit.scenario, m_library);
        if (!scenario)
            return scenario.error();
        for (const Override& change : edit.overrides) {
            if (Outcome wrong = amend(*scenario, change, m_library))
                return wrong;
            accumulate(node->overrides, withFullKey(*scenario, change));
        }
        return checkChildren(edit.scenario);
    }
    Outcome operator()(const AddScenario& add) {
        if (!validItemId(add.node.id) || m_next.scenario(add.node.id) || m_next.scenarios.size() >= kMostScenarios)
            return projectError("scenario.id", GP_TR("“%1” cannot be the id of a new scenario."), add.node.id);
        auto at = std::find_if(m_next.scenarios.begin(), m_next.scenarios.end(),
                               [&](const ScenarioNode& n) { return n.id == add.node.parent; });
        if (!add.node.parent.empty() && at == m_next.scenarios.end())
            return unknown(add.node.parent);
        m_next.scenarios.insert(at == m_next.scenarios.end() ? at : at + 1, add.node);
        auto scenario = resolve(m_next, add.node.id, m_library);
        return scenario ? Outcome() : scenario.error();
    }
    Outcome operator()(const RemoveScenario& remove) {
        const ScenarioNode* node = m_next.scenario(remove.scenario);
        if (!node)
            return unknown(remove.scenario);
        if (m_next.scenarios.size() == 1)
            return projectError("project.last_scenario", GP_TR("The last scenario “%1” cannot be removed."),
                                remove.scenario);
        const ScenarioNode gone = *node;
        for (ScenarioNode& child : m_next.scenarios) {
            if (child.parent != gone.id)
                continue;
            std::vector<Override> merged = gone.overrides;
            for (const Override& change : child.overrides)
                accumulate(merged, change);
            child.overrides = std::move(merged);
            child.parent = gone.parent;
        }
        std::erase_if(m_next.scenarios, [&](const ScenarioNode& n) { return n.id == gone.id; });
        if (m_next.baseline == gone.id)
            m_next.baseline = m_next.scenarios.front().id;
        return {};
    }
    Outcome operator()(const RenameScenario& rename) {
        ScenarioNode* node = find(rename.scenario);
        if (!node)
            return unknown(rename.scenario);
        if (rename.name.empty() || rename.name.size() > kLongestName)
            return projectError("scenario.name", GP_TR("“%1” cannot be a scenario's name."), rename.name);
        node->name = rename.name;
        return {};
    }
    Outcome operator()(const NoteScenario& edit) {
        ScenarioNode* node = find(edit.scenario);
        if (!node)
            return unknown(edit.scenario);
        if (edit.note.size() > kLongestNote)
            return projectError("scenario.note", GP_TR("The note of “%1” is too long."), edit.scenario);
        node->note = edit.note;
        return {};
    }
    Outcome operator()(const MoveScenario& move) {
        const auto from = std::find_if(m_next.scenarios.begin(), m_next.scenarios.end(),
                                       [&](const ScenarioNode& n) { return n.id == move.scenario; });
        if (from == m_next.scenarios.end())
            return unknown(move.scenario);
        ScenarioNode node = std::move(*from);
        m_next.scenarios.erase(from);
        const auto at = std::min(move.position, m_next.scenarios.size());
        m_next.scenarios.insert(m_next.scenarios.begin() + static_cast<std::ptrdiff_t>(at), std::move(node));
        return {};
    }
    Outcome operator()(const ResetFields& reset) {
        ScenarioNode* node = find(reset.scenario);
        if (!node)
            return unknown(reset.scenario);
        std::erase_if(node->overrides, [&](const Override& change) {
            const auto* set = std::get_if<SetValue>(&change);
            return set && std::find(reset.keys.begin(), reset.keys.end(), set->key) != reset.keys.end();
        });
        auto scenario = resolve(m_next, reset.scenario, m_library);
        return scenario ? checkChildren(reset.scenario) : scenario.error();
    }
    Outcome operator()(const SetBaseline& set) {
        if (!m_next.scenario(set.scenario))
            return unknown(set.scenario);
        m_next.baseline = set.scenario;
        return {};
    }
    Outcome operator()(const SetBranding& set) {
        m_next.branding = set.branding;
        return {};
    }
    Outcome operator()(const AddToLibrary& add) {
        std::erase_if(m_next.additions, [&](const LibraryAddition& a) { return a.name == add.addition.name; });
        m_next.additions.push_back(add.addition);
        return {};
    }
    Project take() { return std::move(m_next); }

private:
    ScenarioNode* find(std::string_view id) { return const_cast<ScenarioNode*>(m_next.scenario(id)); }
    static Outcome unknown(std::string_view id) {
        return projectError("scenario.unknown", GP_TR("There is no scenario “%1”."), id);
    }
    static Override withFullKey(const Scenario& scenario, const Override& change) {
        const auto* set = std::get_if<SetValue>(&change);
        if (!set)
            return change;
        SetValue full = *set;
        if (auto ref = resolveField(scenario, set->key))
            full.key = fullKey(scenario, *ref);
        // A belief that the new value left standing must stay in this scenario's overrides.
        const auto belief = scenario.beliefs.find(full.key);
        if (!full.belief && belief != scenario.beliefs.end())
            full.belief = belief->second;
        return full;
    }
    /// Removing a workload may leave overrides of children without a target: they go too.
    Outcome checkChildren(std::string_view parent) {
        for (ScenarioNode& child : m_next.scenarios) {
            if (child.parent != parent)
                continue;
            auto base = resolveParent(m_next, child.id, m_library);
            if (!base)
                return base.error();
            Scenario scenario = *base;
            std::erase_if(child.overrides,
                          [&](const Override& change) { return amend(scenario, change, m_library).has_value(); });
            if (Outcome wrong = checkChildren(child.id))
                return wrong;
        }
        return {};
    }

    Project m_next;
    const Library* m_library;
};

} // namespace

Expected<ProjectPtr> applyEdit(const ProjectPtr& project, const ProjectEdit& edit, const Library* library) {
    Applier applier(*project, library);
    if (Outcome wrong = std::visit(applier, edit))
        return *wrong;
    return ProjectPtr(std::make_shared<const Project>(applier.take()));
}

static std::string newProjectId() {
    static constexpr char kDigits[] = "0123456789abcdef";
    std::random_device device;
    std::string id;
    for (int i = 0; i < 32; ++i)
        id.push_back(kDigits[device() % 16]);
    return id;
}

ProjectPtr emptyProject() {
    Project project;
    project.id = newProjectId();
    project.scenarios.push_back({"base", "Base", "", {}});
    project.baseline = "base";
    return std::make_shared<const Project>(std::move(project));
}

std::string freeScenarioId(const Project& project, std::string_view wanted) {
    std::string stem;
    for (char c : wanted)
        if (stem.size() < 24 && validItemId(std::string_view(&c, 1)))
            stem.push_back(c);
    if (stem.empty())
        stem = "option";
    std::string id = stem;
    for (int n = 2; project.scenario(id); ++n)
        id = stem + "-" + std::to_string(n);
    return id;
}

Outcome checkProject(const Project& project, const Library& library) {
    if (project.scenarios.empty() || project.scenarios.size() > kMostScenarios)
        return projectError("project.scenarios", GP_TR("The project has no usable list of scenarios%1."), "");
    if (!project.scenario(project.baseline))
        return projectError("scenario.unknown", GP_TR("There is no scenario “%1”."), project.baseline);
    for (const ScenarioNode& node : project.scenarios) {
        const auto same = std::count_if(project.scenarios.begin(), project.scenarios.end(),
                                        [&](const ScenarioNode& n) { return n.id == node.id; });
        if (!validItemId(node.id) || same != 1 || node.name.size() > kLongestName || node.note.size() > kLongestNote)
            return projectError("scenario.id", GP_TR("“%1” cannot be the id of a scenario."), node.id);
        auto scenario = resolve(project, node.id, &library);
        if (!scenario)
            return scenario.error();
    }
    return {};
}

static constexpr std::string_view kSamples = "samples/";

std::vector<SampleInfo> samples() {
    std::vector<SampleInfo> all;
    for (const EmbeddedFile& file : embeddedFiles())
        if (file.path.starts_with(kSamples)) {
            const std::string_view name = file.path.substr(kSamples.size());
            const std::string id(name.substr(0, name.size() - std::string_view(".json").size()));
            auto project = sample(id);
            all.push_back({id, project ? (*project)->branding.title : id});
        }
    return all;
}

Expected<ProjectPtr> sample(std::string_view id) {
    const std::string path = std::string(kSamples) + std::string(id) + ".json";
    for (const EmbeddedFile& file : embeddedFiles())
        if (file.path == path) {
            auto project = projectFromJson(file.text);
            if (!project)
                return project.error();
            project->id = newProjectId();
            return ProjectPtr(std::make_shared<const Project>(std::move(*project)));
        }
    return projectError("sample.unknown", GP_TR("There is no sample “%1”."), id);
}

} // namespace gp

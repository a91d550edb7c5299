// The document: scenarios as a tree of overrides, additions to the library, and what the proposal prints about
// the customer. Immutable; an edit makes a new value that shares the rest.
#pragma once

#include "core/plan/override.hpp"
#include "core/plan/plan.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gp {

/// One scenario: its parent (empty: the defaults) and what differs from it.
struct ScenarioNode {
    std::string id;   ///< stable, [a-z0-9_-]{1,32}
    std::string name; ///< as shown; any text
    std::string parent;
    std::vector<Override> overrides;
    std::string note = {}; ///< what its author wants remembered; printed in the proposal
};

/// What the proposal says beside the numbers.
struct Branding {
    std::string customer, title, author, confidentiality;
    friend bool operator==(const Branding&, const Branding&) = default;
};

/// A user's catalog or price file, kept as it was read so that the project opens to the same numbers anywhere.
struct LibraryAddition {
    std::string name, json;
};

struct Project {
    std::string id; ///< uuid-like, made once
    Branding branding;
    std::vector<ScenarioNode> scenarios; ///< in tab order
    std::string baseline;                ///< id of the scenario that deltas refer to
    std::vector<LibraryAddition> additions;

    const ScenarioNode* scenario(std::string_view id) const;
};
using ProjectPtr = std::shared_ptr<const Project>;

// Edits. They are what the journal records, what an undo step names and what the window and the command line
// apply; each is all or nothing.
struct EditScenario { // typing, sliders, fixes, imports
    std::string scenario;
    std::vector<Override> overrides;
};
struct AddScenario { // a child of `node.parent`, behind it in the tab order
    ScenarioNode node;
};
struct RemoveScenario { // children are rewritten so that they keep their numbers
    std::string scenario;
};
struct RenameScenario {
    std::string scenario, name;
};
struct MoveScenario {
    std::string scenario;
    std::size_t position = 0;
};
struct ResetFields { // back to what the parent says
    std::string scenario;
    std::vector<std::string> keys;
};
struct SetBaseline {
    std::string scenario;
};
struct SetBranding {
    Branding branding;
};
struct AddToLibrary {
    LibraryAddition addition;
};
struct NoteScenario {
    std::string scenario, note;
};
using ProjectEdit = std::variant<EditScenario, AddScenario, RemoveScenario, RenameScenario, MoveScenario, ResetFields,
                                 SetBaseline, SetBranding, AddToLibrary, NoteScenario>;

/// The built-in library with the project's additions on top.
Expected<Library> libraryOf(const Project& project, const Library& builtin);

/// Resolves a scenario along its parents. Errors: scenario.unknown, scenario.cycle, and those of amend.
Expected<Scenario> resolve(const Project& project, std::string_view id, const Library* library);
/// The scenario that `id` would be without its own overrides (the parent, or the defaults).
Expected<Scenario> resolveParent(const Project& project, std::string_view id, const Library* library);

/// Applies an edit; the result shares what did not change. Errors as above; project.last_scenario.
Expected<ProjectPtr> applyEdit(const ProjectPtr& project, const ProjectEdit& edit, const Library* library);

/// A project with one empty scenario.
ProjectPtr emptyProject();
/// An id that no scenario has, made from `wanted`.
std::string freeScenarioId(const Project& project, std::string_view wanted);
/// Checks ids, parents and every override against `library`. Used on everything read from a file.
Outcome checkProject(const Project& project, const Library& library);

// Samples built into the program.
struct SampleInfo {
    std::string id, title;
};
std::vector<SampleInfo> samples();
/// Errors: sample.unknown.
Expected<ProjectPtr> sample(std::string_view id);

} // namespace gp

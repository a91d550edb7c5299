// Overrides, edits and whole projects as JSON text: samples, the recovery journal and exchange. Values are in
// base units, null is unknown.
#pragma once

#include "core/project/project.hpp"

#include <string>
#include <string_view>

namespace gp {

std::string projectToJson(const Project& project);
/// Structure only; `checkProject` checks the content. Errors: project.syntax, project.format.
Expected<Project> projectFromJson(std::string_view text);

std::string overridesToJson(const std::vector<Override>& overrides);
Expected<std::vector<Override>> overridesFromJson(std::string_view text);

std::string editToJson(const ProjectEdit& edit);
Expected<ProjectEdit> editFromJson(std::string_view text);

} // namespace gp

// Named rules of the formula language, computed a second time and by other means than the stages.
#pragma once

#include <string_view>
#include <vector>

namespace gp {

/// The rule's value; NaN if an argument is unknown or the rule has no answer. Asserts that it exists.
double namedRule(std::string_view name, const std::vector<double>& arguments);

} // namespace gp

// The limit table: which figure must stay at or under which field or fact. KPI cards, findings and goal seek
// read it.
#pragma once

#include "core/plan/figure.hpp"

#include <string_view>
#include <vector>

namespace gp {

enum class Direction { AtMost, AtLeast };

struct Limit {
    std::string_view figure; ///< key of the limited figure
    std::string_view bound;  ///< key of a field or figure
    Direction direction = Direction::AtMost;
    Severity severity = Severity::Error; ///< when exceeded
    const char* label = "";
    /// Overrides that would relax it, made for this scenario; may be empty.
    std::vector<Fix> (*fixes)(const PlanView& view) = nullptr;
};
const std::vector<Limit>& limits();

/// A limit used over this share has no margin (requirement P4).
inline constexpr double kMarginUse = 0.9;

/// How much of a limit is used; unknown stays unknown.
struct LimitUse {
    const Limit* limit = nullptr;
    double value = kUnknown, bound = kUnknown;
    double use = kUnknown;  ///< value/bound (AtMost) or bound/value (AtLeast)
    Fit fit = Fit::Unknown; ///< Unknown also where no bound is set
    double slack = kUnknown;
};
std::vector<LimitUse> limitUses(const PlanView& view);
/// The use of the limits on one figure; the tightest first.
std::vector<LimitUse> limitUsesOf(const PlanView& view, std::string_view figureKey);

} // namespace gp

// The bill of materials of a plan: what is bought, how many, at what price. Its lines add up to the investment.
#pragma once

#include "core/plan/figure.hpp"

#include <string>
#include <vector>

namespace gp {

struct BillLine {
    const char* group = ""; ///< translatable heading
    const char* what = "";  ///< translatable kind of the thing ("Leaf, spine and core switches")
    std::string item;       ///< catalog id; empty where there is none
    std::string name;       ///< catalog name
    double quantity = kUnknown;
    Unit unit{};                    ///< of the quantity
    Money price = unknown<Money>(); ///< of one; unknown where the quantity is no number of things
    Money sum = unknown<Money>();
    SourcePtr source;   ///< of the price; null if the scenario states it or there is none
    std::string figure; ///< key of the figure that counts it
};

/// Unknown prices give unknown sums. Lines of nothing are left out.
std::vector<BillLine> billOfMaterials(const PlanView& view);

} // namespace gp

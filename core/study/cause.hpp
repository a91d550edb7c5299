// What made one scenario's figure differ from another's: every input that differs, with what it does alone.
#pragma once

#include "core/plan/ledger.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gp {

struct Cause {
    std::string key;          ///< full key of the input
    Value from, to;           ///< its value in either scenario
    double change = kUnknown; ///< of the figure when only this input is changed in the first scenario
};

/// Inputs present in both scenarios that differ and that move the figure alone, largest first. Their changes need not
/// add up: effects of several inputs together are not split. Choices are held.
std::vector<Cause> causes(const Scenario& from, const Scenario& to, const Library& library, const Choices& choices,
                          std::string_view figureKey);

} // namespace gp

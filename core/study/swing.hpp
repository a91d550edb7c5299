// What each uncertain input alone does to one figure: the bars of a tornado, and the order of "what matters".
#pragma once

#include "core/plan/ledger.hpp"

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace gp {

/// The figure with one input at the low and at the high end of its belief, everything else as planned.
struct Swing {
    std::string key; ///< full key of the input
    double inputLow = kUnknown, inputHigh = kUnknown;
    double atLow = kUnknown, atHigh = kUnknown; ///< of the figure
    double size() const { return std::abs(atHigh - atLow); }
};

/// One entry for every belief with a range, largest first; inputs that do not move the figure are left out. Choices are
/// held. Empty when stopped or when the key is no figure.
std::vector<Swing> swings(const Scenario& scenario, const Library& library, const Choices& choices,
                          std::string_view figureKey, const std::stop_token& stop = {});

} // namespace gp

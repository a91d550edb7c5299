// One input moved over a range, everything else as it is: the curve of any figure against any input.
#pragma once

#include "core/plan/ledger.hpp"

#include <stop_token>
#include <string_view>
#include <vector>

namespace gp {

/// `count` values from `low` to `high` in equal ratios; both must be positive.
std::vector<double> geometricSteps(double low, double high, int count);

/// The figures at each value of the input, one row a figure in the order of `figureKeys`. Values outside the input's
/// hard range and figures that are not there give unknown. Choices are held.
std::vector<std::vector<double>> sweep(const Scenario& scenario, const Library& library, const Choices& choices,
                                       std::string_view fieldKey, const std::vector<double>& values,
                                       const std::vector<std::string>& figureKeys, const std::stop_token& stop = {});

} // namespace gp

// Bands: what the beliefs about the inputs do to every figure.
#pragma once

#include "core/plan/ledger.hpp"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace gp {

struct Band {
    double low = kUnknown, middle = kUnknown, high = kUnknown; ///< P10, P50, P90
};

struct Bands {
    /// One a figure, in the order of eachFigure.
    std::vector<Band> figures;
    int draws = 0;
    std::uint64_t seed = 0;
};

inline constexpr int kBandDraws = 256;

/// Latin hypercube draws of every belief that has a range, each planned with the same Choices. A figure that is
/// unknown in any draw has no band. Stops early (with no figures) when asked to.
Bands bands(const Scenario& scenario, const Library& library, const Choices& choices, int draws = kBandDraws,
            std::uint64_t seed = 1, const std::stop_token& stop = {});

/// Value of a belief at probability `u` (0..1): triangular around the field's value, or uniform.
double quantile(const Belief& belief, double likely, double u);

} // namespace gp

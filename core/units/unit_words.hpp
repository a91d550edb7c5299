// Reads a unit expression ("TFLOPS", "tokens/天", "元/kWh", "兆瓦"). Internal to core/units.
#pragma once

#include "core/units/diagnostic.hpp"
#include "core/units/parse.hpp"
#include "core/units/scan.hpp"

namespace gp {

struct UnitReading {
    Unit unit{}; ///< symbol empty where the registry has no unit of this dimension and factor
    std::size_t end = 0;
};
/// Reads the expression that fills characters [from, size) of `scan`. Errors: unit.unknown, unit.dimension,
/// unit.currency, number.ambiguous. A per-GPU field also takes the unit without "/GPU".
Expected<UnitReading> readUnit(const Scan& scan, std::size_t from, const ParseContext& context);

} // namespace gp

// Reads a unit expression ("TFLOPS", "tokens/天", "元/kWh", "兆瓦"). Internal to core/units.
#pragma once

#include "core/units/diagnostic.hpp"
#include "core/units/parse.hpp"
#include "core/units/scan.hpp"

namespace gp {

/// A time that every value is per, from 每天 before the number.
struct EachTime {
    std::size_t length = 0; ///< characters of the word; 0 if there is none
    double seconds = 1;
};
EachTime eachTime(const Scan& scan, std::size_t from);

/// What was said about the unit before the number.
struct UnitFrame {
    bool money = false; ///< "$3/GPU/h": a unit that begins with '/' is a price
    EachTime each;
};

struct UnitReading {
    Unit unit{}; ///< symbol empty where the registry has no unit of this dimension and factor
};
/// Reads the expression that fills characters [from, to). Errors, whose suggestions replace their
/// span: unit.unknown, unit.dimension, unit.currency, number.ambiguous. A per-GPU field also takes
/// the unit without
/// "/GPU".
Expected<UnitReading> readUnit(const Scan& scan, std::size_t from, std::size_t to, const ParseContext& context,
                               const UnitFrame& frame);

/// Length of a currency sign or code before a number ("¥ 2.3 亿", "USD 100"); 0 if there is none.
std::size_t leadingCurrency(const Scan& scan, std::size_t from, const std::string& currency);
/// Is the currency at [from, to) the scenario's, and does the field hold money at all?
Outcome checkCurrency(const Scan& scan, std::size_t from, std::size_t to, const ParseContext& context);

} // namespace gp

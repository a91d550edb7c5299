// The steps between number and unit that single values and ranges share. Internal to core/units.
#pragma once

#include "core/units/parse.hpp"
#include "core/units/scan.hpp"

#include <string_view>

namespace gp {

/// A magnitude word or letter after a number.
struct MagnitudeReading {
    int power = 0;       ///< power of ten
    std::size_t end = 0; ///< where the unit begins; the start itself if there is no magnitude
};
/// 万, 亿, "million" anywhere; the letters of `letters` (upper case) only if no letter follows.
MagnitudeReading readMagnitude(const Scan& scan, std::size_t from, std::u32string_view letters);

/// Can a value begin here: a digit, a mark, a sign, a parenthesis, a currency sign or a magnitude
/// (万卡)?
bool startsValue(const Scan& scan, std::size_t i);

/// Can a '/' inside the number divide? In a price it begins the unit: "$3/1M tokens".
bool mayDivide(const ParseContext& context);
/// Is the field shown in percent, where a bare 0.45 and a bare 45 mean the same?
bool percentField(const ParseContext& context);

} // namespace gp

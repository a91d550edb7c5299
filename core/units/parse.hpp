// Numbers with units as people type them, in English and Chinese. Never throws, never guesses: what
// has two readings is refused with both offered.
#pragma once

#include "core/units/diagnostic.hpp"
#include "core/units/unit.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gp {

/// Marks of the writer's locale; filled by ui from QLocale, so that tests can enumerate them.
struct NumberLocale {
    char decimal = '.';
    char group = ','; ///< ',' '.' '\'' or ' ' (which stands for every space-like separator)
};

/// What a field expects; decides the readings that would otherwise be ambiguous.
struct ParseContext {
    Dim dim{};
    Unit unit{}; ///< unit of a bare number: the one the field displays
    NumberLocale locale{};
    bool countLike = false;       ///< K, M, B, T are 10^3 ... 10^12 even where the dimension alone does not say so
    std::string currency = "CNY"; ///< resolves ¥ and 元; another currency's sign is refused
};

struct Parsed {
    double value = kUnknown; ///< base units
    Unit unit{};             ///< unit that was read (or the context's)
    bool unitGiven = false;
};
/// Reads one number with an optional unit. The number may be a sum or product in parentheses or not
/// ("8*1024",
/// "(80+20)*1.2"). Errors: number.empty, number.syntax, number.grouping, number.ambiguous,
/// number.overflow, unit.unknown, unit.dimension, unit.currency. `begin`/`end` of the diagnostic
/// are bytes of `text`; each suggestion is a whole text that this context accepts, one for every
/// reading. In a field shown in percent a bare number below 1 is a ratio, above 1 it is percent,
/// and 1 is refused.
Expected<Parsed> parseQuantity(std::string_view text, const ParseContext& context);

/// A value or a range: "100", "80-140", "80–140, likely 100", "80~140，最可能 100 亿". A unit or
/// magnitude written once at the end holds for all numbers before it; without a likely value it is
/// the middle. low <= likely <= high or number.order. A '-' between numbers is a range unless it is
/// in parentheses.
struct ParsedRange {
    Parsed likely;
    std::optional<double> low, high; ///< base units; both or neither
};
Expected<ParsedRange> parseRange(std::string_view text, const ParseContext& context);

} // namespace gp

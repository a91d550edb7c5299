// Numbers with units as people type them, in English and Chinese. Never throws, never guesses: what has
// two readings is refused with both offered.
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
    Unit unit{};          ///< unit of a bare number: the one the field displays
    NumberLocale locale{};
    bool countLike = false; ///< pure numbers and parameters: K, M, B, T are 10^3 ... 10^12
    std::string currency = "CNY"; ///< resolves ¥ and 元; another currency's sign is refused
};

struct Parsed {
    double value = kUnknown; ///< base units
    Unit unit{};             ///< unit that was read (or the context's)
    bool unitGiven = false;
};
/// Reads one number with an optional unit. Errors: number.empty, number.syntax, number.grouping,
/// number.ambiguous (suggestions hold the readings), number.overflow, unit.unknown, unit.dimension,
/// unit.currency. `begin`/`end` of the diagnostic are bytes of `text`.
Expected<Parsed> parseQuantity(std::string_view text, const ParseContext& context);

/// A value or a range: "100", "80-140", "80–140, likely 100", "80~140，最可能 100 亿". A unit or magnitude
/// written once at the end holds for all numbers before it. low <= likely <= high or number.order.
struct ParsedRange {
    Parsed likely;
    std::optional<double> low, high; ///< base units; both or neither
};
Expected<ParsedRange> parseRange(std::string_view text, const ParseContext& context);

} // namespace gp

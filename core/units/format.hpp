// Numbers as text: significant digits, grouping, 万/亿 or K/M/B, unit choice. Locale-free inside;
// the style says it all.
#pragma once

#include "core/units/parse.hpp"
#include "core/units/unit.hpp"

#include <span>
#include <string>

namespace gp {

enum class Magnitude {
    Grouped,    ///< 12,288
    Abbreviated ///< 533.1 M, 100 B; in Chinese 20 亿, 1.5 万亿; whole counts below 10^7 stay 12,288
};

struct NumberStyle {
    NumberLocale locale{};
    bool chinese = false; ///< 万/亿 instead of K/M/B, Chinese unit words, 未知
    Magnitude magnitude = Magnitude::Grouped;
    int significant = 3; ///< digits of a result, at least one decimal below 10^4; whole numbers are exact
    std::string currency = "CNY";
};

struct NumberText {
    std::string number; ///< "1.98", "unknown"/"未知" for NaN
    std::string unit;   ///< "MW", "" for pure numbers
    /// Number and unit joined by a thin no-break space (before % too: "40.0 %").
    std::string joined() const;
};

/// `base` shown in `unit`. True minus sign, no exponent below 10^21, half away from zero.
NumberText formatNumber(double base, const Unit& unit, const NumberStyle& style);
/// The unit of the same dimension in which |base| reads best (1,984 kW -> MW); `preferred` if none
/// is better, and always for dimensions without a family of prefixes.
Unit readableUnit(double base, const Unit& preferred);
/// `unit` scaled by the magnitude word (万, M, ...) that |base| is shown with, for numbers that stand beside it and
/// must share its scale; to be formatted with Magnitude::Grouped.
Unit scaledUnit(double base, const Unit& unit, const NumberStyle& style);
/// Shown with `readableUnit` and abbreviated magnitudes: for cards and prose.
NumberText formatReadable(double base, const Unit& preferred, NumberStyle style);
/// Text for editing: shortest digits that parse back to exactly `base` in `unit` (with the unit if
/// `withUnit`); falls back to the base unit of the dimension where no decimal text is exact.
std::string formatExact(double base, const Unit& unit, const NumberLocale& locale, bool withUnit = true);
/// "low–high" in one unit with one number of decimals, for bands.
NumberText formatRange(double low, double high, const Unit& unit, const NumberStyle& style);
/// Signed difference: "+3.1", "−4.2", "＝" for no change, "—" where either is unknown.
NumberText formatDelta(double difference, const Unit& unit, const NumberStyle& style);
/// A unit's symbol as shown: currency sign for ¤, Chinese words where Chinese uses them (token/day
/// -> tokens/天, GPU -> 卡).
std::string unitText(const Unit& unit, const NumberStyle& style);
/// Tick values for an axis: at most `count` round numbers within [low, high]; log decades with
/// 1-2-5.
std::vector<double> axisTicks(double low, double high, int count, bool logarithmic);

} // namespace gp

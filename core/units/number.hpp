// The number part of a typed quantity: digits in a locale, powers of ten, and small expressions.
// Internal to core/units.
#pragma once

#include "core/units/diagnostic.hpp"
#include "core/units/parse.hpp"
#include "core/units/scan.hpp"

#include <optional>

namespace gp {

/// A number as read. One that was written out keeps its decimal text, so that a power of ten (亿,
/// M, k) moves the decimal point and does not round a second time: "2.3 亿" is 230,000,000 exactly.
struct Number {
    std::string mantissa; ///< digits with '.', a '-' before them; empty for the result of an expression
    int exponent = 0;     ///< power of ten of the mantissa
    double computed = 0;  ///< of an expression
    bool bareSum = false; ///< "3+10" outside parentheses: what follows may belong to the last term only
    std::size_t end = 0;

    /// The value times 10^shift times `factor`; not finite where it does not fit a double.
    double scaled(int shift = 0, double factor = 1) const;
};

/// Grammar: sums and products of numbers, signs and parentheses. `mayDivide` is false where a '/'
/// can only begin a unit ("$3/1M tokens"). Errors: number.syntax, number.grouping,
/// number.ambiguous, number.overflow; the suggestions replace the error's span.
Expected<Number> readNumber(const Scan& scan, std::size_t from, const NumberLocale& locale, bool mayDivide = true);

/// k if `factor` is the double nearest to 10^k.
std::optional<int> powerOfTen(double factor);

/// A diagnostic about the characters [from, to), which fill %1 of `text`.
Diagnostic scanError(const char* code, const char* text, const Scan& scan, std::size_t from, std::size_t to);
Diagnostic ambiguous(const Scan& scan, std::size_t from, std::size_t to, std::vector<std::string> readings);

} // namespace gp

// The words for units and currencies, in English and Chinese. Internal to core/units.
#pragma once

#include "core/units/unit.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace gp {

/// A word for a unit. `prefix`: which multiples may stand before it. A thousandth of a token or
/// byte is no unit, so that "mtoken" has one reading only.
enum class Multiples { None, Metric, Large, LargeAndBinary, Chinese };
struct Word {
    std::u32string_view text;
    double factor;
    Dim dim;
    Multiples prefix = Multiples::None;
    bool anyCase = true; ///< false: another case is something else altogether
};

const std::vector<Word>& unitWords();

struct CurrencyWord {
    std::u32string_view text;
    std::string_view currency;
};
std::span<const CurrencyWord> currencyWords();

} // namespace gp

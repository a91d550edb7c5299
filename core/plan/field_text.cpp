#include "core/plan/field_text.hpp"

namespace gp {

ParseContext parseContext(const Field& field, const NumberLocale& locale, const std::string& currency) {
    return {field.dim, field.unit, locale, field.countLike || field.kind == FieldKind::Count, currency};
}

/// "25 %" and "25" are a factor of 1.25; "1.25" is itself. Numbers below 1 are a share on top.
static double surchargeFactor(const Parsed& parsed) {
    constexpr double kLargestFactor = 3;
    const bool percent = parsed.unitGiven;
    if (percent || parsed.value < 1)
        return 1 + parsed.value;
    return parsed.value <= kLargestFactor ? parsed.value : 1 + parsed.value / 100;
}

static Expected<SetValue> parseNumber(const Field& field, const std::string& key, std::string_view text,
                                      const NumberLocale& locale, const std::string& currency) {
    auto range = parseRange(text, parseContext(field, locale, currency));
    if (!range)
        return range.error();
    SetValue set{key, range->likely.value, {}};
    if (range->low) {
        Belief belief;
        belief.low = *range->low;
        belief.high = *range->high;
        set.belief = belief;
    }
    if (field.surcharge) {
        const bool percent = range->likely.unitGiven;
        set.value = surchargeFactor(range->likely);
        if (set.belief) {
            set.belief->low = surchargeFactor({set.belief->low, {}, percent});
            set.belief->high = surchargeFactor({set.belief->high, {}, percent});
        }
    }
    return set;
}

static bool blank(std::string_view text) {
    return text.find_first_not_of(" \t") == std::string_view::npos;
}

Expected<SetValue> parseField(const Field& field, const std::string& fullKey, std::string_view text,
                              const NumberLocale& locale, const std::string& currency) {
    SetValue set{fullKey, std::string(text), {}};
    if (field.optional() && blank(text)) {
        set.value = field.numeric() ? Value(kUnknown) : Value(std::string());
        set.belief = Belief{};
    } else if (field.numeric()) {
        auto number = parseNumber(field, fullKey, text, locale, currency);
        if (!number) {
            Diagnostic error = number.error();
            error.where = fullKey;
            return error;
        }
        set = std::move(*number);
    }
    if (Outcome wrong = checkValue(field, set.value, nullptr)) {
        wrong->where = fullKey;
        return *wrong;
    }
    return set;
}

static Unit shownUnit(const Field& field) {
    return field.surcharge ? Unit(unit::percent) : field.unit;
}

NumberText fieldNumber(const Field& field, double value, const NumberStyle& style) {
    return formatNumber(field.surcharge ? value - 1 : value, shownUnit(field), style);
}

std::string fieldEditText(const Field& field, double value, const NumberLocale& locale) {
    return formatExact(value, field.unit, locale, field.unit.symbol[0] != '\0');
}

} // namespace gp

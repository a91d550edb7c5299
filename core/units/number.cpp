#include "core/units/number.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace gp {

namespace {

double fromDecimal(const std::string& mantissa, int exponent) {
    const std::string text = mantissa + "e" + std::to_string(exponent);
    double v = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), v);
    const bool lost = v == 0 && mantissa.find_first_of("123456789") != std::string::npos;
    return read.ec != std::errc() || lost ? HUGE_VAL : v;
}

bool isMark(char32_t c) {
    return c == U'.' || c == U',' || c == U'\'' || c == U'_' || c == U' ';
}

std::size_t digitsFrom(const Scan& s, std::size_t i) {
    std::size_t n = 0;
    while (isDigit(s.at(i + n)))
        ++n;
    return n;
}

/// The run of digits and marks at some place: a mark belongs to it only if a digit follows (a space
/// only if exactly three do).
struct Run {
    std::vector<std::string> groups;
    std::u32string marks;
    std::size_t begin = 0, end = 0;
};

Run readRun(const Scan& s, std::size_t i) {
    Run run;
    run.begin = i;
    for (;;) {
        const std::size_t n = digitsFrom(s, i);
        run.groups.push_back(s.text(i, i + n));
        i += n;
        const char32_t c = s.at(i);
        const std::size_t next = digitsFrom(s, i + 1);
        if (!isMark(c) || next == 0 || (c == U' ' && next != 3))
            break;
        run.marks.push_back(c);
        ++i;
    }
    run.end = i;
    return run;
}

/// The digits of all groups, with `decimal` before group `decimalAt` (0: a whole number).
std::string joined(const Run& run, std::size_t decimalAt, char decimal) {
    std::string text;
    for (std::size_t g = 0; g < run.groups.size(); ++g) {
        if (g > 0 && g == decimalAt)
            text.push_back(decimal);
        text += run.groups[g];
    }
    return text;
}

/// Are groups 1..last of exactly three digits, all with the same mark, the first of one to three
/// digits?
bool validGrouping(const Run& run, std::size_t last) {
    if (run.groups[0].empty() || run.groups[0].size() > 3)
        return false;
    for (std::size_t g = 1; g <= last; ++g)
        if (run.groups[g].size() != 3 || run.marks[g - 1] != run.marks[0])
            return false;
    return true;
}

Diagnostic groupingError(const Scan& s, const Run& run, const NumberLocale& locale, bool twoReadings) {
    const std::size_t last = run.marks.size();
    const bool lastOnce = std::count(run.marks.begin(), run.marks.end(), run.marks.back()) == 1;
    std::vector<std::string> readings;
    if (lastOnce && (last == 1 || validGrouping(run, last - 1)))
        readings.push_back(joined(run, last, locale.decimal));
    // "1,5" was never fifteen: a whole number needs three digits after the mark.
    if (last == 1 ? run.groups.back().size() >= 3 : validGrouping(run, last))
        readings.push_back(joined(run, 0, locale.decimal));
    if (twoReadings)
        return ambiguous(s, run.begin, run.end, std::move(readings));
    Diagnostic error = scanError("number.grouping", GP_TR("“%1” is not grouped in threes."), s, run.begin, run.end);
    error.suggestions = std::move(readings);
    return error;
}

/// Digits with '.' as decimal mark. Decides which mark is the decimal one; refuses what has two
/// readings in this locale.
Expected<std::string> readDigits(const Scan& s, const Run& run, const NumberLocale& locale) {
    const std::size_t last = run.marks.size();
    if (last == 0)
        return run.groups[0];
    const auto decimal = static_cast<char32_t>(locale.decimal);
    const char32_t mark = run.marks.back();
    const bool once = std::count(run.marks.begin(), run.marks.end(), mark) == 1;
    if (once && (mark == decimal || mark == U'.')) {
        if (last > 1 && !validGrouping(run, last - 1))
            return groupingError(s, run, locale, false);
        // Under a decimal comma "1.234" may be one thousand or one and a bit.
        if (mark != decimal && (last > 1 || validGrouping(run, last)))
            return groupingError(s, run, locale, true);
        return joined(run, last, '.');
    }
    if (run.marks.find(decimal) != std::u32string::npos || !validGrouping(run, last))
        return groupingError(s, run, locale, false);
    return joined(run, 0, '.');
}

/// A signed whole number at `i`: "9", "+9", "-3", or raised digits.
struct Power {
    int value = 0;
    std::size_t end = 0;
};
std::optional<Power> readPower(const Scan& s, std::size_t i, bool raised) {
    const auto digitAt = [&](std::size_t k) { return raised ? raisedDigit(s.at(k)) : plainDigit(s.at(k)); };
    const char32_t sign = s.at(i);
    const bool minus = sign == (raised ? U'⁻' : U'-');
    if (minus || (!raised && sign == U'+'))
        ++i;
    if (digitAt(i) < 0)
        return {};
    constexpr int kBeyondAnyDouble = 100000;
    int v = 0;
    for (; digitAt(i) >= 0; ++i)
        v = std::min(kBeyondAnyDouble, v * 10 + digitAt(i));
    return Power{minus ? -v : v, i};
}

/// "^9" or raised digits at `i`.
std::optional<Power> readRaised(const Scan& s, std::size_t i) {
    return s.at(i) == U'^' ? readPower(s, i + 1, false) : readPower(s, i, true);
}

/// Power of ten after the digits: "e9", "E+9", "*10^9", "×10⁹".
std::optional<Power> readExponent(const Scan& s, std::size_t i, bool mayMultiply) {
    if (lower(s.at(i)) == U'e')
        return readPower(s, i + 1, false);
    i = s.skipSpaces(i);
    if (!mayMultiply || s.at(i) != U'*')
        return {};
    i = s.skipSpaces(i + 1);
    return s.continues(i, U"10") ? readRaised(s, i + 2) : std::nullopt;
}

class Reader {
public:
    Reader(const Scan& scan, const NumberLocale& locale, bool mayDivide)
        : s(scan)
        , m_locale(locale)
        , m_mayDivide(mayDivide) {}

    Expected<Number> sum(std::size_t from, int depth) const {
        auto total = product(from, depth);
        while (total) {
            const std::size_t i = s.skipSpaces(total->end);
            const char32_t sign = s.at(i);
            if (sign != U'+' && sign != U'-')
                break;
            auto next = product(s.skipSpaces(i + 1), depth);
            if (!next)
                return next;
            const double a = total->scaled(), b = next->scaled();
            total = Number{{}, 0, sign == U'+' ? a + b : a - b, true, next->end};
        }
        return total;
    }

private:
    Expected<Number> product(std::size_t from, int depth) const {
        auto total = factor(from, depth, true);
        while (total) {
            std::size_t i = s.skipSpaces(total->end);
            const bool by = s.at(i) == U'*' || (lower(s.at(i)) == U'x' && isDigit(s.at(s.skipSpaces(i + 1))));
            const bool over = s.at(i) == U'/' && m_mayDivide && startsOperand(s.skipSpaces(i + 1));
            if (!by && !over)
                break;
            // "2/2*10^9" divides first: only a factor takes the power of ten along.
            auto next = factor(s.skipSpaces(i + 1), depth, by);
            if (!next)
                return next;
            const double a = total->scaled(), b = next->scaled();
            total = Number{{}, 0, by ? a * b : a / b, false, next->end};
        }
        return total;
    }

    Expected<Number> factor(std::size_t i, int depth, bool mayMultiply) const {
        constexpr int kDeepest = 16;
        if (depth > kDeepest)
            return scanError("number.syntax", GP_TR("“%1” is nested too deeply."), s, i, s.size());
        const char32_t c = s.at(i);
        if (c == U'-' || c == U'+') {
            const char32_t next = s.at(s.skipSpaces(i + 1));
            if (next == U'-' || next == U'+')
                return scanError("number.syntax", GP_TR("“%1” does not begin with a number."), s, i, s.size());
            auto operand = factor(s.skipSpaces(i + 1), depth + 1, mayMultiply);
            return operand && c == U'-' ? negated(std::move(*operand)) : operand;
        }
        return c == U'(' ? parentheses(i, depth) : literal(i, mayMultiply);
    }

    Expected<Number> parentheses(std::size_t i, int depth) const {
        auto inner = sum(s.skipSpaces(i + 1), depth + 1);
        if (!inner)
            return inner;
        const std::size_t close = s.skipSpaces(inner->end);
        if (s.at(close) != U')')
            return scanError("number.syntax", GP_TR("“%1” lacks a closing parenthesis."), s, i, s.size());
        inner->bareSum = false;
        inner->end = close + 1;
        return inner;
    }

    Expected<Number> literal(std::size_t i, bool mayMultiply) const {
        const bool leadingPoint = startsWithPoint(i);
        if (!isDigit(s.at(i)) && !leadingPoint)
            return scanError("number.syntax", GP_TR("“%1” does not begin with a number."), s, i, s.size());
        Number number;
        if (leadingPoint) {
            number.end = i + 1 + digitsFrom(s, i + 1);
            number.mantissa = "0." + s.text(i + 1, number.end);
        } else {
            const Run run = readRun(s, i);
            auto digits = readDigits(s, run, m_locale);
            if (!digits)
                return digits.error();
            number.mantissa = *digits;
            number.end = run.end;
        }
        if (const auto power = readExponent(s, number.end, mayMultiply)) {
            number.exponent = power->value;
            number.end = power->end;
        } else if (const auto raised = readRaised(s, number.end)) {
            raise(number, *raised);
        }
        return number;
    }

    static void raise(Number& number, const Power& power) {
        if (number.mantissa == "10") {
            number.mantissa = "1";
            number.exponent = power.value;
        } else {
            number.computed = std::pow(number.scaled(), power.value);
            number.mantissa.clear();
        }
        number.end = power.end;
    }

    static Number negated(Number number) {
        number.computed = -number.computed;
        if (number.mantissa.starts_with('-'))
            number.mantissa.erase(0, 1);
        else if (!number.mantissa.empty())
            number.mantissa.insert(0, 1, '-');
        return number;
    }

    bool startsWithPoint(std::size_t i) const {
        return (s.at(i) == static_cast<char32_t>(m_locale.decimal) || s.at(i) == U'.') && isDigit(s.at(i + 1));
    }
    bool startsOperand(std::size_t i) const { return isDigit(s.at(i)) || s.at(i) == U'(' || startsWithPoint(i); }

    const Scan& s;
    NumberLocale m_locale;
    bool m_mayDivide;
};

} // namespace

std::optional<int> powerOfTen(double factor) {
    constexpr int kSmallest = -15;
    constexpr std::array kPowers{1e-15, 1e-14, 1e-13, 1e-12, 1e-11, 1e-10, 1e-9, 1e-8, 1e-7, 1e-6,
                                 1e-5,  1e-4,  1e-3,  1e-2,  1e-1,  1e0,   1e1,  1e2,  1e3,  1e4,
                                 1e5,   1e6,   1e7,   1e8,   1e9,   1e10,  1e11, 1e12, 1e13, 1e14,
                                 1e15,  1e16,  1e17,  1e18,  1e19,  1e20,  1e21, 1e22, 1e23, 1e24};
    const auto found = std::find(kPowers.begin(), kPowers.end(), factor);
    if (found == kPowers.end())
        return {};
    return kSmallest + static_cast<int>(found - kPowers.begin());
}

double Number::scaled(int shift, double factor) const {
    const std::optional<int> power = powerOfTen(factor);
    if (!mantissa.empty())
        return power ? fromDecimal(mantissa, exponent + shift + *power)
                     : fromDecimal(mantissa, exponent + shift) * factor;
    return (shift == 0 ? computed : computed * fromDecimal("1", shift)) * factor;
}

Diagnostic scanError(const char* code, const char* text, const Scan& scan, std::size_t from, std::size_t to) {
    Diagnostic error;
    error.code = code;
    error.begin = scan.byteOf(from);
    error.end = scan.byteOf(to);
    error.message = {text, {Literal(scan.text(from, to))}};
    return error;
}

Diagnostic ambiguous(const Scan& scan, std::size_t from, std::size_t to, std::vector<std::string> readings) {
    Diagnostic error = scanError("number.ambiguous", GP_TR("“%1” has more than one reading."), scan, from, to);
    error.suggestions = std::move(readings);
    return error;
}

Expected<Number> readNumber(const Scan& scan, std::size_t from, const NumberLocale& locale, bool mayDivide) {
    auto number = Reader(scan, locale, mayDivide).sum(from, 0);
    if (number && number->mantissa.empty() && !std::isfinite(number->computed))
        return scanError("number.overflow", GP_TR("“%1” is too large or too small."), scan, from, number->end);
    return number;
}

} // namespace gp

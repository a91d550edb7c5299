#include "core/units/parse.hpp"

#include "core/units/scan.hpp"
#include "core/units/unit_words.hpp"

#include <array>
#include <charconv>
#include <cmath>

namespace gp {

namespace {

struct Magnitude10 {
    std::u32string_view text;
    double factor;
};
// Longest first: 万亿 before 万.
constexpr std::array<Magnitude10, 13> kChineseMagnitudes{{{U"百万亿", 1e14}, {U"十万亿", 1e13}, {U"万亿", 1e12},
                                                          {U"千亿", 1e11}, {U"百亿", 1e10}, {U"十亿", 1e9},
                                                          {U"千万", 1e7}, {U"百万", 1e6}, {U"十万", 1e5},
                                                          {U"亿", 1e8}, {U"万", 1e4}, {U"千", 1e3}, {U"百", 1e2}}};
constexpr std::array<Magnitude10, 5> kLetterMagnitudes{
    {{U"K", 1e3}, {U"M", 1e6}, {U"B", 1e9}, {U"T", 1e12}, {U"P", 1e15}}};

Diagnostic numberError(const char* code, const char* text, const Scan& scan, std::size_t from, std::size_t to) {
    Diagnostic error;
    error.code = code;
    error.begin = scan.byteOf(from);
    error.end = scan.byteOf(to);
    error.message = {text, {Literal(scan.text(from, to))}};
    return error;
}

/// Digits and marks of one number, as read: plain digits with '.' as decimal mark.
struct Digits {
    std::string plain;
    std::size_t end = 0;
};

bool isMark(char32_t c) {
    return c == U'.' || c == U',' || c == U'\'' || c == U'_' || c == U' ';
}

std::size_t digitsFrom(const Scan& s, std::size_t i) {
    std::size_t n = 0;
    while (isDigit(s.at(i + n)))
        ++n;
    return n;
}

/// The run of digits and marks at `i`: a mark belongs to it only if a digit follows (a space only if exactly
/// three do).
struct Run {
    std::vector<std::string> groups;
    std::u32string marks;
    std::size_t end = 0;
};
Run readRun(const Scan& s, std::size_t i) {
    Run run;
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

std::string joined(const Run& run, std::size_t decimalAt) {
    std::string text;
    for (std::size_t g = 0; g < run.groups.size(); ++g) {
        if (g > 0 && g == decimalAt)
            text.push_back('.');
        text += run.groups[g];
    }
    return text;
}

/// Are groups 1..last of exactly three digits, all with the same mark, the first of one to three digits?
bool validGrouping(const Run& run, std::size_t last) {
    if (run.groups[0].empty() || run.groups[0].size() > 3)
        return false;
    for (std::size_t g = 1; g <= last; ++g)
        if (run.groups[g].size() != 3 || run.marks[g - 1] != run.marks[0])
            return false;
    return true;
}

Diagnostic groupingError(const Scan& s, std::size_t from, const Run& run, bool ambiguous) {
    Diagnostic error = numberError(ambiguous ? "number.ambiguous" : "number.grouping",
                                   ambiguous ? GP_TR("“%1” has more than one reading.")
                                             : GP_TR("“%1” is not grouped in threes."),
                                   s, from, run.end);
    const std::size_t last = run.groups.size() - 1;
    error.suggestions.push_back(joined(run, last));
    if (joined(run, 0) != error.suggestions.front())
        error.suggestions.push_back(joined(run, 0));
    return error;
}

/// Decides which mark is the decimal one; refuses what has two readings in this locale.
Expected<Digits> readDigits(const Scan& s, std::size_t from, const NumberLocale& locale) {
    const Run run = readRun(s, from);
    const std::size_t last = run.marks.size();
    if (last == 0)
        return Digits{run.groups[0], run.end};
    const auto decimal = static_cast<char32_t>(locale.decimal);
    const char32_t mark = run.marks.back();
    const bool decimalLast = std::count(run.marks.begin(), run.marks.end(), mark) == 1 &&
                             (mark == decimal || (mark == U'.' && decimal != U'.'));
    if (decimalLast) {
        const bool grouped = last == 1 || validGrouping(run, last - 1);
        if (!grouped || (last > 1 && run.marks[0] == mark))
            return groupingError(s, from, run, false);
        // Under a decimal comma "1.234" may be one thousand or one and a bit.
        if (mark != decimal && (last > 1 || validGrouping(run, last)))
            return groupingError(s, from, run, true);
        return Digits{joined(run, last), run.end};
    }
    if (run.marks.find(decimal) != std::u32string::npos || !validGrouping(run, last))
        return groupingError(s, from, run, false);
    return Digits{joined(run, 0), run.end};
}

/// Exponent after the digits: "e9", "E+9", "*10^9". Returns the end, or `i` if there is none.
std::size_t readExponent(const Scan& s, std::size_t i, std::string& plain) {
    std::size_t j = i;
    if (lower(s.at(j)) == U'e') {
        ++j;
    } else {
        j = s.skipSpaces(j);
        if (!s.continues(j, U"*"))
            return i;
        j = s.skipSpaces(j + 1);
        if (!s.continues(j, U"10^"))
            return i;
        j += 3;
    }
    const char32_t sign = s.at(j);
    if (sign == U'+' || sign == U'-')
        ++j;
    const std::size_t n = digitsFrom(s, j);
    if (n == 0 || n > 4)
        return i;
    plain += sign == U'-' ? "e-" : "e";
    plain += s.text(j, j + n);
    return j + n;
}

struct Reading {
    double value = 0;
    std::size_t end = 0;
};

Expected<Reading> readFactor(const Scan& s, std::size_t from, const NumberLocale& locale) {
    const bool leadingPoint = s.at(from) == static_cast<char32_t>(locale.decimal) && isDigit(s.at(from + 1));
    if (!isDigit(s.at(from)) && !leadingPoint)
        return numberError("number.syntax", GP_TR("“%1” does not begin with a number."), s, from, s.size());
    Digits digits;
    if (leadingPoint) {
        const std::size_t n = digitsFrom(s, from + 1);
        digits = {"0." + s.text(from + 1, from + 1 + n), from + 1 + n};
    } else {
        auto read = readDigits(s, from, locale);
        if (!read)
            return read.error();
        digits = *read;
    }
    const std::size_t end = readExponent(s, digits.end, digits.plain);
    double v = 0;
    const auto parsed = std::from_chars(digits.plain.data(), digits.plain.data() + digits.plain.size(), v);
    if (parsed.ec == std::errc::result_out_of_range || !std::isfinite(v))
        return numberError("number.overflow", GP_TR("“%1” is too large or too small."), s, from, end);
    return Reading{v, end};
}

/// A number, or a product of numbers ("8*1024").
Expected<Reading> readNumber(const Scan& s, std::size_t from, const NumberLocale& locale) {
    const bool negative = s.at(from) == U'-';
    std::size_t i = s.at(from) == U'-' || s.at(from) == U'+' ? s.skipSpaces(from + 1) : from;
    auto first = readFactor(s, i, locale);
    if (!first)
        return first;
    Reading total = *first;
    for (;;) {
        i = s.skipSpaces(total.end);
        if (s.at(i) != U'*')
            break;
        auto next = readFactor(s, s.skipSpaces(i + 1), locale);
        if (!next)
            return next;
        total = {total.value * next->value, next->end};
    }
    if (negative)
        total.value = -total.value;
    return total;
}

/// 万, 亿, K, M, B, T after a number. Letters only where the field counts things or money.
double readMagnitude(const Scan& s, std::size_t& i, const ParseContext& context) {
    for (const Magnitude10& m : kChineseMagnitudes) {
        // 千瓦 and 千克 are units with a prefix, not thousands of a unit.
        const bool prefixed = m.factor == 1e3 && (s.continues(i, U"千瓦") || s.continues(i, U"千字节") ||
                                                  s.continues(i, U"千比特") || s.continues(i, U"千克"));
        if (s.continues(i, m.text) && !prefixed) {
            i += m.text.size();
            return m.factor;
        }
    }
    const bool money = context.dim == Bridge<Money>::dim;
    const bool rate = context.dim == Bridge<WorkRate>::dim || context.dim == Bridge<PeakRate>::dim;
    for (const Magnitude10& m : kLetterMagnitudes) {
        const bool letterAlone = !isLetter(s.at(i + 1));
        if (lower(s.at(i)) != lower(m.text[0]) || !letterAlone)
            continue;
        const bool peta = m.text[0] == U'P';
        if (peta ? rate : (context.countLike || money)) {
            ++i;
            return m.factor;
        }
    }
    return 1;
}

/// A bare number in a percent field: up to 1 it is a ratio, above 1 it is percent, 1 itself has two readings.
Expected<Parsed> barePercent(double v, const Scan& s, const ParseContext& context) {
    if (v == 1) {
        Diagnostic error = numberError("number.ambiguous", GP_TR("“%1” has more than one reading."), s, 0, s.size());
        error.suggestions = {"1 %", "100 %"};
        return error;
    }
    return Parsed{v < 1 ? v : v * context.unit.factor, context.unit, false};
}

/// 万卡, 千卡: a magnitude with an implied 1.
bool startsWithMagnitude(const Scan& s, std::size_t i) {
    return s.continues(i, U"万") || s.continues(i, U"千") || s.continues(i, U"百") || s.continues(i, U"亿");
}

Expected<Parsed> afterNumber(double number, std::size_t i, const Scan& s, const ParseContext& context) {
    i = s.skipSpaces(i);
    if (s.continues(i, U"兆") && !s.continues(i, U"兆瓦") && !s.continues(i, U"兆字节") && !s.continues(i, U"兆比特")) {
        Diagnostic error = numberError("number.ambiguous", GP_TR("“%1” has more than one reading."), s, i, s.size());
        error.suggestions = {"M", "T"};
        return error;
    }
    const double magnitude = readMagnitude(s, i, context);
    i = s.skipSpaces(i);
    std::size_t end = s.size();
    while (end > i && s.at(end - 1) == U' ')
        --end;
    if (i >= end) {
        if (context.unit.dim == Dim{} && context.unit.factor == 0.01 && magnitude == 1)
            return barePercent(number, s, context);
        // A magnitude counts base units of a pure number ("70B" parameters) and of computing power ("1000P"),
        // and the displayed unit of everything else ("20 亿" in a field of tokens a day).
        const bool plain = magnitude != 1 && (context.dim == Dim{} || context.dim == Bridge<PeakRate>::dim ||
                                              context.dim == Bridge<WorkRate>::dim);
        return Parsed{number * magnitude * (plain ? 1 : context.unit.factor), context.unit, false};
    }
    auto unit = readUnit(s, i, context);
    if (!unit)
        return unit.error();
    const double v = magnitude == 1 ? number * unit->unit.factor : number * magnitude * unit->unit.factor;
    return Parsed{v, unit->unit.symbol[0] ? unit->unit : context.unit, true};
}

Expected<Parsed> parseScan(const Scan& s, const ParseContext& context) {
    std::size_t i = s.skipSpaces(0);
    if (i >= s.size())
        return numberError("number.empty", GP_TR("A value is missing."), s, 0, s.size());
    // A currency sign may stand before the number: "¥ 2.3 亿", "$98.32".
    const bool money = context.dim[8] == 1;
    const bool sign = s.at(i) == U'¥' || s.at(i) == U'$' || s.at(i) == U'€';
    if (money && sign) {
        ParseContext plain = context;
        plain.dim = Bridge<Money>::dim;
        const Scan currency(s.text(i, i + 1));
        auto known = readUnit(currency, 0, plain);
        if (!known)
            return known.error();
        i = s.skipSpaces(i + 1);
    }
    if (startsWithMagnitude(s, i))
        return afterNumber(1, i, s, context);
    auto number = readNumber(s, i, context.locale);
    if (!number)
        return number.error();
    auto result = afterNumber(number->value, number->end, s, context);
    if (result && !std::isfinite(result->value))
        return numberError("number.overflow", GP_TR("“%1” is too large or too small."), s, 0, s.size());
    return result;
}

constexpr std::array<std::u32string_view, 4> kLikely{{U"likely", U"最可能", U"mode", U"一般"}};
constexpr std::array<std::u32string_view, 6> kBetween{{U"–", U"—", U"~", U"to", U"至", U"到"}};

std::size_t findLikely(const Scan& s, std::size_t& length) {
    for (std::size_t i = 0; i < s.size(); ++i)
        for (auto word : kLikely)
            if (s.continues(i, word)) {
                length = word.size();
                return i;
            }
    return s.size();
}

/// Position of the separator between two numbers, if there is one. A plain '-' counts after a digit or unit and
/// before a digit, but not in an exponent.
std::size_t findBetween(const Scan& s, std::size_t to, std::size_t& length) {
    for (std::size_t i = 1; i < to; ++i) {
        for (auto word : kBetween)
            if (s.continues(i, word) && !(isLetter(word[0]) && isLetter(s.at(i - 1)))
                && !(isLetter(word[0]) && isLetter(s.at(i + word.size())))) {
                length = word.size();
                return i;
            }
        const bool exponent = lower(s.at(i - 1)) == U'e' && i >= 2 && isDigit(s.at(i - 2));
        const bool power = s.at(i - 1) == U'^';
        if (s.at(i) == U'-' && !exponent && !power && isDigit(s.at(s.skipSpaces(i + 1)))) {
            length = 1;
            return i;
        }
    }
    return to;
}

/// What follows the number of a part: magnitude and unit, to lend it to parts that have none.
std::string tailOf(const std::string& part, const NumberLocale& locale) {
    const Scan s(part);
    auto number = readNumber(s, s.skipSpaces(0), locale);
    if (!number)
        return {};
    const std::size_t i = s.skipSpaces(number->end);
    return i < s.size() ? s.text(i, s.size()) : std::string();
}

std::string trimmed(std::string text) {
    const auto drop = [](char c) { return c == ' ' || c == ',' || c == ';'; };
    while (!text.empty() && drop(text.back()))
        text.pop_back();
    std::size_t i = 0;
    while (i < text.size() && drop(text[i]))
        ++i;
    return text.substr(i);
}

} // namespace

Expected<Parsed> parseQuantity(std::string_view text, const ParseContext& context) {
    constexpr std::size_t kLongest = 400;
    const Scan scan(text.substr(0, kLongest + 1));
    if (text.size() > kLongest)
        return numberError("number.syntax", GP_TR("This is too long for a number."), scan, 0, scan.size());
    return parseScan(scan, context);
}

Expected<ParsedRange> parseRange(std::string_view text, const ParseContext& context) {
    constexpr std::size_t kLongest = 400;
    const Scan s(text.substr(0, kLongest + 1));
    std::size_t likelyLength = 0, betweenLength = 0;
    const std::size_t likelyAt = findLikely(s, likelyLength);
    const std::size_t betweenAt = findBetween(s, likelyAt, betweenLength);
    if (text.size() > kLongest || (betweenAt >= likelyAt && likelyAt == s.size())) {
        auto single = parseQuantity(text, context);
        if (!single)
            return single.error();
        return ParsedRange{*single, {}, {}};
    }
    std::vector<std::string> parts{trimmed(s.text(0, betweenAt)),
                                   trimmed(s.text(std::min(betweenAt + betweenLength, likelyAt), likelyAt))};
    if (likelyAt < s.size())
        parts.push_back(trimmed(s.text(likelyAt + likelyLength, s.size())));
    std::string lent;
    for (const std::string& part : parts)
        if (std::string tail = tailOf(part, context.locale); !tail.empty())
            lent = tail;
    std::vector<Parsed> values;
    for (std::string part : parts) {
        if (!lent.empty() && tailOf(part, context.locale).empty())
            part += " " + lent;
        auto value = parseQuantity(part, context);
        if (!value) {
            Diagnostic error = value.error();
            error.begin = 0;
            error.end = text.size();
            return error;
        }
        values.push_back(*value);
    }
    ParsedRange range;
    range.low = values[0].value;
    range.high = values[1].value;
    range.likely = values.back();
    if (values.size() == 2)
        range.likely.value = (values[0].value + values[1].value) / 2;
    if (!(*range.low <= range.likely.value && range.likely.value <= *range.high))
        return numberError("number.order", GP_TR("“%1”: low, likely and high must be in order."), s, 0, s.size());
    return range;
}

} // namespace gp

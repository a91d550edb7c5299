#include "core/units/format.hpp"
#include "core/units/number.hpp"
#include "core/units/parse.hpp"
#include "core/units/quantity.hpp"
#include "core/units/unit_words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace gp {

namespace {

constexpr std::array<std::u32string_view, 4> kLikely{{U"likely", U"最可能", U"mode", U"一般"}};
constexpr std::array<std::u32string_view, 6> kBetween{{U"–", U"—", U"~", U"to", U"至", U"到"}};
constexpr std::u32string_view kAllLetters = U"KMBGTPE";

/// Characters [from, to) of the text.
struct Span {
    std::size_t from = 0, to = 0;
};

bool standsAlone(const Scan& s, std::size_t i, std::u32string_view word) {
    return !isLetter(word[0]) || (!isLetter(s.at(i - 1)) && !isLetter(s.at(i + word.size())));
}

std::optional<Span> findWord(const Scan& s, std::size_t i, std::span<const std::u32string_view> words) {
    for (const std::u32string_view word : words)
        if (i > 0 && s.continues(i, word) && standsAlone(s, i, word))
            return Span{i, i + word.size()};
    return {};
}

/// Is the '-' at `i` between two numbers, rather than a sign or part of an exponent?
bool dashBetween(const Scan& s, std::size_t i) {
    constexpr std::u32string_view kOperators = U"+-*/^(";
    std::size_t before = i;
    while (before > 0 && s.at(before - 1) == U' ')
        --before;
    if (before == 0 || kOperators.find(s.at(before - 1)) != std::u32string_view::npos)
        return false;
    const bool exponent = i >= 2 && lower(s.at(i - 1)) == U'e' && (isDigit(s.at(i - 2)) || s.at(i - 2) == U'.');
    return !exponent && startsValue(s, s.skipSpaces(i + 1));
}

std::optional<Span> findBetween(const Scan& s, std::size_t to) {
    int depth = 0;
    for (std::size_t i = 0; i < to; ++i) {
        depth += s.at(i) == U'(' ? 1 : s.at(i) == U')' ? -1 : 0;
        if (const auto word = findWord(s, i, kBetween))
            return word;
        if (s.at(i) == U'-' && depth == 0 && dashBetween(s, i))
            return Span{i, i + 1};
    }
    return {};
}

Span trimmed(const Scan& s, Span span) {
    const auto drop = [](char32_t c) { return c == U' ' || c == U',' || c == U';' || c == U':'; };
    while (span.to > span.from && drop(s.at(span.to - 1)))
        --span.to;
    while (span.from < span.to && drop(s.at(span.from)))
        ++span.from;
    return span;
}

/// Low, high and, if given, likely; one span if it is no range.
std::vector<Span> split(const Scan& s) {
    std::optional<Span> likely;
    for (std::size_t i = 0; i < s.size() && !likely; ++i)
        likely = findWord(s, i, kLikely);
    const std::size_t end = likely ? likely->from : s.size();
    const std::optional<Span> between = findBetween(s, end);
    if (!between)
        return {{0, s.size()}};
    std::vector<Span> result{trimmed(s, {0, between->from}), trimmed(s, {between->to, end})};
    if (likely)
        result.push_back(trimmed(s, {likely->to, s.size()}));
    return result;
}

/// One number of a range, cut out of the text so that it can be read alone.
struct Part {
    std::string text;
    std::size_t begin = 0;       ///< byte of the whole text
    std::string magnitude, unit; ///< written after its number
    bool whole = true;           ///< could be cut into number and tail
};

Part cut(std::string_view text, const Scan& s, Span span, const ParseContext& context) {
    Part part;
    part.begin = s.byteOf(span.from);
    part.text = text.substr(part.begin, s.byteOf(span.to) - part.begin);
    const Scan own(part.text);
    std::size_t i = own.skipSpaces(0);
    i = own.skipSpaces(i + leadingCurrency(own, i, context.currency));
    if (readMagnitude(own, i, U"").end == i) {
        auto number = readNumber(own, i, context.locale, mayDivide(context));
        part.whole = number.ok();
        if (!number)
            return part;
        i = own.skipSpaces(number->end);
    }
    const MagnitudeReading magnitude = readMagnitude(own, i, kAllLetters);
    part.magnitude = own.text(i, magnitude.end);
    part.unit = own.text(own.skipSpaces(magnitude.end), own.size());
    return part;
}

/// What one number lends to those without. A magnitude goes back to the numbers before it and on to
/// the likely one ("80-140 亿, likely 100"), never from low to high: "1 万-20000" would be a guess.
std::vector<std::string> completed(const std::vector<Part>& parts, bool lendMagnitude) {
    std::string unit;
    for (const Part& part : parts)
        if (!part.unit.empty())
            unit = part.unit;
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Part& part = parts[i];
        std::string text = part.text;
        const bool bare = part.whole && part.unit.empty();
        if (bare && part.magnitude.empty() && lendMagnitude) {
            const auto lender =
                std::find_if(i == 2 ? parts.begin() + 1 : parts.begin() + static_cast<std::ptrdiff_t>(i), parts.end(),
                             [](const Part& p) { return !p.magnitude.empty(); });
            if (lender != parts.end())
                text.append(" ").append(lender->magnitude);
        }
        if (bare && !unit.empty())
            text.append(" ").append(unit);
        texts.push_back(std::move(text));
    }
    return texts;
}

std::string spliced(std::string_view text, const Part& part, const std::string& middle) {
    return std::string(text.substr(0, part.begin)) + middle + std::string(text.substr(part.begin + part.text.size()));
}

std::vector<std::string> accepted(std::vector<std::string> texts, const ParseContext& context) {
    std::erase_if(texts, [&](const std::string& text) { return !parseRange(text, context); });
    return texts;
}

/// The error of one part, told about the whole text. A fault in what was lent is the fault of the
/// whole.
Diagnostic widened(Diagnostic error, std::string_view text, const Part& part, const ParseContext& context) {
    std::vector<std::string> readings;
    for (const std::string& reading : error.suggestions)
        readings.push_back(spliced(text, part, reading));
    error.suggestions = accepted(std::move(readings), context);
    const std::size_t length = part.text.size();
    const bool lent = error.end > length;
    error.begin = lent ? 0 : part.begin + error.begin;
    error.end = lent ? text.size() : part.begin + error.end;
    return error;
}

/// "0.3-45" in a field shown in percent: one number would be a ratio, the other percent; and a bare
/// 1 is either.
Outcome mixedPercent(std::string_view text, const Scan& s, const std::vector<Part>& parts,
                     const ParseContext& context) {
    if (!percentField(context))
        return {};
    bool small = false, one = false, large = false;
    std::string ratios(text);
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) { // NOLINT(modernize-loop-convert)
        const auto value = parseQuantity(part->text, {Dim{}, unit::one, context.locale, false, context.currency});
        if (!value || value->unitGiven || !part->magnitude.empty())
            return {};
        const double size = std::abs(value->value);
        small = small || (size > 0 && size < 1);
        one = one || size == 1;
        large = large || size > 1;
        if (size <= 1)
            ratios = spliced(ratios, *part, formatExact(value->value, unit::percent, context.locale));
    }
    if (!one && !(small && large))
        return {};
    Diagnostic error = ambiguous(s, 0, s.size(), {});
    error.suggestions = accepted({std::string(text) + " %", ratios}, context);
    return error;
}

Expected<ParsedRange> readParts(std::string_view text, const std::vector<Part>& parts,
                                const std::vector<std::string>& texts, const ParseContext& context) {
    std::vector<Parsed> values;
    values.reserve(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        auto value = parseQuantity(texts[i], context);
        if (!value)
            return widened(value.error(), text, parts[i], context);
        values.push_back(*value);
    }
    ParsedRange range{values.back(), values[0].value, values[1].value};
    if (values.size() == 2)
        range.likely.value = values[0].value / 2 + values[1].value / 2;
    return range;
}

bool inOrder(const ParsedRange& range) {
    return *range.low <= range.likely.value && range.likely.value <= *range.high;
}

} // namespace

Expected<ParsedRange> parseRange(std::string_view text, const ParseContext& context) {
    const Scan s(text.substr(0, kLongestNumber));
    const std::vector<Span> spans = split(s);
    if (text.size() > kLongestNumber || spans.size() == 1) {
        auto single = parseQuantity(text, context);
        if (!single)
            return single.error();
        return ParsedRange{*single, {}, {}};
    }
    std::vector<Part> parts;
    parts.reserve(spans.size());
    for (const Span span : spans)
        parts.push_back(cut(text, s, span, context));
    if (Outcome mixed = mixedPercent(text, s, parts, context))
        return *mixed;
    auto range = readParts(text, parts, completed(parts, true), context);
    if (!range || inOrder(*range))
        return range;
    // "8000-1.2 万": with 万 for both the order would be wrong, so it belongs to the second only.
    auto apart = readParts(text, parts, completed(parts, false), context);
    if (apart && inOrder(*apart))
        return apart;
    return scanError("number.order", GP_TR("“%1”: low, likely and high must be in order."), s, 0, s.size());
}

} // namespace gp

#include "core/units/parse.hpp"

#include "core/units/number.hpp"
#include "core/units/quantity.hpp"
#include "core/units/scan.hpp"
#include "core/units/unit_words.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace gp {

namespace {

struct MagnitudeWord {
    std::u32string_view text;
    int power;
};
// Longest first: 万亿 before 万.
constexpr std::array<MagnitudeWord, 18> kMagnitudes{{{U"百万亿", 14},
                                                     {U"十万亿", 13},
                                                     {U"万亿", 12},
                                                     {U"千亿", 11},
                                                     {U"百亿", 10},
                                                     {U"十亿", 9},
                                                     {U"千万", 7},
                                                     {U"百万", 6},
                                                     {U"十万", 5},
                                                     {U"亿", 8},
                                                     {U"万", 4},
                                                     {U"千", 3},
                                                     {U"百", 2},
                                                     {U"十", 1},
                                                     {U"thousand", 3},
                                                     {U"million", 6},
                                                     {U"billion", 9},
                                                     {U"trillion", 12}}};
constexpr std::array<MagnitudeWord, 7> kLetters{
    {{U"K", 3}, {U"M", 6}, {U"B", 9}, {U"G", 9}, {U"T", 12}, {U"P", 15}, {U"E", 18}}};
/// Units that begin with a prefix which is also a magnitude: 千瓦 is a kilowatt, not a thousand of
/// something.
constexpr std::array<std::u32string_view, 5> kPrefixed{{U"千瓦", U"千字节", U"千比特", U"千克", U"千米"}};
constexpr std::array<std::u32string_view, 3> kMegaWords{{U"兆瓦", U"兆字节", U"兆比特"}};

template<class List>
bool startsWithAny(const Scan& s, std::size_t i, const List& words) {
    return std::any_of(words.begin(), words.end(), [&](auto word) { return s.continues(i, word); });
}

bool computeRate(const ParseContext& context) {
    return context.dim == Bridge<WorkRate>::dim || context.dim == Bridge<PeakRate>::dim;
}

/// Letters that are powers of ten in this field. Bytes, watts and metres need a unit letter: "80G"
/// is no reading.
std::u32string_view magnitudeLetters(const ParseContext& context) {
    if (percentField(context))
        return U"";
    if (computeRate(context))
        return U"GTPE"; // "1000P 算力"
    const Dim& d = context.dim;
    const bool physical = d[kDimIndex<bu::length_base_dimension>] != 0 || d[kDimIndex<bu::mass_base_dimension>] != 0 ||
                          d[kDimIndex<information_dim>] != 0 || d == Bridge<Duration>::dim;
    const bool money = d[kDimIndex<money_dim>] != 0;
    return context.countLike || money || !physical ? U"KMBT" : U"";
}

/// One text under one context: number, magnitude, unit. Suggestions replace the error's span.
class QuantityReader {
public:
    QuantityReader(const Scan& scan, const ParseContext& context)
        : s(scan)
        , c(context) {
        while (m_end > 0 && s.at(m_end - 1) == U' ')
            --m_end;
    }

    Expected<Parsed> read() {
        std::size_t i = s.skipSpaces(0);
        if (i >= m_end)
            return scanError("number.empty", GP_TR("A value is missing."), s, 0, s.size());
        if (Outcome wrong = readLead(i))
            return *wrong;
        // 万卡, 千卡: a magnitude of some unit with an implied 1.
        const MagnitudeReading implied = readMagnitude(s, i, U"");
        if (implied.end > i && s.skipSpaces(implied.end) < m_end)
            return afterNumber(Number{"1", 0, 0, false, i}, i);
        auto number = readNumber(s, i, c.locale, mayDivide(c));
        if (!number)
            return number.error();
        auto result = afterNumber(*number, s.skipSpaces(number->end));
        if (result && !std::isfinite(result->value))
            return scanError("number.overflow", GP_TR("“%1” is too large or too small."), s, i, number->end);
        return result;
    }

private:
    /// What may stand before a number: a currency, or 每天 for "/天".
    Outcome readLead(std::size_t& i) {
        if (const std::size_t length = leadingCurrency(s, i, c.currency); length > 0) {
            if (Outcome wrong = checkCurrency(s, i, i + length, c))
                return wrong;
            m_frame.money = true;
            i = s.skipSpaces(i + length);
        } else if (s.at(i) == U'每') {
            m_frame.each = eachTime(s, i + 1);
            if (m_frame.each.length > 0)
                i = s.skipSpaces(i + 1 + m_frame.each.length);
        }
        return {};
    }

    Expected<Parsed> afterNumber(const Number& number, std::size_t i) const {
        if (s.at(i) == U'兆' && !startsWithAny(s, i, kMegaWords))
            return ambiguous(s, i, i + 1, megaReadings());
        const MagnitudeReading magnitude =
            startsWithAny(s, i, kPrefixed) ? MagnitudeReading{0, i} : readMagnitude(s, i, magnitudeLetters(c));
        std::size_t at = s.skipSpaces(magnitude.end);
        if (computeRate(c) && s.continues(at, U"算力"))
            at = s.skipSpaces(at + 2);
        // "5+3万" and "3+10%" may mean the last term only.
        if (number.bareSum && (magnitude.power != 0 || s.at(at) == U'%')) {
            const std::size_t from = s.skipSpaces(0);
            return ambiguous(s, from, number.end, {"(" + s.text(from, number.end) + ")"});
        }
        if (at >= m_end)
            return m_frame.each.length > 0 ? missingUnit() : bare(number, magnitude.power);
        auto unit = readUnit(s, at, m_end, c, m_frame);
        if (!unit)
            return unit.error();
        return Parsed{number.scaled(magnitude.power, unit->unit.factor), unit->unit.symbol[0] ? unit->unit : c.unit,
                      true};
    }

    /// 兆 is 10^6 in mainland units and 10^12 as a number elsewhere.
    std::vector<std::string> megaReadings() const {
        if (!magnitudeLetters(c).empty())
            return {"百万", "万亿"};
        return {"兆瓦", "兆瓦时", "兆字节", "兆字节/秒", "兆比特/秒"};
    }

    Expected<Parsed> bare(const Number& number, int power) const {
        if (percentField(c) && power == 0)
            return barePercent(number);
        // A magnitude counts base units of a pure number ("70B" parameters) and of computing power
        // ("1000P"), and the displayed unit of everything else ("20 亿" in a field of tokens a
        // day).
        const bool plain = power != 0 && (c.dim == Dim{} || computeRate(c));
        return Parsed{number.scaled(power, plain ? 1 : c.unit.factor), c.unit, false};
    }

    /// Up to 1 a ratio, above 1 percent; 1 itself has two readings.
    Expected<Parsed> barePercent(const Number& number) const {
        const double size = std::abs(number.scaled());
        const bool negative = number.scaled() < 0;
        if (size == 1)
            return ambiguous(s, s.skipSpaces(0), m_end, {negative ? "-1 %" : "1 %", negative ? "-100 %" : "100 %"});
        return Parsed{number.scaled(0, size < 1 ? 1 : c.unit.factor), c.unit, false};
    }

    Diagnostic missingUnit() const {
        return scanError("unit.unknown", GP_TR("“%1” lacks a unit."), s, s.skipSpaces(0), m_end);
    }

    const Scan& s;
    const ParseContext& c;
    UnitFrame m_frame;
    std::size_t m_end = s.size();
};

} // namespace

MagnitudeReading readMagnitude(const Scan& scan, std::size_t from, std::u32string_view letters) {
    for (const MagnitudeWord& word : kMagnitudes) {
        const bool latin = isLetter(word.text[0]);
        if (scan.continues(from, word.text) && !(latin && isLetter(scan.at(from + word.text.size()))))
            return {word.power, from + word.text.size()};
    }
    for (const MagnitudeWord& letter : kLetters) {
        const bool wanted = letters.find(letter.text[0]) != std::u32string_view::npos;
        if (wanted && scan.continues(from, letter.text) && !isLetter(scan.at(from + 1)))
            return {letter.power, from + 1};
    }
    return {0, from};
}

bool mayDivide(const ParseContext& context) {
    return context.dim[kDimIndex<money_dim>] == 0 || context.dim == Bridge<Money>::dim;
}

bool percentField(const ParseContext& context) {
    return context.dim == Dim{} && context.unit.factor == unit::percent.factor;
}

bool startsValue(const Scan& scan, std::size_t i) {
    constexpr std::u32string_view kSigns = U"0123456789.,(+-¥$€";
    const char32_t c = scan.at(i);
    return (c != U'\0' && kSigns.find(c) != std::u32string_view::npos) || readMagnitude(scan, i, U"").end > i;
}

Expected<Parsed> parseQuantity(std::string_view text, const ParseContext& context) {
    const Scan scan(text.substr(0, kLongestNumber));
    if (text.size() > kLongestNumber) {
        Diagnostic error = scanError("number.syntax", GP_TR("This is too long for a number."), scan, 0, scan.size());
        error.end = text.size();
        return error;
    }
    auto result = QuantityReader(scan, context).read();
    if (result)
        return result;
    Diagnostic error = result.error();
    std::vector<std::string> whole;
    for (const std::string& reading : error.suggestions) {
        std::string full(text.substr(0, error.begin));
        full += reading;
        full += text.substr(error.end);
        // Offered only if it would be accepted: a second fault elsewhere in the text makes it
        // worthless.
        const Scan again(full);
        if (QuantityReader(again, context).read())
            whole.push_back(std::move(full));
    }
    error.suggestions = std::move(whole);
    return error;
}

} // namespace gp

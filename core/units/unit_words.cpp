#include "core/units/unit_words.hpp"

#include "core/units/number.hpp"
#include "core/units/quantity.hpp"
#include "core/units/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace gp {

namespace {

template<class T>
constexpr Dim kDim = Bridge<T>::dim;

struct Prefix {
    std::u32string_view text;
    double factor;
};
constexpr Prefix kMilli{U"m", 1e-3};
constexpr std::array<Prefix, 7> kLarge{
    {{U"k", 1e3}, {U"M", 1e6}, {U"G", 1e9}, {U"T", 1e12}, {U"P", 1e15}, {U"E", 1e18}, {U"Z", 1e21}}};
constexpr std::array<Prefix, 5> kBinary{{{U"Ki", 1024.0},
                                         {U"Mi", 1048576.0},
                                         {U"Gi", 1073741824.0},
                                         {U"Ti", 1099511627776.0},
                                         {U"Pi", 1125899906842624.0}}};
constexpr std::array<Prefix, 5> kChinese{{{U"千", 1e3}, {U"兆", 1e6}, {U"吉", 1e9}, {U"太", 1e12}, {U"拍", 1e15}}};

bool equalText(std::u32string_view a, std::u32string_view b, bool anyCase) {
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (anyCase ? lower(a[i]) != lower(b[i]) : a[i] != b[i])
            return false;
    return true;
}

/// One reading of a term, e.g. "kWh": several may exist where case was not kept.
struct UnitTerm {
    double factor = 1;
    Dim dim{};
    bool exact = true;   ///< written in the canonical case
    std::u32string text; ///< in the canonical case
};
using Readings = std::vector<UnitTerm>;

void matchWord(std::u32string_view text, const Word& word, Readings& out) {
    if (equalText(text, word.text, word.anyCase)) {
        out.push_back({word.factor, word.dim, equalText(text, word.text, false), std::u32string(word.text)});
        return;
    }
    if (word.prefix == Multiples::None || text.size() <= word.text.size())
        return;
    const std::size_t cut = text.size() - word.text.size();
    const std::u32string_view before = text.substr(0, cut);
    if (!equalText(text.substr(cut), word.text, word.anyCase))
        return;
    const bool exactWord = equalText(text.substr(cut), word.text, false);
    const auto tryPrefix = [&](const Prefix& p, bool anyCase) {
        // Nobody tells K from k.
        const bool exact = equalText(before, p.text, false) || before == U"K" || before == U"ki";
        if (equalText(before, p.text, anyCase))
            out.push_back({word.factor * p.factor, word.dim, exactWord && exact,
                           std::u32string(p.text) + std::u32string(word.text)});
    };
    const auto tryAll = [&](const auto& prefixes) {
        for (const Prefix& p : prefixes)
            tryPrefix(p, true);
    };
    if (word.prefix == Multiples::Chinese)
        return tryAll(kChinese);
    tryAll(kLarge);
    if (word.prefix == Multiples::Metric)
        tryPrefix(kMilli, false); // a capital M was meant as one
    if (word.prefix == Multiples::LargeAndBinary)
        tryAll(kBinary);
}

/// Whose currency `text` is: the scenario's, another one's, or none's.
enum class Whose { Ours, Foreign, Nobody };
Whose currencyOf(std::u32string_view text, const std::string& currency) {
    if (equalText(text, U"¤", false) || equalText(text, std::u32string(currency.begin(), currency.end()), true))
        return Whose::Ours;
    Whose whose = Whose::Nobody;
    for (const CurrencyWord& word : currencyWords())
        if (equalText(text, word.text, true))
            whose = whose == Whose::Ours || word.currency == currency ? Whose::Ours : Whose::Foreign;
    return whose;
}

void keepExact(Readings& readings) {
    if (std::any_of(readings.begin(), readings.end(), [](const UnitTerm& t) { return t.exact; }))
        std::erase_if(readings, [](const UnitTerm& t) { return !t.exact; });
}

/// A number of things in a denominator: "1M tokens", "百万 tokens", "1,000 tokens".
struct Multiple {
    double factor = 1;
    std::size_t length = 0; ///< where the word begins
};
Multiple readMultiple(std::u32string_view text, const NumberLocale& locale) {
    std::string utf8;
    for (char32_t c : text)
        encode(c, utf8);
    const Scan scan(utf8);
    Number number{"1", 0, 0, false, 0};
    if (isDigit(scan.at(0))) {
        auto read = readNumber(scan, 0, locale, false);
        if (!read)
            return {};
        number = *read;
    }
    const MagnitudeReading magnitude = readMagnitude(scan, scan.skipSpaces(number.end), U"KMBT");
    return {number.scaled(magnitude.power), scan.skipSpaces(magnitude.end)};
}

Readings readWord(std::u32string_view text, const std::string& currency) {
    Readings out;
    if (currencyOf(text, currency) == Whose::Ours)
        out.push_back({1, kDim<Money>, true, std::u32string(text)});
    for (const Word& word : unitWords())
        matchWord(text, word, out);
    keepExact(out);
    return out;
}

Readings readTerm(std::u32string_view text, const ParseContext& context, bool divide) {
    Readings out = readWord(text, context.currency);
    if (!out.empty())
        return out;
    if (!divide) // a frequency's numerator: "1/s"
        return text == U"1" ? Readings{{1, {}, true, std::u32string(text)}} : out;
    const Multiple multiple = readMultiple(text, context.locale);
    if (multiple.length == 0 || !(multiple.factor > 0) || !std::isfinite(multiple.factor))
        return {};
    out = readWord(text.substr(multiple.length), context.currency);
    for (UnitTerm& term : out) {
        term.factor *= multiple.factor;
        term.text.insert(0, text.substr(0, multiple.length));
    }
    return out;
}

/// A stretch of the expression between separators.
struct Piece {
    std::size_t from = 0, to = 0;
    char32_t before = U'\0'; ///< '/' or '·' before it
};

std::vector<Piece> pieces(const Scan& s, std::size_t from, std::size_t to) {
    std::vector<Piece> result{{from, to, U'\0'}};
    for (std::size_t i = from; i < to; ++i) {
        const bool per = s.continues(i, U" per ");
        const bool times = s.at(i) == U'·' || s.at(i) == U'*';
        if (!per && !times && s.at(i) != U'/')
            continue;
        result.back().to = i;
        i += per ? 4 : 0;
        result.push_back({i + 1, to, times ? U'·' : U'/'});
    }
    for (Piece& piece : result) {
        // Parentheses in a denominator say what is the rule anyway: "$/(GPU·h)".
        while (piece.from < piece.to && (s.at(piece.from) == U' ' || (piece.before && s.at(piece.from) == U'(')))
            ++piece.from;
        while (piece.to > piece.from && (s.at(piece.to - 1) == U' ' || (piece.before && s.at(piece.to - 1) == U')')))
            --piece.to;
    }
    return result;
}

std::u32string charactersOf(const Scan& s, std::size_t from, std::size_t to) {
    std::u32string text;
    for (std::size_t i = from; i < to; ++i)
        text.push_back(s.at(i));
    return text;
}

Diagnostic currencyError(const Scan& s, std::size_t from, std::size_t to, const std::string& currency) {
    Diagnostic error = scanError("unit.currency", GP_TR("“%1” is not the scenario's currency."), s, from, to);
    error.suggestions = {currency};
    return error;
}

Diagnostic unknownUnit(const Scan& s, std::size_t from, std::size_t to) {
    return scanError("unit.unknown", GP_TR("“%1” is not a unit that is known here."), s, from, to);
}

Expected<Readings> readExpression(const Scan& s, std::size_t from, std::size_t to, const ParseContext& context,
                                  const UnitFrame& frame) {
    Readings whole{{}};
    bool divide = false;
    for (const Piece& piece : pieces(s, from, to)) {
        divide = divide || piece.before == U'/';
        const std::u32string text = charactersOf(s, piece.from, piece.to);
        Readings term = readTerm(text, context, divide);
        if (piece.to == piece.from && piece.before == U'\0' && s.at(from) == U'/')
            term = {{1, frame.money ? kDim<Money> : Dim{}, true, {}}};
        if (term.empty())
            return currencyOf(text, context.currency) == Whose::Foreign
                       ? currencyError(s, piece.from, piece.to, context.currency)
                       : unknownUnit(s, piece.from, std::max(piece.to, piece.from));
        Readings combined;
        for (const UnitTerm& a : whole)
            for (const UnitTerm& b : term) {
                std::u32string joined = a.text;
                if (piece.before)
                    joined.push_back(piece.before);
                // After a slash everything divides ("FLOP/s/GPU"); "GPU·h" multiplies unless under
                // a slash.
                combined.push_back({divide ? a.factor / b.factor : a.factor * b.factor,
                                    divide ? a.dim - b.dim : a.dim + b.dim, a.exact && b.exact, joined + b.text});
            }
        whole = std::move(combined);
        constexpr std::size_t kMostReadings = 64;
        if (whole.size() > kMostReadings)
            return unknownUnit(s, from, to);
    }
    for (UnitTerm& reading : whole)
        if (frame.each.length > 0) {
            reading.factor /= frame.each.seconds;
            reading.dim = reading.dim - kDim<Duration>;
        }
    return whole;
}

/// The registry's own unit where factor and dimension agree, so that its factor is used bit for
/// bit.
Unit canonical(double factor, const Dim& dim) {
    for (const Unit& u : unitsOf(dim))
        if (std::abs(u.factor - factor) <= 1e-12 * u.factor)
            return u;
    return {"", factor, dim};
}

/// Does a unit of this dimension fit the field: the same, per GPU where only "/GPU" is missing
/// ("312 TFLOPS"), or "FLOPs" as a plural?
bool fitsField(const Dim& dim, const Dim& field) {
    return dim == field || dim - kDim<Gpus> == field || (dim == kDim<WorkRate> && field == kDim<Work>);
}

struct Fitting {
    std::vector<Unit> units;
    std::vector<std::string> texts; ///< as written in the canonical case
};

Fitting fitting(const Readings& readings, const ParseContext& context) {
    Fitting result;
    for (const UnitTerm& r : readings) {
        if (!fitsField(r.dim, context.dim))
            continue;
        const Unit u = canonical(r.factor, context.dim);
        if (std::any_of(result.units.begin(), result.units.end(), [&](const Unit& f) { return f.factor == u.factor; }))
            continue;
        result.units.push_back(u);
        std::string utf8;
        for (char32_t c : r.text)
            encode(c, utf8);
        result.texts.push_back(std::move(utf8));
    }
    return result;
}

/// "80G" or "5 m": a letter that lacks its unit; offers what it may stand for in this field.
Diagnostic letterAlone(const Scan& s, std::size_t from, std::size_t to, const ParseContext& context) {
    constexpr std::array<std::u32string_view, 7> kWords{{U"B", U"iB", U"b/s", U"B/s", U"W", U"Wh", U"FLOP"}};
    std::vector<std::string> offers;
    const char32_t letter = s.at(from) == U'k' || s.at(from) == U'K' ? U'k' : s.at(from);
    for (std::u32string_view word : kWords) {
        std::string text;
        encode(word[0] == U'i' && letter == U'k' ? U'K' : letter, text);
        for (char32_t c : word)
            encode(c, text);
        const Scan offer(text);
        auto readings = readExpression(offer, 0, offer.size(), context, {});
        if (readings && fitting(*readings, context).units.size() == 1)
            offers.push_back(std::move(text));
    }
    if (context.dim == kDim<Duration> && lower(letter) == U'm')
        offers = {"min", "month"};
    if (offers.empty())
        return unknownUnit(s, from, to);
    return ambiguous(s, from, to, std::move(offers));
}

} // namespace

EachTime eachTime(const Scan& scan, std::size_t from) {
    EachTime best;
    for (const Word& word : unitWords())
        if (word.dim == kDim<Duration> && !isLetter(word.text[0]) && word.text.size() > best.length &&
            scan.continues(from, word.text))
            best = {word.text.size(), word.factor};
    return best;
}

std::size_t leadingCurrency(const Scan& scan, std::size_t from, const std::string& currency) {
    std::size_t longest = 0;
    const auto consider = [&](std::u32string_view word) {
        const bool letters = isLetter(word.back()) && isLetter(scan.at(from + word.size()));
        if (scan.continues(from, word) && !letters)
            longest = std::max(longest, word.size());
    };
    for (const CurrencyWord& word : currencyWords())
        consider(word.text);
    if (const std::u32string own(currency.begin(), currency.end()); !own.empty())
        consider(own);
    return longest;
}

Outcome checkCurrency(const Scan& scan, std::size_t from, std::size_t to, const ParseContext& context) {
    if (context.dim[kDimIndex<money_dim>] == 0)
        return scanError("unit.dimension", GP_TR("“%1” does not measure this."), scan, from, to);
    if (currencyOf(charactersOf(scan, from, to), context.currency) != Whose::Ours) {
        Diagnostic error = currencyError(scan, from, to, context.currency);
        if (scan.at(to) != U' ')
            error.suggestions.front() += " ";
        return error;
    }
    return {};
}

Expected<UnitReading> readUnit(const Scan& scan, std::size_t from, std::size_t to, const ParseContext& context,
                               const UnitFrame& frame) {
    auto readings = readExpression(scan, from, to, context, frame);
    const bool letter = to == from + 1 && isLetter(scan.at(from));
    if (letter && (!readings || fitting(*readings, context).units.empty()))
        return letterAlone(scan, from, to, context);
    if (!readings)
        return readings.error();
    Fitting fit = fitting(*readings, context);
    if (fit.units.empty())
        return scanError("unit.dimension", GP_TR("“%1” does not measure this."), scan, from, to);
    if (fit.units.size() > 1)
        return ambiguous(scan, from, to, std::move(fit.texts));
    return UnitReading{fit.units.front()};
}

} // namespace gp

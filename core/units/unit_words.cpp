#include "core/units/unit_words.hpp"

#include <array>
#include <cmath>

namespace gp {

namespace {

template<class T>
constexpr Dim kDim = Bridge<T>::dim;

/// A word for a unit. `prefix`: which multiples may stand before it.
enum class Multiples { None, Decimal, DecimalAndBinary, Chinese };
struct Word {
    std::u32string_view text;
    double factor;
    Dim dim;
    Multiples prefix = Multiples::None;
    bool anyCase = true; ///< no other unit differs from it by case only
};

const std::vector<Word>& words() {
    using enum Multiples;
    constexpr Dim perTime = Dim{} - kDim<Duration>;
    static const std::vector<Word> list{
        // power, energy
        {U"W", 1, kDim<Power>, Decimal}, {U"瓦", 1, kDim<Power>, Chinese}, {U"Wh", 3600, kDim<Energy>, Decimal},
        {U"瓦时", 3600, kDim<Energy>, Chinese}, {U"J", 1, kDim<Energy>, Decimal}, {U"度", 3.6e6, kDim<Energy>},
        // information: the case of b and B matters
        {U"B", 1, kDim<Bytes>, DecimalAndBinary, false}, {U"Byte", 1, kDim<Bytes>, DecimalAndBinary},
        {U"Bytes", 1, kDim<Bytes>, DecimalAndBinary}, {U"字节", 1, kDim<Bytes>, Chinese},
        {U"b", 0.125, kDim<Bytes>, Decimal, false}, {U"bit", 0.125, kDim<Bytes>, Decimal},
        {U"bits", 0.125, kDim<Bytes>, Decimal}, {U"比特", 0.125, kDim<Bytes>, Chinese},
        {U"bps", 0.125, kDim<Bandwidth>, Decimal, false}, {U"Bps", 1, kDim<Bandwidth>, Decimal, false},
        // work
        {U"FLOP", 1, kDim<Work>, Decimal}, {U"FLOPs", 1, kDim<WorkRate>, Decimal}, {U"FLOPS", 1, kDim<WorkRate>, Decimal},
        // tokens, requests, GPUs
        {U"token", 1, kDim<Tokens>, Decimal}, {U"tokens", 1, kDim<Tokens>, Decimal}, {U"tok", 1, kDim<Tokens>, Decimal},
        {U"request", 1, kDim<Requests>}, {U"requests", 1, kDim<Requests>}, {U"req", 1, kDim<Requests>},
        {U"请求", 1, kDim<Requests>}, {U"次", 1, kDim<Requests>}, {U"QPS", 1, kDim<RequestRate>},
        {U"rps", 1, kDim<RequestRate>}, {U"GPU", 1, kDim<Gpus>}, {U"GPUs", 1, kDim<Gpus>}, {U"NPU", 1, kDim<Gpus>},
        {U"卡", 1, kDim<Gpus>}, {U"张", 1, kDim<Gpus>}, {U"块", 1, kDim<Gpus>},
        // time
        {U"ms", 1e-3, kDim<Duration>}, {U"毫秒", 1e-3, kDim<Duration>}, {U"s", 1, kDim<Duration>},
        {U"sec", 1, kDim<Duration>}, {U"second", 1, kDim<Duration>}, {U"seconds", 1, kDim<Duration>},
        {U"秒", 1, kDim<Duration>}, {U"min", 60, kDim<Duration>}, {U"minute", 60, kDim<Duration>},
        {U"minutes", 60, kDim<Duration>}, {U"分钟", 60, kDim<Duration>}, {U"h", 3600, kDim<Duration>},
        {U"hr", 3600, kDim<Duration>}, {U"hour", 3600, kDim<Duration>}, {U"hours", 3600, kDim<Duration>},
        {U"小时", 3600, kDim<Duration>}, {U"个小时", 3600, kDim<Duration>}, {U"d", unit::kDay, kDim<Duration>},
        {U"day", unit::kDay, kDim<Duration>}, {U"days", unit::kDay, kDim<Duration>}, {U"天", unit::kDay, kDim<Duration>},
        {U"日", unit::kDay, kDim<Duration>}, {U"week", 7 * unit::kDay, kDim<Duration>},
        {U"weeks", 7 * unit::kDay, kDim<Duration>}, {U"周", 7 * unit::kDay, kDim<Duration>},
        {U"month", 30 * unit::kDay, kDim<Duration>}, {U"months", 30 * unit::kDay, kDim<Duration>},
        {U"月", 30 * unit::kDay, kDim<Duration>}, {U"个月", 30 * unit::kDay, kDim<Duration>},
        {U"y", unit::kYear, kDim<Duration>}, {U"year", unit::kYear, kDim<Duration>},
        {U"years", unit::kYear, kDim<Duration>}, {U"年", unit::kYear, kDim<Duration>},
        {U"Hz", 1, perTime, Decimal}, {U"IOPS", 1, perTime, Decimal},
        // space and mass
        {U"mm", 1e-3, kDim<Length>}, {U"cm", 1e-2, kDim<Length>}, {U"m", 1, kDim<Length>, None, false},
        {U"km", 1e3, kDim<Length>}, {U"毫米", 1e-3, kDim<Length>}, {U"米", 1, kDim<Length>},
        {U"m²", 1, kDim<Area>}, {U"m2", 1, kDim<Area>}, {U"平方米", 1, kDim<Area>}, {U"平米", 1, kDim<Area>},
        {U"kg", 1, kDim<Mass>}, {U"千克", 1, kDim<Mass>}, {U"公斤", 1, kDim<Mass>}, {U"t", 1e3, kDim<Mass>},
        {U"吨", 1e3, kDim<Mass>}, {U"U", 1, kDim<RackUnits>},
        // pure numbers
        {U"%", 0.01, {}}, {U"台", 1, {}}, {U"个", 1, {}}, {U"柜", 1, {}}, {U"机柜", 1, {}}, {U"倍", 1, {}},
        {U"参数", 1, {}}, {U"params", 1, {}}, {U"parameters", 1, {}}, {U"servers", 1, {}}, {U"racks", 1, {}},
    };
    return list;
}

struct CurrencyWord {
    std::u32string_view text;
    std::string_view currency; ///< "¥" and 元 are the yuan; ¥ may also be the yen
};
constexpr std::array<CurrencyWord, 10> kCurrencies{{{U"¥", "CNY"}, {U"元", "CNY"}, {U"人民币", "CNY"}, {U"CNY", "CNY"},
                                                    {U"RMB", "CNY"}, {U"$", "USD"}, {U"USD", "USD"}, {U"美元", "USD"},
                                                    {U"€", "EUR"}, {U"EUR", "EUR"}}};

struct Prefix {
    std::u32string_view text;
    double factor;
};
constexpr std::array<Prefix, 9> kDecimal{{{U"n", 1e-9}, {U"μ", 1e-6}, {U"m", 1e-3}, {U"k", 1e3}, {U"M", 1e6},
                                          {U"G", 1e9}, {U"T", 1e12}, {U"P", 1e15}, {U"E", 1e18}}};
constexpr std::array<Prefix, 5> kBinary{{{U"Ki", 1024.0}, {U"Mi", 1048576.0}, {U"Gi", 1073741824.0},
                                         {U"Ti", 1099511627776.0}, {U"Pi", 1125899906842624.0}}};
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
    double factor;
    Dim dim;
    bool exact; ///< written in the canonical case
};

void matchWord(std::u32string_view text, const Word& word, std::vector<UnitTerm>& out) {
    if (equalText(text, word.text, word.anyCase)) {
        out.push_back({word.factor, word.dim, equalText(text, word.text, false)});
        return;
    }
    if (word.prefix == Multiples::None || text.size() <= word.text.size())
        return;
    const std::size_t cut = text.size() - word.text.size();
    if (!equalText(text.substr(cut), word.text, word.anyCase))
        return;
    const bool exactWord = equalText(text.substr(cut), word.text, false);
    const auto tryPrefixes = [&](const auto& prefixes) {
        for (const Prefix& p : prefixes)
            if (equalText(text.substr(0, cut), p.text, true))
                out.push_back({word.factor * p.factor, word.dim,
                               exactWord && equalText(text.substr(0, cut), p.text, false)});
    };
    if (word.prefix == Multiples::Chinese)
        return tryPrefixes(kChinese);
    tryPrefixes(kDecimal);
    if (word.prefix == Multiples::DecimalAndBinary)
        tryPrefixes(kBinary);
}

/// A term with a decimal magnitude word before it: "万元", "百万 token", "M token".
struct TermReading {
    std::vector<UnitTerm> terms;
    bool wrongCurrency = false;
};

void matchCurrency(std::u32string_view text, const std::string& currency, TermReading& out) {
    for (const CurrencyWord& word : kCurrencies) {
        if (!equalText(text, word.text, true))
            continue;
        const bool yen = word.text == U"¥" && currency == "JPY";
        if (word.currency == currency || yen)
            out.terms.push_back({1, kDim<Money>, true});
        else
            out.wrongCurrency = true;
    }
    if (equalText(text, U"¤", false))
        out.terms.push_back({1, kDim<Money>, true});
}

TermReading readTerm(std::u32string_view text, const std::string& currency) {
    TermReading out;
    matchCurrency(text, currency, out);
    for (const Word& word : words())
        matchWord(text, word, out.terms);
    // "M token" in a denominator: ¥ a million tokens.
    for (const auto& [prefix, factor] : {Prefix{U"M ", 1e6}, Prefix{U"百万 ", 1e6}, Prefix{U"百万", 1e6}})
        if (out.terms.empty() && text.starts_with(prefix)) {
            out = readTerm(text.substr(prefix.size()), currency);
            for (UnitTerm& term : out.terms)
                term.factor *= factor;
        }
    if (std::any_of(out.terms.begin(), out.terms.end(), [](const UnitTerm& t) { return t.exact; }))
        std::erase_if(out.terms, [](const UnitTerm& t) { return !t.exact; });
    return out;
}

Diagnostic unitError(const char* code, const char* text, const Scan& scan, std::size_t from, std::size_t to) {
    Diagnostic error;
    error.code = code;
    error.begin = scan.byteOf(from);
    error.end = scan.byteOf(to);
    error.message = {text, {Literal(scan.text(from, to))}};
    return error;
}

struct Expression {
    std::vector<UnitTerm> readings; ///< of the whole expression
};

Expected<Expression> readExpression(const Scan& scan, std::size_t from, std::size_t to, const std::string& currency) {
    Expression whole;
    whole.readings.push_back({1, {}, true});
    bool divide = false;
    for (std::size_t i = from; i < to;) {
        i = scan.skipSpaces(i);
        std::size_t end = i;
        std::u32string text;
        while (end < to && scan.at(end) != U'/' && scan.at(end) != U'·' && scan.at(end) != U'*')
            text.push_back(scan.at(end++));
        while (!text.empty() && text.back() == U' ')
            text.pop_back();
        TermReading term = readTerm(text, currency);
        // "1/s": a one before the first slash is a frequency's numerator.
        if (term.terms.empty() && text == U"1")
            term.terms.push_back({1, {}, true});
        if (term.terms.empty())
            return term.wrongCurrency
                       ? unitError("unit.currency", GP_TR("“%1” is not the scenario's currency."), scan, i, end)
                       : unitError("unit.unknown", GP_TR("“%1” is not a unit that is known here."), scan, i, end);
        std::vector<UnitTerm> combined;
        for (const UnitTerm& a : whole.readings)
            for (const UnitTerm& b : term.terms)
                combined.push_back({divide ? a.factor / b.factor : a.factor * b.factor,
                                    divide ? a.dim - b.dim : a.dim + b.dim, a.exact && b.exact});
        whole.readings = std::move(combined);
        // After a slash everything divides ("FLOP/s/GPU"); "GPU·h" multiplies unless under a slash.
        divide = divide || scan.at(end) == U'/';
        i = end < to ? end + 1 : end;
        if (end + 1 == to)
            return unitError("unit.unknown", GP_TR("“%1” is not a unit that is known here."), scan, end, to);
    }
    return whole;
}

/// The registry's own unit where factor and dimension agree, so that its factor is used bit for bit.
Unit canonical(double factor, const Dim& dim) {
    for (const Unit& u : unitsOf(dim))
        if (std::abs(u.factor - factor) <= 1e-12 * u.factor)
            return u;
    return {"", factor, dim};
}

} // namespace

Expected<UnitReading> readUnit(const Scan& scan, std::size_t from, const ParseContext& context) {
    const std::size_t to = scan.size();
    auto expression = readExpression(scan, from, to, context.currency);
    if (!expression)
        return expression.error();
    std::vector<Unit> fitting;
    const auto take = [&](double factor, const Dim& dim) {
        const Unit u = canonical(factor, dim);
        if (std::none_of(fitting.begin(), fitting.end(), [&](const Unit& f) { return f.factor == u.factor; }))
            fitting.push_back(u);
    };
    for (const UnitTerm& r : expression->readings) {
        if (r.dim == context.dim)
            take(r.factor, r.dim);
        else if (r.dim - kDim<Gpus> == context.dim) // "312 TFLOPS" in a field that is per GPU
            take(r.factor, context.dim);
        else if (r.dim == kDim<WorkRate> && context.dim == kDim<Work>) // "FLOPs" as a plural
            take(r.factor, context.dim);
    }
    if (fitting.empty())
        return unitError("unit.dimension", GP_TR("“%1” does not measure this."), scan, from, to);
    if (fitting.size() > 1) {
        Diagnostic error = unitError("number.ambiguous", GP_TR("“%1” has more than one reading."), scan, from, to);
        for (const Unit& u : fitting)
            error.suggestions.emplace_back(u.symbol);
        return error;
    }
    return UnitReading{fitting.front(), to};
}

} // namespace gp

#include "core/units/format.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <map>

namespace gp {

namespace {

constexpr const char* kThin = "\u202F"; // narrow no-break space
constexpr const char* kMinus = "\u2212";
constexpr const char* kDash = "—";

struct Scale {
    double factor;
    const char* english;
    const char* chinese;
};
constexpr std::array<Scale, 4> kEnglish{{{1e12, "T", ""}, {1e9, "B", ""}, {1e6, "M", ""}, {1, "", ""}}};
constexpr std::array<Scale, 4> kChinese{{{1e12, "", "万亿"}, {1e8, "", "亿"}, {1e4, "", "万"}, {1, "", ""}}};

/// Whole below this is shown in full: 12,288 GPUs, not 12.3 K.
constexpr double kExactBelow = 1e7;

/// Dimensions whose units have no prefixes of their own, so that large numbers need 万/亿 or M/B.
bool scalesByWord(const Dim& dim) {
    return unitsOf(dim).empty() || dim == Dim{} || dim[5] != 0 || dim[8] != 0 || dim == Bridge<Gpus>::dim ||
           dim == Bridge<Work>::dim || dim == Bridge<WorkPerRequest>::dim || dim == Bridge<Frequency>::dim;
}

Scale scaleFor(double v, const Unit& unit, const NumberStyle& style) {
    const double size = std::abs(v);
    const auto& list = style.chinese ? kChinese : kEnglish;
    const bool whole = size == std::round(size) && size < kExactBelow && unit.dim[8] == 0 && unit.dim[5] == 0;
    if (style.magnitude == Magnitude::Grouped || whole || !scalesByWord(unit.dim) || size < (style.chinese ? 1e5 : 1e6))
        return list.back();
    for (const Scale& scale : list)
        if (size >= scale.factor)
            return scale;
    return list.back();
}

/// Half away from zero at `decimals`.
double roundTo(double v, int decimals) {
    const double power = std::pow(10.0, decimals);
    const double scaled = std::abs(v) * power;
    // Beyond 2^53 every value is whole already.
    const double rounded = scaled < 9e15 ? std::floor(scaled + 0.5 + scaled * 1e-15) / power : std::abs(v);
    return v < 0 ? -rounded : rounded;
}

int decimalsFor(double v, const Unit& unit, const NumberStyle& style) {
    const double size = std::abs(v);
    if (unit.dim == Dim{} && unit.factor == 0.01)
        return 1;
    if (size < 1e15 && size == std::round(size))
        return 0;
    if (size >= 10000)
        return 0;
    const int before = size < 1 ? (size > 0 ? static_cast<int>(std::floor(std::log10(size))) + 1 : 1)
                                : static_cast<int>(std::floor(std::log10(size))) + 1;
    return std::min(9, std::max(1, style.significant - before));
}

std::string grouped(const std::string& digits, const NumberLocale& locale) {
    const std::size_t dot = digits.find('.');
    const std::string whole = digits.substr(0, dot);
    std::string out;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        if (i > 0 && (whole.size() - i) % 3 == 0) {
            if (locale.group == ' ')
                out += "\u202F";
            else
                out.push_back(locale.group);
        }
        out.push_back(whole[i]);
    }
    if (dot != std::string::npos) {
        out.push_back(locale.decimal);
        out += digits.substr(dot + 1);
    }
    return out;
}

std::string fixedText(double v, int decimals, const NumberLocale& locale) {
    const double rounded = roundTo(v, decimals);
    std::array<char, 400> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(rounded),
                                   std::chars_format::fixed, decimals);
    const std::string text = grouped(std::string(buffer.data(), end.ptr), locale);
    return rounded < 0 ? kMinus + text : text;
}

/// "2.52 × 10²⁴" for what no magnitude word reaches.
std::string powerText(double v, const NumberLocale& locale) {
    static constexpr const char* kSuperscripts[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    const int exponent = static_cast<int>(std::floor(std::log10(std::abs(v))));
    std::string text = fixedText(v / std::pow(10.0, exponent), 2, locale) + " × 10";
    for (char digit : std::to_string(exponent))
        text += digit == '-' ? "⁻" : kSuperscripts[digit - '0'];
    return text;
}

std::string currencySign(const NumberStyle& style) {
    if (style.currency == "CNY")
        return style.chinese ? "元" : "¥";
    if (style.currency == "USD")
        return style.chinese ? "美元" : "$";
    return style.currency == "EUR" ? "€" : style.currency;
}

const std::map<std::string_view, const char*>& chineseWords() {
    static const std::map<std::string_view, const char*> words{
        {"GPU", "卡"}, {"day", "天"}, {"year", "年"}, {"h", "小时"}, {"min", "分钟"}, {"s", "秒"}, {"ms", "毫秒"},
        {"token", "tokens"}, {"token/day", "tokens/天"}, {"token/s", "tokens/秒"}, {"request", "请求"},
        {"request/s", "请求/秒"}, {"token/request", "tokens/请求"}, {"FLOP/request", "FLOP/请求"},
        {"GPU·h", "卡时"}, {"¤/GPU·h", "¤/卡时"}, {"¤/M token", "¤/百万 tokens"}, {"¤/year", "¤/年"},
        {"1/s", "次/秒"}, {"1/s/GPU", "次/秒/卡"}, {"TFLOP/s/GPU", "TFLOP/s"}, {"GB/s/GPU", "GB/s/卡"},
        {"Gb/s/GPU", "Gb/s/卡"}, {"GiB/GPU", "GiB/卡"}};
    return words;
}

/// Decimal text without exponent and without grouping of `v` with the fewest digits p..17 that read back.
std::string shortest(double v) {
    std::array<char, 400> buffer{};
    const double size = std::abs(v);
    const bool plain = size == 0 || (size >= 1e-6 && size < 1e15);
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), v,
                                   plain ? std::chars_format::fixed : std::chars_format::scientific);
    return {buffer.data(), end.ptr};
}

std::string withDecimal(std::string text, const NumberLocale& locale) {
    if (const std::size_t dot = text.find('.'); dot != std::string::npos)
        text[dot] = locale.decimal;
    return text;
}

/// A decimal text whose value times `factor` is exactly `base`; empty if none was found.
std::string exactIn(double base, double factor) {
    const double v = base / factor;
    std::array<char, 64> buffer{};
    for (int precision = 1; precision <= 16; ++precision) {
        const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), v,
                                       std::chars_format::scientific, precision - 1);
        double back = 0;
        std::from_chars(buffer.data(), end.ptr, back);
        if (back * factor == base)
            return shortest(back);
    }
    for (double candidate : {v, std::nextafter(v, INFINITY), std::nextafter(v, -INFINITY)})
        if (candidate * factor == base)
            return shortest(candidate);
    return {};
}

const Unit* baseUnit(const Dim& dim) {
    for (const Unit& u : unitsOf(dim))
        if (u.factor == 1)
            return &u;
    return nullptr;
}

} // namespace

std::string NumberText::joined() const {
    return unit.empty() ? number : number + kThin + unit;
}

std::string unitText(const Unit& unit, const NumberStyle& style) {
    std::string text = unit.symbol;
    if (style.chinese) {
        const auto word = chineseWords().find(text);
        if (word != chineseWords().end())
            text = word->second;
    }
    if (const std::size_t at = text.find("¤"); at != std::string::npos)
        text.replace(at, std::string_view("¤").size(), currencySign(style));
    return text;
}

NumberText formatNumber(double base, const Unit& unit, const NumberStyle& style) {
    if (std::isnan(base))
        return {style.chinese ? "未知" : "unknown", ""};
    if (std::isinf(base))
        return {kDash, ""};
    const double v = base / unit.factor;
    const Scale scale = scaleFor(v, unit, style);
    double shown = v / scale.factor;
    if (std::abs(shown) >= 1e6 && std::abs(v) >= 1e15)
        return {powerText(v, style.locale), unitText(unit, style)};
    if (std::abs(shown) < 1e-12)
        shown = 0;
    // 999.96 K rounds to 1,000.0 K, not to a number with one digit more than its neighbours.
    const int decimals = decimalsFor(roundTo(shown, 9), unit, style);
    NumberText text;
    text.number = fixedText(shown, decimals, style.locale);
    const char* word = style.chinese ? scale.chinese : scale.english;
    const std::string symbol = unitText(unit, style);
    const bool glue = symbol.empty() || style.chinese ? unit.dim[5] == 0 : unit.dim == Bridge<Money>::dim;
    text.unit = *word ? word + (symbol.empty() || glue ? symbol : " " + symbol) : symbol;
    return text;
}

Unit readableUnit(double base, const Unit& preferred) {
    if (scalesByWord(preferred.dim) || !std::isfinite(base) || base == 0)
        return preferred;
    const bool binary = std::string_view(preferred.symbol).find("iB") != std::string_view::npos;
    const bool bits = std::string_view(preferred.symbol).find('b') != std::string_view::npos;
    const bool time = preferred.dim == Bridge<Duration>::dim || preferred.dim == Bridge<Length>::dim;
    if (time)
        return preferred;
    Unit best = preferred;
    for (const Unit& u : unitsOf(preferred.dim)) {
        const std::string_view symbol = u.symbol;
        const bool same = (symbol.find("iB") != std::string_view::npos) == binary &&
                          (symbol.find('b') != std::string_view::npos) == bits && symbol != "J";
        if (!same)
            continue;
        const double v = std::abs(base / u.factor), now = std::abs(base / best.factor);
        if ((now >= 1000 && v >= 1 && v < now) || (now < 1 && v < 1000 && v > now))
            best = u;
    }
    return best;
}

NumberText formatReadable(double base, const Unit& preferred, NumberStyle style) {
    style.magnitude = Magnitude::Abbreviated;
    return formatNumber(base, readableUnit(base, preferred), style);
}

std::string formatExact(double base, const Unit& unit, const NumberLocale& locale, bool withUnit) {
    if (!std::isfinite(base))
        return {};
    const bool percent = unit.dim == Dim{} && unit.factor == 0.01;
    std::string number = exactIn(base, unit.factor);
    if (!number.empty() && (!percent || withUnit)) {
        const bool bare = !withUnit || unit.symbol[0] == '\0';
        return withDecimal(number, locale) + (bare ? "" : std::string(" ") + unit.symbol);
    }
    if (percent && std::abs(base) < 1)
        return withDecimal(shortest(base), locale); // a bare ratio
    if (percent && number.empty()) // no percent text is exact, and a bare number would be read as percent
        return withDecimal(shortest(base), locale) + " 倍";
    const Unit* plain = baseUnit(unit.dim);
    if (!plain || (percent && !number.empty()))
        return withDecimal(number, locale) + " " + unit.symbol;
    return withDecimal(shortest(base), locale) + (plain->symbol[0] ? std::string(" ") + plain->symbol : "");
}

NumberText formatRange(double low, double high, const Unit& unit, const NumberStyle& style) {
    if (std::isnan(low) || std::isnan(high))
        return {kDash, ""};
    const double lo = low / unit.factor, hi = high / unit.factor;
    const Scale scale = scaleFor(std::max(std::abs(lo), std::abs(hi)), unit, style);
    const int decimals = std::max(decimalsFor(roundTo(lo / scale.factor, 9), unit, style),
                                  decimalsFor(roundTo(hi / scale.factor, 9), unit, style));
    const int shown = std::max(std::abs(lo), std::abs(hi)) / scale.factor >= 1000 ? 0 : decimals;
    NumberText text;
    text.number = fixedText(lo / scale.factor, shown, style.locale) + "–" + fixedText(hi / scale.factor, shown, style.locale);
    const char* word = style.chinese ? scale.chinese : scale.english;
    text.unit = word + unitText(unit, style);
    return text;
}

NumberText formatDelta(double difference, const Unit& unit, const NumberStyle& style) {
    if (std::isnan(difference) || std::isinf(difference))
        return {kDash, ""};
    NumberText text = formatNumber(std::abs(difference), unit, style);
    const bool zero = text.number.find_first_of("123456789") == std::string::npos;
    if (zero)
        return {"＝", ""};
    text.number = (difference < 0 ? kMinus : "+") + text.number;
    return text;
}

static std::vector<double> logTicks(double low, double high, int count) {
    std::vector<double> ticks;
    for (const std::vector<double>& steps : {std::vector<double>{1, 2, 5}, std::vector<double>{1}}) {
        ticks.clear();
        for (double decade = std::pow(10, std::floor(std::log10(low))); decade <= high; decade *= 10)
            for (double step : steps)
                if (decade * step >= low * (1 - 1e-9) && decade * step <= high * (1 + 1e-9))
                    ticks.push_back(decade * step);
        if (static_cast<int>(ticks.size()) <= count)
            break;
    }
    return ticks;
}

std::vector<double> axisTicks(double low, double high, int count, bool logarithmic) {
    if (!(high > low) || count < 2 || (logarithmic && low <= 0))
        return {};
    if (logarithmic)
        return logTicks(low, high, count);
    const double raw = (high - low) / count;
    const double power = std::pow(10, std::floor(std::log10(raw)));
    double step = 10 * power;
    for (double nice : {5.0, 2.0, 1.0})
        if (nice * power >= raw)
            step = nice * power;
    std::vector<double> ticks;
    for (double i = std::ceil(low / step - 1e-9); i * step <= high + step * 1e-9; ++i)
        ticks.push_back(i * step);
    return ticks;
}

} // namespace gp

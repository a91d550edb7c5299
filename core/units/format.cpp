#include "core/units/format.hpp"

#include "core/units/number.hpp"
#include "core/units/scan.hpp"

#include <algorithm>
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
    // 999.96 M reads 1.00 B: rounding must not give a number a digit more than its neighbours have.
    constexpr double kRoundsUp = 1 - 5e-5;
    for (const Scale& scale : list)
        if (size >= scale.factor * (scale.factor > 1 ? kRoundsUp : 1))
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

/// Digits before the decimal mark; 0 and less for 0.1 and smaller.
int wholeDigits(double size) {
    return size > 0 ? static_cast<int>(std::floor(std::log10(size))) + 1 : 1;
}

int decimalsFor(double v, const Unit& unit, const NumberStyle& style) {
    constexpr int kMostDecimals = 9;
    const double size = std::abs(v);
    if (unit.dim == Dim{} && unit.factor == unit::percent.factor)
        return 1;
    if (size == std::round(size) || size >= 10000)
        return 0;
    const auto decimals = [&](double x) {
        return x >= 10000 ? 0 : std::clamp(style.significant - wholeDigits(x), 1, kMostDecimals);
    };
    // 9.996 rounds to 10.0: the digits of the rounded value count.
    return decimals(std::abs(roundTo(size, decimals(size))));
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
    static const std::map<std::string_view, const char*> words{{"GPU", "卡"},
                                                               {"day", "天"},
                                                               {"year", "年"},
                                                               {"h", "小时"},
                                                               {"min", "分钟"},
                                                               {"s", "秒"},
                                                               {"ms", "毫秒"},
                                                               {"token", "tokens"},
                                                               {"token/day", "tokens/天"},
                                                               {"token/s", "tokens/秒"},
                                                               {"request", "请求"},
                                                               {"request/s", "请求/秒"},
                                                               {"token/request", "tokens/请求"},
                                                               {"FLOP/request", "FLOP/请求"},
                                                               {"GPU·h", "卡时"},
                                                               {"¤/GPU·h", "¤/卡时"},
                                                               {"¤/M token", "¤/百万 tokens"},
                                                               {"¤/year", "¤/年"},
                                                               {"1/s", "次/秒"},
                                                               {"1/s/GPU", "次/秒/卡"},
                                                               {"TFLOP/s/GPU", "TFLOP/s"},
                                                               {"GB/s/GPU", "GB/s/卡"},
                                                               {"Gb/s/GPU", "Gb/s/卡"},
                                                               {"GiB/GPU", "GiB/卡"}};
    return words;
}

/// "d.ddd" times 10^power from its digits: plain where that is readable, scientific elsewhere.
std::string placed(const std::string& digits, int power, char decimal) {
    constexpr int kSmallest = -6, kLargest = 15;
    if (power < kSmallest || power >= kLargest) {
        const std::string rest = digits.substr(1);
        return digits.substr(0, 1) + (rest.empty() ? "" : decimal + rest) + "e" + std::to_string(power);
    }
    if (power < 0)
        return std::string("0") + decimal + std::string(static_cast<std::size_t>(-power - 1), '0') + digits;
    const auto whole = static_cast<std::size_t>(power) + 1;
    if (digits.size() <= whole)
        return digits + std::string(whole - digits.size(), '0');
    return digits.substr(0, whole) + decimal + digits.substr(whole);
}

/// The fewest digits that read back as `v`, times 10^shift, in the locale's decimal mark.
std::string shortest(double v, int shift, const NumberLocale& locale) {
    std::array<char, 40> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(v), std::chars_format::scientific);
    const std::string_view text(buffer.data(), static_cast<std::size_t>(end.ptr - buffer.data()));
    const std::size_t e = text.find('e');
    std::string digits;
    for (char c : text.substr(0, e))
        if (c != '.')
            digits.push_back(c);
    int power = 0;
    const std::size_t signs = text[e + 1] == '+' ? 2 : 1; // from_chars takes no '+'
    std::from_chars(text.data() + e + signs, text.data() + text.size(), power);
    power = v == 0 ? 0 : power + shift;
    return (std::signbit(v) ? "-" : "") + placed(digits, power, locale.decimal);
}

/// A decimal text that the parser turns into exactly `base` in a unit of this factor; empty if none
/// was found.
std::string exactIn(double base, double factor, const NumberLocale& locale) {
    if (const auto power = powerOfTen(factor))
        return shortest(base, -*power, locale);
    const double v = base / factor;
    if (!std::isfinite(v))
        return {};
    std::array<char, 40> buffer{};
    for (int precision = 1; precision <= 16; ++precision) {
        const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), v, std::chars_format::scientific,
                                       precision - 1);
        double back = 0;
        std::from_chars(buffer.data(), end.ptr, back);
        if (back * factor == base)
            return shortest(back, 0, locale);
    }
    for (double candidate : {v, std::nextafter(v, HUGE_VAL), std::nextafter(v, -HUGE_VAL)})
        if (candidate * factor == base)
            return shortest(candidate, 0, locale);
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

/// "亿元", "亿 tokens/天", "M¥", "B token/day": a sign joins the magnitude, a word stands apart.
static std::string unitAfter(const char* magnitude, const Unit& unit, const NumberStyle& style) {
    const std::string symbol = unitText(unit, style);
    if (*magnitude == '\0' || symbol.empty())
        return magnitude + symbol;
    const bool latin = isLetter(static_cast<unsigned char>(symbol.front()));
    const bool glued = style.chinese ? !latin : unit.dim == Bridge<Money>::dim && !latin;
    return glued ? magnitude + symbol : std::string(magnitude) + " " + symbol;
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
    NumberText text;
    text.number = fixedText(shown, decimalsFor(roundTo(shown, 9), unit, style), style.locale);
    text.unit = unitAfter(style.chinese ? scale.chinese : scale.english, unit, style);
    if (!style.chinese && (text.unit == "day" || text.unit == "year") && text.number != "1")
        text.unit += "s";
    return text;
}

Unit scaledUnit(double base, const Unit& unit, const NumberStyle& style) {
    Unit scaled = unit;
    if (std::isfinite(base))
        scaled.factor *= scaleFor(base / unit.factor, unit, style).factor;
    return scaled;
}

Unit readableUnit(double base, const Unit& preferred) {
    if (scalesByWord(preferred.dim) || !std::isfinite(base) || base == 0)
        return preferred;
    const bool binary = std::string_view(preferred.symbol).find("iB") != std::string_view::npos;
    const bool bits = std::string_view(preferred.symbol).find('b') != std::string_view::npos;
    const bool time = preferred.dim == Bridge<Duration>::dim || preferred.dim == Bridge<Length>::dim;
    if (time)
        return preferred;
    constexpr double kTooLarge = 999.95; // shown as 1,000.0
    Unit best = preferred;
    for (const Unit& u : unitsOf(preferred.dim)) {
        const std::string_view symbol = u.symbol;
        const bool same = (symbol.find("iB") != std::string_view::npos) == binary &&
                          (symbol.find('b') != std::string_view::npos) == bits && symbol != "J";
        if (!same)
            continue;
        const double v = std::abs(base / u.factor), now = std::abs(base / best.factor);
        if ((now >= kTooLarge && v >= kTooLarge / 1000 && v < now) || (now < 1 && v < 1000 && v > now))
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
    const bool percent = unit.dim == Dim{} && unit.factor == unit::percent.factor;
    const std::string number = exactIn(base, unit.factor, locale);
    if (percent && number.empty()) // no percent text is exact, and a bare number over 1 would be read as percent
        return shortest(base, 0, locale) + (std::abs(base) < 1 ? "" : " 倍");
    const Unit* plain = baseUnit(unit.dim);
    if (number.empty() && plain)
        return shortest(base, 0, locale) + " " + plain->symbol;
    if (number.empty()) // a unit outside the registry: nearest text
        return shortest(base / unit.factor, 0, locale);
    // A bare number up to 1 would be read as a ratio.
    const bool bare = !withUnit && !(percent && std::abs(base) <= unit.factor && base != 0);
    return bare || unit.symbol[0] == '\0' ? number : number + " " + unit.symbol;
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
    text.number =
        fixedText(lo / scale.factor, shown, style.locale) + "–" + fixedText(hi / scale.factor, shown, style.locale);
    text.unit = unitAfter(style.chinese ? scale.chinese : scale.english, unit, style);
    if (!style.chinese && (text.unit == "day" || text.unit == "year"))
        text.unit += "s";
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

static std::vector<double> linearTicks(double low, double high, int count) {
    const double raw = (high - low) / (count - 1);
    const double power = std::pow(10, std::floor(std::log10(raw)));
    double step = 10 * power;
    for (double nice : {5.0, 2.0, 1.0})
        if (nice * power >= raw * (1 - 1e-9))
            step = nice * power;
    std::vector<double> ticks;
    const double first = std::ceil(low / step - 1e-9);
    for (int i = 0; i < count && (first + i) * step <= high + step * 1e-9; ++i)
        ticks.push_back((first + i) * step + 0.0); // no -0
    return ticks;
}

/// 1-2-5 in each decade, or decades, or every second, third, ... decade: the first that is few
/// enough.
static std::vector<double> logTicks(double low, double high, int count) {
    const int first = static_cast<int>(std::floor(std::log10(low))),
              last = static_cast<int>(std::ceil(std::log10(high)));
    const auto inside = [&](double v) { return v >= low * (1 - 1e-9) && v <= high * (1 + 1e-9); };
    std::vector<double> ticks;
    for (int stride = 0; stride == 0 || ticks.size() > static_cast<std::size_t>(count); ++stride) {
        ticks.clear();
        for (int decade = first; decade <= last; ++decade)
            for (int step : {1, 2, 5}) {
                const double v = step * std::pow(10.0, decade);
                const bool wanted = stride == 0 || (step == 1 && decade % stride == 0);
                if (wanted && inside(v))
                    ticks.push_back(v);
            }
    }
    return ticks;
}

std::vector<double> axisTicks(double low, double high, int count, bool logarithmic) {
    const bool wide = std::isfinite(high - low) && high - low > 1e-9 * std::max(std::abs(low), std::abs(high));
    if (!wide || count < 2 || (logarithmic && low <= 0))
        return {};
    // Within one decade a logarithmic axis may hold no 1, 2 or 5.
    std::vector<double> ticks = logarithmic ? logTicks(low, high, count) : std::vector<double>();
    return ticks.size() >= 2 ? ticks : linearTicks(low, high, count);
}

} // namespace gp

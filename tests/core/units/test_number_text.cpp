// What is refused and why, ranges, the exact round trip, and numbers as they are shown.
#include "core/units/format.hpp"
#include "core/units/parse.hpp"

#include <QtTest>

#include <rapidcheck.h>

using namespace gp;

class TestNumberText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void refuses_data();
    void refuses();
    void ranges();
    void barePercent();
    void roundTripIsExact();
    void neverCrashes();
    void formats_data();
    void formats();
};

static ParseContext context(const Unit& u, bool countLike = false) {
    return {u.dim, u, {}, countLike, "CNY"};
}

// `readings` = how many readings are offered. Each must itself be read, as a value of the same field.
void TestNumberText::refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("field");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("readings");
    enum { Watt, Rate, Memory, Share, Count, PowerGerman };
    const auto row = [](const char* text, int field, const char* code, int readings) {
        QTest::addRow("%s in field %d", text, field)
            << QString::fromUtf8(text) << field << QString::fromLatin1(code) << readings;
    };
    row("1,5 kW", Watt, "number.grouping", 1);
    row("12,34", Watt, "number.grouping", 1);
    row(" ", Watt, "number.empty", 0);
    row("abc", Watt, "number.syntax", 0);
    row("nan", Watt, "number.syntax", 0);
    row("inf W", Watt, "number.syntax", 0);
    row("1e400 W", Watt, "number.overflow", 0);
    row("5 foo", Watt, "unit.unknown", 0);
    row("5 kg", Watt, "unit.dimension", 0);
    row("5 kWh", Watt, "unit.dimension", 0);
    row("1.2.3", Watt, "number.grouping", 0);
    row("5 W/", Watt, "unit.unknown", 0);
    row("5 mw", Watt, "number.ambiguous", 2);     // mega or milli
    row("5 兆", Watt, "number.ambiguous", 1);     // a prefix that wants its unit: 5 兆瓦
    row("400 gb/s", Rate, "number.ambiguous", 2); // bits or bytes
    row("400gbps", Rate, "number.ambiguous", 2);
    row("5 mb/s", Rate, "number.ambiguous", 2);
    row("80 gb", Memory, "number.ambiguous", 2);
    row("1", Share, "number.ambiguous", 2); // 1 % or all of it
    row("(2+3", Count, "number.syntax", 0);
    row("2+*3", Count, "number.syntax", 0);
    row("1/0", Count, "number.overflow", 0);
    row("1.234 kW", PowerGerman, "number.ambiguous", 2);
}
void TestNumberText::refuses() {
    QFETCH(QString, text);
    QFETCH(int, field);
    QFETCH(int, readings);
    ParseContext german = context(unit::kilowatt);
    german.locale = {',', '.'};
    const ParseContext contexts[] = {context(unit::kilowatt), context(unit::gigabitPerSecond),
                                     context(unit::gibibyte), context(unit::percent),
                                     context(unit::one),      german};
    const auto parsed = parseQuantity(text.toStdString(), contexts[field]);
    QVERIFY(!parsed.ok());
    const Diagnostic& error = parsed.error();
    QTEST(QString::fromStdString(error.code), "code");
    QVERIFY(error.begin <= error.end && error.end <= text.toStdString().size());
    QCOMPARE(int(error.suggestions.size()), readings);
    for (const auto& reading : error.suggestions) {
        const auto again = parseQuantity(reading, contexts[field]);
        QVERIFY2(again.ok(), reading.c_str());
        QVERIFY(again->value > 0);
    }
}

void TestNumberText::ranges() {
    const ParseContext c = context(unit::tokensPerDay, true);
    for (const char* text :
         {"80-140, likely 100 亿 tokens/天", "80–140，最可能 100 亿", "80~140 likely 100 亿 tokens/天"}) {
        const auto range = parseRange(text, c);
        QVERIFY2(range.ok(), text);
        QVERIFY(std::abs(*range->low * 86400 - 80e8) < 1);
        QVERIFY(std::abs(*range->high * 86400 - 140e8) < 1);
        QVERIFY(std::abs(range->likely.value * 86400 - 100e8) < 1);
    }
    const auto single = parseRange("100", c);
    QVERIFY(single.ok() && !single->low);
    QCOMPARE(parseRange("140-80", c).error().code, std::string("number.order"));
    QVERIFY(parseRange("30-45 %", context(unit::percent)).ok());
    QVERIFY(parseRange("2e-3 W", context(unit::kilowatt)).ok()); // an exponent is no range
}

void TestNumberText::barePercent() {
    const auto one = parseQuantity("1", context(unit::percent));
    QVERIFY(!one.ok());
    QCOMPARE(one.error().suggestions.size(), std::size_t(2));
    QCOMPARE(parseQuantity("1 %", context(unit::percent))->value, 0.01);
}

static const Unit kRoundTrip[] = {unit::kilowatt,
                                  unit::percent,
                                  unit::tokensPerDay,
                                  unit::gibibyte,
                                  unit::gigabitPerSecond,
                                  unit::teraflopsPerGpu,
                                  unit::day,
                                  unit::year,
                                  unit::moneyPerKilowattHour,
                                  unit::kilogram,
                                  unit::millimetre,
                                  unit::gpu,
                                  unit::money,
                                  unit::moneyPerGpuHour,
                                  unit::terabyte,
                                  unit::flopPerRequest,
                                  unit::bytePerToken,
                                  unit::requests,
                                  unit::perSecondGpu};

void TestNumberText::roundTripIsExact() {
    const bool holds = rc::check("parse(formatExact(x)) == x", [] {
        const Unit u =
            kRoundTrip[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(std::size(kRoundTrip))))];
        const double mantissa = *rc::gen::inRange(1, 2000000000), exponent = *rc::gen::inRange(-6, 10);
        const double x = u.factor * mantissa / 7.0 * std::pow(10.0, exponent);
        const auto parsed = parseQuantity(formatExact(x, u, {}), context(u));
        RC_ASSERT(parsed.ok());
        RC_ASSERT(parsed->value == x);
    });
    QVERIFY(holds);
}

void TestNumberText::neverCrashes() {
    const std::string pieces[] = {"1",   "2.5", ",",    ".",        " ",   "e",  "9", "k",      "W",
                                  "/",   "%",   "亿",   "万",       "卡",  "-",  "~", "likely", "×",
                                  "10^", "¥",   "\xff", "\xe4\xba", "GPU", "兆", "*"};
    const bool holds = rc::check("any text is answered", [&] {
        std::string text;
        for (int n = *rc::gen::inRange(0, 12); n > 0; --n)
            text += pieces[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(std::size(pieces))))];
        for (const Unit& u : kRoundTrip) {
            const auto parsed = parseRange(text, context(u, true));
            if (parsed)
                RC_ASSERT(std::isfinite(parsed->likely.value));
        }
    });
    QVERIFY(holds);
}

void TestNumberText::formats_data() {
    QTest::addColumn<double>("base");
    QTest::addColumn<int>("field");
    QTest::addColumn<bool>("chinese");
    QTest::addColumn<QString>("text");
    const auto row = [](double base, int field, bool chinese, const char* text) {
        QTest::newRow(text) << base << field << chinese
                            << QString::fromUtf8(text).replace(QLatin1Char(' '), QChar(0x202F));
    };
    row(1536, 0, false, "1,536 GPU");
    row(1536, 0, true, "1,536 卡");
    row(1228.79, 0, false, "1,228.8 GPU");
    row(77.9024, 0, false, "77.9 GPU");
    row(0.4, 1, false, "40.0 %");
    row(1.98e6, 2, false, "1.98 MW");
    row(2e9 / 86400, 3, true, "20 亿 tokens/天");
    row(1e11 / 86400, 3, false, "100 B token/day");
    row(5.331e8, 4, true, "5.33 亿元");
    row(5.331e8, 4, false, "533.1 M¥");
    row(std::nan(""), 2, true, "未知");
    row(std::nan(""), 2, false, "unknown");
}
void TestNumberText::formats() {
    QFETCH(double, base);
    QFETCH(int, field);
    QFETCH(bool, chinese);
    const Unit units[] = {unit::gpu, unit::percent, unit::kilowatt, unit::tokensPerDay, unit::money};
    NumberStyle style;
    style.chinese = chinese;
    QString text = QString::fromStdString(formatReadable(base, units[field], style).joined());
    QTEST(text.replace(QLatin1Char(' '), QChar(0x202F)), "text");
    QCOMPARE(formatDelta(0, unit::kilowatt, {}).number, std::string("＝"));
    QCOMPARE(formatDelta(-4200, unit::kilowatt, {}).number, std::string("−4.20"));
}

QTEST_APPLESS_MAIN(TestNumberText)
#include "test_number_text.moc"

// What people type, and what it must mean. Expected values are worked out beside the text: factor times number.
#include "core/units/parse.hpp"

#include <QtTest>

#include <cmath>
#include <string>
#include <vector>

using namespace gp;
using namespace gp::unit;

namespace {

constexpr double kGiB = 1073741824.0;

struct Row {
    const char* text;
    double value; ///< base units
};

ParseContext in(const Unit& shown, const char* currency = "CNY", NumberLocale locale = {}) {
    return {shown.dim, shown, locale, false, currency};
}

bool near(double a, double b) {
    return a == b || std::abs(a - b) <= 1e-14 * std::abs(b);
}

void check(const ParseContext& context, const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        const auto read = parseQuantity(row.text, context);
        const std::string why = read ? std::to_string(read->value) : read.error().code;
        QVERIFY2(read && near(read->value, row.value), (std::string(row.text) + " gave " + why).c_str());
    }
}

const ParseContext kPower = in(kilowatt);
const ParseContext kCount = in(one);

} // namespace

class TestParse : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void power();
    void energy();
    void network();
    void memory();
    void gpus();
    void computing();
    void tokens();
    void requestsAndFrequency();
    void counts();
    void percents();
    void money();
    void prices();
    void timeAndSpace();
    void arithmetic();
    void typedForms();
    void magnitudesDoNotRound();
    void unitThatWasRead();
    void locales_data();
    void locales();
    void otherDigits();
};

void TestParse::power() {
    check(kPower, {{"2.5 kW", 2500}, {"2.5kW", 2500},      {"2.5 KW", 2500},  {"2.5 Kw", 2500},  {"2.5 kw", 2500},
                   {"3 MW", 3e6},    {"3 Mw", 3e6},        {"1.2 GW", 1.2e9}, {"1.2 gw", 1.2e9}, {"700 W", 700},
                   {"700 w", 700},   {"250 mW", 0.25},     {"3 兆瓦", 3e6},   {"10 千瓦", 1e4},  {"2 吉瓦", 2e9},
                   {"700 瓦", 700},  {"2 万千瓦", 2e7},    {"12", 12e3},      {"1,200", 1.2e6},  {"1,200 kW", 1.2e6},
                   {"-5 kW", -5e3},  {"\u22125 kW", -5e3}, {"+5 kW", 5e3},    {"0", 0},          {"1.2 万 kW", 1.2e7},
                   {".5 MW", 5e5},   {"0.000 kW", 0}});
}

void TestParse::energy() {
    check(in(kilowattHour), {{"20 kWh", 20 * 3.6e6},
                             {"20 KWH", 20 * 3.6e6},
                             {"20 kwh", 20 * 3.6e6},
                             {"20 度", 20 * 3.6e6},
                             {"3 MWh", 3 * 3.6e9},
                             {"3 MWH", 3 * 3.6e9},
                             {"1.5 GWh", 1.5 * 3.6e12},
                             {"5 千瓦时", 5 * 3.6e6},
                             {"5 兆瓦时", 5 * 3.6e9},
                             {"2 万度", 2e4 * 3.6e6},
                             {"1.2 亿度", 1.2e8 * 3.6e6},
                             {"7 J", 7},
                             {"7 kJ", 7e3}});
    check(kPower, {{"20 kWh/天", 20 * 3.6e6 / 86400}, {"20 kWh/day", 20 * 3.6e6 / 86400}, {"8 J/s", 8}});
}

void TestParse::network() {
    // b is a bit, an eighth of a byte: 400 Gb/s = 50 GB/s
    check(in(gigabitPerSecond),
          {{"400 Gb/s", 50e9},      {"400Gb/s", 50e9},      {"400Gbps", 50e9},         {"400 Gbit/s", 50e9},
           {"400 gbit/s", 50e9},    {"400 Gbits/s", 50e9},  {"50 GB/s", 50e9},         {"50 GBps", 50e9},
           {"50 GByte/s", 50e9},    {"50 gbyte/s", 50e9},   {"0.8 Tb/s", 1e11},        {"1.6 Tbps", 2e11},
           {"3.35 TB/s", 3.35e12},  {"400", 50e9},          {"800 MB/s", 8e8},         {"800 KB/s", 8e5},
           {"400 吉比特/秒", 50e9}, {"50 吉字节/秒", 50e9}, {"100 兆比特/秒", 1.25e7}, {"2 GiB/s", 2 * kGiB},
           {"8*50 Gb/s", 50e9}});
    check(in(gigabytePerSecondGpu), {{"900 GB/s", 9e11}, {"900 GB/s/GPU", 9e11}, {"900 GB/s/卡", 9e11}, {"900", 9e11}});
}

void TestParse::memory() {
    check(in(gibibyte), {{"80 GiB", 80 * kGiB},
                         {"80GiB", 80 * kGiB},
                         {"80 gib", 80 * kGiB},
                         {"80 GB", 8e10},
                         {"80GB", 8e10},
                         {"64 KiB", 65536},
                         {"2 TiB", 2048 * kGiB},
                         {"1.5 PB", 1.5e15},
                         {"100 TB", 1e14},
                         {"70B", 70},
                         {"70 B", 70},
                         {"512 兆字节", 5.12e8},
                         {"2 太字节", 2e12},
                         {"80", 80 * kGiB},
                         {"16 bit", 2},
                         {"8 kB", 8e3},
                         {"8 KB", 8e3},
                         {"12 bytes", 12}});
    check(in(gibibytePerGpu),
          {{"80 GiB", 80 * kGiB}, {"80 GiB/GPU", 80 * kGiB}, {"141 GB", 1.41e11}, {"80 GB/卡", 8e10}});
    check(in(kibibytePerToken), {{"320", 327680}, {"320 KiB/token", 327680}, {"2 B/token", 2}});
}

void TestParse::gpus() {
    check(in(gpu), {{"1,024 GPU", 1024},
                    {"1024 GPUs", 1024},
                    {"1024 gpu", 1024},
                    {"1.2万卡", 12000},
                    {"1.2 万 卡", 12000},
                    {"万卡", 1e4},
                    {"千卡", 1e3},
                    {"十万卡", 1e5},
                    {"2千卡", 2000},
                    {"8 张", 8},
                    {"8 张卡", 8},
                    {"16 块", 16},
                    {"1万", 1e4},
                    {"12K", 12000},
                    {"12k GPU", 12000},
                    {"1024 NPU", 1024},
                    {"1024", 1024},
                    {"100 cards", 100},
                    {"128x8", 1024}});
}

void TestParse::computing() {
    check(in(petaflops), {{"1000P", 1e18},
                          {"1000 P", 1e18},
                          {"1000P 算力", 1e18},
                          {"1000 PFLOPS", 1e18},
                          {"1000 PFLOP/s", 1e18},
                          {"1 EFLOPS", 1e18},
                          {"10E", 1e19},
                          {"1.5 EFLOP/s", 1.5e18},
                          {"500T", 5e14},
                          {"1 pflops", 1e15},
                          {"3", 3e15},
                          {"2 Pflop/s", 2e15}});
    check(in(teraflopsPerGpu), {{"989 TFLOPS", 9.89e14},
                                {"989 TFLOP/s", 9.89e14},
                                {"989 TFLOP/s/GPU", 9.89e14},
                                {"1 PFLOP/s/GPU", 1e15},
                                {"989", 9.89e14},
                                {"989 TFLOPs", 9.89e14},
                                {"989T", 9.89e14},
                                {"312 TFLOPS/卡", 3.12e14}});
    check(in(flop), {{"3.8e25 FLOP", 3.8e25}, {"3.8e25 FLOPs", 3.8e25}, {"2 ZFLOP", 2e21}, {"1e24", 1e24}});
    check(in(flopPerToken), {{"140 GFLOP/token", 1.4e11}, {"1.4e11", 1.4e11}});
}

void TestParse::tokens() {
    check(in(tokensPerDay), {{"2e9 token/day", 2e9 / 86400},
                             {"2e9 tokens/day", 2e9 / 86400},
                             {"20 亿 tokens/天", 2e9 / 86400},
                             {"20亿tokens/天", 2e9 / 86400},
                             {"20亿", 2e9 / 86400},
                             {"2B tokens/day", 2e9 / 86400},
                             {"100 B token/day", 1e11 / 86400},
                             {"1,000 亿 tokens/天", 1e11 / 86400},
                             {"1.5万亿 token/天", 1.5e12 / 86400},
                             {"每天 2 亿 token", 2e8 / 86400},
                             {"每秒 5 万 token", 5e4},
                             {"2 billion tokens per day", 2e9 / 86400},
                             {"5 million tokens/s", 5e6},
                             {"2×10^9 token/day", 2e9 / 86400},
                             {"2000 token/s", 2000},
                             {"50k TPS", 5e4},
                             {"20 Mtoken/s", 2e7},
                             {"86400", 1},
                             {"3 万亿 tokens/年", 3e12 / (365 * 86400.0)}});
    check(in(unit::tokens), {{"1.5万亿 token", 1.5e12},
                             {"15T", 1.5e13},
                             {"15 T tokens", 1.5e13},
                             {"15 trillion", 1.5e13},
                             {"8K", 8000},
                             {"百万 token", 1e6},
                             {"128 k tokens", 128e3}});
    check(in(tokensPerRequest),
          {{"2,000 token/request", 2000}, {"2000 tokens/次", 2000}, {"2k tokens/请求", 2000}, {"2千", 2000}});
}

void TestParse::requestsAndFrequency() {
    check(in(requestsPerSecond), {{"500 request/s", 500},
                                  {"500 req/s", 500},
                                  {"500 QPS", 500},
                                  {"500 qps", 500},
                                  {"500 次/秒", 500},
                                  {"500 请求/秒", 500},
                                  {"1.2万 QPS", 12000},
                                  {"3 万次/分钟", 500},
                                  {"每天 864 万次", 100},
                                  {"500 rps", 500},
                                  {"500", 500},
                                  {"60 requests/min", 1}});
    check(in(perSecond), {{"2M IOPS", 2e6}, {"100 1/s", 100}, {"5/s", 5}, {"1 kHz", 1e3}, {"100 万次/秒", 1e6}});
}

void TestParse::counts() {
    check(kCount, {{"70B", 7e10},
                   {"70 B", 7e10},
                   {"15T", 1.5e13},
                   {"7K", 7000},
                   {"2M", 2e6},
                   {"1.5m", 1.5e6},
                   {"0.5b", 5e8},
                   {"1,024", 1024},
                   {"3 台", 3},
                   {"192 台", 192},
                   {"8 个", 8},
                   {"12 柜", 12},
                   {"1750亿参数", 1.75e11},
                   {"千亿参数", 1e11},
                   {"70B params", 7e10},
                   {"6710 亿", 6.71e11},
                   {"70 billion parameters", 7e10},
                   {"2 thousand", 2000},
                   {"3x", 3},
                   {"1.3 倍", 1.3},
                   {"0.8", 0.8}});
    check(in(billion), {{"70", 7e10}, {"70B", 7e10}, {"70 B", 7e10}, {"700 亿", 7e10}});
}

void TestParse::percents() {
    // below 1 a ratio, above 1 percent
    check(in(percent), {{"45 %", 0.45},
                        {"45%", 0.45},
                        {"45％", 0.45},
                        {"45", 0.45},
                        {"0.45", 0.45},
                        {"100 %", 1},
                        {"1 %", 0.01},
                        {"0.5 %", 0.005},
                        {"0", 0},
                        {"150", 1.5},
                        {"99.982 %", 0.99982},
                        {"-20", -0.2},
                        {"(3+10)%", 0.13},
                        {"1.2", 0.012}});
    check(kCount, {{"25 %", 0.25}});
}

void TestParse::money() {
    check(in(unit::money), {{"¥ 2.3 亿", 2.3e8},
                            {"￥2.3亿", 2.3e8},
                            {"5.33 亿元", 5.33e8},
                            {"533.1 M¥", 5.331e8},
                            {"30 万元", 3e5},
                            {"30万", 3e5},
                            {"1,200,000 元", 1.2e6},
                            {"1.2M", 1.2e6},
                            {"人民币 100 万", 1e6},
                            {"CNY 100", 100},
                            {"100 RMB", 100},
                            {"RMB100", 100},
                            {"2 百万元", 2e6},
                            {"1.5 million", 1.5e6},
                            {"8*30 万元", 2.4e6},
                            {"5 ¤", 5}});
    check(in(unit::money, "USD"), {{"$98.32", 98.32},
                                   {"98.32 USD", 98.32},
                                   {"$1.2M", 1.2e6},
                                   {"US$ 5", 5},
                                   {"5 美元", 5},
                                   {"5 亿美元", 5e8},
                                   {"USD 3k", 3000}});
    check(in(unit::money, "JPY"), {{"¥500", 500}, {"500 日元", 500}});
    check(in(unit::money, "CHF"), {{"500 CHF", 500}, {"CHF 500", 500}});
}

void TestParse::prices() {
    check(in(moneyPerKilowattHour), {{"0.65 元/kWh", 0.65 / 3.6e6},
                                     {"0.65元/度", 0.65 / 3.6e6},
                                     {"¥0.65/kWh", 0.65 / 3.6e6},
                                     {"0.65", 0.65 / 3.6e6},
                                     {"¥0.65", 0.65 / 3.6e6},
                                     {"650 元/MWh", 0.65 / 3.6e6},
                                     {"0.65 元/千瓦时", 0.65 / 3.6e6}});
    check(in(moneyPerGpuHour, "USD"), {{"2.5 $/GPU/h", 2.5 / 3600},
                                       {"$2.5/GPU/h", 2.5 / 3600},
                                       {"$2.5/GPU·h", 2.5 / 3600},
                                       {"$2.5/(GPU·h)", 2.5 / 3600},
                                       {"$2.5/GPU-hour", 2.5 / 3600},
                                       {"$2.5", 2.5 / 3600}});
    check(in(moneyPerGpuHour), {{"15 元/卡时", 15 / 3600.0}, {"15元/卡/小时", 15 / 3600.0}});
    check(in(moneyPerMillionTokens), {{"3 元/百万tokens", 3e-6},
                                      {"3 元/M token", 3e-6},
                                      {"¥3/1M tokens", 3e-6},
                                      {"0.003 元/千tokens", 3e-6},
                                      {"¥0.003/1K tokens", 3e-6},
                                      {"3", 3e-6},
                                      {"¥0.003/1,000 tokens", 3e-6}});
    check(in(moneyPerKilowatt), {{"3000 元/kW", 3}, {"0.3 万元/kW", 3}});
    check(in(moneyPerTerabyte), {{"500 元/TB", 5e-10}});
    check(in(moneyPerYear), {{"36.5 万元/年", 3.65e5 / (365 * 86400.0)}});
}

void TestParse::timeAndSpace() {
    check(in(day), {{"30天", 30 * 86400.0},
                    {"30 days", 30 * 86400.0},
                    {"1 个月", 30 * 86400.0},
                    {"1 month", 30 * 86400.0},
                    {"1 year", 365 * 86400.0},
                    {"3年", 3 * 365 * 86400.0},
                    {"2 周", 14 * 86400.0},
                    {"36 h", 36 * 3600.0},
                    {"24小时", 86400},
                    {"90 min", 5400},
                    {"30 秒", 30},
                    {"200 ms", 0.2},
                    {"5 μs", 5e-6},
                    {"5 µs", 5e-6},
                    {"30", 30 * 86400.0},
                    {"30d", 30 * 86400.0}});
    check(in(metre), {{"30 m", 30}, {"30 米", 30}, {"800 mm", 0.8}, {"1.2 km", 1200}, {"1.2 公里", 1200}});
    check(in(squareMetre),
          {{"1,200 m²", 1200}, {"1200 m2", 1200}, {"1200 ㎡", 1200}, {"1200平米", 1200}, {"1.2万平方米", 12000}});
    check(in(tonne), {{"1.2 t", 1200}, {"1.2 吨", 1200}, {"900 kg", 900}, {"900 千克", 900}, {"900 公斤", 900}});
    check(in(kilogramPerSquareMetre), {{"1600 kg/m²", 1600}, {"1.6 t/m2", 1600}, {"1600公斤/平米", 1600}});
    check(in(rackUnit), {{"42U", 42}, {"42 u", 42}, {"42", 42}});
    check(in(gpuHour), {{"100 GPU·h", 3.6e5}, {"100 GPUh", 3.6e5}, {"100 卡时", 3.6e5}, {"100 GPU hours", 3.6e5}});
}

void TestParse::arithmetic() {
    check(kCount,
          {{"8*1024", 8192},  {"8 × 1024", 8192},   {"8x1024", 8192},  {"8⋅1024", 8192},  {"1024/8", 128},
           {"1024÷8", 128},   {"(80+20)*1.2", 120}, {"2*(3+4)*5", 70}, {"10-4-3", 3},     {"2+3*4", 14},
           {"100/4/5", 5},    {"-(2+3)", -5},       {"2*-3", -6},      {"2^20", 1048576}, {"2×10^9", 2e9},
           {"2*10^9", 2e9},   {"2×10⁹", 2e9},       {"5×10^-3", 5e-3}, {"5×10⁻³", 5e-3},  {"3*2*10^9", 6e9},
           {"2/2*10^9", 1e9}, {"10^6", 1e6},        {"2E+9", 2e9},     {"2e-3", 2e-3},    {"（８０＋２０）＊２", 200},
           {"1,024*8", 8192}, {"8*1.2万", 96000}});
    check(kPower, {{"8*10.2 kW", 81.6e3}, {"(10.2+1.8) kW", 12e3}, {"10.2+1.8 kW", 12e3}, {"12/4 MW", 3e6}});
}

void TestParse::typedForms() {
    check(kPower, {{"２．５ｋＷ", 2500},
                   {"　2.5　kW　", 2500},
                   {"  2.5 kW\t", 2500},
                   {"1 200 kW", 1.2e6},
                   {"1\u00A0200 kW", 1.2e6},
                   {"1\u202F200 kW", 1.2e6},
                   {"1\u2009200\u2009kW", 1.2e6},
                   {"1'200 kW", 1.2e6},
                   {"1’200 kW", 1.2e6},
                   {"1_200_000 W", 1.2e6},
                   {"1，200 kW", 1.2e6},
                   {"1200\u202FkW", 1.2e6}});
    check(kCount, {{"０．８", 0.8}, {"0。8", 0.8}, {"－５", -5}, {"１，０２４", 1024}, {"７０Ｂ", 7e10}});
}

/// Written numbers meet powers of ten in decimal: 2.3 times 1e8 in binary would be 229,999,999.99999997.
void TestParse::magnitudesDoNotRound() {
    const auto value = [](const char* text, const ParseContext& context) {
        return parseQuantity(text, context)->value;
    };
    QVERIFY(2.3 * 1e8 != 230000000.0);
    QVERIFY(value("2.3 亿", in(unit::money)) == 230000000.0);
    QVERIFY(value("2.3 亿元", in(unit::money)) == 230000000.0);
    QVERIFY(value("230 M¥", in(unit::money)) == 230000000.0);
    QVERIFY(value("0.57 GB", in(gigabyte)) == 570000000.0);
    QVERIFY(value("57 %", in(percent)) == 0.57);
    QVERIFY(value("57", in(percent)) == 0.57);
    QVERIFY(value("4.35 kW", kPower) == 4350.0);
}

void TestParse::unitThatWasRead() {
    const auto typed = parseQuantity("80 GB", in(gibibyte));
    QVERIFY(typed && typed->unitGiven);
    QCOMPARE(std::string(typed->unit.symbol), std::string("GB"));
    const auto bare = parseQuantity("80", in(gibibyte));
    QVERIFY(bare && !bare->unitGiven);
    QCOMPARE(std::string(bare->unit.symbol), std::string("GiB"));
    // A unit without a name in the registry is shown in the field's own.
    const auto odd = parseQuantity("7 Mb/s", in(gigabitPerSecond));
    QVERIFY(odd && odd->unitGiven && odd->value == 875000.0);
    QCOMPARE(std::string(odd->unit.symbol), std::string("Gb/s"));
}

void TestParse::locales_data() {
    QTest::addColumn<char>("decimal");
    QTest::addColumn<char>("group");
    QTest::addColumn<QByteArray>("thousands"); // 1234567.5 as that country writes it
    QTest::newRow("en, zh") << '.' << ',' << QByteArray("1,234,567.5");
    QTest::newRow("de") << ',' << '.' << QByteArray("1.234.567,5");
    QTest::newRow("fr") << ',' << ' ' << QByteArray("1\u202F234\u202F567,5");
    QTest::newRow("sv") << ',' << ' ' << QByteArray("1\u00A0234\u00A0567,5");
    QTest::newRow("de_CH") << '.' << '\'' << QByteArray("1’234’567.5");
}

void TestParse::locales() {
    QFETCH(char, decimal);
    QFETCH(char, group);
    QFETCH(QByteArray, thousands);
    const ParseContext context = in(kilowatt, "CNY", {decimal, group});
    const std::string half = std::string("0") + decimal + "5";
    check(context, {{thousands.constData(), 1234567.5e3},
                    {half.c_str(), 500},
                    {"1234567", 1234567e3},
                    {"2e3 W", 2e3},
                    {"1.5 kW", 1500},
                    {"12.25 kW", 12250},
                    {"1 234 567 kW", 1234567e3}});
    if (decimal == ',')
        QCOMPARE(parseQuantity("1.234 kW", context).error().code, std::string("number.ambiguous"));
    else
        check(context, {{"1.234 kW", 1234}});
}

void TestParse::otherDigits() {
    check(kCount, {{"١٢٣", 123}, {"١٬٢٣٤٫٥", 1234.5}, {"۱۲۳", 123}, {"१२३", 123}});
}

QTEST_APPLESS_MAIN(TestParse)
#include "test_parse.moc"

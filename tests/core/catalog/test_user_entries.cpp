// The strict reader: what it refuses, with code and path, and what a user's entries do to the
// library.
#include "core/catalog/catalog.hpp"
#include "core/catalog/facts.hpp"
#include "core/catalog/resources.hpp"
#include "tests/support/plans.hpp"

#include <QtTest>

#include <random>

using namespace gp;
using gp::test::library;

class TestUserEntries : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void badTexts_data();
    void badTexts();
    void deepText();
    void largeText();
    void tooManyEntries();
    void failureLeavesTheBase();
    void userEntryReplacesAndAdds();
    void userPriceList();
    void mutatedTextsNeverCrash();
};

static std::string_view resource(std::string_view path) {
    for (const EmbeddedFile& file : embeddedFiles())
        if (file.path == path)
            return file.text;
    return {};
}

static QString text(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<int>(s.size()));
}

// ---- bad texts

void TestUserEntries::badTexts_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("where");
    const auto add = [](const char* name, const char* json, const char* code, const char* where) {
        QTest::addRow("%s", name) << QByteArray(json) << QString::fromUtf8(code) << QString::fromUtf8(where);
    };
    add("nothing", "", "catalog.syntax", "u.json");
    add("cut off", R"({"servers": [)", "catalog.syntax", "u.json");
    add("not UTF-8", "{\"servers\": \"\xff\"}", "catalog.syntax", "u.json");
    add("number of no double", R"({"servers": 1e999})", "catalog.range", "u.json");
    add("no object", "[]", "catalog.key", "u.json");
    add("unknown section", R"({"gpus": []})", "catalog.key", "u.json/gpus");
    add("own section", R"({"constants": {}})", "catalog.key", "u.json/constants");
    add("own cooling", R"({"cooling": []})", "catalog.key", "u.json/cooling");
    add("section of wrong type", R"({"racks": {}})", "catalog.key", "u.json/racks");
    add("entry of wrong type", R"({"racks": [1]})", "catalog.key", "u.json/racks/0");
    add("unknown key", R"({"racks": [{"id": "r", "name": "R", "colour": "red"}]})", "catalog.key",
        "u.json/racks/0/colour");
    add("no id", R"({"racks": [{"name": "R"}]})", "catalog.key", "u.json/racks/0/id");
    add("no name", R"({"racks": [{"id": "r"}]})", "catalog.key", "u.json/racks/0/name");
    add("unknown fact", R"({"racks": [{"id": "r", "name": "R", "facts": {"height": 42}}]})", "catalog.key",
        "u.json/racks/0/facts/height");
    add("fact of wrong type", R"({"racks": [{"id": "r", "name": "R", "facts": {"height_u": "42"}}]})", "catalog.key",
        "u.json/racks/0/facts/height_u");
    add("fact null", R"({"racks": [{"id": "r", "name": "R", "facts": {"height_u": null}}]})", "catalog.key",
        "u.json/racks/0/facts/height_u");
    add("negative power", R"({"switches": [{"id": "s", "name": "S", "facts": {"typical_power_w": -1}}]})",
        "catalog.range", "u.json/switches/0/facts/typical_power_w");
    add("radix below 2", R"({"switches": [{"id": "s", "name": "S", "facts": {"ports": 1}}]})", "catalog.range",
        "u.json/switches/0/facts/ports");
    add("half a port", R"({"switches": [{"id": "s", "name": "S", "facts": {"ports": 2.5}}]})", "catalog.range",
        "u.json/switches/0/facts/ports");
    add("rate above sane", R"({"switches": [{"id": "s", "name": "S", "facts": {"port_gbps": 1e6}}]})", "catalog.range",
        "u.json/switches/0/facts/port_gbps");
    add("id twice", R"({"racks": [{"id": "r", "name": "R"}, {"id": "r", "name": "S"}]})", "catalog.duplicate",
        "u.json/racks/1/id");
    add("key twice", R"({"racks": [], "racks": []})", "catalog.duplicate", "u.json");
    add("dangling accelerator", R"({"servers": [{"id": "s", "name": "S", "accelerator": "x9"}]})", "catalog.reference",
        "u.json/servers/0/accelerator");
    add("exception of an absent fact",
        R"({"racks": [{"id": "r", "name": "R", "exceptions": [{"facts": ["height_u"]}]}]})", "catalog.reference",
        "u.json/racks/0/exceptions/0/facts/0");
    add("unknown kind of source", R"({"racks": [{"id": "r", "name": "R", "source": {"kind": "dream"}}]})",
        "catalog.source", "u.json/racks/0/source/kind");
    add("source without reference", R"({"racks": [{"id": "r", "name": "R", "source": {"kind": "vendor"}}]})",
        "catalog.source", "u.json/racks/0/source/reference");
    add("no date",
        R"({"racks": [{"id": "r", "name": "R", "source": {"kind": "vendor", "reference": "x", "date": "1.2.26"}}]})",
        "catalog.range", "u.json/racks/0/source/date");
    add("price above its high",
        R"({"price_lists": [{"id": "p", "name": "P", "currency": "CNY", "date": "2026-01-01",
            "prices": [{"item": "qm9700", "value": 3, "high": 2}]}]})",
        "catalog.range", "u.json/price_lists/0/prices/0/high");
    add("negative price",
        R"({"price_lists": [{"id": "p", "name": "P", "currency": "CNY", "date": "2026-01-01",
            "prices": [{"item": "qm9700", "value": -3}]}]})",
        "catalog.range", "u.json/price_lists/0/prices/0/value");
    add("price twice",
        R"({"price_lists": [{"id": "p", "name": "P", "currency": "CNY", "date": "2026-01-01",
            "prices": [{"item": "a", "value": 1}, {"item": "a", "value": 2}]}]})",
        "catalog.duplicate", "u.json/price_lists/0/prices/1/item");
}
void TestUserEntries::badTexts() {
    QFETCH(QByteArray, json);
    QFETCH(QString, code);
    QFETCH(QString, where);
    const auto loaded = withUserEntries(library(), json.toStdString(), "u.json");
    QVERIFY(!loaded);
    QCOMPARE(text(loaded.error().code), code);
    QCOMPARE(text(loaded.error().where), where);
    QVERIFY(*loaded.error().message.text);
    if (code == QStringLiteral("catalog.syntax")) {
        QVERIFY(loaded.error().begin > 0);
        QVERIFY(loaded.error().begin <= std::size_t(json.size()) + 1);
    }
}

static std::string codeOf(const std::string& json) {
    const auto loaded = withUserEntries(library(), json, "u.json");
    return loaded ? std::string() : loaded.error().code;
}

void TestUserEntries::deepText() {
    QCOMPARE(codeOf(std::string(1000000, '[')), std::string("catalog.size"));
    std::string objects;
    for (int i = 0; i < 100000; ++i)
        objects += "{\"a\":";
    QCOMPARE(codeOf(objects), std::string("catalog.size"));
}

void TestUserEntries::largeText() {
    QCOMPARE(codeOf(std::string((8u << 20) + 1, ' ')), std::string("catalog.size"));
    const std::string longName(2001, 'x');
    const std::string rack = "{\"racks\": [{\"id\": \"r\", \"name\": \"" + longName + "\"}]}";
    QCOMPARE(codeOf(rack), std::string("catalog.size"));
    // a foreign key of megabytes does not go into the message
    const auto loaded = withUserEntries(library(), "{\"" + std::string(1u << 20, 'k') + "\": 1}", "u.json");
    QVERIFY(!loaded);
    QVERIFY(loaded.error().where.size() < 200);
}

void TestUserEntries::tooManyEntries() {
    std::string racks;
    for (int i = 0; i < 5001; ++i)
        racks += (i ? "," : "") + std::string(R"({"id": "r)") + std::to_string(i) + R"(", "name": "R"})";
    QCOMPARE(codeOf("{\"racks\": [" + racks + "]}"), std::string("catalog.size"));
}

void TestUserEntries::failureLeavesTheBase() {
    const char* halfGood = R"({"racks": [{"id": "new", "name": "N"}], "switches": [{"id": "bad"}]})";
    QCOMPARE(codeOf(halfGood), std::string("catalog.key"));
    QVERIFY(!library().catalog.rack("new"));
    QCOMPARE(contentHash(library()), library().hash);
}

// ---- user entries

void TestUserEntries::userEntryReplacesAndAdds() {
    const auto loaded = withUserEntries(library(), R"({
        "accelerators": [{"id": "x9", "name": "X9", "facts": {"dense_bf16_tflops": 500, "memory_bytes": 64e9},
            "exceptions": [{"facts": ["memory_bytes"],
                "source": {"kind": "measured", "reference": "own bench", "doubtful": true}}]}],
        "servers": [{"id": "x9-box", "name": "X9 box", "accelerator": "x9", "facts": {"gpus": 8}},
                    {"id": "dgx-h100", "name": "Ours", "accelerator": "x9", "facts": {"gpus": 4}}]})",
                                        "u.json");
    QVERIFY(loaded);
    const Catalog& c = loaded->catalog;
    QCOMPARE(c.servers.size(), library().catalog.servers.size() + 1);
    QCOMPARE(c.servers.back().id, std::string("x9-box"));
    const Server* replaced = c.server("dgx-h100");
    QCOMPARE(replaced - c.servers.data(), library().catalog.server("dgx-h100") - library().catalog.servers.data());
    QCOMPARE(replaced->gpus.value.n, std::int64_t{4});
    QVERIFY(!known(replaced->maximumPower.value)); // replaced, not merged
    QCOMPARE(replaced->gpus.source->kind, SourceKind::Assumed);
    QCOMPARE(replaced->gpus.source->reference, std::string("user entry"));
    QCOMPARE(c.accelerator("x9")->memory.source->kind, SourceKind::Measured);
    QVERIFY(c.accelerator("x9")->memory.source->doubtful);
    QCOMPARE(library().catalog.server("dgx-h100")->gpus.value.n, std::int64_t{8});
}

void TestUserEntries::userPriceList() {
    const auto loaded = withUserEntries(library(), R"({"price_lists": [{"id": "offer", "name": "Offer 17",
        "currency": "CNY", "date": "2026-11-30", "valid_until": "2027-01-31",
        "prices": [{"item": "qm9700", "value": 210000}]}]})",
                                        "offer.json");
    QVERIFY(loaded);
    const PriceList* list = loaded->priceList("offer");
    QVERIFY(list);
    QCOMPARE(list->validUntil, std::string("2027-01-31"));
    QCOMPARE(list->find("qm9700")->value, 210000.0);
    QVERIFY(std::isnan(list->find("qm9700")->low));
    QVERIFY(!list->find("qm9790"));
}

/// Fixed seed, so that a failure can be repeated. Every outcome is a library or a diagnostic with a
/// code.
void TestUserEntries::mutatedTextsNeverCrash() {
    std::mt19937 random(20261201);
    const std::string_view paths[] = {"catalog/servers.json", "catalog/racks.json", "catalog/optics.json",
                                      "prices/sample-2026-12.json"};
    const std::string_view pieces[] = {"{",      "}",         "[",      "]",           "\"",      ",",
                                       ":",      "-",         "1e400",  "null",        "\\u0000", "\xc3",
                                       "\"id\"", "\"facts\"", "0.0001", "99999999999", "true",    "\\"};
    const auto below = [&](std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random); };
    int accepted = 0, refused = 0;
    for (int round = 0; round < 3000; ++round) {
        const std::string_view whole = resource(paths[below(std::size(paths))]);
        std::string json(whole.substr(0, std::min<std::size_t>(whole.size(), 4000)));
        if (below(4) == 0)
            json = std::string(whole);
        for (std::size_t edits = 1 + below(4); edits > 0; --edits) {
            const std::size_t at = below(json.size());
            switch (below(4)) {
            case 0:
                json[at] = static_cast<char>(below(256));
                break;
            case 1:
                json.erase(at, 1 + below(30));
                break;
            case 2:
                json.insert(at, pieces[below(std::size(pieces))]);
                break;
            default:
                json.insert(at, json.substr(below(json.size()), below(60)));
                break;
            }
        }
        // "reviewed" is not for users: without it a mild mutation can still be read
        if (const std::size_t key = json.find(" \"reviewed\""); key < 10)
            json.erase(key, json.find('\n', key) - key);
        const auto loaded = withUserEntries(library(), json, "m.json");
        ++(loaded ? accepted : refused);
        if (!loaded)
            QVERIFY(loaded.error().code.starts_with("catalog."));
    }
    QVERIFY(accepted > 20);
    QVERIFY(refused > 1000);
}

QTEST_GUILESS_MAIN(TestUserEntries)
#include "test_user_entries.moc"

// The built-in catalog holds what public documents say, with sources; wrong entries are refused by path.
#include "core/catalog/catalog.hpp"

#include <QtTest>

#include <random>

using namespace gp;

class TestCatalog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void factsMatchPublicDocuments_data();
    void factsMatchPublicDocuments();
    void everyFactHasASource();
    void userEntriesReplaceAndAdd();
    void refuses_data();
    void refuses();
    void mutationsNeverCrash();
    void hashCoversTheContent();
};

static const Library& builtin() {
    static const Library library = *builtinLibrary();
    return library;
}

void TestCatalog::factsMatchPublicDocuments_data() {
    QTest::addColumn<double>("found");
    QTest::addColumn<double>("published");
    const Catalog& c = builtin().catalog;
    const auto peak = [&](const char* id, Precision p) { return baseValue(c.accelerator(id)->densePeak[static_cast<std::size_t>(p)].value); };
    QTest::newRow("A100 BF16 dense, NVIDIA A100 datasheet") << peak("a100-sxm-80", Precision::Bf16) << 312e12;
    QTest::newRow("H100 SXM BF16 dense, NVIDIA H100 datasheet (1,979 with sparsity)") << peak("h100-sxm-80", Precision::Bf16) << 989.4e12;
    QTest::newRow("H100 SXM FP8 dense (3,958 with sparsity)") << peak("h100-sxm-80", Precision::Fp8) << 1978.9e12;
    QTest::newRow("A100 80 GB memory, 81,920 MiB") << baseValue(c.accelerator("a100-sxm-80")->memory.value) << 81920.0 * 1048576;
    QTest::newRow("DGX H100 power, user guide") << baseValue(c.server("dgx-h100")->maximumPower.value) << 10200.0;
    QTest::newRow("DGX H100 height") << baseValue(c.server("dgx-h100")->height.value) << 8.0;
    QTest::newRow("DGX B200 power, user guide") << baseValue(c.server("dgx-b200")->maximumPower.value) << 14300.0;
    QTest::newRow("DGX B200 mass") << baseValue(c.server("dgx-b200")->mass.value) << 142.4;
    QTest::newRow("DGX A100 power, user guide") << baseValue(c.server("dgx-a100")->maximumPower.value) << 6500.0;
    QTest::newRow("QM9700 ports") << baseValue(c.networkSwitch("qm9700")->ports.value) << 64.0;
    QTest::newRow("QM9700 port rate, 400 Gb/s") << baseValue(c.networkSwitch("qm9700")->portRate.value) << 50e9;
    QTest::newRow("QM9700 maximum power") << baseValue(c.networkSwitch("qm9700")->maximumPower.value) << 1720.0;
    QTest::newRow("training work, Kaplan et al. 2020") << baseValue(c.constants.trainWork.value) << 6.0;
}
void TestCatalog::factsMatchPublicDocuments() {
    QFETCH(double, found);
    QTEST(found, "published");
}

template<class T>
static void checkFact(const Fact<T>& fact, const std::string& id) {
    if (!known(fact.value))
        return;
    QVERIFY2(fact.source && !fact.source->reference.empty() && !fact.source->date.empty(), id.c_str());
    QVERIFY2(baseValue(fact.value) >= 0, id.c_str());
}
void TestCatalog::everyFactHasASource() {
    const Catalog& c = builtin().catalog;
    QVERIFY(c.accelerators.size() >= 40 && c.servers.size() >= 20 && c.switches.size() >= 20);
    for (const Accelerator& a : c.accelerators) {
        for (const auto& peak : a.densePeak)
            checkFact(peak, a.id);
        checkFact(a.memory, a.id);
        checkFact(a.power, a.id);
        checkFact(a.memoryBandwidth, a.id);
    }
    for (const Server& s : c.servers) {
        checkFact(s.maximumPower, s.id);
        checkFact(s.mass, s.id);
        checkFact(s.computePorts, s.id);
    }
    for (const Switch& s : c.switches)
        checkFact(s.ports, s.id);
    for (const PriceList& list : builtin().priceLists)
        for (const Price& price : list.prices) {
            QVERIFY2(price.source && !price.source->reference.empty(), price.item.c_str());
            QVERIFY2(price.low <= price.value && price.value <= price.high, price.item.c_str());
        }
}

void TestCatalog::userEntriesReplaceAndAdd() {
    const auto library = withUserEntries(builtin(), R"({"servers": [{"id": "dgx-h100", "name": "Own H100", "accelerator": "h100-sxm-80",
        "facts": {"gpus": 8, "maximum_power_w": 9900}}, {"id": "mine", "name": "Mine", "accelerator": "", "facts": {"gpus": 4}}],
        "price_lists": [{"id": "p", "name": "P", "currency": "CNY", "date": "2026-12-01", "prices": [{"item": "mine", "value": 5}]}]})", "user.json");
    QVERIFY(library.ok());
    QCOMPARE(baseValue(library->catalog.server("dgx-h100")->maximumPower.value), 9900.0);
    QCOMPARE(library->catalog.server("dgx-h100")->maximumPower.source->reference, std::string("user entry"));
    QCOMPARE(library->catalog.servers.size(), builtin().catalog.servers.size() + 1);
    QCOMPARE(library->priceList("p")->find("mine")->value, 5.0);
    QCOMPARE(baseValue(builtin().catalog.server("dgx-h100")->maximumPower.value), 10200.0);
}

void TestCatalog::refuses_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("path");
    QTest::newRow("syntax") << QByteArray("{\"servers\": [") << "catalog.syntax" << "u.json";
    QTest::newRow("unknown section") << QByteArray("{\"cars\": []}") << "catalog.key" << "u.json/cars";
    QTest::newRow("unknown fact") << QByteArray(R"({"racks": [{"id": "r", "name": "R", "facts": {"colour": 3}}]})") << "catalog.key" << "u.json/racks/0/facts/colour";
    QTest::newRow("negative power") << QByteArray(R"({"switches": [{"id": "s", "name": "S", "facts": {"maximum_power_w": -5}}]})") << "catalog.range" << "u.json/switches/0/facts/maximum_power_w";
    QTest::newRow("radix 1") << QByteArray(R"({"switches": [{"id": "s", "name": "S", "facts": {"ports": 1}}]})") << "catalog.range" << "u.json/switches/0/facts/ports";
    QTest::newRow("text for a number") << QByteArray(R"({"switches": [{"id": "s", "name": "S", "facts": {"ports": "64"}}]})") << "catalog.key" << "u.json/switches/0/facts/ports";
    QTest::newRow("twice") << QByteArray(R"({"racks": [{"id": "r", "name": "R"}, {"id": "r", "name": "R"}]})") << "catalog.duplicate" << "u.json/racks/1/id";
    QTest::newRow("dangling") << QByteArray(R"({"servers": [{"id": "x", "name": "X", "accelerator": "nope"}]})") << "catalog.reference" << "u.json/servers/x/accelerator";
    QTest::newRow("source kind") << QByteArray(R"({"racks": [{"id": "r", "name": "R", "source": {"kind": "gossip", "reference": "x"}}]})") << "catalog.source" << "u.json/racks/0/source/kind";
    QTest::newRow("constants") << QByteArray(R"({"constants": []})") << "catalog.key" << "u.json/constants";
    QTest::newRow("deep") << QByteArray(1000, '[') << "catalog.syntax" << "u.json";
    QTest::newRow("huge") << QByteArray((8 << 20) + 1, ' ') << "catalog.size" << "u.json";
}
void TestCatalog::refuses() {
    QFETCH(QByteArray, json);
    const auto library = withUserEntries(builtin(), std::string_view(json.constData(), static_cast<std::size_t>(json.size())), "u.json");
    QVERIFY(!library.ok());
    QTEST(QString::fromStdString(library.error().code), "code");
    QTEST(QString::fromStdString(library.error().where), "path");
}

void TestCatalog::mutationsNeverCrash() {
    const std::string whole = R"({"servers": [{"id": "x", "name": "X", "accelerator": "", "facts": {"gpus": 4, "mass_kg": {"value": 3, "source": {"kind": "vendor", "reference": "r"}}}}]})";
    QVERIFY(withUserEntries(builtin(), whole, "u").ok());
    std::mt19937 random(11);
    for (int i = 0; i < 3000; ++i) {
        std::string bent = whole;
        for (int k = 0; k < 3; ++k)
            bent[random() % bent.size()] = static_cast<char>(random());
        const auto library = withUserEntries(builtin(), bent, "u");
        if (!library)
            QVERIFY(!library.error().code.empty());
    }
}

void TestCatalog::hashCoversTheContent() {
    QCOMPARE(builtinLibrary()->hash, builtin().hash);
    const auto a = withUserEntries(builtin(), R"({"racks": [{"id": "r", "name": "R"}]})", "u"), b = withUserEntries(builtin(), R"({"racks": [{"id": "r", "name": "Q"}]})", "u");
    QVERIFY(a->hash != b->hash && a->hash != builtin().hash);
}

QTEST_APPLESS_MAIN(TestCatalog)
#include "test_catalog.moc"

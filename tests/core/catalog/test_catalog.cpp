// The built-in catalog against public figures, its prices, and the content hash.
#include "core/catalog/catalog.hpp"
#include "core/catalog/facts.hpp"
#include "core/catalog/resources.hpp"
#include "tests/support/plans.hpp"

#include <QtTest>

#include <set>

using namespace gp;
using gp::test::library;

class TestCatalog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void embeddedTextIsTheFile();
    void everyFactHasASource();
    void publicFigures_data();
    void publicFigures();
    void publicPorts_data();
    void publicPorts();
    void fp8PeakIsDense();
    void unpublishedStaysUnknown_data();
    void unpublishedStaysUnknown();
    void coolingLimits_data();
    void coolingLimits();
    void pricesNameCatalogItems();
    void priceListsAgree();
    void hashIsOfTheContent();
    void hashChangesWithEveryFact();
};

static QString text(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<int>(s.size()));
}

/// The value of a fact in the unit of its key.
template<class T>
static double factOf(const std::vector<T>& list, const std::string& id, const std::string& key) {
    for (const T& entry : list)
        if (entry.id == id)
            for (const FactRow<T>& row : factRows<T>())
                if (key == row.key)
                    return row.get(entry) / row.factor;
    qFatal("no %s %s", id.c_str(), key.c_str());
}

static double fact(const QString& section, const QString& id, const QString& key) {
    const Catalog& c = library().catalog;
    const std::string i = id.toStdString(), k = key.toStdString();
    if (section == QStringLiteral("accelerators"))
        return factOf(c.accelerators, i, k);
    if (section == QStringLiteral("servers"))
        return factOf(c.servers, i, k);
    if (section == QStringLiteral("switches"))
        return factOf(c.switches, i, k);
    return factOf(c.storage, i, k);
}

// ---- the built-in data

/// The build cuts long files into literals; nothing may be lost at the seams.
void TestCatalog::embeddedTextIsTheFile() {
    std::size_t longest = 0;
    for (const EmbeddedFile& file : embeddedFiles()) {
        QFile onDisk(QStringLiteral(GP_SOURCE_DIR "/resources/") + text(file.path));
        QVERIFY(onDisk.open(QIODevice::ReadOnly));
        QCOMPARE(text(file.text), QString::fromUtf8(onDisk.readAll()));
        longest = std::max(longest, file.text.size());
    }
    QVERIFY(longest > 50000); // so that a seam was tested
}

template<class T>
static int unsourced(const T& entry) {
    int wrong = 0;
    for (const FactRow<T>& row : factRows<T>()) {
        const bool isKnown = !std::isnan(row.get(entry));
        const SourcePtr& source = row.source(entry);
        wrong += isKnown != (source != nullptr);
        if (source)
            wrong += source->reference.empty() || source->date.size() != 10;
        if (source && source->doubtful) // a doubt says what the doubt is
            wrong += source->note.empty();
    }
    return wrong;
}

template<class T>
static void checkSources(const std::vector<T>& entries) {
    QVERIFY(!entries.empty());
    for (const T& entry : entries)
        QVERIFY2(unsourced(entry) == 0, entry.id.c_str());
}

void TestCatalog::everyFactHasASource() {
    const Catalog& c = library().catalog;
    checkSources(c.accelerators);
    checkSources(c.servers);
    checkSources(c.switches);
    checkSources(c.optics);
    checkSources(c.storage);
    checkSources(c.racks);
    checkSources(c.cooling);
    QCOMPARE(unsourced(c.constants), 0);
    QCOMPARE(c.date, std::string("2026-12-01"));
}

void TestCatalog::publicFigures_data() {
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("value");
    const auto add = [](const char* source, const char* section, const char* id, const char* key, double v) {
        QTest::addRow("%s: %s %s", source, id, key)
            << QString::fromUtf8(section) << QString::fromUtf8(id) << QString::fromUtf8(key) << v;
    };
    const char *a = "accelerators", *s = "servers", *w = "switches";
    add("NVIDIA A100 datasheet", a, "a100-sxm-80", "dense_bf16_tflops", 312);
    add("81,920 MiB in nvidia-smi", a, "a100-sxm-80", "memory_bytes", 80 * 1073741824.0);
    add("NVIDIA H100 datasheet, 1,979 sparse", a, "h100-sxm-80", "dense_bf16_tflops", 989.4);
    add("NVLink 4, 900 GB/s both ways", a, "h100-sxm-80", "scale_up_gbs", 450);
    add("NVIDIA HGX table, 18 PFLOPS sparse for 8", a, "b200-sxm-180", "dense_tf32_tflops", 1125);
    add("NVIDIA GB200 NVL72 table, 720 PFLOPS for 72", a, "gb200-gpu", "dense_fp4_tflops", 10000);
    // 256 compute units x 2.4 GHz x 4,096 FLOP a clock
    add("AMD MI355X", a, "mi355x", "dense_bf16_tflops", 2516.6);
    // 289 PFLOPS of 384 packages, rounded to whole TFLOPS
    add("CloudMatrix384 paper", a, "ascend-910c", "dense_bf16_tflops", 752);
    add("65,536 MB in npu-smi", a, "ascend-910b", "memory_bytes", 64 * 1073741824.0);
    add("reports on the K100-AI", a, "hygon-k100-ai", "dense_fp16_tflops", 192);
    add("label of 64 GB read as decimal", a, "hygon-k100-ai", "memory_bytes", 64e9);
    add("NVIDIA DGX H100 user guide", s, "dgx-h100", "maximum_power_w", 10200);
    add("NVIDIA DGX H100 user guide", s, "dgx-h100", "height_u", 8);
    add("NVIDIA DGX H100 user guide", s, "dgx-h100", "mass_kg", 130.45);
    add("NVIDIA DGX B200 user guide", s, "dgx-b200", "maximum_power_w", 14300);
    add("NVIDIA DGX B200 user guide", s, "dgx-b200", "height_u", 10);
    add("NVIDIA DGX B200 user guide", s, "dgx-b200", "mass_kg", 142.4);
    add("NVIDIA QM9700 user manual", w, "qm9700", "ports", 64);
    add("NVIDIA QM9700 user manual", w, "qm9700", "port_gbps", 400);
    add("NVIDIA QM9700 user manual", w, "qm9700", "typical_power_w", 747);
    add("NVIDIA QM9700 user manual", w, "qm9700", "maximum_power_w", 1720);
    add("NVIDIA B300 XDR edition", w, "q3400-ra", "ports", 144);
}
void TestCatalog::publicFigures() {
    QFETCH(QString, section);
    QFETCH(QString, id);
    QFETCH(QString, key);
    QFETCH(double, value);
    const double found = fact(section, id, key);
    QVERIFY2(qAbs(found - value) <= 1e-9 * value, qPrintable(QString::number(found, 'g', 15)));
}

// User guides of the machines and the SuperPOD reference architectures: compute, storage, in-band,
// management.
void TestCatalog::publicPorts_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QVector<double>>("ports");
    QTest::addRow("DGX A100") << "dgx-a100" << QVector<double>{8, 200, 2, 200, 2, 100, 1};
    QTest::addRow("DGX H100") << "dgx-h100" << QVector<double>{8, 400, 2, 400, 2, 100, 1};
    QTest::addRow("DGX H200") << "dgx-h200" << QVector<double>{8, 400, 2, 400, 2, 100, 1};
    QTest::addRow("DGX B200") << "dgx-b200" << QVector<double>{8, 400, 2, 400, 2, 200, 2};
    QTest::addRow("Atlas 800T A2") << "atlas-800t-a2" << QVector<double>{8, 200, 2, 25, 4, 25, 1};
}
void TestCatalog::publicPorts() {
    QFETCH(QString, id);
    QFETCH(QVector<double>, ports);
    const char* keys[] = {"compute_ports",  "compute_port_gbps",  "storage_ports",   "storage_port_gbps",
                          "business_ports", "business_port_gbps", "management_ports"};
    for (int i = 0; i < ports.size(); ++i)
        QCOMPARE(fact(QStringLiteral("servers"), id, QString::fromUtf8(keys[i])), ports[i]);
}

/// Vendors print FP8 with sparsity, twice the dense peak. Dense FP8 is at most twice dense BF16
/// (the L40S sheet itself prints 733 beside 362.05), but for Rubin, whose preliminary table has 4.4
/// times.
void TestCatalog::fp8PeakIsDense() {
    const auto peak = [](const Accelerator& a, Precision p) {
        return baseValue(a.densePeak[static_cast<std::size_t>(p)].value);
    };
    int seen = 0;
    for (const Accelerator& a : library().catalog.accelerators) {
        const double fp8 = peak(a, Precision::Fp8), bf16 = peak(a, Precision::Bf16);
        if (std::isnan(fp8) || std::isnan(bf16) || a.id == "rubin-gpu")
            continue;
        QVERIFY2(fp8 / bf16 < 2.03, a.id.c_str());
        ++seen;
    }
    QVERIFY(seen > 15);
    // H100: 3,958 with sparsity on the datasheet
    QCOMPARE(factOf(library().catalog.accelerators, "h100-sxm-80", "dense_fp8_tflops"), 1978.9);
}

void TestCatalog::unpublishedStaysUnknown_data() {
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("key");
    QTest::addRow("no vendor figure") << "accelerators"
                                      << "hygon-bw1000"
                                      << "dense_bf16_tflops";
    QTest::addRow("not on the roadmap") << "accelerators"
                                        << "ascend-950pr"
                                        << "dense_bf16_tflops";
    QTest::addRow("A100 has no FP8") << "accelerators"
                                     << "a100-sxm-80"
                                     << "dense_fp8_tflops";
    QTest::addRow("slots of choice") << "servers"
                                     << "dell-xe9680"
                                     << "compute_ports";
    QTest::addRow("rack power reported only") << "servers"
                                              << "vr-nvl72"
                                              << "maximum_power_w";
    QTest::addRow("modular switch") << "switches"
                                    << "huawei-ce16804"
                                    << "ports";
    QTest::addRow("depends on the cluster") << "storage"
                                            << "vast-cbox-dbox"
                                            << "read_gbs";
}
void TestCatalog::unpublishedStaysUnknown() {
    QFETCH(QString, section);
    QFETCH(QString, id);
    QFETCH(QString, key);
    QVERIFY(std::isnan(fact(section, id, key)));
}

// Operators' guides: upper ends of contained air 20-25, in-row 30-40 and active doors 50-75 kW a
// rack; GB200: 1.2 MW for 8 racks, cold plates.
void TestCatalog::coolingLimits_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("kilowatts");
    QTest::addRow("contained air") << "air_contained" << 25.0;
    QTest::addRow("in-row") << "in_row" << 40.0;
    QTest::addRow("rear door") << "rear_door" << 75.0;
    QTest::addRow("cold plate") << "cold_plate" << 150.0;
    QTest::addRow("immersion tank") << "immersion" << 100.0;
}
void TestCatalog::coolingLimits() {
    QFETCH(QString, id);
    QFETCH(double, kilowatts);
    const Cooling* cooling = library().catalog.coolingMethod(id.toStdString());
    QVERIFY(cooling);
    QVERIFY(*cooling->name);
    QCOMPARE(baseValue(cooling->rackLimit.value), kilowatts * 1000);
}

void TestCatalog::pricesNameCatalogItems() {
    const Catalog& c = library().catalog;
    std::set<std::string> ids{"facility.kw", "cable"};
    for (CatalogKind kind : {CatalogKind::Accelerator, CatalogKind::Server, CatalogKind::Switch, CatalogKind::Optic,
                             CatalogKind::Storage, CatalogKind::Rack, CatalogKind::Cooling})
        for (const Catalog::Choice& choice : c.choices(kind)) {
            QVERIFY(!choice.name.empty());
            ids.insert(choice.id);
        }
    QCOMPARE(library().priceLists.size(), std::size_t{2});
    for (const PriceList& list : library().priceLists) {
        for (const Price& price : list.prices) {
            QVERIFY2(ids.count(price.item), price.item.c_str());
            QCOMPARE(price.source->kind, SourceKind::Assumed);
            QVERIFY(qAbs(price.low - 0.8 * price.value) <= 0.01);
            QVERIFY(qAbs(price.high - 1.2 * price.value) <= 0.01);
        }
        for (CatalogKind kind : {CatalogKind::Optic, CatalogKind::Rack})
            for (const Catalog::Choice& choice : c.choices(kind))
                QVERIFY2(list.find(choice.id), choice.id.c_str());
        QVERIFY(!list.find("kunlun-p800"));
    }
    // 199,000 USD at launch in 2020, at 7.1 CNY/USD
    QCOMPARE(library().priceList("sample-2026-12")->find("dgx-a100")->value, 1412900.0);
}

void TestCatalog::priceListsAgree() {
    const PriceList *cny = library().priceList("sample-2026-12"), *usd = library().priceList("sample-2026-12-usd");
    QVERIFY(cny && usd);
    QCOMPARE(cny->currency, std::string("CNY"));
    QCOMPARE(usd->currency, std::string("USD"));
    QCOMPARE(cny->prices.size(), usd->prices.size());
    for (const Price& price : cny->prices) {
        const Price* other = usd->find(price.item);
        QVERIFY2(other, price.item.c_str());
        QVERIFY(qAbs(price.value - 7.1 * other->value) <= 0.01 * 7.1 + 0.05 * 7.1);
    }
}

// ---- hash

void TestCatalog::hashIsOfTheContent() {
    QCOMPARE(builtinLibrary()->hash, library().hash);
    const char* plain = R"({"racks": [{"id": "r", "name": "R", "facts": {"height_u": 42, "tare_kg": 130}}]})";
    const char* same = R"({ "racks":[{"facts":{"tare_kg":1.3e2,"height_u":42.0},"name":"R","id":"r"}] })";
    const auto hash = [](const char* json) { return withUserEntries(library(), json, "u.json")->hash; };
    QCOMPARE(hash(plain), hash(same)); // order and spelling are no content
    QVERIFY(hash(plain) != library().hash);
    QCOMPARE(hash("{}"), library().hash);
}

/// Changes one fact, source or text at a time and gathers the hashes.
template<class T>
static void changeEach(std::vector<T> Catalog::*list, std::set<std::uint64_t>& hashes, int& changes) {
    const auto changed = [&](auto change) {
        Library copy = library();
        change((copy.catalog.*list).front());
        hashes.insert(contentHash(copy));
        ++changes;
    };
    for (const FactRow<T>& row : factRows<T>()) {
        changed([&](T& e) { row.set(e, 12345, row.source(e)); });
        changed([&](T& e) {
            row.set(e, row.get(e), std::make_shared<const Source>(Source{SourceKind::Measured, "r", "", false, ""}));
        });
    }
    for (const TextRow<T>& row : textRows<T>())
        changed([&](T& e) { e.*row.member += "x"; });
    changed([&](T& e) { e.id += "x"; });
    Library shorter = library();
    (shorter.catalog.*list).pop_back();
    hashes.insert(contentHash(shorter));
    ++changes;
}

void TestCatalog::hashChangesWithEveryFact() {
    std::set<std::uint64_t> hashes{library().hash};
    int changes = 1;
    changeEach(&Catalog::accelerators, hashes, changes);
    changeEach(&Catalog::servers, hashes, changes);
    changeEach(&Catalog::switches, hashes, changes);
    changeEach(&Catalog::optics, hashes, changes);
    changeEach(&Catalog::storage, hashes, changes);
    changeEach(&Catalog::racks, hashes, changes);
    changeEach(&Catalog::cooling, hashes, changes);
    for (double Price::*member : {&Price::value, &Price::low, &Price::high}) {
        Library copy = library();
        copy.priceLists.front().prices.front().*member += 1;
        hashes.insert(contentHash(copy));
        ++changes;
    }
    QCOMPARE(hashes.size(), static_cast<std::size_t>(changes));
}

QTEST_GUILESS_MAIN(TestCatalog)
#include "test_catalog.moc"

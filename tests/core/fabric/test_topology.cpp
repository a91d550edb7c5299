// Switch and cable counts against NVIDIA's published SuperPOD tables, and the laws of any such tree.
#include "core/fabric/topology.hpp"

#include <QtTest>

#include <rapidcheck.h>

using gp::Fabric;
using gp::FabricRequest;
using gp::sizeFabric;

class TestTopology : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void published_data();
    void published();
    void smallTrees();
    void oversubscriptionIsTheTrueRatio_data();
    void oversubscriptionIsTheTrueRatio();
    void refusesNonsense_data();
    void refusesNonsense();
    void laws();
    void moreNodesNeverNeedFewerLeaves();
    void smallestDivisor();
};

// Requirement N1. Sources: [H] NVIDIA DGX SuperPOD H100 reference architecture RA-11333-001 V11, tables 3 and 4;
// [B] the B200 edition (same counts); [S] B300 Spectrum-X twin-plane edition, table 3; [X] B300 XDR edition,
// table 3 (its 18-SU row prints 9,216 GPUs, but 1,296 nodes x 8 and its cable counts are 10,368).
// One node of a buildable pod gives its place to the fabric manager, whose 4 links are not node cables.
void TestTopology::published_data() {
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("radix");
    QTest::addColumn<int>("planes");
    QTest::addColumn<int>("leaves");
    QTest::addColumn<int>("spines");
    QTest::addColumn<int>("cores");
    QTest::addColumn<int>("nodeLeaf");
    QTest::addColumn<int>("leafSpine");
    QTest::addColumn<int>("spineCore");
    QTest::newRow("H, B buildable 1 SU") << 31 << 64 << 1 << 8 << 4 << 0 << 252 - 4 << 256 << 0;
    QTest::newRow("H, B buildable 2 SU") << 63 << 64 << 1 << 16 << 8 << 0 << 508 - 4 << 512 << 0;
    QTest::newRow("H, B buildable 3 SU") << 95 << 64 << 1 << 24 << 16 << 0 << 764 - 4 << 768 << 0;
    QTest::newRow("H, B buildable 4 SU") << 127 << 64 << 1 << 32 << 16 << 0 << 1020 - 4 << 1024 << 0;
    QTest::newRow("B idealised 2 SU") << 64 << 64 << 1 << 16 << 8 << 0 << 512 << 512 << 0;
    QTest::newRow("H, B idealised 4 SU") << 128 << 64 << 1 << 32 << 16 << 0 << 1024 << 1024 << 0;
    QTest::newRow("H, B idealised 8 SU") << 256 << 64 << 1 << 64 << 32 << 0 << 2048 << 2048 << 0;
    QTest::newRow("H, B idealised 16 SU") << 512 << 64 << 1 << 128 << 128 << 64 << 4096 << 4096 << 4096;
    QTest::newRow("H, B idealised 32 SU") << 1024 << 64 << 1 << 256 << 256 << 128 << 8192 << 8192 << 8192;
    QTest::newRow("H, B idealised 64 SU") << 2048 << 64 << 1 << 512 << 512 << 256 << 16384 << 16384 << 16384;
    QTest::newRow("S 1 SU") << 64 << 64 << 2 << 16 << 8 << 0 << 512 << 512 << 0;
    QTest::newRow("S 2 SU") << 128 << 64 << 2 << 32 << 16 << 0 << 1024 << 1024 << 0;
    QTest::newRow("S 4 SU") << 256 << 64 << 2 << 64 << 32 << 0 << 2048 << 2048 << 0;
    QTest::newRow("S 8 SU") << 512 << 64 << 2 << 128 << 64 << 0 << 4096 << 4096 << 0;
    QTest::newRow("S 16 SU") << 1024 << 64 << 2 << 256 << 128 << 0 << 8192 << 8192 << 0;
    QTest::newRow("X 1 SU") << 72 << 144 << 1 << 8 << 4 << 0 << 576 << 576 << 0;
    QTest::newRow("X 2 SU") << 144 << 144 << 1 << 16 << 8 << 0 << 1152 << 1152 << 0;
    QTest::newRow("X 4 SU") << 288 << 144 << 1 << 32 << 18 << 0 << 2304 << 2304 << 0;
    QTest::newRow("X 8 SU") << 576 << 144 << 1 << 64 << 36 << 0 << 4608 << 4608 << 0;
    QTest::newRow("X 18 SU") << 1296 << 144 << 1 << 144 << 72 << 0 << 10368 << 10368 << 0;
}

void TestTopology::published() {
    QFETCH(int, nodes);
    QFETCH(int, radix);
    QFETCH(int, planes);
    const auto sized = sizeFabric({nodes, 8, radix, 1, planes});
    QVERIFY(sized.ok());
    QTEST(static_cast<int>(sized->leaves), "leaves");
    QTEST(static_cast<int>(sized->spines), "spines");
    QTEST(static_cast<int>(sized->cores), "cores");
    QTEST(static_cast<int>(sized->nodeLeaf), "nodeLeaf");
    QTEST(static_cast<int>(sized->leafSpine), "leafSpine");
    QTEST(static_cast<int>(sized->spineCore), "spineCore");
    QCOMPARE(sized->oversubscription, 1.0);
}

// 20 single-homed machines fit one 64-port switch; 40 machines of two ports have a leaf a rail and 32 down ports.
void TestTopology::smallTrees() {
    const auto one = sizeFabric({20, 1, 64, 1, 1});
    QCOMPARE(one->tiers, 1);
    QCOMPARE(one->leaves + one->spines + one->cores, 1);
    QCOMPARE(one->nodeLeaf, 20);
    const auto two = sizeFabric({40, 2, 64, 1, 1});
    QCOMPARE(two->tiers, 2);
    QCOMPARE(two->leaves, 4);        // 2 rails x ceil(40 / 32)
    QCOMPARE(two->spines, 2);        // 4 x 32 / 64
    QCOMPARE(two->linksPerPair, 16); // 32 / 2
    QCOMPARE(sizeFabric({0, 8, 64, 1, 1})->leaves, 0);
}

// u = floor(64 / (1 + r)): 3:1 leaves 16 uplinks exactly; 2:1 leaves 21 and 43 down, a true 2.048.
void TestTopology::oversubscriptionIsTheTrueRatio_data() {
    QTest::addColumn<double>("wanted");
    QTest::addColumn<int>("up");
    QTest::newRow("1:1") << 1.0 << 32;
    QTest::newRow("2:1") << 2.0 << 21;
    QTest::newRow("3:1") << 3.0 << 16;
    QTest::newRow("7:1") << 7.0 << 8;
}
void TestTopology::oversubscriptionIsTheTrueRatio() {
    QFETCH(double, wanted);
    QFETCH(int, up);
    const auto sized = sizeFabric({200, 8, 64, wanted, 1});
    QVERIFY(sized.ok());
    QCOMPARE(sized->upPorts, up);
    QCOMPARE(sized->oversubscription, (64.0 - up) / up);
}

void TestTopology::refusesNonsense_data() {
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("rails");
    QTest::addColumn<int>("radix");
    QTest::addColumn<double>("oversubscription");
    QTest::addColumn<int>("planes");
    QTest::addColumn<QString>("code");
    const QString request = QStringLiteral("fabric.request");
    QTest::newRow("negative nodes") << -1 << 8 << 64 << 1.0 << 1 << request;
    QTest::newRow("no rails") << 8 << 0 << 64 << 1.0 << 1 << request;
    QTest::newRow("radix 1") << 8 << 8 << 1 << 1.0 << 1 << request;
    QTest::newRow("undersubscribed") << 8 << 8 << 64 << 0.5 << 1 << request;
    QTest::newRow("no uplink left") << 8 << 8 << 4 << 5.0 << 1 << request;
    QTest::newRow("not a number") << 8 << 8 << 64 << std::nan("") << 1 << request;
    QTest::newRow("no plane") << 8 << 8 << 64 << 1.0 << 0 << request;
    // 64 pods of 32 leaves of 32 ports: 65,536 ports is the limit of three tiers of radix 64.
    QTest::newRow("over three tiers") << 8193 << 8 << 64 << 1.0 << 1 << QStringLiteral("fabric.too_large");
}
void TestTopology::refusesNonsense() {
    QFETCH(int, nodes);
    QFETCH(int, rails);
    QFETCH(int, radix);
    QFETCH(double, oversubscription);
    QFETCH(int, planes);
    const auto sized = sizeFabric({nodes, rails, radix, oversubscription, planes});
    QVERIFY(!sized.ok());
    QTEST(QString::fromStdString(sized.error().code), "code");
    QVERIFY(sizeFabric({8192, 8, 64, 1, 1}).ok());
}

/// Checks one tree as a cabling engineer would; the cables of one plane are `leafSpine` and `spineCore`.
static void checkTree(const FabricRequest& r, const Fabric& f) {
    const std::int64_t k = r.radix * r.planes, perPlane = f.leaves / r.planes;
    RC_ASSERT(f.downPorts + f.upPorts == k);
    RC_ASSERT(perPlane % r.rails == 0);
    RC_ASSERT(perPlane / r.rails * f.downPorts >= r.nodes); // every rail has room for every node
    RC_ASSERT(f.nodeLeaf == r.nodes * r.rails);
    if (f.tiers == 1) {
        RC_ASSERT(f.nodeLeaf <= k && f.spines == 0 && f.leafSpine == 0 && f.upPorts == 0);
        return;
    }
    RC_ASSERT(f.leafSpine == perPlane * f.upPorts);
    const std::int64_t spines = f.spines / r.planes, cores = f.cores / r.planes;
    if (f.tiers == 2) {
        RC_ASSERT(f.upPorts % spines == 0);              // equal whole links
        RC_ASSERT(perPlane * (f.upPorts / spines) <= k); // spine ports within radix
        RC_ASSERT(f.linksPerPair == f.upPorts / spines);
        RC_ASSERT(f.cores == 0 && f.spineCore == 0);
        RC_ASSERT(f.spinesByPorts <= f.spines);
        return;
    }
    const std::int64_t half = k / 2, groups = f.upPorts;
    const std::int64_t full = perPlane / half, rest = perPlane % half;
    const std::int64_t restSpines = spines - full * f.upPorts;
    RC_ASSERT(cores % groups == 0);
    const std::int64_t perGroup = cores / groups;
    RC_ASSERT(half % perGroup == 0); // a full pod's spine: whole links to each core of its group
    std::int64_t coreLinks = full * (half / perGroup);
    RC_ASSERT((rest == 0) == (restSpines == 0));
    if (rest > 0) {
        RC_ASSERT(f.upPorts % restSpines == 0);
        const std::int64_t served = f.upPorts / restSpines; // groups a spine of the part-filled pod serves
        RC_ASSERT(rest * served <= half);
        RC_ASSERT(half % (served * perGroup) == 0);
        coreLinks += half / (served * perGroup);
    }
    RC_ASSERT(coreLinks <= k);
    RC_ASSERT(f.spineCore == spines * half);
}

void TestTopology::laws() {
    const bool holds = rc::check("ports within radix, equal whole links, true ratio", [] {
        FabricRequest r;
        r.nodes = *rc::gen::inRange(1, 20000);
        r.rails = *rc::gen::element(1, 2, 4, 8);
        r.radix = std::int64_t{2} * *rc::gen::inRange(16, 73);
        r.oversubscription = *rc::gen::element(1.0, 1.5, 2.0, 3.0, 4.0);
        r.planes = *rc::gen::element(1, 2);
        const auto sized = sizeFabric(r);
        if (!sized.ok()) {
            RC_ASSERT(sized.error().code == "fabric.too_large");
            return;
        }
        checkTree(r, *sized);
        if (sized->tiers > 1)
            RC_ASSERT(sized->oversubscription ==
                      static_cast<double>(sized->downPorts) / static_cast<double>(sized->upPorts));
        RC_ASSERT(sized->portsUsed <= sized->ports);
    });
    QVERIFY(holds);
}

// Spines may fall when an uneven division becomes even; leaves and node cables never do.
void TestTopology::moreNodesNeverNeedFewerLeaves() {
    const bool holds = rc::check("leaves grow with nodes", [] {
        FabricRequest r;
        r.nodes = *rc::gen::inRange(2, 4000);
        r.rails = *rc::gen::element(2, 8);
        r.radix = *rc::gen::element(40, 64, 128, 144);
        const auto small = sizeFabric(r);
        r.nodes += *rc::gen::inRange(0, 1000);
        const auto large = sizeFabric(r);
        if (!small.ok() || !large.ok())
            return;
        RC_ASSERT(small->leaves <= large->leaves);
        RC_ASSERT(small->nodeLeaf <= large->nodeLeaf);
        RC_ASSERT(small->tiers <= large->tiers);
    });
    QVERIFY(holds);
}

void TestTopology::smallestDivisor() {
    QCOMPARE(gp::smallestDivisor(32, 12), 16);
    QCOMPARE(gp::smallestDivisor(72, 16), 18);
    QCOMPARE(gp::smallestDivisor(72, 33), 36);
    QCOMPARE(gp::smallestDivisor(31, 2), 31);
    QCOMPARE(gp::smallestDivisor(8, 0), 1);
    QCOMPARE(gp::smallestDivisor(8, 9), 8);
}

QTEST_APPLESS_MAIN(TestTopology)
#include "test_topology.moc"

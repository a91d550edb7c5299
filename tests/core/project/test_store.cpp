// The document: what is saved loads, hostile files are refused, edits keep their promises, recovery replays.
#include "core/project/journal.hpp"
#include "core/project/sqlite.hpp"
#include "core/project/store.hpp"
#include "tests/support/plans.hpp"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <unistd.h>

#include <random>

using namespace gp;

class TestStore : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void roundTrip_data();
    void roundTrip();
    void versionsOfEveryReleaseLoad_data();
    void versionsOfEveryReleaseLoad();
    void hostileFiles_data();
    void hostileFiles();
    void truncatedAnywhere();
    void flippedBytesNeverCrash();
    void changedOutsideIsNotOverwritten();
    void unwritableFolderLeavesTheOldFile();
    void symlinkIsFollowed();
    void lockHasIdentity();
    void derivedScenariosFollowTheirParent();
    void removingAParentKeepsItsChildrensNumbers();
    void editsAreAllOrNothing();
    void jsonRoundTrip();
    void journalReplays();
    void tornJournalKeepsWholeRecords();
    void badJournalIsRefused();

private:
    std::string path(const char* name) const {
        return (m_dir->path() + QLatin1Char('/') + QLatin1String(name)).toStdString();
    }
    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestStore::init() {
    m_dir = std::make_unique<QTemporaryDir>();
}

static void write(const std::string& path, const QByteArray& bytes) {
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}
static QByteArray read(const std::string& path) {
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestStore::roundTrip_data() {
    QTest::addColumn<QString>("id");
    for (const SampleInfo& info : samples())
        QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
}
void TestStore::roundTrip() {
    QFETCH(QString, id);
    ProjectPtr project = *sample(id.toStdString());
    project = *applyEdit(project, NoteScenario{project->baseline, "line 1\n备注 2"}, &test::library());
    const auto saved = saveProject(*project, path("a.gplan"));
    QVERIFY(saved.ok());
    const auto loaded = loadProject(path("a.gplan"), test::library());
    QVERIFY(loaded.ok());
    QCOMPARE(projectToJson(*loaded->project), projectToJson(*project));
    QVERIFY(loaded->stamp == *saved);
    for (const ScenarioNode& node : project->scenarios) {
        const Scenario a = *resolve(*project, node.id, nullptr), b = *resolve(*loaded->project, node.id, nullptr);
        QVERIFY(differingKeys(a, b).empty());
        QVERIFY(a.beliefs == b.beliefs);
    }
    // Nothing but the document is left in the folder.
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestStore::versionsOfEveryReleaseLoad_data() {
    QTest::addColumn<int>("version");
    for (int v = 1; v <= kSchemaVersion; ++v)
        QTest::addRow("schema %d", v) << v;
}
void TestStore::versionsOfEveryReleaseLoad() {
    QFETCH(int, version);
    const auto loaded =
        loadProject(std::string(GP_TEST_DATA) + "/versions/v" + std::to_string(version) + ".gplan", test::library());
    QVERIFY(loaded.ok());
    QCOMPARE(loaded->schemaVersion, version);
    const auto scenario = resolve(*loaded->project, "base", &test::library());
    QVERIFY(scenario.ok());
    QCOMPARE(test::planScenario(*scenario).value("centre.gpus"), 112.0);
}

static void makeDatabase(const std::string& path, const char* sql) {
    const sql::Database db(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    db.run(sql);
}

void TestStore::hostileFiles_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("code");
    QTest::newRow("missing") << "missing"
                             << "file.missing";
    QTest::newRow("empty") << "empty"
                           << "file.empty";
    QTest::newRow("text") << "text"
                          << "file.not_project";
    QTest::newRow("folder") << "folder"
                            << "file.missing";
    QTest::newRow("other database") << "foreign"
                                    << "file.not_project";
    QTest::newRow("newer version") << "newer"
                                   << "file.newer";
    QTest::newRow("no scenario") << "no scenario"
                                 << "project.scenarios";
    QTest::newRow("unknown field") << "unknown field"
                                   << "field.unknown";
    QTest::newRow("out of range") << "range"
                                  << "field.range";
    QTest::newRow("parent circle") << "circle"
                                   << "scenario.cycle";
    QTest::newRow("missing table") << "no table"
                                   << "file.damaged";
    QTest::newRow("trigger and view") << "view"
                                      << "file.damaged";
}
void TestStore::hostileFiles() {
    QFETCH(QString, kind);
    QFETCH(QString, code);
    const std::string file = path("bad.gplan");
    const auto tamper = [&](const char* sql) {
        QVERIFY(saveProject(**sample("training-70b"), file).ok());
        makeDatabase(file, sql);
    };
    if (kind == QLatin1String("empty"))
        write(file, {});
    else if (kind == QLatin1String("text"))
        write(file, QByteArray("hello, this is no database at all\n").repeated(200));
    else if (kind == QLatin1String("folder"))
        QDir().mkdir(QString::fromStdString(file));
    else if (kind == QLatin1String("foreign"))
        makeDatabase(file, "CREATE TABLE a(b);");
    else if (kind == QLatin1String("newer"))
        tamper("PRAGMA user_version=99");
    else if (kind == QLatin1String("no scenario"))
        tamper("DELETE FROM scenario; DELETE FROM override");
    else if (kind == QLatin1String("unknown field"))
        tamper("UPDATE override SET key='site.nonsense' WHERE key='site.rack_limit'");
    else if (kind == QLatin1String("range"))
        tamper("UPDATE override SET number=-5 WHERE key='site.rack_limit'");
    else if (kind == QLatin1String("circle"))
        tamper("UPDATE scenario SET parent='h100' WHERE id='base'");
    else if (kind == QLatin1String("no table"))
        tamper("DROP TABLE override");
    else if (kind == QLatin1String("view"))
        tamper("DROP TABLE override; CREATE VIEW override AS SELECT load_extension('x') AS scenario");
    const QByteArray before = read(file);
    const auto loaded = loadProject(file, test::library());
    QVERIFY(!loaded.ok());
    QCOMPARE(QString::fromStdString(loaded.error().code), code);
    QVERIFY(!render(loaded.error().message).empty());
    QCOMPARE(read(file), before); // never written to
}

void TestStore::truncatedAnywhere() {
    QVERIFY(saveProject(**sample("training-70b"), path("a.gplan")).ok());
    const QByteArray whole = read(path("a.gplan"));
    for (int size = 1; size < whole.size(); size += 211) {
        write(path("t.gplan"), whole.left(size));
        QVERIFY(!loadProject(path("t.gplan"), test::library()).ok());
    }
}

void TestStore::flippedBytesNeverCrash() {
    QVERIFY(saveProject(**sample("training-70b"), path("a.gplan")).ok());
    const QByteArray whole = read(path("a.gplan"));
    std::mt19937 random(7);
    for (int i = 0; i < 300; ++i) {
        QByteArray bent = whole;
        for (int k = 0; k < 8; ++k)
            bent[static_cast<int>(random() % static_cast<unsigned>(bent.size()))] = static_cast<char>(random());
        write(path("b.gplan"), bent);
        const auto loaded = loadProject(path("b.gplan"), test::library());
        if (loaded) // the change hit free space or a harmless text: what loads must be sound
            QVERIFY(!checkProject(*loaded->project, test::library()));
    }
}

void TestStore::changedOutsideIsNotOverwritten() {
    const ProjectPtr project = *sample("mixed");
    const auto first = saveProject(*project, path("a.gplan"));
    QTest::qWait(10);
    QVERIFY(saveProject(**sample("training-70b"), path("a.gplan")).ok()); // a colleague
    SaveOptions options;
    options.expected = *first;
    const auto second = saveProject(*project, path("a.gplan"), options);
    QVERIFY(!second.ok());
    QCOMPARE(second.error().code, std::string("file.changed"));
    QCOMPARE(loadProject(path("a.gplan"), test::library())->project->branding.title,
             std::string("Training centre for a 70B model"));
}

void TestStore::unwritableFolderLeavesTheOldFile() {
    const auto saved = saveProject(**sample("mixed"), path("no/such/folder/a.gplan"));
    QVERIFY(!saved.ok());
    QCOMPARE(saved.error().code, std::string("file.unwritable"));
}

void TestStore::symlinkIsFollowed() {
    QVERIFY(saveProject(**sample("mixed"), path("real.gplan")).ok());
    QVERIFY(::symlink(path("real.gplan").c_str(), path("link.gplan").c_str()) == 0);
    QVERIFY(saveProject(**sample("training-70b"), path("link.gplan")).ok());
    QVERIFY(QFileInfo(QString::fromStdString(path("link.gplan"))).isSymLink());
    QCOMPARE(loadProject(path("real.gplan"), test::library())->project->scenarios.size(), std::size_t(2));
}

void TestStore::lockHasIdentity() {
    DocumentLock first, second;
    std::optional<LockOwner> owner;
    QVERIFY(first.acquire(path("a.gplan"), owner));
    QVERIFY(!second.acquire(path("a.gplan"), owner));
    QVERIFY(owner.has_value());
    QCOMPARE(owner->process, std::int64_t(::getpid()));
    QVERIFY(!owner->user.empty() && !owner->host.empty() && !owner->since.empty());
    first.release();
    QVERIFY(second.acquire(path("a.gplan"), owner));
    second.release();
    // A lock of a process that no longer runs is stale.
    char host[256] = {};
    ::gethostname(host, sizeof host - 1);
    write(path(".~lock.a.gplan#"), QByteArray("x\n") + host + "\n999999999\n2026-01-01 10:00\n");
    QVERIFY(first.acquire(path("a.gplan"), owner));
}

void TestStore::derivedScenariosFollowTheirParent() {
    ProjectPtr project = *sample("training-70b");
    const Library& library = test::library();
    project = *applyEdit(project, EditScenario{"base", {SetValue{"workload.llm.mfu", 0.44, {}}}}, &library);
    QCOMPARE(std::get<TrainingJob>(resolve(*project, "h100", &library)->workloads[0].job).mfu.v, 0.44);
    project = *applyEdit(project, EditScenario{"h100", {SetValue{"mfu", 0.38, {}}}}, &library);
    QCOMPARE(std::get<TrainingJob>(resolve(*project, "base", &library)->workloads[0].job).mfu.v, 0.44);
    QCOMPARE(std::get<TrainingJob>(resolve(*project, "h100", &library)->workloads[0].job).mfu.v, 0.38);
    project = *applyEdit(project, ResetFields{"h100", {"workload.llm.mfu"}}, &library);
    QCOMPARE(std::get<TrainingJob>(resolve(*project, "h100", &library)->workloads[0].job).mfu.v, 0.44);
}

void TestStore::removingAParentKeepsItsChildrensNumbers() {
    const Library& library = test::library();
    const ProjectPtr project = *sample("training-70b");
    const Scenario before = *resolve(*project, "h100", &library);
    const ProjectPtr after = *applyEdit(project, RemoveScenario{"base"}, &library);
    QCOMPARE(after->scenarios.size(), std::size_t(1));
    QCOMPARE(after->baseline, std::string("h100"));
    const Scenario child = *resolve(*after, "h100", &library);
    QVERIFY(differingKeys(before, child).empty());
    QVERIFY(before.beliefs == child.beliefs);
    QVERIFY(!applyEdit(after, RemoveScenario{"h100"}, &library).ok());
}

void TestStore::editsAreAllOrNothing() {
    const Library& library = test::library();
    const ProjectPtr project = *sample("training-70b");
    const auto wrong =
        applyEdit(project, EditScenario{"base", {SetValue{"mfu", 0.5, {}}, SetValue{"mfu", 7.0, {}}}}, &library);
    QVERIFY(!wrong.ok());
    QCOMPARE(wrong.error().where, std::string("workload.llm.mfu"));
    // A removed workload takes the overrides of derived scenarios with it.
    ProjectPtr next = *applyEdit(project, EditScenario{"h100", {SetValue{"mfu", 0.38, {}}}}, &library);
    next = *applyEdit(next, EditScenario{"base", {RemoveItem{"llm"}}}, &library);
    QVERIFY(resolve(*next, "h100", &library).ok());
    QVERIFY(resolve(*next, "h100", &library)->workloads.empty());
}

void TestStore::jsonRoundTrip() {
    const ProjectPtr project = *sample("mixed");
    const auto back = projectFromJson(projectToJson(*project));
    QVERIFY(back.ok());
    QCOMPARE(projectToJson(*back), projectToJson(*project));
    for (const char* bad : {"", "{", "[]", "{\"scenarios\": 3}", "{\"scenarios\": [{\"id\": 1}]}",
                            "{\"scenarios\": [{\"id\":\"a\",\"name\":\"b\",\"overrides\":[{\"set\":\"x\"}]}]}"})
        QVERIFY(!projectFromJson(bad).ok());
}

void TestStore::journalReplays() {
    const Library& library = test::library();
    ProjectPtr project = *sample("training-70b");
    Journal journal;
    QVERIFY(journal.start(path("j.journal"), *project, "/somewhere/a.gplan"));
    const ProjectEdit edits[] = {
        EditScenario{"base", {SetValue{"mfu", 0.44, {}}}}, EditScenario{"base", {SetValue{"mfu", 0.46, {}}}},
        RenameScenario{"h100", "Option\nwith 换行"}, NoteScenario{"h100", "asked by 客户"}, SetBaseline{"h100"}};
    for (const ProjectEdit& edit : edits) {
        project = *applyEdit(project, edit, &library);
        QVERIFY(journal.edit(edit));
    }
    QVERIFY(journal.undo() && journal.undo() && journal.redo());
    const auto back = replayJournal(path("j.journal"), library);
    QVERIFY(back.ok());
    QCOMPARE(back->document, std::string("/somewhere/a.gplan"));
    QCOMPARE(back->edits, std::size_t(8));
    QCOMPARE(back->project->scenario("h100")->note, std::string("asked by 客户"));
    QCOMPARE(back->project->scenario("h100")->name, std::string("Option\nwith 换行"));
    QCOMPARE(back->project->baseline, std::string("base"));
    QVERIFY(orphanedJournals(m_dir->path().toStdString()).empty()); // not named after a process
    journal.discard();
    QVERIFY(!QFile::exists(QString::fromStdString(path("j.journal"))));
}

void TestStore::tornJournalKeepsWholeRecords() {
    const ProjectPtr project = *sample("training-70b");
    Journal journal;
    QVERIFY(journal.start(path("j.journal"), *project, ""));
    const int start = static_cast<int>(read(path("j.journal")).size());
    QVERIFY(journal.edit(EditScenario{"base", {SetValue{"mfu", 0.44, {}}}}));
    const int first = static_cast<int>(read(path("j.journal")).size());
    QVERIFY(journal.edit(EditScenario{"base", {SetValue{"mfu", 0.46, {}}}}));
    const QByteArray whole = read(path("j.journal"));
    for (int size = start; size <= whole.size(); ++size) {
        write(path("t.journal"), whole.left(size));
        const auto back = replayJournal(path("t.journal"), test::library());
        QVERIFY(back.ok());
        const std::size_t edits = size == whole.size() ? 2 : size >= first ? 1 : 0;
        QCOMPARE(back->edits, edits);
    }
}

void TestStore::badJournalIsRefused() {
    for (const QByteArray& bytes :
         {QByteArray(), QByteArray("garbage\n"), QByteArray("0123456789abcdef {}\n"), QByteArray(1 << 16, 'x')}) {
        write(path("bad.journal"), bytes);
        QVERIFY(!replayJournal(path("bad.journal"), test::library()).ok());
    }
    QVERIFY(!replayJournal(path("none.journal"), test::library()).ok());
}

QTEST_GUILESS_MAIN(TestStore)
#include "test_store.moc"

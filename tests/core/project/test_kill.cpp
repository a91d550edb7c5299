// kill -9 while a process edits, journals and saves: the document is always the old or the new one, and recovery
// loses nothing that was written. The child is this program started with --child; it tells the parent through a pipe
// when it opens the temporary file and when it has renamed it.
#include "core/project/journal.hpp"
#include "core/project/store.hpp"
#include "tests/support/plans.hpp"

#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <random>

using namespace gp;

static constexpr int kKills = 200, kKillsInsideSave = 50;

/// Generation n is a project whose MFU is 0.30 + n / 1e6: readable from any document or journal.
static double generationMfu(int n) {
    return 0.30 + n * 1e-6;
}
static int generationOf(const Project& project) {
    const auto scenario = resolve(project, "base", nullptr);
    return static_cast<int>(std::lround((std::get<TrainingJob>(scenario->workloads[0].job).mfu.v - 0.30) * 1e6));
}

static int runChild(const std::string& folder, int pipe) {
    const auto tell = [&](char what) { [[maybe_unused]] const ssize_t n = ::write(pipe, &what, 1); };
    auto library = builtinLibrary();
    auto loaded = loadProject(folder + "/doc.gplan", *library);
    if (!loaded)
        return 3;
    ProjectPtr project = loaded->project;
    Journal journal;
    journal.start(folder + "/doc.journal", *project, folder + "/doc.gplan");
    SaveOptions options;
    options.onStep = [&](SaveStep step) {
        if (step == SaveStep::TemporaryOpened)
            tell('T');
        if (step == SaveStep::Renamed)
            tell('R');
    };
    tell('S');
    for (int n = generationOf(*project) + 1;; ++n) {
        const ProjectEdit edit = EditScenario{"base", {SetValue{"workload.llm.mfu", generationMfu(n), {}}}};
        project = *applyEdit(project, edit, &*library);
        journal.edit(edit);
        tell('E');
        if (!saveProject(*project, folder + "/doc.gplan", options))
            return 4;
    }
}

class TestKill : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oldOrNewNeverBroken();
};

struct Child {
    pid_t process = -1;
    int pipe = -1;
    char last = 0;
    int edits = 0, saves = 0;
    bool insideSave = false;
    /// Reads what the child told; waits up to `ms` for something new.
    void listen(int ms) {
        pollfd poll{pipe, POLLIN, 0};
        while (::poll(&poll, 1, ms) > 0) {
            char c = 0;
            if (::read(pipe, &c, 1) != 1)
                return;
            last = c;
            edits += c == 'E';
            saves += c == 'R';
            insideSave = c == 'T' ? true : c == 'R' ? false : insideSave;
            ms = 0;
        }
    }
};

static Child startChild(const std::string& folder) {
    int ends[2];
    if (::pipe(ends) != 0)
        std::abort();
    Child child;
    child.process = ::fork();
    if (child.process == 0) {
        const std::string fd = std::to_string(ends[1]);
        ::execl("/proc/self/exe", "test_kill", "--child", folder.c_str(), fd.c_str(), nullptr);
        ::_exit(9);
    }
    ::close(ends[1]);
    child.pipe = ends[0];
    return child;
}

void TestKill::oldOrNewNeverBroken() {
    QTemporaryDir dir;
    const std::string folder = dir.path().toStdString(), document = folder + "/doc.gplan";
    ProjectPtr start =
        *applyEdit(*sample("training-70b"), EditScenario{"base", {SetValue{"workload.llm.mfu", generationMfu(0), {}}}},
                   &test::library());
    QVERIFY(saveProject(*start, document).ok());
    std::mt19937 random(42);
    int kills = 0, inside = 0;
    for (; kills < kKills || inside < kKillsInsideSave; ++kills) {
        QVERIFY2(kills < 4 * kKills, "too few kills hit a save");
        const int before = generationOf(*loadProject(document, test::library())->project);
        Child child = startChild(folder);
        while (child.last == 0)
            child.listen(5000);
        // Two in three kills wait for a save to begin; the others come at any time.
        const int rounds = static_cast<int>(random() % 3);
        if (kills % 3)
            while (child.saves < rounds || !child.insideSave)
                child.listen(1000);
        ::usleep(static_cast<useconds_t>(random() % 1500));
        ::kill(child.process, SIGKILL);
        ::waitpid(child.process, nullptr, 0);
        child.listen(0);
        ::close(child.pipe);
        inside += child.insideSave;

        const auto after = loadProject(document, test::library());
        QVERIFY2(after.ok(), after.ok() ? "" : render(after.error().message).c_str());
        const int generation = generationOf(*after->project);
        // The old one or the new one of the save that was under way.
        QVERIFY(generation == before + child.saves || (child.insideSave && generation == before + child.saves + 1));
        const auto recovered = replayJournal(folder + "/doc.journal", test::library());
        QVERIFY(recovered.ok());
        // Every edit that the child told of is there.
        QVERIFY(generationOf(*recovered->project) >= before + child.edits);
    }
    qInfo("%d kills, %d between opening the temporary file and the rename", kills, inside);
    // A later save clears what dead ones left behind.
    QVERIFY(saveProject(*start, document).ok());
    QVERIFY(QDir(dir.path()).entryList({QStringLiteral("*.tmp-*")}, QDir::Files).isEmpty());
    QVERIFY(kills >= kKills && inside >= kKillsInsideSave);
}

int main(int argc, char** argv) {
    if (argc == 4 && std::string_view(argv[1]) == "--child")
        return runChild(argv[2], std::atoi(argv[3]));
    QCoreApplication application(argc, argv);
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_kill.moc"

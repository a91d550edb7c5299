// The command line as its users meet it: the program is run, its output and exit code are read.
#include "core/plan/figure.hpp"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

using Json = nlohmann::json;

class TestCli : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void planAnswersInJson();
    void referenceNumbers_data();
    void referenceNumbers();
    void wrongInput_data();
    void wrongInput();
    void explainShowsTheNumbersPutIn();
    void tablesListEverything();
    void fabricAnswersInJson();
    void trainingIsJudged();
    void saveAndPlanAgain();
    void reportInBothLanguages();
    void unwritableIsSaid();
    void modelConfigIsRead();
    void searchAnswersInJson();
    void searchKeepsWhatIsHeld();
    void searchSpeaksBothLanguages();
    void searchSaysWhatIsMissing();
    void helpIsComplete();
    void tourPaintsEveryPage();
};

struct Answer {
    int code = -1;
    QString out, error;
    Json json() const { return Json::parse(out.toStdString()); }
};

static Answer run(const QStringList& words, const QString& program = QStringLiteral("groundplan-cli")) {
    QProcess process;
    process.start(QStringLiteral(GP_BIN_DIR "/") + program, words);
    Answer a;
    if (process.waitForFinished(60000))
        a.code = process.exitCode();
    a.out = QString::fromUtf8(process.readAllStandardOutput());
    a.error = QString::fromUtf8(process.readAllStandardError());
    return a;
}
static QStringList words(const char* line) {
    return QString::fromUtf8(line).split(QLatin1Char(' '));
}
/// `search` for a published model on H100, with further words.
static QStringList searchWords(const char* model, const char* further, const char* gpus = "512") {
    return words("search --gpu h100-sxm-80 --model") +
           QStringList{QStringLiteral(GP_TEST_DATA "/models/") + QLatin1String(model), QStringLiteral("--gpus"),
                       QLatin1String(gpus)} +
           words(further);
}

void TestCli::planAnswersInJson() {
    const Answer a = run(words("plan mixed --json"));
    QCOMPARE(a.code, 0);
    const Json j = a.json();
    std::size_t known = 0;
    for (const auto& [key, figure] : j["figures"].items()) {
        for (const char* part : {"value", "unit", "low", "expected", "high", "source"})
            QVERIFY2(figure.contains(part), key.c_str());
        known += !figure["value"].is_null();
    }
    QVERIFY(known > 150);
    for (const Json& finding : j["findings"])
        for (const char* part : {"code", "severity", "where", "arguments", "fixes"})
            QVERIFY(finding.contains(part));
    // 50 request/s x 1.5 x 2e11 FLOP / (312e12 x 0.30) = 0.16; one GPU a replica, N+1 = 2, one server of 8.
    const Json& f = j["figures"];
    QVERIFY(std::abs(f["workload.chat.gpus_raw"]["value"].get<double>() - 0.1603) < 1e-4);
    QCOMPARE(f["workload.chat.gpus_placed"]["value"].get<double>(), 2.0);
    QCOMPARE(f["workload.chat.servers"]["value"].get<double>(), 1.0);
    const auto unchecked = std::find_if(j["findings"].begin(), j["findings"].end(),
                                        [](const Json& finding) { return finding["code"] == "inference.unchecked"; });
    QVERIFY(unchecked != j["findings"].end());
}

void TestCli::referenceNumbers_data() {
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("value");
    const auto row = [](const char* line, const char* key, double value) {
        QTest::addRow("%s: %s", line, key) << words(line) << QString::fromLatin1(key) << value;
    };
    // 6 x 70e9 x 2e9 / 86,400 / (312e12 x 0.40) = 77.9024; x 1.25 = 97.4; 98; 13 servers of 8.
    row("plan training-70b --json", "workload.llm.gpus_raw", 77.9024216524216);
    row("plan training-70b --json", "workload.llm.gpus_needed", 78);
    row("plan training-70b --json", "workload.llm.gpus_placed", 98);
    row("plan training-70b --json", "workload.llm.servers", 13);
    row("plan training-70b --json", "centre.gpus", 104);
    // At 50 %: 62.32 x 1.25 = 77.9 -> 78 -> 10 servers.
    row("plan training-70b --set mfu=50% --json", "centre.gpus", 80);
    row("plan training-70b --set workload.llm.mfu=0.5 --json", "centre.gpus", 80);
    row("plan training-70b-1536 --json", "centre.gpus", 1536);
    // Rounding first: 1,229 x 1.25 = 1,536.25 -> 1,537 -> 193 servers.
    row("plan training-70b-1536 --set policy.rounding=units_first --json", "centre.servers", 193);
    row("plan training-70b-1536 --scenario units-first --json", "centre.gpus", 1544);
}
void TestCli::referenceNumbers() {
    QFETCH(QStringList, line);
    QFETCH(QString, key);
    QFETCH(double, value);
    const Answer a = run(line);
    QCOMPARE(a.code, 0);
    const double got = a.json()["figures"][key.toStdString()]["value"].get<double>();
    QVERIFY2(std::abs(got - value) <= 1e-9 * value, qPrintable(QString::number(got, 'g', 15)));
}

void TestCli::wrongInput_data() {
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QString>("named"); // what the one line must name
    const auto row = [](const char* line, const char* named) {
        QTest::newRow(line) << words(line) << QString::fromUtf8(named);
    };
    row("plan", "FILE");
    row("plan nothing-here", "nothing-here");
    row("check training", "FILE");
    row("check training nothing-here.csv", "nothing-here.csv");
    row("check training nothing-here.csv --by colour", "family");
    row("plan training-70b --set mfu=abc", "workload.llm.mfu");
    row("plan training-70b --set mfu=5000%", "100");
    row("plan training-70b --set mfu", "key=value");
    row("plan training-70b --set no.such=1", "no.such");
    row("plan mixed --set params=3e9", "workload.chat.params");
    row("plan training-70b --set compute.server=unheard", "unheard");
    row("plan training-70b --scenario none", "none");
    row("plan training-70b --jsn", "--jsn");
    row("plan --set", "--set");
    row("explain training-70b nothing", "nothing");
    row("check fabric --nodes 10 --rails 8", "--radix");
    row("check fabric --nodes x --rails 8 --radix 64", "--nodes");
    row("check fabric --nodes -1 --rails 8 --radix 64", "nodes");
    row("check fabric --nodes 1000000000 --rails 8 --radix 4", "nodes");
    row("check weather", "fabric");
    row("read /no/such/file", "/no/such/file");
    row("frobnicate", "frobnicate");
    row("report training-70b", "-o");
    row("report training-70b -o x.pdf --language xx", "xx");
    row("plan training-70b --language", "--language");
    row("search", "--model");
    row("search --model x", "--gpu");
    row("search --gpu h100-sxm-80 --gpus 8", "--model");
    row("search --model /no/such.json --gpu h100-sxm-80 --gpus 8", "/no/such.json");
    row("search --model " GP_TEST_DATA " --gpu h100-sxm-80 --gpus 8", "data");
    row("search FILE --model x --gpu y --gpus 8", "FILE");
    const std::string known = "search --model " GP_TEST_DATA "/models/llama-3-70b.json ";
    for (const auto& [line, named] :
         {std::pair("--gpu unheard --gpus 8", "unheard"), std::pair("--gpu h100-sxm-80 --gpus 0", "--gpus"),
          std::pair("--gpu h100-sxm-80 --gpus -8", "--gpus"), std::pair("--gpu h100-sxm-80 --gpus 8.5", "--gpus"),
          std::pair("--gpu h100-sxm-80 --gpus nan", "--gpus"), std::pair("--gpu h100-sxm-80 --gpus 1e300", "--gpus"),
          std::pair("--gpu h100-sxm-80 --gpus", "--gpus"),
          std::pair("--gpu h100-sxm-80 --gpus 8 --batch many", "--batch"),
          std::pair("--gpu h100-sxm-80 --gpus 8 --sequence 0", "--sequence"),
          std::pair("--gpu h100-sxm-80 --gpus 8 --precision int3", "bf16, fp8, fp4"),
          std::pair("--gpu h100-sxm-80 --gpus 8 --network 0", "--network"),
          std::pair("--gpu h100-sxm-80 --gpus 8 --oversubscription 0.5", "--oversubscription"),
          std::pair("--gpu h100-sxm-80 --gpus 8 --tensor 0", "--tensor"),
          std::pair("--gpu h100-sxm-80 --gpus 8 --zero 4", "0, 1, 2, 3"),
          std::pair("--gpu h100-sxm-80 --gpus 8 --recompute some", "selective"),
          std::pair("--gpu h100-sxm-80 --gpus 8 --top 0", "--top"),
          std::pair("--gpu h100-sxm-80 --gpus 8 --tensr 8", "--tensr"),
          std::pair("--gpu a100-sxm-80 --gpus 8 --precision fp8", "a100-sxm-80")})
        row((known + line).c_str(), named);
}
void TestCli::wrongInput() {
    QFETCH(QStringList, line);
    QFETCH(QString, named);
    const Answer a = run(line);
    QCOMPARE(a.code, 2);
    QVERIFY(a.out.isEmpty());
    const QStringList lines = a.error.split(QLatin1Char('\n'), Qt::SkipEmptyParts)
                                  .filter(QRegularExpression(QStringLiteral("^groundplan-cli: ")));
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines.front().contains(named), qPrintable(lines.front()));
}

void TestCli::explainShowsTheNumbersPutIn() {
    const Answer a = run(words("explain training-70b workload.llm.gpus_raw"));
    QCOMPARE(a.code, 0);
    for (const char* part : {"77.9", "MFU", "40.0", "312", "[assumed", "->"})
        QVERIFY2(a.out.contains(QString::fromUtf8(part)), part);
    QVERIFY(run(words("explain training-70b centre.gpus --language zh_CN")).out.contains(QStringLiteral("GPU 总数")));
}

void TestCli::tablesListEverything() {
    QCOMPARE(run(words("fields --json")).json().size(), gp::fields().size());
    QCOMPARE(run(words("figures --json")).json().size(), gp::figures().size());
    const QString text = run(words("figures")).out;
    for (const char* key :
         {"workload.<id>.gpus_raw", "centre.facility_power", "fabric.parameter.cores", "centre.capex"})
        QVERIFY2(text.contains(QLatin1String(key)), key);
    QCOMPARE(run({QStringLiteral("samples")}).out.count(QLatin1Char('\n')), 3);
}

/// SuperPOD H100 with four scalable units: 127 nodes, 8 rails, radix 64: 32 leaves, 16 spines.
void TestCli::fabricAnswersInJson() {
    const Json j = run(words("check fabric --nodes 127 --rails 8 --radix 64 --json")).json();
    QCOMPARE(j["tiers"].get<int>(), 2);
    QCOMPARE(j["leaves"].get<int>(), 32);
    QCOMPARE(j["spines"].get<int>(), 16);
    QCOMPARE(j["cores"].get<int>(), 0);
    QCOMPARE(j["cables"]["node_leaf"].get<int>(), 1016);
    QCOMPARE(j["oversubscription"].get<double>(), 1.0);
}

void TestCli::trainingIsJudged() {
    const QStringList line{QStringLiteral("check"), QStringLiteral("training"),
                           QStringLiteral(GP_TEST_DATA "/training/runs.csv"), QStringLiteral("--by"),
                           QStringLiteral("gpu")};
    const Answer a = run(line + QStringList{QStringLiteral("--json")});
    QCOMPARE(a.code, 0);
    const Json j = a.json();
    for (const auto& row : j["rows"])
        for (const char* key : {"id", "published_s", "predicted_s", "low_s", "high_s", "class", "reason"})
            QVERIFY2(row.contains(key), key);
    for (const char* key : {"count", "mean", "median", "bias", "p90", "baseline_mean"})
        QVERIFY2(j["summary"].contains(key), key);
    QVERIFY(j["summary"]["groups"].contains("GB200"));
    QVERIFY(j["summary"]["classes"]["dense"]["mean"].get<double>() <= 0.10);
    for (const char* language : {"en", "zh_CN"}) {
        const Answer text = run(line + QStringList{QStringLiteral("--language"), QString::fromLatin1(language)});
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains(QLatin1String("mlperf-llama31_405b-1006")));
    }
}

void TestCli::saveAndPlanAgain() {
    QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("方案 a.gplan"));
    QCOMPARE(run({QStringLiteral("save"), QStringLiteral("training-70b"), QStringLiteral("--set"),
                  QStringLiteral("mfu=50 %"), QStringLiteral("-o"), file})
                 .code,
             0);
    const Answer a = run({QStringLiteral("plan"), file, QStringLiteral("--json")});
    QCOMPARE(a.json()["figures"]["centre.gpus"]["value"].get<double>(), 80.0);
    QFile damaged(file);
    QVERIFY(damaged.open(QIODevice::ReadWrite));
    damaged.seek(4096);
    damaged.write(QByteArray(4096, '\xff'));
    damaged.close();
    const Answer broken = run({QStringLiteral("plan"), file});
    QCOMPARE(broken.code, 2);
    QVERIFY(broken.error.contains(QStringLiteral("方案 a.gplan")));
}

void TestCli::reportInBothLanguages() {
    QTemporaryDir dir;
    for (const auto& [language, text] :
         {std::pair("en", QStringLiteral("Bill of materials")), std::pair("zh_CN", QStringLiteral("设备与物料清单"))}) {
        for (const char* suffix : {".pdf", ".txt"}) {
            const QString file = dir.filePath(QLatin1String(language) + QLatin1String(suffix));
            const Answer a = run({QStringLiteral("report"), QStringLiteral("mixed"), QStringLiteral("-o"), file,
                                  QStringLiteral("--language"), QLatin1String(language)});
            QCOMPARE(a.code, 0);
            QVERIFY(QFileInfo(file).size() > 20000);
        }
        QFile plain(dir.filePath(QLatin1String(language) + QStringLiteral(".txt")));
        QVERIFY(plain.open(QIODevice::ReadOnly));
        QVERIFY(QString::fromUtf8(plain.readAll()).contains(text));
    }
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files).size(), 4); // no temporary file is left
}

void TestCli::unwritableIsSaid() {
    for (const char* file : {"/no/such/folder/a.pdf", "/no/such/folder/a.txt"}) {
        const Answer a =
            run({QStringLiteral("report"), QStringLiteral("mixed"), QStringLiteral("-o"), QLatin1String(file)});
        QCOMPARE(a.code, 1);
        QVERIFY(a.error.contains(QLatin1String("/no/such/folder")));
    }
}

/// Llama-3-8B: 2 x 128,256 x 4,096 + 32 x (2 x 4,096^2 + 2 x 4,096 x 1,024 + 3 x 4,096 x 14,336 + 2 x 4,096) + 4,096.
void TestCli::modelConfigIsRead() {
    QTemporaryDir dir;
    QFile file(dir.filePath(QStringLiteral("config.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"model_type":"llama","hidden_size":4096,"intermediate_size":14336,"num_attention_heads":32,)"
               R"("num_hidden_layers":32,"num_key_value_heads":8,"vocab_size":128256})");
    file.close();
    const Answer a = run({QStringLiteral("read"), file.fileName(), QStringLiteral("--json")});
    QCOMPARE(a.code, 0);
    QCOMPARE(a.json()["kind"].get<std::string>(), std::string("hf-config"));
    QVERIFY(a.out.contains(QLatin1String("8030261248")));
}

/// What a search answers adds up: degrees to the GPUs, parts to the step, reasons to what was looked at; and its
/// figures are those of the step: 1,024 x 4,096 tokens, 6 x 70.55e9 FLOP each, 512 x 989.4 TFLOP/s.
void TestCli::searchAnswersInJson() {
    for (const char* depth : {"--json", "--json --full"}) {
        const Json j = run(searchWords("llama-3-70b.json", depth)).json();
        QCOMPARE(j["outcome"].get<std::string>(), std::string("found"));
        std::int64_t counted = j["fitting"].get<std::int64_t>();
        for (const auto& [reason, count] : j["ruled_out"].items())
            counted += count.get<std::int64_t>();
        QCOMPARE(counted, j["enumerated"].get<std::int64_t>());
        QVERIFY(j["layouts"].size() >= 5 && j["layouts"].size() <= 10);
        for (const Json& l : j["layouts"]) {
            int gpus = 1;
            for (const char* degree : {"tensor", "pipeline", "data", "context"})
                gpus *= l[degree].get<int>();
            QCOMPARE(gpus, 512);
            const double step = l["step_s"].get<double>();
            double parts = 0;
            for (const auto& [part, seconds] : l["parts_s"].items())
                parts += seconds.get<double>();
            QVERIFY(std::abs(parts / step - 1) < 1e-9);
            QVERIFY(std::abs(l["mfu"].get<double>() * step * 512 * 989.4e12 / (1024 * 4096.0 * 6 * 70.553e9) - 1) <
                    1e-4);
            QVERIFY(l["memory_bytes"]["total"].get<double>() <= j["memory_limit_bytes"].get<double>());
            QCOMPARE(l["slower_in"].is_null(), l == j["layouts"].front());
        }
    }
}

void TestCli::searchKeepsWhatIsHeld() {
    const Json j =
        run(searchWords("deepseek-v3.json", "--json --expert 8 --pipeline 16 --recompute full --zero 1 --batch "
                                            "4096 --precision fp8 --top 3"))
            .json();
    QCOMPARE(j["outcome"].get<std::string>(), std::string("found"));
    QVERIFY(j["layouts"].size() <= 3);
    for (const Json& l : j["layouts"]) {
        QCOMPARE(l["expert"].get<int>(), 8);
        QCOMPARE(l["pipeline"].get<int>(), 16);
        QCOMPARE(l["zero"].get<int>(), 1);
        QCOMPARE(l["recompute"].get<std::string>(), std::string("full"));
    }
    for (const Json& l : run(searchWords("llama-3-70b.json", "--json --safe")).json()["layouts"])
        QCOMPARE(l["fit"].get<std::string>(), std::string("yes"));
}

void TestCli::searchSpeaksBothLanguages() {
    const Answer english = run(searchWords("llama-3-70b.json", "--top 3"));
    QCOMPARE(english.code, 0);
    for (const char* part : {"1. TP", "3. ", "MFU", "a step is", "layouts looked at", "ruled out"})
        QVERIFY2(english.out.contains(QLatin1String(part)), part);
    const Answer chinese = run(searchWords("llama-3-70b.json", "--top 3 --language zh_CN"));
    QCOMPARE(chinese.code, 0);
    QVERIFY(chinese.out.contains(QStringLiteral("显存")) && !chinese.out.contains(QLatin1String("looked at")));
    QCOMPARE(chinese.out.count(QLatin1Char('\n')), english.out.count(QLatin1Char('\n')));
}

/// No layout is an answer too: what is missing, or which rule forbids it.
void TestCli::searchSaysWhatIsMissing() {
    const Json full = run(searchWords("deepseek-v3.json", "--json --tensor 8", "8")).json();
    QCOMPARE(full["outcome"].get<std::string>(), std::string("nothing_fits"));
    QVERIFY(full["layouts"].empty() && full["too_much_bytes"].get<double>() > 1e9);
    QVERIFY(full["closest"]["memory_bytes"]["total"].get<double>() > full["memory_limit_bytes"].get<double>());
    const Json odd = run(searchWords("llama-3-70b.json", "--json --tensor 3")).json();
    QCOMPARE(odd["outcome"].get<std::string>(), std::string("nothing_possible"));
    QCOMPARE(odd["ruled_out"]["degrees"], odd["enumerated"]);
    QVERIFY(odd["closest"].is_null());
    QVERIFY(
        run(searchWords("deepseek-v3.json", "--full", "8")).out.contains(QLatin1String("No layout fits in memory")));
}

void TestCli::helpIsComplete() {
    for (const QStringList& line : {words("--help"), words("--help --language zh_CN")}) {
        const Answer a = run(line);
        QCOMPARE(a.code, 0);
        for (const char* part :
             {"plan FILE", "explain FILE KEY", "report FILE", "save FILE", "read FILE", "check fabric",
              "check training", "fields", "figures", "samples", "search --model", "--micro-batch", "--recompute",
              "--scenario", "--set", "--json", "--language", "--oversubscription", "--planes"})
            QVERIFY2(a.out.contains(QLatin1String(part)), part);
    }
    QCOMPARE(run({}).code, 2);
    QVERIFY(run(words("--version")).out.startsWith(QLatin1String("groundplan-cli ")));
}

void TestCli::tourPaintsEveryPage() {
    QTemporaryDir dir;
    const Answer a = run({QStringLiteral("--tour"), dir.path(), QStringLiteral("--language"), QStringLiteral("zh_CN"),
                          QStringLiteral("--theme"), QStringLiteral("dark"), QStringLiteral("mixed")},
                         QStringLiteral("groundplan"));
    QCOMPARE(a.code, 0);
    const QFileInfoList pages = QDir(dir.path()).entryInfoList({QStringLiteral("*.png")}, QDir::Files);
    QCOMPARE(pages.size(), 8);
    for (const QFileInfo& page : pages)
        QVERIFY2(page.size() > 20000, qPrintable(page.fileName()));
    QCOMPARE(run({QStringLiteral("--tour"), dir.path(), QStringLiteral("no-such-sample")}, QStringLiteral("groundplan"))
                 .code,
             2);
}

QTEST_GUILESS_MAIN(TestCli)
#include "test_cli.moc"

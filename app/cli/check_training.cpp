#include "app/cli/cli.hpp"
#include "core/performance/run_errors.hpp"
#include "ui/session/speech.hpp"

#include <nlohmann/json.hpp>

namespace gp::cli {

using Json = nlohmann::ordered_json;

namespace {

Json finite(double v) {
    return std::isfinite(v) ? Json(v) : Json(nullptr);
}

/// What the summary is broken down by: every run belongs to one group of each kind.
std::string groupOf(const TrainingRun& run, const QString& by) {
    if (by == QLatin1String("family"))
        return run.family;
    if (by == QLatin1String("gpu"))
        return run.gpu;
    if (by == QLatin1String("model"))
        return run.model;
    return run.kind();
}

using Groups = std::map<std::string, std::vector<const JudgedRun*>>;
Groups grouped(const std::vector<JudgedRun>& runs, const QString& by) {
    Groups groups;
    for (const JudgedRun& run : runs)
        if (run.judged())
            groups[groupOf(*run.run, by)].push_back(&run);
    return groups;
}

Json summaryJson(const ErrorSummary& s) {
    return {{"count", s.count},
            {"mean", finite(s.mean)},
            {"median", finite(s.median)},
            {"bias", finite(s.bias)},
            {"p90", finite(s.p90)},
            {"inside_band", finite(s.insideBand)},
            {"baseline_mean", finite(s.baselineMean)},
            {"baseline_median", finite(s.baselineMedian)}};
}

/// What there is to say of a row beside its numbers.
QString remark(const JudgedRun& run) {
    if (run.run->reason)
        return say(*run.run->reason, "");
    return QString::fromStdString(layoutText(run.prediction.layout));
}

/// Seconds of the step by what they are spent on.
Json partsJson(const StepTime& t) {
    Json parts = Json::object();
    const std::pair<const char*, Duration> list[] = {
        {"matrices", t.matrices},   {"attention", t.attention}, {"memory_bound", t.memoryBound},
        {"tensor", t.tensor},       {"context", t.context},     {"expert", t.expert},
        {"bubble", t.bubble},       {"pipeline", t.pipeline},   {"data", t.data},
        {"optimiser", t.optimiser}, {"losses", t.losses}};
    for (const auto& [name, value] : list)
        parts[name] = finite(baseValue(value));
    return parts;
}

Json rowJson(const JudgedRun& run) {
    const bool known = run.predicted() > 0;
    return {{"id", run.run->id},
            {"published_s", finite(run.run->publishedStep)},
            {"predicted_s", finite(run.predicted())},
            {"low_s", finite(run.prediction.low)},
            {"high_s", finite(run.prediction.high)},
            {"class", run.run->kind()},
            {"reason", known ? Json(nullptr) : Json(remark(run).toStdString())},
            {"in_scope", run.run->inScope},
            {"layout", known ? Json(layoutText(run.prediction.layout)) : Json(nullptr)},
            {"parts_s", known ? partsJson(run.prediction.time) : Json(nullptr)},
            {"published_bytes", finite(run.run->publishedMemory)},
            {"predicted_bytes", finite(baseValue(run.prediction.memory.total))}};
}

Json everything(const std::vector<JudgedRun>& runs, const QString& by) {
    Json rows = Json::array();
    std::size_t inScope = 0, expressed = 0;
    for (const JudgedRun& run : runs) {
        rows.push_back(rowJson(run));
        inScope += run.run->inScope ? 1U : 0U;
        expressed += run.run->inScope && run.predicted() > 0 ? 1U : 0U;
    }
    std::vector<const JudgedRun*> all;
    for (const JudgedRun& run : runs)
        all.push_back(&run);
    Json summary = summaryJson(summarizeErrors(all));
    summary["rows"] = runs.size();
    summary["in_scope"] = inScope;
    summary["expressible"] = expressed;
    const auto add = [&](const char* name, const QString& kind) {
        for (const auto& [group, members] : grouped(runs, kind))
            summary[name][group] = summaryJson(summarizeErrors(members));
    };
    add("classes", QStringLiteral("class"));
    if (!by.isEmpty())
        add("groups", by);
    return {{"rows", rows}, {"summary", summary}};
}

QString percent(double v, bool sign = false) {
    if (!std::isfinite(v))
        return QStringLiteral("–");
    const QString text = QString::number(100 * v, 'f', 1);
    return sign && v > 0 ? QLatin1Char('+') + text : text;
}

QString cell(double v) {
    return std::isfinite(v) ? QString::number(v, 'g', 4) : QStringLiteral("–");
}

void printSummary(const QString& name, const ErrorSummary& s) {
    print(QStringLiteral("%1 %2 %3 %4 %5 %6 %7 %8\n")
              .arg(name.leftJustified(24))
              .arg(s.count, 5)
              .arg(percent(s.mean), 7)
              .arg(percent(s.median), 7)
              .arg(percent(s.bias, true), 7)
              .arg(percent(s.p90), 7)
              .arg(percent(s.insideBand), 7)
              .arg(percent(s.baselineMean), 9));
}

void printAll(const std::vector<JudgedRun>& runs, const QString& by) {
    for (const JudgedRun& run : runs)
        print(QStringLiteral("%1 %2 %3 %4  %5 … %6  %7\n")
                  .arg(QString::fromStdString(run.run->id).leftJustified(24))
                  .arg(cell(run.run->publishedStep), 9)
                  .arg(cell(run.predicted()), 9)
                  .arg(run.run->publishedStep > 0 ? percent(run.error(), true) + QStringLiteral(" %") : QString(), 9)
                  .arg(cell(run.prediction.low), cell(run.prediction.high), remark(run)));
    print(QLatin1Char('\n') +
          say(Message{GP_TR("Errors of step time in %: group, rows, mean, median, bias, 90th "
                            "percentile, published within the band, mean of one MFU per GPU"),
                      {}},
              "") +
          QLatin1Char('\n'));
    for (const auto& [group, members] : grouped(runs, by.isEmpty() ? QStringLiteral("class") : by))
        printSummary(QString::fromStdString(group), summarizeErrors(members));
    std::vector<const JudgedRun*> all;
    for (const JudgedRun& run : runs)
        all.push_back(&run);
    printSummary(say(Message{GP_TR("all"), {}}, ""), summarizeErrors(all));
}

} // namespace

int checkTrainingCommand(const QStringList& words) {
    const auto arguments =
        readArguments(words, {QStringLiteral("--json")}, {QStringLiteral("--by"), QStringLiteral("--constants")});
    if (!arguments)
        return kWrongInput;
    if (arguments->positional.size() != 1)
        return fail(Message{GP_TR("check training wants one FILE"), {}});
    const QString by = arguments->value(QStringLiteral("--by"));
    if (!QStringList{QString(), QStringLiteral("family"), QStringLiteral("gpu"), QStringLiteral("model")}.contains(by))
        return fail(Message{GP_TR("--by knows: %1"), {std::string("family, gpu, model")}});
    const QString name = arguments->positional.front();
    const auto csv = readText(name);
    if (!csv)
        return kWrongInput;
    TrainingConstants constants = builtinTrainingConstants();
    if (arguments->has(QStringLiteral("--constants"))) {
        const auto text = readText(arguments->value(QStringLiteral("--constants")));
        if (!text)
            return kWrongInput;
        const auto own = trainingConstantsFromJson(*text);
        if (!own)
            return fail(own.error());
        constants = *own;
    }
    const auto library = builtinLibrary();
    if (!library)
        return fail(library.error());
    const auto runs = readTrainingRuns(*csv, library->catalog);
    if (!runs) {
        Diagnostic error = runs.error();
        error.where = name.toStdString() + (error.where.empty() ? "" : " " + error.where);
        return fail(error);
    }
    const auto judged = judgeRuns(*runs, constants);
    if (arguments->has(QStringLiteral("--json")))
        print(QString::fromStdString(everything(judged, by).dump(1)) + QLatin1Char('\n'));
    else
        printAll(judged, by);
    return kDone;
}

} // namespace gp::cli

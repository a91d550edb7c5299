#include "app/cli/cli.hpp"
#include "core/performance/efficiency.hpp"
#include "core/performance/search.hpp"
#include "core/workload/model.hpp"
#include "ui/session/speech.hpp"

#include <nlohmann/json.hpp>

namespace gp::cli {

using Json = nlohmann::ordered_json;

namespace {

/// Everything that the command line asks for.
struct Question {
    DecoderShape shape;
    TrainingBatch batch;
    TrainingMachine machine;
    GpuCount gpus;
    std::string model, gpu; ///< as typed
    SearchOptions options;
};

/// The index of an option's value among its words; an error that lists them is printed for any other.
template<class T>
std::optional<T> choiceOption(const Arguments& arguments, const char* name,
                              const std::vector<std::pair<const char*, T>>& choices) {
    const QString value = arguments.value(QLatin1String(name));
    QStringList known;
    for (const auto& [word, meaning] : choices) {
        if (value == QLatin1String(word))
            return meaning;
        known << QLatin1String(word);
    }
    fail(Message{GP_TR("%1 knows: %2"), {std::string(name), known.join(QStringLiteral(", ")).toStdString()}});
    return {};
}

/// A number within its range; errors are printed. `whole` allows no fraction.
std::optional<double> numberOption(const Arguments& arguments, const char* name, double low, double high, bool whole) {
    const QString text = arguments.value(QLatin1String(name));
    bool ok = false;
    const double v = text.toDouble(&ok);
    if (!ok || !std::isfinite(v)) {
        fail(Message{GP_TR("%1: “%2” is not a number"), {std::string(name), text.toStdString()}});
        return {};
    }
    if (whole && v != std::floor(v)) {
        fail(Message{GP_TR("%1 must be a whole number."), {std::string(name)}});
        return {};
    }
    if (v < low || v > high) {
        fail(Message{GP_TR("%1 must be between %2 and %3, not %4."),
                     {std::string(name), Amount{low, unit::one}, Amount{high, unit::one}, text.toStdString()}});
        return {};
    }
    return v;
}

/// Sets a target where the option is given; false after an error.
template<class T>
bool take(const Arguments& arguments, const char* name, double low, double high, bool whole, T& target) {
    if (!arguments.has(QLatin1String(name)))
        return true;
    const auto v = numberOption(arguments, name, low, high, whole);
    if (v)
        target = static_cast<T>(*v);
    return v.has_value();
}
bool take(const Arguments& arguments, const char* name, std::optional<int>& target, int low = 1) {
    int value = 0;
    if (!take(arguments, name, low, 1e6, true, value))
        return false;
    if (arguments.has(QLatin1String(name)))
        target = value;
    return true;
}
template<class T>
bool take(const Arguments& arguments, const char* name, const std::vector<std::pair<const char*, T>>& choices,
          std::optional<T>& target) {
    if (!arguments.has(QLatin1String(name)))
        return true;
    target = choiceOption(arguments, name, choices);
    return target.has_value();
}

bool readModel(const Arguments& arguments, Question& q) {
    const QString name = arguments.value(QStringLiteral("--model"));
    const auto text = readText(name);
    if (!text)
        return false;
    const auto shape = decoderFromConfig(*text);
    if (!shape) {
        Diagnostic error = shape.error();
        error.where = name.toStdString() + (error.begin ? " byte " + std::to_string(error.begin) : "");
        fail(error);
        return false;
    }
    q.model = name.toStdString();
    q.shape = *shape;
    return true;
}

bool readMachine(const Arguments& arguments, Question& q) {
    const auto library = builtinLibrary();
    if (!library) {
        fail(library.error());
        return false;
    }
    q.gpu = arguments.value(QStringLiteral("--gpu")).toStdString();
    const Accelerator* accelerator = library->catalog.accelerator(q.gpu);
    if (!accelerator) {
        std::string known;
        for (const Accelerator& a : library->catalog.accelerators)
            known += (known.empty() ? "" : ", ") + a.id;
        fail(Message{GP_TR("--gpu: “%1” is not in the catalog (%2)"), {q.gpu, known}});
        return false;
    }
    std::optional<MathPrecision> precision = MathPrecision::Bf16;
    double gigabits = 400, oversubscription = 1;
    int domain = 0, part = TrainingMachine{}.part;
    if (!take<MathPrecision>(arguments, "--precision",
                             {{"bf16", MathPrecision::Bf16}, {"fp8", MathPrecision::Fp8}, {"fp4", MathPrecision::Fp4}},
                             precision) ||
        !take(arguments, "--network", 1, 1e5, false, gigabits) ||
        !take(arguments, "--oversubscription", 1, 100, false, oversubscription) ||
        !take(arguments, "--part", 1, 1e6, true, part) || !take(arguments, "--domain", 1, 1e5, true, domain))
        return false;
    q.machine = trainingMachine(*accelerator, *precision, make<Bandwidth>(gigabits * unit::gigabitPerSecond.factor),
                                domain, oversubscription);
    q.machine.part = part;
    return true;
}

bool readJob(const Arguments& arguments, Question& q) {
    constexpr double kMostGpus = 1e7, kMostTokens = 1e8, kMostSequences = 1e9;
    double gpus = 0;
    q.batch = {4096, 1024};
    if (!take(arguments, "--gpus", 1, kMostGpus, true, gpus) ||
        !take(arguments, "--sequence", 1, kMostTokens, true, q.batch.sequenceLength) ||
        !take(arguments, "--batch", 1, kMostSequences, true, q.batch.sequences))
        return false;
    q.gpus = make<GpuCount>(gpus);
    return true;
}

bool readWish(const Arguments& arguments, SearchOptions& options) {
    LayoutWish& w = options.wish;
    if (arguments.has(QStringLiteral("--zero")) && !take(arguments, "--zero", w.zero, 0))
        return false;
    if (w.zero.value_or(0) > 3)
        return fail(Message{GP_TR("%1 knows: %2"), {std::string("--zero"), std::string("0, 1, 2, 3")}}) == kDone;
    options.depth = arguments.has(QStringLiteral("--full")) ? SearchDepth::Full : SearchDepth::Live;
    options.safeOnly = arguments.has(QStringLiteral("--safe"));
    return take(arguments, "--tensor", w.tensor) && take(arguments, "--pipeline", w.pipeline) &&
           take(arguments, "--virtual", w.virtualStages) && take(arguments, "--data", w.data) &&
           take(arguments, "--context", w.context) && take(arguments, "--expert", w.expert) &&
           take(arguments, "--micro-batch", w.microBatch) &&
           take<bool>(arguments, "--sequence-parallel", {{"yes", true}, {"no", false}}, w.sequenceParallel) &&
           take<Recompute>(arguments, "--recompute",
                           {{"none", Recompute::None}, {"selective", Recompute::Selective}, {"full", Recompute::Full}},
                           w.recompute) &&
           take<TrainingStack>(arguments, "--stack",
                               {{"megatron_core", TrainingStack::MegatronCore},
                                {"fsdp", TrainingStack::Fsdp},
                                {"legacy", TrainingStack::Legacy}},
                               w.stack) &&
           take(arguments, "--top", 1, 1000, true, options.keep) &&
           take(arguments, "--vintage", 0.1, 10, false, options.vintage);
}

const char* outcomeCode(SearchOutcome outcome) {
    static constexpr const char* kCodes[] = {"found",           "nothing_fits",  "nothing_possible",
                                             "unknown_machine", "unknown_model", "stopped"};
    return kCodes[static_cast<std::size_t>(outcome)];
}
const char* fitCode(MemoryFit fit) {
    static constexpr const char* kCodes[] = {"yes", "margin", "no"};
    return kCodes[static_cast<std::size_t>(fit)];
}
const char* fitText(MemoryFit fit) {
    static constexpr const char* kTexts[] = {GP_TR("fits"), GP_TR("fits without a margin"), GP_TR("does not fit")};
    return kTexts[static_cast<std::size_t>(fit)];
}
const char* recomputeCode(Recompute recompute) {
    static constexpr const char* kCodes[] = {"none", "selective", "full"};
    return kCodes[static_cast<std::size_t>(recompute)];
}
/// The layout in words, with the software where it is not the usual one.
std::string layoutWords(const TrainingLayout& l) {
    return layoutText(l) + (l.stack == TrainingStack::MegatronCore ? "" : " " + std::string(stackCode(l.stack)));
}

Json numberOrNull(double v) {
    return std::isfinite(v) ? Json(v) : Json(nullptr);
}
template<class T>
Json numberOrNull(const T& quantity) {
    return numberOrNull(baseValue(quantity));
}

Json memoryJson(const StepMemory& m) {
    return {{"weights", numberOrNull(m.weights)},     {"gradients", numberOrNull(m.gradients)},
            {"optimiser", numberOrNull(m.optimiser)}, {"activations", numberOrNull(m.activations)},
            {"fixed", numberOrNull(m.fixed)},         {"total", numberOrNull(m.total)}};
}

Json layoutJson(const RatedLayout& rated, const Question& q, bool runnerUp) {
    const TrainingLayout& l = rated.layout;
    const StepEfficiency e =
        stepEfficiency(q.shape, q.batch, q.machine, l, builtinTrainingConstants(), rated.time.total);
    const double step = baseValue(rated.time.total),
                 band = predictionBand(q.shape, q.machine, builtinTrainingConstants());
    Json parts = Json::object();
    for (const StepPartRow& row : stepParts())
        parts[std::string(row.code)] = numberOrNull(rated.time.*row.time);
    Json j{{"layout", layoutWords(l)},
           {"tensor", l.tensor},
           {"pipeline", l.pipeline},
           {"virtual", l.virtualStages},
           {"data", l.data},
           {"context", l.context},
           {"expert", l.expert},
           {"micro_batch", l.microBatch},
           {"zero", l.zero},
           {"sequence_parallel", l.sequenceParallel},
           {"recompute", recomputeCode(l.recompute)},
           {"stack", std::string(stackCode(l.stack))},
           {"step_s", numberOrNull(step)},
           {"step_low_s", numberOrNull(step / (1 + band))},
           {"step_high_s", numberOrNull(step * (1 + band))},
           {"parts_s", parts},
           {"tokens_per_s", numberOrNull(e.tokens)},
           {"tokens_per_s_gpu", numberOrNull(e.perGpu)},
           {"mfu", numberOrNull(e.mfu)},
           {"mfu_with_attention", numberOrNull(e.withAttention)},
           {"hfu", numberOrNull(e.hardware)},
           {"memory_bytes", memoryJson(rated.memory)},
           {"fit", fitCode(rated.fit)}};
    j["slower_in"] = runnerUp ? Json(stepParts()[static_cast<std::size_t>(rated.slowerIn)].code) : Json(nullptr);
    j["slower_by_s"] = runnerUp ? numberOrNull(rated.slowerBy) : Json(nullptr);
    return j;
}

void printJson(const SearchResult& r, const Question& q) {
    Json ruledOut = Json::object(), layouts = Json::array();
    for (std::size_t i = 1; i < kLayoutObstacles; ++i)
        ruledOut[std::string(obstacleCode(static_cast<LayoutObstacle>(i)))] = r.ruledOut[i];
    for (const RatedLayout& layout : r.ranked)
        layouts.push_back(layoutJson(layout, q, &layout != &r.ranked.front()));
    Json j{{"outcome", outcomeCode(r.outcome)},
           {"model", q.model},
           {"gpu", q.gpu},
           {"gpus", q.gpus.n},
           {"sequence", std::llround(q.batch.sequenceLength)},
           {"batch", std::llround(q.batch.sequences)},
           {"memory_limit_bytes", numberOrNull(q.machine.memory)},
           {"enumerated", r.enumerated},
           {"fitting", r.fitting},
           {"timed", r.timed},
           {"ruled_out", ruledOut},
           {"layouts", layouts}};
    j["closest"] = r.closest ? layoutJson(*r.closest, q, false) : Json(nullptr);
    j["too_much_bytes"] = r.closest ? numberOrNull(r.tooMuch) : Json(nullptr);
    print(QString::fromStdString(j.dump(1)) + QLatin1Char('\n'));
}

void printLine(const Message& message) {
    print(say(message, "CNY") + QLatin1Char('\n'));
}

void printRanked(const SearchResult& r, const Question& q) {
    int place = 0;
    for (const RatedLayout& l : r.ranked) {
        const StepEfficiency e =
            stepEfficiency(q.shape, q.batch, q.machine, l.layout, builtinTrainingConstants(), l.time.total);
        printLine({GP_TR("%1. %2: a step %3, %4 a GPU, MFU %5, memory %6 (%7)"),
                   {std::to_string(++place), layoutWords(l.layout), Amount{baseValue(l.time.total), unit::second},
                    Amount{baseValue(e.perGpu), unit::tokensPerSecond}, Amount{e.mfu.v, unit::percent},
                    Amount{baseValue(l.memory.total), unit::gigabyte}, Term{fitText(l.fit)}}});
        if (place > 1)
            printLine({GP_TR("   a step is %1 longer, most of all in %2 (%3)"),
                       {Amount{baseValue(l.time.total) - baseValue(r.ranked.front().time.total), unit::second},
                        Term{stepParts()[static_cast<std::size_t>(l.slowerIn)].label},
                        Amount{baseValue(l.slowerBy), unit::second}}});
    }
}

void printReasons(const SearchResult& r) {
    const auto amount = [](std::int64_t n) { return Amount{static_cast<double>(n), unit::one}; };
    printLine({GP_TR("%1 layouts looked at: %2 fit, %3 timed; ruled out:"),
               {amount(r.enumerated), amount(r.fitting), amount(r.timed)}});
    for (std::size_t i = 1; i < kLayoutObstacles; ++i)
        if (r.ruledOut[i] > 0)
            printLine(
                {GP_TR("   %1: %2"), {Term{obstacleText(static_cast<LayoutObstacle>(i))}, amount(r.ruledOut[i])}});
}

void printTable(const SearchResult& r, const Question& q) {
    if (r.outcome == SearchOutcome::NothingFits)
        printLine({GP_TR("No layout fits in memory. The closest is %1: it needs %2, %3 too much."),
                   {layoutWords(r.closest->layout), Amount{baseValue(r.closest->memory.total), unit::gigabyte},
                    Amount{baseValue(r.tooMuch), unit::gigabyte}}});
    else if (r.outcome == SearchOutcome::NothingPossible)
        printLine({GP_TR("No layout is possible."), {}});
    printRanked(r, q);
    printReasons(r);
}

} // namespace

int searchCommand(const QStringList& words) {
    QStringList valued;
    for (const char* name : {"--model",     "--gpu",         "--gpus",    "--sequence",
                             "--batch",     "--precision",   "--network", "--oversubscription",
                             "--domain",    "--vintage",     "--top",     "--tensor",
                             "--pipeline",  "--virtual",     "--data",    "--context",
                             "--expert",    "--micro-batch", "--zero",    "--sequence-parallel",
                             "--recompute", "--stack"})
        valued << QLatin1String(name);
    const auto arguments =
        readArguments(words, {QStringLiteral("--json"), QStringLiteral("--full"), QStringLiteral("--safe")}, valued);
    if (!arguments)
        return kWrongInput;
    if (!arguments->positional.isEmpty())
        return fail(Message{GP_TR("%1 takes no FILE"), {std::string("search")}});
    for (const char* needed : {"--model", "--gpu", "--gpus"})
        if (!arguments->has(QLatin1String(needed)))
            return fail(Message{GP_TR("search needs %1"), {std::string(needed)}});
    Question q;
    if (!readModel(*arguments, q) || !readMachine(*arguments, q) || !readJob(*arguments, q) ||
        !readWish(*arguments, q.options))
        return kWrongInput;
    const SearchResult r = searchLayouts(q.shape, q.batch, q.machine, q.gpus, builtinTrainingConstants(), q.options);
    if (r.outcome == SearchOutcome::UnknownMachine)
        return fail(
            Message{GP_TR("The catalog does not tell the %1 of %2."), {Term{machineNumberText(r.missing)}, q.gpu}});
    if (r.outcome == SearchOutcome::UnknownModel)
        return fail(Message{GP_TR("%1: the model's shape is not complete"), {q.model}});
    if (arguments->has(QStringLiteral("--json")))
        printJson(r, q);
    else
        printTable(r, q);
    return kDone;
}

} // namespace gp::cli

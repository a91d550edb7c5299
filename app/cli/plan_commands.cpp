#include "app/cli/cli.hpp"
#include "core/study/uncertainty.hpp"
#include "ui/session/speech.hpp"

#include <nlohmann/json.hpp>

namespace gp::cli {

using Json = nlohmann::ordered_json;

static Json numberOrNull(double v) {
    return std::isfinite(v) ? Json(v) : Json(nullptr);
}

/// The unit of factor 1, in which JSON states every value.
static std::string baseSymbol(const Dim& dim) {
    for (const Unit& u : unitsOf(dim))
        if (u.factor == 1)
            return u.symbol;
    return "";
}

static Json figureJson(const LedgerEntry& entry, const Band& band) {
    const Json value = entry.text.empty() ? numberOrNull(entry.value) : Json(entry.text);
    Json j{{"value", value},    {"unit", baseSymbol(entry.unit.dim)}, {"low", numberOrNull(band.low)},
           {"expected", value}, {"high", numberOrNull(band.high)},    {"source", sourceCode(entry.source.kind)}};
    if (!entry.source.reference.empty())
        j["reference"] = entry.source.reference;
    if (entry.source.doubtful)
        j["doubtful"] = true;
    return j;
}

static Json argumentJson(const Argument& argument) {
    if (const auto* literal = std::get_if<Literal>(&argument))
        return *literal;
    if (const auto* amount = std::get_if<Amount>(&argument))
        return {{"value", numberOrNull(amount->base)}, {"unit", baseSymbol(amount->unit.dim)}};
    if (const auto* term = std::get_if<Term>(&argument))
        return term->text;
    if (const auto* data = std::get_if<DataText>(&argument))
        return data->text;
    return {{"key", std::get<KeyName>(argument).key}};
}

static Json overrideJson(const Override& change) {
    if (const auto* set = std::get_if<SetValue>(&change)) {
        Json value;
        if (const auto* v = std::get_if<double>(&set->value))
            value = numberOrNull(*v);
        else if (const auto* flag = std::get_if<bool>(&set->value))
            value = *flag;
        else
            value = std::get<std::string>(set->value);
        return {{"set", set->key}, {"value", value}};
    }
    if (const auto* add = std::get_if<AddItem>(&change))
        return {{"add", add->id}};
    return {{"remove", std::get<RemoveItem>(change).id}};
}

static const char* severityCode(Severity severity) {
    static constexpr const char* kCodes[] = {"ok", "note", "warning", "error"};
    return kCodes[static_cast<std::size_t>(severity)];
}

static Json findingJson(const Finding& f, const std::string& currency) {
    Json arguments = Json::array(), fixes = Json::array();
    for (const Argument& argument : f.detail.arguments)
        arguments.push_back(argumentJson(argument));
    for (const Fix& fix : f.fixes) {
        Json overrides = Json::array();
        for (const Override& change : fix.overrides)
            overrides.push_back(overrideJson(change));
        fixes.push_back({{"title", say(fix.title, currency).toStdString()}, {"overrides", overrides}});
    }
    return {{"code", f.code},
            {"severity", severityCode(f.severity)},
            {"where", f.where},
            {"arguments", arguments},
            {"fixes", fixes},
            {"text", (say(f.title, currency) + QStringLiteral(". ") + say(f.detail, currency)).toStdString()}};
}

static void printTable(const Ledger& ledger, const Bands& bands, const std::string& currency) {
    const char* group = "";
    std::size_t i = 0;
    int item = -1;
    eachFigure(ledger.view().scenario, [&](const FigureRef& ref) {
        const Band& band = bands.figures[i++];
        const LedgerEntry entry = ledger.entry(ref);
        if (std::string_view(group) != ref.figure->group || item != ref.item) {
            group = ref.figure->group;
            item = ref.item;
            const QString name =
                item < 0 ? QString()
                         : QString::fromStdString(ledger.view().scenario.workloads[static_cast<std::size_t>(item)].id) +
                               QStringLiteral(": ");
            print(QStringLiteral("\n%1%2\n").arg(name, say(group)));
        }
        QString line = QStringLiteral("  %1  %2")
                           .arg(QString::fromStdString(entry.key).leftJustified(38), sayEntry(entry, currency));
        if (band.low < band.high)
            line += QStringLiteral("  (%1)").arg(
                QString::fromStdString(formatRange(band.low, band.high, entry.unit, numberStyle(currency)).number));
        print(line + QLatin1Char('\n'));
    });
}

static void printFindings(const std::vector<Finding>& list, const std::string& currency) {
    print(QStringLiteral("\n%1\n").arg(say(GP_TR("Findings"))));
    for (const Finding& f : list)
        print(QStringLiteral("  %1  %2. %3\n")
                  .arg(QString::fromLatin1(severityCode(f.severity)).leftJustified(8), say(f.title, currency),
                       say(f.detail, currency)));
}

int planCommand(const QStringList& words) {
    const auto arguments =
        readArguments(words, {QStringLiteral("--json")}, {QStringLiteral("--scenario"), QStringLiteral("--set")});
    if (!arguments)
        return kWrongInput;
    if (arguments->positional.size() != 1)
        return fail(Message{GP_TR("plan wants one FILE or sample name"), {}});
    const auto opened = open(arguments->positional.front());
    const auto scenario = opened ? scenarioOf(*opened, *arguments) : std::nullopt;
    if (!scenario)
        return kWrongInput;
    const Choices choices = choose(*scenario, opened->library);
    const Plan planned = plan(*scenario, opened->library, choices);
    const Bands all = bands(*scenario, opened->library, choices);
    const Ledger ledger({*scenario, opened->library, planned});
    const auto list = findings(*scenario, opened->library, planned);
    const std::string currency = currencyOf(*scenario, opened->library);
    if (!arguments->has(QStringLiteral("--json"))) {
        printTable(ledger, all, currency);
        printFindings(list, currency);
        return kDone;
    }
    Json figuresJson = Json::object(), findingsJson = Json::array();
    std::size_t i = 0;
    eachFigure(*scenario, [&](const FigureRef& ref) {
        const LedgerEntry entry = ledger.entry(ref);
        figuresJson[entry.key] = figureJson(entry, all.figures[i++]);
    });
    for (const Finding& f : list)
        findingsJson.push_back(findingJson(f, currency));
    const Json j{{"figures", figuresJson}, {"findings", findingsJson}};
    print(QString::fromStdString(j.dump(1)) + QLatin1Char('\n'));
    return kDone;
}

int explainCommand(const QStringList& words) {
    const auto arguments = readArguments(words, {}, {QStringLiteral("--scenario"), QStringLiteral("--set")});
    if (!arguments)
        return kWrongInput;
    if (arguments->positional.size() != 2)
        return fail(Message{GP_TR("explain wants FILE and KEY"), {}});
    const auto opened = open(arguments->positional.front());
    const auto scenario = opened ? scenarioOf(*opened, *arguments) : std::nullopt;
    if (!scenario)
        return kWrongInput;
    const Plan planned = plan(*scenario, opened->library, choose(*scenario, opened->library));
    const Ledger ledger({*scenario, opened->library, planned});
    const auto e = ledger.explain(arguments->positional[1].toStdString());
    if (!e)
        return fail(e.error());
    const std::string currency = currencyOf(*scenario, opened->library);
    const auto sourceLine = [](const LedgerEntry& entry) {
        QStringList parts{say(sourceLabel(entry.source.kind))};
        for (const std::string& part : {entry.source.reference, entry.source.date, entry.source.note})
            if (!part.empty())
                parts << QString::fromStdString(part);
        return parts.join(QStringLiteral("; "));
    };
    print(QStringLiteral("%1 = %2  [%3]\n")
              .arg(QString::fromStdString(e->entry.key), sayEntry(e->entry, currency), sourceLine(e->entry)));
    print(QStringLiteral("  %1\n").arg(say(e->entry.label)));
    if (!e->formula.empty()) {
        print(QStringLiteral("  = %1\n").arg(formulaText(e->applied)));
        print(QStringLiteral("  = %1\n").arg(formulaNumbers(e->applied, ledger, currency)));
    }
    for (const LedgerEntry& input : e->inputs)
        print(QStringLiteral("    %1  %2  [%3]\n")
                  .arg(QString::fromStdString(input.key).leftJustified(36), sayEntry(input, currency),
                       sourceLine(input)));
    for (const LimitUse& use : e->limits)
        if (!std::isnan(use.bound))
            print(QStringLiteral("  %1: %2, %3\n")
                      .arg(say(use.limit->label), QString::fromStdString(std::string(use.limit->bound)),
                           sayAmount(use.use, unit::percent, currency)));
    QStringList users;
    for (const std::string& key : e->usedBy)
        users << QString::fromStdString(key);
    if (!users.isEmpty())
        print(QStringLiteral("  -> %1\n").arg(users.join(QStringLiteral(", "))));
    return kDone;
}

} // namespace gp::cli

#include "app/cli/cli.hpp"
#include "core/fabric/topology.hpp"
#include "core/plan/figure.hpp"
#include "ui/session/speech.hpp"

#include <nlohmann/json.hpp>

namespace gp::cli {

using Json = nlohmann::ordered_json;

static const char* scopeCode(Scope scope) {
    static constexpr const char* kCodes[] = {"centre", "workload", "training", "inference"};
    return kCodes[static_cast<std::size_t>(scope)];
}
static const char* kindCode(FieldKind kind) {
    static constexpr const char* kCodes[] = {"quantity", "ratio", "count", "choice", "catalog", "text"};
    return kCodes[static_cast<std::size_t>(kind)];
}
static const char* kindCode(FigureKind kind) {
    static constexpr const char* kCodes[] = {"fact", "formula", "rule", "choice", "model"};
    return kCodes[static_cast<std::size_t>(kind)];
}
static std::string shownKey(std::string_view key, Scope scope) {
    return scope == Scope::Centre ? std::string(key) : "workload.<id>." + std::string(key);
}

static Json fieldJson(const Field& f) {
    Json j{{"key", shownKey(f.key, f.scope)},
           {"scope", scopeCode(f.scope)},
           {"kind", kindCode(f.kind)},
           {"label", f.label},
           {"help", f.help},
           {"unit", f.unit.symbol},
           {"optional", f.optional()}};
    if (f.numeric()) {
        j["factor"] = f.unit.factor;
        j["hard"] = {f.hard.low, f.hard.high};
        j["typical"] = {f.typical.low, f.typical.high};
        const double v = std::get<double>(f.fallback);
        j["default"] = std::isnan(v) ? Json(nullptr) : Json(v);
    } else {
        j["default"] = std::get<std::string>(f.fallback);
        for (const Option& option : f.options)
            j["options"].push_back(option.code);
    }
    return j;
}

int fieldsCommand(const QStringList& words) {
    const auto arguments = readArguments(words, {QStringLiteral("--json")}, {});
    if (!arguments || !arguments->positional.isEmpty())
        return arguments ? fail(Message{GP_TR("%1 takes no FILE"), {std::string("fields")}}) : kWrongInput;
    if (arguments->has(QStringLiteral("--json"))) {
        Json list = Json::array();
        for (const Field& f : fields())
            list.push_back(fieldJson(f));
        print(QString::fromStdString(list.dump(1)) + QLatin1Char('\n'));
        return kDone;
    }
    for (const Field& f : fields()) {
        const QString range = f.numeric() ? QStringLiteral("%1 … %2").arg(sayReadable(f.hard.low, f.unit, "CNY"),
                                                                          sayReadable(f.hard.high, f.unit, "CNY"))
                                          : QString();
        print(QStringLiteral("%1 %2  %3\n")
                  .arg(QString::fromStdString(shownKey(f.key, f.scope)).leftJustified(42), say(f.label), range));
    }
    return kDone;
}

int figuresCommand(const QStringList& words) {
    const auto arguments = readArguments(words, {QStringLiteral("--json")}, {});
    if (!arguments || !arguments->positional.isEmpty())
        return arguments ? fail(Message{GP_TR("%1 takes no FILE"), {std::string("figures")}}) : kWrongInput;
    if (arguments->has(QStringLiteral("--json"))) {
        Json list = Json::array();
        for (const Figure& f : figures())
            list.push_back({{"key", shownKey(f.key, f.scope)},
                            {"scope", scopeCode(f.scope)},
                            {"kind", kindCode(f.kind)},
                            {"label", f.label},
                            {"unit", f.unit.symbol},
                            {"factor", f.unit.factor},
                            {"formula", f.formula ? Json(f.formula) : Json(nullptr)}});
        print(QString::fromStdString(list.dump(1)) + QLatin1Char('\n'));
        return kDone;
    }
    for (const Figure& f : figures())
        print(QStringLiteral("%1 %2\n%3")
                  .arg(QString::fromStdString(shownKey(f.key, f.scope)).leftJustified(42), say(f.label),
                       f.formula ? QStringLiteral("    = %1\n").arg(QString::fromUtf8(f.formula)) : QString()));
    return kDone;
}

int samplesCommand(const QStringList&) {
    for (const SampleInfo& info : samples())
        print(QStringLiteral("%1 %2\n").arg(QString::fromStdString(info.id).leftJustified(20), sayData(info.title)));
    return kDone;
}

static std::optional<double> numberOption(const Arguments& arguments, const QString& name, double fallback,
                                          bool required) {
    if (!arguments.has(name)) {
        if (!required)
            return fallback;
        fail(Message{GP_TR("check fabric needs %1"), {name.toStdString()}});
        return {};
    }
    bool ok = false;
    const double v = arguments.value(name).toDouble(&ok);
    if (!ok || !std::isfinite(v)) {
        fail(Message{GP_TR("%1: “%2” is not a number"), {name.toStdString(), arguments.value(name).toStdString()}});
        return {};
    }
    return v;
}

int checkCommand(const QStringList& words) {
    if (words.value(0) == QLatin1String("training"))
        return checkTrainingCommand(words.mid(1));
    if (words.value(0) != QLatin1String("fabric"))
        return fail(Message{GP_TR("check knows: %1"), {std::string("fabric, training")}});
    const QStringList names{QStringLiteral("--nodes"), QStringLiteral("--rails"), QStringLiteral("--radix"),
                            QStringLiteral("--planes"), QStringLiteral("--oversubscription")};
    const auto arguments = readArguments(words.mid(1), {QStringLiteral("--json")}, names);
    if (!arguments)
        return kWrongInput;
    std::vector<double> v;
    for (const QString& name : names) {
        const auto value = numberOption(*arguments, name, 1, names.indexOf(name) < 3);
        if (!value)
            return kWrongInput;
        if (name != names.back() && *value != std::round(*value))
            return fail(Message{GP_TR("%1 must be a whole number."), {name.toStdString()}});
        v.push_back(*value);
    }
    const auto whole = [](double x) { return static_cast<std::int64_t>(std::clamp(x, -1e15, 1e15)); };
    const auto f = sizeFabric({whole(v[0]), whole(v[1]), whole(v[2]), v[4], whole(v[3])});
    if (!f)
        return fail(f.error());
    if (arguments->has(QStringLiteral("--json"))) {
        const Json j{
            {"tiers", f->tiers},
            {"leaves", f->leaves},
            {"spines", f->spines},
            {"cores", f->cores},
            {"cables", {{"node_leaf", f->nodeLeaf}, {"leaf_spine", f->leafSpine}, {"spine_core", f->spineCore}}},
            {"oversubscription", f->oversubscription}};
        print(QString::fromStdString(j.dump(1)) + QLatin1Char('\n'));
        return kDone;
    }
    print(QStringLiteral("%1 tiers: %2 leaves, %3 spines (%4 by ports), %5 cores\n")
              .arg(f->tiers)
              .arg(f->leaves)
              .arg(f->spines)
              .arg(f->spinesByPorts)
              .arg(f->cores));
    print(QStringLiteral("cables: node-leaf %1, leaf-spine %2, spine-core %3\n")
              .arg(f->nodeLeaf)
              .arg(f->leafSpine)
              .arg(f->spineCore));
    print(QStringLiteral("a leaf: %1 down, %2 up; oversubscription %3 : 1; links a pair %4; ports used %5 of %6\n")
              .arg(f->downPorts)
              .arg(f->upPorts)
              .arg(f->oversubscription)
              .arg(f->linksPerPair)
              .arg(f->portsUsed)
              .arg(f->ports));
    return kDone;
}

} // namespace gp::cli

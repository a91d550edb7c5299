#include "app/cli/cli.hpp"
#include "core/project/store.hpp"
#include "core/workload/model.hpp"
#include "ui/session/speech.hpp"

#include <nlohmann/json.hpp>

namespace gp::cli {

using Json = nlohmann::ordered_json;

static Json valueJson(const ModelValue& value) {
    if (const auto* v = std::get_if<double>(&value)) {
        if (!std::isfinite(*v))
            return nullptr;
        if (*v == std::floor(*v) && std::abs(*v) < 9e15)
            return static_cast<std::int64_t>(*v);
        return *v;
    }
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag;
    return std::get<std::string>(value);
}

int readCommand(const QStringList& words) {
    const auto arguments = readArguments(words, {QStringLiteral("--json")}, {});
    if (!arguments)
        return kWrongInput;
    if (arguments->positional.size() != 1)
        return fail(Message{GP_TR("read wants one FILE"), {}});
    const QString name = arguments->positional.front();
    const auto text = readText(name);
    if (!text)
        return kWrongInput;
    if (!looksLikeModelConfig(*text))
        return fail(Message{GP_TR("%1: not a kind of file that is known here (hf-config)"), {name.toStdString()}});
    const auto model = readModelConfig(*text);
    if (!model) {
        Diagnostic error = model.error();
        error.where = name.toStdString() + (error.begin ? " byte " + std::to_string(error.begin) : "");
        return fail(error);
    }
    Json values = Json::object(), notes = Json::array();
    for (const auto& [key, value] : modelConfigValues(*model))
        values[key] = valueJson(value);
    for (const Message& note : model->notes)
        notes.push_back(say(note, "CNY").toStdString());
    if (arguments->has(QStringLiteral("--json"))) {
        const Json j{{"kind", "hf-config"}, {"values", values}, {"notes", notes}};
        print(QString::fromStdString(j.dump(1)) + QLatin1Char('\n'));
        return kDone;
    }
    print(QStringLiteral("hf-config %1\n").arg(QString::fromStdString(model->name)));
    for (const auto& [key, value] : values.items())
        print(QStringLiteral("  %1 %2\n")
                  .arg(QString::fromStdString(key).leftJustified(32),
                       QString::fromStdString(value.is_string() ? value.get<std::string>() : value.dump())));
    for (const Json& note : notes)
        print(QStringLiteral("  · %1\n").arg(QString::fromStdString(note.get<std::string>())));
    return kDone;
}

int saveCommand(const QStringList& words) {
    const auto arguments =
        readArguments(words, {}, {QStringLiteral("--scenario"), QStringLiteral("--set"), QStringLiteral("-o")});
    if (!arguments)
        return kWrongInput;
    if (arguments->positional.size() != 1 || !arguments->has(QStringLiteral("-o")))
        return fail(Message{GP_TR("save wants one FILE and -o OUT.gplan"), {}});
    const auto opened = open(arguments->positional.front());
    const auto project = opened ? amended(*opened, *arguments) : std::nullopt;
    if (!project)
        return kWrongInput;
    const auto saved = saveProject(*project->project, arguments->value(QStringLiteral("-o")).toStdString());
    return saved ? kDone : (fail(saved.error()), kFailed);
}

} // namespace gp::cli

#include "app/cli/cli.hpp"
#include "core/plan/field_text.hpp"
#include "core/project/store.hpp"
#include "ui/session/speech.hpp"

#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace gp::cli {

QString Arguments::value(const QString& name, const QString& fallback) const {
    const auto found = options.find(name);
    return found == options.end() ? fallback : found->second;
}

QStringList Arguments::values(const QString& name) const {
    QStringList list;
    const auto [first, last] = options.equal_range(name);
    for (auto it = first; it != last; ++it)
        list << it->second;
    return list;
}

void print(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
}

std::optional<std::string> readText(const QString& name) {
    constexpr qint64 kLargest = 64 << 20;
    QFile file(name);
    if (!QFileInfo(name).isFile() || !file.open(QIODevice::ReadOnly)) {
        fail(Message{GP_TR("%1: cannot be read"), {name.toStdString()}});
        return {};
    }
    if (file.size() > kLargest) {
        fail(Message{GP_TR("%1: too large"), {name.toStdString()}});
        return {};
    }
    return file.readAll().toStdString();
}

static int printError(const QString& line, int code = kWrongInput) {
    const QByteArray bytes = (QStringLiteral("groundplan-cli: ") + line + QLatin1Char('\n')).toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
    return code;
}

int fail(const Message& message, int code) {
    return printError(say(message, "CNY").simplified(), code);
}

bool speak(const QString& code) {
    if (code == QLatin1String("en") || code == QLatin1String("zh_CN")) {
        installLanguage(languageFromCode(code));
        return true;
    }
    fail(Message{GP_TR("--language: “%1” is neither en nor zh_CN"), {code.toStdString()}});
    return false;
}

int fail(const Diagnostic& diagnostic) {
    QString line = say(diagnostic.message, "CNY");
    const QString where = QString::fromStdString(diagnostic.where);
    if (!where.isEmpty() && !line.contains(where))
        line = where + QStringLiteral(": ") + line;
    if (!diagnostic.suggestions.empty()) {
        QStringList suggestions;
        for (const std::string& s : diagnostic.suggestions)
            suggestions << QString::fromStdString(s);
        line += QStringLiteral(" [") + suggestions.join(QStringLiteral(", ")) + QLatin1Char(']');
    }
    return printError(line.simplified());
}

std::optional<Arguments> readArguments(const QStringList& words, const QStringList& flags, const QStringList& valued) {
    Arguments arguments;
    for (int i = 0; i < words.size(); ++i) {
        const QString& word = words[i];
        if (!word.startsWith(QLatin1Char('-')) || word.size() < 2) {
            arguments.positional << word;
            continue;
        }
        const qsizetype equals = word.startsWith(QLatin1String("--")) ? word.indexOf(QLatin1Char('=')) : -1;
        const QString name = equals > 0 ? word.left(equals) : word;
        if (flags.contains(name) && equals < 0) {
            arguments.options.emplace(name, QString());
        } else if (valued.contains(name) && (equals > 0 || i + 1 < words.size())) {
            arguments.options.emplace(name, equals > 0 ? word.mid(equals + 1) : words[++i]);
        } else {
            fail(Message{valued.contains(name) ? GP_TR("%1 needs a value.") : GP_TR("unknown option %1 (see --help)"),
                         {name.toStdString()}});
            return {};
        }
    }
    return arguments;
}

std::optional<Opened> open(const QString& file) {
    auto builtin = builtinLibrary();
    if (!builtin) {
        fail(builtin.error());
        return {};
    }
    const std::string name = file.toStdString();
    auto project = sample(name);
    if (!project || QFileInfo::exists(file)) {
        auto loaded = loadProject(name, *builtin);
        if (!loaded) {
            fail(loaded.error());
            return {};
        }
        project = loaded->project;
    }
    auto library = libraryOf(**project, *builtin);
    if (!library) {
        fail(library.error());
        return {};
    }
    return Opened{*project, std::move(*library)};
}

/// --set key=value by the field's own rules; one list, applied in order.
static Outcome applySet(Scenario& scenario, const Library& library, const QString& text) {
    const qsizetype equals = text.indexOf(QLatin1Char('='));
    Diagnostic error;
    if (equals <= 0) {
        error.code = "cli.set";
        error.where = "--set " + text.toStdString();
        error.message = {GP_TR("--set wants key=value, not “%1”."), {text.toStdString()}};
        return error;
    }
    auto ref = resolveField(scenario, text.left(equals).trimmed().toStdString());
    if (!ref)
        return ref.error();
    auto set = parseField(*ref->field, fullKey(scenario, *ref), text.mid(equals + 1).toStdString(), NumberLocale{},
                          currencyOf(scenario, library));
    if (!set)
        return set.error();
    return amend(scenario, *set, &library);
}

/// --scenario takes an id or a name; without it the baseline is meant.
static std::string scenarioId(const Opened& opened, const Arguments& arguments) {
    std::string wanted =
        arguments.value(QStringLiteral("--scenario"), QString::fromStdString(opened.project->baseline)).toStdString();
    for (const ScenarioNode& node : opened.project->scenarios)
        if (!opened.project->scenario(wanted) && node.name == wanted)
            return node.id;
    return wanted;
}

std::optional<Scenario> scenarioOf(const Opened& opened, const Arguments& arguments) {
    auto scenario = resolve(*opened.project, scenarioId(opened, arguments), &opened.library);
    if (!scenario) {
        fail(scenario.error());
        return {};
    }
    for (const QString& text : arguments.values(QStringLiteral("--set")))
        if (const Outcome wrong = applySet(*scenario, opened.library, text)) {
            fail(*wrong);
            return {};
        }
    return *scenario;
}

std::optional<Amended> amended(const Opened& opened, const Arguments& arguments) {
    const auto scenario = scenarioOf(opened, arguments);
    if (!scenario)
        return {};
    const std::string id = scenarioId(opened, arguments);
    const auto before = resolve(*opened.project, id, &opened.library);
    auto project = applyEdit(opened.project, EditScenario{id, overridesBetween(*before, *scenario)}, &opened.library);
    if (!project) {
        fail(project.error());
        return {};
    }
    return Amended{*project, id};
}

} // namespace gp::cli

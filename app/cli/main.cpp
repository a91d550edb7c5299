// groundplan-cli: the sizing core without a window.
#include "app/cli/cli.hpp"
#include "ui/session/speech.hpp"

#include <QCoreApplication>

using namespace gp::cli;

static const char* kHelp = R"(groundplan-cli - sizes AI compute centres

  groundplan-cli plan FILE [--scenario S] [--set key=value]... [--json]
  groundplan-cli explain FILE KEY [--scenario S] [--set key=value]...
  groundplan-cli report FILE -o OUT.pdf [--scenario S] [--language en|zh_CN]
  groundplan-cli save FILE -o OUT.gplan [--scenario S] [--set key=value]...
  groundplan-cli read FILE [--json]
  groundplan-cli check fabric --nodes N --rails R --radix K [--oversubscription X] [--planes P] [--json]
  groundplan-cli fields [--json]
  groundplan-cli figures [--json]
  groundplan-cli samples
  groundplan-cli --help | --version

FILE is a project (.gplan) or the name of a sample. `read` takes a model's config.json.
Keys are those of `fields` and `figures`; a short ending ("mfu") works where exactly one entry has it.
Values are typed as in the window: --set mfu=45% --set "llm.token_rate=20 亿 tokens/天" --set reserve=1.3
--language en|zh_CN works with every command.

Exit codes: 0 done; 1 the result cannot be written; 2 wrong input, named in one line; nothing is written.
)";

int main(int argc, char** argv) {
    // Only `report` draws; it makes an application with fonts, everything else needs none.
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    const int language = static_cast<int>(words.indexOf(QStringLiteral("--language")));
    const bool report = !words.isEmpty() && words.front() == QLatin1String("report");
    if (words.isEmpty() || words.contains(QStringLiteral("--help")) || words.contains(QStringLiteral("-h"))) {
        print(QString::fromUtf8(kHelp));
        return words.isEmpty() ? kWrongInput : kDone;
    }
    if (words.contains(QStringLiteral("--version"))) {
        print(QStringLiteral("groundplan-cli " GP_VERSION "\n"));
        return kDone;
    }
    std::unique_ptr<QCoreApplication> application;
    if (report)
        return reportCommand(words.mid(1));
    application = std::make_unique<QCoreApplication>(argc, argv);
    if (language >= 0) {
        if (language + 1 >= words.size())
            return fail(QStringLiteral("--language needs a value"));
        gp::installLanguage(gp::languageFromCode(words[language + 1]));
        words.remove(language, 2);
    }
    const QString command = words.isEmpty() ? QString() : words.takeFirst();
    const std::pair<const char*, int (*)(const QStringList&)> commands[] = {
        {"plan", planCommand},       {"explain", explainCommand}, {"fields", fieldsCommand},
        {"figures", figuresCommand}, {"samples", samplesCommand}, {"check", checkCommand},
        {"read", readCommand},       {"save", saveCommand}};
    for (const auto& [name, run] : commands)
        if (command == QLatin1String(name))
            return run(words);
    return fail(QStringLiteral("unknown command “%1” (see --help)").arg(command));
}

#include "app/cli/cli.hpp"
#include "core/project/files.hpp"
#include "core/report/plain_text.hpp"
#include "ui/report/proposal_pdf.hpp"
#include "ui/widgets/theme.hpp"

#include <QApplication>

namespace gp::cli {

static Outcome writeText(const Proposal& proposal, const QString& path) {
    const std::string text = plainText(proposal, wordingOf(currentLanguage(), proposal.currency));
    return writeFile(path.toStdString(), text);
}

int reportCommand(const QStringList& words) {
    // Charts need an application with fonts; none of it is shown.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 1;
    char name[] = "groundplan-cli";
    char* argv[] = {name, nullptr};
    QApplication application(argc, argv);
    installTheme(application, ThemeMode::Light);
    const auto arguments = readArguments(
        words, {QStringLiteral("--no-prices")},
        {QStringLiteral("-o"), QStringLiteral("--language"), QStringLiteral("--scenario"), QStringLiteral("--set")});
    if (!arguments)
        return kWrongInput;
    if (arguments->positional.size() != 1 || !arguments->has(QStringLiteral("-o")))
        return fail(Message{GP_TR("report wants one FILE and -o OUT.pdf or OUT.txt"), {}});
    const QString language = arguments->value(QStringLiteral("--language"), QStringLiteral("en"));
    if (!speak(language))
        return kWrongInput;
    const auto opened = open(arguments->positional.front());
    const auto project = opened ? amended(*opened, *arguments) : std::nullopt;
    if (!project)
        return kWrongInput;
    const auto set = planAll(*project->project, std::make_shared<const Library>(opened->library), true);
    const QString path = arguments->value(QStringLiteral("-o"));
    ProposalOptions options;
    options.prices = !arguments->has(QStringLiteral("--no-prices"));
    const Proposal proposal = makeProposal(*project->project, *set, project->scenario, options);
    const Outcome wrong =
        path.endsWith(QLatin1String(".txt"))
            ? writeText(proposal, path)
            : writePdf(proposal, currentLanguage(), recordDrawings(set, project->scenario, currentLanguage()), path);
    return wrong ? (fail(*wrong), kFailed) : kDone;
}

} // namespace gp::cli

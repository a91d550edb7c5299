// groundplan: the window.
#include "ui/pages/page.hpp"
#include "ui/report/proposal_preview.hpp"
#include "ui/window/main_window.hpp"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <string_view>

using namespace gp;

/// Waits until every scenario is planned and the widgets show it.
static void settle(MainWindow& window) {
    QElapsedTimer timer;
    timer.start();
    constexpr int kLongest = 20000;
    while ((window.engine().busy() || !window.engine().latest()->complete) && timer.elapsed() < kLongest)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    if (const auto* preview = window.findChild<ProposalPreview*>(); preview && preview->isVisible())
        while (preview->pageCount() == 0 && timer.elapsed() < kLongest)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    constexpr int kLayoutRounds = 8; // a changed row asks its form, which asks its card, which asks its page
    for (int i = 0; i < kLayoutRounds; ++i)
        QApplication::processEvents();
}

/// A PNG of every page, or of the one named.
static int tour(MainWindow& window, const QString& folder, const QString& only) {
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "groundplan: %s: cannot be written\n", qPrintable(folder));
        return 1;
    }
    window.resize(1440, 900);
    window.show();
    for (std::size_t i = 0; i < window.pages().size(); ++i) {
        if (!only.isEmpty() && only != QLatin1String(window.pages()[i]->iconName()))
            continue;
        window.showPage(static_cast<int>(i));
        settle(window);
        const QString file = QStringLiteral("%1/%2-%3.png")
                                 .arg(folder)
                                 .arg(i + 1)
                                 .arg(QString::fromLatin1(window.pages()[i]->iconName()));
        if (!window.grab().save(file)) {
            std::fprintf(stderr, "groundplan: %s: cannot be written\n", qPrintable(file));
            return 1;
        }
    }
    return 0;
}

/// A tour needs no screen: without one it paints off screen.
static void choosePlatform(int argc, char** argv) {
    const bool tours =
        std::any_of(argv, argv + argc, [](const char* word) { return std::string_view(word).starts_with("--tour"); });
    const bool screen = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    if (tours && !screen && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

int main(int argc, char** argv) {
    choosePlatform(argc, argv);
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("groundplan"));
    QCoreApplication::setApplicationName(QStringLiteral("groundplan"));
    QCoreApplication::setApplicationVersion(QStringLiteral(GP_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("groundplan"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/groundplan.svg")));
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Sizes AI compute centres."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption tourOption(
        QStringLiteral("tour"), QStringLiteral("Write a PNG of every page to DIR and exit."), QStringLiteral("DIR"));
    const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("en or zh_CN."), QStringLiteral("L"));
    const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("light or dark."), QStringLiteral("T"));
    const QCommandLineOption page(QStringLiteral("page"),
                                  QStringLiteral("Open on this page (demand, compute, network, storage, site, cost, "
                                                 "compare, proposal); with --tour only that one."),
                                  QStringLiteral("NAME"));
    parser.addOptions({tourOption, language, theme, page});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A project or the name of a sample."),
                                 QStringLiteral("[FILE]"));
    parser.process(application);
    const bool touring = parser.isSet(tourOption);
    const QSettings settings;
    const auto chosen = [&](const QCommandLineOption& option, const char* key, const QString& fallback) {
        return parser.isSet(option) ? parser.value(option)
               : touring            ? fallback
                                    : settings.value(QLatin1String(key), fallback).toString();
    };
    installTheme(application, chosen(theme, "theme", QStringLiteral("light")) == QLatin1String("dark")
                                  ? ThemeMode::Dark
                                  : ThemeMode::Light);
    installLanguage(
        languageFromCode(chosen(language, "language", touring ? QStringLiteral("en") : QLocale::system().name())));

    const QString recovery =
        QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/recovery");
    MainWindow window(touring ? QString() : recovery, !touring);
    const QStringList files = parser.positionalArguments();
    const QString name = files.isEmpty() ? QStringLiteral("training-70b") : files.front();
    if (!window.openAnything(name) && touring) {
        std::fprintf(stderr, "groundplan: %s: cannot be opened\n", qPrintable(name));
        return 2;
    }
    if (parser.isSet(page) && !window.showPage(parser.value(page))) {
        std::fprintf(stderr, "groundplan: --page: there is no page %s\n", qPrintable(parser.value(page)));
        return 2;
    }
    if (touring)
        return tour(window, parser.value(tourOption), parser.value(page));
    if (files.isEmpty()) {
        const auto orphans = orphanedJournals(recovery.toStdString());
        if (!orphans.empty())
            window.offerRecovery(QString::fromStdString(orphans.front()));
    }
    window.show();
    return QApplication::exec();
}

// Commands of groundplan-cli. Each returns an exit code: 0 done, 1 it cannot be done (a file that cannot be
// written), 2 wrong input (one line on standard error names the field or byte; nothing is written).
#pragma once

#include "core/project/project.hpp"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>

namespace gp::cli {

inline constexpr int kDone = 0, kFailed = 1, kWrongInput = 2;

/// Arguments of one command: positionals and options ("--set" may repeat).
struct Arguments {
    QStringList positional;
    std::multimap<QString, QString> options;
    bool has(const QString& name) const { return options.contains(name); }
    QString value(const QString& name, const QString& fallback = {}) const;
    QStringList values(const QString& name) const;
};

/// Splits the words after the command. `flags` take no value, `valued` take one; anything else is an error that
/// is printed, and nothing is returned.
std::optional<Arguments> readArguments(const QStringList& words, const QStringList& flags, const QStringList& valued);

int fail(const Message& message, int code = kWrongInput);
int fail(const Diagnostic& diagnostic);
/// Speaks the language of this code from here on; false with an error printed if it is unknown.
bool speak(const QString& code);
void print(const QString& text);
/// A whole file of at most 64 MiB; errors are printed.
std::optional<std::string> readText(const QString& file);

/// A project from a file or a sample's name, with its library.
struct Opened {
    ProjectPtr project;
    Library library;
};
std::optional<Opened> open(const QString& file);
/// The scenario asked for with --scenario and --set, checked; errors are printed.
std::optional<Scenario> scenarioOf(const Opened& opened, const Arguments& arguments);

/// The project with --set applied to the scenario asked for, and that scenario's id; errors are printed.
struct Amended {
    ProjectPtr project;
    std::string scenario;
};
std::optional<Amended> amended(const Opened& opened, const Arguments& arguments);

int planCommand(const QStringList& words);
int explainCommand(const QStringList& words);
int fieldsCommand(const QStringList& words);
int figuresCommand(const QStringList& words);
int samplesCommand(const QStringList& words);
int checkCommand(const QStringList& words);
int checkTrainingCommand(const QStringList& words);
int readCommand(const QStringList& words);
int saveCommand(const QStringList& words);
int searchCommand(const QStringList& words);
int reportCommand(const QStringList& words);

} // namespace gp::cli

// How the program speaks: language, number style and the texts of core's messages. No widgets.
#pragma once

#include "core/plan/ledger.hpp"
#include "core/report/wording.hpp"
#include "core/units/format.hpp"

#include <QString>

namespace gp {

enum class Language { English, Chinese };
/// "en" or "zh_CN".
QString languageCode(Language language);
/// Accepts "en", "zh", "zh_CN", "zh-CN"; anything else is English.
Language languageFromCode(const QString& code);

/// Installs the translators of a language in the running application; posts LanguageChange to every widget.
void installLanguage(Language language);
/// The language of this thread: that of a LanguageScope, else the installed one.
Language currentLanguage();

/// Makes this thread speak another language while it lives; widgets are left alone. For a report in a language that the
/// window does not show.
class LanguageScope {
public:
    explicit LanguageScope(Language language);
    ~LanguageScope();
    LanguageScope(const LanguageScope&) = delete;
    LanguageScope& operator=(const LanguageScope&) = delete;

private:
    int m_before;
};

/// A core text in the current language.
QString say(const char* source);
QString say(const Message& message, const std::string& currency);
/// A name or reference from a data file or a sample, in the reader's language where the program knows it.
QString sayData(const std::string& text);
/// The label of a field or figure.
QString sayKey(std::string_view key);

/// Language and number style for core's renderers; safe to use on any thread.
Wording wordingOf(Language language, const std::string& currency);
NumberStyle numberStyle(const std::string& currency);
/// "1.98 MW" with a narrow no-break space.
QString sayAmount(double base, const Unit& unit, const std::string& currency);
/// For cards and prose: the best prefix, 万/亿 or M/B.
QString sayReadable(double base, const Unit& unit, const std::string& currency);
/// A difference in the scale in which `beside` is shown: "+0.87" beside "794.6 M¥". Without its unit.
QString sayDelta(double difference, double beside, const Unit& unit, const std::string& currency);
QString sayUnit(const Unit& unit, const std::string& currency);

/// A formula as one line: names as labels, or as the numbers put in.
QString formulaText(const std::vector<FormulaToken>& tokens);
QString formulaNumbers(const std::vector<FormulaToken>& tokens, const Ledger& ledger, const std::string& currency);

/// A ledger entry's value in its own unit; an option or text as it is.
QString sayEntry(const LedgerEntry& entry, const std::string& currency);

} // namespace gp

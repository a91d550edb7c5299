#include "ui/session/speech.hpp"

#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace gp {

static Language g_language = Language::English; // the translators installed in the one application object
static thread_local int t_scope = -1;           // the language of a LanguageScope, if any

/// Core's texts in Chinese; read only once loaded, so that any thread may ask.
static const QTranslator& chineseTexts() {
    static const std::unique_ptr<const QTranslator> texts = [] {
        auto loaded = std::make_unique<QTranslator>();
        if (!loaded->load(QStringLiteral(":/i18n/groundplan_zh_CN.qm")))
            qWarning("the Chinese texts are not built in");
        return loaded;
    }();
    return *texts;
}

LanguageScope::LanguageScope(Language language)
    : m_before(t_scope) {
    t_scope = static_cast<int>(language);
}
LanguageScope::~LanguageScope() {
    t_scope = m_before;
}

QString languageCode(Language language) {
    return language == Language::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

Language languageFromCode(const QString& code) {
    return code.startsWith(QLatin1String("zh"), Qt::CaseInsensitive) ? Language::Chinese : Language::English;
}

void installLanguage(Language language) {
    static QTranslator qt;
    g_language = language;
    QCoreApplication::removeTranslator(&qt);
    QLocale::setDefault(language == Language::Chinese ? QLocale(QLocale::Chinese, QLocale::China)
                                                      : QLocale(QLocale::English, QLocale::UnitedStates));
    // Qt's own dialogs: present where qt6-translations-l10n is installed. English has none, and widgets are told
    // anyway.
    if (language == Language::Chinese &&
        qt.load(QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    if (QCoreApplication* application = QCoreApplication::instance()) {
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(application, &change);
    }
}

Language currentLanguage() {
    return t_scope >= 0 ? static_cast<Language>(t_scope) : g_language;
}

Wording wordingOf(Language language, const std::string& currency) {
    Wording wording;
    wording.style.chinese = language == Language::Chinese;
    wording.style.currency = currency;
    if (language == Language::Chinese)
        wording.translate = [](const char* source) {
            const QString text = chineseTexts().translate("core", source);
            return text.isEmpty() ? std::string(source) : text.toStdString();
        };
    if (language == Language::Chinese)
        wording.translateData = [](const std::string& source) {
            const QString text = chineseTexts().translate("data", source.c_str());
            return text.isEmpty() ? source : text.toStdString();
        };
    return wording;
}

static Wording wording(const std::string& currency) {
    return wordingOf(currentLanguage(), currency);
}

QString say(const char* source) {
    return QString::fromStdString(wording("CNY").text(source));
}

QString say(const Message& message, const std::string& currency) {
    return QString::fromStdString(wording(currency).text(message));
}

QString sayData(const std::string& text) {
    return QString::fromStdString(wording("CNY").data(text));
}

QString sayKey(std::string_view key) {
    return QString::fromStdString(wording("CNY").label(key));
}

NumberStyle numberStyle(const std::string& currency) {
    NumberStyle style;
    style.chinese = currentLanguage() == Language::Chinese;
    style.currency = currency;
    return style;
}

QString sayAmount(double base, const Unit& unit, const std::string& currency) {
    return QString::fromStdString(formatNumber(base, unit, numberStyle(currency)).joined());
}

QString sayReadable(double base, const Unit& unit, const std::string& currency) {
    return QString::fromStdString(formatReadable(base, unit, numberStyle(currency)).joined());
}

QString sayDelta(double difference, double beside, const Unit& unit, const std::string& currency) {
    NumberStyle style = numberStyle(currency);
    style.magnitude = Magnitude::Abbreviated;
    const Unit scaled = scaledUnit(beside, readableUnit(beside, unit), style);
    style.magnitude = Magnitude::Grouped;
    return QString::fromStdString(formatDelta(difference, scaled, style).number);
}

QString sayUnit(const Unit& unit, const std::string& currency) {
    return QString::fromStdString(unitText(unit, numberStyle(currency)));
}

QString formulaText(const std::vector<FormulaToken>& tokens) {
    return QString::fromStdString(wording("CNY").line(formulaLine(tokens)));
}

QString formulaNumbers(const std::vector<FormulaToken>& tokens, const Ledger& ledger, const std::string& currency) {
    return QString::fromStdString(wording(currency).line(numbersLine(tokens, ledger)));
}

QString sayEntry(const LedgerEntry& entry, const std::string& currency) {
    return QString::fromStdString(wording(currency).value(entry));
}

} // namespace gp

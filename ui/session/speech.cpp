#include "ui/session/speech.hpp"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace gp {

static Language g_language = Language::English; // the translators installed in the one application object

QString languageCode(Language language) {
    return language == Language::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

Language languageFromCode(const QString& code) {
    return code.startsWith(QLatin1String("zh"), Qt::CaseInsensitive) ? Language::Chinese : Language::English;
}

void installLanguage(Language language) {
    static QTranslator ours, qt;
    g_language = language;
    QCoreApplication::removeTranslator(&ours);
    QCoreApplication::removeTranslator(&qt);
    QLocale::setDefault(language == Language::Chinese ? QLocale(QLocale::Chinese, QLocale::China)
                                                      : QLocale(QLocale::English, QLocale::UnitedStates));
    if (language == Language::English)
        return;
    // Qt's own dialogs: present where qt6-translations-l10n is installed.
    if (qt.load(QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    if (ours.load(QStringLiteral(":/i18n/groundplan_zh_CN.qm")))
        QCoreApplication::installTranslator(&ours);
}

Language currentLanguage() {
    return g_language;
}

QString say(const char* source) {
    return *source ? QCoreApplication::translate("core", source) : QString();
}

QString say(const Message& message, const std::string& currency) {
    Phrasing how;
    how.translate = [](const char* source) { return say(source).toStdString(); };
    how.amount = [&](const Amount& amount) { return sayReadable(amount.base, amount.unit, currency).toStdString(); };
    how.keyLabel = [](const std::string& key) { return sayKey(key).toStdString(); };
    return QString::fromStdString(render(message, how));
}

QString sayKey(std::string_view key) {
    const char* label = labelOf(key);
    return *label ? say(label) : QString::fromUtf8(key.data(), static_cast<int>(key.size()));
}

NumberStyle numberStyle(const std::string& currency) {
    NumberStyle style;
    style.chinese = g_language == Language::Chinese;
    style.currency = currency;
    return style;
}

QString sayAmount(double base, const Unit& unit, const std::string& currency) {
    return QString::fromStdString(formatNumber(base, unit, numberStyle(currency)).joined());
}

QString sayReadable(double base, const Unit& unit, const std::string& currency) {
    return QString::fromStdString(formatReadable(base, unit, numberStyle(currency)).joined());
}

QString sayUnit(const Unit& unit, const std::string& currency) {
    return QString::fromStdString(unitText(unit, numberStyle(currency)));
}

std::string currencyOf(const Scenario& scenario, const Library& library) {
    const PriceList* list = library.priceList(scenario.cost.priceList);
    return list ? list->currency : "CNY";
}

static QString plainToken(const FormulaToken& token) {
    return QString::fromStdString(token.text);
}

QString formulaText(const std::vector<FormulaToken>& tokens) {
    QString text;
    for (const FormulaToken& token : tokens)
        text += token.kind == FormulaToken::Kind::Name ? sayKey(token.text) : plainToken(token);
    return text;
}

QString formulaNumbers(const std::vector<FormulaToken>& tokens, const Ledger& ledger, const std::string& currency) {
    QString text;
    for (const FormulaToken& token : tokens) {
        if (token.kind != FormulaToken::Kind::Name) {
            text += plainToken(token);
            continue;
        }
        const FieldRef field = token.field ? findField(ledger.view().scenario, token.text) : FieldRef{};
        const auto entry = field ? Expected<LedgerEntry>(ledger.entry(field)) : ledger.find(token.text);
        text += entry ? sayEntry(*entry, currency) : plainToken(token);
    }
    return text;
}

QString sayEntry(const LedgerEntry& entry, const std::string& currency) {
    if (entry.option)
        return say(entry.option);
    if (!entry.text.empty())
        return QString::fromStdString(entry.text);
    if (entry.field && !entry.field.field->numeric())
        return say(entry.field.field->whenUnset ? entry.field.field->whenUnset : "");
    if (entry.field && std::isnan(entry.value) && entry.field.field->whenUnset)
        return say(entry.field.field->whenUnset);
    return sayReadable(entry.value, entry.unit, currency);
}

} // namespace gp

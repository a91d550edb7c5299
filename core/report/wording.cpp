#include "core/report/wording.hpp"

namespace gp {

std::string Wording::text(const char* source) const {
    return translate && *source ? translate(source) : std::string(source);
}

std::string Wording::text(const Message& message) const {
    Phrasing how;
    how.translate = [this](const char* source) { return text(source); };
    how.amount = [this](const Amount& one) { return amount(one.base, one.unit); };
    how.data = translateData;
    how.keyLabel = [this](const std::string& key) { return label(key); };
    return render(message, how);
}

std::string Wording::label(std::string_view key) const {
    const char* found = labelOf(key);
    return *found ? text(found) : std::string(key);
}

std::string Wording::amount(double base, const Unit& unit) const {
    return formatReadable(base, unit, style).joined();
}

std::string Wording::value(const LedgerEntry& entry) const {
    if (entry.option)
        return text(entry.option);
    if (!entry.name.empty() || !entry.text.empty())
        return data(entry.name.empty() ? entry.text : entry.name);
    const Field* field = entry.field.field;
    if (field && (!field->numeric() || std::isnan(entry.value)))
        return field->whenUnset ? text(field->whenUnset) : std::string();
    return amount(entry.value, entry.unit);
}

std::string Wording::span(const Span& span) const {
    if (!(span.low < span.high))
        return {};
    NumberStyle short_ = style;
    short_.magnitude = Magnitude::Abbreviated;
    return formatRange(span.low, span.high, span.unit, short_).joined();
}

std::string Wording::line(const Line& line) const {
    std::string all;
    for (const Piece& piece : line) {
        if (const auto* message = std::get_if<Message>(&piece))
            all += text(*message);
        else if (const auto* entry = std::get_if<LedgerEntry>(&piece))
            all += value(*entry);
        else
            all += span(std::get<Span>(piece));
    }
    return all;
}

static Piece literal(const std::string& text) {
    return Message{"%1", {text}};
}

Line formulaLine(const std::vector<FormulaToken>& tokens) {
    Line line;
    for (const FormulaToken& token : tokens)
        line.push_back(token.kind == FormulaToken::Kind::Name ? Piece(Message{"%1", {KeyName{token.text}}})
                                                              : literal(token.text));
    return line;
}

Line numbersLine(const std::vector<FormulaToken>& tokens, const Ledger& ledger) {
    Line line;
    for (const FormulaToken& token : tokens) {
        if (token.kind != FormulaToken::Kind::Name) {
            line.push_back(literal(token.text));
            continue;
        }
        const FieldRef field = token.field ? findField(ledger.view().scenario, token.text) : FieldRef{};
        const auto entry = field ? Expected<LedgerEntry>(ledger.entry(field)) : ledger.find(token.text);
        line.push_back(entry ? Piece(*entry) : literal(token.text));
    }
    return line;
}

} // namespace gp

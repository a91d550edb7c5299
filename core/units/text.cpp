#include "core/units/text.hpp"

#include "core/units/format.hpp"

namespace gp {

static std::string argumentText(const Argument& argument, const Phrasing& how) {
    if (const auto* literal = std::get_if<Literal>(&argument))
        return *literal;
    if (const auto* amount = std::get_if<Amount>(&argument))
        return how.amount ? how.amount(*amount) : formatNumber(amount->base, amount->unit, NumberStyle{}).joined();
    if (const auto* term = std::get_if<Term>(&argument))
        return how.translate ? how.translate(term->text) : term->text;
    if (const auto* data = std::get_if<DataText>(&argument))
        return how.data ? how.data(data->text) : data->text;
    const std::string& key = std::get<KeyName>(argument).key;
    return how.keyLabel ? how.keyLabel(key) : key;
}

std::string render(const Message& message, const Phrasing& how) {
    const std::string pattern = how.translate ? how.translate(message.text) : message.text;
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool holder =
            pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
        const auto index = holder ? static_cast<std::size_t>(pattern[i + 1] - '1') : 0;
        if (holder && index < message.arguments.size()) {
            text += argumentText(message.arguments[index], how);
            ++i;
        } else {
            text.push_back(pattern[i]);
        }
    }
    return text;
}

} // namespace gp

// How messages, entries and lines become text: a language and a number style, nothing else.
#pragma once

#include "core/report/block.hpp"
#include "core/units/format.hpp"

#include <functional>
#include <string>
#include <vector>

namespace gp {

struct Wording {
    std::function<std::string(const char* source)> translate;          ///< empty: English
    std::function<std::string(const std::string& text)> translateData; ///< texts of data files; empty: as they are
    NumberStyle style;

    std::string text(const char* source) const;
    std::string text(const Message& message) const;
    /// A text of a data file or sample: a name, a reference.
    std::string data(const std::string& text) const { return translateData ? translateData(text) : text; }
    /// The label of a field or figure; the key itself if there is none.
    std::string label(std::string_view key) const;
    /// For prose and cards: the best prefix, 万/亿 or M/B.
    std::string amount(double base, const Unit& unit) const;
    /// An entry's value; an option or text as it is, what holds where an optional input is empty.
    std::string value(const LedgerEntry& entry) const;
    /// Empty where either end is unknown or both are the same.
    std::string span(const Span& span) const;
    std::string line(const Line& line) const;
};

/// A formula as one line: names as labels.
Line formulaLine(const std::vector<FormulaToken>& tokens);
/// The same with the numbers put in.
Line numbersLine(const std::vector<FormulaToken>& tokens, const Ledger& ledger);

} // namespace gp

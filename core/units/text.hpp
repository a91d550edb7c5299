// Texts that a person reads, as data: an English source that is translated later, and typed
// arguments. Core never builds prose; ui and command line render a Message with their language and
// number style.
#pragma once

#include "core/units/unit.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Marks an English source text for translation; lupdate extracts it, the compiler sees the text.
/// Context is always "core". Place holders are %1, %2, ...
#define GP_TR(text) text

namespace gp {

/// A number with the unit to show it in; NaN is shown as "unknown".
struct Amount {
    double base = kUnknown;
    Unit unit{};
};
/// A translatable source text used as an argument (e.g. the label of an option).
struct Term {
    const char* text = "";
};
/// The key of a field or figure; it is shown as that entry's label.
struct KeyName {
    std::string key;
};
/// Text that is never translated: an identifier, a file name, what the user typed.
using Literal = std::string;
/// Text of a data file or of a sample project: shown in the reader's language where a translation comes with the
/// program.
struct DataText {
    std::string text;
};
using Argument = std::variant<Literal, Amount, Term, KeyName, DataText>;

struct Message {
    const char* text = ""; ///< English source text with %1, %2, ... for the arguments
    std::vector<Argument> arguments;
};

/// How to turn a Message into prose: each hook may be empty (then English and plain formatting).
struct Phrasing {
    std::function<std::string(const char* source)> translate;
    std::function<std::string(const Amount&)> amount;
    std::function<std::string(const std::string& key)> keyLabel;
    std::function<std::string(const std::string& text)> data;
};

/// Fills the place holders of `message`; a place holder without an argument stays visible.
std::string render(const Message& message, const Phrasing& how = {});

} // namespace gp

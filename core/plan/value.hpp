// The value of an input outside its type: number in base units, flag, or text (option code, catalog id,
// name, ISO date). What overrides, files and the command line carry.
#pragma once

#include "core/units/quantities.hpp"

#include <string>
#include <variant>

namespace gp {

using Value = std::variant<double, bool, std::string>;

/// Equality with unknown equal to unknown.
inline bool sameValue(const Value& a, const Value& b) {
    if (const auto* x = std::get_if<double>(&a))
        if (const auto* y = std::get_if<double>(&b))
            return *x == *y || (std::isnan(*x) && std::isnan(*y));
    return a == b;
}

/// One option of a choice: its stable code and its label (English, translated later).
struct Option {
    const char* code;
    const char* label;
};

} // namespace gp

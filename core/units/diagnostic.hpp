// Errors that the user can cause are values: Expected<T> holds a T or a Diagnostic.
#pragma once

#include "core/units/text.hpp"

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace gp {

struct Diagnostic {
    std::string code;  ///< stable identifier, e.g. "number.ambiguous"
    std::string where; ///< field key, file name or JSON path; empty if it is the text itself
    Message message;
    std::size_t begin = 0, end = 0;       ///< span of bytes in the text or file; equal if none
    std::vector<std::string> suggestions; ///< texts that would be accepted instead
};

/// A value or the reason why there is none. Access without a check asserts: that is a bug.
template<class T>
class [[nodiscard]] Expected {
public:
    Expected(T value)
        : m_state(std::in_place_index<0>, std::move(value)) {}
    Expected(Diagnostic error)
        : m_state(std::in_place_index<1>, std::move(error)) {}
    bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }
    T& value() & { return assert(ok()), std::get<0>(m_state); }
    const T& value() const& { return assert(ok()), std::get<0>(m_state); }
    T&& value() && { return assert(ok()), std::get<0>(std::move(m_state)); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    const Diagnostic& error() const { return assert(!ok()), std::get<1>(m_state); }

private:
    std::variant<T, Diagnostic> m_state;
};

/// Success, or the reason of a failure.
using Outcome = std::optional<Diagnostic>;

} // namespace gp

// The characters of a typed number, normalised, each with the bytes it came from. Internal to
// core/units.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace gp {

/// Longest text that is read as a number, in bytes; the fields are far shorter.
inline constexpr std::size_t kLongestNumber = 400;

/// Typed text with full-width forms, spaces, minus signs, dots and other scripts' digits folded to
/// ASCII where they mean the same.
class Scan {
public:
    explicit Scan(std::string_view utf8);

    char32_t at(std::size_t i) const { return i < m_chars.size() ? m_chars[i].c : U'\0'; }
    std::size_t size() const { return m_chars.size(); }
    /// Byte of the original text where character `i` begins; the length of the text at the end.
    std::size_t byteOf(std::size_t i) const { return i < m_chars.size() ? m_chars[i].begin : m_bytes; }
    /// UTF-8 of the normalised characters [from, to).
    std::string text(std::size_t from, std::size_t to) const;
    /// Does the normalised text continue with `word` at `i` (ASCII letters in any case)?
    bool continues(std::size_t i, std::u32string_view word) const;
    std::size_t skipSpaces(std::size_t i) const;

private:
    struct Char {
        char32_t c;
        std::size_t begin;
    };
    std::vector<Char> m_chars;
    std::size_t m_bytes = 0;
};

/// Appends one code point as UTF-8.
void encode(char32_t c, std::string& out);

inline bool isDigit(char32_t c) {
    return c >= U'0' && c <= U'9';
}
/// Value of a digit, -1 for anything else.
inline int plainDigit(char32_t c) {
    return isDigit(c) ? static_cast<int>(c - U'0') : -1;
}
/// Value of a raised digit (⁰ ... ⁹), -1 for anything else.
inline int raisedDigit(char32_t c) {
    constexpr std::u32string_view kRaised = U"⁰¹²³⁴⁵⁶⁷⁸⁹";
    const std::size_t at = kRaised.find(c);
    return at == std::u32string_view::npos ? -1 : static_cast<int>(at);
}
inline bool isLetter(char32_t c) {
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
}
inline char32_t lower(char32_t c) {
    return c >= U'A' && c <= U'Z' ? c + 32 : c;
}

} // namespace gp

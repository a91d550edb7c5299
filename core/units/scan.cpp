#include "core/units/scan.hpp"

namespace gp {

namespace {

/// One code point from UTF-8 at `i`; broken bytes become U+FFFD, one each.
char32_t decode(std::string_view s, std::size_t& i) {
    const auto byte = [&](std::size_t k) { return static_cast<unsigned char>(s[k]); };
    const unsigned char first = byte(i++);
    if (first < 0x80)
        return first;
    const int extra = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
    if (extra == 0 || first >= 0xF8 || i + static_cast<std::size_t>(extra) > s.size())
        return U'\uFFFD';
    char32_t c = first & (0x3Fu >> extra);
    for (int k = 0; k < extra; ++k) {
        const unsigned char next = byte(i + static_cast<std::size_t>(k));
        if ((next & 0xC0) != 0x80)
            return U'\uFFFD';
        c = (c << 6) | (next & 0x3Fu);
    }
    i += static_cast<std::size_t>(extra);
    return c;
}

char32_t normalise(char32_t c) {
    if (c >= 0xFF01 && c <= 0xFF5E) // full-width ASCII
        c = c - 0xFF01 + U'!';
    // Arabic-Indic, extended Arabic-Indic and Devanagari digits
    for (const char32_t zero : {U'\u0660', U'\u06F0', U'\u0966'})
        if (c >= zero && c <= zero + 9)
            return c - zero + U'0';
    switch (c) {
    case 0x00A0: // no-break and other spaces
    case 0x2007:
    case 0x2009:
    case 0x202F:
    case 0x3000:
    case U'\t':
        return U' ';
    case 0x2010:
    case 0x2011:
    case 0x2212:
        return U'-';
    case 0x2019:
        return U'\'';
    case 0x00D7:
    case 0x22C5:
        return U'*';
    case 0x00F7:
        return U'/';
    case 0x066B: // Arabic decimal mark
    case 0x3002: // the full stop that a Chinese keyboard types for '.'
    case 0xFF61:
        return U'.';
    case 0x066C: // Arabic group mark
    case 0x3001:
        return U',';
    case 0x301C:
        return U'~';
    case 0xFFE5:
        return U'¥';
    case 0x00B5:
        return U'μ';
    default:
        return c;
    }
}

} // namespace

void encode(char32_t c, std::string& out) {
    const auto push = [&](char32_t v) { out.push_back(static_cast<char>(v)); };
    if (c < 0x80) {
        push(c);
    } else if (c < 0x800) {
        push(0xC0 | (c >> 6));
        push(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        push(0xE0 | (c >> 12));
        push(0x80 | ((c >> 6) & 0x3F));
        push(0x80 | (c & 0x3F));
    } else {
        push(0xF0 | (c >> 18));
        push(0x80 | ((c >> 12) & 0x3F));
        push(0x80 | ((c >> 6) & 0x3F));
        push(0x80 | (c & 0x3F));
    }
}

Scan::Scan(std::string_view utf8)
    : m_bytes(utf8.size()) {
    m_chars.reserve(utf8.size());
    for (std::size_t i = 0; i < utf8.size();) {
        const std::size_t begin = i;
        m_chars.push_back({normalise(decode(utf8, i)), begin});
    }
}

std::string Scan::text(std::size_t from, std::size_t to) const {
    std::string out;
    for (std::size_t i = from; i < to && i < m_chars.size(); ++i)
        encode(m_chars[i].c, out);
    return out;
}

bool Scan::continues(std::size_t i, std::u32string_view word) const {
    for (std::size_t k = 0; k < word.size(); ++k)
        if (lower(at(i + k)) != lower(word[k]))
            return false;
    return true;
}

std::size_t Scan::skipSpaces(std::size_t i) const {
    while (at(i) == U' ')
        ++i;
    return i;
}

} // namespace gp

// The tables of the catalog: which texts and facts an entry has, under which key, in which unit and
// range. Internal to core/catalog; reader and content hash walk the same rows. How to add
//   an accelerator, server, ...: an entry in resources/catalog/<section>.json; nothing else.
//   a fact:                      a Fact member of the type in catalog.hpp and one row in facts.cpp.
#pragma once

#include "core/catalog/catalog.hpp"

#include <cstdint>
#include <span>

namespace gp {

/// One fact of an entry type T. Range and `factor` are in the unit that the key's name ends with.
template<class T>
struct FactRow {
    const char* key;
    double factor;           ///< from the key's unit to base units
    double low, high;        ///< sane range, both ends allowed
    bool whole;              ///< a count: only whole numbers
    double (*get)(const T&); ///< base units, NaN while unknown
    const SourcePtr& (*source)(const T&);
    void (*set)(T&, double base, SourcePtr source);
};

/// One text of an entry type T beside its id.
template<class T>
struct TextRow {
    const char* key;
    std::string T::*member;
    bool required = false;
};

template<class T>
std::span<const FactRow<T>> factRows();
template<class T>
std::span<const TextRow<T>> textRows();

/// Translatable name of a cooling method; null if the program knows no such method.
const char* coolingName(std::string_view id);

/// FNV-1a over texts, facts and sources in catalog order; formatting of the files does not enter.
std::uint64_t contentHash(const Library& library);

} // namespace gp

#include "core/catalog/facts.hpp"

#include <bit>

namespace gp {

namespace {

/// FNV-1a, 64 bit (Fowler, Noll and Vo). Texts carry their length: "ab","c" differs from "a","bc".
class Fnv {
public:
    void add(std::uint64_t word) {
        for (int shift = 0; shift < 64; shift += 8)
            m_hash = (m_hash ^ ((word >> shift) & 0xffu)) * 1099511628211ull;
    }
    void add(std::string_view text) {
        add(std::uint64_t{text.size()});
        for (char c : text)
            m_hash = (m_hash ^ static_cast<unsigned char>(c)) * 1099511628211ull;
    }
    /// Every unknown value counts the same, whatever bits its NaN has, and so do both zeros.
    void add(double value) { add(std::bit_cast<std::uint64_t>(std::isnan(value) ? kUnknown : value + 0.0)); }
    void add(const SourcePtr& source) {
        add(std::uint64_t{source ? 1u : 0u});
        if (!source)
            return;
        add(static_cast<std::uint64_t>(source->kind));
        add(std::string_view(source->reference));
        add(std::string_view(source->date));
        add(std::uint64_t{source->doubtful ? 1u : 0u});
        add(std::string_view(source->note));
    }
    std::uint64_t value() const { return m_hash; }

private:
    std::uint64_t m_hash = 14695981039346656037ull;
};

template<class T>
void addFacts(Fnv& hash, const T& entry) {
    for (const FactRow<T>& row : factRows<T>()) {
        hash.add(row.get(entry));
        hash.add(row.source(entry));
    }
}

template<class T>
void addEntries(Fnv& hash, const std::vector<T>& entries) {
    hash.add(std::uint64_t{entries.size()});
    for (const T& entry : entries) {
        hash.add(std::string_view(entry.id));
        for (const TextRow<T>& row : textRows<T>())
            hash.add(std::string_view(entry.*row.member));
        addFacts(hash, entry);
    }
}

void addPrices(Fnv& hash, const PriceList& list) {
    for (const std::string* text : {&list.id, &list.name, &list.currency, &list.date, &list.validUntil})
        hash.add(std::string_view(*text));
    hash.add(std::uint64_t{list.prices.size()});
    for (const Price& price : list.prices) {
        hash.add(std::string_view(price.item));
        for (double value : {price.value, price.low, price.high})
            hash.add(value);
        hash.add(price.source);
    }
}

} // namespace

std::uint64_t contentHash(const Library& library) {
    Fnv hash;
    const Catalog& c = library.catalog;
    hash.add(std::string_view(c.date));
    addEntries(hash, c.accelerators);
    addEntries(hash, c.servers);
    addEntries(hash, c.switches);
    addEntries(hash, c.optics);
    addEntries(hash, c.storage);
    addEntries(hash, c.racks);
    addEntries(hash, c.cooling);
    addFacts(hash, c.constants);
    hash.add(std::uint64_t{library.priceLists.size()});
    for (const PriceList& list : library.priceLists)
        addPrices(hash, list);
    return hash.value();
}

} // namespace gp

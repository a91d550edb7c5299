#include "core/catalog/catalog.hpp"

namespace gp {

template<class T>
static const T* find(const std::vector<T>& list, std::string_view id) {
    for (const T& entry : list)
        if (entry.id == id)
            return &entry;
    return nullptr;
}

const Accelerator* Catalog::accelerator(std::string_view id) const {
    return find(accelerators, id);
}
const Server* Catalog::server(std::string_view id) const {
    return find(servers, id);
}
const Switch* Catalog::networkSwitch(std::string_view id) const {
    return find(switches, id);
}
const Optic* Catalog::optic(std::string_view id) const {
    return find(optics, id);
}
const StorageBlock* Catalog::storageBlock(std::string_view id) const {
    return find(storage, id);
}
const Rack* Catalog::rack(std::string_view id) const {
    return find(racks, id);
}
const Cooling* Catalog::coolingMethod(std::string_view id) const {
    return find(cooling, id);
}

template<class T>
static std::vector<Catalog::Choice> listed(const std::vector<T>& list) {
    std::vector<Catalog::Choice> choices;
    choices.reserve(list.size());
    for (const T& entry : list)
        choices.push_back({entry.id, entry.name});
    return choices;
}

std::string Catalog::nameOf(std::string_view id) const {
    std::string name;
    const auto take = [&](const auto* entry) {
        if (entry && name.empty())
            name = entry->name;
    };
    take(server(id));
    take(accelerator(id));
    take(networkSwitch(id));
    take(optic(id));
    take(storageBlock(id));
    take(rack(id));
    return name;
}

std::vector<Catalog::Choice> Catalog::choices(CatalogKind kind) const {
    switch (kind) {
    case CatalogKind::Accelerator:
        return listed(accelerators);
    case CatalogKind::Server:
        return listed(servers);
    case CatalogKind::Switch:
        return listed(switches);
    case CatalogKind::Optic:
        return listed(optics);
    case CatalogKind::Storage:
        return listed(storage);
    case CatalogKind::Rack:
        return listed(racks);
    case CatalogKind::Cooling:
        return listed(cooling);
    }
    return {};
}

const Price* PriceList::find(std::string_view item) const {
    for (const Price& price : prices)
        if (price.item == item)
            return &price;
    return nullptr;
}

const PriceList* Library::priceList(std::string_view id) const {
    return find(priceLists, id);
}

} // namespace gp

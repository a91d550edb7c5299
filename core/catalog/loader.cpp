// Reads catalog and price JSON strictly into typed facts. An entry has an id, its texts, "facts",
// one "source" for all of them and "exceptions" (facts and the source that they have instead).
#include "core/catalog/facts.hpp"
#include "core/catalog/resources.hpp"

#include <nlohmann/json.hpp>

#include <set>

namespace gp {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kLargestFile = 8u << 20, kMostEntries = 5000, kLongestText = 2000;
constexpr std::size_t kLongestShown = 80; // of a foreign text in a message
constexpr int kDeepest = 12;
constexpr const char* kOutOfRange = GP_TR("%1 is out of range.");
constexpr const char* kNoList = GP_TR("%1 must be a list.");

/// Thrown and caught in this file only.
struct LoadError {
    const char* code;
    std::string path; ///< JSON path
    const char* text;
    std::string detail{};
    std::size_t byte = 0;
};

[[noreturn]] void fail(const char* code, const std::string& path, const char* text, std::string detail = {}) {
    throw LoadError{code, path, text, std::move(detail)};
}

/// Foreign keys and texts can be megabytes long; cut between UTF-8 characters.
std::string shown(std::string_view text) {
    if (text.size() <= kLongestShown)
        return std::string(text);
    std::size_t end = kLongestShown;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

std::string at(const std::string& path, std::string_view key) {
    return path + "/" + shown(key);
}
std::string at(const std::string& path, std::size_t index) {
    return path + "/" + std::to_string(index);
}

// ---- values

void onlyKeys(const Json& object, const std::string& path, const std::set<std::string_view>& allowed) {
    if (!object.is_object())
        fail("catalog.key", path, GP_TR("%1 must be an object."));
    for (const auto& [key, value] : object.items())
        if (!allowed.contains(key))
            fail("catalog.key", at(path, key), GP_TR("%1 is not a key that is known here."));
}

const Json& listIn(const Json& object, const char* key, const std::string& path) {
    if (!object.contains(key) || !object.at(key).is_array())
        fail("catalog.key", at(path, key), kNoList);
    if (object.at(key).size() > kMostEntries)
        fail("catalog.size", at(path, key), GP_TR("%1: there are too many entries."));
    return object.at(key);
}

std::string textIn(const Json& j, const std::string& path) {
    if (!j.is_string())
        fail("catalog.key", path, GP_TR("%1 must be a text."));
    const auto& text = j.get_ref<const std::string&>();
    if (text.size() > kLongestText)
        fail("catalog.size", path, GP_TR("%1 is too large."));
    return text;
}

std::string optionalText(const Json& object, const char* key, const std::string& path) {
    return object.contains(key) ? textIn(object.at(key), at(path, key)) : std::string();
}
std::string requiredText(const Json& object, const char* key, const std::string& path) {
    std::string text = optionalText(object, key, path);
    if (text.empty())
        fail("catalog.key", at(path, key), GP_TR("%1 is missing."));
    return text;
}

/// An ISO date, or nothing.
bool isDate(std::string_view text) {
    constexpr std::string_view shape = "dddd-dd-dd";
    if (text.size() != shape.size())
        return text.empty();
    for (std::size_t i = 0; i < shape.size(); ++i)
        if (shape[i] == '-' ? text[i] != '-' : text[i] < '0' || text[i] > '9')
            return false;
    const auto two = [&](std::size_t i) { return (text[i] - '0') * 10 + (text[i + 1] - '0'); };
    return two(5) >= 1 && two(5) <= 12 && two(8) >= 1 && two(8) <= 31;
}
std::string dateIn(const Json& object, const char* key, const std::string& path) {
    std::string date = optionalText(object, key, path);
    if (!isDate(date))
        fail("catalog.range", at(path, key), kOutOfRange, shown(date));
    return date;
}

double numberIn(const Json& j, const std::string& path, double low, double high, bool whole = false) {
    if (!j.is_number())
        fail("catalog.key", path, GP_TR("%1 must be a number."));
    const double v = j.get<double>();
    if (!(v >= low && v <= high) || (whole && v != std::floor(v)))
        fail("catalog.range", path, kOutOfRange, j.dump());
    return v;
}

// ---- sources

/// Who supplies the text: the program's own must name a document and a date for everything.
enum class Origin { Builtin, User };

SourcePtr readSource(const Json& j, const std::string& path, Origin origin) {
    onlyKeys(j, path, {"kind", "reference", "date", "doubtful", "note"});
    Source source;
    const auto kind = sourceFromCode(optionalText(j, "kind", path));
    if (!kind)
        fail("catalog.source", at(path, "kind"), GP_TR("%1 is not a kind of source."));
    source.kind = *kind;
    source.reference = optionalText(j, "reference", path);
    source.date = dateIn(j, "date", path);
    source.note = optionalText(j, "note", path);
    if (source.reference.empty())
        fail("catalog.source", at(path, "reference"), GP_TR("%1 is missing."));
    if (source.date.empty() && origin == Origin::Builtin)
        fail("catalog.source", at(path, "date"), GP_TR("%1 is missing."));
    if (j.contains("doubtful") && !j.at("doubtful").is_boolean())
        fail("catalog.key", at(path, "doubtful"), GP_TR("%1 must be true or false."));
    source.doubtful = j.value("doubtful", false);
    return std::make_shared<const Source>(std::move(source));
}

/// The user's own entries may leave the source out.
SourcePtr entrySource(const Json& entry, const std::string& path, Origin origin) {
    if (entry.contains("source"))
        return readSource(entry.at("source"), at(path, "source"), origin);
    if (origin == Origin::Builtin)
        fail("catalog.source", path, GP_TR("%1 has no source."));
    static const SourcePtr user =
        std::make_shared<const Source>(Source{SourceKind::Assumed, "user entry", "", false, ""});
    return user;
}

// ---- entries

template<class T>
const FactRow<T>& factRow(std::string_view key, const std::string& path) {
    for (const FactRow<T>& row : factRows<T>())
        if (key == row.key)
            return row;
    fail("catalog.key", path, GP_TR("%1 is not a fact that is known here."));
}

/// "exceptions": gives the facts that it names their own source.
template<class T>
void readExceptions(T& entry, const Json& owner, const std::string& path, Origin origin) {
    if (!owner.contains("exceptions"))
        return;
    const Json& list = listIn(owner, "exceptions", path);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string here = at(at(path, "exceptions"), i);
        onlyKeys(list[i], here, {"facts", "source"});
        const SourcePtr source = entrySource(list[i], here, origin);
        const Json& names = listIn(list[i], "facts", here);
        for (std::size_t k = 0; k < names.size(); ++k) {
            const std::string name = at(at(here, "facts"), k);
            const FactRow<T>& row = factRow<T>(textIn(names[k], name), name);
            if (std::isnan(row.get(entry)))
                fail("catalog.reference", name, GP_TR("%1 is missing."));
            row.set(entry, row.get(entry), source);
        }
    }
}

template<class T>
void readFacts(T& entry, const Json& owner, const std::string& path, Origin origin) {
    const SourcePtr source = entrySource(owner, path, origin);
    if (owner.contains("facts")) {
        const Json& facts = owner.at("facts");
        const std::string here = at(path, "facts");
        if (!facts.is_object())
            fail("catalog.key", here, GP_TR("%1 must be an object."));
        for (const auto& [key, value] : facts.items()) {
            const FactRow<T>& row = factRow<T>(key, at(here, key));
            const double v = numberIn(value, at(here, key), row.low, row.high, row.whole);
            row.set(entry, v * row.factor, source);
        }
    }
    readExceptions(entry, owner, path, origin);
}

template<class T>
T readEntry(const Json& j, const std::string& path, Origin origin) {
    std::set<std::string_view> keys{"id", "source", "facts", "exceptions"};
    for (const TextRow<T>& row : textRows<T>())
        keys.insert(row.key);
    onlyKeys(j, path, keys);
    T entry;
    entry.id = requiredText(j, "id", path);
    for (const TextRow<T>& row : textRows<T>())
        entry.*row.member = row.required ? requiredText(j, row.key, path) : optionalText(j, row.key, path);
    readFacts(entry, j, path, origin);
    return entry;
}

/// Takes the place of an older entry with the same id, which only the user's may do.
template<class T>
void put(std::vector<T>& list, T entry, const std::string& path, Origin origin) {
    for (T& old : list)
        if (old.id == entry.id) {
            if (origin == Origin::Builtin)
                fail("catalog.duplicate", at(path, "id"), GP_TR("%1 is empty or given twice."), entry.id);
            old = std::move(entry);
            return;
        }
    if (list.size() >= kMostEntries)
        fail("catalog.size", path, GP_TR("%1: there are too many entries."));
    list.push_back(std::move(entry));
}

/// Calls read(entry, path) for every entry of a list section; ids are unique in one file.
template<class Read>
void eachEntry(const Json& root, const char* section, Read read) {
    if (!root.contains(section))
        return;
    const Json& list = listIn(root, section, "");
    std::set<std::string> seen;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string path = at(at("", section), i);
        const std::string id = read(list[i], path);
        if (!seen.insert(id).second)
            fail("catalog.duplicate", at(path, "id"), GP_TR("%1 is empty or given twice."), shown(id));
    }
}

struct Reader {
    Library& library;
    const Json& root;
    Origin origin;

    template<class T>
    void entries(const char* section, std::vector<T>& list, void (*check)(T&, const Catalog&, const std::string&)) {
        eachEntry(root, section, [&](const Json& j, const std::string& path) {
            T entry = readEntry<T>(j, path, origin);
            if (check)
                check(entry, library.catalog, path);
            std::string id = entry.id;
            put(list, std::move(entry), path, origin);
            return id;
        });
    }
    void catalog();
    void priceLists();
};

void checkServer(Server& server, const Catalog& c, const std::string& path) {
    if (!server.accelerator.empty() && !c.accelerator(server.accelerator))
        fail("catalog.reference", at(path, "accelerator"), GP_TR("%1 names an unknown accelerator."),
             shown(server.accelerator));
}
void nameCooling(Cooling& cooling, const Catalog&, const std::string& path) {
    cooling.name = coolingName(cooling.id);
    if (!cooling.name)
        fail("catalog.key", at(path, "id"), GP_TR("%1 is not a cooling method."), shown(cooling.id));
}

void Reader::catalog() {
    Catalog& c = library.catalog;
    entries<Accelerator>("accelerators", c.accelerators,
                         nullptr); // before the servers that name them
    entries<Server>("servers", c.servers, checkServer);
    entries<Switch>("switches", c.switches, nullptr);
    entries<Optic>("optics", c.optics, nullptr);
    entries<StorageBlock>("storage", c.storage, nullptr);
    entries<Rack>("racks", c.racks, nullptr);
    entries<Cooling>("cooling", c.cooling, nameCooling);
    c.date = std::max(c.date, dateIn(root, "reviewed", ""));
    if (root.contains("constants")) {
        onlyKeys(root.at("constants"), "/constants", {"source", "facts", "exceptions"});
        readFacts(c.constants, root.at("constants"), "/constants", origin);
    }
}

// ---- prices

Price readPrice(const Json& j, const std::string& path, Origin origin) {
    onlyKeys(j, path, {"item", "value", "low", "high", "source"});
    Price price;
    price.item = requiredText(j, "item", path);
    if (!j.contains("value"))
        fail("catalog.key", at(path, "value"), GP_TR("%1 is missing."));
    const auto number = [&](const char* key, double low, double high) {
        return j.contains(key) ? numberIn(j.at(key), at(path, key), low, high) : kUnknown;
    };
    constexpr double kDearest = 1e12;
    price.value = number("value", 0, kDearest);
    price.low = number("low", 0, price.value);
    price.high = number("high", price.value, kDearest);
    price.source = entrySource(j, path, origin);
    return price;
}

void Reader::priceLists() {
    eachEntry(root, "price_lists", [&](const Json& j, const std::string& path) {
        onlyKeys(j, path, {"id", "name", "currency", "date", "valid_until", "prices"});
        PriceList list;
        list.id = requiredText(j, "id", path);
        list.name = requiredText(j, "name", path);
        list.currency = requiredText(j, "currency", path);
        requiredText(j, "date", path);
        list.date = dateIn(j, "date", path);
        list.validUntil = dateIn(j, "valid_until", path);
        const Json& prices = listIn(j, "prices", path);
        std::set<std::string> seen;
        for (std::size_t i = 0; i < prices.size(); ++i) {
            const std::string here = at(at(path, "prices"), i);
            list.prices.push_back(readPrice(prices[i], here, origin));
            if (!seen.insert(list.prices.back().item).second)
                fail("catalog.duplicate", at(here, "item"), GP_TR("%1 is empty or given twice."),
                     shown(list.prices.back().item));
        }
        std::string id = list.id;
        put(library.priceLists, std::move(list), path, origin);
        return id;
    });
}

// ---- files

/// Parses with a limit of depth; an object that has a key twice is an error, not the last one's
/// value.
Json parseJson(std::string_view text) {
    if (text.size() > kLargestFile)
        fail("catalog.size", "", GP_TR("%1 is too large."));
    std::vector<std::set<std::string>> open;
    const auto watch = [&open](int depth, Json::parse_event_t event, Json& parsed) {
        if (depth > kDeepest)
            fail("catalog.size", "", GP_TR("%1 is nested too deeply."));
        if (event == Json::parse_event_t::object_start)
            open.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            open.pop_back();
        else if (event == Json::parse_event_t::key && !open.back().insert(parsed.get<std::string>()).second)
            fail("catalog.duplicate", "", GP_TR("%1 is empty or given twice."), shown(parsed.get<std::string>()));
        return true;
    };
    try {
        return Json::parse(text, watch);
    } catch (const Json::parse_error& error) {
        throw LoadError{"catalog.syntax", "", GP_TR("%1 is not valid JSON at byte %2."), std::to_string(error.byte),
                        error.byte};
    } catch (const Json::out_of_range&) { // a number that no double holds
        fail("catalog.range", "", kOutOfRange);
    }
}

Diagnostic asDiagnostic(const LoadError& error, std::string_view name) {
    Diagnostic diagnostic;
    diagnostic.code = error.code;
    diagnostic.where = std::string(name) + error.path;
    diagnostic.message = {error.text, {Literal(diagnostic.where), Literal(error.detail)}};
    diagnostic.begin = diagnostic.end = error.byte;
    return diagnostic;
}

void readFile(Library& library, const Json& root, Origin origin) {
    std::set<std::string_view> sections{"accelerators", "servers", "switches",   "optics",
                                        "storage",      "racks",   "price_lists"};
    for (const char* own : {"reviewed", "cooling", "constants"}) {
        if (origin == Origin::User && root.is_object() && root.contains(own))
            fail("catalog.key", at("", own), GP_TR("%1 cannot be changed by a user's entry."));
        sections.insert(own);
    }
    onlyKeys(root, "", sections);
    Reader reader{library, root, origin};
    reader.catalog();
    reader.priceLists();
}

/// On error `library` may be half changed: callers drop it.
Outcome addFile(Library& library, std::string_view text, std::string_view name, Origin origin) {
    try {
        readFile(library, parseJson(text), origin);
        return {};
    } catch (const LoadError& error) {
        return asDiagnostic(error, name);
    } catch (const std::exception& error) {
        return asDiagnostic({"catalog.syntax", "", GP_TR("%1 cannot be read: %2"), shown(error.what())}, name);
    }
}

/// Every constant is in some formula.
Outcome checkConstants(const Constants& constants) {
    for (const FactRow<Constants>& row : factRows<Constants>())
        if (std::isnan(row.get(constants)))
            return asDiagnostic({"catalog.key", std::string("/constants/facts/") + row.key, GP_TR("%1 is missing.")},
                                "catalog/constants.json");
    return {};
}

} // namespace

Expected<Library> builtinLibrary() {
    Library library;
    for (const EmbeddedFile& file : embeddedFiles())
        if (file.path.starts_with("catalog/") || file.path.starts_with("prices/"))
            if (Outcome wrong = addFile(library, file.text, file.path, Origin::Builtin))
                return *wrong;
    if (Outcome wrong = checkConstants(library.catalog.constants))
        return *wrong;
    library.hash = contentHash(library);
    return library;
}

Expected<Library> withUserEntries(const Library& base, std::string_view json, std::string_view name) {
    Library library = base;
    if (Outcome wrong = addFile(library, json, name, Origin::User))
        return *wrong;
    library.hash = contentHash(library);
    return library;
}

} // namespace gp

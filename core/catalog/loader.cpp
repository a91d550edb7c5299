// Reads catalog and price JSON strictly into typed facts. How to add
//   an accelerator: an entry in resources/catalog/accelerators.json; nothing else.
//   a fact:         a member of the type in catalog.hpp and one row in its table below.
#include "core/catalog/catalog.hpp"
#include "core/catalog/resources.hpp"
#include "core/units/unit.hpp"

#include <nlohmann/json.hpp>

#include <functional>
#include <set>

namespace gp {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kLargestFile = 8u << 20, kMostEntries = 5000, kLongestText = 2000;
constexpr int kDeepest = 12;

struct LoadError {
    const char* code;
    std::string path;
    const char* text;
    std::string detail;
    std::size_t byte = 0;
};

[[noreturn]] void fail(const char* code, const std::string& path, const char* text, std::string detail = {}) {
    throw LoadError{code, path, text, std::move(detail)};
}

std::string textOf(const Json& j, const std::string& path) {
    if (!j.is_string() || j.get_ref<const std::string&>().size() > kLongestText)
        fail("catalog.key", path, GP_TR("%1 must be a text."));
    return j.get<std::string>();
}

void onlyKeys(const Json& object, const std::string& path, const std::set<std::string>& allowed) {
    if (!object.is_object())
        fail("catalog.key", path, GP_TR("%1 must be an object."));
    for (const auto& [key, value] : object.items())
        if (!allowed.contains(key))
            fail("catalog.key", path + "/" + key, GP_TR("%1 is not a key that is known here."));
}

std::string stringAt(const Json& object, const char* key, const std::string& path, bool required) {
    if (!object.contains(key)) {
        if (required)
            fail("catalog.key", path + "/" + key, GP_TR("%1 is missing."));
        return {};
    }
    return textOf(object.at(key), path + "/" + key);
}

/// Interns sources: most facts of an entry share one.
SourcePtr readSource(const Json& j, const std::string& path) {
    onlyKeys(j, path, {"kind", "reference", "date", "doubtful", "note"});
    Source source;
    const auto kind = sourceFromCode(stringAt(j, "kind", path, true));
    if (!kind)
        fail("catalog.source", path + "/kind", GP_TR("%1 is not a kind of source."));
    source.kind = *kind;
    source.reference = stringAt(j, "reference", path, true);
    source.date = stringAt(j, "date", path, false);
    source.note = stringAt(j, "note", path, false);
    if (j.contains("doubtful")) {
        if (!j.at("doubtful").is_boolean())
            fail("catalog.source", path + "/doubtful", GP_TR("%1 must be true or false."));
        source.doubtful = j.at("doubtful").get<bool>();
    }
    return std::make_shared<const Source>(std::move(source));
}

/// The user's own entries may leave the source out.
SourcePtr entrySource(const Json& entry, const std::string& path, bool userEntry) {
    if (entry.contains("source"))
        return readSource(entry.at("source"), path + "/source");
    if (!userEntry)
        fail("catalog.source", path, GP_TR("%1 has no source."));
    return std::make_shared<const Source>(Source{SourceKind::Assumed, "user entry", "", false, ""});
}

double numberIn(const Json& j, const std::string& path, double low, double high) {
    if (!j.is_number())
        fail("catalog.key", path, GP_TR("%1 must be a number."));
    const double v = j.get<double>();
    if (!(v >= low && v <= high))
        fail("catalog.range", path, GP_TR("%1 is out of range."), std::to_string(v));
    return v;
}

/// One fact of a type: its JSON key, the factor to base units and the sane range in the key's unit.
template<class T>
struct Row {
    const char* key;
    double low, high;
    std::function<void(T&, double, SourcePtr)> set;
};

template<auto Member>
struct OwnerOf;
template<class C, class F, F C::*Member>
struct OwnerOf<Member> {
    using Type = C;
    using Fact = F;
};

template<auto Member>
Row<typename OwnerOf<Member>::Type> row(const char* key, double factor, double low, double high) {
    using T = typename OwnerOf<Member>::Type;
    using V = decltype(OwnerOf<Member>::Fact::value);
    return {key, low, high, [factor](T& owner, double v, SourcePtr source) {
                owner.*Member = {make<V>(v * factor), std::move(source)};
            }};
}

constexpr double kGbps = unit::gigabitPerSecond.factor;

const std::vector<Row<Accelerator>>& acceleratorRows() {
    using A = Accelerator;
    static const std::vector<Row<A>> rows{
        row<&A::year>("year", 1, 2000, 2100),
        row<&A::memory>("memory_bytes", 1, 1e8, 1e14),
        row<&A::memoryBandwidth>("memory_bandwidth_gbs", 1e9, 1, 1e6),
        row<&A::scaleUp>("scale_up_gbs", 1e9, 1, 1e5),
        row<&A::scaleUpDomain>("scale_up_domain", 1, 1, 1e5),
        row<&A::power>("power_w", 1, 1, 1e5),
    };
    return rows;
}
const std::vector<Row<Server>>& serverRows() {
    using S = Server;
    static const std::vector<Row<S>> rows{
        row<&S::gpus>("gpus", 1, 1, 1024),
        row<&S::height>("height_u", 1, 0.5, 100),
        row<&S::maximumPower>("maximum_power_w", 1, 1, 1e7),
        row<&S::typicalPower>("typical_power_w", 1, 1, 1e7),
        row<&S::mass>("mass_kg", 1, 1, 1e5),
        row<&S::depth>("depth_mm", 1e-3, 100, 5000),
        row<&S::computePorts>("compute_ports", 1, 1, 4096),
        row<&S::computePortRate>("compute_port_gbps", kGbps, 1, 1e5),
        row<&S::storagePorts>("storage_ports", 1, 1, 4096),
        row<&S::storagePortRate>("storage_port_gbps", kGbps, 1, 1e5),
        row<&S::businessPorts>("business_ports", 1, 1, 4096),
        row<&S::businessPortRate>("business_port_gbps", kGbps, 1, 1e5),
        row<&S::managementPorts>("management_ports", 1, 0, 4096),
    };
    return rows;
}
const std::vector<Row<Switch>>& switchRows() {
    using S = Switch;
    static const std::vector<Row<S>> rows{
        row<&S::ports>("ports", 1, 2, 65536),
        row<&S::portRate>("port_gbps", kGbps, 0.1, 1e5),
        row<&S::height>("height_u", 1, 0.5, 100),
        row<&S::typicalPower>("typical_power_w", 1, 1, 1e6),
        row<&S::maximumPower>("maximum_power_w", 1, 1, 1e6),
        row<&S::mass>("mass_kg", 1, 0.1, 1e4),
    };
    return rows;
}
const std::vector<Row<Optic>>& opticRows() {
    using O = Optic;
    static const std::vector<Row<O>> rows{
        row<&O::rate>("rate_gbps", kGbps, 0.1, 1e5),
        row<&O::reach>("reach_m", 1, 0.1, 1e6),
        row<&O::power>("power_w", 1, 0, 1000),
    };
    return rows;
}
const std::vector<Row<StorageBlock>>& storageRows() {
    using B = StorageBlock;
    static const std::vector<Row<B>> rows{
        row<&B::read>("read_gbs", 1e9, 0.01, 1e6),
        row<&B::write>("write_gbs", 1e9, 0.01, 1e6),
        row<&B::operations>("operations_per_s", 1, 1, 1e12),
        row<&B::capacity>("capacity_tb", 1e12, 0.01, 1e7),
        row<&B::height>("height_u", 1, 0.5, 100),
        row<&B::power>("power_w", 1, 1, 1e6),
        row<&B::ports>("ports", 1, 1, 4096),
        row<&B::portRate>("port_gbps", kGbps, 0.1, 1e5),
    };
    return rows;
}
const std::vector<Row<Rack>>& rackRows() {
    using R = Rack;
    static const std::vector<Row<R>> rows{
        row<&R::height>("height_u", 1, 1, 100),
        row<&R::width>("width_mm", 1e-3, 100, 5000),
        row<&R::depth>("depth_mm", 1e-3, 100, 5000),
        row<&R::outerHeight>("outer_height_mm", 1e-3, 100, 10000),
        row<&R::tare>("tare_kg", 1, 1, 1e4),
        row<&R::staticLoad>("static_load_kg", 1, 1, 1e5),
    };
    return rows;
}
const std::vector<Row<Cooling>>& coolingRows() {
    static const std::vector<Row<Cooling>> rows{row<&Cooling::rackLimit>("rack_limit_kw", 1e3, 0.1, 1e4)};
    return rows;
}

/// Reads a number, or {"value": ..., "source": ...}, into a fact.
template<class T>
void readFact(T& entry, const Row<T>& row, const Json& j, const std::string& path, const SourcePtr& source) {
    if (!j.is_object())
        return row.set(entry, numberIn(j, path, row.low, row.high), source);
    onlyKeys(j, path, {"value", "source"});
    if (!j.contains("value") || !j.contains("source"))
        fail("catalog.source", path, GP_TR("%1 needs a value and a source."));
    row.set(entry, numberIn(j.at("value"), path + "/value", row.low, row.high), readSource(j.at("source"), path + "/source"));
}

constexpr const char* kPrecisionCodes[] = {"fp32", "tf32", "fp16", "bf16", "fp8", "int8", "fp4"};

void readPeaks(Accelerator& a, const Json& j, const std::string& path, const SourcePtr& source) {
    for (const auto& [key, value] : j.items()) {
        const auto found = std::find(std::begin(kPrecisionCodes), std::end(kPrecisionCodes), key);
        if (found == std::end(kPrecisionCodes))
            fail("catalog.key", path + "/" + key, GP_TR("%1 is not a precision."));
        const auto index = static_cast<std::size_t>(found - std::begin(kPrecisionCodes));
        const Row<Accelerator> peak{"", 0.01, 1e6, [index](Accelerator& owner, double v, SourcePtr s) {
                                        owner.densePeak[index] = {make<PeakRate>(v * 1e12), std::move(s)};
                                    }};
        readFact(a, peak, value, path + "/" + key, source);
    }
}

template<class T>
void readFacts(T& entry, const std::vector<Row<T>>& rows, const Json& j, const std::string& path,
               const SourcePtr& source) {
    if (!j.is_object())
        fail("catalog.key", path, GP_TR("%1 must be an object."));
    for (const auto& [key, value] : j.items()) {
        if constexpr (std::is_same_v<T, Accelerator>)
            if (key == "dense_peak_tflops") {
                readPeaks(entry, value, path + "/" + key, source);
                continue;
            }
        const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row<T>& r) { return key == r.key; });
        if (found == rows.end())
            fail("catalog.key", path + "/" + key, GP_TR("%1 is not a fact that is known here."));
        readFact(entry, *found, value, path + "/" + key, source);
    }
}

/// The texts of an entry beside its id: JSON key and member.
template<class T>
struct TextRow {
    const char* key;
    std::string T::*member;
    bool required = false;
};

/// Where a new entry goes: it replaces one with the same id.
template<class T>
void put(std::vector<T>& list, T entry, const std::string& path) {
    if (list.size() >= kMostEntries)
        fail("catalog.size", path, GP_TR("%1: there are too many entries."));
    for (T& old : list)
        if (old.id == entry.id) {
            old = std::move(entry);
            return;
        }
    list.push_back(std::move(entry));
}

const char* coolingName(const std::string& id) {
    static const std::pair<const char*, const char*> names[] = {
        {"air_contained", GP_TR("Contained air")}, {"in_row", GP_TR("In-row air")},
        {"rear_door", GP_TR("Rear-door heat exchanger")}, {"cold_plate", GP_TR("Cold plate")},
        {"immersion", GP_TR("Immersion")}};
    for (const auto& [code, name] : names)
        if (id == code)
            return name;
    return nullptr;
}

template<class T>
void readList(std::vector<T>& list, const Json& array, const std::string& section, const std::vector<Row<T>>& rows,
              const std::vector<TextRow<T>>& texts, bool userEntry) {
    if (!array.is_array())
        fail("catalog.key", "/" + section, GP_TR("%1 must be a list."));
    std::set<std::string> keys{"id", "source", "facts"}, seen;
    for (const TextRow<T>& t : texts)
        keys.insert(t.key);
    for (std::size_t i = 0; i < array.size(); ++i) {
        const std::string path = "/" + section + "/" + std::to_string(i);
        const Json& j = array[i];
        onlyKeys(j, path, keys);
        T entry;
        entry.id = stringAt(j, "id", path, true);
        if (entry.id.empty() || !seen.insert(entry.id).second)
            fail("catalog.duplicate", path + "/id", GP_TR("%1 is empty or given twice."), entry.id);
        for (const TextRow<T>& t : texts)
            entry.*(t.member) = stringAt(j, t.key, path, t.required);
        if constexpr (std::is_same_v<T, Cooling>) {
            entry.name = coolingName(entry.id);
            if (!entry.name)
                fail("catalog.key", path + "/id", GP_TR("%1 is not a cooling method."), entry.id);
        }
        const SourcePtr source = entrySource(j, path, userEntry);
        if (j.contains("facts"))
            readFacts(entry, rows, j.at("facts"), path + "/facts", source);
        put(list, std::move(entry), path);
    }
}

Price readPrice(const Json& j, const std::string& path, bool userEntry) {
    onlyKeys(j, path, {"item", "value", "low", "high", "source"});
    Price price;
    price.item = stringAt(j, "item", path, true);
    if (!j.contains("value"))
        fail("catalog.key", path + "/value", GP_TR("%1 is missing."));
    const auto number = [&](const char* key) {
        return j.contains(key) ? numberIn(j.at(key), path + "/" + key, 0, 1e12) : kUnknown;
    };
    price.value = number("value");
    price.low = number("low");
    price.high = number("high");
    price.source = entrySource(j, path, userEntry);
    return price;
}

void readPriceLists(std::vector<PriceList>& lists, const Json& array, bool userEntry) {
    if (!array.is_array())
        fail("catalog.key", "/price_lists", GP_TR("%1 must be a list."));
    for (std::size_t i = 0; i < array.size(); ++i) {
        const std::string path = "/price_lists/" + std::to_string(i);
        const Json& j = array[i];
        onlyKeys(j, path, {"id", "name", "currency", "date", "valid_until", "prices"});
        PriceList list{stringAt(j, "id", path, true), stringAt(j, "name", path, true),
                       stringAt(j, "currency", path, true), stringAt(j, "date", path, true),
                       stringAt(j, "valid_until", path, false), {}};
        if (!j.contains("prices") || !j.at("prices").is_array() || j.at("prices").size() > kMostEntries)
            fail("catalog.key", path + "/prices", GP_TR("%1 must be a list."));
        std::set<std::string> seen;
        for (std::size_t k = 0; k < j.at("prices").size(); ++k) {
            const std::string at = path + "/prices/" + std::to_string(k);
            list.prices.push_back(readPrice(j.at("prices")[k], at, userEntry));
            if (!seen.insert(list.prices.back().item).second)
                fail("catalog.duplicate", at + "/item", GP_TR("%1 is empty or given twice."), list.prices.back().item);
        }
        put(lists, std::move(list), path);
    }
}

void readConstants(Constants& c, const Json& array) {
    const auto set = [](auto& fact, double v, SourcePtr source) {
        fact = {make<std::remove_cvref_t<decltype(fact.value)>>(v), std::move(source)};
    };
    for (std::size_t i = 0; i < array.size(); ++i) {
        const std::string path = "/constants/" + std::to_string(i);
        const Json& j = array[i];
        onlyKeys(j, path, {"id", "value", "source"});
        const std::string id = stringAt(j, "id", path, true);
        const double v = numberIn(j.at("value"), path + "/value", 1e-9, 1e12);
        const SourcePtr source = entrySource(j, path, false);
        if (id == "train_work")
            set(c.trainWork, v, source);
        else if (id == "inference_work")
            set(c.inferenceWork, v, source);
        else if (id == "bytes_per_token")
            set(c.bytesPerToken, v, source);
        else if (id == "checkpoint_per_parameter")
            set(c.checkpointPerParameter, v, source);
        else if (id == "weight_per_parameter")
            set(c.weightPerParameter, v, source);
        else if (id == "year")
            set(c.year, v, source);
        else
            fail("catalog.key", path + "/id", GP_TR("%1 is not a constant that is known here."), id);
    }
}

void readSections(Library& library, const Json& root, bool userEntry) {
    onlyKeys(root, "", {"reviewed", "accelerators", "servers", "switches", "optics", "storage", "racks", "cooling",
                        "constants", "price_lists"});
    Catalog& c = library.catalog;
    const auto has = [&](const char* key) { return root.contains(key); };
    if (has("reviewed") && !userEntry)
        c.date = std::max(c.date, textOf(root.at("reviewed"), "/reviewed"));
    if (has("accelerators"))
        readList<Accelerator>(c.accelerators, root.at("accelerators"), "accelerators", acceleratorRows(),
                              {{"vendor", &Accelerator::vendor}, {"name", &Accelerator::name, true},
                               {"memory_label", &Accelerator::memoryLabel},
                               {"scale_up_technology", &Accelerator::scaleUpTechnology},
                               {"cooling", &Accelerator::cooling}, {"note", &Accelerator::note}}, userEntry);
    if (has("servers"))
        readList<Server>(c.servers, root.at("servers"), "servers", serverRows(),
                         {{"vendor", &Server::vendor}, {"name", &Server::name, true},
                          {"accelerator", &Server::accelerator}, {"cooling", &Server::cooling},
                          {"note", &Server::note}}, userEntry);
    if (has("switches"))
        readList<Switch>(c.switches, root.at("switches"), "switches", switchRows(),
                         {{"vendor", &Switch::vendor}, {"name", &Switch::name, true},
                          {"technology", &Switch::technology}, {"note", &Switch::note}}, userEntry);
    if (has("optics"))
        readList<Optic>(c.optics, root.at("optics"), "optics", opticRows(),
                        {{"name", &Optic::name, true}, {"medium", &Optic::medium}, {"note", &Optic::note}}, userEntry);
    if (has("storage"))
        readList<StorageBlock>(c.storage, root.at("storage"), "storage", storageRows(),
                               {{"vendor", &StorageBlock::vendor}, {"name", &StorageBlock::name, true},
                                {"system", &StorageBlock::system}, {"note", &StorageBlock::note}}, userEntry);
    if (has("racks"))
        readList<Rack>(c.racks, root.at("racks"), "racks", rackRows(),
                       {{"name", &Rack::name, true}, {"note", &Rack::note}}, userEntry);
    if (has("cooling"))
        readList<Cooling>(c.cooling, root.at("cooling"), "cooling", coolingRows(), {}, userEntry);
    if (has("constants") && userEntry)
        fail("catalog.key", "/constants", GP_TR("%1 cannot be changed by a user's entry."));
    if (has("constants"))
        readConstants(c.constants, root.at("constants"));
    if (has("price_lists"))
        readPriceLists(library.priceLists, root.at("price_lists"), userEntry);
}

void checkReferences(const Catalog& c) {
    for (const Server& server : c.servers)
        if (!server.accelerator.empty() && !c.accelerator(server.accelerator))
            fail("catalog.reference", "/servers/" + server.id + "/accelerator", GP_TR("%1 names an unknown accelerator."),
                 server.accelerator);
}

/// nlohmann's parser recurses; a depth limit keeps a hostile file from using up the stack.
void checkDepth(std::string_view text) {
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char ch = text[i];
        if (inString) {
            if (ch == '\\')
                ++i;
            else if (ch == '"')
                inString = false;
        } else if (ch == '"') {
            inString = true;
        } else if (ch == '{' || ch == '[') {
            if (++depth > kDeepest)
                throw LoadError{"catalog.syntax", "", GP_TR("%1 is nested too deeply."), {}, i};
        } else if (ch == '}' || ch == ']') {
            --depth;
        }
    }
}

Json parseJson(std::string_view text) {
    if (text.size() > kLargestFile)
        throw LoadError{"catalog.size", "", GP_TR("%1 is too large."), {}, 0};
    checkDepth(text);
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        throw LoadError{"catalog.syntax", "", GP_TR("%1 is not valid JSON at byte %2."), std::to_string(error.byte), error.byte};
    }
}

void hashText(std::uint64_t& hash, std::string_view text) {
    for (char ch : text)
        hash = (hash ^ static_cast<unsigned char>(ch)) * 1099511628211ull;
}

Diagnostic asDiagnostic(const LoadError& error, std::string_view name) {
    Diagnostic diagnostic;
    diagnostic.code = error.code;
    diagnostic.where = std::string(name) + error.path;
    diagnostic.message = {error.text, {Literal(diagnostic.where), Literal(error.detail)}};
    diagnostic.begin = diagnostic.end = error.byte;
    return diagnostic;
}

/// Adds one file's sections to `library`; on error `library` may be half changed, so callers pass a copy.
Outcome addFile(Library& library, std::string_view text, std::string_view name, bool userEntry) {
    try {
        const Json json = parseJson(text);
        readSections(library, json, userEntry);
        hashText(library.hash, json.dump());
        return {};
    } catch (const LoadError& error) {
        return asDiagnostic(error, name);
    } catch (const Json::exception& error) {
        return asDiagnostic({"catalog.syntax", "", GP_TR("%1 cannot be read: %2"), error.what(), 0}, name);
    }
}

Outcome finish(const Library& library, std::string_view name) {
    try {
        checkReferences(library.catalog);
        return {};
    } catch (const LoadError& error) {
        return asDiagnostic(error, name);
    }
}

} // namespace

std::string_view precisionCode(Precision precision) {
    return kPrecisionCodes[static_cast<std::size_t>(precision)];
}

Expected<Library> builtinLibrary() {
    Library library;
    library.hash = 14695981039346656037ull;
    for (const EmbeddedFile& file : embeddedFiles())
        if (file.path.starts_with("catalog/") || file.path.starts_with("prices/"))
            if (Outcome wrong = addFile(library, file.text, file.path, false))
                return *wrong;
    if (Outcome wrong = finish(library, "catalog"))
        return *wrong;
    return library;
}

Expected<Library> withUserEntries(const Library& base, std::string_view json, std::string_view name) {
    Library library = base;
    if (Outcome wrong = addFile(library, json, name, true))
        return *wrong;
    if (Outcome wrong = finish(library, name))
        return *wrong;
    return library;
}

} // namespace gp

// Hardware the planner can choose: every fact has a value, a source, a date, and a mark where
// sources conflict. Unknown facts stay unknown.
#pragma once

#include "core/units/diagnostic.hpp"
#include "core/units/quantities.hpp"
#include "core/units/source.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace gp {

template<class T>
struct Fact {
    T value = unknown<T>();
    SourcePtr source; ///< null while the fact is unknown
};

enum class Precision { Fp32, Tf32, Fp16, Bf16, Fp8, Int8, Fp4 };
inline constexpr std::size_t kPrecisions = 7;
std::string_view precisionCode(Precision precision); // "fp32", "bf16", ...

struct Accelerator {
    std::string id, vendor, name;
    Fact<ItemCount> year;
    std::array<Fact<PeakRate>, kPrecisions> densePeak; ///< never with sparsity
    Fact<GpuMemory> memory;                            ///< bytes a driver reports, or the safe reading
    std::string memoryLabel;                           ///< as printed by the vendor ("80 GB")
    Fact<GpuBandwidth> memoryBandwidth;
    Fact<GpuBandwidth> scaleUp;   ///< one direction, inside the scale-up domain
    Fact<GpuCount> scaleUpDomain; ///< GPUs in one NVLink-class domain
    Fact<Power> power;            ///< of one GPU
    std::string scaleUpTechnology, cooling, note;
};

struct Server {
    std::string id, vendor, name, accelerator; ///< accelerator id; empty for GPU-less nodes
    Fact<GpuCount> gpus;
    Fact<RackUnits> height;
    Fact<Power> maximumPower, typicalPower;
    Fact<Mass> mass;
    Fact<Length> depth;
    Fact<PortCount> computePorts, storagePorts, businessPorts, managementPorts;
    Fact<Bandwidth> computePortRate, storagePortRate, businessPortRate;
    std::string cooling, note; ///< cooling: "air", "liquid", "mixed"
};

struct Switch {
    std::string id, vendor, name, technology; ///< "InfiniBand NDR", "Ethernet", ...
    Fact<PortCount> ports;                    ///< radix at portRate
    Fact<Bandwidth> portRate;
    Fact<RackUnits> height;
    Fact<Power> typicalPower, maximumPower;
    Fact<Mass> mass;
    std::string note;
};

struct Optic {                    // a module or a cable end
    std::string id, name, medium; ///< "DAC", "AOC", "multimode", "single mode"
    Fact<Bandwidth> rate;
    Fact<Length> reach;
    Fact<Power> power; ///< of one module or cable end
    std::string note;
};

struct StorageBlock {
    std::string id, vendor, name, system; ///< system: "Lustre", "S3", ...
    Fact<Bandwidth> read, write;
    Fact<Frequency> operations; ///< I/O operations a second
    Fact<Bytes> capacity;       ///< usable
    Fact<RackUnits> height;
    Fact<Power> power;
    Fact<PortCount> ports;
    Fact<Bandwidth> portRate;
    std::string note;
};

struct Rack {
    std::string id, name;
    Fact<RackUnits> height;
    Fact<Length> width, depth, outerHeight;
    Fact<Mass> tare, staticLoad;
    std::string note;
};

/// A cooling method with the rack power it can carry.
struct Cooling {
    std::string id;
    const char* name = ""; ///< translatable
    Fact<Power> rackLimit;
};

struct Constants {                      // physical and statistical constants of the sizing formulas
    Fact<WorkPerToken> trainWork;       ///< 6 FLOP a token and parameter (forward and backward)
    Fact<Tokens> typicalBatch;          ///< of one optimiser step, where none is given
    Fact<WorkPerToken> inferenceWork;   ///< 2 FLOP a token and parameter (forward)
    Fact<BytesPerToken> bytesPerToken;  ///< of a stored training text
    Fact<Bytes> checkpointPerParameter; ///< weights, master copy and both moments
    Fact<Bytes> weightPerParameter;     ///< bf16 weights
    Fact<Duration> year;                ///< 365 days
};

enum class CatalogKind { Accelerator, Server, Switch, Optic, Storage, Rack, Cooling };

struct Catalog {
    std::string date; ///< of the newest entry's review
    std::vector<Accelerator> accelerators;
    std::vector<Server> servers;
    std::vector<Switch> switches;
    std::vector<Optic> optics;
    std::vector<StorageBlock> storage;
    std::vector<Rack> racks;
    std::vector<Cooling> cooling;
    Constants constants;

    const Accelerator* accelerator(std::string_view id) const;
    const Server* server(std::string_view id) const;
    const Switch* networkSwitch(std::string_view id) const;
    const Optic* optic(std::string_view id) const;
    const StorageBlock* storageBlock(std::string_view id) const;
    const Rack* rack(std::string_view id) const;
    const Cooling* coolingMethod(std::string_view id) const;
    /// Name of the entry with this id, of whatever kind but cooling; empty if there is none.
    std::string nameOf(std::string_view id) const;
    /// Ids and names of one kind, in catalog order: what a catalog reference field may hold.
    struct Choice {
        std::string id, name;
    };
    std::vector<Choice> choices(CatalogKind kind) const;
};

struct Price {
    std::string item;        ///< catalog id or a cost line such as "facility.kw"
    double value = kUnknown; ///< in `unit` of the list's currency
    double low = kUnknown, high = kUnknown;
    SourcePtr source;
};
struct PriceList {
    std::string id, name, currency, date, validUntil;
    std::vector<Price> prices;
    const Price* find(std::string_view item) const;
};

/// Everything a plan may look up; one immutable value. `hash` covers the whole content.
struct Library {
    Catalog catalog;
    std::vector<PriceList> priceLists;
    std::uint64_t hash = 0;
    const PriceList* priceList(std::string_view id) const;
};

/// The catalog and price lists built into the program. Fails only if the resources are wrong.
Expected<Library> builtinLibrary();
/// `base` with the entries of a user's JSON text on top: same ids replace, new ids are added.
/// Sections: accelerators, servers, switches, optics, storage, racks, price_lists; an entry without
/// a source is assumed, "user entry". `name` is the file's name: a diagnostic's `where` is the name
/// and the JSON path. Errors: catalog.syntax (begin = byte), catalog.key (unknown or missing key,
/// wrong type), catalog.range, catalog.duplicate, catalog.reference, catalog.source, catalog.size
/// (file, text, depth or number of entries).
Expected<Library> withUserEntries(const Library& base, std::string_view json, std::string_view name);

} // namespace gp

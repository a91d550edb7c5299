// A user's catalog file: any bytes give a library or a diagnostic.
#include "core/catalog/catalog.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const gp::Library library = [] {
        auto built = gp::builtinLibrary();
        if (!built)
            std::abort();
        return std::move(*built);
    }();
    const auto added =
        gp::withUserEntries(library, std::string(reinterpret_cast<const char*>(data), size), "fuzz.json");
    if (added && added->hash == 0)
        std::abort();
    return 0;
}

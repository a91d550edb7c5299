// A project file: any bytes give a checked project or a diagnostic; the file is not changed by reading it.
#include "core/project/store.hpp"

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const gp::Library library = [] {
        auto built = gp::builtinLibrary();
        if (!built)
            std::abort();
        return std::move(*built);
    }();
    const std::string path = "/dev/shm/groundplan-fuzz-" + std::to_string(::getpid()) + ".gplan";
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    const auto before = gp::stampOf(path);
    const auto loaded = gp::loadProject(path, library);
    if (gp::stampOf(path) != before)
        std::abort();
    if (loaded && gp::checkProject(*loaded->project, library))
        std::abort();
    ::unlink(path.c_str());
    return 0;
}

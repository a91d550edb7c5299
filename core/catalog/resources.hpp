// Data files built into the program, by their path under resources/.
#pragma once

#include <string_view>
#include <vector>

namespace gp {

struct EmbeddedFile {
    std::string_view path;
    std::string_view text;
};
const std::vector<EmbeddedFile>& embeddedFiles();

} // namespace gp

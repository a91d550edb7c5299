// libFuzzer entry: any bytes as a model configuration.
#include "core/workload/model.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    (void)gp::readModelConfig(text);
    if (const auto shape = gp::decoderFromConfig(text))
        (void)gp::totalParameters(*shape);
    return 0;
}

// libFuzzer entry: any bytes as a model configuration.
#include "core/workload/model.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    (void)gp::readModelConfig({reinterpret_cast<const char*>(data), size});
    return 0;
}

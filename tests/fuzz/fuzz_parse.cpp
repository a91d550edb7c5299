// libFuzzer entry: any bytes as a typed number, in fields of several kinds.
#include "core/units/parse.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const gp::Unit& u : {gp::Unit(gp::unit::kilowatt), gp::Unit(gp::unit::tokensPerDay),
                              gp::Unit(gp::unit::percent), gp::Unit(gp::unit::money)})
        for (bool countLike : {false, true})
            (void)gp::parseRange(text, {u.dim, u, {}, countLike, "CNY"});
    return 0;
}

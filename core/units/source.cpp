#include "core/units/source.hpp"

#include "core/units/text.hpp"

#include <array>

namespace gp {

struct SourceName {
    SourceKind kind;
    std::string_view code;
    const char* label;
};
static constexpr std::array<SourceName, 6> kNames{{
    {SourceKind::Assumed, "assumed", GP_TR("assumed")},
    {SourceKind::Vendor, "vendor", GP_TR("vendor")},
    {SourceKind::Literature, "literature", GP_TR("literature")},
    {SourceKind::Measured, "measured", GP_TR("measured")},
    {SourceKind::Predicted, "predicted", GP_TR("predicted")},
    {SourceKind::Derived, "derived", GP_TR("derived")},
}};

std::string_view sourceCode(SourceKind kind) {
    return kNames[static_cast<std::size_t>(kind)].code;
}

std::optional<SourceKind> sourceFromCode(std::string_view code) {
    for (const SourceName& name : kNames)
        if (name.code == code)
            return name.kind;
    return {};
}

const char* sourceLabel(SourceKind kind) {
    return kNames[static_cast<std::size_t>(kind)].label;
}

} // namespace gp

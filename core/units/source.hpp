// Where a number comes from. Catalog facts carry it, beliefs about inputs carry it, the ledger
// shows it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace gp {

enum class SourceKind { Assumed, Vendor, Literature, Measured, Predicted, Derived };

/// Stable code of a source kind as files and JSON write it: "assumed", "vendor", ...
std::string_view sourceCode(SourceKind kind);
std::optional<SourceKind> sourceFromCode(std::string_view code);
/// English label for translation ("assumed").
const char* sourceLabel(SourceKind kind);

struct Source {
    SourceKind kind = SourceKind::Assumed;
    std::string reference; ///< document, page or person; empty if none was given
    std::string date;      ///< ISO date on which the source was read or is valid; may be empty
    bool doubtful = false; ///< sources conflict or only memory supports it
    std::string note;      ///< the conflict, or what to know when using it
    friend bool operator==(const Source&, const Source&) = default;
};
using SourcePtr = std::shared_ptr<const Source>;

} // namespace gp

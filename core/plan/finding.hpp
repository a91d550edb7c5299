// What the program has to say about a plan: a code, a severity, where, typed arguments and fixes. No prose.
#pragma once

#include "core/plan/override.hpp"
#include "core/units/text.hpp"

#include <string>
#include <vector>

namespace gp {

enum class Severity { Ok, Note, Warning, Error };

/// A proposal as overrides; its preview is a plan of the scenario with them applied.
struct Fix {
    Message title;
    std::vector<Override> overrides;
};

struct Finding {
    std::string code; ///< stable, e.g. "limit.exceeded", "inference.memory_unchecked"
    Severity severity = Severity::Note;
    std::string where; ///< full key of the field or figure it is about
    Message title;     ///< short verdict
    Message detail;    ///< one sentence with the numbers
    std::vector<Fix> fixes;
};

} // namespace gp

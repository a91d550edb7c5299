// A language model's shape as far as sizing needs it, and its parameter count from that shape.
#pragma once

#include "core/units/diagnostic.hpp"
#include "core/units/quantities.hpp"
#include "core/workload/decoder.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gp {

/// What a model configuration file says, counted exactly. Counts are unset where the file does not tell.
struct ModelSummary {
    std::string name;         ///< model_type or architecture as written
    std::string attention;    ///< "MHA", "GQA", "MQA", "MLA", "hybrid"
    Parameters total, active; ///< active: parameters that work on one token, embeddings included
    BytesPerToken kvCache;    ///< bf16, all layers that keep a cache
    ItemCount layers, hidden, heads, kvHeads, headDim, vocabulary, context, intermediate;
    ItemCount experts, expertsPerToken, sharedExperts, denseLayers, moeLayers, mtpLayers;
    ItemCount slidingWindow;
    std::optional<bool> tied;
    Bytes weightPerParameter;   ///< of the checkpoint as quantised; unknown if the file does not tell
    std::vector<Message> notes; ///< what a careful reader would want to know (defaults taken, doubts)
    /// Further values under the documented keys of `read --json` (e.g. "vision_params").
    std::vector<std::pair<std::string, double>> more;
};

/// Reads a Hugging Face style config.json (also wrapped, aliased or with Infinity/NaN). Nothing is
/// executed or fetched. Errors: json.syntax (byte), model.unsupported, model.missing (field), model.range.
Expected<ModelSummary> readModelConfig(std::string_view json);
/// The same file as the shape that training predictions need. Tied tables count as two, as a pipeline holds them.
/// Further error: model.unsupported for a hybrid of attention and state-space layers.
Expected<DecoderShape> decoderFromConfig(std::string_view json);
/// Key and value pairs as `read --json` prints them; a number that is NaN is null.
using ModelValue = std::variant<double, bool, std::string>;
std::vector<std::pair<std::string, ModelValue>> modelConfigValues(const ModelSummary& summary);

/// True if the text looks like a model configuration (for the kind detection of `read`).
bool looksLikeModelConfig(std::string_view json);

} // namespace gp

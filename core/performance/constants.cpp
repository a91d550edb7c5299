#include "core/performance/constants.hpp"

#include "core/catalog/resources.hpp"
#include "core/units/text.hpp"

#include <nlohmann/json.hpp>

#include <cstdlib>

namespace gp {

using Json = nlohmann::ordered_json;

static constexpr const char* kGenerationNames[] = {"ampere", "hopper", "blackwell", "other"};
static constexpr const char* kPrecisionNames[] = {"bf16", "fp8", "fp4"};
static constexpr const char* kStackNames[] = {"megatron_core", "legacy", "fsdp"};

std::string_view stackCode(TrainingStack stack) {
    return kStackNames[static_cast<std::size_t>(stack)];
}

std::vector<NamedConstant> named(TrainingConstants& c) {
    std::vector<NamedConstant> list;
    const auto add = [&](std::string name, double& value, double low, double high) {
        list.push_back({std::move(name), &value, low, high});
    };
    for (std::size_t g = 0; g < kGenerations; ++g) {
        for (std::size_t p = 0; p < kMathPrecisions; ++p)
            add(std::string("gemm.") + kGenerationNames[g] + "." + kPrecisionNames[p], c.gemm[g][p], 0.2, 0.95);
        add(std::string("attention.") + kGenerationNames[g], c.attention[g], 0.1, 0.8);
    }
    for (std::size_t s = 0; s < kStacks; ++s) {
        const std::string stack = kStackNames[s];
        add("elementwise." + stack, c.elementwise[s], 0.3, 3);
        add("host_floor." + stack, c.hostFloor[s], 0, 2e-3);
        add("stretch." + stack, c.stretch[s], 1, 1.6);
        add("tensor_hidden." + stack, c.tensorHidden[s], 0, 0.9);
    }
    add("memory", c.memory, 0.6, 0.95);
    add("gemm_traffic", c.gemmTraffic, 0, 2);
    add("launch", c.launch, 2e-6, 3e-5);
    add("moe_host_floor", c.moeHostFloor, 0, 2e-3);
    add("scale_up", c.scaleUp, 0.4, 0.95);
    add("network", c.network, 0.4, 1);
    add("scale_up_latency", c.scaleUpLatency, 1e-6, 2e-5);
    add("network_latency", c.networkLatency, 5e-6, 5e-5);
    add("pipeline_exposed", c.pipelineExposed, 0, 1);
    add("data_exposed", c.dataExposed, 0, 0.5);
    add("data_hiding", c.dataHiding, 0.1, 1);
    add("gather_hidden", c.gatherHidden, 0, 1);
    add("grouped_gemm", c.groupedGemm, 0.2, 1);
    add("expert_hidden", c.expertHidden, 0, 1);
    add("expert_dedup", c.expertDedup, 0.3, 1);
    add("selective", c.selective, 0, 0.3);
    add("operator_recompute", c.operatorRecompute, 0, 0.7);
    add("jitter", c.jitter, 0, 0.03);
    add("fp8_activations", c.fp8Activations, 0.4, 1);
    add("fixed_memory", c.fixedMemory, 1e9, 1.2e10);
    add("band.dense", c.denseBand, 0.02, 1);
    add("band.moe", c.moeBand, 0.02, 1);
    add("band.other", c.otherBand, 0.02, 1);
    return list;
}

static Diagnostic wrong(const char* code, const char* text, const std::string& what) {
    Diagnostic error;
    error.code = code;
    error.where = what;
    error.message = {text, {what}};
    return error;
}

Expected<TrainingConstants> trainingConstantsFromJson(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded() || !json.is_object() || !json.contains("constants"))
        return wrong("physics.syntax", GP_TR("The performance constants cannot be read: %1"), "JSON");
    TrainingConstants c;
    for (const NamedConstant& constant : named(c)) {
        const auto found = json["constants"].find(constant.name);
        if (found == json["constants"].end() || !found->is_number())
            return wrong("physics.missing", GP_TR("The performance constant %1 is missing."), constant.name);
        *constant.value = found->get<double>();
        if (*constant.value < constant.low || *constant.value > constant.high)
            return wrong("physics.range", GP_TR("The performance constant %1 is out of range."), constant.name);
    }
    if (json.contains("source")) {
        c.source.kind = SourceKind::Predicted;
        c.source.reference = json["source"].value("reference", "");
        c.source.date = json["source"].value("date", "");
    }
    return c;
}

std::string trainingConstantsToJson(TrainingConstants c) {
    Json values = Json::object();
    for (const NamedConstant& constant : named(c))
        values[constant.name] = *constant.value;
    return Json{{"source", {{"reference", c.source.reference}, {"date", c.source.date}}}, {"constants", values}}.dump(
               1) +
           "\n";
}

const TrainingConstants& builtinTrainingConstants() {
    static const TrainingConstants constants = [] {
        for (const EmbeddedFile& file : embeddedFiles())
            if (file.path == "physics/training.json")
                if (auto read = trainingConstantsFromJson(file.text))
                    return *read;
        std::abort(); // built in, and a test reads it
    }();
    return constants;
}

} // namespace gp

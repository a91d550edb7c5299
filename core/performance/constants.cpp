#include "core/performance/constants.hpp"

#include "core/catalog/resources.hpp"
#include "core/units/text.hpp"

#include <nlohmann/json.hpp>

#include <cstdlib>

namespace gp {

using Json = nlohmann::ordered_json;

static constexpr const char* kGenerationNames[] = {"ampere", "hopper", "blackwell", "blackwell_ultra", "other"};
static constexpr const char* kPrecisionNames[] = {"bf16", "fp8", "fp4"};
static constexpr const char* kStackNames[] = {"megatron_core", "legacy", "fsdp"};

std::string_view stackCode(TrainingStack stack) {
    return kStackNames[static_cast<std::size_t>(stack)];
}

std::vector<NamedConstant> named(TrainingConstants& c) {
    using Role = NamedConstant::Role;
    std::vector<NamedConstant> list;
    const auto add = [&](std::string name, double& value, double typical, double low, double high,
                         Role role = Role::Time) {
        list.push_back({std::move(name), &value, typical, low, high, role});
    };
    struct Generation {
        double gemm[kMathPrecisions], attention, plainAttention, multiprocessors;
    };
    // Best shapes reach 0.8-0.9 of the peak; whole steps lose clock to power and copies.
    static constexpr Generation kTypical[kGenerations] = {{{0.8, 0.6, 0.5}, 0.4, 0.4, 108},
                                                          {{0.7, 0.65, 0.5}, 0.5, 0.3, 132},
                                                          {{0.62, 0.6, 0.5}, 0.4, 0.25, 148},
                                                          {{0.65, 0.65, 0.45}, 0.5, 0.25, 148},
                                                          {{0.5, 0.45, 0.4}, 0.35, 0.3, 0}};
    for (std::size_t g = 0; g < kGenerations; ++g) {
        const std::string generation = kGenerationNames[g];
        const Role fitted = g + 1 < kGenerations ? Role::Time : Role::Fact; // nothing measured to fit the others to
        for (std::size_t p = 0; p < kMathPrecisions; ++p)
            add("gemm." + generation + "." + kPrecisionNames[p], c.gemm[g][p], kTypical[g].gemm[p], 0.2, 0.95, fitted);
        add("attention." + generation, c.attention[g], kTypical[g].attention, 0.1, 0.8, fitted);
        add("plain_attention." + generation, c.plainAttention[g], kTypical[g].plainAttention, 0.1, 0.8, fitted);
        add("multiprocessors." + generation, c.multiprocessors[g], kTypical[g].multiprocessors, 0, 1e4, Role::Fact);
    }
    struct Stack {
        double cast, elementwise, hostFloor, stretch, logits;
    };
    static constexpr Stack kStackTypical[kStacks] = {
        {2, 0.8, 2.5e-4, 1, 6}, {2, 1, 7e-4, 1.05, 6}, {5, 1, 3e-4, 1.05, 12}};
    for (std::size_t s = 0; s < kStacks; ++s) {
        const std::string stack = kStackNames[s];
        add("cast." + stack, c.cast[s], kStackTypical[s].cast, 0, 12);
        add("elementwise." + stack, c.elementwise[s], kStackTypical[s].elementwise, 0.3, 3);
        add("host_floor." + stack, c.hostFloor[s], kStackTypical[s].hostFloor, 0, 2e-3);
        add("stretch." + stack, c.stretch[s], kStackTypical[s].stretch, 1, 1.6);
        add("logits." + stack, c.logits[s], kStackTypical[s].logits, 2, 16, Role::Memory);
    }
    add("waves", c.waves, 0.5, 0, 1);
    add("grouped_gemm", c.groupedGemm, 0.8, 0.2, 1);
    add("misaligned", c.misaligned, 0.6, 0.1, 1);
    add("memory", c.memory, 0.85, 0.6, 0.95);
    add("gemm_traffic", c.gemmTraffic, 0.5, 0, 2);
    add("score_passes", c.scorePasses, 5, 2, 14);
    add("launch", c.launch, 7e-6, 2e-6, 3e-5);
    add("expert_launch", c.expertLaunch, 6e-6, 1e-6, 6e-5);
    add("moe_sync", c.moeSync, 1.5e-4, 0, 1e-3);
    add("expert_moves", c.expertMoves, 6, 2, 20);
    add("all_to_all", c.allToAll, 0.8, 0.3, 1);
    add("jitter", c.jitter, 0.0095, 0, 0.03);
    add("scale_up", c.scaleUp, 0.8, 0.4, 0.9);
    add("network", c.network, 0.9, 0.4, 1);
    add("scale_up_latency", c.scaleUpLatency, 5e-6, 1e-6, 2e-5);
    add("network_latency", c.networkLatency, 1.5e-5, 5e-6, 5e-5);
    add("tensor_hidden", c.tensorHidden, 0.6, 0, 0.95);
    add("pipeline_exposed", c.pipelineExposed, 0.3, 0, 1);
    add("data_exposed", c.dataExposed, 0.15, 0, 0.5);
    add("data_hiding", c.dataHiding, 0.6, 0.1, 1);
    add("gather_hidden", c.gatherHidden, 0.6, 0, 1);
    add("expert_hidden", c.expertHidden, 0.2, 0, 1);
    add("expert_dedup", c.expertDedup, 0.72, 0.3, 1);
    add("selective", c.selective, 0.07, 0, 0.3);
    add("operator_recompute", c.operatorRecompute, 0.35, 0, 0.7);
    add("fp8_activations", c.fp8Activations, 0.55, 0.4, 1, Role::Memory);
    add("selective_activations", c.selectiveActivations, 0.7, 0.3, 1, Role::Memory);
    add("fixed_memory", c.fixedMemory, 4e9, 1e9, 1.2e10, Role::Memory);
    add("fragmentation", c.fragmentation, 0.04, 0, 0.15, Role::Memory);
    add("band.dense", c.denseBand, 0.15, 0.02, 2, Role::Band);
    add("band.moe", c.moeBand, 0.25, 0.02, 2, Role::Band);
    add("band.other", c.otherBand, 0.35, 0.02, 2, Role::Band);
    return list;
}

TrainingConstants typicalTrainingConstants() {
    TrainingConstants c;
    for (const NamedConstant& constant : named(c))
        *constant.value = constant.typical;
    return c;
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

// Reads a model's config.json. Names differ between families, so a table of aliases finds the fields and a
// function a family sets what the file does not say.
#include "core/workload/model.hpp"
#include "core/workload/model_shape.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <initializer_list>

namespace gp {

namespace {

using Json = nlohmann::json;
using Int = std::int64_t;

constexpr std::size_t kLargestFile = 16u << 20;
constexpr int kDeepest = 32;

struct ConfigError {
    const char* code;
    const char* text;
    std::string what;
    std::size_t byte = 0;
};

/// NaN and Infinity are no JSON, but writers emit them; outside strings they become null.
std::string cleaned(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    bool inString = false;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            out.push_back(c);
            if (c == '\\' && i + 1 < text.size())
                out.push_back(text[++i]);
            else if (c == '"')
                inString = false;
            continue;
        }
        if (c == '{' || c == '[')
            if (++depth > kDeepest)
                throw ConfigError{"json.syntax", GP_TR("The file is nested too deeply at byte %1."), std::to_string(i),
                                  i};
        if (c == '}' || c == ']')
            --depth;
        inString = c == '"';
        const std::string_view rest = text.substr(i);
        for (const std::string_view word :
             {std::string_view("-Infinity"), std::string_view("Infinity"), std::string_view("NaN")})
            if (rest.starts_with(word)) {
                // Same length, so that byte positions of later errors stay right.
                out += "null" + std::string(word.size() > 4 ? word.size() - 4 : 0, ' ');
                i += word.size() - 1;
                goto next;
            }
        out.push_back(c);
    next:;
    }
    return out;
}

Json parse(std::string_view text) {
    if (text.size() > kLargestFile)
        throw ConfigError{"json.size", GP_TR("The file is too large for a model configuration%1."), "", 0};
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    try {
        return Json::parse(cleaned(text));
    } catch (const Json::parse_error& error) {
        throw ConfigError{"json.syntax", GP_TR("Not valid JSON at byte %1."), std::to_string(error.byte), error.byte};
    }
}

/// The names under which families write the same thing.
struct Alias {
    const char* name;
    std::initializer_list<const char*> others;
};
const Alias kAliases[] = {
    {"hidden_size", {"n_embd", "d_model", "dim"}},
    {"num_hidden_layers", {"n_layer", "num_layers", "n_layers"}},
    {"num_attention_heads", {"n_head", "n_heads", "num_heads"}},
    {"num_key_value_heads", {"num_kv_heads", "multi_query_group_num", "n_head_kv", "n_kv_heads"}},
    {"head_dim", {"kv_channels", "attention_head_dim"}},
    {"intermediate_size", {"n_inner", "ffn_hidden_size", "ffn_dim", "inner_size", "hidden_dim"}},
    {"vocab_size", {"padded_vocab_size", "n_vocab"}},
    {"max_position_embeddings", {"n_positions", "seq_length", "n_ctx", "max_sequence_length"}},
    {"num_experts", {"num_local_experts", "n_routed_experts", "moe_num_experts"}},
    {"num_experts_per_tok", {"experts_per_token", "moe_top_k", "num_experts_per_token"}},
    {"moe_intermediate_size", {"expert_ffn_hidden_size"}},
    {"sliding_window", {"sliding_window_size"}},
    {"num_nextn_predict_layers", {"mtp_num_layers"}},
};

/// Typed access to one object with aliases; sane ranges are checked on the way.
class Config {
public:
    explicit Config(const Json& object)
        : m_json(object) {}

    const Json* find(const char* name) const {
        if (m_json.contains(name) && !m_json.at(name).is_null())
            return &m_json.at(name);
        for (const Alias& alias : kAliases)
            if (std::string_view(alias.name) == name)
                for (const char* other : alias.others)
                    if (m_json.contains(other) && !m_json.at(other).is_null())
                        return &m_json.at(other);
        return nullptr;
    }
    Int number(const char* name, Int fallback) const {
        const Json* j = find(name);
        return j ? whole(*j, name) : fallback;
    }
    Int required(const char* name) const {
        const Json* j = find(name);
        if (!j)
            throw ConfigError{"model.missing", GP_TR("The configuration has no %1."), name, 0};
        const Int v = whole(*j, name);
        if (v <= 0)
            throw ConfigError{"model.range", GP_TR("%1 is out of range."), name, 0};
        return v;
    }
    bool flag(const char* name, bool fallback) const {
        const Json* j = find(name);
        return j && j->is_boolean() ? j->get<bool>() : fallback;
    }
    std::string text(const char* name) const {
        const Json* j = find(name);
        return j && j->is_string() ? j->get<std::string>().substr(0, 200) : std::string();
    }
    bool has(const char* name) const { return find(name) != nullptr; }
    const Json& json() const { return m_json; }

private:
    static Int whole(const Json& j, const char* name) {
        if (!j.is_number())
            throw ConfigError{"model.range", GP_TR("%1 must be a number."), name, 0};
        const double v = j.get<double>();
        constexpr double kLargest = 1e9;
        if (!(v >= 0 && v <= kLargest) || v != std::floor(v))
            throw ConfigError{"model.range", GP_TR("%1 is out of range."), name, 0};
        return static_cast<Int>(v);
    }
    const Json& m_json;
};

bool isObject(const Json& j, const char* key) {
    return j.is_object() && j.contains(key) && j.at(key).is_object();
}

bool oneOf(const std::string& name, std::initializer_list<const char*> list) {
    return std::any_of(list.begin(), list.end(), [&](const char* s) { return name == s; });
}

/// What all decoders share; families adjust it after.
ModelShape commonShape(const Config& c, const std::string& type) {
    ModelShape s;
    s.layers = c.required("num_hidden_layers");
    s.hidden = c.required("hidden_size");
    s.heads = c.required("num_attention_heads");
    s.vocabulary = c.required("vocab_size");
    s.kvHeads = c.number("num_key_value_heads", s.heads);
    if (c.flag("multi_query", false) && !c.flag("new_decoder_architecture", false))
        s.kvHeads = 1;
    if (s.kvHeads <= 0 || s.kvHeads > s.heads)
        throw ConfigError{"model.range", GP_TR("%1 is out of range."), "num_key_value_heads", 0};
    s.headDim = c.number("head_dim", s.hidden / s.heads);
    if (s.headDim <= 0 || s.layers > 10000 || s.heads > 100000)
        throw ConfigError{"model.range", GP_TR("%1 is out of range."), "head_dim", 0};
    s.context = c.number("max_position_embeddings", 0);
    s.tied = c.flag("tie_word_embeddings", false);
    s.slidingWindow = c.flag("use_sliding_window", true) ? c.number("sliding_window", 0) : 0;
    s.mtpLayers = c.number("num_nextn_predict_layers", 0);
    s.queryBias = c.flag("attention_bias", false) || c.flag("add_qkv_bias", false) || c.flag("qkv_bias", false);
    s.outputBias = c.flag("attention_bias", false);
    s.feedBias = c.flag("mlp_bias", false);
    const bool expertsOnly = !c.has("intermediate_size") && c.has("moe_intermediate_size");
    const bool fourfold = oneOf(type, {"gpt2", "falcon", "RefinedWebModel", "RefinedWeb", "bloom", "gpt_bigcode"});
    s.intermediate = fourfold      ? c.number("intermediate_size", 4 * s.hidden)
                     : expertsOnly ? 0
                                   : c.required("intermediate_size");
    return s;
}

void latentAttention(const Config& c, ModelShape& s) {
    s.kvRank = c.number("kv_lora_rank", 0);
    if (s.kvRank == 0)
        return;
    s.queryRank = c.number("q_lora_rank", 0);
    s.nopeDim = c.required("qk_nope_head_dim");
    s.ropeDim = c.required("qk_rope_head_dim");
    s.valueDim = c.required("v_head_dim");
}

void mixtureOfExperts(const Config& c, const std::string& type, ModelShape& s) {
    s.experts = c.number("num_experts", 0);
    if (s.experts <= 1) {
        s.experts = 0;
        return;
    }
    s.expertsPerToken = c.number("num_experts_per_tok", 0);
    if (s.expertsPerToken <= 0 || s.expertsPerToken > s.experts)
        throw ConfigError{"model.missing", GP_TR("The configuration has no usable %1."), "num_experts_per_tok", 0};
    s.expertWidth = c.number("moe_intermediate_size", s.intermediate);
    s.sharedExperts = c.number("n_shared_experts", c.has("shared_expert_intermediate_size") ? 1 : 0);
    s.sharedWidth = c.number("shared_expert_intermediate_size", s.sharedExperts * s.expertWidth);
    s.sharedGate = type == "qwen2_moe";
    s.routerBias = c.text("topk_method") == "noaux_tc"; // load balancing by a learned bias of each expert's score
    const Int firstDense = c.number("first_k_dense_replace", 0);
    const Int frequency = std::max<Int>(1, c.number("moe_layer_freq", 1));
    const Int sparse = std::max<Int>(1, c.number("decoder_sparse_step", 1));
    const Int interleave = std::max<Int>(1, c.number("interleave_moe_layer_step", 1));
    for (Int i = 0; i < s.layers; ++i)
        s.moeLayer.push_back(i >= firstDense && i % frequency == 0 && (i + 1) % sparse == 0 &&
                             (i + 1) % interleave == 0);
    if (const Json* dense = c.find("mlp_only_layers"); dense && dense->is_array())
        for (const Json& layer : *dense)
            if (layer.is_number_unsigned() && layer.get<std::size_t>() < s.moeLayer.size())
                s.moeLayer[layer.get<std::size_t>()] = false;
}

void hybridPattern(const Config& c, ModelShape& s) {
    s.pattern =
        c.find("hybrid_override_pattern") ? c.find("hybrid_override_pattern")->get<std::string>() : std::string();
    if (s.pattern.empty())
        return;
    if (static_cast<Int>(s.pattern.size()) != s.layers || s.pattern.find_first_not_of("M*-") != std::string::npos)
        throw ConfigError{"model.range", GP_TR("%1 is out of range."), "hybrid_override_pattern", 0};
    s.gated = false;
    s.mambaHeads = c.required("mamba_num_heads");
    s.mambaHeadDim = c.required("mamba_head_dim");
    s.stateSize = c.required("ssm_state_size");
    s.groups = c.required("n_groups");
    s.convKernel = c.required("conv_kernel");
}

void layerNormFamily(ModelShape& s) {
    s.gated = false;
    s.normBias = true;
}
void allBiases(ModelShape& s) {
    s.queryBias = s.outputBias = s.feedBias = true;
}

void falcon(const Config& c, ModelShape& s) {
    layerNormFamily(s);
    s.tied = c.flag("tie_word_embeddings", true);
    if (c.flag("bias", false))
        allBiases(s);
    s.norms = c.flag("new_decoder_architecture", false) || !c.flag("parallel_attn", true) ? 2 : 1;
}

/// What a family's code does and its configuration does not say.
void familyRules(const Config& c, const std::string& type, ModelShape& s) {
    if (oneOf(type, {"qwen2", "qwen2_moe", "qwen2_vl", "qwen2_5_vl", "qwen2_vl_text", "mimo"})) {
        s.queryBias = true;
        s.outputBias = false;
    } else if (type == "qwen") { // the file states the width of both halves of the gate
        s.queryBias = true;
        s.intermediate /= 2;
    } else if (oneOf(type, {"qwen3", "qwen3_moe"})) {
        s.queryNorm = ModelShape::QueryNorm::Head;
    } else if (oneOf(type, {"gemma", "gemma2", "gemma3", "gemma3_text"})) {
        s.tied = c.flag("tie_word_embeddings", true);
        s.norms = type == "gemma" ? 2 : 4;
        if (type.starts_with("gemma3"))
            s.queryNorm = ModelShape::QueryNorm::Head;
    } else if (type == "olmo2") {
        s.queryNorm = ModelShape::QueryNorm::Full;
    } else if (type == "olmo") { // its norms have no parameters
        s.norms = 0;
        s.finalNorm = false;
    } else if (type == "gpt_oss") {
        s.sinks = s.routerBias = s.expertBias = true;
    } else if (type == "chatglm") {
        s.outputBias = s.feedBias = c.flag("add_bias_linear", false);
    } else if (oneOf(type, {"falcon", "RefinedWebModel", "RefinedWeb"})) {
        falcon(c, s);
    } else if (oneOf(type, {"gpt2", "gpt_bigcode"})) {
        layerNormFamily(s);
        allBiases(s);
        s.positions = s.context;
        s.tied = c.flag("tie_word_embeddings", true);
    } else if (type == "opt") { // its position table starts at 2
        layerNormFamily(s);
        allBiases(s);
        s.positions = s.context + 2;
        s.tied = c.flag("tie_word_embeddings", true);
    } else if (type == "bloom") {
        layerNormFamily(s);
        allBiases(s);
        s.embeddingNorm = true;
        s.tied = c.flag("tie_word_embeddings", true);
    } else if (type == "gpt_neox") {
        layerNormFamily(s);
        allBiases(s);
    } else if (type == "phi") {
        layerNormFamily(s);
        allBiases(s);
        s.norms = 1;
        s.headBias = true;
    } else if (type == "starcoder2") {
        layerNormFamily(s);
        if (c.flag("use_bias", true))
            allBiases(s);
        s.tied = c.flag("tie_word_embeddings", true);
    } else if (oneOf(type, {"llama4_text", "llama4"})) {
        s.sharedWidth = s.expertWidth;
        s.sharedExperts = 1;
        s.intermediate = c.number("intermediate_size_mlp", s.intermediate);
    } else if (type == "cohere") {
        s.norms = 1;
        s.tied = c.flag("tie_word_embeddings", true);
    }
}

bool knownFamily(const std::string& type) {
    return oneOf(type,
                 {"llama",      "mistral",     "mixtral",     "qwen",        "qwen2",   "qwen2_moe",  "qwen3",
                  "qwen3_moe",  "deepseek_v2", "deepseek_v3", "kimi_k2",     "gpt_oss", "llama4",     "llama4_text",
                  "gemma",      "gemma2",      "gemma3",      "gemma3_text", "gpt2",    "falcon",     "RefinedWebModel",
                  "RefinedWeb", "chatglm",     "baichuan",    "olmo",        "olmo2",   "nemotron_h", "mimo",
                  "opt",        "bloom",       "gpt_neox",    "phi",         "phi3",    "starcoder2", "internlm2",
                  "yi",         "gpt_bigcode", "cohere"});
}

ModelShape shapeOf(const Config& c, const std::string& type) {
    ModelShape s = commonShape(c, type);
    latentAttention(c, s);
    mixtureOfExperts(c, type, s);
    hybridPattern(c, s);
    familyRules(c, type, s);
    if (s.intermediate == 0 && std::count(s.moeLayer.begin(), s.moeLayer.end(), true) != s.layers)
        throw ConfigError{"model.missing", GP_TR("The configuration has no %1."), "intermediate_size", 0};
    return s;
}

/// Files are wrapped by benchmark tools ("network") and by multimodal models ("text_config").
const Json& unwrapped(const Json& root) {
    if (isObject(root, "network"))
        return root.at("network");
    return root;
}

/// The text tower of a multimodal model: its own fields over its class's defaults.
Json textTower(const Json& root) {
    if (!isObject(root, "text_config"))
        return root;
    Json text = root.at("text_config");
    if (!text.contains("hidden_size") && text.value("model_type", "") == "llama") {
        const Json defaults{{"hidden_size", 4096},
                            {"num_hidden_layers", 32},
                            {"num_attention_heads", 32},
                            {"intermediate_size", 11008},
                            {"vocab_size", 32000}};
        for (const auto& [key, value] : defaults.items())
            if (!text.contains(key))
                text[key] = value;
    }
    for (const char* key : {"tie_word_embeddings", "torch_dtype", "quantization_config"})
        if (!text.contains(key) && root.contains(key))
            text[key] = root.at(key);
    return text;
}

template<class C>
void setCount(C& target, Int v, bool present = true) {
    if (present)
        target = C{v};
}

const char* attentionName(const ModelShape& s) {
    if (!s.pattern.empty())
        return "hybrid";
    if (s.kvRank > 0)
        return "MLA";
    return s.kvHeads == s.heads ? "MHA" : s.kvHeads == 1 ? "MQA" : "GQA";
}

void weightBytes(const Config& c, ModelSummary& m) {
    const std::string type = c.text("torch_dtype").empty() ? c.text("dtype") : c.text("torch_dtype");
    const double plain = type == "float32" ? 4 : type == "bfloat16" || type == "float16" ? 2 : kUnknown;
    m.weightPerParameter = make<Bytes>(plain);
    const Json* quantised = c.find("quantization_config");
    if (!quantised || !quantised->is_object())
        return;
    const std::string method = quantised->value("quant_method", "");
    if (method == "fp8" || method == "fbgemm_fp8")
        m.weightPerParameter = make<Bytes>(1);
    else if (method == "mxfp4") { // 4 bits and an 8-bit scale for 32 values, experts only
        m.weightPerParameter = unknown<Bytes>();
        m.more.emplace_back("weight_bits_experts", 4.25);
    } else if (quantised->contains("bits") && quantised->at("bits").is_number())
        m.weightPerParameter = make<Bytes>(quantised->at("bits").get<double>() / 8);
    else
        m.weightPerParameter = unknown<Bytes>();
}

void addVision(const Json& root, const ModelShape& s, ModelSummary& m, ParameterCount& count) {
    if (!isObject(root, "vision_config"))
        return;
    const Config v(root.at("vision_config"));
    if (v.text("model_type") != "clip_vision_model") {
        m.notes.push_back({GP_TR("The vision tower is not counted."), {}});
        return;
    }
    const VisionShape vision{v.required("hidden_size"), v.required("num_hidden_layers"),
                             v.required("intermediate_size"), v.required("image_size"), v.required("patch_size")};
    if (vision.patch > vision.image)
        throw ConfigError{"model.range", GP_TR("%1 is out of range."), "patch_size", 0};
    const Int tower = countVision(vision), projector = countProjector(vision.hidden, s.hidden);
    m.more.emplace_back("text_params", static_cast<double>(count.total));
    m.more.emplace_back("vision_params", static_cast<double>(tower));
    m.more.emplace_back("projector_params", static_cast<double>(projector));
    count.total += tower + projector;
    count.active += tower + projector;
}

void addCounts(const ModelShape& s, const ParameterCount& count, ModelSummary& m) {
    m.total = {count.total};
    m.active = {count.active};
    m.kvCache = make<BytesPerToken>(static_cast<double>(count.kvBytesPerToken));
    m.attention = attentionName(s);
    m.tied = s.tied;
    m.layers = {s.layers};
    m.hidden = {s.hidden};
    m.heads = {s.heads};
    m.kvHeads = {s.kvHeads};
    setCount(m.headDim, s.headDim, s.kvRank == 0);
    m.vocabulary = {s.vocabulary};
    setCount(m.context, s.context, s.context > 0);
    setCount(m.intermediate, s.intermediate, s.intermediate > 0);
    const bool moe = s.experts > 0;
    setCount(m.experts, s.experts, moe);
    setCount(m.expertsPerToken, s.expertsPerToken, moe);
    setCount(m.sharedExperts, s.sharedExperts, moe);
    setCount(m.denseLayers, count.feedLayers, moe);
    setCount(m.moeLayers, count.moeLayers, moe);
    setCount(m.mtpLayers, s.mtpLayers, s.mtpLayers > 0);
    setCount(m.slidingWindow, s.slidingWindow, s.slidingWindow > 0);
    if (!s.pattern.empty()) {
        m.more.emplace_back("mamba_layers", static_cast<double>(count.mambaLayers));
        m.more.emplace_back("attention_layers", static_cast<double>(count.attentionLayers));
        m.more.emplace_back("mlp_layers", static_cast<double>(count.feedLayers));
    }
}

ModelSummary unsetSummary() {
    ModelSummary m;
    m.total = m.active = kUnsetCount<struct ParameterTag>;
    for (ItemCount* count : {&m.layers, &m.hidden, &m.heads, &m.kvHeads, &m.headDim, &m.vocabulary, &m.context,
                             &m.intermediate, &m.experts, &m.expertsPerToken, &m.sharedExperts, &m.denseLayers,
                             &m.moeLayers, &m.mtpLayers, &m.slidingWindow})
        *count = kUnsetCount<struct ItemTag>;
    return m;
}

ModelSummary summarise(const Json& file) {
    const Json& root = unwrapped(file);
    if (!root.is_object())
        throw ConfigError{"model.unsupported", GP_TR("This is not a model configuration%1."), "", 0};
    const Json text = textTower(root);
    const Config c(text);
    const std::string type = c.text("model_type");
    ModelSummary m = unsetSummary();
    m.name = Config(root).text("model_type");
    const ModelShape s = shapeOf(c, type);
    ParameterCount count = countParameters(s);
    addVision(root, s, m, count);
    addCounts(s, count, m);
    weightBytes(c, m);
    if (!knownFamily(type))
        m.notes.push_back({GP_TR("“%1” is not a family that is known here; counted as a usual decoder."), {type}});
    if (s.mtpLayers > 0)
        m.notes.push_back({GP_TR("%1 layers that predict further tokens are in the checkpoint and not counted."),
                           {std::to_string(s.mtpLayers)}});
    if (s.slidingWindow > 0)
        m.notes.push_back({GP_TR("Layers with a window of %1 tokens need less cache than counted."),
                           {std::to_string(s.slidingWindow)}});
    return m;
}

DecoderShape decoderOf(const Json& file) {
    const Json& root = unwrapped(file);
    if (!root.is_object())
        throw ConfigError{"model.unsupported", GP_TR("This is not a model configuration%1."), "", 0};
    const Json text = textTower(root);
    const Config c(text);
    const ModelShape s = shapeOf(c, c.text("model_type"));
    if (!s.pattern.empty())
        throw ConfigError{"model.unsupported", GP_TR("Layers other than attention cannot be predicted (%1)."),
                          "hybrid_override_pattern", 0};
    DecoderShape d;
    d.layers = {s.layers};
    d.hidden = {s.hidden};
    d.heads = {s.heads};
    d.kvHeads = {s.kvHeads};
    d.headDim = {s.headDim};
    d.feedForward = {s.intermediate};
    d.vocabulary = {s.vocabulary};
    d.kind = s.gated ? FeedForward::Gated : FeedForward::Plain;
    if (s.experts > 0) {
        d.experts = {s.experts};
        d.expertsPerToken = {s.expertsPerToken};
        d.expertWidth = {s.expertWidth};
        d.sharedWidth = {s.sharedWidth};
        d.denseLayers = {std::count(s.moeLayer.begin(), s.moeLayer.end(), false)};
    }
    if (s.kvRank > 0) {
        d.queryRank = {s.queryRank};
        d.kvRank = {s.kvRank};
        d.nopeDim = {s.nopeDim};
        d.ropeDim = {s.ropeDim};
        d.valueDim = {s.valueDim};
    }
    return d;
}

/// What `read` makes of the file, or why it cannot be read.
template<class T>
Expected<T> readWith(T (*read)(const Json&), std::string_view json) {
    const auto refuse = [](const ConfigError& error) {
        Diagnostic diagnostic;
        diagnostic.code = error.code;
        diagnostic.where = error.what;
        diagnostic.begin = diagnostic.end = error.byte;
        diagnostic.message = {error.text, {Literal(error.what)}};
        return diagnostic;
    };
    try {
        return read(parse(json));
    } catch (const ConfigError& error) {
        return refuse(error);
    } catch (const Json::exception& error) {
        return refuse({"json.syntax", GP_TR("The configuration cannot be read: %1"), error.what(), 0});
    }
}

} // namespace

Expected<ModelSummary> readModelConfig(std::string_view json) {
    return readWith(summarise, json);
}

Expected<DecoderShape> decoderFromConfig(std::string_view json) {
    return readWith(decoderOf, json);
}

bool looksLikeModelConfig(std::string_view json) {
    const std::string_view head = json.substr(0, 200'000);
    if (head.find('{') == std::string_view::npos)
        return false;
    for (std::string_view word : {"\"model_type\"", "\"architectures\"", "\"num_hidden_layers\"", "\"n_layer\""})
        if (head.find(word) != std::string_view::npos)
            return true;
    return false;
}

std::vector<std::pair<std::string, ModelValue>> modelConfigValues(const ModelSummary& m) {
    std::vector<std::pair<std::string, ModelValue>> values;
    const auto count = [&](const char* key, auto c) {
        if (c.known())
            values.emplace_back(key, static_cast<double>(c.n));
    };
    const auto billions = [&](const char* key, Parameters p) {
        values.emplace_back(key, std::round(static_cast<double>(p.n) / 1e6) / 1e3);
    };
    count("params_total", m.total);
    billions("params_B", m.total);
    if (m.experts.known()) {
        count("params_active", m.active);
        billions("params_active_B", m.active);
    }
    values.emplace_back("kv_cache_bytes_per_token_bf16", baseValue(m.kvCache));
    count("layers", m.layers);
    count("hidden", m.hidden);
    count("heads", m.heads);
    count("kv_heads", m.kvHeads);
    count("head_dim", m.headDim);
    count("vocab", m.vocabulary);
    count("intermediate", m.intermediate);
    count("context", m.context);
    count("experts", m.experts);
    count("experts_per_token", m.expertsPerToken);
    count("shared", m.sharedExperts);
    count("dense_layers", m.denseLayers);
    count("moe_layers", m.moeLayers);
    values.emplace_back("attention", m.attention);
    if (m.tied)
        values.emplace_back("tied", *m.tied);
    count("mtp_layers", m.mtpLayers);
    count("sliding_window", m.slidingWindow);
    values.emplace_back("weight_bytes_per_param", baseValue(m.weightPerParameter));
    for (const auto& [key, v] : m.more)
        values.emplace_back(key, v);
    return values;
}

} // namespace gp

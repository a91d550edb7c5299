#include "core/plan/field_builder.hpp"
#include "core/plan/stages/tables.hpp"

namespace gp {

template<>
struct OptionsOf<FeedForward> {
    static constexpr Option list[] = {{"gated", GP_TR("gated, three matrices")},
                                      {"plain", GP_TR("plain, two matrices")}};
};
template<>
struct OptionsOf<Arithmetic> {
    static constexpr Option list[] = {{"bf16", "BF16"}, {"fp8", "FP8"}, {"fp4", "FP4"}};
};
template<>
struct OptionsOf<ShardingWish> {
    static constexpr Option list[] = {{"searched", GP_TR("searched")},
                                      {"none", GP_TR("nothing (ZeRO 0)")},
                                      {"optimiser", GP_TR("optimiser (ZeRO 1)")},
                                      {"gradients", GP_TR("and gradients (ZeRO 2)")},
                                      {"weights", GP_TR("and weights (ZeRO 3, FSDP)")}};
};
template<>
struct OptionsOf<RecomputeWish> {
    static constexpr Option list[] = {{"searched", GP_TR("searched")},
                                      {"none", GP_TR("none")},
                                      {"selective", GP_TR("selective")},
                                      {"full", GP_TR("full")}};
};
template<>
struct OptionsOf<StackWish> {
    static constexpr Option list[] = {
        {"searched", GP_TR("searched")}, {"megatron", "Megatron-Core"}, {"torch", "PyTorch FSDP"}};
};

static constexpr const char* kRun = GP_TR("Training run");
static constexpr const char* kHeld = GP_TR("Layout, held by hand");
static constexpr const char* kShape = GP_TR("Model shape");
static constexpr const char* kTypical = GP_TR("as typical of its size");
static constexpr const char* kNone = GP_TR("none");
static constexpr const char* kSearched = GP_TR("searched");

static std::vector<Field> runFields() {
    using J = TrainingJob;
    return {
        number<&J::sequence>("sequence", GP_TR("Sequence length"), unit::tokens)
            .hard(1, 1e9)
            .typical(1024, 262144)
            .value(4096)
            .asCount()
            .in(Stage::Compute, kRun),
        choice<&J::arithmetic>("arithmetic", GP_TR("Arithmetic of matrices")).value("bf16").in(Stage::Compute, kRun),
        number<&J::attended>("attended", GP_TR("Attended share"), unit::percent)
            .hard(0.01, 100)
            .typical(5, 50)
            .value(50)
            .in(Stage::Compute, kRun)
            .help(GP_TR("Of the full attention square: a causal mask leaves half, document masks less.")),
        number<&J::vintage>("vintage", GP_TR("Software factor"), unit::one)
            .hard(0.2, 10)
            .typical(0.7, 1.5)
            .value(1)
            .in(Stage::Compute, kRun)
            .help(GP_TR("Time of a step beside the prediction: above 1 for older or untuned software. Its range is the "
                        "prediction's error."))
            .source(SourceKind::Assumed, "software as tuned as that of published runs"),
    };
}

static std::vector<Field> heldFields() {
    using J = TrainingJob;
    using H = LayoutHolds;
    return {
        number<&J::layout, &H::tensor>("held_tensor", GP_TR("Tensor parallel"), unit::one)
            .hard(1, 4096)
            .typical(1, 16)
            .unset(kSearched)
            .in(Stage::Compute, kHeld),
        number<&J::layout, &H::pipeline>("held_pipeline", GP_TR("Pipeline stages"), unit::one)
            .hard(1, 4096)
            .typical(1, 64)
            .unset(kSearched)
            .in(Stage::Compute, kHeld),
        number<&J::layout, &H::virtualStages>("held_virtual_stages", GP_TR("Virtual stages a rank"), unit::one)
            .hard(1, 4096)
            .typical(1, 16)
            .unset(kSearched)
            .in(Stage::Compute, kHeld),
        number<&J::layout, &H::context>("held_context", GP_TR("Context parallel"), unit::one)
            .hard(1, 4096)
            .typical(1, 32)
            .unset(kSearched)
            .in(Stage::Compute, kHeld),
        number<&J::layout, &H::expert>("held_expert", GP_TR("Expert parallel"), unit::one)
            .hard(1, 4096)
            .typical(1, 128)
            .unset(kSearched)
            .in(Stage::Compute, kHeld),
        number<&J::layout, &H::microBatch>("held_micro_batch", GP_TR("Micro-batch, sequences"), unit::one)
            .hard(1, 4096)
            .typical(1, 64)
            .unset(kSearched)
            .in(Stage::Compute, kHeld),
        choice<&J::layout, &H::sharding>("held_sharding", GP_TR("Sharded")).value("searched").in(Stage::Compute, kHeld),
        choice<&J::layout, &H::recompute>("held_recompute", GP_TR("Recomputation"))
            .value("searched")
            .in(Stage::Compute, kHeld),
        choice<&J::layout, &H::stack>("held_stack", GP_TR("Software")).value("searched").in(Stage::Compute, kHeld),
    };
}

template<auto Member>
static Field shapeCount(std::string_view key, const char* label, double most, const char* unset) {
    return number<&TrainingJob::decoder, Member>(key, label, unit::one)
        .hard(0, most)
        .typical(0, most)
        .unset(unset)
        .in(Stage::Compute, kShape);
}

static std::vector<Field> shapeFields() {
    using D = DecoderShape;
    return {
        shapeCount<&D::layers>("layers", GP_TR("Layers"), 1e4, kTypical),
        shapeCount<&D::hidden>("hidden", GP_TR("Hidden width"), 1e6, kTypical),
        shapeCount<&D::heads>("heads", GP_TR("Attention heads"), 1e4, kTypical),
        shapeCount<&D::kvHeads>("kv_heads", GP_TR("Key-value heads"), 1e4, kTypical),
        shapeCount<&D::headDim>("head_dim", GP_TR("Head size"), 1e4, kTypical),
        shapeCount<&D::feedForward>("ffn", GP_TR("Feed-forward width"), 1e7, kTypical),
        shapeCount<&D::vocabulary>("vocabulary", GP_TR("Vocabulary"), 1e7, kTypical),
        choice<&TrainingJob::decoder, &D::kind>("feed_forward", GP_TR("Feed-forward block"))
            .value("gated")
            .in(Stage::Compute, kShape),
        shapeCount<&D::experts>("experts", GP_TR("Experts"), 1e5, kNone),
        shapeCount<&D::expertsPerToken>("experts_per_token", GP_TR("Experts a token"), 1e4, kNone),
        shapeCount<&D::expertWidth>("expert_width", GP_TR("Expert width"), 1e7, kNone),
        shapeCount<&D::sharedWidth>("shared_width", GP_TR("Width of shared experts"), 1e7, kNone),
        shapeCount<&D::denseLayers>("dense_layers", GP_TR("Layers without experts"), 1e4, kNone),
        shapeCount<&D::queryRank>("query_rank", GP_TR("Query rank (MLA)"), 1e6, kNone),
        shapeCount<&D::kvRank>("kv_rank", GP_TR("Key-value rank (MLA)"), 1e6, kNone),
        shapeCount<&D::nopeDim>("nope_dim", GP_TR("Head size without positions (MLA)"), 1e4, kNone),
        shapeCount<&D::ropeDim>("rope_dim", GP_TR("Head size with positions (MLA)"), 1e4, kNone),
        shapeCount<&D::valueDim>("value_dim", GP_TR("Value size (MLA)"), 1e4, kNone),
    };
}

std::vector<Field> performanceFields() {
    std::vector<Field> all;
    for (const auto& part : {runFields(), heldFields(), shapeFields()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace gp

#include "core/performance/training_runs.hpp"

#include "core/performance/csv_table.hpp"
#include "core/performance/machine.hpp"
#include "core/units/text.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace gp {

namespace {

double number(const std::string& text) {
    double v = kUnknown;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), v);
    return error == std::errc() && end == text.data() + text.size() ? v : kUnknown;
}
double numberOr(const std::string& text, double fallback) {
    const double v = number(text);
    return std::isnan(v) ? fallback : v;
}
bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// Letters and digits in lower case: "H100-80GB-SXM" and "h100 sxm 80 GB" share their words.
std::vector<std::string> words(const std::string& text) {
    std::vector<std::string> list(1);
    for (const char c : text) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (!letter) {
            if (!list.back().empty())
                list.emplace_back();
        } else {
            list.back().push_back(c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
        }
    }
    if (list.back().empty())
        list.pop_back();
    return list;
}

/// The accelerator that shares the GPU's own name (its first word) and most of the rest.
const Accelerator* findGpu(const Catalog& catalog, const std::string& name) {
    const auto wanted = words(name);
    const Accelerator* best = nullptr;
    double bestScore = 0;
    for (const Accelerator& a : catalog.accelerators) {
        const auto own = words(a.id);
        if (wanted.empty() || own.empty() || own.front() != wanted.front())
            continue;
        double score = 1;
        for (const std::string& word : wanted)
            for (const std::string& other : own)
                score += word == other || word == other + "gb" ? 1 : 0;
        score -= 0.01 * static_cast<double>(own.size());
        if (score > bestScore) {
            bestScore = score;
            best = &a;
        }
    }
    return best;
}

/// Network of one GPU in bit/s from texts like "8x200Gb/s per node" or "400Gb/s per GPU"; unknown if it does not tell.
double networkOf(const std::string& text, double gpusPerNode) {
    const std::size_t at = text.find("Gb/s");
    if (at == std::string::npos)
        return kUnknown;
    std::size_t from = at;
    while (from > 0 && (std::isdigit(static_cast<unsigned char>(text[from - 1])) || text[from - 1] == '.'))
        --from;
    const double rate = number(text.substr(from, at - from));
    if (from >= 2 && text[from - 1] == 'x') {
        const double ports = text[from - 2] - '0';
        return ports > 0 && ports < 10 ? ports * rate / gpusPerNode : kUnknown;
    }
    return rate;
}

void readShape(const CsvTable& t, std::size_t i, TrainingRun& run) {
    const auto count = [&](const char* column, ItemCount fallback = kUnsetCount<struct ItemTag>) {
        const double v = number(t.cell(i, column));
        return std::isnan(v) || v < 0 || v > 1e9 ? fallback : make<ItemCount>(v);
    };
    DecoderShape& s = run.shape;
    s.layers = count("layers");
    s.hidden = count("hidden");
    s.heads = count("heads");
    s.kvHeads = count("kv_heads", s.heads);
    if (s.heads.known() && s.heads.n > 0 && s.hidden.known())
        s.headDim = count("head_dim", {s.hidden.n / s.heads.n});
    s.feedForward = count("ffn");
    s.vocabulary = count("vocab");
    s.kind = t.cell(i, "gated_mlp") == "0" ? FeedForward::Plain : FeedForward::Gated;
    s.experts = count("moe_experts", {0});
    s.expertsPerToken = count("moe_topk", {0});
    s.expertWidth = count("moe_ffn", {0});
    s.sharedWidth = {count("moe_shared_experts", {0}).n * s.expertWidth.n};
    s.denseLayers = count("dense_layers", {0});
    if (has(t.cell(i, "head_dim"), "MLA")) { // the widths that all published MLA models share
        s.queryRank = {1536};
        s.kvRank = {512};
        s.nopeDim = {128};
        s.ropeDim = {64};
        s.valueDim = {128};
    }
    if (s.mixture() && !s.feedForward.known())
        s.feedForward = {0};
    if (!s.complete())
        run.reason = Message{GP_TR("The model's shape is not complete."), {}};
}

void readMachine(const CsvTable& t, std::size_t i, const Catalog& catalog, TrainingRun& run) {
    const Accelerator* a = findGpu(catalog, run.gpu);
    if (!a) {
        run.reason = Message{GP_TR("The GPU is not in the catalog."), {}};
        return;
    }
    const std::string precision = t.cell(i, "precision");
    const MathPrecision arithmetic = has(precision, "fp4")   ? MathPrecision::Fp4
                                     : has(precision, "fp8") ? MathPrecision::Fp8
                                                             : MathPrecision::Bf16;
    double bits = networkOf(t.cell(i, "network"), numberOr(t.cell(i, "gpus_per_node"), 8)) * 1e9;
    if (std::isnan(bits)) // what its reference systems have
        bits = gpuGeneration(a->id) == GpuGeneration::Ampere ? 200e9 : has(a->id, "b300") ? 800e9 : 400e9;
    run.machine = trainingMachine(*a, arithmetic, make<Bandwidth>(bits / 8));
    if (missingNumber(run.machine) != MachineNumber::None)
        run.reason =
            Message{GP_TR("The catalog has no %1 of this GPU."), {Term{machineNumberText(missingNumber(run.machine))}}};
}

/// What a row says of its layout; what is not known is to be tried.
struct GivenLayout {
    TrainingLayout layout;
    bool tensor = true, pipeline = true, virtualStages = true, microBatch = true, recompute = true;
};

GivenLayout readLayout(const CsvTable& t, std::size_t i, const TrainingRun& run) {
    GivenLayout given;
    TrainingLayout& l = given.layout;
    const auto whole = [&](const char* column, int fallback, bool* known = nullptr) {
        const double v = number(t.cell(i, column));
        const bool fits = v >= 1 && v <= 1e7 && v == std::floor(v);
        if (known)
            *known = fits;
        return fits ? static_cast<int>(v) : fallback;
    };
    l.tensor = whole("tp", 1, &given.tensor);
    l.pipeline = whole("pp", 1, &given.pipeline);
    l.virtualStages = whole("vpp", 1, &given.virtualStages);
    l.context = whole("cp", 1);
    l.expert = whole("ep", 1);
    l.microBatch = whole("micro_batch", 1, &given.microBatch);
    l.zero = static_cast<int>(std::clamp(numberOr(t.cell(i, "zero_stage"), 1), 0.0, 3.0));
    l.sequenceParallel = t.cell(i, "sp") == "yes";
    const std::string recompute = t.cell(i, "activation_recompute"), notes = t.cell(i, "optimizer_notes"),
                      precision = t.cell(i, "precision");
    given.recompute = !recompute.empty();
    l.recompute = recompute == "full"        ? Recompute::Full
                  : recompute == "selective" ? Recompute::Selective
                                             : Recompute::None;
    const bool old = has(precision, "fp16") || has(notes, "DeepSpeed") || l.zero == 0;
    const bool megatron = has(notes, "Megatron") || old;
    l.stack = old && run.machine.generation == GpuGeneration::Ampere ? TrainingStack::Legacy
              : l.zero >= 2 && !megatron                             ? TrainingStack::Fsdp
                                                                     : TrainingStack::MegatronCore;
    if (t.cell(i, "sp").empty() && l.stack == TrainingStack::MegatronCore)
        l.sequenceParallel = l.tensor > 1; // its default
    given.virtualStages = given.virtualStages || (given.pipeline && l.pipeline == 1);
    return given;
}

/// Layers, or layers with the embedding and the head, deal evenly over the virtual stages.
bool fillsStages(const DecoderShape& shape, const TrainingLayout& l) {
    const std::int64_t slots = static_cast<std::int64_t>(l.pipeline) * l.virtualStages;
    return l.virtualStages == 1 || shape.layers.n % slots == 0 || (shape.layers.n + 2) % slots == 0;
}

/// Torch stacks run the plain schedule; others interleave as far as layers allow.
std::vector<int> virtualStages(const TrainingRun& run, TrainingStack stack) {
    std::vector<int> list{1};
    for (int v = 2; stack != TrainingStack::Fsdp && v <= std::min<std::int64_t>(run.shape.layers.n, 16); ++v)
        list.push_back(v);
    return list;
}

/// Every way to complete the layout. Where no whole number of micro-batches exists, `broken` allows a part of one.
std::vector<TrainingLayout> completed(const GivenLayout& given, const TrainingRun& run, bool broken) {
    const auto open = [](bool known, int value, std::vector<int> tried) { return known ? std::vector{value} : tried; };
    const TrainingLayout& g = given.layout;
    const auto recomputes = given.recompute ? std::vector{g.recompute}
                                            : std::vector{Recompute::None, Recompute::Selective, Recompute::Full};
    const bool searched = !given.tensor || !given.pipeline || !given.virtualStages || !given.microBatch;
    std::vector<TrainingLayout> list;
    const auto add = [&](const TrainingLayout& l) {
        const bool fits = !*layoutProblem(run.shape, run.batch, l) && fillsStages(run.shape, l);
        if (!searched || fits || (broken && run.batch.sequences >= static_cast<double>(l.data) * l.microBatch))
            list.push_back(l);
    };
    for (int tensor : open(given.tensor, g.tensor, {1, 2, 4, 8}))
        for (int pipeline : open(given.pipeline, g.pipeline, {1, 2, 4, 6, 8, 12, 16}))
            for (int chunks : open(given.virtualStages, g.virtualStages, virtualStages(run, g.stack)))
                for (int micro : open(given.microBatch, g.microBatch, {1, 2, 4, 8, 16}))
                    for (Recompute recompute : recomputes) {
                        TrainingLayout l = g;
                        l.tensor = tensor;
                        l.pipeline = pipeline;
                        l.virtualStages = chunks;
                        l.microBatch = micro;
                        l.recompute = recompute;
                        const int share = tensor * pipeline * l.context;
                        l.data = run.gpus / share;
                        if (l.data >= 1 && l.data * share == run.gpus && (pipeline > 1 || chunks == 1))
                            add(l);
                    }
    return list;
}

void findLayouts(const CsvTable& t, std::size_t i, TrainingRun& run) {
    const double gpus = number(t.cell(i, "gpus"));
    if (!(gpus >= 1 && gpus <= 1e7)) {
        run.reason = Message{GP_TR("The number of GPUs is missing."), {}};
        return;
    }
    run.gpus = static_cast<int>(gpus);
    const GivenLayout given = readLayout(t, i, run);
    run.layouts = completed(given, run, false);
    if (run.layouts.empty())
        run.layouts = completed(given, run, true);
    if (run.layouts.empty())
        run.reason = Message{GP_TR("The layout does not fill the GPUs."), {}};
}

} // namespace

Expected<std::vector<TrainingRun>> readTrainingRuns(std::string_view csv, const Catalog& catalog) {
    constexpr std::size_t kMostRows = 100000;
    const auto table = CsvTable::read(csv);
    if (!table)
        return table.error();
    Diagnostic error;
    for (const char* needed :
         {"id", "layers", "hidden", "heads", "seq_len", "global_batch_seqs", "gpu", "gpus", "precision"})
        if (!table->has(needed)) {
            error.code = "runs.missing";
            error.where = needed;
            error.message = {GP_TR("The runs have no column %1."), {std::string(needed)}};
            return error;
        }
    if (table->size() > kMostRows) {
        error.code = "runs.too_large";
        error.message = {GP_TR("The table has too many rows."), {}};
        return error;
    }
    std::vector<TrainingRun> runs(table->size());
    for (std::size_t i = 0; i < runs.size(); ++i) {
        TrainingRun& run = runs[i];
        run.id = table->cell(i, "id");
        run.model = table->cell(i, "model_name");
        run.gpu = table->cell(i, "gpu");
        run.family = table->cell(i, "family");
        const std::string scope = table->cell(i, "in_scope");
        run.inScope = scope.empty() || scope == "yes";
        run.batch.sequenceLength = number(table->cell(i, "seq_len"));
        run.batch.sequences = number(table->cell(i, "global_batch_seqs"));
        if (!(run.batch.sequenceLength > 0) || !(run.batch.sequences > 0))
            run.reason = Message{GP_TR("Sequence length or batch is missing."), {}};
        if (!run.reason)
            readShape(*table, i, run);
        if (!run.reason)
            readMachine(*table, i, catalog, run);
        if (!run.reason)
            findLayouts(*table, i, run);
        run.publishedStep = number(table->cell(i, "norm_step_time_s"));
        run.publishedMemory = number(table->cell(i, "mem_gb_per_gpu")) * 1e9;
    }
    return runs;
}

RunPrediction predictRun(const TrainingRun& run, const TrainingConstants& constants) {
    RunPrediction best;
    const double memory = baseValue(run.machine.memory);
    double bestScore = kUnknown;
    for (const TrainingLayout& l : run.layouts) {
        const StepMemory held = stepMemory(run.shape, run.batch, run.machine, l, constants);
        const StepTime time = stepTime(run.shape, run.batch, run.machine, l, constants);
        // What does not fit is only taken where nothing does.
        const double over = std::max(0.0, baseValue(held.total) / memory - 1);
        const double score = baseValue(time.total) * (1 + 10 * over);
        if (!(bestScore <= score)) {
            bestScore = score;
            best.layout = l;
            best.time = time;
            best.memory = held;
        }
    }
    const double band = predictionBand(run.shape, run.machine, constants);
    best.low = baseValue(best.time.total) / (1 + band);
    best.high = baseValue(best.time.total) * (1 + band);
    return best;
}

} // namespace gp

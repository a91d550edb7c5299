// How fast training layouts are predicted and searched: one prediction, full searches, quick ones.
#include "core/performance/sizing.hpp"
#include "tests/support/decoders.hpp"

#include <benchmark/benchmark.h>

using namespace gp;

/// 175B as it runs on 1,024 GPUs.
static TrainingLayout usualLayout() {
    TrainingLayout l;
    l.tensor = 8;
    l.pipeline = 8;
    l.virtualStages = 6;
    l.data = 16;
    l.sequenceParallel = true;
    return l;
}

static const TrainingBatch kBatch{2048, 1536};

static void oneStepTime(benchmark::State& state) {
    const DecoderShape shape = test::gpt3();
    const TrainingMachine machine = test::machine();
    const TrainingConstants& constants = builtinTrainingConstants();
    const TrainingLayout layout = usualLayout();
    for (auto _ : state)
        benchmark::DoNotOptimize(stepTime(shape, kBatch, machine, layout, constants));
}
BENCHMARK(oneStepTime);

static void oneStepMemory(benchmark::State& state) {
    const DecoderShape shape = test::gpt3();
    const TrainingMachine machine = test::machine();
    const TrainingConstants& constants = builtinTrainingConstants();
    const TrainingLayout layout = usualLayout();
    for (auto _ : state)
        benchmark::DoNotOptimize(stepMemory(shape, kBatch, machine, layout, constants));
}
BENCHMARK(oneStepMemory);

static void search(benchmark::State& state, DecoderShape shape, TrainingBatch batch, SearchDepth depth) {
    const TrainingMachine machine = test::machine();
    SearchOptions options;
    options.depth = depth;
    SearchResult result;
    for (auto _ : state)
        result = searchLayouts(shape, batch, machine, {state.range(0)}, builtinTrainingConstants(), options);
    state.counters["enumerated"] = static_cast<double>(result.enumerated);
    state.counters["timed"] = static_cast<double>(result.timed);
    // Of a thread's time, what one layout that fits costs, all others included.
    const double threads = depth == SearchDepth::Full ? options.threads : 1;
    state.counters["s_per_timed"] = benchmark::Counter(static_cast<double>(result.timed * state.iterations()) / threads,
                                                       benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK_CAPTURE(search, gpt3_full, test::gpt3(), kBatch, SearchDepth::Full)
    ->Arg(512)
    ->Arg(1024)
    ->Arg(3072)
    ->Arg(4096)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, deepseek_full, test::deepseek(), TrainingBatch(4096, 8192), SearchDepth::Full)
    ->Arg(2048)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, gpt3_live, test::gpt3(), TrainingBatch(2048, 12288), SearchDepth::Live)
    ->Arg(16384)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, deepseek_live, test::deepseek(), TrainingBatch(4096, 16384), SearchDepth::Live)
    ->Arg(16384)
    ->Unit(benchmark::kMillisecond);

static SizingJob job405() {
    SizingJob job;
    job.shape = test::llama405();
    job.batch = {8192, 2048};
    job.batchTolerance = {0.05};
    job.machine = test::machine();
    return job;
}

static void smallestCount(benchmark::State& state) {
    const SizingJob job = job405();
    for (auto _ : state)
        benchmark::DoNotOptimize(gpusForRate(job, builtinTrainingConstants(),
                                             make<TokenRate>(static_cast<double>(state.range(0))), {131072}));
}
BENCHMARK(smallestCount)->Arg(100'000)->Arg(2'000'000)->Unit(benchmark::kMillisecond);

static void wholeSweep(benchmark::State& state) {
    const SizingJob job = job405();
    for (auto _ : state)
        benchmark::DoNotOptimize(sweepScaling(job, builtinTrainingConstants(), {}));
}
BENCHMARK(wholeSweep)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();

// How fast the core answers: one plan with all figures read and one input changed, the whole ledger, all bands.
#include "core/study/uncertainty.hpp"
#include "tests/support/plans.hpp"

#include <benchmark/benchmark.h>

using namespace gp;

static void planWithAllFigures(benchmark::State& state, const char* sample) {
    Scenario s = test::sampleScenario(sample);
    const Choices choices = choose(s, test::library());
    const FieldRef mfu = findField(s, "workload.llm.mfu");
    double value = 0.3, sink = 0;
    for (auto _ : state) {
        put(s, mfu, value = value > 0.5 ? 0.3 : value + 1e-6);
        const Plan p = plan(s, test::library(), choices);
        const PlanView view{s, test::library(), p};
        eachFigure(s, [&](const FigureRef& ref) { sink += ref.figure->get(view, ref.item); });
    }
    benchmark::DoNotOptimize(sink);
    state.counters["workloads"] = static_cast<double>(s.workloads.size());
}
BENCHMARK_CAPTURE(planWithAllFigures, training_70b, "training-70b");
BENCHMARK_CAPTURE(planWithAllFigures, training_70b_1536, "training-70b-1536");
BENCHMARK_CAPTURE(planWithAllFigures, mixed, "mixed");

static void wholeLedger(benchmark::State& state) {
    const test::Planned p = test::planSample("mixed");
    std::size_t checked = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(checkLedger(p.view(), checked));
}
BENCHMARK(wholeLedger);

static void allBands(benchmark::State& state) {
    const test::Planned p = test::planSample("mixed");
    for (auto _ : state)
        benchmark::DoNotOptimize(bands(p.scenario, test::library(), p.choices));
}
BENCHMARK(allBands)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();

#include "core/performance/run_errors.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace gp {

double quantileOf(std::vector<double> values, double p) {
    if (values.empty())
        return kUnknown;
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(p * static_cast<double>(values.size() - 1) + 0.5)];
}

bool JudgedRun::judged() const {
    return run->inScope && !run->reason && run->publishedStep > 0 && predicted() > 0;
}

bool JudgedRun::inside() const {
    return run->publishedStep >= prediction.low && run->publishedStep <= prediction.high;
}

/// Seconds of one step at an MFU of one: work over the bf16 peak of all GPUs.
static double idealStep(const TrainingRun& run) {
    const double tokens = run.batch.sequenceLength * run.batch.sequences;
    return 6 * baseValue(activeParameters(run.shape)) * tokens / (baseValue(run.machine.bf16Peak) * run.gpus);
}

static void addBaseline(std::vector<JudgedRun>& list) {
    std::map<std::pair<std::string, MathPrecision>, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].judged())
            groups[{list[i].run->gpu, list[i].run->machine.precision}].push_back(i);
    for (const auto& [key, members] : groups)
        for (std::size_t own : members) {
            std::vector<double> others;
            for (std::size_t i : members)
                if (i != own)
                    others.push_back(idealStep(*list[i].run) / list[i].run->publishedStep);
            list[own].baseline = idealStep(*list[own].run) / quantileOf(std::move(others), 0.5);
        }
}

std::vector<JudgedRun> judgeRuns(const std::vector<TrainingRun>& runs, const TrainingConstants& constants) {
    std::vector<JudgedRun> list;
    list.reserve(runs.size());
    for (const TrainingRun& run : runs)
        list.push_back({&run, predictRun(run, constants)});
    addBaseline(list);
    return list;
}

ErrorSummary summarizeErrors(const std::vector<const JudgedRun*>& runs) {
    ErrorSummary s;
    std::vector<double> sizes, baselines;
    double sum = 0, bias = 0, inside = 0, baselineSum = 0;
    for (const JudgedRun* run : runs) {
        if (!run->judged())
            continue;
        sizes.push_back(std::abs(run->error()));
        sum += sizes.back();
        bias += run->error();
        inside += run->inside() ? 1 : 0;
        if (run->baseline > 0) {
            baselines.push_back(std::abs(run->baseline / run->run->publishedStep - 1));
            baselineSum += baselines.back();
        }
    }
    s.count = sizes.size();
    if (s.count == 0)
        return s;
    const auto n = static_cast<double>(s.count);
    s.mean = sum / n;
    s.bias = bias / n;
    s.insideBand = inside / n;
    s.median = quantileOf(sizes, 0.5);
    s.p80 = quantileOf(sizes, 0.8);
    s.p90 = quantileOf(sizes, 0.9);
    if (!baselines.empty())
        s.baselineMean = baselineSum / static_cast<double>(baselines.size());
    s.baselineMedian = quantileOf(baselines, 0.5);
    return s;
}

} // namespace gp

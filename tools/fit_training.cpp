// Fits the constants of the training model to a runs file and prints how well they do, in sample and with each family
// left out:  fit_training RUNS.csv [START.json|typical [rounds [rounds of each left-out fit [date]]]] > constants.json
// The report goes to standard error.
#include "core/performance/run_errors.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace gp;

namespace {

struct Judged {
    const TrainingRun* run;
    double error; ///< relative, signed
};

std::vector<Judged> judge(const std::vector<TrainingRun>& runs, const TrainingConstants& c,
                          const std::string& only = {}, const std::string& without = {}) {
    std::vector<Judged> list;
    for (const TrainingRun& run : runs) {
        if (!run.inScope || run.reason || !(run.publishedStep > 0) || (!only.empty() && run.family != only) ||
            run.family == without)
            continue;
        const double predicted = baseValue(predictRun(run, c).time.total);
        if (predicted > 0)
            list.push_back({&run, predicted / run.publishedStep - 1});
    }
    return list;
}

/// The same for the memory of the heaviest GPU, where a run states it.
std::vector<Judged> judgeMemory(const std::vector<TrainingRun>& runs, const TrainingConstants& c) {
    std::vector<Judged> list;
    for (const TrainingRun& run : runs) {
        const double predicted = run.reason ? kUnknown : baseValue(predictRun(run, c).memory.total);
        if (run.inScope && run.publishedMemory > 0 && predicted > 0)
            list.push_back({&run, predicted / run.publishedMemory - 1});
    }
    return list;
}

/// Mean of a loss that a few odd rows cannot dominate, each family counting by the square root of its size.
double loss(const std::vector<Judged>& list) {
    std::map<std::string, std::pair<double, double>> families;
    for (const Judged& j : list) {
        const double e = std::abs(std::log(1 + j.error));
        auto& [sum, count] = families[j.run->family];
        sum += std::min(e, 0.25) + 0.1 * std::max(0.0, e - 0.25);
        count += 1;
    }
    double total = 0, weight = 0;
    for (const auto& [name, f] : families) {
        const double w = std::sqrt(f.second);
        total += w * f.first / f.second;
        weight += w;
    }
    return weight > 0 ? total / weight : 0;
}

/// How far the constants stand from what physics suggests: a weak pull, so that rows which say nothing about a constant
/// do not move it.
double unlikely(TrainingConstants& c, NamedConstant::Role role) {
    constexpr double kPull = 1e-4;
    double sum = 0;
    for (const NamedConstant& n : named(c))
        if (n.role == role) {
            const double d = (*n.value - n.typical) / (std::abs(n.typical) * 0.3 + (n.high - n.low) * 0.03);
            sum += d * d;
        }
    return kPull * sum;
}

/// Pattern search: every constant in turn up and down by a step that shrinks when nothing helps.
template<class Judge>
void fit(const Judge& judged, TrainingConstants& c, NamedConstant::Role role, int rounds) {
    double best = loss(judged(c)) + unlikely(c, role);
    double step = 0.2;
    int restarts = 2;
    for (int round = 0; round < rounds; ++round) {
        if (step < 0.01) {
            if (restarts-- == 0)
                break;
            step = 0.15;
        }
        bool better = false;
        for (const NamedConstant& n : named(c)) {
            if (n.role != role)
                continue;
            const double before = *n.value, size = std::max(std::abs(before), (n.high - n.low) * 0.1) * step;
            double keep = before;
            for (double tried : {before + size, before - size}) {
                *n.value = std::clamp(tried, n.low, n.high);
                const double now = loss(judged(c)) + unlikely(c, role);
                if (now < best - 1e-7) {
                    best = now;
                    keep = *n.value;
                    better = true;
                }
            }
            *n.value = keep;
        }
        if (!better)
            step /= 2;
    }
}

void report(const char* title, const std::vector<Judged>& list, const char* kind) {
    std::vector<double> size;
    double bias = 0;
    for (const Judged& j : list)
        if (!*kind || j.run->kind() == kind) {
            size.push_back(std::abs(j.error));
            bias += j.error;
        }
    double mean = 0;
    for (double e : size)
        mean += e;
    const double n = std::max<double>(1, static_cast<double>(size.size()));
    std::fprintf(stderr,
                 "%-26s %-6s n %4zu  mean %5.1f %%  median %5.1f %%  bias %+5.1f %%  p80 %5.1f %%  p90 %5.1f %%\n",
                 title, kind, size.size(), 100 * mean / n, 100 * quantileOf(size, 0.5), 100 * bias / n,
                 100 * quantileOf(size, 0.8), 100 * quantileOf(size, 0.9));
}

std::vector<TrainingRun> only(const std::vector<TrainingRun>& runs, const std::string& family) {
    std::vector<TrainingRun> list;
    std::copy_if(runs.begin(), runs.end(), std::back_inserter(list),
                 [&](const auto& run) { return run.family == family; });
    return list;
}

/// The band of a class holds four of five runs of families that the fit had not seen.
void setBands(const std::vector<Judged>& judged, TrainingConstants& c) {
    std::vector<double> dense, moe;
    for (const Judged& j : judged)
        (j.run->kind() == "moe" ? moe : dense).push_back(std::abs(std::log(1 + j.error)));
    const auto width = [](std::vector<double> sizes) {
        return std::clamp(std::expm1(quantileOf(std::move(sizes), 0.8)), 0.02, 1.0);
    };
    c.denseBand = width(dense);
    c.moeBand = width(moe);
    c.otherBand = 2 * std::max(c.denseBand, c.moeBand); // nothing of its kind was measured
}

std::string readFile(const char* path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "fit_training RUNS.csv [START.json|typical [rounds [left-out rounds [date]]]]\n");
        return 2;
    }
    const auto library = builtinLibrary();
    const auto runs = library ? readTrainingRuns(readFile(argv[1]), library->catalog)
                              : Expected<std::vector<TrainingRun>>(library.error());
    if (!runs) {
        std::fprintf(stderr, "fit_training: %s\n", runs.error().code.c_str());
        return 2;
    }
    TrainingConstants c = typicalTrainingConstants();
    if (argc > 2)
        if (auto read = trainingConstantsFromJson(readFile(argv[2])))
            c = *read;
        else if (std::string(argv[2]) != "typical") {
            std::fprintf(stderr, "fit_training: %s: %s\n", argv[2], read.error().code.c_str());
            return 2;
        }
    const int rounds = argc > 3 ? std::atoi(argv[3]) : 12;
    using Role = NamedConstant::Role;
    fit([&](const TrainingConstants& tried) { return judge(*runs, tried); }, c, Role::Time, rounds);
    fit([&](const TrainingConstants& tried) { return judgeMemory(*runs, tried); }, c, Role::Memory, rounds);
    const auto all = judge(*runs, c);
    std::set<std::string> families;
    for (const Judged& j : all)
        families.insert(j.run->family);
    for (const std::string& family : families)
        report(family.c_str(), judge(*runs, c, family), "");
    for (const char* kind : {"dense", "moe", ""})
        report("in sample", all, kind);
    for (const std::string& family : families)
        if (const auto memory = judgeMemory(only(*runs, family), c); !memory.empty())
            report(("memory " + family).c_str(), memory, "");
    std::vector<Judged> left;
    if (argc > 4) {
        for (const std::string& family : families) {
            TrainingConstants without = c;
            fit([&](const TrainingConstants& tried) { return judge(*runs, tried, {}, family); }, without, Role::Time,
                std::atoi(argv[4]));
            const auto judged = judge(*runs, without, family);
            left.insert(left.end(), judged.begin(), judged.end());
        }
        for (const char* kind : {"dense", "moe", ""})
            report("family left out", left, kind);
    }
    setBands(left.empty() ? all : left, c);
    if (argc > 5)
        c.source = {SourceKind::Predicted, "fit_training on " + std::to_string(all.size()) + " published training runs",
                    argv[5]};
    std::fputs(trainingConstantsToJson(c).c_str(), stdout);
    return 0;
}

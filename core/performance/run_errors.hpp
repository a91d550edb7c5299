// How far predictions lie from published runs: error summaries, and the yardstick of one MFU per GPU and precision.
#pragma once

#include "core/performance/training_runs.hpp"

#include <string>
#include <vector>

namespace gp {

/// One run beside its prediction. Times in s; unknown where there is none.
struct JudgedRun {
    const TrainingRun* run = nullptr;
    RunPrediction prediction;
    double baseline = kUnknown; ///< step with the one MFU of this GPU and precision
    /// Counted in the errors: in scope, expressible, and measured.
    bool judged() const;
    double predicted() const { return baseValue(prediction.time.total); }
    double error() const { return predicted() / run->publishedStep - 1; } ///< relative, signed
    bool inside() const;                                                  ///< published value within the band
};
/// Predicts every run. The yardstick's MFU is the median of the other runs with the same GPU and precision, so that a
/// run does not judge itself; unknown where it is the only one.
std::vector<JudgedRun> judgeRuns(const std::vector<TrainingRun>& runs, const TrainingConstants& constants);

/// Relative errors of step times; shares of 1.
struct ErrorSummary {
    std::size_t count = 0;
    double mean = kUnknown, median = kUnknown, bias = kUnknown, p80 = kUnknown,
           p90 = kUnknown; ///< of |error|; bias signed
    double insideBand = kUnknown;
    double baselineMean = kUnknown, baselineMedian = kUnknown;
};
ErrorSummary summarizeErrors(const std::vector<const JudgedRun*>& runs);

/// The p-quantile (0..1) by the nearest rank; unknown for no values.
double quantileOf(std::vector<double> values, double p);

} // namespace gp

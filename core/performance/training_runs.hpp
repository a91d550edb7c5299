// Published training runs as a table, and how close the model comes to them.
#pragma once

#include "core/catalog/catalog.hpp"
#include "core/performance/training.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gp {

/// One row of a runs file. What the file leaves blank is found by trying.
struct TrainingRun {
    std::string id, model, gpu, family;
    DecoderShape shape;
    TrainingBatch batch;
    TrainingMachine machine;
    std::vector<TrainingLayout> layouts; ///< the one given, or all that its blanks allow
    int gpus = 0;
    bool inScope = true; ///< as the file says; rows out of scope are predicted but not judged
    double publishedStep = kUnknown, publishedMemory = kUnknown; ///< s, bytes
    std::optional<Message> reason;                               ///< why it cannot be expressed
    std::string kind() const { return shape.mixture() ? "moe" : "dense"; }
};

/// Reads the columns of a runs file. Unknown columns are ignored; a row that cannot be expressed says why. Errors:
/// runs.syntax, runs.missing (a needed column), runs.too_large.
Expected<std::vector<TrainingRun>> readTrainingRuns(std::string_view csv, const Catalog& catalog);

struct RunPrediction {
    TrainingLayout layout; ///< the one given, completed by the best of what was left open
    StepTime time;
    StepMemory memory;
    double low = kUnknown, high = kUnknown; ///< s
};
RunPrediction predictRun(const TrainingRun& run, const TrainingConstants& constants);

} // namespace gp

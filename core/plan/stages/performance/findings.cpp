#include "core/plan/stages/tables.hpp"

namespace gp {

static void findMissing(const TrainingJob& job, const TrainingPrediction& p, const std::string& prefix,
                        std::vector<Finding>& out) {
    const bool used = job.mfuSource == PredictableSource::Predicted;
    Finding f;
    f.code = "performance.missing";
    f.severity = used ? Severity::Error : Severity::Note;
    f.where = prefix + "mfu_predicted";
    f.title = {GP_TR("No prediction of the training speed"), {}};
    f.detail = {GP_TR("%1"), {Term{p.missing}}};
    if (used)
        f.fixes.push_back(
            {{GP_TR("Take the MFU as assumed"), {}}, {SetValue{prefix + "mfu_source", std::string("assumed"), {}}}});
    out.push_back(std::move(f));
}

/// D4: the assumed MFU beside the predicted one.
static void findAssumed(const PlanView& v, std::size_t i, const TrainingJob& job, const TrainingPrediction& p,
                        const std::string& prefix, std::vector<Finding>& out) {
    if (job.mfuSource != PredictableSource::Assumed || std::isnan(v.plan.pools[i].mfu.v) || std::isnan(p.mfu.v))
        return;
    const double assumed = v.plan.pools[i].mfu.v, low = p.mfu.v / (1 + p.band.v), high = p.mfu.v * (1 + p.band.v);
    const bool inside = assumed >= low && assumed <= high;
    Finding f;
    f.code = inside ? "performance.assumed_agrees" : "performance.assumed_differs";
    f.severity = inside ? Severity::Ok : Severity::Warning;
    f.where = prefix + "mfu";
    f.title = {GP_TR("MFU assumed %1, predicted %2"), {Amount{assumed, unit::percent}, Amount{p.mfu.v, unit::percent}}};
    f.detail = {GP_TR("Physics expects %1 to %2 on %3."),
                {Amount{low, unit::percent}, Amount{high, unit::percent}, Amount{times(p.gpus), unit::gpu}}};
    if (!inside)
        f.fixes.push_back(
            {{GP_TR("Use the predicted MFU"), {}}, {SetValue{prefix + "mfu_source", std::string("predicted"), {}}}});
    out.push_back(std::move(f));
}

/// The memory estimate is good to about a tenth: what needs more than 90 % has no margin (P4).
static void findMemory(const TrainingPrediction& p, const std::string& prefix, std::vector<Finding>& out) {
    const double share = ratio(p.memory.total, p.machine.memory);
    if (!(share > kMarginUse))
        return;
    Finding f;
    f.code = "performance.memory";
    f.severity = share > 1 ? Severity::Error : Severity::Warning;
    f.where = prefix + "memory_needed";
    f.title = {share > 1 ? GP_TR("The layout does not fit into the GPU's memory")
                         : GP_TR("The layout fits into the GPU's memory without a margin"),
               {}};
    f.detail = {
        GP_TR("%1 of %2; the estimate is good to about a tenth."),
        {Amount{baseValue(p.memory.total), unit::gibibyte}, Amount{baseValue(p.machine.memory), unit::gibibyte}}};
    out.push_back(std::move(f));
}

/// What was designed against what the policy asked for.
static void findGap(const TrainingPrediction& p, const std::string& prefix, std::vector<Finding>& out) {
    constexpr double kGap = 0.01;
    if (std::isnan(p.achievedMfu.v) || std::abs(p.achievedMfu.v / p.mfu.v - 1) <= kGap)
        return;
    Finding f;
    f.code = "performance.gap";
    f.severity = p.achievedMfu.v < p.mfu.v ? Severity::Warning : Severity::Note;
    f.where = prefix + "mfu_achieved";
    f.title = {GP_TR("The designed network gives an MFU of %1"), {Amount{p.achievedMfu.v, unit::percent}}};
    f.detail = {GP_TR("Predicted with what the policy asks for: %1."), {Amount{p.mfu.v, unit::percent}}};
    out.push_back(std::move(f));
}

void findPerformance(const PlanView& v, std::vector<Finding>& out) {
    for (std::size_t i = 0; i < v.scenario.workloads.size(); ++i) {
        const auto* job = std::get_if<TrainingJob>(&v.scenario.workloads[i].job);
        if (!job)
            continue;
        const TrainingPrediction& p = v.plan.training[i];
        const std::string prefix = "workload." + v.scenario.workloads[i].id + ".";
        if (*p.missing) {
            findMissing(*job, p, prefix, out);
            continue;
        }
        findAssumed(v, i, *job, p, prefix, out);
        findMemory(p, prefix, out);
        findGap(p, prefix, out);
    }
}

} // namespace gp

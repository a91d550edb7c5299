#include "core/plan/stages/tables.hpp"

namespace gp {

/// A value outside the usual range of its field is flagged, not refused (D2, D3, D5).
static void findUnusual(const PlanView& v, std::vector<Finding>& out) {
    eachField(v.scenario, [&](const FieldRef& ref) {
        const Field& field = *ref.field;
        if (!field.numeric())
            return;
        const double value = std::get<double>(get(v.scenario, ref));
        const double slack = 1e-12 * std::max(std::abs(field.typical.low), std::abs(field.typical.high));
        if (std::isnan(value) || (value >= field.typical.low - slack && value <= field.typical.high + slack))
            return;
        Finding f;
        f.code = "field.unusual";
        f.severity = Severity::Warning;
        f.where = fullKey(v.scenario, ref);
        f.title = {GP_TR("%1 is outside the usual range"), {Term{field.label}}};
        f.detail = {GP_TR("%1 is %2; usual is %3 to %4."),
                    {Term{field.label}, Amount{value, field.unit}, Amount{field.typical.low, field.unit},
                     Amount{field.typical.high, field.unit}}};
        const double near = value < field.typical.low ? field.typical.low : field.typical.high;
        f.fixes.push_back(
            {{GP_TR("%1 to %2"), {Term{field.label}, Amount{near, field.unit}}}, {SetValue{f.where, near, {}}}});
        out.push_back(std::move(f));
    });
}

/// The full key of what keeps a training job from being sized.
static std::string missingInput(const PlanView& v, std::size_t i, const TrainingJob& job, const std::string& prefix) {
    if (!known(v.plan.compute.peak))
        return "server.peak";
    if (!known(v.plan.pools[i].mfu))
        return prefix + "mfu_measured";
    if (!known(v.plan.pools[i].availability))
        return prefix + "availability_measured";
    if (job.target == TrainingTarget::Deadline)
        return prefix + (known(job.tokenBudget) ? "deadline" : "token_budget");
    return prefix + (job.target == TrainingTarget::FixedGpus ? "fixed_gpus" : "token_rate");
}

static void findTraining(const PlanView& v, std::size_t i, const TrainingJob& job, std::vector<Finding>& out) {
    const std::string prefix = "workload." + v.scenario.workloads[i].id + ".";
    if (known(v.plan.pools[i].raw))
        return;
    Finding f;
    f.code = "training.incomplete";
    f.severity = Severity::Error;
    f.where = prefix + "gpus_raw";
    f.title = {GP_TR("The training job cannot be sized"), {}};
    f.detail = {GP_TR("%1 is missing."), {KeyName{missingInput(v, i, job, prefix)}}};
    out.push_back(std::move(f));
}

/// The naive number of D3 beside the physical one, and what could not be checked.
static void findInference(const PlanView& v, std::size_t i, const InferenceService& job, std::vector<Finding>& out) {
    const PoolPlan& p = v.plan.pools[i];
    const std::string prefix = "workload." + v.scenario.workloads[i].id + ".";
    if (!known(p.utilisation)) {
        Finding f;
        f.code = "inference.incomplete";
        f.severity = Severity::Error;
        f.where = prefix + "gpus_raw";
        f.title = {GP_TR("The inference service cannot be sized"), {}};
        f.detail = {GP_TR("%1 is missing."), {KeyName{prefix + "utilisation_measured"}}};
        out.push_back(std::move(f));
    }
    if (!known(p.weights) || !known(job.latency)) {
        Finding f;
        f.code = "inference.unchecked";
        f.severity = Severity::Warning;
        f.where = prefix + "gpus_placed";
        if (!known(p.weights) && !known(job.latency))
            f.title = {GP_TR("Memory and latency are unchecked"), {}};
        else
            f.title = {known(p.weights) ? GP_TR("Latency is unchecked") : GP_TR("Memory is unchecked"), {}};
        f.detail = {
            GP_TR(
                "Work alone asks for %1; weights, cache and response time may ask for more. Name the model and a latency target."),
            {Amount{baseValue(p.raw), unit::gpu}}};
        out.push_back(std::move(f));
    }
    if (known(p.raw) && p.placed.known() && baseValue(p.raw) < times(p.placed) / 2) {
        Finding f;
        f.code = "inference.whole_replicas";
        f.severity = Severity::Note;
        f.where = prefix + "gpus_placed";
        f.title = {GP_TR("%1 instead of %2"),
                   {Amount{times(p.placed), unit::gpu}, Amount{baseValue(p.raw), unit::gpu}}};
        f.detail = {GP_TR("A replica needs %1 whole, and redundancy adds to it: never less than one replica."),
                    {Amount{times(p.unit), unit::gpu}}};
        out.push_back(std::move(f));
    }
    if (known(p.weights) && !known(p.kvCache)) {
        Finding f;
        f.code = "inference.cache_unknown";
        f.severity = Severity::Warning;
        f.where = prefix + "memory_gpus";
        f.title = {GP_TR("The cache is not counted"), {}};
        f.detail = {GP_TR("Only weights of %1 are placed; give the cache and the tokens of a request."),
                    {Amount{baseValue(p.weights), unit::gibibyte}}};
        out.push_back(std::move(f));
    }
}

/// D5: the rule of thumb beside what it must cover.
static void findReserve(const PlanView& v, std::vector<Finding>& out) {
    const auto uses = [](const Workload& w) {
        const auto* service = std::get_if<InferenceService>(&w.job);
        return !service || service->redundancy == Redundancy::Reserve;
    };
    const auto& workloads = v.scenario.workloads;
    const ReserveParts& parts = v.plan.reserve;
    if (std::none_of(workloads.begin(), workloads.end(), uses) || std::isnan(parts.left.v))
        return;
    const Policy& policy = v.scenario.policy;
    const bool enough = parts.left.v >= -kCountTolerance;
    Finding f;
    f.code = enough ? "reserve.covers" : "reserve.too_small";
    f.severity = enough ? Severity::Ok : Severity::Warning;
    f.where = "reserve.left";
    f.title = {enough ? GP_TR("Reserve %1: its parts add up to %2") : GP_TR("Reserve %1 is less than its parts, %2"),
               {Amount{policy.reserve.v - 1, unit::percent}, Amount{parts.total.v, unit::percent}}};
    f.detail = {GP_TR("Spares %1, peaks %2, fragmentation %3; usual in all is 20-30 %."),
                {Amount{parts.spares.v, unit::percent}, Amount{policy.peakShare.v, unit::percent},
                 Amount{policy.fragmentation.v, unit::percent}}};
    if (!enough)
        f.fixes.push_back({{GP_TR("%1 to %2"), {KeyName{"policy.reserve"}, Amount{parts.total.v, unit::percent}}},
                           {SetValue{"policy.reserve", 1 + parts.total.v, {}}}});
    out.push_back(std::move(f));
}

void findDemand(const PlanView& v, std::vector<Finding>& out) {
    findUnusual(v, out);
    findReserve(v, out);
    if (v.scenario.workloads.empty()) {
        Finding f;
        f.code = "demand.empty";
        f.severity = Severity::Note;
        f.where = "centre.gpus";
        f.title = {GP_TR("There is no workload yet"), {}};
        f.detail = {GP_TR("Add a training job or an inference service."), {}};
        out.push_back(std::move(f));
    }
    for (std::size_t i = 0; i < v.scenario.workloads.size(); ++i) {
        const Workload& w = v.scenario.workloads[i];
        if (const auto* job = std::get_if<TrainingJob>(&w.job))
            findTraining(v, i, *job, out);
        else
            findInference(v, i, std::get<InferenceService>(w.job), out);
    }
}

} // namespace gp

#include "core/plan/training.hpp"

#include "core/plan/plan.hpp"

#include <algorithm>
#include <cmath>

namespace gp {

namespace {

const TrainingJob* trainingJob(const Scenario& s, std::size_t workload) {
    return std::get_if<TrainingJob>(&s.workloads[workload].job);
}

MathPrecision precisionOf(Arithmetic arithmetic) {
    return arithmetic == Arithmetic::Fp4   ? MathPrecision::Fp4
           : arithmetic == Arithmetic::Fp8 ? MathPrecision::Fp8
                                           : MathPrecision::Bf16;
}

/// Servers that one leaf of the parameter plane serves at the wanted ratio, by its ports.
double serversPerLeaf(const Scenario& s, const Library& library, const Server& server) {
    const Switch* leaf = library.catalog.networkSwitch(s.network.parameter.switchId);
    if (!leaf)
        return kUnknown;
    const double ports = times(radixAt(*leaf, server.computePortRate.value)),
                 o = s.network.parameter.oversubscription.v;
    return std::floor(ports * o / (1 + o));
}

TrainingMachine machineOf(const Scenario& s, const Library& library, const ComputePlan& c, const TrainingJob& job) {
    TrainingMachine m;
    if (!c.accelerator)
        return m;
    const Gpus one = make<Gpus>(1);
    const std::int64_t inServer = c.server->gpus.value.n, domain = c.accelerator->scaleUpDomain.value.n;
    // A domain of a few GPUs ends with the server; racks wired as one do not.
    constexpr std::int64_t kServerDomain = 16;
    const bool ends = domain > 0 && domain <= kServerDomain && inServer > 0;
    m = trainingMachine(*c.accelerator, precisionOf(job.arithmetic), c.interconnect * one,
                        ends ? static_cast<int>(std::min(domain, inServer)) : 0,
                        std::max(1.0, s.network.parameter.oversubscription.v));
    if (known(s.compute.peak)) { // the scenario's own peak counts in the precision that it is stated in
        if (s.compute.precision == Precision::Bf16 || s.compute.precision == Precision::Fp16)
            m.bf16Peak = s.compute.peak;
        const bool narrow = s.compute.precision == Precision::Fp8 || s.compute.precision == Precision::Fp4;
        if (narrow == (job.arithmetic != Arithmetic::Bf16))
            m.gemmPeak = s.compute.peak;
    }
    m.memory = c.memory * one;
    const double servers = serversPerLeaf(s, library, *c.server);
    if (servers >= 1)
        m.part = static_cast<int>(std::min(1e8, servers * times(c.server->gpus.value)));
    return m;
}

template<class E>
std::optional<int> heldIndex(E wish) { // Searched is the first option
    return wish == E{} ? std::nullopt : std::optional<int>(static_cast<int>(wish) - 1);
}

LayoutWish wishOf(const LayoutHolds& h) {
    LayoutWish wish;
    const auto held = [](ItemCount c) { return c.known() ? std::optional<int>(static_cast<int>(c.n)) : std::nullopt; };
    wish.tensor = held(h.tensor);
    wish.pipeline = held(h.pipeline);
    wish.virtualStages = held(h.virtualStages);
    wish.context = held(h.context);
    wish.expert = held(h.expert);
    wish.microBatch = held(h.microBatch);
    wish.zero = heldIndex(h.sharding);
    if (const auto recompute = heldIndex(h.recompute))
        wish.recompute = static_cast<Recompute>(*recompute);
    if (h.stack != StackWish::Searched)
        wish.stack = h.stack == StackWish::Torch ? TrainingStack::Fsdp : TrainingStack::MegatronCore;
    return wish;
}

/// MFU as the plan counts it: useful work of the stated parameters over the dense peak of the stated precision.
Mfu mfuOf(const TrainingJob& job, const Library& library, const Plan& plan, GpuCount gpus, TokenRate tokens) {
    const Parameters active = job.activeParameters.known() ? job.activeParameters : job.parameters;
    const WorkRate work = library.catalog.constants.trainWork.value * times(active) * tokens;
    return {ratio(work, asQuantity(gpus) * plan.compute.peak)};
}

const char* outcomeText(SearchOutcome outcome) {
    switch (outcome) {
    case SearchOutcome::Found:
        return "";
    case SearchOutcome::NothingFits:
        return GP_TR("No layout fits into the GPUs' memory.");
    case SearchOutcome::NothingPossible:
        return GP_TR("No layout divides the model and the batch over these GPUs.");
    case SearchOutcome::UnknownMachine:
        return GP_TR("The catalog lacks a number of this GPU that a prediction needs.");
    case SearchOutcome::UnknownModel:
        return GP_TR("The model's shape or the batch is not known.");
    case SearchOutcome::Stopped:
        return GP_TR("The search has not ended yet.");
    }
    return "";
}

/// Time of failures, checkpoints and restarts on this many GPUs.
Goodput goodputOn(const Scenario& s, double gpus, Duration& mtbf) {
    mtbf = s.policy.gpuMtbf / gpus;
    FailureCosts costs;
    costs.mtbf = mtbf;
    costs.checkpoint = s.storage.checkpointStall;
    costs.restart = s.policy.restartTime + s.storage.restartTime;
    return bestGoodput(costs);
}

/// Asks for layouts with a margin of memory first, and for any that fit only where there are none.
template<class Ask>
SizingAnswer safest(SizingJob question, const Ask& ask) {
    question.safeOnly = true;
    const SizingAnswer safe = ask(question);
    if (safe.outcome != SearchOutcome::NothingFits)
        return safe;
    question.safeOnly = false;
    return ask(question);
}

SizingAnswer answerFor(const TrainingJob& job, SizingJob question, double gpus, const std::stop_token& stop) {
    // A batch rarely divides over any number of servers: the next few may do.
    constexpr int kTries = 4;
    SizingAnswer answer;
    for (int i = 0; i < kTries; ++i) {
        const double servers = std::max(1.0, std::ceil(gpus / question.serverGpus)) + i;
        const GpuCount count{static_cast<std::int64_t>(servers) * question.serverGpus};
        answer = safest(question, [&](const SizingJob& q) {
            return throughputOn(q, builtinTrainingConstants(), count, job.tokenBudget, stop);
        });
        if (answer.outcome != SearchOutcome::NothingPossible && answer.outcome != SearchOutcome::NothingFits)
            break;
    }
    return answer;
}

/// The fewest GPUs that meet the target; failures count where the availability is predicted too.
SizingAnswer fewestFor(const Scenario& s, const TrainingJob& job, SizingJob question, const std::stop_token& stop) {
    constexpr GpuCount kMost{200'000};
    const TokenRate wanted = job.target == TrainingTarget::Deadline ? job.tokenBudget / job.deadline : job.tokenRate;
    const bool predicted = job.availabilitySource == PredictableSource::Predicted;
    question.goodput =
        job.availabilitySource == PredictableSource::Measured ? job.availabilityMeasured : job.availability;
    if (predicted)
        question.goodput = {1};
    const auto fewest = [&](const SizingJob& q) {
        return gpusForRate(q, builtinTrainingConstants(), wanted, kMost, stop);
    };
    SizingAnswer answer = safest(question, fewest);
    if (predicted && answer.outcome == SearchOutcome::Found) {
        Duration mtbf;
        question.goodput = goodputOn(s, times(answer.gpus), mtbf).goodput;
        answer = safest(question, fewest);
    }
    return answer;
}

} // namespace

std::optional<SizingJob> sizingJob(const Scenario& s, const Library& library, const Plan& plan, std::size_t workload) {
    const TrainingJob* job = trainingJob(s, workload);
    if (!job)
        return {};
    SizingJob q;
    q.shape = completedDecoder(job->decoder, job->parameters, job->activeParameters);
    q.batch.sequenceLength = baseValue(job->sequence);
    const Tokens tokens = known(job->batch) ? job->batch : library.catalog.constants.typicalBatch.value;
    q.batch.sequences = std::max(1.0, std::round(ratio(tokens, job->sequence)));
    q.batch.attended = job->attended.v;
    q.machine = machineOf(s, library, plan.compute, *job);
    q.serverGpus = static_cast<int>(std::max<std::int64_t>(1, plan.compute.server->gpus.value.n));
    q.batchTolerance = {1.0 / 16};
    q.wish = wishOf(job->layout);
    q.vintage = job->vintage.v;
    return q;
}

ChosenLayout chooseLayout(const Scenario& s, const Library& library, const Plan& base, std::size_t workload,
                          const std::stop_token& stop) {
    ChosenLayout chosen;
    const TrainingJob* job = trainingJob(s, workload);
    const auto question = sizingJob(s, library, base, workload);
    if (!question)
        return chosen;
    const bool given = job->target == TrainingTarget::FixedGpus;
    const bool predicted = job->mfuSource == PredictableSource::Predicted;
    const double gpus = given ? times(job->fixedGpus) / s.policy.reserve.v : times(base.pools[workload].needed);
    SizingAnswer answer;
    if (predicted && !given)
        answer = fewestFor(s, *job, *question, stop);
    else if (!std::isnan(gpus))
        answer = answerFor(*job, *question, gpus, stop);
    chosen.outcome = answer.outcome;
    chosen.layout = answer.layout.layout;
    chosen.sequences = answer.batch.sequences;
    chosen.binding = answer.binding;
    return chosen;
}

TrainingPrediction predictTraining(const Scenario& s, const Library& library, const Plan& plan, std::size_t workload,
                                   const SizingJob& q, const ChosenLayout& chosen) {
    const TrainingJob& job = *trainingJob(s, workload);
    TrainingPrediction p;
    p.shape = q.shape;
    p.batch = q.batch;
    p.machine = q.machine;
    SearchOutcome outcome = chosen.outcome;
    if (!q.shape.complete() || !(q.batch.sequences > 0))
        outcome = SearchOutcome::UnknownModel;
    else if (missingNumber(q.machine) != MachineNumber::None)
        outcome = SearchOutcome::UnknownMachine;
    p.missing = outcomeText(outcome);
    if (outcome != SearchOutcome::Found)
        return p;
    p.batch.sequences = chosen.sequences;
    p.layout = chosen.layout;
    p.binding = chosen.binding;
    const TrainingConstants& constants = builtinTrainingConstants();
    const TrainingLayout& l = p.layout;
    p.tensor = {l.tensor};
    p.pipeline = {l.pipeline};
    p.virtualStages = {l.virtualStages};
    p.data = {l.data};
    p.context = {l.context};
    p.expert = {l.expert};
    p.microBatch = {l.microBatch};
    p.sharding = {l.zero};
    p.recompute = {static_cast<std::int64_t>(l.recompute)};
    p.gpus = {l.gpus()};
    p.replica = {static_cast<std::int64_t>(l.tensor) * l.pipeline * l.context};
    p.sequences = {p.batch.sequences};
    p.time = stepTime(p.shape, p.batch, p.machine, l, constants, job.vintage.v);
    p.memory = stepMemory(p.shape, p.batch, p.machine, l, constants);
    p.efficiency = stepEfficiency(p.shape, p.batch, p.machine, l, constants, p.time.total);
    p.band = {predictionBand(p.shape, p.machine, constants)};
    p.tokens = job.sequence * p.sequences / p.time.total;
    Duration mtbf;
    const Goodput goodput = goodputOn(s, times(p.gpus), mtbf);
    p.jobMtbf = mtbf;
    p.checkpointInterval = goodput.interval;
    p.goodput = goodput.goodput;
    p.mfu = mfuOf(job, library, plan, p.gpus, p.tokens);
    p.fault = {p.mfu.v / (1 + p.band.v)};
    return p;
}

void achieveTraining(const Scenario& s, const Library& library, const Plan& plan, std::size_t workload,
                     TrainingPrediction& p) {
    if (!p.gpus.known() || std::isnan(plan.parameter.oversubscription.v) || !plan.parameter.downPorts.known())
        return;
    const TrainingJob& job = *trainingJob(s, workload);
    TrainingMachine built = p.machine;
    built.oversubscription = std::max(1.0, plan.parameter.oversubscription.v);
    built.part =
        static_cast<int>(std::min(1e8, times(plan.parameter.downPorts) * times(plan.compute.server->gpus.value)));
    if (plan.parameter.tiers.known() && plan.parameter.tiers.n == 1)
        built.oversubscription = 1; // nothing above the leaves
    p.achievedStep = stepTime(p.shape, p.batch, built, p.layout, builtinTrainingConstants(), job.vintage.v).total;
    p.achievedMfu = mfuOf(job, library, plan, p.gpus, job.sequence * p.sequences / p.achievedStep);
}

Scenario withPredictionBeliefs(const Scenario& scenario, const Plan& plan) {
    Scenario s = scenario;
    for (std::size_t i = 0; i < s.workloads.size(); ++i) {
        const TrainingJob* job = trainingJob(s, i);
        const std::string key = "workload." + s.workloads[i].id + ".vintage";
        if (!job || job->mfuSource != PredictableSource::Predicted || std::isnan(plan.training[i].band.v) ||
            s.beliefs.contains(key))
            continue;
        Belief belief;
        belief.source = builtinTrainingConstants().source;
        const double band = 1 + plan.training[i].band.v;
        belief.low = job->vintage.v / band;
        belief.high = job->vintage.v * band;
        s.beliefs[key] = belief;
    }
    return s;
}

} // namespace gp

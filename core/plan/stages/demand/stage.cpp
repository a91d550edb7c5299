// D1-D3, D5: from what is asked for to whole servers. Each workload is a pool of its own; nothing is shared.
#include "core/plan/stages/tables.hpp"

namespace gp {

static Parameters activeOf(Parameters all, Parameters active) {
    return active.known() ? active : all;
}

/// FLOP/token of a model of `parameters` at `perParameter`; unknown parameters give unknown.
static WorkPerToken tokenWork(WorkPerToken perParameter, Parameters parameters) {
    return perParameter * times(parameters);
}

static TokenRate targetRate(const TrainingJob& job, const Scenario& s, const ComputePlan& c, WorkPerToken work) {
    switch (job.target) {
    case TrainingTarget::Rate:
        return job.tokenRate;
    case TrainingTarget::Deadline:
        return job.tokenBudget / job.deadline;
    case TrainingTarget::FixedGpus:
        return asQuantity(job.fixedGpus) / s.policy.reserve * c.peak * job.mfu * job.availability / work;
    }
    return unknown<TokenRate>();
}

static void planJob(const TrainingJob& job, const Scenario& s, const Library& library, const ComputePlan& c,
                    PoolPlan& p) {
    const WorkPerToken trainWork = library.catalog.constants.trainWork.value;
    p.activeParameters = activeOf(job.parameters, job.activeParameters);
    p.mfu = job.mfu;
    p.availability = job.availability;
    const WorkPerToken work = tokenWork(trainWork, p.activeParameters);
    p.tokenRate = targetRate(job, s, c, work);
    p.workRate = work * p.tokenRate;
    p.totalWork = work * job.tokenBudget;
    p.duration = job.tokenBudget / p.tokenRate;
    p.stepRate = p.tokenRate / job.batch;
    p.checkpoint = times(job.parameters) * library.catalog.constants.checkpointPerParameter.value;
    p.raw = p.workRate / (c.peak * p.mfu * p.availability);
    p.unit = {1};
    p.needed = ceilCount<GpuCount>(baseValue(p.raw));
    p.reserved = (s.policy.rounding == Rounding::UnitsFirst ? asQuantity(p.needed) : p.raw) * s.policy.reserve;
    p.placed = ceilCount<GpuCount>(baseValue(p.reserved));
    p.servers = ceilCount<ServerCount>(times(p.placed) / times(c.server->gpus.value));
}

static void planInstalled(const TrainingJob&, const Library& library, const ComputePlan& c, PoolPlan& p) {
    const WorkPerToken work = tokenWork(library.catalog.constants.trainWork.value, p.activeParameters);
    p.installedTokenRate = asQuantity(p.installed) * c.peak * p.mfu * p.availability / work;
    p.consumedTokens = p.tokenRate;
    p.sampleRead = p.tokenRate * library.catalog.constants.bytesPerToken.value;
}

static double ceilRatio(double a, double b) {
    return ceilExact(a / b);
}

/// Replicas never straddle two servers: whole replicas to a server, or whole servers to a replica.
static double serversForReplicas(double replicas, double replicaGpus, double serverGpus) {
    if (replicaGpus > serverGpus)
        return replicas * ceilRatio(replicaGpus, serverGpus);
    return ceilRatio(replicas, floorExact(serverGpus / replicaGpus));
}

static void planReplica(const InferenceService& job, const Scenario& s, const ComputePlan& c, PoolPlan& p) {
    const TokensPerRequest tokens = job.promptTokens + job.outputTokens;
    p.weights = times(job.parameters) * job.weightPerParameter;
    p.kvCache = job.kvCache * tokens * job.sequences;
    const Bytes held = known(p.kvCache) ? p.weights + p.kvCache : p.weights;
    p.memoryGpus = ceilCount<GpuCount>(baseValue(held / (c.memory * s.compute.memoryUsable)));
    p.unit = p.memoryGpus.known() ? GpuCount{std::max(job.replicaGpus.n, p.memoryGpus.n)} : job.replicaGpus;
    p.sequencesNeeded = make<Requests>(ceilExact(baseValue(p.peakRequests * job.latency)));
}

static Gpus withRedundancy(const InferenceService& job, const Scenario& s, const PoolPlan& p) {
    switch (job.redundancy) {
    case Redundancy::Reserve:
        return (s.policy.rounding == Rounding::UnitsFirst ? asQuantity(p.needed) : p.raw) * s.policy.reserve;
    case Redundancy::OneReplica:
        return asQuantity(p.needed) + asQuantity(p.unit);
    case Redundancy::OneServer:
    case Redundancy::None:
        break;
    }
    return asQuantity(p.needed);
}

static void planJob(const InferenceService& job, const Scenario& s, const Library& library, const ComputePlan& c,
                    PoolPlan& p) {
    p.activeParameters = activeOf(job.parameters, job.activeParameters);
    p.utilisation = job.utilisation;
    p.peakRequests = job.requests * job.peakFactor;
    p.work = known(job.work) ? job.work
                             : tokenWork(library.catalog.constants.inferenceWork.value, p.activeParameters) *
                                   (job.promptTokens + job.outputTokens);
    p.workRate = p.peakRequests * p.work;
    p.raw = p.workRate / (c.peak * p.utilisation);
    planReplica(job, s, c, p);

    const double unit = times(p.unit);
    double replicas = ceilRatio(baseValue(p.raw), unit);
    if (known(p.sequencesNeeded))
        replicas = std::max(replicas, ceilExact(ratio(p.sequencesNeeded, job.sequences)));
    p.needed = ceilCount<GpuCount>(replicas * unit);
    p.reserved = withRedundancy(job, s, p);
    p.placed = maxKnown(p.needed, ceilCount<GpuCount>(ceilRatio(baseValue(p.reserved), unit) * unit));
    const double spare = job.redundancy == Redundancy::OneServer ? 1 : 0;
    p.servers =
        ceilCount<ServerCount>(serversForReplicas(times(p.placed) / unit, unit, times(c.server->gpus.value)) + spare);
}

static void planInstalled(const InferenceService& job, const Library&, const ComputePlan&, PoolPlan& p) {
    p.consumedTokens = job.requests * job.outputTokens;
}

void planDemand(const Scenario& s, const Library& library, Plan& plan) {
    plan.pools.reserve(s.workloads.size());
    ComputePlan& c = plan.compute;
    double servers = 0;
    for (const Workload& workload : s.workloads) {
        PoolPlan pool;
        std::visit(
            [&](const auto& job) {
                planJob(job, s, library, c, pool);
                pool.installed = ceilCount<GpuCount>(times(pool.servers) * times(c.server->gpus.value));
                planInstalled(job, library, c, pool);
            },
            workload.job);
        servers += times(pool.servers);
        plan.pools.push_back(pool);
    }
    c.servers = ceilCount<ServerCount>(servers);
    c.gpus = ceilCount<GpuCount>(servers * times(c.server->gpus.value));
    c.peakRate = asQuantity(c.gpus) * c.peak;
}

} // namespace gp

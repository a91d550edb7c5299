#include "core/workload/pool.hpp"

namespace gp {

static Parameters activeOf(Parameters all, Parameters active) {
    return active.known() ? active : all;
}

template<class T>
static T chosen(ValueSource source, const T& assumed, const T& measured) {
    return source == ValueSource::Measured ? measured : assumed;
}
template<class T>
static T chosen(PredictableSource source, const T& assumed, const T& predicted, const T& measured) {
    return source == PredictableSource::Predicted  ? predicted
           : source == PredictableSource::Measured ? measured
                                                   : assumed;
}

static Gpus reservedGpus(const PoolPlan& p, const Policy& policy) {
    return (policy.rounding == Rounding::UnitsFirst ? asQuantity(p.needed) : p.raw) * policy.reserve;
}

static double ceilRatio(double a, double b) {
    return ceilExact(a / b);
}

// Training

static TokenRate targetRate(const TrainingJob& job, const PoolHardware& h, const Policy& policy, const PoolPlan& p,
                            WorkPerToken work) {
    switch (job.target) {
    case TrainingTarget::Rate:
        return job.tokenRate;
    case TrainingTarget::Deadline:
        return job.tokenBudget / job.deadline;
    case TrainingTarget::FixedGpus:
        return asQuantity(job.fixedGpus) / policy.reserve * h.peak * p.mfu * p.availability / work;
    }
    return unknown<TokenRate>();
}

static void sizeJob(const TrainingJob& job, const PoolHardware& h, const Policy& policy,
                    const PoolPrediction& predicted, PoolPlan& p) {
    p.activeParameters = activeOf(job.parameters, job.activeParameters);
    p.mfu = chosen(job.mfuSource, job.mfu, predicted.mfu, job.mfuMeasured);
    p.availability = chosen(job.availabilitySource, job.availability, predicted.availability, job.availabilityMeasured);
    const WorkPerToken work = h.trainWork * times(p.activeParameters);
    p.tokenRate = targetRate(job, h, policy, p, work);
    p.workRate = work * p.tokenRate;
    p.totalWork = work * job.tokenBudget;
    p.duration = job.tokenBudget / p.tokenRate;
    p.stepRate = p.tokenRate / job.batch;
    p.checkpoint = times(job.parameters) * h.checkpointPerParameter;
    p.raw = p.workRate / (h.peak * p.mfu * p.availability);
    p.unit = job.mfuSource == PredictableSource::Predicted ? predicted.unit : GpuCount{1};
    p.needed = ceilCount<GpuCount>(ceilRatio(baseValue(p.raw), times(p.unit)) * times(p.unit));
    p.reserved = reservedGpus(p, policy);
    p.placed = maxKnown(p.needed, ceilCount<GpuCount>(baseValue(p.reserved)));
    p.servers = ceilCount<ServerCount>(times(p.placed) / times(h.gpusPerServer));
}

static void useInstalled(const TrainingJob&, const PoolHardware& h, PoolPlan& p) {
    const WorkPerToken work = h.trainWork * times(p.activeParameters);
    p.installedTokenRate = asQuantity(p.installed) * h.peak * p.mfu * p.availability / work;
    p.consumedTokens = p.tokenRate;
    p.sampleRead = p.tokenRate * h.bytesPerToken;
}

// Inference

/// Replicas never straddle two servers: whole replicas to a server, or whole servers to a replica.
static double serversForReplicas(double replicas, double replicaGpus, double serverGpus) {
    if (replicaGpus > serverGpus)
        return replicas * ceilRatio(replicaGpus, serverGpus);
    return ceilRatio(replicas, floorExact(serverGpus / replicaGpus));
}

static void sizeReplica(const InferenceService& job, const PoolHardware& h, PoolPlan& p) {
    const TokensPerRequest tokens = job.promptTokens + job.outputTokens;
    p.weights = times(job.parameters) * job.weightPerParameter;
    p.kvCache = job.kvCache * tokens * job.sequences;
    const Bytes held = known(p.kvCache) ? p.weights + p.kvCache : p.weights;
    p.memoryGpus = ceilCount<GpuCount>(baseValue(held / (h.memory * h.memoryUsable)));
    p.unit = p.memoryGpus.known() ? GpuCount{std::max(job.replicaGpus.n, p.memoryGpus.n)} : job.replicaGpus;
    p.sequencesNeeded = make<Requests>(ceilExact(baseValue(p.peakRequests * job.latency)));
}

static Gpus withRedundancy(const InferenceService& job, const Policy& policy, const PoolPlan& p) {
    switch (job.redundancy) {
    case Redundancy::Reserve:
        return reservedGpus(p, policy);
    case Redundancy::OneReplica:
        return asQuantity(p.needed) + asQuantity(p.unit);
    case Redundancy::OneServer:
    case Redundancy::None:
        break;
    }
    return asQuantity(p.needed);
}

static void sizeJob(const InferenceService& job, const PoolHardware& h, const Policy& policy, const PoolPrediction&,
                    PoolPlan& p) {
    p.activeParameters = activeOf(job.parameters, job.activeParameters);
    p.utilisation = chosen(job.utilisationSource, job.utilisation, job.utilisationMeasured);
    p.peakRequests = job.requests * job.peakFactor;
    p.work = known(job.work) ? job.work
                             : h.inferenceWork * times(p.activeParameters) * (job.promptTokens + job.outputTokens);
    p.workRate = p.peakRequests * p.work;
    p.raw = p.workRate / (h.peak * p.utilisation);
    sizeReplica(job, h, p);

    const double unit = times(p.unit);
    double replicas = ceilRatio(baseValue(p.raw), unit);
    if (known(p.sequencesNeeded))
        replicas = std::max(replicas, ceilExact(ratio(p.sequencesNeeded, job.sequences)));
    p.needed = ceilCount<GpuCount>(replicas * unit);
    p.reserved = withRedundancy(job, policy, p);
    p.placed = maxKnown(p.needed, ceilCount<GpuCount>(ceilRatio(baseValue(p.reserved), unit) * unit));
    const double spare = job.redundancy == Redundancy::OneServer ? 1 : 0;
    p.servers =
        ceilCount<ServerCount>(serversForReplicas(times(p.placed) / unit, unit, times(h.gpusPerServer)) + spare);
}

static void useInstalled(const InferenceService& job, const PoolHardware&, PoolPlan& p) {
    p.consumedTokens = job.requests * job.outputTokens;
}

ReserveParts reserveParts(const Policy& policy) {
    ReserveParts parts;
    parts.spares = {ratio(policy.repairTime, policy.gpuMtbf)};
    parts.total = {parts.spares.v + policy.peakShare.v + policy.fragmentation.v};
    parts.left = {policy.reserve.v - 1 - parts.total.v};
    return parts;
}

PoolPlan sizePool(const Workload& workload, const PoolHardware& hardware, const Policy& policy,
                  const PoolPrediction& predicted) {
    PoolPlan pool;
    std::visit(
        [&](const auto& job) {
            sizeJob(job, hardware, policy, predicted, pool);
            pool.installed = ceilCount<GpuCount>(times(pool.servers) * times(hardware.gpusPerServer));
            useInstalled(job, hardware, pool);
        },
        workload.job);
    return pool;
}

} // namespace gp

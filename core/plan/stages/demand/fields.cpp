#include "core/plan/field_builder.hpp"
#include "core/plan/stages/tables.hpp"

namespace gp {

template<>
struct OptionsOf<TrainingTarget> {
    static constexpr Option list[] = {
        {"rate", GP_TR("tokens a day")}, {"deadline", GP_TR("deadline")}, {"gpus", GP_TR("GPUs given")}};
};
template<>
struct OptionsOf<ValueSource> {
    static constexpr Option list[] = {{"assumed", GP_TR("assumed")}, {"measured", GP_TR("measured")}};
};
template<>
struct OptionsOf<PredictableSource> {
    static constexpr Option list[] = {
        {"assumed", GP_TR("assumed")}, {"predicted", GP_TR("predicted")}, {"measured", GP_TR("measured")}};
};
template<>
struct OptionsOf<Redundancy> {
    static constexpr Option list[] = {{"n_plus_1", GP_TR("N+1 replicas")},
                                      {"n_plus_1_server", GP_TR("N+1 servers")},
                                      {"reserve", GP_TR("reserve")},
                                      {"none", GP_TR("none")}};
};
template<>
struct OptionsOf<Rounding> {
    static constexpr Option list[] = {{"reserve_first", GP_TR("reserve, then round")},
                                      {"units_first", GP_TR("round, then reserve")}};
};

static constexpr const char* kModel = GP_TR("Model");
static constexpr const char* kDemand = GP_TR("Demand");
static constexpr const char* kEfficiency = GP_TR("Efficiency");
static constexpr const char* kReplica = GP_TR("Replica");
static constexpr const char* kSizing = GP_TR("Sizing rule");
static constexpr const char* kReserve = GP_TR("Parts of the reserve");

static std::vector<Field> trainingFields() {
    using J = TrainingJob;
    return {
        text<&J::model>("model", GP_TR("Model")).unset(GP_TR("not named")).in(Stage::Demand, kModel),
        number<&J::parameters>("params", GP_TR("Parameters"), unit::one)
            .hard(1e3, 1e15)
            .typical(1e8, 3e12)
            .value(70e9)
            .asCount()
            .in(Stage::Demand, kModel)
            .help(GP_TR("All parameters, embeddings included.")),
        number<&J::activeParameters>("params_active", GP_TR("Active parameters"), unit::one)
            .hard(1e3, 1e15)
            .typical(1e8, 3e12)
            .unset(GP_TR("all (dense)"))
            .asCount()
            .in(Stage::Demand, kModel)
            .help(GP_TR("Parameters that work on one token; fewer than all for a mixture of experts.")),
        choice<&J::target>("target", GP_TR("Size by")).in(Stage::Demand, kDemand),
        number<&J::tokenRate>("token_rate", GP_TR("Tokens a day"), unit::tokensPerDay)
            .hard(1, 1e17)
            .typical(1e8, 1e14)
            .value(2e9)
            .asCount()
            .in(Stage::Demand, kDemand),
        number<&J::tokenBudget>("token_budget", GP_TR("Token budget"), unit::tokens)
            .hard(1, 1e18)
            .typical(1e9, 1e14)
            .unset(GP_TR("not given"))
            .asCount()
            .in(Stage::Demand, kDemand),
        number<&J::deadline>("deadline", GP_TR("Deadline"), unit::day)
            .hard(0.01, 36500)
            .typical(1, 400)
            .unset(GP_TR("not given"))
            .in(Stage::Demand, kDemand),
        number<&J::fixedGpus>("fixed_gpus", GP_TR("GPUs given"), unit::gpu)
            .hard(1, 1e9)
            .typical(8, 1e5)
            .unset(GP_TR("not given"))
            .in(Stage::Demand, kDemand),
        number<&J::batch>("batch_tokens", GP_TR("Tokens a step"), unit::tokens)
            .hard(1, 1e12)
            .typical(1e5, 1e8)
            .unset(GP_TR("not given"))
            .asCount()
            .in(Stage::Demand, kDemand)
            .help(GP_TR("Global batch in tokens; gives the steps a day.")),
        number<&J::mfu>("mfu", GP_TR("MFU"), unit::percent)
            .hard(0.1, 100)
            .typical(35, 50)
            .value(40)
            .in(Stage::Demand, kEfficiency)
            .help(GP_TR("Model FLOP utilisation: useful work over the dense peak."))
            .source(SourceKind::Assumed, "usual range of large training runs"),
        choice<&J::mfuSource>("mfu_source", GP_TR("MFU is")).in(Stage::Demand, kEfficiency),
        number<&J::mfuMeasured>("mfu_measured", GP_TR("MFU, measured"), unit::percent)
            .hard(0.1, 100)
            .typical(35, 50)
            .unset(GP_TR("not given"))
            .in(Stage::Demand, kEfficiency)
            .help(GP_TR("From the customer's own runs; used where the MFU is said to be measured."))
            .source(SourceKind::Measured, ""),
        number<&J::availability>("availability", GP_TR("Availability"), unit::percent)
            .hard(1, 100)
            .typical(80, 100)
            .value(100)
            .in(Stage::Demand, kEfficiency)
            .help(GP_TR("Share of time in which the job makes progress.")),
        choice<&J::availabilitySource>("availability_source", GP_TR("Availability is")).in(Stage::Demand, kEfficiency),
        number<&J::availabilityMeasured>("availability_measured", GP_TR("Availability, measured"), unit::percent)
            .hard(1, 100)
            .typical(80, 100)
            .unset(GP_TR("not given"))
            .in(Stage::Demand, kEfficiency)
            .source(SourceKind::Measured, ""),
    };
}

static std::vector<Field> inferenceFields() {
    using J = InferenceService;
    return {
        text<&J::model>("model", GP_TR("Model")).unset(GP_TR("not named")).in(Stage::Demand, kModel),
        number<&J::parameters>("params", GP_TR("Parameters"), unit::one)
            .hard(1e3, 1e15)
            .typical(1e8, 3e12)
            .unset(GP_TR("not given"))
            .asCount()
            .in(Stage::Demand, kModel),
        number<&J::activeParameters>("params_active", GP_TR("Active parameters"), unit::one)
            .hard(1e3, 1e15)
            .typical(1e8, 3e12)
            .unset(GP_TR("all (dense)"))
            .asCount()
            .in(Stage::Demand, kModel),
        number<&J::weightPerParameter>("weight_bytes", GP_TR("Bytes a parameter"), unit::byte)
            .hard(0.1, 16)
            .typical(0.5, 2)
            .value(2)
            .in(Stage::Demand, kModel)
            .help(GP_TR("2 for bf16, 1 for fp8 weights.")),
        number<&J::kvCache>("kv_per_token", GP_TR("KV cache a token"), unit::bytePerToken)
            .hard(1, 1e9)
            .typical(1e3, 3e6)
            .unset(GP_TR("not given"))
            .in(Stage::Demand, kModel),
        number<&J::requests>("qps", GP_TR("Requests a second"), unit::requestsPerSecond)
            .hard(1e-6, 1e9)
            .typical(0.1, 1e5)
            .value(50)
            .in(Stage::Demand, kDemand),
        number<&J::peakFactor>("peak_factor", GP_TR("Peak factor"), unit::one)
            .hard(1, 100)
            .typical(1.2, 3)
            .value(1.5)
            .in(Stage::Demand, kDemand),
        number<&J::work>("work", GP_TR("Work a request"), unit::flopPerRequest)
            .hard(1, 1e21)
            .typical(1e9, 1e17)
            .unset(GP_TR("from model and tokens"))
            .asCount()
            .in(Stage::Demand, kDemand),
        number<&J::promptTokens>("prompt_tokens", GP_TR("Tokens in"), unit::tokensPerRequest)
            .hard(0, 1e7)
            .typical(10, 1e5)
            .unset(GP_TR("not given"))
            .in(Stage::Demand, kDemand),
        number<&J::outputTokens>("output_tokens", GP_TR("Tokens out"), unit::tokensPerRequest)
            .hard(0, 1e7)
            .typical(1, 1e4)
            .unset(GP_TR("not given"))
            .in(Stage::Demand, kDemand),
        number<&J::latency>("latency", GP_TR("Latency target"), unit::second)
            .hard(1e-3, 1e5)
            .typical(0.1, 60)
            .unset(GP_TR("not given"))
            .in(Stage::Demand, kDemand)
            .help(GP_TR("Time in which a whole request must be answered.")),
        number<&J::utilisation>("utilisation", GP_TR("Utilisation"), unit::percent)
            .hard(0.1, 100)
            .typical(20, 40)
            .value(30)
            .in(Stage::Demand, kEfficiency)
            .help(GP_TR("Useful work over the dense peak while serving.")),
        choice<&J::utilisationSource>("utilisation_source", GP_TR("Utilisation is")).in(Stage::Demand, kEfficiency),
        number<&J::utilisationMeasured>("utilisation_measured", GP_TR("Utilisation, measured"), unit::percent)
            .hard(0.1, 100)
            .typical(20, 40)
            .unset(GP_TR("not given"))
            .in(Stage::Demand, kEfficiency)
            .source(SourceKind::Measured, ""),
        number<&J::sequences>("sequences", GP_TR("Requests a replica"), unit::requests)
            .hard(1, 1e6)
            .typical(1, 512)
            .value(1)
            .in(Stage::Demand, kReplica)
            .help(GP_TR("Requests that one replica holds in memory at once.")),
        number<&J::replicaGpus>("replica_gpus", GP_TR("GPUs a replica"), unit::gpu)
            .hard(1, 4096)
            .typical(1, 16)
            .value(1)
            .in(Stage::Demand, kReplica)
            .help(GP_TR("At least this many; memory may ask for more.")),
        choice<&J::redundancy>("redundancy", GP_TR("Redundancy")).in(Stage::Demand, kReplica),
    };
}

std::vector<Field> demandFields() {
    std::vector<Field> all{
        text<&Workload::name>("name", GP_TR("Name")).unset(GP_TR("its id")).in(Stage::Demand, ""),
    };
    for (const auto& part : {trainingFields(), inferenceFields()})
        all.insert(all.end(), part.begin(), part.end());
    all.push_back(number<&Scenario::policy, &Policy::reserve>("policy.reserve", GP_TR("Reserve"), unit::one)
                      .hard(1, 3)
                      .typical(1.2, 1.3)
                      .value(1.25)
                      .asSurcharge()
                      .in(Stage::Compute, kSizing)
                      .help(GP_TR("For failed cards, peaks and scheduling gaps; 20-30 % is usual."))
                      .source(SourceKind::Assumed, "usual practice 20-30 %"));
    all.push_back(
        choice<&Scenario::policy, &Policy::rounding>("policy.rounding", GP_TR("Rounding")).in(Stage::Compute, kSizing));
    const auto part = [&](FieldBuilder f) { all.push_back(f.in(Stage::Compute, kReserve)); };
    part(number<&Scenario::policy, &Policy::gpuMtbf>("policy.gpu_mtbf", GP_TR("Failure of a GPU every"), unit::year)
             .hard(0.01, 1000)
             .typical(1, 20)
             .value(5)
             .help(GP_TR("Mean time until one GPU stops its job, by whatever cause."))
             .source(SourceKind::Literature, "Llama 3 report: 466 interruptions in 54 days on 16,384 GPUs"));
    part(number<&Scenario::policy, &Policy::repairTime>("policy.repair_time", GP_TR("Time to repair"), unit::day)
             .hard(0, 1000)
             .typical(0.1, 30)
             .value(7)
             .help(GP_TR("Until a failed GPU is back at work.")));
    part(number<&Scenario::policy, &Policy::restartTime>("policy.restart_time", GP_TR("Time to restart a job"),
                                                         unit::minute)
             .hard(0, 1e5)
             .typical(1, 60)
             .value(10)
             .help(GP_TR("From a failure until the job runs again: finding it, spare GPUs, start; reading apart."))
             .source(SourceKind::Literature, "Jiang et al. 2024, MegaScale: found in under 10 minutes"));
    part(number<&Scenario::policy, &Policy::peakShare>("policy.peak_share", GP_TR("Peaks"), unit::percent)
             .hard(0, 100)
             .typical(0, 20)
             .value(12)
             .help(GP_TR("Of the reserve; 0 where demand is already given at its peak.")));
    part(
        number<&Scenario::policy, &Policy::fragmentation>("policy.fragmentation", GP_TR("Fragmentation"), unit::percent)
            .hard(0, 100)
            .typical(0, 15)
            .value(7)
            .help(GP_TR("Free GPUs that no waiting job fits on.")));
    return all;
}

} // namespace gp

#include "core/plan/figure_builder.hpp"
#include "core/plan/stages/tables.hpp"

namespace gp {

static constexpr const char* kGpus = GP_TR("From demand to GPUs");
static constexpr const char* kMemory = GP_TR("Replica");
static constexpr const char* kTime = GP_TR("Time");

static std::vector<Figure> trainingFigures() {
    using P = PoolPlan;
    std::vector<Figure> t{
        figure<&P::mfu>("mfu", GP_TR("MFU"), unit::percent,
                        "if(is(.mfu_source, predicted), .mfu_predicted, if(is(.mfu_source, measured), .mfu_measured, "
                        "input(.mfu)))")
            .higher()
            .headline(),
        figure<&P::availability>(
            "availability", GP_TR("Availability"), unit::percent,
            "if(is(.availability_source, predicted), .goodput, if(is(.availability_source, measured), "
            ".availability_measured, input(.availability)))")
            .higher(),
        figure<&P::tokenRate>("token_rate", GP_TR("Tokens a day"), unit::tokensPerDay,
                              "if(is(.target, deadline), .token_budget / .deadline, if(is(.target, gpus), "
                              ".fixed_gpus / policy.reserve * server.peak * .mfu * .availability / "
                              "(constant.train_work * .active_params), input(.token_rate)))")
            .higher(),
        figure<&P::workRate>("work_rate", GP_TR("Sustained compute"), unit::petaflops,
                             "constant.train_work * .active_params * .token_rate"),
        figure<&P::raw>("gpus_raw", GP_TR("GPUs before rounding"), unit::gpu,
                        ".work_rate / (server.peak * .mfu * .availability)")
            .lower(),
        figure<&P::totalWork>("total_work", GP_TR("Work of the token budget"), unit::flop,
                              "constant.train_work * .active_params * .token_budget")
            .in(Stage::Demand, kTime),
        figure<&P::duration>("days", GP_TR("Time to finish"), unit::day, ".token_budget / .token_rate")
            .lower()
            .headline()
            .in(Stage::Demand, kTime),
        figure<&P::installedTokenRate>(
            "token_rate_installed", GP_TR("Tokens a day, all GPUs at work"), unit::tokensPerDay,
            ".gpus * server.peak * .mfu * .availability / (constant.train_work * .active_params)")
            .higher()
            .in(Stage::Demand, kTime),
        figure<&P::consumedTokens>("tokens_used", GP_TR("Tokens trained or served"), unit::tokensPerDay, ".token_rate")
            .in(Stage::Demand, kTime),
        figure<&P::checkpoint>("checkpoint", GP_TR("Checkpoint"), unit::terabyte,
                               ".params * constant.checkpoint_per_parameter")
            .in(Stage::Demand, kTime),
        figure<&P::sampleRead>("sample_read", GP_TR("Sample read rate"), unit::gigabytePerSecond,
                               ".token_rate * constant.bytes_per_token")
            .in(Stage::Demand, kTime),
        figure<&P::stepRate>("step_rate", GP_TR("Steps a second"), unit::perSecond, ".token_rate / .batch_tokens")
            .in(Stage::Demand, kTime),
    };
    for (Figure& f : t)
        f.scope = Scope::Training;
    return t;
}

static std::vector<Figure> inferenceFigures() {
    using P = PoolPlan;
    std::vector<Figure> t{
        figure<&P::utilisation>("utilisation", GP_TR("Utilisation"), unit::percent,
                                "if(is(.utilisation_source, measured), .utilisation_measured, input(.utilisation))")
            .higher(),
        figure<&P::work>("work", GP_TR("Work a request"), unit::flopPerRequest,
                         "if(known(input(.work)), input(.work), constant.inference_work * "
                         ".active_params * (.prompt_tokens + .output_tokens))"),
        figure<&P::peakRequests>("peak_qps", GP_TR("Requests a second at peak"), unit::requestsPerSecond,
                                 ".qps * .peak_factor"),
        figure<&P::workRate>("work_rate", GP_TR("Sustained compute"), unit::petaflops, ".peak_qps * .work"),
        figure<&P::raw>("gpus_raw", GP_TR("GPUs before rounding"), unit::gpu,
                        ".work_rate / (server.peak * .utilisation)")
            .lower(),
        figure<&P::weights>("weights", GP_TR("Weights"), unit::gibibyte, ".params * .weight_bytes")
            .in(Stage::Demand, kMemory),
        figure<&P::kvCache>("kv_cache", GP_TR("KV cache of a replica"), unit::gibibyte,
                            ".kv_per_token * (.prompt_tokens + .output_tokens) * .sequences")
            .in(Stage::Demand, kMemory),
        figure<&P::memoryGpus>("memory_gpus", GP_TR("GPUs that hold it"), unit::gpu,
                               "ceil((.weights + if(known(.kv_cache), .kv_cache, 0 * .weights)) / "
                               "(server.memory * compute.memory_usable))")
            .rule()
            .in(Stage::Demand, kMemory),
        figure<&P::unit>("replica_gpus", GP_TR("GPUs a replica"), unit::gpu,
                         "if(known(.memory_gpus), max(input(.replica_gpus), .memory_gpus), "
                         "input(.replica_gpus))")
            .rule()
            .in(Stage::Demand, kMemory),
        figure<&P::consumedTokens>("tokens_used", GP_TR("Tokens trained or served"), unit::tokensPerDay,
                                   ".qps * .output_tokens")
            .in(Stage::Demand, kMemory),
        figure<&P::sequencesNeeded>("sequences_needed", GP_TR("Requests in flight at peak"), unit::requests,
                                    "ceil(.peak_qps * .latency)")
            .rule()
            .in(Stage::Demand, kMemory),
    };
    for (Figure& f : t)
        f.scope = Scope::Inference;
    return t;
}

/// From real GPUs to whole servers; the same words for both kinds, the unit differs.
static std::vector<Figure> roundingFigures() {
    using P = PoolPlan;
    using enum Scope;
    return {
        figure<&P::activeParameters>("active_params", GP_TR("Active parameters"), unit::one,
                                     "if(known(.params_active), .params_active, .params)"),
        figure<&P::needed>("gpus_needed", GP_TR("GPUs in whole units"), unit::gpu,
                           "if(is(.mfu_source, predicted), ceil(.gpus_raw / (.layout_gpus / .data)) * .layout_gpus / "
                           ".data, ceil(.gpus_raw))")
            .rule()
            .lower()
            .of(Training),
        figure<&P::needed>("gpus_needed", GP_TR("GPUs in whole units"), unit::gpu,
                           "max(ceil(.gpus_raw / .replica_gpus), if(known(.sequences_needed), "
                           "ceil(.sequences_needed / .sequences), 1)) * .replica_gpus")
            .rule()
            .lower()
            .of(Inference),
        figure<&P::reserved>("gpus_reserved", GP_TR("GPUs with reserve"), unit::gpu,
                             "if(is(policy.rounding, units_first), .gpus_needed, .gpus_raw) * "
                             "policy.reserve")
            .lower()
            .of(Training),
        figure<&P::reserved>("gpus_reserved", GP_TR("GPUs with redundancy"), unit::gpu,
                             "if(is(.redundancy, reserve), if(is(policy.rounding, units_first), "
                             ".gpus_needed, .gpus_raw) * policy.reserve, if(is(.redundancy, n_plus_1), "
                             ".gpus_needed + .replica_gpus, .gpus_needed))")
            .lower()
            .of(Inference),
        figure<&P::placed>("gpus_placed", GP_TR("GPUs to place"), unit::gpu, "max(.gpus_needed, ceil(.gpus_reserved))")
            .rule()
            .lower()
            .of(Training),
        figure<&P::placed>("gpus_placed", GP_TR("GPUs to place"), unit::gpu,
                           "max(.gpus_needed, ceil(.gpus_reserved / .replica_gpus) * .replica_gpus)")
            .rule()
            .lower()
            .of(Inference),
        figure<&P::servers>("servers", GP_TR("Servers"), unit::one, "ceil(.gpus_placed / server.gpus)")
            .rule()
            .lower()
            .of(Training),
        figure<&P::servers>("servers", GP_TR("Servers"), unit::one,
                            "replica_servers(.gpus_placed / .replica_gpus, .replica_gpus, "
                            "server.gpus) + if(is(.redundancy, n_plus_1_server), 1, 0)")
            .rule()
            .lower()
            .of(Inference),
        figure<&P::installed>("gpus", GP_TR("GPUs installed"), unit::gpu, ".servers * server.gpus").lower(),
    };
}

std::vector<Figure> demandFigures() {
    std::vector<Figure> all{
        constant<&Constants::trainWork>("constant.train_work", GP_TR("Training work a token and parameter"),
                                        unit::flopPerToken),
        constant<&Constants::inferenceWork>("constant.inference_work", GP_TR("Inference work a token and parameter"),
                                            unit::flopPerToken),
        constant<&Constants::checkpointPerParameter>("constant.checkpoint_per_parameter",
                                                     GP_TR("Checkpoint a parameter"), unit::byte),
        constant<&Constants::bytesPerToken>("constant.bytes_per_token", GP_TR("Stored text a token"),
                                            unit::bytePerToken),
        constant<&Constants::year>("constant.year", GP_TR("One year"), unit::day),
    };
    for (const auto& part : {trainingFigures(), inferenceFigures(), roundingFigures()})
        all.insert(all.end(), part.begin(), part.end());
    for (Figure& f : all)
        if (!*f.group) {
            f.stage = Stage::Demand;
            f.group = kGpus;
        }
    return all;
}

} // namespace gp

#include "core/plan/figure_builder.hpp"
#include "core/plan/stages/tables.hpp"

namespace gp {

static constexpr const char* kSpeed = GP_TR("Predicted speed");
static constexpr const char* kStep = GP_TR("Time of a step");
static constexpr const char* kLayout = GP_TR("Layout");
static constexpr const char* kMemory = GP_TR("Memory of the fullest GPU");
static constexpr const char* kFailures = GP_TR("Failures and checkpoints");

static constexpr Option kRecompute[] = {
    {"none", GP_TR("none")}, {"selective", GP_TR("selective")}, {"full", GP_TR("full")}};

using T = TrainingPrediction;

static std::vector<Figure> speedFigures() {
    return {
        figure<&T::tokens>("predicted_tokens", GP_TR("Tokens a second, predicted"), unit::tokensPerSecond,
                           ".sequence * .sequences_step / .step_time")
            .higher(),
        figure<&T::mfu>("mfu_predicted", GP_TR("MFU, predicted"), unit::percent,
                        "constant.train_work * .active_params * .predicted_tokens / (.layout_gpus * server.peak)")
            .higher()
            .help(GP_TR("From the model's shape, the GPU, the network and the best layout.")),
        figure<&T::efficiency, &StepEfficiency::withAttention>("mfu_attention", GP_TR("MFU with attention"),
                                                               unit::percent, nullptr)
            .model()
            .higher()
            .help(GP_TR("Multiplied weights and causal attention over the dense peak of the arithmetic in use.")),
        figure<&T::efficiency, &StepEfficiency::hardware>("hfu", GP_TR("HFU"), unit::percent, nullptr)
            .model()
            .higher()
            .help(GP_TR("As the MFU with attention, recomputed work counted too.")),
        figure<&T::band>("prediction_band", GP_TR("Error of the prediction"), unit::percent, nullptr)
            .model()
            .lower()
            .help(GP_TR("Four of five published runs of this kind lie within this factor beyond one.")),
        figure<&T::fault>("mfu_fault", GP_TR("MFU below which something is wrong"), unit::percent,
                          ".mfu_predicted / (1 + .prediction_band)")
            .help(GP_TR("At or above the prediction is good, between is worth watching, below is a fault.")),
        figure<&T::achievedStep>("step_time_achieved", GP_TR("Time of a step, network as designed"), unit::second,
                                 nullptr)
            .model()
            .lower(),
        figure<&T::achievedMfu>("mfu_achieved", GP_TR("MFU, network as designed"), unit::percent,
                                ".mfu_predicted * .step_time / .step_time_achieved")
            .higher(),
    };
}

template<auto Member>
static Figure stepFigure(std::string_view key, const char* label, const char* help) {
    return figure<&T::time, Member>(key, label, unit::second, nullptr).model().lower().help(help);
}

static std::vector<Figure> stepFigures() {
    using S = StepTime;
    return {
        figure<&T::time, &S::total>("step_time", GP_TR("Time of a step"), unit::second,
                                    ".step_matrices + .step_attention + .step_memory_bound + .step_tensor + "
                                    ".step_context + .step_expert + .step_bubble + .step_pipeline + .step_data + "
                                    ".step_optimiser + .step_losses")
            .model()
            .lower(),
        stepFigure<&S::matrices>("step_matrices", GP_TR("Matrices"),
                                 GP_TR("Products with weights, forward, backward and recomputed.")),
        stepFigure<&S::attention>("step_attention", GP_TR("Attention core"), GP_TR("Scores and their use.")),
        stepFigure<&S::memoryBound>("step_memory_bound", GP_TR("Memory-bound work"),
                                    GP_TR("Norms, activations and moves, at the memory's bandwidth.")),
        stepFigure<&S::tensor>("step_tensor", GP_TR("Tensor-parallel transfers"),
                               GP_TR("The part that arithmetic does not hide.")),
        stepFigure<&S::context>("step_context", GP_TR("Context-parallel transfers"),
                                GP_TR("The part that attention does not hide.")),
        stepFigure<&S::expert>("step_expert", GP_TR("Expert-parallel transfers"),
                               GP_TR("Tokens to their experts and back.")),
        stepFigure<&S::bubble>("step_bubble", GP_TR("Pipeline bubble"),
                               GP_TR("Stages that wait: filling, draining, and for the slowest stage.")),
        stepFigure<&S::pipeline>("step_pipeline", GP_TR("Sends between stages"), GP_TR("The part that is waited for.")),
        stepFigure<&S::data>("step_data", GP_TR("Gradients and gathers"),
                             GP_TR("Data-parallel transfers that the backward pass does not hide.")),
        stepFigure<&S::optimiser>("step_optimiser", GP_TR("Optimiser"), GP_TR("The update of the weights.")),
        stepFigure<&S::losses>("step_losses", GP_TR("Losses"),
                               GP_TR("Launches, jitter between many GPUs, and the software factor.")),
    };
}

static std::vector<Figure> layoutFigures() {
    const auto count = [](FigureBuilder f) -> Figure { return f.chosen(); };
    return {
        count(figure<&T::gpus>("layout_gpus", GP_TR("GPUs of the layout"), unit::gpu, nullptr)),
        count(figure<&T::sequences>("sequences_step", GP_TR("Sequences a step"), unit::one, nullptr)),
        count(figure<&T::tensor>("tensor", GP_TR("Tensor parallel"), unit::one, nullptr)),
        count(figure<&T::pipeline>("pipeline", GP_TR("Pipeline stages"), unit::one, nullptr)),
        count(figure<&T::virtualStages>("virtual_stages", GP_TR("Virtual stages a rank"), unit::one, nullptr)),
        count(figure<&T::data>("data", GP_TR("Data parallel"), unit::one, nullptr)),
        count(figure<&T::context>("context", GP_TR("Context parallel"), unit::one, nullptr)),
        count(figure<&T::expert>("expert", GP_TR("Expert parallel"), unit::one, nullptr)),
        count(figure<&T::microBatch>("micro_batch", GP_TR("Micro-batch, sequences"), unit::one, nullptr)),
        count(figure<&T::sharding>("sharding", GP_TR("ZeRO stage"), unit::one, nullptr)),
        count(figure<&T::recompute>("recompute", GP_TR("Recomputation"), unit::one, nullptr).options(kRecompute)),
    };
}

static std::vector<Figure> memoryFigures() {
    using M = StepMemory;
    const auto part = [](FigureBuilder f) -> Figure { return f.model().lower(); };
    return {
        part(figure<&T::memory, &M::total>("memory_needed", GP_TR("Memory needed"), unit::gibibyte,
                                           ".memory_weights + .memory_gradients + .memory_optimiser + "
                                           ".memory_activations + .memory_fixed")),
        part(figure<&T::memory, &M::weights>("memory_weights", GP_TR("Weights"), unit::gibibyte, nullptr)),
        part(figure<&T::memory, &M::gradients>("memory_gradients", GP_TR("Gradients"), unit::gibibyte, nullptr)),
        part(figure<&T::memory, &M::optimiser>("memory_optimiser", GP_TR("Optimiser state"), unit::gibibyte, nullptr)),
        part(figure<&T::memory, &M::activations>("memory_activations", GP_TR("Activations"), unit::gibibyte, nullptr)),
        part(figure<&T::memory, &M::fixed>("memory_fixed", GP_TR("Context and buffers"), unit::gibibyte, nullptr)),
    };
}

static std::vector<Figure> failureFigures() {
    return {
        figure<&T::jobMtbf>("job_mtbf", GP_TR("Failure of the job every"), unit::hour,
                            "policy.gpu_mtbf / (.tensor * .pipeline * .data * .context)")
            .higher(),
        figure<&T::checkpointInterval>("checkpoint_interval", GP_TR("Best time between checkpoints"), unit::minute,
                                       nullptr)
            .model()
            .help(GP_TR("Daly's optimum for the checkpoint stall and the job's failures.")),
        figure<&T::goodput>("goodput", GP_TR("Goodput"), unit::percent, nullptr)
            .model()
            .higher()
            .help(GP_TR("Share of the time that makes progress: less checkpoints, lost work and restarts.")),
    };
}

std::vector<Figure> performanceFigures() {
    std::vector<Figure> all;
    const std::pair<const char*, std::vector<Figure>> groups[] = {{kSpeed, speedFigures()},
                                                                  {kStep, stepFigures()},
                                                                  {kLayout, layoutFigures()},
                                                                  {kMemory, memoryFigures()},
                                                                  {kFailures, failureFigures()}};
    for (const auto& [group, figures] : groups)
        for (Figure f : figures) {
            f.stage = Stage::Compute;
            f.group = group;
            if (f.kind == FigureKind::Model && !f.formula)
                f.source = [](const PlanView&, int) {
                    static const auto source = std::make_shared<const Source>(builtinTrainingConstants().source);
                    return source;
                };
            all.push_back(f);
        }
    return all;
}

} // namespace gp

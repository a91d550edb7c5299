// The numbers of the performance model that are fitted to measurements or taken from public architecture facts, as data
// with provenance (resources/physics/training.json).
#pragma once

#include "core/units/diagnostic.hpp"
#include "core/units/source.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace gp {

enum class GpuGeneration { Ampere, Hopper, Blackwell, BlackwellUltra, Other };
enum class MathPrecision { Bf16, Fp8, Fp4 };
/// The software that runs the step: Megatron-Core and its kin (flash attention, overlapped transfers); Megatron and
/// DeepSpeed before 2022 (neither); torch with fully sharded data parallelism.
enum class TrainingStack { MegatronCore, Legacy, Fsdp };
inline constexpr std::size_t kGenerations = 5, kMathPrecisions = 3, kStacks = 3;
std::string_view stackCode(TrainingStack stack);

/// Efficiencies are shares of a datasheet number; times are seconds.
struct TrainingConstants {
    // Arithmetic.
    std::array<std::array<double, kMathPrecisions>, kGenerations> gemm{}; ///< of the dense peak, large matrices
    std::array<double, kGenerations> attention{};       ///< of the bf16 peak: kernels written for the generation
    std::array<double, kGenerations> plainAttention{};  ///< the same, portable kernels of torch stacks
    std::array<double, kGenerations> multiprocessors{}; ///< that tiles are dealt to; 0: not known, no waves counted
    double waves = 0.5;                                 ///< share of a part-filled last wave of tiles that is lost
    double groupedGemm = 0.6;                           ///< of a dense GEMM's efficiency, for grouped experts
    double misaligned = 0.6; ///< of the attention core's efficiency where the head size is no multiple of 8
    // Memory-bound work and launches.
    double memory = 0.85;                      ///< of the memory bandwidth
    double gemmTraffic = 0.5;                  ///< share of a GEMM's bytes that its arithmetic does not hide
    std::array<double, kStacks> cast{};        ///< bytes an element moved to quantise a GEMM's inputs
    std::array<double, kStacks> elementwise{}; ///< passes over the activations, relative to the counted ones
    double scorePasses = 5;                    ///< over the attention scores where they go to memory
    double launch = 7e-6;                      ///< of one kernel
    double expertLaunch = 5e-6;                ///< of one expert's matrices
    std::array<double, kStacks> hostFloor{};   ///< forward of a layer cannot be faster
    double moeSync = 1.5e-4; ///< of one layer with experts and one direction: counting, sorting, waiting for counts
    double expertMoves = 6;  ///< passes over the routed activations
    std::array<double, kStacks> stretch{}; ///< what the stack loses beside what is modelled
    double jitter = 0.0095;                ///< lost with each doubling of GPUs beyond eight
    // Transfers.
    double scaleUp = 0.75, network = 0.9; ///< of line rate
    double scaleUpLatency = 5e-6, networkLatency = 1.5e-5;
    double tensorHidden = 0.6;                   ///< of tensor-parallel transfers, where the stack overlaps them
    double pipelineExposed = 0.3;                ///< share of sends between stages that is waited for
    double dataExposed = 0.15, dataHiding = 0.6; ///< least exposed share; share of the arithmetic that can hide
    double gatherHidden = 0.6;                   ///< of ZeRO-3 gathers
    double allToAll = 0.8;                       ///< of what other collectives get from the wire
    double expertHidden = 0.1;                   ///< share of all-to-all behind arithmetic
    double expertDedup = 0.72;                   ///< tokens to several experts of one node are sent once
    // Recomputation and memory.
    double selective = 0.07;              ///< of the forward, modern selective recomputation
    double operatorRecompute = 0.35;      ///< of the forward, per-operator checkpoints of FSDP stacks
    double fp8Activations = 0.55;         ///< of the bf16 bytes kept for the backward pass
    double selectiveActivations = 0.7;    ///< of the bytes kept, with selective recomputation
    std::array<double, kStacks> logits{}; ///< bytes a token and vocabulary entry while the loss is computed
    double fixedMemory = 5e9;             ///< bytes: context, communication buffers, workspace
    double fragmentation = 0.04;          ///< of all that is allocated
    /// Relative error of the class, P80 of |ln(predicted / published)| with its family left out: half the band's width.
    double denseBand = 0.15, moeBand = 0.25, otherBand = 0.35;
    Source source;
};

/// Every constant by name, for the file and for the program that fits them.
struct NamedConstant {
    std::string name;
    double* value;
    double typical, low, high; ///< what physics suggests and allows
    enum class Role { Time, Memory, Fact, Band } role;
};
std::vector<NamedConstant> named(TrainingConstants& constants);
/// All at their typical values: where a fit starts, and what it is drawn to where the rows say nothing.
TrainingConstants typicalTrainingConstants();

/// Reads the constants from JSON text. Errors: physics.syntax, physics.missing, physics.range.
Expected<TrainingConstants> trainingConstantsFromJson(std::string_view json);
std::string trainingConstantsToJson(TrainingConstants constants);
/// Those built into the program.
const TrainingConstants& builtinTrainingConstants();

} // namespace gp

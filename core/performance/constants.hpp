// The fitted numbers of the performance model, as data with provenance (resources/physics/training.json).
#pragma once

#include "core/units/diagnostic.hpp"
#include "core/units/source.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace gp {

enum class GpuGeneration { Ampere, Hopper, Blackwell, Other };
enum class MathPrecision { Bf16, Fp8, Fp4 };
/// The software that runs the step; what it overlaps and how it attends differs more than any constant.
enum class TrainingStack { MegatronCore, Legacy, Fsdp };
inline constexpr std::size_t kGenerations = 4, kMathPrecisions = 3, kStacks = 3;
std::string_view stackCode(TrainingStack stack);

/// Efficiencies are shares of a datasheet number; times are seconds.
struct TrainingConstants {
    std::array<std::array<double, kMathPrecisions>, kGenerations> gemm{}; ///< of the dense peak, large matrices
    std::array<double, kGenerations> attention{};                         ///< of the bf16 peak, attention core
    double memory = 0.85;                                                 ///< of the memory bandwidth
    double gemmTraffic = 0.5;                  ///< share of a GEMM's bytes that its arithmetic does not hide
    double launch = 7e-6;                      ///< of one kernel
    std::array<double, kStacks> elementwise{}; ///< passes over the activations, relative to the counted ones
    std::array<double, kStacks> hostFloor{};   ///< forward of a layer cannot be faster
    double moeHostFloor = 5e-4;
    std::array<double, kStacks> stretch{}; ///< what the stack loses beside what is modelled
    double scaleUp = 0.65, network = 0.9;  ///< of line rate
    double scaleUpLatency = 5e-6, networkLatency = 1.5e-5;
    std::array<double, kStacks> tensorHidden{};  ///< share of tensor-parallel transfers behind arithmetic
    double pipelineExposed = 0.3;                ///< share of sends between stages that is waited for
    double dataExposed = 0.15, dataHiding = 0.6; ///< least exposed share; share of the arithmetic that can hide
    double gatherHidden = 0.6;                   ///< of ZeRO-3 gathers
    double groupedGemm = 0.6;                    ///< of a dense GEMM's efficiency, for grouped experts
    double expertHidden = 0.0;                   ///< share of all-to-all behind arithmetic
    double expertDedup = 0.72;                   ///< tokens to several experts of one node are sent once
    double selective = 0.07;                     ///< of the forward, modern selective recomputation
    double operatorRecompute = 0.35;             ///< of the forward, per-operator checkpoints of FSDP stacks
    double jitter = 0.0095;                      ///< a doubling of GPUs beyond eight
    double fp8Activations = 0.55;                ///< of the bf16 bytes kept for the backward pass
    double fixedMemory = 5e9;                    ///< context, communication buffers, workspace
    /// Relative error of the class: P80 of |predicted / published - 1|; the band of a prediction.
    double denseBand = 0.15, moeBand = 0.25, otherBand = 0.35;
    Source source;
};

/// Every fitted constant by name, for the file and for the program that fits them.
struct NamedConstant {
    std::string name;
    double* value;
    double low, high; ///< what physics allows
};
std::vector<NamedConstant> named(TrainingConstants& constants);

/// Reads the constants from JSON text. Errors: physics.syntax, physics.missing, physics.range.
Expected<TrainingConstants> trainingConstantsFromJson(std::string_view json);
std::string trainingConstantsToJson(TrainingConstants constants);
/// Those built into the program.
const TrainingConstants& builtinTrainingConstants();

} // namespace gp

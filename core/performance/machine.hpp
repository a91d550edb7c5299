// The machine a training step runs on, from an accelerator of the catalog and its network.
#pragma once

#include "core/catalog/catalog.hpp"
#include "core/performance/training.hpp"

#include <string_view>

namespace gp {

/// The generation whose fitted efficiencies apply to an accelerator, by its catalog id; Other if none was fitted.
GpuGeneration gpuGeneration(std::string_view acceleratorId);

/// What one GPU of this kind and its wires can do. `network` is one GPU's share of the NICs, one direction. `domain`
/// is the number of GPUs in one NVLink-class domain as built; 0 takes the catalog's. Numbers the catalog does not
/// have stay unknown: missingNumber() names the first.
TrainingMachine trainingMachine(const Accelerator& accelerator, MathPrecision precision, Bandwidth network,
                                int domain = 0, double oversubscription = 1);

/// A number of the machine that every prediction needs.
enum class MachineNumber { None, Bf16Peak, GemmPeak, MemoryBandwidth, Memory, ScaleUp, Network };
inline constexpr std::size_t kMachineNumbers = 7;
/// The first number that is unknown or not positive; None if a step can be predicted.
MachineNumber missingNumber(const TrainingMachine& machine);
/// What the number is, as a translatable text.
const char* machineNumberText(MachineNumber number);
/// Stable code, e.g. "gemm_peak".
std::string_view machineNumberCode(MachineNumber number);

} // namespace gp

#include "core/performance/machine.hpp"

#include "core/units/text.hpp"

#include <algorithm>

namespace gp {

GpuGeneration gpuGeneration(std::string_view id) {
    const auto begins = [&](std::initializer_list<std::string_view> names) {
        return std::any_of(names.begin(), names.end(), [&](std::string_view n) { return id.starts_with(n); });
    };
    if (begins({"a100", "a800", "a30"}))
        return GpuGeneration::Ampere;
    if (begins({"h100", "h200", "h800", "h20", "gh200"}))
        return GpuGeneration::Hopper;
    if (begins({"b300", "gb300"}))
        return GpuGeneration::BlackwellUltra;
    if (begins({"b200", "gb200"}))
        return GpuGeneration::Blackwell;
    return GpuGeneration::Other;
}

TrainingMachine trainingMachine(const Accelerator& a, MathPrecision precision, Bandwidth network, int domain,
                                double oversubscription) {
    const auto peak = [&](Precision p) { return a.densePeak[static_cast<std::size_t>(p)].value; };
    const Gpus one = make<Gpus>(1);
    TrainingMachine m;
    m.generation = gpuGeneration(a.id);
    m.precision = precision;
    m.bf16Peak = known(peak(Precision::Bf16)) ? peak(Precision::Bf16) : peak(Precision::Fp16);
    m.gemmPeak = precision == MathPrecision::Fp4   ? peak(Precision::Fp4)
                 : precision == MathPrecision::Fp8 ? peak(Precision::Fp8)
                                                   : m.bf16Peak;
    m.memoryBandwidth = a.memoryBandwidth.value * one;
    m.memory = a.memory.value * one;
    m.network = network;
    const GpuCount together = domain > 0 ? GpuCount{domain} : a.scaleUpDomain.value;
    m.domain = static_cast<int>(std::clamp<std::int64_t>(together.known() ? together.n : 1, 1, 1 << 20));
    // A GPU alone in its domain has no scale-up link: all it sends goes through its network card.
    m.scaleUp = !together.known() ? unknown<Bandwidth>() : m.domain == 1 ? network : a.scaleUp.value * one;
    m.oversubscription = oversubscription;
    return m;
}

MachineNumber missingNumber(const TrainingMachine& m) {
    const auto usable = [](const auto& quantity) { return baseValue(quantity) > 0; }; // false for unknown
    if (!usable(m.bf16Peak))
        return MachineNumber::Bf16Peak;
    if (!usable(m.gemmPeak))
        return MachineNumber::GemmPeak;
    if (!usable(m.memoryBandwidth))
        return MachineNumber::MemoryBandwidth;
    if (!usable(m.memory))
        return MachineNumber::Memory;
    if (!usable(m.scaleUp))
        return MachineNumber::ScaleUp;
    return usable(m.network) && m.oversubscription > 0 ? MachineNumber::None : MachineNumber::Network;
}

const char* machineNumberText(MachineNumber number) {
    static constexpr const char* kTexts[kMachineNumbers] = {"",
                                                            GP_TR("dense bf16 peak"),
                                                            GP_TR("dense peak of this precision"),
                                                            GP_TR("memory bandwidth"),
                                                            GP_TR("memory"),
                                                            GP_TR("bandwidth of the scale-up link"),
                                                            GP_TR("network bandwidth")};
    return kTexts[static_cast<std::size_t>(number)];
}

std::string_view machineNumberCode(MachineNumber number) {
    static constexpr std::string_view kCodes[kMachineNumbers] = {"",       "bf16_peak", "gemm_peak", "memory_bandwidth",
                                                                 "memory", "scale_up",  "network"};
    return kCodes[static_cast<std::size_t>(number)];
}

} // namespace gp

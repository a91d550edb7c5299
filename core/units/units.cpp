#include "core/units/unit.hpp"

#include <algorithm>
#include <map>
#include <vector>

namespace gp {

namespace {

using namespace unit;

/// Every display unit; each dimension in use also has a unit of factor 1, in which any value can be
/// written exactly.
const std::vector<Unit>& allUnits() {
    constexpr UnitFor<Bandwidth> bytePerSecond{"B/s", 1}, megabytePerSecond{"MB/s", 1e6};
    constexpr UnitFor<GpuBandwidth> bytePerSecondGpu{"B/s/GPU", 1};
    constexpr UnitFor<WorkRate> flopPerSecond{"FLOP/s", 1}, teraflops{"TFLOP/s", 1e12};
    constexpr UnitFor<PeakRate> flopPerSecondGpu{"FLOP/s/GPU", 1}, petaflopsPerGpu{"PFLOP/s/GPU", 1e15};
    constexpr UnitFor<GpuMemory> bytePerGpu{"B/GPU", 1}, gigabytePerGpu{"GB/GPU", 1e9};
    constexpr UnitFor<Bytes> kibibyte{"KiB", 1024}, mebibyte{"MiB", 1048576.0}, tebibyte{"TiB", 1099511627776.0};
    constexpr UnitFor<Energy> joule{"J", 1};
    constexpr UnitFor<Power> gigawatt{"GW", 1e9};
    constexpr UnitFor<GpuTime> gpuSecond{"GPU·s", 1};
    constexpr UnitFor<MoneyPerEnergy> moneyPerJoule{"¤/J", 1};
    constexpr UnitFor<MoneyPerPower> moneyPerWatt{"¤/W", 1};
    constexpr UnitFor<MoneyPerToken> moneyPerOneToken{"¤/token", 1};
    constexpr UnitFor<MoneyPerGpuTime> moneyPerGpuSecond{"¤/GPU·s", 1};
    constexpr UnitFor<MoneyPerTime> moneyPerSecond{"¤/s", 1};
    constexpr UnitFor<MoneyPerBytes> moneyPerByte{"¤/B", 1};
    static const std::vector<Unit> all{percent,
                                       one,
                                       billion,
                                       gpu,
                                       millisecond,
                                       second,
                                       minute,
                                       hour,
                                       day,
                                       year,
                                       watt,
                                       kilowatt,
                                       megawatt,
                                       gigawatt,
                                       joule,
                                       kilowattHour,
                                       megawattHour,
                                       gigawattHour,
                                       millimetre,
                                       metre,
                                       squareMetre,
                                       kilogram,
                                       tonne,
                                       kilogramPerSquareMetre,
                                       rackUnit,
                                       flop,
                                       flopPerSecond,
                                       teraflops,
                                       petaflops,
                                       exaflops,
                                       flopPerSecondGpu,
                                       teraflopsPerGpu,
                                       petaflopsPerGpu,
                                       byte,
                                       kibibyte,
                                       mebibyte,
                                       gibibyte,
                                       tebibyte,
                                       gigabyte,
                                       terabyte,
                                       petabyte,
                                       bytePerGpu,
                                       gigabytePerGpu,
                                       gibibytePerGpu,
                                       bytePerSecond,
                                       megabytePerSecond,
                                       gigabitPerSecond,
                                       gigabytePerSecond,
                                       terabitPerSecond,
                                       terabytePerSecond,
                                       bytePerSecondGpu,
                                       gigabitPerSecondGpu,
                                       gigabytePerSecondGpu,
                                       tokens,
                                       tokensPerDay,
                                       tokensPerSecond,
                                       requests,
                                       requestsPerSecond,
                                       tokensPerRequest,
                                       flopPerToken,
                                       flopPerRequest,
                                       bytePerToken,
                                       kibibytePerToken,
                                       perSecond,
                                       perSecondGpu,
                                       gpuSecond,
                                       gpuHour,
                                       money,
                                       moneyPerJoule,
                                       moneyPerKilowattHour,
                                       moneyPerKilowatt,
                                       moneyPerWatt,
                                       moneyPerMillionTokens,
                                       moneyPerOneToken,
                                       moneyPerGpuSecond,
                                       moneyPerGpuHour,
                                       moneyPerYear,
                                       moneyPerSecond,
                                       moneyPerTerabyte,
                                       moneyPerByte};
    return all;
}

} // namespace

std::span<const Unit> unitsOf(const Dim& dim) {
    static const std::map<Dim, std::vector<Unit>> byDimension = [] {
        std::map<Dim, std::vector<Unit>> map;
        for (const Unit& u : allUnits())
            map[u.dim].push_back(u);
        for (auto& [d, list] : map)
            std::stable_sort(list.begin(), list.end(),
                             [](const Unit& a, const Unit& b) { return a.factor < b.factor; });
        return map;
    }();
    const auto found = byDimension.find(dim);
    return found == byDimension.end() ? std::span<const Unit>() : std::span<const Unit>(found->second);
}

} // namespace gp

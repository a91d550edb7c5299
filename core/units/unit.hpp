// Display units: a symbol, a factor to base units and a dimension. The registry is what parser,
// forms and tables choose from.
#pragma once

#include "core/units/quantities.hpp"

#include <span>
#include <string_view>

namespace gp {

/// One unit of a dimension; `symbol` is the canonical English symbol (also the key in
/// translations).
struct Unit {
    const char* symbol = "";
    double factor = 1;
    Dim dim{};
    friend bool operator==(const Unit& a, const Unit& b) {
        return std::string_view(a.symbol) == b.symbol && a.dim == b.dim;
    }
};

/// A unit whose dimension is part of its type: a table entry with a wrong unit does not compile.
template<Dim D>
struct UnitOf : Unit {
    constexpr UnitOf(const char* s, double f)
        : Unit{s, f, D} {}
};
template<class T>
using UnitFor = UnitOf<Bridge<T>::dim>;

namespace unit {

inline constexpr double kMinute = 60, kHour = 3600, kDay = 86400, kYear = 365 * kDay;

inline constexpr UnitOf<Dim{}> one{"", 1}, percent{"%", 0.01}, billion{"B", 1e9};
inline constexpr UnitFor<Gpus> gpu{"GPU", 1};
inline constexpr UnitFor<Duration> second{"s", 1}, millisecond{"ms", 1e-3}, minute{"min", kMinute}, hour{"h", kHour},
    day{"day", kDay}, year{"year", kYear};
inline constexpr UnitFor<Power> watt{"W", 1}, kilowatt{"kW", 1e3}, megawatt{"MW", 1e6};
inline constexpr UnitFor<Energy> kilowattHour{"kWh", 3.6e6}, megawattHour{"MWh", 3.6e9}, gigawattHour{"GWh", 3.6e12};
inline constexpr UnitFor<Length> metre{"m", 1}, millimetre{"mm", 1e-3};
inline constexpr UnitFor<Area> squareMetre{"m²", 1};
inline constexpr UnitFor<Mass> kilogram{"kg", 1}, tonne{"t", 1e3};
inline constexpr UnitFor<FloorLoad> kilogramPerSquareMetre{"kg/m²", 1};
inline constexpr UnitFor<RackUnits> rackUnit{"U", 1};
inline constexpr UnitFor<Work> flop{"FLOP", 1};
inline constexpr UnitFor<WorkRate> petaflops{"PFLOP/s", 1e15}, exaflops{"EFLOP/s", 1e18};
inline constexpr UnitFor<PeakRate> teraflopsPerGpu{"TFLOP/s/GPU", 1e12};
inline constexpr UnitFor<Bytes> byte{"B", 1}, gibibyte{"GiB", 1073741824.0}, gigabyte{"GB", 1e9}, terabyte{"TB", 1e12},
    petabyte{"PB", 1e15};
inline constexpr UnitFor<GpuMemory> gibibytePerGpu{"GiB/GPU", 1073741824.0};
inline constexpr UnitFor<Bandwidth> gigabytePerSecond{"GB/s", 1e9}, terabytePerSecond{"TB/s", 1e12},
    gigabitPerSecond{"Gb/s", 1.25e8}, terabitPerSecond{"Tb/s", 1.25e11};
inline constexpr UnitFor<GpuBandwidth> gigabytePerSecondGpu{"GB/s/GPU", 1e9}, gigabitPerSecondGpu{"Gb/s/GPU", 1.25e8};
inline constexpr UnitFor<Tokens> tokens{"token", 1};
inline constexpr UnitFor<TokenRate> tokensPerDay{"token/day", 1 / kDay}, tokensPerSecond{"token/s", 1};
inline constexpr UnitFor<Requests> requests{"request", 1};
inline constexpr UnitFor<RequestRate> requestsPerSecond{"request/s", 1};
inline constexpr UnitFor<TokensPerRequest> tokensPerRequest{"token/request", 1};
inline constexpr UnitFor<WorkPerToken> flopPerToken{"FLOP/token", 1};
inline constexpr UnitFor<WorkPerRequest> flopPerRequest{"FLOP/request", 1};
inline constexpr UnitFor<BytesPerToken> bytePerToken{"B/token", 1}, kibibytePerToken{"KiB/token", 1024};
inline constexpr UnitFor<Frequency> perSecond{"1/s", 1};
inline constexpr UnitFor<GpuFrequency> perSecondGpu{"1/s/GPU", 1};
inline constexpr UnitFor<GpuTime> gpuHour{"GPU·h", kHour};
/// Money is in the scenario's currency; the formatter writes its sign where the symbol has ¤.
inline constexpr UnitFor<Money> money{"¤", 1};
inline constexpr UnitFor<MoneyPerEnergy> moneyPerKilowattHour{"¤/kWh", 1 / 3.6e6};
inline constexpr UnitFor<MoneyPerPower> moneyPerKilowatt{"¤/kW", 1e-3};
inline constexpr UnitFor<MoneyPerToken> moneyPerMillionTokens{"¤/M token", 1e-6};
inline constexpr UnitFor<MoneyPerGpuTime> moneyPerGpuHour{"¤/GPU·h", 1 / kHour};
inline constexpr UnitFor<MoneyPerTime> moneyPerYear{"¤/year", 1 / kYear};
inline constexpr UnitFor<MoneyPerBytes> moneyPerTerabyte{"¤/TB", 1e-12};

} // namespace unit

/// Every unit of one dimension that the program knows, smallest factor first; empty if none.
std::span<const Unit> unitsOf(const Dim& dim);

} // namespace gp

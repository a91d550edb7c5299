// Quantities, named ratios and counts of the sizing core, and the one bridge between typed values
// and plain doubles. `.value()` of a quantity is called in this folder only (a test looks).
#pragma once

#include "core/units/dimensions.hpp"

#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace gp {

using Duration = Q<bu::time_dimension>;
using Length = Q<bu::length_dimension>;
using Area = Q<bu::area_dimension>;
using Mass = Q<bu::mass_dimension>;
using Energy = Q<bu::energy_dimension>;
using Power = Q<bu::power_dimension>;
using Work = Q<work_dim::dimension_type>;
using Bytes = Q<information_dim::dimension_type>;
using Tokens = Q<token_dim::dimension_type>;
using Requests = Q<request_dim::dimension_type>;
using Gpus = Q<gpu_dim::dimension_type>;
using Money = Q<money_dim::dimension_type>;
using RackUnits = Q<rack_unit_dim::dimension_type>;

using WorkRate = Per<Work, Duration>;
using PeakRate = Per<WorkRate, Gpus>; // dense peak of one GPU
using Bandwidth = Per<Bytes, Duration>;
using GpuBandwidth = Per<Bandwidth, Gpus>;
using GpuMemory = Per<Bytes, Gpus>;
using TokenRate = Per<Tokens, Duration>;
using RequestRate = Per<Requests, Duration>;
using WorkPerToken = Per<Work, Tokens>;
using WorkPerRequest = Per<Work, Requests>;
using TokensPerRequest = Per<Tokens, Requests>;
using BytesPerToken = Per<Bytes, Tokens>;
using Frequency = decltype(1.0 / Duration{}); // events a second, e.g. I/O operations
using GpuFrequency = Per<Frequency, Gpus>;
using GpuTime = Times<Gpus, Duration>;
using MoneyPerEnergy = Per<Money, Energy>;
using MoneyPerPower = Per<Money, Power>;
using MoneyPerToken = Per<Money, Tokens>;
using MoneyPerGpuTime = Per<Money, GpuTime>;
using MoneyPerTime = Per<Money, Duration>;
using MoneyPerBytes = Per<Money, Bytes>;
using FloorLoad = Per<Mass, Area>;

/// Unknown: it lives only inside quantities, ratios and counts and is null outside.
inline constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

/// A true ratio with a name: an Mfu is not a Pue, and neither is a bare double.
template<class Tag>
struct Ratio {
    double v = 0;
    friend constexpr bool operator==(Ratio a, Ratio b) { return a.v == b.v || (a.v != a.v && b.v != b.v); }
};
using Mfu = Ratio<struct MfuTag>;
using Pue = Ratio<struct PueTag>;
using Fraction = Ratio<struct FractionTag>;                 // 0..1: utilisation, availability, share
using Factor = Ratio<struct FactorTag>;                     // a multiplier: reserve, peak
using Oversubscription = Ratio<struct OversubscriptionTag>; // bandwidth down over bandwidth up

template<class D, class T>
constexpr Q<D> operator*(Q<D> q, Ratio<T> r) {
    return q * r.v;
}
template<class D, class T>
constexpr Q<D> operator/(Q<D> q, Ratio<T> r) {
    return q / r.v;
}

/// A whole number of something; the tag keeps servers and racks apart. Arithmetic is on `n`.
template<class Tag>
struct Count {
    static constexpr std::int64_t kUnset = std::numeric_limits<std::int64_t>::min();
    std::int64_t n = 0;
    constexpr bool known() const { return n != kUnset; }
    friend constexpr bool operator==(Count, Count) = default;
};
using GpuCount = Count<struct GpuTag>;
using ServerCount = Count<struct ServerTag>;
using SwitchCount = Count<struct SwitchTag>;
using PortCount = Count<struct PortTag>;
using CableCount = Count<struct CableTag>;
using RackCount = Count<struct RackTag>;
using ReplicaCount = Count<struct ReplicaTag>;
using DeviceCount = Count<struct DeviceTag>; // storage blocks, PDUs, optics
using ItemCount = Count<struct ItemTag>;     // any other pure number: tiers, rails, rows
using Parameters = Count<struct ParameterTag>;
template<class Tag>
inline constexpr Count<Tag> kUnsetCount{Count<Tag>::kUnset};

/// The bridge: every table accessor goes through it. `to` gives base units, NaN for unknown.
template<class T>
struct Bridge;
template<class D>
struct Bridge<Q<D>> {
    static constexpr Dim dim = DimOf<D>::value;
    static double to(const Q<D>& q) { return q.value(); }
    static Q<D> from(double v) { return Q<D>::from_value(v); }
};
template<>
struct Bridge<double> {
    static constexpr Dim dim{};
    static double to(double v) { return v; }
    static double from(double v) { return v; }
};
template<class T>
struct Bridge<Ratio<T>> {
    static constexpr Dim dim{};
    static double to(Ratio<T> r) { return r.v; }
    static Ratio<T> from(double v) { return {v}; }
};
template<class T>
struct Bridge<Count<T>> {
    /// A number of GPUs carries the GPU dimension, a number of servers carries none.
    static constexpr Dim dim = std::is_same_v<Count<T>, GpuCount> ? Bridge<Gpus>::dim : Dim{};
    static double to(Count<T> c) { return c.known() ? static_cast<double>(c.n) : kUnknown; }
    static Count<T> from(double v) { return std::isnan(v) ? kUnsetCount<T> : Count<T>{std::llround(v)}; }
};

/// A quantity, ratio or count from its value in base units.
template<class T>
T make(double base) {
    return Bridge<T>::from(base);
}
template<class T>
double baseValue(const T& t) {
    return Bridge<T>::to(t);
}
template<class T>
bool known(const T& t) {
    return !std::isnan(Bridge<T>::to(t));
}
template<class T>
T unknown() {
    return Bridge<T>::from(kUnknown);
}

inline Gpus asQuantity(GpuCount c) {
    return make<Gpus>(Bridge<GpuCount>::to(c));
}
/// A count as a plain factor (servers times W gives W); NaN when unset.
template<class Tag>
double times(Count<Tag> c) {
    return Bridge<Count<Tag>>::to(c);
}
/// The pure ratio of two quantities of one dimension.
template<class D>
double ratio(const Q<D>& a, const Q<D>& b) {
    return a.value() / b.value();
}

/// ceil and floor that forgive rounding noise: 1024.0000000001 is 1024, not 1025.
inline constexpr double kCountTolerance = 1e-9;
inline double ceilExact(double x) {
    return std::ceil(x - std::abs(x) * kCountTolerance);
}
inline double floorExact(double x) {
    return std::floor(x + std::abs(x) * kCountTolerance);
}
/// The only way from a real number to a count; unknown stays unset, and the range is checked.
template<class C>
C ceilCount(double x) {
    const double up = ceilExact(x);
    return std::isnan(up) || std::abs(up) > 9e15 ? C{C::kUnset} : C{static_cast<std::int64_t>(up)};
}
template<class C>
C floorCount(double x) {
    const double down = floorExact(x);
    return std::isnan(down) || std::abs(down) > 9e15 ? C{C::kUnset} : C{static_cast<std::int64_t>(down)};
}

/// max and min that keep unknown unknown, unlike std::max, whose answer depends on the order.
template<class T>
T maxKnown(const T& a, const T& b) {
    return !known(a) ? a : !known(b) ? b : baseValue(a) < baseValue(b) ? b : a;
}
template<class T>
T minKnown(const T& a, const T& b) {
    return !known(a) ? a : !known(b) ? b : baseValue(b) < baseValue(a) ? b : a;
}

/// Does a value fit under a limit? Unknown never counts as yes.
enum class Fit { No, Yes, Unknown };
inline Fit fits(double value, double limit) {
    if (std::isnan(value) || std::isnan(limit))
        return Fit::Unknown;
    return value <= limit * (1 + kCountTolerance) ? Fit::Yes : Fit::No;
}

} // namespace gp

// Base dimensions of the domain and the one homogeneous Boost.Units system that all of core uses.
// Ordinals are positive and registered here only; a number is never used again.
#pragma once

#include <boost/units/base_dimension.hpp>
#include <boost/units/base_unit.hpp>
#include <boost/units/base_units/si/kilogram.hpp>
#include <boost/units/base_units/si/meter.hpp>
#include <boost/units/base_units/si/second.hpp>
#include <boost/units/derived_dimension.hpp>
#include <boost/units/make_system.hpp>
#include <boost/units/physical_dimensions/area.hpp>
#include <boost/units/physical_dimensions/energy.hpp>
#include <boost/units/physical_dimensions/length.hpp>
#include <boost/units/physical_dimensions/mass.hpp>
#include <boost/units/physical_dimensions/power.hpp>
#include <boost/units/physical_dimensions/time.hpp>
#include <boost/units/quantity.hpp>

#include <array>
#include <cstdint>

namespace gp {

namespace bu = boost::units;

#define GP_BASE_DIMENSION(name, ordinal)                                                                               \
    struct name##_dim : bu::base_dimension<name##_dim, ordinal> {};                                                    \
    struct name##_unit : bu::base_unit<name##_unit, name##_dim::dimension_type, ordinal> {}

GP_BASE_DIMENSION(work, 9001);        // FLOP; FLOP/s is a rate of it
GP_BASE_DIMENSION(information, 9002); // byte
GP_BASE_DIMENSION(token, 9003);
GP_BASE_DIMENSION(request, 9004);
GP_BASE_DIMENSION(gpu, 9005); // W/GPU times GPUs is W: a forgotten multiplication does not compile
GP_BASE_DIMENSION(money, 9006);
GP_BASE_DIMENSION(rack_unit, 9007); // U; not a length: a 42U rack is not 1.87 m high

#undef GP_BASE_DIMENSION

using System = bu::make_system<bu::si::meter_base_unit, bu::si::kilogram_base_unit, bu::si::second_base_unit, work_unit,
                               information_unit, token_unit, request_unit, gpu_unit, money_unit, rack_unit_unit>::type;

template<class D>
using Q = bu::quantity<bu::unit<D, System>, double>;

/// A / B and A * B as quantity types: a derived quantity costs one line.
template<class A, class B>
using Per = decltype(A{} / B{});
template<class A, class B>
using Times = decltype(A{} * B{});

/// Exponents of the base dimensions at run time, for tables, formulas and the number parser.
/// Order: s m kg FLOP byte token request GPU money U.
using Dim = std::array<std::int8_t, 10>;

template<class Tag>
inline constexpr int kDimIndex = -1;
template<>
inline constexpr int kDimIndex<bu::time_base_dimension> = 0;
template<>
inline constexpr int kDimIndex<bu::length_base_dimension> = 1;
template<>
inline constexpr int kDimIndex<bu::mass_base_dimension> = 2;
template<>
inline constexpr int kDimIndex<work_dim> = 3;
template<>
inline constexpr int kDimIndex<information_dim> = 4;
template<>
inline constexpr int kDimIndex<token_dim> = 5;
template<>
inline constexpr int kDimIndex<request_dim> = 6;
template<>
inline constexpr int kDimIndex<gpu_dim> = 7;
template<>
inline constexpr int kDimIndex<money_dim> = 8;
template<>
inline constexpr int kDimIndex<rack_unit_dim> = 9;

/// Reads the exponents out of a Boost dimension list at compile time.
template<class List>
struct DimOf {
    static constexpr Dim value{};
};
template<class Tag, class Exponent, class Next>
struct DimOf<bu::list<bu::dim<Tag, Exponent>, Next>> {
    static_assert(kDimIndex<Tag> >= 0, "a base dimension without a place in Dim");
    static_assert(Exponent::Denominator == 1, "fractional exponents are not used");
    static constexpr Dim value = [] {
        Dim d = DimOf<Next>::value;
        d[static_cast<std::size_t>(kDimIndex<Tag>)] = static_cast<std::int8_t>(Exponent::Numerator);
        return d;
    }();
};

constexpr Dim operator+(const Dim& a, const Dim& b) {
    Dim d{};
    for (std::size_t i = 0; i < d.size(); ++i)
        d[i] = static_cast<std::int8_t>(a[i] + b[i]);
    return d;
}
constexpr Dim operator-(const Dim& a, const Dim& b) {
    Dim d{};
    for (std::size_t i = 0; i < d.size(); ++i)
        d[i] = static_cast<std::int8_t>(a[i] - b[i]);
    return d;
}

} // namespace gp

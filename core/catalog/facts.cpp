#include "core/catalog/facts.hpp"

#include "core/units/unit.hpp"

namespace gp {

namespace {

template<auto Member>
struct MemberOf;
template<class C, class V, Fact<V> C::*Member>
struct MemberOf<Member> {
    using Owner = C;
    using Value = V;
};

template<class V>
inline constexpr bool kIsCount = false;
template<class Tag>
inline constexpr bool kIsCount<Count<Tag>> = true;

/// A unit of the wrong dimension does not compile.
template<auto Member, class M = MemberOf<Member>>
constexpr FactRow<typename M::Owner> row(const char* key, UnitFor<typename M::Value> in, double low, double high) {
    using T = typename M::Owner;
    using V = typename M::Value;
    return {key,
            in.factor,
            low,
            high,
            kIsCount<V>,
            [](const T& owner) { return baseValue((owner.*Member).value); },
            [](const T& owner) -> const SourcePtr& { return (owner.*Member).source; },
            [](T& owner, double base, SourcePtr source) {
                owner.*Member = {make<V>(base), std::move(source)};
            }};
}

template<Precision P>
constexpr FactRow<Accelerator> peakRow(const char* key) {
    constexpr auto index = static_cast<std::size_t>(P);
    return {key,
            unit::teraflopsPerGpu.factor,
            0.01,
            1e6,
            false,
            [](const Accelerator& a) { return baseValue(a.densePeak[index].value); },
            [](const Accelerator& a) -> const SourcePtr& { return a.densePeak[index].source; },
            [](Accelerator& a, double base, SourcePtr source) {
                a.densePeak[index] = {make<PeakRate>(base), std::move(source)};
            }};
}

constexpr UnitFor<GpuMemory> kBytePerGpu{"B/GPU", 1};

} // namespace

template<>
std::span<const FactRow<Accelerator>> factRows() {
    using A = Accelerator;
    static constexpr FactRow<A> rows[] = {
        row<&A::year>("year", unit::one, 2000, 2100),
        peakRow<Precision::Fp32>("dense_fp32_tflops"),
        peakRow<Precision::Tf32>("dense_tf32_tflops"),
        peakRow<Precision::Fp16>("dense_fp16_tflops"),
        peakRow<Precision::Bf16>("dense_bf16_tflops"),
        peakRow<Precision::Fp8>("dense_fp8_tflops"),
        peakRow<Precision::Int8>("dense_int8_tops"),
        peakRow<Precision::Fp4>("dense_fp4_tflops"),
        row<&A::memory>("memory_bytes", kBytePerGpu, 1e8, 1e14),
        row<&A::memoryBandwidth>("memory_bandwidth_gbs", unit::gigabytePerSecondGpu, 1, 1e6),
        row<&A::scaleUp>("scale_up_gbs", unit::gigabytePerSecondGpu, 1, 1e5),
        row<&A::scaleUpDomain>("scale_up_domain", unit::gpu, 1, 1e5),
        row<&A::power>("power_w", unit::watt, 1, 1e5),
    };
    return rows;
}
template<>
std::span<const TextRow<Accelerator>> textRows() {
    using A = Accelerator;
    static constexpr TextRow<A> rows[] = {
        {"vendor", &A::vendor},
        {"name", &A::name, true},
        {"memory_label", &A::memoryLabel},
        {"scale_up_technology", &A::scaleUpTechnology},
        {"cooling", &A::cooling},
        {"note", &A::note},
    };
    return rows;
}

template<>
std::span<const FactRow<Server>> factRows() {
    using S = Server;
    static constexpr FactRow<S> rows[] = {
        row<&S::gpus>("gpus", unit::gpu, 1, 1024),
        row<&S::height>("height_u", unit::rackUnit, 0.5, 100),
        row<&S::maximumPower>("maximum_power_w", unit::watt, 1, 1e7),
        row<&S::typicalPower>("typical_power_w", unit::watt, 1, 1e7),
        row<&S::mass>("mass_kg", unit::kilogram, 1, 1e5),
        row<&S::depth>("depth_mm", unit::millimetre, 100, 5000),
        row<&S::computePorts>("compute_ports", unit::one, 1, 4096),
        row<&S::computePortRate>("compute_port_gbps", unit::gigabitPerSecond, 1, 1e5),
        row<&S::storagePorts>("storage_ports", unit::one, 1, 4096),
        row<&S::storagePortRate>("storage_port_gbps", unit::gigabitPerSecond, 1, 1e5),
        row<&S::businessPorts>("business_ports", unit::one, 1, 4096),
        row<&S::businessPortRate>("business_port_gbps", unit::gigabitPerSecond, 1, 1e5),
        row<&S::managementPorts>("management_ports", unit::one, 0, 4096),
    };
    return rows;
}
template<>
std::span<const TextRow<Server>> textRows() {
    using S = Server;
    static constexpr TextRow<S> rows[] = {
        {"vendor", &S::vendor},   {"name", &S::name, true}, {"accelerator", &S::accelerator},
        {"cooling", &S::cooling}, {"note", &S::note},
    };
    return rows;
}

template<>
std::span<const FactRow<Switch>> factRows() {
    using S = Switch;
    static constexpr FactRow<S> rows[] = {
        row<&S::ports>("ports", unit::one, 2, 65536), // a switch of one port joins nothing
        row<&S::portRate>("port_gbps", unit::gigabitPerSecond, 0.1, 1e5),
        row<&S::height>("height_u", unit::rackUnit, 0.5, 100),
        row<&S::typicalPower>("typical_power_w", unit::watt, 1, 1e6),
        row<&S::maximumPower>("maximum_power_w", unit::watt, 1, 1e6),
        row<&S::mass>("mass_kg", unit::kilogram, 0.1, 1e4),
    };
    return rows;
}
template<>
std::span<const TextRow<Switch>> textRows() {
    using S = Switch;
    static constexpr TextRow<S> rows[] = {
        {"vendor", &S::vendor},
        {"name", &S::name, true},
        {"technology", &S::technology},
        {"note", &S::note},
    };
    return rows;
}

template<>
std::span<const FactRow<Optic>> factRows() {
    using O = Optic;
    static constexpr FactRow<O> rows[] = {
        row<&O::rate>("rate_gbps", unit::gigabitPerSecond, 0.1, 1e5),
        row<&O::reach>("reach_m", unit::metre, 0.1, 1e6),
        row<&O::power>("power_w", unit::watt, 0, 1000),
    };
    return rows;
}
template<>
std::span<const TextRow<Optic>> textRows() {
    using O = Optic;
    static constexpr TextRow<O> rows[] = {{"name", &O::name, true}, {"medium", &O::medium}, {"note", &O::note}};
    return rows;
}

template<>
std::span<const FactRow<StorageBlock>> factRows() {
    using B = StorageBlock;
    static constexpr FactRow<B> rows[] = {
        row<&B::read>("read_gbs", unit::gigabytePerSecond, 0.01, 1e6),
        row<&B::write>("write_gbs", unit::gigabytePerSecond, 0.01, 1e6),
        row<&B::operations>("operations_per_s", unit::perSecond, 1, 1e12),
        row<&B::capacity>("capacity_tb", unit::terabyte, 0.01, 1e7),
        row<&B::height>("height_u", unit::rackUnit, 0.5, 100),
        row<&B::power>("power_w", unit::watt, 1, 1e6),
        row<&B::ports>("ports", unit::one, 1, 4096),
        row<&B::portRate>("port_gbps", unit::gigabitPerSecond, 0.1, 1e5),
    };
    return rows;
}
template<>
std::span<const TextRow<StorageBlock>> textRows() {
    using B = StorageBlock;
    static constexpr TextRow<B> rows[] = {
        {"vendor", &B::vendor},
        {"name", &B::name, true},
        {"system", &B::system},
        {"note", &B::note},
    };
    return rows;
}

template<>
std::span<const FactRow<Rack>> factRows() {
    using R = Rack;
    static constexpr FactRow<R> rows[] = {
        row<&R::height>("height_u", unit::rackUnit, 1, 100),
        row<&R::width>("width_mm", unit::millimetre, 100, 5000),
        row<&R::depth>("depth_mm", unit::millimetre, 100, 5000),
        row<&R::outerHeight>("outer_height_mm", unit::millimetre, 100, 10000),
        row<&R::tare>("tare_kg", unit::kilogram, 1, 1e4),
        row<&R::staticLoad>("static_load_kg", unit::kilogram, 1, 1e5),
    };
    return rows;
}
template<>
std::span<const TextRow<Rack>> textRows() {
    using R = Rack;
    static constexpr TextRow<R> rows[] = {{"name", &R::name, true}, {"note", &R::note}};
    return rows;
}

template<>
std::span<const FactRow<Cooling>> factRows() {
    static constexpr FactRow<Cooling> rows[] = {row<&Cooling::rackLimit>("rack_limit_kw", unit::kilowatt, 0.1, 1e4)};
    return rows;
}
template<>
std::span<const TextRow<Cooling>> textRows() {
    return {}; // the name comes from coolingName(), so that it is translated
}

template<>
std::span<const FactRow<Constants>> factRows() {
    using C = Constants;
    static constexpr FactRow<C> rows[] = {
        row<&C::trainWork>("train_work", unit::flopPerToken, 0.1, 100),
        row<&C::typicalBatch>("typical_batch", unit::tokens, 1, 1e12),
        row<&C::inferenceWork>("inference_work", unit::flopPerToken, 0.1, 100),
        row<&C::bytesPerToken>("bytes_per_token", unit::bytePerToken, 0.1, 1000),
        row<&C::checkpointPerParameter>("checkpoint_per_parameter", unit::byte, 0.1, 100),
        row<&C::weightPerParameter>("weight_per_parameter", unit::byte, 0.1, 100),
        row<&C::year>("year", unit::second, 3e7, 3.2e7),
    };
    return rows;
}

const char* coolingName(std::string_view id) {
    static constexpr std::pair<std::string_view, const char*> names[] = {
        {"air_contained", GP_TR("Contained air")},
        {"in_row", GP_TR("In-row air")},
        {"rear_door", GP_TR("Rear-door heat exchanger")},
        {"cold_plate", GP_TR("Cold plate")},
        {"immersion", GP_TR("Immersion")}};
    for (const auto& [code, name] : names)
        if (id == code)
            return name;
    return nullptr;
}

std::string_view precisionCode(Precision precision) {
    static constexpr std::string_view codes[kPrecisions] = {"fp32", "tf32", "fp16", "bf16", "fp8", "int8", "fp4"};
    return codes[static_cast<std::size_t>(precision)];
}

} // namespace gp

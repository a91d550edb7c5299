#include "core/units/vocabulary.hpp"

#include <array>

namespace gp {

namespace {

template<class T>
constexpr Dim kDim = Bridge<T>::dim;

// ¥ and ￥ are the yuan or the yen, by the scenario's currency.
constexpr std::array<CurrencyWord, 14> kCurrencies{{{U"¥", "CNY"},
                                                    {U"¥", "JPY"},
                                                    {U"元", "CNY"},
                                                    {U"人民币", "CNY"},
                                                    {U"CNY", "CNY"},
                                                    {U"RMB", "CNY"},
                                                    {U"$", "USD"},
                                                    {U"US$", "USD"},
                                                    {U"USD", "USD"},
                                                    {U"美元", "USD"},
                                                    {U"€", "EUR"},
                                                    {U"EUR", "EUR"},
                                                    {U"JPY", "JPY"},
                                                    {U"日元", "JPY"}}};

} // namespace

const std::vector<Word>& unitWords() {
    using enum Multiples;
    constexpr Dim perTime = Dim{} - kDim<Duration>;
    static const std::vector<Word> list{
        // power, energy
        {U"W", 1, kDim<Power>, Metric},
        {U"瓦", 1, kDim<Power>, Chinese},
        {U"Wh", 3600, kDim<Energy>, Metric},
        {U"瓦时", 3600, kDim<Energy>, Chinese},
        {U"J", 1, kDim<Energy>, Metric},
        {U"度", 3.6e6, kDim<Energy>},
        // information: only the exact case tells bits from bytes
        {U"B", 1, kDim<Bytes>, LargeAndBinary},
        {U"Byte", 1, kDim<Bytes>, LargeAndBinary},
        {U"Bytes", 1, kDim<Bytes>, LargeAndBinary},
        {U"字节", 1, kDim<Bytes>, Chinese},
        {U"b", 0.125, kDim<Bytes>, Large},
        {U"bit", 0.125, kDim<Bytes>, Large},
        {U"bits", 0.125, kDim<Bytes>, Large},
        {U"比特", 0.125, kDim<Bytes>, Chinese},
        {U"bps", 0.125, kDim<Bandwidth>, Large},
        {U"Bps", 1, kDim<Bandwidth>, Large},
        // work
        {U"FLOP", 1, kDim<Work>, Large},
        {U"FLOPs", 1, kDim<WorkRate>, Large},
        {U"FLOPS", 1, kDim<WorkRate>, Large},
        // tokens, requests, GPUs
        {U"token", 1, kDim<Tokens>, Large},
        {U"tokens", 1, kDim<Tokens>, Large},
        {U"tok", 1, kDim<Tokens>, Large},
        {U"request", 1, kDim<Requests>},
        {U"requests", 1, kDim<Requests>},
        {U"req", 1, kDim<Requests>},
        {U"请求", 1, kDim<Requests>},
        {U"次", 1, kDim<Requests>},
        {U"QPS", 1, kDim<RequestRate>},
        {U"rps", 1, kDim<RequestRate>},
        {U"GPU", 1, kDim<Gpus>},
        {U"GPUs", 1, kDim<Gpus>},
        {U"NPU", 1, kDim<Gpus>},
        {U"卡", 1, kDim<Gpus>},
        {U"张", 1, kDim<Gpus>},
        {U"块", 1, kDim<Gpus>},
        {U"张卡", 1, kDim<Gpus>},
        {U"块卡", 1, kDim<Gpus>},
        {U"加速卡", 1, kDim<Gpus>},
        {U"card", 1, kDim<Gpus>},
        {U"cards", 1, kDim<Gpus>},
        {U"次", 1, {}},
        {U"TPS", 1, kDim<TokenRate>},
        {U"卡时", 3600, kDim<GpuTime>},
        {U"GPUh", 3600, kDim<GpuTime>},
        {U"GPU h", 3600, kDim<GpuTime>},
        {U"GPU-h", 3600, kDim<GpuTime>},
        {U"GPU-hour", 3600, kDim<GpuTime>},
        {U"GPU-hours", 3600, kDim<GpuTime>},
        {U"GPU hours", 3600, kDim<GpuTime>},
        // time
        {U"ns", 1e-9, kDim<Duration>},
        {U"μs", 1e-6, kDim<Duration>},
        {U"us", 1e-6, kDim<Duration>},
        {U"微秒", 1e-6, kDim<Duration>},
        {U"ms", 1e-3, kDim<Duration>},
        {U"毫秒", 1e-3, kDim<Duration>},
        {U"s", 1, kDim<Duration>},
        {U"sec", 1, kDim<Duration>},
        {U"second", 1, kDim<Duration>},
        {U"seconds", 1, kDim<Duration>},
        {U"秒", 1, kDim<Duration>},
        {U"min", 60, kDim<Duration>},
        {U"minute", 60, kDim<Duration>},
        {U"minutes", 60, kDim<Duration>},
        {U"分钟", 60, kDim<Duration>},
        {U"h", 3600, kDim<Duration>},
        {U"hr", 3600, kDim<Duration>},
        {U"hour", 3600, kDim<Duration>},
        {U"hours", 3600, kDim<Duration>},
        {U"小时", 3600, kDim<Duration>},
        {U"个小时", 3600, kDim<Duration>},
        {U"d", unit::kDay, kDim<Duration>},
        {U"day", unit::kDay, kDim<Duration>},
        {U"days", unit::kDay, kDim<Duration>},
        {U"天", unit::kDay, kDim<Duration>},
        {U"日", unit::kDay, kDim<Duration>},
        {U"week", 7 * unit::kDay, kDim<Duration>},
        {U"weeks", 7 * unit::kDay, kDim<Duration>},
        {U"星期", 7 * unit::kDay, kDim<Duration>},
        {U"周", 7 * unit::kDay, kDim<Duration>},
        {U"month", 30 * unit::kDay, kDim<Duration>},
        {U"months", 30 * unit::kDay, kDim<Duration>},
        {U"月", 30 * unit::kDay, kDim<Duration>},
        {U"个月", 30 * unit::kDay, kDim<Duration>},
        {U"y", unit::kYear, kDim<Duration>},
        {U"year", unit::kYear, kDim<Duration>},
        {U"years", unit::kYear, kDim<Duration>},
        {U"年", unit::kYear, kDim<Duration>},
        {U"Hz", 1, perTime, Large},
        {U"IOPS", 1, perTime, Large},
        // space and mass
        {U"mm", 1e-3, kDim<Length>},
        {U"cm", 1e-2, kDim<Length>},
        {U"m", 1, kDim<Length>, None, false},
        {U"km", 1e3, kDim<Length>},
        {U"毫米", 1e-3, kDim<Length>},
        {U"米", 1, kDim<Length>},
        {U"千米", 1e3, kDim<Length>},
        {U"公里", 1e3, kDim<Length>},
        {U"m²", 1, kDim<Area>},
        {U"㎡", 1, kDim<Area>},
        {U"m2", 1, kDim<Area>},
        {U"平方米", 1, kDim<Area>},
        {U"平米", 1, kDim<Area>},
        {U"kg", 1, kDim<Mass>},
        {U"千克", 1, kDim<Mass>},
        {U"公斤", 1, kDim<Mass>},
        {U"t", 1e3, kDim<Mass>},
        {U"吨", 1e3, kDim<Mass>},
        {U"U", 1, kDim<RackUnits>},
        // pure numbers
        {U"%", 0.01, {}},
        {U"台", 1, {}},
        {U"个", 1, {}},
        {U"柜", 1, {}},
        {U"机柜", 1, {}},
        {U"倍", 1, {}},
        {U"参数", 1, {}},
        {U"params", 1, {}},
        {U"parameters", 1, {}},
        {U"x", 1, {}},
        {U"server", 1, {}},
        {U"rack", 1, {}},
        {U"servers", 1, {}},
        {U"racks", 1, {}},
    };
    return list;
}

std::span<const CurrencyWord> currencyWords() {
    return kCurrencies;
}

} // namespace gp

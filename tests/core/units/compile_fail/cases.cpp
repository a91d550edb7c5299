// Each case compiles only where units are not checked. Case 0 is the control: the same words, used rightly.
#include "core/units/quantities.hpp"

using namespace gp;

void use(Pue);
void use(Mfu);
void cool(Pue);

void cases(Power power, Energy energy, Tokens tokens, Requests requests, Bytes bytes, Bandwidth bandwidth,
           PeakRate peak, WorkRate rate, Gpus gpus, Mfu mfu, ServerCount servers, GpuCount cards, Duration time) {
#if GP_CASE == 0
    power = energy / time;
    rate = peak * gpus;
    bandwidth = bytes / time;
    cool(Pue{1.2});
#elif GP_CASE == 1
    power + energy;
#elif GP_CASE == 2
    tokens + requests;
#elif GP_CASE == 3
    bandwidth = bytes;
#elif GP_CASE == 4
    rate = peak; // the number of GPUs is forgotten
#elif GP_CASE == 5
    cool(mfu);
#elif GP_CASE == 6
    power = 5.0;
#elif GP_CASE == 7
    double watts = power;
#elif GP_CASE == 8
    servers = cards;
#elif GP_CASE == 9
    energy = power * time * time;
#endif
}

#include "core/cost/cost.hpp"

namespace gp {

double annuity(double interest, double years) {
    return interest > 0 ? interest / (1 - std::pow(1 + interest, -years)) : 1 / years;
}

void addInvestment(const CostInputs& in, const CostDemand& demand, CostPlan& p) {
    p.serverPrice = known(in.serverPrice) ? in.serverPrice : p.listServerPrice;
    p.servers = times(demand.servers) * p.serverPrice;
    p.network = demand.network;
    p.storage = times(demand.blocks) * p.blockPrice + times(demand.coldBlocks) * p.coldBlockPrice;
    p.racks = times(demand.racks) * p.rackPrice;
    p.installation = (p.servers + p.network + p.storage + p.racks) * in.installation;
    p.facility = demand.facilityPower * p.facilityPrice;
    p.capex = p.servers + p.network + p.storage + p.racks + p.installation + p.facility;
}

void addRunning(const CostInputs& in, const CostDemand& demand, CostPlan& p) {
    const Duration year = demand.year;
    const double interest = in.interest.v;
    const Money equipment = p.servers + p.network + p.storage + p.racks;
    p.energyPerYear = demand.energyPerYear * in.tariff / year;
    p.maintenancePerYear = equipment * in.maintenance / year;
    const Money annuities = (p.capex - p.facility) * annuity(interest, ratio(in.life, year)) +
                            p.facility * annuity(interest, ratio(in.facilityLife, year));
    p.costPerYear = annuities / year + p.energyPerYear + p.maintenancePerYear;
    p.perGpuHour = p.costPerYear / (demand.gpus * in.usage);
    p.perToken = p.costPerYear / demand.tokens;
}

} // namespace gp

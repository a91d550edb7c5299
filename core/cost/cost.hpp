// Money from a dated price list. A missing price makes its sums unknown, never smaller.
#pragma once

#include "core/catalog/catalog.hpp"
#include "core/units/quantities.hpp"

#include <string>
#include <string_view>

namespace gp {

struct CostInputs {
    std::string priceList;
    Money serverPrice; // unset: the price list holds
    MoneyPerEnergy tariff;
    Duration life, facilityLife;
    Fraction interest, maintenance, installation, usage;
};

/// What is bought and run.
struct CostDemand {
    ServerCount servers;
    Gpus gpus = unknown<Gpus>();
    Money network = unknown<Money>();
    DeviceCount blocks, coldBlocks;
    RackCount racks;
    Power facilityPower = unknown<Power>();
    Energy energyPerYear = unknown<Energy>();
    TokenRate tokens = unknown<TokenRate>(); ///< that all pools together produce or consume
    Duration year = unknown<Duration>();
};

struct CostPlan {
    const PriceList* prices = nullptr;
    Money serverPrice, servers, network, storage, racks, facility, installation, capex;
    MoneyPerTime energyPerYear, maintenancePerYear, costPerYear;
    MoneyPerGpuTime perGpuHour;
    MoneyPerToken perToken;
    // Unit prices of the list, with their sources.
    Money listServerPrice, cablePrice, blockPrice, coldBlockPrice, rackPrice;
    MoneyPerPower facilityPrice;
    SourcePtr serverSource, cableSource, blockSource, coldBlockSource, rackSource, facilitySource;
};

/// Takes a price and its source from the list; both stay empty where it has none.
template<class T>
void takePrice(const PriceList& list, std::string_view item, T& price, SourcePtr& source) {
    const Price* found = list.find(item);
    price = make<T>(found ? found->value : kUnknown);
    source = found ? found->source : nullptr;
}

/// Investment by its parts; the unit prices of `plan` must be taken.
void addInvestment(const CostInputs& inputs, const CostDemand& demand, CostPlan& plan);

/// Annuities, energy and maintenance a year, and what a GPU-hour and a token cost; needs the investment.
void addRunning(const CostInputs& inputs, const CostDemand& demand, CostPlan& plan);

/// Yearly rate that pays back one unit of money over `years` at `interest`.
double annuity(double interest, double years);

} // namespace gp

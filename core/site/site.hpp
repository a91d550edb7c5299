// P1-P3: racks, power, cooling and the floor of one hall. Rack losses lie inside PUE.
#pragma once

#include "core/catalog/catalog.hpp"
#include "core/units/quantities.hpp"

#include <string>

namespace gp {

enum class PowerBasis { Expected, Maximum };
enum class OtherIt { Computed, Share };

struct SiteInputs {
    std::string rack, cooling;
    PowerBasis powerBasis = PowerBasis::Expected;
    Fraction diversity;
    OtherIt otherIt = OtherIt::Computed;
    Fraction otherItShare;
    Pue puePeak, pueAnnual;
    Power powerLimit, rackLimit;
    Power liquidThreshold;
    Factor distributionHeadroom;
    Fraction rackFill;
    FloorLoad floorLoad;
    Mass rackExtra;
    Length coldAisle, hotAisle, endAisle;
    ItemCount racksPerRow; // unset: chosen
};

/// What the hall must hold.
struct SiteLoad {
    const Server* server = nullptr;
    ServerCount servers;
    Power serverMaximum = unknown<Power>(), serverExpected = unknown<Power>(); ///< of one server
    Power network = unknown<Power>(), storage = unknown<Power>();
    RackUnits serviceHeight = unknown<RackUnits>(); ///< of all that is no server
    Fraction usage{1};                              ///< share of the year in which the servers draw power
    Duration year = unknown<Duration>();
};

struct SitePlan {
    const Rack* rack = nullptr;
    const Cooling* cooling = nullptr;
    ItemCount serversByPower, serversByHeight, serversByLoad, serversPerRack;
    RackCount computeRacks, serviceRacks, racks;
    Power rackPower, rackPowerExpected;
    Mass rackMass;
    FloorLoad floorLoad;
    RackUnits rackUnits;
    Power serverPower, networkPower, storagePower, otherPower; ///< on the chosen basis
    Power itPower, itMaximum, itExpected, itLimit;
    Power facilityPower, facilityMaximum, distribution, coolingPower;
    Energy energyPerYear;
    ItemCount rows, racksPerRow;
    Length rowLength, hallLength, hallWidth;
    Area floorArea;
};

/// Servers a rack, compute racks and service racks. The least of what power, height and load allow; a missing mass must
/// not hide that power binds.
void fillRacks(const SiteInputs& inputs, const SiteLoad& load, SitePlan& plan);

/// Power on the chosen basis, both bounds, distribution and energy; needs the racks.
void supplyPower(const SiteInputs& inputs, const SiteLoad& load, SitePlan& plan);

/// Rows of `racksPerRow` racks that face each other over cold aisles; needs the racks.
void layFloor(const SiteInputs& inputs, ItemCount racksPerRow, SitePlan& plan);

} // namespace gp

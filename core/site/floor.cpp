#include "core/site/site.hpp"

namespace gp {

void layFloor(const SiteInputs& in, ItemCount racksPerRow, SitePlan& p) {
    const Rack& rack = *p.rack;
    p.racksPerRow = racksPerRow;
    p.rows = ceilCount<ItemCount>(times(p.racks) / times(p.racksPerRow));
    const double rows = times(p.rows);
    p.rowLength = times(p.racksPerRow) * rack.width.value;
    p.hallLength = p.rowLength + 2.0 * in.endAisle;
    // Rows face each other over cold aisles; a hot aisle runs along both walls and between the backs.
    p.hallWidth =
        rows * rack.depth.value + ceilExact(rows / 2) * in.coldAisle + (floorExact(rows / 2) + 1) * in.hotAisle;
    p.floorArea = p.hallLength * p.hallWidth;
}

} // namespace gp

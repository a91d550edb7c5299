#include "core/plan/stages/tables.hpp"

namespace gp {

/// A price that the plan needs and the list does not have.
static const char* missingPrice(const Plan& p) {
    const CostPlan& c = p.cost;
    const std::pair<bool, const char*> needs[] = {
        {known(c.serverPrice), "price.server"},
        {known(c.cablePrice), "price.cable"},
        {known(c.blockPrice), "price.storage_block"},
        {known(c.coldBlockPrice), "price.cold_block"},
        {known(c.rackPrice), "price.rack"},
        {known(c.facilityPrice), "price.facility"},
        {known(p.parameter.switchPrice), "price.parameter_switch"},
        {known(p.storagePlane.switchPrice), "price.storage_switch"},
        {known(p.business.switchPrice), "price.business_switch"},
        {known(p.management.switchPrice), "price.management_switch"},
    };
    for (const auto& [present, key] : needs)
        if (!present)
            return key;
    return nullptr;
}

void findCost(const PlanView& v, std::vector<Finding>& out) {
    if (const char* missing = missingPrice(v.plan)) {
        Finding f;
        f.code = "cost.price_missing";
        f.severity = Severity::Warning;
        f.where = missing;
        f.title = {GP_TR("A price is missing"), {}};
        f.detail = {GP_TR("“%1” has no price for %2, so the investment is unknown and not counted as zero."),
                    {Literal(v.plan.cost.prices->name), KeyName{missing}}};
        out.push_back(std::move(f));
    }
}

} // namespace gp

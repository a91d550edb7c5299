#include "core/plan/bill.hpp"

#include "core/plan/stages/network/planes.hpp"

namespace gp {

namespace {

class Bill {
public:
    explicit Bill(const PlanView& view)
        : m_view(view) {}

    void group(const char* name) { m_group = name; }

    template<class Counted>
    void things(const char* what, const std::string& item, Counted count, Money price, SourcePtr source,
                std::string figure) {
        BillLine line;
        line.what = what;
        line.item = item;
        line.name = m_view.library.catalog.nameOf(item);
        line.quantity = times(count);
        line.unit = unit::one;
        line.price = price;
        line.sum = line.quantity * price;
        line.source = std::move(source);
        line.figure = std::move(figure);
        add(std::move(line));
    }
    void sum(const char* what, double quantity, Unit unit, Money sum, SourcePtr source, std::string figure) {
        BillLine line;
        line.what = what;
        line.quantity = quantity;
        line.unit = unit;
        line.sum = sum;
        line.source = std::move(source);
        line.figure = std::move(figure);
        add(std::move(line));
    }
    std::vector<BillLine> lines;

private:
    void add(BillLine line) {
        line.group = m_group;
        if (line.quantity != 0)
            lines.push_back(std::move(line));
    }
    PlanView m_view;
    const char* m_group = "";
};

void addPlane(Bill& bill, const char* name, const char* id, const PlaneInputs& inputs, const PlanePlan& p,
              const CostPlan& prices) {
    const std::string key = std::string("fabric.") + id;
    bill.group(name);
    bill.things(GP_TR("Switches"), inputs.switchId, p.switches, p.switchPrice, p.switchPriceSource, key + ".switches");
    bill.things(GP_TR("Modules and cable ends"), inputs.optic, p.optics, p.opticPrice, p.opticPriceSource,
                key + ".optics");
    bill.things(GP_TR("Cables"), {}, p.links, prices.cablePrice, prices.cableSource, key + ".links");
}

} // namespace

std::vector<BillLine> billOfMaterials(const PlanView& view) {
    const Scenario& s = view.scenario;
    const Plan& p = view.plan;
    Bill bill(view);
    bill.group(GP_TR("Compute"));
    bill.things(GP_TR("Servers"), s.compute.server, p.compute.servers, p.cost.serverPrice,
                known(s.cost.serverPrice) ? nullptr : p.cost.serverSource, "centre.servers");
    addPlane(bill, kParameterPlane, "parameter", s.network.parameter, p.parameter, p.cost);
    addPlane(bill, kStoragePlane, "storage", s.network.storage, p.storagePlane, p.cost);
    addPlane(bill, kBusinessPlane, "business", s.network.business, p.business, p.cost);
    addPlane(bill, kManagementPlane, "management", s.network.management, p.management, p.cost);
    bill.group(GP_TR("Storage"));
    bill.things(GP_TR("Storage blocks"), s.storage.block, p.storage.blocks, p.cost.blockPrice, p.cost.blockSource,
                "storage.blocks");
    bill.things(GP_TR("Object blocks"), s.storage.coldBlock, p.storage.coldBlocks, p.cost.coldBlockPrice,
                p.cost.coldBlockSource, "storage.cold_blocks");
    bill.group(GP_TR("Site"));
    bill.things(GP_TR("Racks"), s.site.rack, p.site.racks, p.cost.rackPrice, p.cost.rackSource, "centre.racks");
    bill.sum(GP_TR("Power and cooling plant"), baseValue(p.site.facilityPower), unit::kilowatt, p.cost.facility,
             p.cost.facilitySource, "centre.facility_power");
    bill.sum(GP_TR("Installation"), baseValue(s.cost.installation), unit::percent, p.cost.installation, nullptr,
             "cost.install");
    return std::move(bill.lines);
}

} // namespace gp

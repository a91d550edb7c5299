#include "core/plan/stages/tables.hpp"

namespace gp {

std::vector<Limit> storageLimits() {
    return {
        {"storage.operations", "storage.installed_operations", Direction::AtMost, Severity::Warning,
         GP_TR("Storage operations"), nullptr},
        {"storage.latency", "storage.latency_target", Direction::AtMost, Severity::Warning, GP_TR("Storage latency"),
         nullptr},
    };
}

/// S3: which requirement sizes the system.
void findStorage(const PlanView& v, std::vector<Finding>& out) {
    const StoragePlan& p = v.plan.storage;
    if (!p.blocks.known()) {
        Finding f;
        f.code = "storage.unsized";
        f.severity = Severity::Warning;
        f.where = "storage.blocks";
        f.title = {GP_TR("Storage cannot be sized"), {}};
        f.detail = {GP_TR("A figure of the block is unknown: %1."), {KeyName{"storage.block_capacity"}}};
        out.push_back(std::move(f));
        return;
    }
    Finding f;
    f.code = "storage.governs";
    f.severity = Severity::Ok;
    f.where = "storage.governs";
    const Figure* figure = findFigure(v.scenario, "storage.governs").figure;
    if (!p.governs.known())
        return;
    const double demands[] = {baseValue(p.sampleRead), baseValue(p.concurrentRead), baseValue(p.restartRead),
                              baseValue(p.checkpointWrite)};
    const auto index = static_cast<std::size_t>(p.governs.n);
    f.title = {GP_TR("Storage: %1 governs"), {Term{figure->options[index].label}}};
    f.detail = {GP_TR("It asks for %1; %2 blocks read %3 and write %4."),
                {Amount{demands[index], unit::gigabytePerSecond}, Amount{times(p.blocks), unit::one},
                 Amount{baseValue(p.installedRead), unit::gigabytePerSecond},
                 Amount{baseValue(p.installedWrite), unit::gigabytePerSecond}}};
    out.push_back(std::move(f));
}

} // namespace gp

// Storage: the demands of all training jobs, put to the storage system.
#include "core/plan/stages/tables.hpp"

namespace gp {

void planStorage(const Scenario& s, const Library& library, Plan& plan) {
    StorageDemand demand;
    demand.gpus = asQuantity(plan.compute.gpus);
    demand.servers = plan.compute.servers;
    demand.checkpoint = make<Bytes>(0);
    demand.sampleRead = make<Bandwidth>(0);
    for (std::size_t i = 0; i < plan.pools.size(); ++i)
        if (kindOf(s.workloads[i]) == Scope::Training) {
            demand.checkpoint += plan.pools[i].checkpoint;
            demand.sampleRead += plan.pools[i].sampleRead;
        }
    plan.storage = sizeStorage(s.storage, demand, *library.catalog.storageBlock(s.storage.block),
                               *library.catalog.storageBlock(s.storage.coldBlock));
}

} // namespace gp

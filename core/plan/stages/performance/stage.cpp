// Performance: what physics says of every training job, first with the network that the policy asks for, then with the
// one that was designed.
#include "core/plan/stages/tables.hpp"

namespace gp {

void planPerformance(const Scenario& s, const Library& library, const Choices& choices, Plan& plan) {
    plan.training.resize(s.workloads.size());
    for (std::size_t i = 0; i < s.workloads.size(); ++i) {
        const auto job = sizingJob(s, library, plan, i);
        ChosenLayout chosen;
        chosen.outcome = SearchOutcome::Stopped; // until a search says otherwise
        if (i < choices.layouts.size())
            chosen = choices.layouts[i];
        if (job)
            plan.training[i] = predictTraining(s, library, plan, i, *job, chosen);
    }
}

void reconcile(const Scenario& s, const Library& library, Plan& plan) {
    for (std::size_t i = 0; i < s.workloads.size(); ++i)
        achieveTraining(s, library, plan, i, plan.training[i]);
}

} // namespace gp

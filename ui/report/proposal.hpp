// The proposal PDF of one scenario, in English or Chinese.
#pragma once

#include "ui/session/plan_engine.hpp"
#include "ui/session/speech.hpp"

#include <QPicture>

namespace gp {

/// Drawings that need the window's classes, recorded on the GUI thread; everything else may run on any thread.
struct ProposalDrawings {
    QPicture mfu, network, floor, cost;
};
ProposalDrawings recordDrawings(const PlanSetPtr& set, const std::string& scenario);

/// Lays out and writes the PDF: temporary file, finished, renamed. Speaks the installed language. Errors:
/// report.scenario, report.unwritable.
Outcome writeProposal(const Project& project, const PlanSet& set, const std::string& scenario,
                      const ProposalDrawings& drawings, const QString& path);

} // namespace gp

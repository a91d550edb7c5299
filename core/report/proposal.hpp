// The proposal of one scenario: its chapters and appendices as blocks.
#pragma once

#include "core/project/plan_set.hpp"
#include "core/report/block.hpp"

#include <string>
#include <vector>

namespace gp {

struct ProposalOptions {
    bool prices = true; ///< false: a tender annex without any money
};

struct Proposal {
    std::vector<Block> blocks;
    std::string title, author; ///< document information
    Message edition;           ///< foot of every page: catalog, price list, check sum
    std::string currency;
    PlanResultPtr result; ///< keeps alive what the entries point to
};

/// Empty blocks if the set does not hold the scenario.
Proposal makeProposal(const Project& project, const PlanSet& set, const std::string& scenario,
                      const ProposalOptions& options = {});

} // namespace gp

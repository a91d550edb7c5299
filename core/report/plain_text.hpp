// The proposal as plain text, for mail, diffs and tests.
#pragma once

#include "core/report/proposal.hpp"
#include "core/report/wording.hpp"

#include <string>

namespace gp {

/// Drawings become their captions; tables are aligned with spaces.
std::string plainText(const Proposal& proposal, const Wording& wording);

/// "1", "2" or "一", "二"; appendices "Appendix A". Shared by every renderer.
std::string chapterTitle(const ChapterBlock& chapter, const Wording& wording);

} // namespace gp

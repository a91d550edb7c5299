// The proposal as a PDF, in English or Chinese.
#pragma once

#include "core/report/proposal.hpp"
#include "ui/report/typesetter.hpp"
#include "ui/session/speech.hpp"

namespace gp {

/// Drawings that need the window's classes; to be recorded on the GUI thread. Everything else may run on any thread.
Drawings recordDrawings(const PlanSetPtr& set, const std::string& scenario, Language language);

/// The pages as pictures of kPageWidth x kPageHeight, for a preview.
std::vector<QPicture> typesetPages(const Proposal& proposal, Language language, const Drawings& drawings);

/// Lays out and writes the PDF: temporary file, finished, renamed. Errors: report.scenario, report.unwritable.
Outcome writePdf(const Proposal& proposal, Language language, const Drawings& drawings, const QString& path);

} // namespace gp

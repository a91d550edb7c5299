// The x-ray's page as rich text, part by part. Pure functions of a planned scenario.
#pragma once

#include "ui/session/document.hpp"
#include "ui/session/plan_engine.hpp"

#include <QString>

namespace gp {

/// Value, formula, numbers, inputs, limits: what the ledger knows.
QString whyFormula(const PlanResult& r, const Explanation& e);
/// The inputs whose ranges move the figure, largest swing first.
QString whySwings(const PlanResult& r, const LedgerEntry& entry);
/// Against the baseline: the difference and the inputs that make it.
QString whyBaseline(const PlanResult& r, const LedgerEntry& entry, const PlanResult& baseline);
/// By which edit: the last steps that moved the figure in this scenario.
QString whyHistory(const PlanResult& r, const LedgerEntry& entry, const std::vector<Document::Step>& steps);
/// Limits, source and users.
QString whyContext(const PlanResult& r, const Explanation& e);

/// A link that asks another number, or jumps to an input's editor.
QString whyLink(const std::string& key, const QString& label, bool field);

} // namespace gp

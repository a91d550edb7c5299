// The ledger: a view over scenario, library, plan and tables that makes every number answer back. Nothing is
// recorded while planning; an explanation is made when it is asked for.
#pragma once

#include "core/plan/formula.hpp"
#include "core/plan/limit.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gp {

/// A field or a figure of one plan, with what a reader wants to know first.
struct LedgerEntry {
    std::string key;
    const char* label = "";
    const char* help = "";
    double value = kUnknown;      ///< NaN also for texts
    std::string text;             ///< option code, catalog id or free text
    const char* option = nullptr; ///< label of the option, where there are options
    std::string name;             ///< of the catalog entry or price list that `text` points to
    Unit unit{};
    bool whole = false;
    Source source; ///< facts: theirs; fields: what is believed; figures: derived, or of what they take over
    double low = kUnknown, high = kUnknown; ///< range of the belief about a field
    FieldRef field;                         ///< one of the two is set
    FigureRef figure;
};

struct Explanation {
    LedgerEntry entry;
    std::vector<FormulaToken> formula; ///< as written; empty for inputs and facts
    std::vector<FormulaToken> applied; ///< only the branches that apply to this plan
    std::vector<LedgerEntry> inputs;   ///< what the applied formula names, each once
    std::vector<std::string> usedBy;   ///< full keys of figures whose formula names this entry
    std::vector<LimitUse> limits;
};

class Ledger {
public:
    explicit Ledger(const PlanView& view)
        : m_view(view) {}

    LedgerEntry entry(const FieldRef& ref) const;
    LedgerEntry entry(const FigureRef& ref) const;
    /// Figure first, then field; short forms work. Errors as resolveField.
    Expected<LedgerEntry> find(std::string_view key) const;
    Expected<Explanation> explain(std::string_view key) const;
    Explanation explain(const LedgerEntry& entry) const;
    const PlanView& view() const { return m_view; }

private:
    Source sourceOf(const FormulaToken& taken) const;
    std::vector<std::string> usersOf(const LedgerEntry& entry) const;
    PlanView m_view;
};

/// Label of the field or figure with this full key (English, to be translated); empty if there is none.
const char* labelOf(std::string_view fullKey);

/// A formula whose value or dimension is not what typed C++ computed.
struct LedgerMismatch {
    std::string key;
    double planned = kUnknown, evaluated = kUnknown;
    std::string error;
};
/// Evaluates every formula again. `checked` counts them. An empty list means that the books balance.
std::vector<LedgerMismatch> checkLedger(const PlanView& view, std::size_t& checked);

} // namespace gp

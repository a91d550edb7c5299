// The formula language of the figure table: + - * / ( ), pure numbers, keys of fields and figures, and the
// functions below. It is the second entry of the double-entry ledger: it computes every figure again from
// what it names, with dimensions, sharing no code with the stages.
//
//   .name             the same workload's figure, else its field        input(.name)  the field itself
//   ceil(x) floor(x) max(a, ...) min(a, ...)    keep the dimension; unknown if an argument is unknown
//   if(c, a, b)  less(a, b)  known(x)  is(field, code)    conditions are 1 or 0
//   sum(.name)        over the workloads that have it
//   least_known(...)  smallest known argument      largest(...)   index of the largest argument
//   annuity(interest, years)  replica_servers(replicas, gpus a replica, gpus a server)
//   fabric_tiers fabric_spines_min fabric_spines fabric_cores (hosts, rails, radix, oversubscription, planes)
#pragma once

#include "core/plan/figure.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gp {

/// A number with its dimension, as formulas compute it.
struct Num {
    double v = kUnknown;
    Dim d{};
};

struct FormulaNode {
    enum class Op { Number, Key, Add, Subtract, Multiply, Divide, Call };
    Op op = Op::Number;
    double number = 0;
    std::string text;   ///< digits as written, key, function name or option code
    bool own = false;   ///< key of the same workload
    bool input = false; ///< key inside input(): the field, not the figure of the same name
    // What the key stands for in the centre, in a training job and in an inference service.
    const Figure* figure[3] = {};
    const Field* field[3] = {};
    std::vector<FormulaNode> arguments;
};

/// Parses and binds a formula to the tables. Errors: formula.syntax, formula.key, formula.function.
Expected<FormulaNode> parseFormula(std::string_view text);
/// The parsed formula of a table entry (parsed once); null if it has none. Asserts that it parses.
const FormulaNode* formulaOf(const Figure& figure);

/// Evaluates for one workload (-1: the centre). Errors: formula.dimension, formula.key.
Expected<Num> evaluate(const FormulaNode& node, const PlanView& view, int item);

/// One piece of a formula as shown: text, a number, or a name that can be followed.
struct FormulaToken {
    enum class Kind { Text, Number, Name };
    Kind kind = Kind::Text;
    std::string text; ///< operator, function or digits; full key for a name
    bool field = false;
};
/// The formula as written, or reduced to the branches that apply to this plan.
std::vector<FormulaToken> formulaTokens(const FormulaNode& node, const PlanView& view, int item, bool reduced);

/// The one input or figure that an applied formula merely takes over ("input(.mfu)"); nothing if it computes.
std::optional<FormulaToken> takenOver(const FormulaNode& node, const PlanView& view, int item);

/// Index of the scope of an item: 0 centre, 1 training, 2 inference.
std::size_t scopeIndex(const Scenario& scenario, int item);

} // namespace gp

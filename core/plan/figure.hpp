// The figure table: one entry for every output. KPI strip, tables, compare, goals, JSON and the calculation
// appendix are made from it. A formula is text over keys of fields, facts and figures; a test evaluates it
// and compares value and dimension with what typed C++ computed.
#pragma once

#include "core/plan/field.hpp"
#include "core/plan/plan.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gp {

enum class FigureKind {
    Fact,    ///< from the catalog, a price list or a constant; has a source
    Formula, ///< arithmetic over other keys
    Rule,    ///< a named integer rule (whole servers, equal links)
    Choice,  ///< decided by search, with the reason
    Model    ///< a physics function; its parts add up by formula
};
enum class Better { Neither, Lower, Higher };

/// The values a figure reads from. All outlive the call.
struct PlanView {
    const Scenario& scenario;
    const Library& library;
    const Plan& plan;
};

struct Figure {
    std::string_view key; ///< whole key, or the last segment for items
    Scope scope = Scope::Centre;
    FigureKind kind = FigureKind::Formula;
    Stage stage = Stage::Demand;
    const char* group = "";
    const char* label = "";
    const char* help = "";
    Dim dim{};
    Unit unit{};
    Better better = Better::Neither;
    const char* formula = nullptr;   ///< null for facts and choices
    bool whole = false;              ///< a count: shown exactly
    bool headline = false;           ///< on the KPI strip
    std::span<const Option> options; ///< the number is an index into these
    double (*get)(const PlanView& view, int item) = nullptr;
    SourcePtr (*source)(const PlanView& view, int item) = nullptr; ///< facts only
};

const std::vector<Figure>& figures();

/// One figure of one plan: an entry and the index of its workload (-1: of the centre).
struct FigureRef {
    const Figure* figure = nullptr;
    int item = -1;
    explicit operator bool() const { return figure != nullptr; }
};
bool applies(const Figure& figure, const Workload& workload);
std::string fullKey(const Scenario& scenario, const FigureRef& ref);
FigureRef findFigure(const Scenario& scenario, std::string_view key);
/// Short forms as for fields.
Expected<FigureRef> resolveFigure(const Scenario& scenario, std::string_view key);

template<class F>
void eachFigure(const Scenario& scenario, F&& visit) {
    for (const Figure& figure : figures())
        if (figure.scope == Scope::Centre)
            visit(FigureRef{&figure, -1});
    for (std::size_t i = 0; i < scenario.workloads.size(); ++i)
        for (const Figure& figure : figures())
            if (applies(figure, scenario.workloads[i]))
                visit(FigureRef{&figure, static_cast<int>(i)});
}

} // namespace gp

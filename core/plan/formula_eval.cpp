#include "core/plan/formula.hpp"
#include "core/plan/formula_rules.hpp"

namespace gp {

std::size_t scopeIndex(const Scenario& scenario, int item) {
    if (item < 0)
        return 0;
    return kindOf(scenario.workloads[static_cast<std::size_t>(item)]) == Scope::Training ? 1 : 2;
}

namespace {

struct EvalError {
    const char* code;
    std::string what;
};

using Arguments = std::vector<Num>;

Num sameDimension(const Arguments& a, double v) {
    for (const Num& x : a)
        if (x.d != a[0].d)
            throw EvalError{"formula.dimension", "arguments"};
    return {v, a[0].d};
}

double extreme(const Arguments& a, bool largest, bool skipUnknown) {
    double best = kUnknown;
    for (const Num& x : a) {
        if (std::isnan(x.v)) {
            if (!skipUnknown)
                return kUnknown;
        } else if (std::isnan(best) || (largest ? x.v > best : x.v < best)) {
            best = x.v;
        }
    }
    return best;
}

/// Rounding as a ledger clerk would do it: to the next whole number, forgiving noise in the last digits.
double roundWhole(double x, bool up) {
    const double near = std::round(x);
    if (std::abs(x - near) <= std::abs(x) * kCountTolerance && (near != 0 || x == 0))
        x = near;
    const double whole = up ? std::ceil(x) : std::floor(x);
    return std::abs(whole) > 9e15 ? kUnknown : whole;
}

double indexOfLargest(const Arguments& a) {
    std::size_t best = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (std::isnan(a[i].v))
            return kUnknown;
        if (a[i].v > a[best].v)
            best = i;
    }
    return static_cast<double>(best);
}

class Evaluator {
public:
    Evaluator(const PlanView& view, int item)
        : m_view(view)
        , m_item(item)
        , m_scope(scopeIndex(view.scenario, item)) {}

    Num run(const FormulaNode& n) const {
        using Op = FormulaNode::Op;
        switch (n.op) {
        case Op::Number:
            return {n.number, {}};
        case Op::Key:
            return value(n);
        case Op::Call:
            return call(n);
        case Op::Add:
        case Op::Subtract: {
            const Num a = run(n.arguments[0]), b = run(n.arguments[1]);
            if (a.d != b.d)
                throw EvalError{"formula.dimension", n.op == Op::Add ? "+" : "-"};
            return {n.op == Op::Add ? a.v + b.v : a.v - b.v, a.d};
        }
        case Op::Multiply: {
            const Num a = run(n.arguments[0]), b = run(n.arguments[1]);
            return {a.v * b.v, a.d + b.d};
        }
        case Op::Divide: {
            const Num a = run(n.arguments[0]), b = run(n.arguments[1]);
            return {a.v / b.v, a.d - b.d};
        }
        }
        return {};
    }

    /// An unknown condition counts as no when a formula is shown.
    bool condition(const FormulaNode& n) const { return run(n).v > 0; }

private:
    Num value(const FormulaNode& n) const {
        const int item = n.own ? m_item : -1;
        if (const Figure* figure = n.figure[m_scope]; figure && !n.input)
            return {figure->get(m_view, item), figure->dim};
        const Field* field = n.field[m_scope];
        if (!field || !field->numeric())
            throw EvalError{"formula.key", n.text};
        return {std::get<double>(get(m_view.scenario, {field, item})), field->dim};
    }
    Num sumOver(const FormulaNode& n) const {
        Num total{0, {}};
        bool any = false;
        for (std::size_t i = 0; i < m_view.scenario.workloads.size(); ++i) {
            const int item = static_cast<int>(i);
            const std::size_t scope = scopeIndex(m_view.scenario, item);
            if (!n.figure[scope])
                continue;
            total.v += n.figure[scope]->get(m_view, item);
            any = true;
        }
        const Figure* entry = n.figure[1] ? n.figure[1] : n.figure[2];
        if (!entry)
            throw EvalError{"formula.key", n.text};
        total.d = entry->dim;
        if (!any)
            total.v = 0;
        return total;
    }
    Num isOption(const FormulaNode& n) const {
        const FormulaNode& key = n.arguments[0];
        const Field* field = key.field[m_scope];
        if (!field || field->kind != FieldKind::Choice)
            throw EvalError{"formula.key", key.text};
        const Value v = get(m_view.scenario, {field, key.own ? m_item : -1});
        return {std::get<std::string>(v) == n.arguments[1].text ? 1.0 : 0.0, {}};
    }
    Num call(const FormulaNode& n) const {
        const std::string& name = n.text;
        if (name == "sum")
            return sumOver(n.arguments[0]);
        if (name == "is")
            return isOption(n);
        if (name == "if") {
            // Both branches are evaluated so that their dimensions are checked.
            const Num a = run(n.arguments[1]), b = run(n.arguments[2]);
            const double c = run(n.arguments[0]).v;
            return sameDimension({a, b}, std::isnan(c) ? kUnknown : c != 0 ? a.v : b.v);
        }
        Arguments a;
        for (const FormulaNode& argument : n.arguments)
            a.push_back(run(argument));
        if (name == "known")
            return {std::isnan(a[0].v) ? 0.0 : 1.0, {}};
        if (name == "less") {
            const bool either = std::isnan(a[0].v) || std::isnan(a[1].v);
            return {sameDimension(a, either ? kUnknown : a[0].v < a[1].v ? 1.0 : 0.0).v, {}};
        }
        if (name == "ceil" || name == "floor")
            return {roundWhole(a[0].v, name == "ceil"), a[0].d};
        if (name == "max" || name == "min")
            return sameDimension(a, extreme(a, name == "max", false));
        if (name == "least_known")
            return sameDimension(a, extreme(a, false, true));
        if (name == "largest")
            return {sameDimension(a, indexOfLargest(a)).v, {}};
        return rule(name, a);
    }
    static Num rule(const std::string& name, const Arguments& a) {
        std::vector<double> v;
        for (const Num& x : a)
            v.push_back(x.v);
        return {namedRule(name, v), {}};
    }

    const PlanView& m_view;
    int m_item;
    std::size_t m_scope;
};

void push(std::vector<FormulaToken>& out, std::string text) {
    out.push_back({FormulaToken::Kind::Text, std::move(text), false});
}

class Printer {
public:
    Printer(const PlanView& view, int item, bool reduced)
        : m_view(view)
        , m_item(item)
        , m_reduced(reduced) {}

    void print(const FormulaNode& n, int outer) {
        using Op = FormulaNode::Op;
        switch (n.op) {
        case Op::Number:
            out.push_back({FormulaToken::Kind::Number, n.text, false});
            break;
        case Op::Key:
            name(n);
            break;
        case Op::Call:
            call(n, outer);
            break;
        case Op::Add:
            infix(n, " + ", 1, 1, outer);
            break;
        case Op::Subtract:
            infix(n, " − ", 1, 2, outer);
            break;
        case Op::Multiply:
            infix(n, " × ", 2, 2, outer);
            break;
        case Op::Divide:
            infix(n, " ÷ ", 2, 3, outer);
            break;
        }
    }
    std::vector<FormulaToken> out;

private:
    void infix(const FormulaNode& n, const char* op, int level, int right, int outer) {
        if (level < outer)
            push(out, "(");
        print(n.arguments[0], level);
        push(out, op);
        print(n.arguments[1], right);
        if (level < outer)
            push(out, ")");
    }
    void name(const FormulaNode& n) {
        const std::size_t scope = scopeIndex(m_view.scenario, m_item);
        const bool field = n.input || !n.figure[scope];
        std::string key = n.text;
        if (n.own && m_item >= 0)
            key = "workload." + m_view.scenario.workloads[static_cast<std::size_t>(m_item)].id + "." + key;
        else if (n.own)
            key = "." + key;
        out.push_back({FormulaToken::Kind::Name, std::move(key), field});
    }
    void call(const FormulaNode& n, int outer) {
        if (m_reduced && n.text == "if") {
            const bool yes = Evaluator(m_view, m_item).condition(n.arguments[0]);
            print(n.arguments[yes ? 1 : 2], outer);
            return;
        }
        if (n.text == "ceil" || n.text == "floor") {
            push(out, n.text == "ceil" ? "⌈" : "⌊");
            print(n.arguments[0], 0);
            push(out, n.text == "ceil" ? "⌉" : "⌋");
            return;
        }
        if (m_reduced && n.text == "sum") {
            sum(n.arguments[0]);
            return;
        }
        push(out, n.text == "sum" ? "Σ(" : n.text + "(");
        for (std::size_t i = 0; i < n.arguments.size(); ++i) {
            if (i)
                push(out, ", ");
            if (n.text == "is" && i == 1)
                push(out, n.arguments[i].text);
            else
                print(n.arguments[i], 0);
        }
        push(out, ")");
    }
    void sum(const FormulaNode& n) {
        bool first = true;
        for (std::size_t i = 0; i < m_view.scenario.workloads.size(); ++i) {
            if (!n.figure[scopeIndex(m_view.scenario, static_cast<int>(i))])
                continue;
            if (!first)
                push(out, " + ");
            first = false;
            Printer each(m_view, static_cast<int>(i), m_reduced);
            each.name(n);
            out.push_back(each.out.front());
        }
        if (first)
            out.push_back({FormulaToken::Kind::Number, "0", false});
    }

    const PlanView& m_view;
    int m_item;
    bool m_reduced;
};

} // namespace

Expected<Num> evaluate(const FormulaNode& node, const PlanView& view, int item) {
    try {
        return Evaluator(view, item).run(node);
    } catch (const EvalError& error) {
        Diagnostic diagnostic;
        diagnostic.code = error.code;
        diagnostic.where = error.what;
        diagnostic.message = {GP_TR("The formula cannot be evaluated at “%1”."), {error.what}};
        return diagnostic;
    }
}

std::vector<FormulaToken> formulaTokens(const FormulaNode& node, const PlanView& view, int item, bool reduced) {
    Printer printer(view, item, reduced);
    printer.print(node, 0);
    return std::move(printer.out);
}

std::optional<FormulaToken> takenOver(const FormulaNode& node, const PlanView& view, int item) {
    const FormulaNode* at = &node;
    while (at->op == FormulaNode::Op::Call && at->text == "if")
        at = &at->arguments[Evaluator(view, item).condition(at->arguments[0]) ? 1 : 2];
    if (at->op != FormulaNode::Op::Key)
        return {};
    return formulaTokens(*at, view, item, true).front();
}

} // namespace gp

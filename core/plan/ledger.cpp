#include "core/plan/ledger.hpp"

#include <set>

namespace gp {

static Source derivedSource() {
    Source source;
    source.kind = SourceKind::Derived;
    return source;
}

LedgerEntry Ledger::entry(const FieldRef& ref) const {
    const Field& field = *ref.field;
    LedgerEntry e;
    e.key = fullKey(m_view.scenario, ref);
    e.label = field.label;
    e.help = field.help;
    e.unit = field.unit;
    e.whole = field.kind == FieldKind::Count;
    e.field = ref;
    const Value value = get(m_view.scenario, ref);
    if (const auto* number = std::get_if<double>(&value))
        e.value = *number;
    else if (const auto* text = std::get_if<std::string>(&value))
        e.text = *text;
    if (field.reference == Reference::Cooling) {
        if (const Cooling* cooling = m_view.library.catalog.coolingMethod(e.text))
            e.option = cooling->name;
    } else if (field.reference == Reference::PriceList) {
        if (const PriceList* list = m_view.library.priceList(e.text))
            e.name = list->name;
    } else if (field.reference != Reference::None) {
        e.name = m_view.library.catalog.nameOf(e.text);
    }
    for (const Option& option : field.options)
        if (e.text == option.code)
            e.option = option.label;
    const Belief belief = beliefOf(m_view.scenario, ref);
    e.source = belief.source;
    e.low = belief.low;
    e.high = belief.high;
    return e;
}

LedgerEntry Ledger::entry(const FigureRef& ref) const {
    const Figure& figure = *ref.figure;
    LedgerEntry e;
    e.key = fullKey(m_view.scenario, ref);
    e.label = figure.label;
    e.help = figure.help;
    e.unit = figure.unit;
    e.whole = figure.whole;
    e.figure = ref;
    e.value = figure.get(m_view, ref.item);
    if (!figure.options.empty() && e.value >= 0 && e.value < static_cast<double>(figure.options.size())) {
        const Option& option = figure.options[static_cast<std::size_t>(e.value)];
        e.text = option.code;
        e.option = option.label;
    }
    e.source = derivedSource();
    const FormulaNode* formula = figure.source ? nullptr : formulaOf(figure);
    if (const auto taken = formula ? takenOver(*formula, m_view, ref.item) : std::nullopt)
        e.source = sourceOf(*taken);
    if (figure.source) {
        const SourcePtr source = figure.source(m_view, ref.item);
        if (source)
            e.source = *source;
        else
            e.source.kind = SourceKind::Assumed;
    }
    return e;
}

/// A figure that takes over another value has that value's source: assumed stays assumed.
Source Ledger::sourceOf(const FormulaToken& taken) const {
    if (const FieldRef field = taken.field ? findField(m_view.scenario, taken.text) : FieldRef{})
        return entry(field).source;
    const FigureRef figure = findFigure(m_view.scenario, taken.text);
    return figure ? entry(figure).source : derivedSource();
}

Expected<LedgerEntry> Ledger::find(std::string_view key) const {
    if (const FigureRef figure = findFigure(m_view.scenario, key))
        return entry(figure);
    if (const FieldRef field = findField(m_view.scenario, key))
        return entry(field);
    auto figure = resolveFigure(m_view.scenario, key);
    if (figure)
        return entry(*figure);
    auto field = resolveField(m_view.scenario, key);
    if (field)
        return entry(*field);
    return figure.error().code == "field.ambiguous" ? figure.error() : field.error();
}

Expected<Explanation> Ledger::explain(std::string_view key) const {
    auto found = find(key);
    if (!found)
        return found.error();
    return explain(*found);
}

Explanation Ledger::explain(const LedgerEntry& entry) const {
    Explanation e;
    e.entry = entry;
    e.usedBy = usersOf(entry);
    if (!entry.figure)
        return e;
    const FigureRef& ref = entry.figure;
    if (const FormulaNode* node = formulaOf(*ref.figure)) {
        e.formula = formulaTokens(*node, m_view, ref.item, false);
        e.applied = formulaTokens(*node, m_view, ref.item, true);
    }
    std::set<std::string> seen;
    for (const FormulaToken& token : e.applied) {
        if (token.kind != FormulaToken::Kind::Name || !seen.insert(token.text + (token.field ? "#" : "")).second)
            continue;
        if (token.field) {
            if (const FieldRef field = findField(m_view.scenario, token.text))
                e.inputs.push_back(this->entry(field));
        } else if (const FigureRef figure = findFigure(m_view.scenario, token.text)) {
            e.inputs.push_back(this->entry(figure));
        }
    }
    e.limits = limitUsesOf(m_view, ref.figure->key);
    return e;
}

const char* labelOf(std::string_view fullKey) {
    constexpr std::string_view kPrefix = "workload.";
    const bool item = fullKey.starts_with(kPrefix);
    if (item) {
        const std::size_t dot = fullKey.find('.', kPrefix.size());
        fullKey = dot == std::string_view::npos ? std::string_view() : fullKey.substr(dot + 1);
    }
    for (const Figure& figure : figures())
        if (figure.key == fullKey && (figure.scope != Scope::Centre) == item)
            return figure.label;
    for (const Field& field : fields())
        if (field.key == fullKey && (field.scope != Scope::Centre) == item)
            return field.label;
    return "";
}

/// Does the formula name this table entry? `summed`: from inside sum(), where it means every workload.
static bool names(const FormulaNode& node, const LedgerEntry& entry, std::size_t scope, bool& summed) {
    if (node.op == FormulaNode::Op::Key) {
        if (entry.figure)
            return !node.input && node.figure[scope] == entry.figure.figure;
        const bool hidden = node.figure[scope] && !node.input;
        return !hidden && node.field[scope] == entry.field.field;
    }
    for (const FormulaNode& argument : node.arguments) {
        const bool inSum = node.text == "sum" && node.op == FormulaNode::Op::Call;
        if (inSum) {
            for (std::size_t s = 1; s < 3; ++s)
                if (names(argument, entry, s, summed))
                    return summed = true;
        } else if (names(argument, entry, scope, summed)) {
            return true;
        }
    }
    return false;
}

std::vector<std::string> Ledger::usersOf(const LedgerEntry& entry) const {
    std::vector<std::string> users;
    const int item = entry.figure ? entry.figure.item : entry.field.item;
    eachFigure(m_view.scenario, [&](const FigureRef& ref) {
        const FormulaNode* node = formulaOf(*ref.figure);
        bool summed = false;
        if (!node || !names(*node, entry, scopeIndex(m_view.scenario, ref.item), summed))
            return;
        if (item >= 0 && ref.item != item && !summed)
            return;
        users.push_back(fullKey(m_view.scenario, ref));
    });
    return users;
}

std::vector<LedgerMismatch> checkLedger(const PlanView& view, std::size_t& checked) {
    std::vector<LedgerMismatch> wrong;
    checked = 0;
    eachFigure(view.scenario, [&](const FigureRef& ref) {
        const FormulaNode* node = formulaOf(*ref.figure);
        if (!node)
            return;
        ++checked;
        const double planned = ref.figure->get(view, ref.item);
        const auto evaluated = evaluate(*node, view, ref.item);
        if (!evaluated) {
            wrong.push_back({fullKey(view.scenario, ref), planned, kUnknown,
                             evaluated.error().code + " at " + evaluated.error().where});
            return;
        }
        const double v = evaluated->v;
        const bool same = (std::isnan(v) && std::isnan(planned)) || v == planned ||
                          std::abs(v - planned) <= 1e-9 * std::max(std::abs(v), std::abs(planned));
        if (!same || evaluated->d != ref.figure->dim)
            wrong.push_back(
                {fullKey(view.scenario, ref), planned, v, evaluated->d != ref.figure->dim ? "dimension" : "value"});
    });
    return wrong;
}

} // namespace gp

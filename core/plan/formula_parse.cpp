#include "core/plan/formula.hpp"

#include <charconv>
#include <unordered_map>

namespace gp {

namespace {

constexpr std::string_view kFunctions[] = {"ceil",
                                           "floor",
                                           "max",
                                           "min",
                                           "if",
                                           "less",
                                           "known",
                                           "is",
                                           "sum",
                                           "least_known",
                                           "largest",
                                           "annuity",
                                           "replica_servers",
                                           "fabric_tiers",
                                           "fabric_spines_min",
                                           "fabric_spines",
                                           "fabric_cores",
                                           "input"};

struct FormulaError {
    const char* code;
    std::size_t at;
};

bool isWord(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

/// Recursive descent over the text; errors leave through one exception that parseFormula catches.
class Parser {
public:
    explicit Parser(std::string_view text)
        : m_text(text) {}
    FormulaNode whole() {
        FormulaNode node = sum();
        if (peek() != '\0')
            fail("formula.syntax");
        return node;
    }

private:
    using Op = FormulaNode::Op;
    [[noreturn]] void fail(const char* code) const { throw FormulaError{code, m_at}; }
    char peek() {
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
        return m_at < m_text.size() ? m_text[m_at] : '\0';
    }
    bool eat(char c) {
        if (peek() != c)
            return false;
        ++m_at;
        return true;
    }
    static FormulaNode join(Op op, FormulaNode a, FormulaNode b) {
        FormulaNode node;
        node.op = op;
        node.arguments.push_back(std::move(a));
        node.arguments.push_back(std::move(b));
        return node;
    }
    FormulaNode sum() {
        FormulaNode a = product();
        for (;;) {
            if (eat('+'))
                a = join(Op::Add, std::move(a), product());
            else if (eat('-'))
                a = join(Op::Subtract, std::move(a), product());
            else
                return a;
        }
    }
    FormulaNode product() {
        FormulaNode a = atom();
        for (;;) {
            if (eat('*'))
                a = join(Op::Multiply, std::move(a), atom());
            else if (eat('/'))
                a = join(Op::Divide, std::move(a), atom());
            else
                return a;
        }
    }
    FormulaNode atom() {
        if (eat('(')) {
            FormulaNode node = sum();
            if (!eat(')'))
                fail("formula.syntax");
            return node;
        }
        peek();
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && isWord(m_text[m_at]))
            ++m_at;
        const std::string_view word = m_text.substr(begin, m_at - begin);
        if (word.empty())
            fail("formula.syntax");
        if (word[0] >= '0' && word[0] <= '9')
            return number(word);
        return eat('(') ? call(word) : key(word);
    }
    FormulaNode number(std::string_view word) const {
        FormulaNode node;
        node.text = std::string(word);
        const auto end = std::from_chars(word.data(), word.data() + word.size(), node.number);
        if (end.ptr != word.data() + word.size())
            fail("formula.syntax");
        return node;
    }
    FormulaNode call(std::string_view name) {
        if (std::find(std::begin(kFunctions), std::end(kFunctions), name) == std::end(kFunctions))
            fail("formula.function");
        FormulaNode node;
        node.op = Op::Call;
        node.text = std::string(name);
        do {
            if (name == "is" && node.arguments.size() == 1)
                node.arguments.push_back(optionCode());
            else
                node.arguments.push_back(sum());
        } while (eat(','));
        if (!eat(')'))
            fail("formula.syntax");
        if (name != "input")
            return node;
        if (node.arguments.size() != 1 || node.arguments[0].op != Op::Key)
            fail("formula.syntax");
        FormulaNode field = std::move(node.arguments[0]);
        field.input = true;
        return field;
    }
    FormulaNode optionCode() {
        peek();
        FormulaNode node;
        while (m_at < m_text.size() && isWord(m_text[m_at]))
            node.text.push_back(m_text[m_at++]);
        return node;
    }
    FormulaNode key(std::string_view word) const {
        FormulaNode node;
        node.op = Op::Key;
        node.own = word.starts_with('.');
        node.text = std::string(node.own ? word.substr(1) : word);
        bind(node);
        for (std::size_t i = 0; i < 3; ++i)
            if (node.figure[i] || node.field[i])
                return node;
        fail("formula.key");
    }
    static void bind(FormulaNode& node);

    std::string_view m_text;
    std::size_t m_at = 0;
};

template<class Entry>
using ByKey = std::unordered_multimap<std::string_view, const Entry*>;

template<class Entry>
ByKey<Entry> indexOf(const std::vector<Entry>& table) {
    ByKey<Entry> index;
    for (const Entry& entry : table)
        index.emplace(entry.key, &entry);
    return index;
}

template<class Entry>
void bindTo(const ByKey<Entry>& index, const FormulaNode& node, const Entry* (&slots)[3]) {
    const auto [first, last] = index.equal_range(node.text);
    for (auto it = first; it != last; ++it) {
        const Scope scope = it->second->scope;
        if (!node.own && scope == Scope::Centre)
            slots[0] = slots[1] = slots[2] = it->second;
        if (node.own && (scope == Scope::Workload || scope == Scope::Training))
            slots[1] = it->second;
        if (node.own && (scope == Scope::Workload || scope == Scope::Inference))
            slots[2] = it->second;
    }
}

void Parser::bind(FormulaNode& node) {
    static const ByKey<Figure> figureIndex = indexOf(figures());
    static const ByKey<Field> fieldIndex = indexOf(fields());
    bindTo(figureIndex, node, node.figure);
    bindTo(fieldIndex, node, node.field);
}

} // namespace

Expected<FormulaNode> parseFormula(std::string_view text) {
    try {
        return Parser(text).whole();
    } catch (const FormulaError& error) {
        Diagnostic diagnostic;
        diagnostic.code = error.code;
        diagnostic.where = std::string(text);
        diagnostic.begin = diagnostic.end = error.at;
        diagnostic.message = {GP_TR("The formula cannot be read at byte %1."), {Literal(std::to_string(error.at))}};
        return diagnostic;
    }
}

const FormulaNode* formulaOf(const Figure& figure) {
    static const std::vector<FormulaNode> parsed = [] {
        std::vector<FormulaNode> all(figures().size());
        for (std::size_t i = 0; i < all.size(); ++i)
            if (const char* text = figures()[i].formula) {
                auto node = parseFormula(text);
                assert(node.ok());
                all[i] = std::move(*node);
            }
        return all;
    }();
    return figure.formula ? &parsed[static_cast<std::size_t>(&figure - figures().data())] : nullptr;
}

} // namespace gp

#include "core/report/plain_text.hpp"

#include <algorithm>

namespace gp {

static std::string chineseNumber(int n) {
    static constexpr const char* kDigits[] = {"", "一", "二", "三", "四", "五", "六", "七", "八", "九"};
    if (n < 10)
        return kDigits[n];
    return (n < 20 ? std::string() : std::string(kDigits[n / 10])) + "十" + kDigits[n % 10];
}

std::string chapterTitle(const ChapterBlock& chapter, const Wording& wording) {
    if (chapter.appendix)
        return wording.text(
                   Message{GP_TR("Appendix %1"), {std::string(1, static_cast<char>('A' + chapter.number - 1))}}) +
               "  " + wording.text(chapter.title);
    if (wording.style.chinese)
        return chineseNumber(chapter.number) + "、" + wording.text(chapter.title);
    return std::to_string(chapter.number) + "  " + wording.text(chapter.title);
}

namespace {

/// Columns that a terminal uses: Han characters and full-width forms take two.
std::size_t widthOf(const std::string& text) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size();) {
        const auto c = static_cast<unsigned char>(text[i]);
        const std::size_t bytes = c < 0x80 ? 1 : c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
        width += bytes == 3 && c >= 0xE3 ? 2 : 1;
        i += bytes;
    }
    return width;
}

class TextSetter {
public:
    explicit TextSetter(const Wording& wording)
        : m_say(wording) {}

    void operator()(const CoverBlock& c) {
        const std::string title = m_say.data(c.title);
        out += title + "\n" + std::string(widthOf(title), '=') + "\n\n";
        for (const std::string& part : {c.customer, c.scenario, c.author, c.confidentiality})
            if (!part.empty())
                out += m_say.data(part) + "\n";
        out += "\n" + m_say.line(c.scale) + "  " + m_say.line(c.structure) + "\n";
        for (const auto& [label, entry] : c.figures)
            out += m_say.text(label) + ": " + m_say.value(entry) + "\n";
    }
    void operator()(const ContentsBlock&) {}
    void operator()(const ChapterBlock& c) {
        const std::string title = chapterTitle(c, m_say);
        out += "\n\n" + title + "\n" + std::string(widthOf(title), '-') + "\n";
    }
    void operator()(const HeadingBlock& h) {
        out += "\n" + (h.number.empty() ? "" : h.number + " ") + m_say.line(h.title) + "\n";
    }
    void operator()(const ParagraphBlock& p) { out += "\n" + m_say.line(p.line) + "\n"; }
    void operator()(const CalloutBlock& c) { out += "\n! " + m_say.text(c.title) + "  " + m_say.line(c.line) + "\n"; }
    void operator()(const StepsBlock& s) {
        out += "\n";
        for (std::size_t i = 0; i < s.steps.size(); ++i)
            out += (i ? " -> " : "") + m_say.text(s.steps[i].name) + ": " + m_say.line(s.steps[i].value) + " (" +
                   m_say.line(s.steps[i].note) + ")";
        out += "\n";
    }
    void operator()(const FormulaBlock& f) {
        out += "\n" + (f.number.empty() ? "" : f.number + " ") + m_say.line(f.name) + "\n";
        out += "    = " + m_say.line(f.formula) + "\n";
        out += "    = " + m_say.line(f.numbers) + "\n";
        out += "    = " + m_say.line(f.result) + "\n";
    }
    void operator()(const DrawingBlock& d) { out += "\n[" + m_say.text(d.caption) + "]\n"; }
    void operator()(const TableBlock& t) {
        std::vector<std::vector<std::string>> rows(1);
        for (const Column& column : t.columns)
            rows[0].push_back(m_say.text(column.head));
        for (const Row& row : t.rows) {
            rows.emplace_back();
            for (const Cell& cell : row.cells)
                rows.back().push_back(cellText(cell));
        }
        out += "\n";
        printRows(t, rows);
        if (*t.caption.text)
            out += m_say.text(t.caption) + "\n";
    }
    std::string out;

private:
    std::string cellText(const Cell& cell) const {
        return cell.badge ? m_say.text(sourceLabel(*cell.badge)) : m_say.line(cell.line);
    }
    void printRows(const TableBlock& t, const std::vector<std::vector<std::string>>& rows) {
        std::vector<std::size_t> widths(t.columns.size(), 0);
        for (const auto& row : rows)
            for (std::size_t i = 0; i < row.size(); ++i)
                widths[i] = std::max(widths[i], widthOf(row[i]));
        for (const auto& row : rows) {
            std::string line = " ";
            for (std::size_t i = 0; i < row.size(); ++i) {
                const std::string pad(widths[i] - widthOf(row[i]), ' ');
                line += " " + (t.columns[i].right ? pad + row[i] : row[i] + pad) + " ";
            }
            line.erase(line.find_last_not_of(' ') + 1);
            out += line + "\n";
        }
    }
    const Wording& m_say;
};

} // namespace

std::string plainText(const Proposal& proposal, const Wording& wording) {
    TextSetter setter(wording);
    for (const Block& block : proposal.blocks)
        std::visit(setter, block);
    return std::move(setter.out);
}

} // namespace gp

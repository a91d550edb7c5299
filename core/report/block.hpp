// The proposal as layout-neutral blocks: what is said in which order. Texts stay messages and ledger entries, so that
// one document is set in either language, on paper or as plain text.
#pragma once

#include "core/plan/ledger.hpp"
#include "core/units/text.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gp {

/// "low–high" of a band or a belief; nothing is shown where it is unknown.
struct Span {
    double low = kUnknown, high = kUnknown;
    Unit unit{};
};
/// What a line is made of, one behind the other.
using Piece = std::variant<Message, LedgerEntry, Span>;
using Line = std::vector<Piece>;

/// A band as a drawn bar: all in one unit; unknown parts are not drawn.
struct BandBar {
    double low = kUnknown, middle = kUnknown, high = kUnknown, planned = kUnknown, limit = kUnknown;
};

enum class Tone { Plain, Muted, Strong, Good, Caution, Bad };

struct Cell {
    Line line;
    Tone tone = Tone::Plain;
    std::optional<SourceKind> badge; ///< drawn instead of a text
    std::optional<BandBar> bar;      ///< drawn instead of a text
};

struct Column {
    Message head;
    double share = 1; ///< of the width; the shares of a table add up to 1
    bool right = false;
};

struct Row {
    enum class Kind { Plain, Group, Total };
    std::vector<Cell> cells; ///< one a column
    Kind kind = Kind::Plain;
};

struct CoverBlock {
    std::string customer, title, scenario, author, confidentiality;
    Line scale, structure;
    std::vector<std::pair<Message, LedgerEntry>> figures;
};
struct ContentsBlock {};
/// A chapter begins a page and has a bookmark. Appendices are lettered.
struct ChapterBlock {
    Message title;
    int number = 0; ///< from 1, chapters and appendices apart
    bool appendix = false;
};
struct HeadingBlock {
    Line title;
    std::string number; ///< "1.2"; may be empty
};
struct ParagraphBlock {
    Line line;
    bool muted = false;
};
struct CalloutBlock {
    Severity severity = Severity::Note;
    Message title;
    Line line;
};
struct TableBlock {
    std::vector<Column> columns;
    std::vector<Row> rows;
    Message caption;
};
/// The chain as boxes with arrows between them.
struct StepsBlock {
    struct Step {
        Message name;
        Line value, note;
    };
    std::vector<Step> steps;
    Message caption;
};
/// A result with its formula, the numbers put in, and what comes out.
struct FormulaBlock {
    std::string number;
    Line name, formula, numbers, result;
};
/// A picture that the renderer knows by its id.
struct DrawingBlock {
    std::string id; ///< "mfu", "network", "floor", "cost"
    Message caption;
};

using Block = std::variant<CoverBlock, ContentsBlock, ChapterBlock, HeadingBlock, ParagraphBlock, CalloutBlock,
                           TableBlock, StepsBlock, FormulaBlock, DrawingBlock>;

} // namespace gp

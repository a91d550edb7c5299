// Sets the blocks of a proposal on A4 pages. Run once without a painter it only measures, which is how the contents
// learn their page numbers.
#pragma once

#include "core/report/proposal.hpp"
#include "core/report/wording.hpp"
#include "ui/report/pdf_finish.hpp"

#include <QPicture>
#include <QRectF>
#include <QString>

#include <functional>
#include <map>
#include <vector>

class QPainter;
class QFont;
class QColor;

namespace gp {

/// Pictures by the id of their DrawingBlock, recorded in this size.
using Drawings = std::map<std::string, QPicture>;
inline constexpr int kPageWidth = 794, kPageHeight = 1123; ///< A4 at 96 dpi
inline constexpr int kDrawingWidth = 640, kDrawingHeight = 330;

class Typesetter {
public:
    /// Ends the present page and gives the painter of the next one.
    using NextPage = std::function<QPainter*()>;
    /// `painter` is the first page's; null: measure only, and `nextPage` is never called.
    Typesetter(const Proposal& proposal, const Wording& wording, const Drawings& drawings, QPainter* painter,
               NextPage nextPage = {});
    /// Titles and pages as a measuring run found them.
    void setContents(const std::vector<Bookmark>& contents, int pages);
    void run();

    const std::vector<Bookmark>& bookmarks() const { return m_bookmarks; }
    int pages() const { return m_page + 1; }

private:
    // One for every kind of block.
    void set(const CoverBlock& cover);
    void set(const ContentsBlock& contents);
    void set(const ChapterBlock& chapter);
    void set(const HeadingBlock& heading);
    void set(const ParagraphBlock& paragraph);
    void set(const CalloutBlock& callout);
    void set(const TableBlock& table);
    void set(const StepsBlock& steps);
    void set(const FormulaBlock& formula);
    void set(const DrawingBlock& drawing);

    QString say(const Line& line) const;
    QString say(const Message& message) const;
    void newPage();
    void need(double height);
    void put(const QRectF& box, int flags, const QString& text, const QFont& font, const QColor& colour);
    void fill(const QRectF& box, const QColor& colour);
    void rule(double y, const QColor& colour);
    void text(const QString& line, const QFont& font, const QColor& colour, double after);
    void caption(const Message& message);
    void tableHead(const TableBlock& table);
    void tableRow(const TableBlock& table, const Row& row, double height);
    void drawCell(const Column& column, const Cell& cell, Row::Kind kind, const QRectF& box);
    void drawBar(const BandBar& bar, const QRectF& box);
    double rowHeight(const TableBlock& table, const Row& row) const;

    const Proposal& m_proposal;
    const Wording& m_say;
    const Drawings& m_drawings;
    QPainter* m_painter;
    NextPage m_nextPage;
    std::vector<Bookmark> m_bookmarks, m_contents;
    QString m_chapter;
    int m_pages = 0, m_page = 0;
    double m_y = 0;
    bool m_afterHeading = false;
};

} // namespace gp

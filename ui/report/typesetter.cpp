#include "ui/report/typesetter.hpp"

#include "core/report/plain_text.hpp"
#include "ui/widgets/badges.hpp"
#include "ui/widgets/theme.hpp"

#include <QDate>
#include <QPainter>

#include <cmath>

namespace gp {

// A4 at 96 dpi: the drawings' pixels are the paper's.
static constexpr double kLeft = 76, kRight = 718, kWidth = kRight - kLeft, kTop = 96, kBottom = 1036;
static constexpr double kPadding = 8;

static QFont printFont(double pixels, bool bold = false) {
    QFont f(QStringList{QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC")});
    f.setPixelSize(static_cast<int>(std::lround(pixels)));
    f.setBold(bold);
    return f;
}
static const QFont& cellFont(bool bold) {
    static const QFont plain = printFont(12), strong = printFont(12, true);
    return bold ? strong : plain;
}

/// The largest font of at most `pixels` in which `text` fits the width.
static QFont fitting(const QString& text, double width, double pixels, bool bold) {
    QFont font = printFont(pixels, bold);
    while (pixels > 9 && QFontMetricsF(font).horizontalAdvance(text) > width)
        font = printFont(--pixels, bold);
    return font;
}

static QColor toneColour(Tone tone) {
    const Colours& k = printColours();
    switch (tone) {
    case Tone::Muted:
        return k.muted;
    case Tone::Good:
        return k.good;
    case Tone::Caution:
        return k.warn;
    case Tone::Bad:
        return k.bad;
    case Tone::Plain:
    case Tone::Strong:
        break;
    }
    return k.text;
}

Typesetter::Typesetter(const Proposal& proposal, const Wording& wording, const Drawings& drawings, QPainter* painter,
                       NextPage nextPage)
    : m_proposal(proposal)
    , m_say(wording)
    , m_drawings(drawings)
    , m_painter(painter)
    , m_nextPage(std::move(nextPage)) {}

void Typesetter::setContents(const std::vector<Bookmark>& contents, int pages) {
    m_contents = contents;
    m_pages = pages;
}

void Typesetter::run() {
    m_y = kTop;
    for (const Block& block : m_proposal.blocks) {
        std::visit([this](const auto& one) { set(one); }, block);
        m_afterHeading = std::holds_alternative<HeadingBlock>(block);
    }
}

QString Typesetter::say(const Line& line) const {
    return QString::fromStdString(m_say.line(line));
}
QString Typesetter::say(const Message& message) const {
    return QString::fromStdString(m_say.text(message));
}

void Typesetter::put(const QRectF& box, int flags, const QString& text, const QFont& font, const QColor& colour) {
    if (!m_painter || text.isEmpty())
        return;
    m_painter->setFont(font);
    m_painter->setPen(colour);
    m_painter->drawText(box, flags, text);
}
void Typesetter::fill(const QRectF& box, const QColor& colour) {
    if (m_painter)
        m_painter->fillRect(box, colour);
}
void Typesetter::rule(double y, const QColor& colour) {
    if (!m_painter)
        return;
    m_painter->setPen(QPen(colour, 1));
    m_painter->drawLine(QPointF(kLeft, y), QPointF(kRight, y));
}

void Typesetter::newPage() {
    if (m_painter)
        m_painter = m_nextPage();
    ++m_page;
    m_y = kTop;
    const Colours& k = printColours();
    const QFont small = printFont(11);
    put(QRectF(kLeft, 48, kWidth * 0.7, 18), Qt::AlignLeft, QString::fromStdString(m_say.data(m_proposal.title)), small,
        k.muted);
    put(QRectF(kLeft + kWidth * 0.6, 48, kWidth * 0.4, 18), Qt::AlignRight, m_chapter, small, k.muted);
    rule(72, k.line);
    rule(1052, k.line);
    put(QRectF(kLeft, 1060, kWidth * 0.75, 18), Qt::AlignLeft, say(m_proposal.edition), small, k.muted);
    put(QRectF(kLeft + kWidth * 0.7, 1060, kWidth * 0.3, 18), Qt::AlignRight,
        say(Message{GP_TR("Page %1 of %2"), {std::to_string(m_page + 1), std::to_string(m_pages)}}), small, k.muted);
}

void Typesetter::need(double height) {
    if (m_y + height > kBottom)
        newPage();
}

void Typesetter::text(const QString& line, const QFont& font, const QColor& colour, double after) {
    const double height =
        QFontMetricsF(font).boundingRect(QRectF(kLeft, 0, kWidth, 5000), Qt::TextWordWrap, line).height();
    need(height);
    put(QRectF(kLeft, m_y, kWidth, height + 4), Qt::TextWordWrap, line, font, colour);
    m_y += height + after;
}

void Typesetter::caption(const Message& message) {
    if (*message.text)
        text(say(message), printFont(11), printColours().muted, 12);
}

void Typesetter::set(const CoverBlock& c) {
    const Colours& k = printColours();
    const auto plain = [this](const std::string& s) { return QString::fromStdString(m_say.data(s)); };
    fill(QRectF(0, 0, 10, 1123), k.accent);
    put(QRectF(kLeft, 70, kWidth, 24), Qt::AlignLeft, QString::fromStdString(m_say.text(GP_TR("Groundplan"))),
        printFont(15, true), k.accent);
    put(QRectF(kLeft, 70, kWidth, 24), Qt::AlignRight, plain(c.confidentiality), printFont(13), k.muted);
    put(QRectF(kLeft, 230, kWidth, 28), Qt::AlignLeft, plain(c.customer), printFont(18), k.muted);
    put(QRectF(kLeft, 264, kWidth, 150), Qt::AlignLeft | Qt::TextWordWrap, plain(c.title), printFont(36, true), k.text);
    put(QRectF(kLeft, 420, kWidth, 26), Qt::AlignLeft, plain(c.scenario), printFont(15), k.muted);
    fill(QRectF(kLeft, 520, kWidth, 2), k.text);
    put(QRectF(kLeft, 536, kWidth, 20), Qt::AlignLeft, QString::fromStdString(m_say.text(GP_TR("Scale"))),
        printFont(13), k.muted);
    put(QRectF(kLeft, 556, kWidth, 76), Qt::AlignLeft, say(c.scale), printFont(52, true), k.text);
    put(QRectF(kLeft, 632, kWidth, 24), Qt::AlignLeft, say(c.structure), printFont(15), k.muted);
    const double width = kWidth / static_cast<double>(std::max<std::size_t>(1, c.figures.size()));
    for (std::size_t i = 0; i < c.figures.size(); ++i) {
        const double x = kLeft + width * static_cast<double>(i);
        const QString value = QString::fromStdString(m_say.value(c.figures[i].second));
        put(QRectF(x, 706, width - 8, 20), Qt::AlignLeft, say(c.figures[i].first), printFont(12), k.muted);
        put(QRectF(x, 726, width - 8, 32), Qt::AlignLeft, value, fitting(value, width - 10, 20, true), k.text);
    }
    put(QRectF(kLeft, 1030, kWidth, 20), Qt::AlignLeft, plain(c.author), printFont(13), k.muted);
    put(QRectF(kLeft, 1030, kWidth, 20), Qt::AlignRight, QDate::currentDate().toString(Qt::ISODate), printFont(13),
        k.muted);
}

void Typesetter::set(const ContentsBlock&) {
    m_chapter = QString::fromStdString(m_say.text(GP_TR("Contents")));
    newPage();
    m_bookmarks.push_back({m_chapter, m_page});
    text(m_chapter, printFont(22, true), printColours().text, 16);
    const Colours& k = printColours();
    const QFont font = printFont(13);
    for (const Bookmark& b : m_contents) {
        if (b.page == m_page)
            continue;
        put(QRectF(kLeft, m_y, kWidth - 60, 24), Qt::AlignLeft | Qt::AlignVCenter, b.title, font, k.text);
        put(QRectF(kLeft, m_y, kWidth, 24), Qt::AlignRight | Qt::AlignVCenter, QString::number(b.page + 1), font,
            k.muted);
        rule(m_y + 27, k.line);
        m_y += 30;
    }
}

void Typesetter::set(const ChapterBlock& chapter) {
    const QString title = QString::fromStdString(chapterTitle(chapter, m_say));
    m_chapter = title;
    newPage();
    m_bookmarks.push_back({title, m_page});
    text(title, printFont(22, true), printColours().text, 14);
}

void Typesetter::set(const HeadingBlock& heading) {
    need(110); // a heading is kept with the lines that follow it
    m_y += m_y > kTop + 1 ? 10 : 0;
    const QString number = QString::fromStdString(heading.number);
    text((number.isEmpty() ? QString() : number + QStringLiteral("  ")) + say(heading.title), printFont(15, true),
         printColours().text, 6);
}

void Typesetter::set(const ParagraphBlock& paragraph) {
    const Colours& k = printColours();
    text(say(paragraph.line), printFont(13), paragraph.muted ? k.muted : k.text, 10);
}

void Typesetter::set(const CalloutBlock& callout) {
    const Colours& k = printColours();
    const bool bad = callout.severity == Severity::Error;
    const QFont strong = printFont(13, true), font = printFont(13);
    const QString title = say(callout.title), detail = say(callout.line);
    const double width = kWidth - 28;
    const double height =
        QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 2000), Qt::TextWordWrap, detail).height();
    need(height + 50);
    m_y += 6;
    fill(QRectF(kLeft, m_y, kWidth, height + 40), bad ? k.badTint : k.warnTint);
    put(QRectF(kLeft + 14, m_y + 10, width, 20), Qt::AlignLeft, title, strong, bad ? k.bad : k.text);
    put(QRectF(kLeft + 14, m_y + 30, width, height + 4), Qt::TextWordWrap, detail, font, k.text);
    m_y += height + 52;
}

double Typesetter::rowHeight(const TableBlock& table, const Row& row) const {
    double height = 17;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (row.kind == Row::Kind::Group || table.columns[i].right || row.cells[i].badge || row.cells[i].bar)
            continue;
        const QRectF box(0, 0, table.columns[i].share * kWidth - 2 * kPadding, 2000);
        height = std::max(height, QFontMetricsF(cellFont(row.cells[i].tone == Tone::Strong))
                                      .boundingRect(box, Qt::TextWordWrap, say(row.cells[i].line))
                                      .height());
    }
    return height + 9;
}

void Typesetter::drawBar(const BandBar& bar, const QRectF& box) {
    if (!m_painter || !(bar.low < bar.high))
        return;
    const Colours& k = printColours();
    double from = std::min(bar.low, bar.planned), to = std::max(bar.high, bar.planned);
    if (bar.limit < to + (to - from)) // a limit far away would squeeze the band
        to = std::max(to, bar.limit);
    const double span = to - from;
    const auto x = [&](double v) { return box.left() + 4 + (v - from) / span * (box.width() - 8); };
    const double y = box.center().y();
    m_painter->fillRect(QRectF(x(bar.low), y - 3, x(bar.high) - x(bar.low), 6), k.selection);
    m_painter->fillRect(QRectF(x(bar.middle) - 1, y - 8, 2, 16), k.accent);
    if (bar.limit >= from && bar.limit <= to) {
        m_painter->setPen(QPen(k.bad, 1.5, Qt::DashLine));
        m_painter->drawLine(QPointF(x(bar.limit), y - 9), QPointF(x(bar.limit), y + 9));
    }
    m_painter->setPen(Qt::NoPen);
    m_painter->setBrush(k.text);
    m_painter->setRenderHint(QPainter::Antialiasing);
    m_painter->drawEllipse(QPointF(x(bar.planned), y), 4, 4);
    m_painter->setBrush(Qt::NoBrush);
}

void Typesetter::drawCell(const Column& column, const Cell& cell, Row::Kind kind, const QRectF& box) {
    if (cell.bar) {
        drawBar(*cell.bar, box);
    } else if (cell.badge) {
        if (!m_painter)
            return;
        const QString label = QString::fromStdString(m_say.text(sourceLabel(*cell.badge)));
        const double width = std::min(box.width() - 4, QFontMetricsF(printFont(11)).horizontalAdvance(label) + 12);
        paintBadge(*m_painter, QRectF(box.left() + kPadding, box.center().y() - 8, width, 16), *cell.badge, label,
                   printColours(), printFont(11));
        m_painter->setRenderHint(QPainter::Antialiasing, false);
        m_painter->setBrush(Qt::NoBrush);
    } else {
        const bool strong = cell.tone == Tone::Strong || kind != Row::Kind::Plain;
        if (column.right) { // a number is never broken
            const QString number = say(cell.line);
            put(box.adjusted(kPadding, 4, -kPadding, 2), Qt::AlignRight | Qt::AlignTop, number,
                fitting(number, box.width() - 2 * kPadding, 12, strong), toneColour(cell.tone));
            return;
        }
        put(box.adjusted(kPadding, 4, -kPadding, 2), int(Qt::AlignLeft) | Qt::AlignTop | Qt::TextWordWrap,
            say(cell.line), cellFont(strong), toneColour(cell.tone));
    }
}

void Typesetter::tableHead(const TableBlock& table) {
    const Colours& k = printColours();
    fill(QRectF(kLeft, m_y, kWidth, 26), k.raised);
    rule(m_y, k.text);
    double x = kLeft;
    for (const Column& column : table.columns) {
        const double width = column.share * kWidth;
        const QString head = say(column.head);
        put(QRectF(x + kPadding, m_y, width - 2 * kPadding, 26),
            (column.right ? int(Qt::AlignRight) : int(Qt::AlignLeft)) | Qt::AlignVCenter, head,
            fitting(head, width - 2 * kPadding, 12, true), k.text);
        x += width;
    }
    m_y += 26;
    rule(m_y, k.edge);
}

void Typesetter::tableRow(const TableBlock& table, const Row& row, double height) {
    const Colours& k = printColours();
    if (row.kind == Row::Kind::Group)
        fill(QRectF(kLeft, m_y, kWidth, height), k.raised);
    if (row.kind == Row::Kind::Total)
        rule(m_y, k.text);
    double x = kLeft;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const double width = row.kind == Row::Kind::Group && i == 1 ? kRight - x : table.columns[i].share * kWidth;
        drawCell(table.columns[i], row.cells[i], row.kind, QRectF(x, m_y, width, height));
        x += table.columns[i].share * kWidth;
    }
    m_y += height;
    rule(m_y, k.line);
}

void Typesetter::set(const TableBlock& table) {
    need(90);
    tableHead(table);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const Row& row = table.rows[i];
        const double height = rowHeight(table, row);
        // No row is split, a group's name stays with its first row, and the head is said again.
        const double kept =
            row.kind == Row::Kind::Group && i + 1 < table.rows.size() ? rowHeight(table, table.rows[i + 1]) : 0;
        if (m_y + height + kept > kBottom) {
            newPage();
            tableHead(table);
        }
        tableRow(table, row, height);
    }
    m_y += 6;
    caption(table.caption);
    m_y += 6;
}

void Typesetter::set(const StepsBlock& steps) {
    const Colours& k = printColours();
    constexpr double kArrow = 22, kHeight = 90;
    need(kHeight + 40);
    const double n = static_cast<double>(steps.steps.size());
    const double width = (kWidth - kArrow * (n - 1)) / n;
    double x = kLeft;
    for (std::size_t i = 0; i < steps.steps.size(); ++i) {
        const StepsBlock::Step& step = steps.steps[i];
        fill(QRectF(x, m_y, width, kHeight), k.raised);
        fill(QRectF(x, m_y, width, 3), k.accent);
        const double inner = width - 20;
        const QString value = say(step.value), note = say(step.note);
        put(QRectF(x + 10, m_y + 12, inner, 18), Qt::AlignLeft, say(step.name), printFont(11), k.muted);
        put(QRectF(x + 10, m_y + 32, inner, 28), Qt::AlignLeft | Qt::AlignVCenter, value,
            fitting(value, inner, 19, true), k.text);
        const QFont small = printFont(11);
        put(QRectF(x + 10, m_y + 64, inner, 18), Qt::AlignLeft,
            QFontMetricsF(small).elidedText(note, Qt::ElideRight, inner), small, k.muted);
        if (i + 1 < steps.steps.size())
            put(QRectF(x + width, m_y, kArrow, kHeight), Qt::AlignCenter, QStringLiteral("→"), printFont(15), k.muted);
        x += width + kArrow;
    }
    m_y += kHeight + 8;
    caption(steps.caption);
}

void Typesetter::set(const FormulaBlock& formula) {
    const Colours& k = printColours();
    const QFont strong = printFont(12, true), font = printFont(12);
    constexpr double kInner = kWidth - 24;
    const QString name = say(formula.name), result = say(formula.result);
    const QString text = QStringLiteral("= ") + say(formula.formula),
                  numbers = QStringLiteral("= ") + say(formula.numbers);
    const auto heightOf = [&](const QString& line) {
        return QFontMetricsF(font).boundingRect(QRectF(0, 0, kInner, 3000), Qt::TextWordWrap, line).height();
    };
    // A value that is merely taken over has said everything once its name and number stand there.
    const bool takenOver = formula.formula.size() == 1;
    const double first = heightOf(text), second = takenOver ? 0 : heightOf(numbers);
    const double height = 32 + first + second;
    need(height + 8);
    fill(QRectF(kLeft, m_y, kWidth, height), k.raised);
    fill(QRectF(kLeft, m_y, 3, height), k.accent);
    const double x = kLeft + 14;
    const double numberWidth = formula.number.empty() ? 0 : 58;
    put(QRectF(x, m_y + 7, kInner * 0.62, 18), Qt::AlignLeft, name, strong, k.text);
    put(QRectF(x, m_y + 7, kInner - numberWidth, 18), Qt::AlignRight, result, strong, k.text);
    put(QRectF(x, m_y + 7, kInner, 18), Qt::AlignRight, QString::fromStdString(formula.number), font, k.muted);
    put(QRectF(x, m_y + 26, kInner, first + 4), Qt::TextWordWrap, text, font, k.muted);
    if (!takenOver)
        put(QRectF(x, m_y + 26 + first, kInner, second + 4), Qt::TextWordWrap, numbers, font, k.text);
    m_y += height + 5;
}

void Typesetter::set(const DrawingBlock& drawing) {
    const auto found = m_drawings.find(drawing.id);
    if (found == m_drawings.end())
        return;
    need(kDrawingHeight + 40);
    if (m_painter) {
        m_painter->save();
        m_painter->translate(kLeft, m_y);
        QPicture copy = found->second;
        copy.play(m_painter);
        m_painter->restore();
    }
    m_y += kDrawingHeight + 8;
    caption(drawing.caption);
}

} // namespace gp

#include "ui/report/proposal.hpp"

#include "core/project/files.hpp"
#include "ui/charts/bar_chart.hpp"
#include "ui/charts/mfu_chart.hpp"
#include "ui/charts/topology_view.hpp"
#include "ui/floor/floor_view.hpp"
#include "ui/report/pdf_finish.hpp"
#include "ui/widgets/theme.hpp"

#include <QDate>
#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>

#include <cerrno>
#include <cstring>

namespace gp {

namespace {

// A4 at 96 dpi: the drawings' pixels are the paper's.
constexpr double kPageWidth = 794, kPageHeight = 1123, kLeft = 76, kRight = 718, kTop = 96, kBottom = 1040;
const QSize kDrawing(640, 330);

QFont printFont(int pixels, bool bold = false) {
    QFont f(QStringList{QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC")});
    f.setPixelSize(pixels);
    f.setBold(bold);
    return f;
}

struct Column {
    QString head;
    double share;
    bool right = false;
};
using Rows = std::vector<QStringList>;

/// Sets blocks one under the other on as many pages as they need. With `painter` null it only measures, which is how
/// the contents learn their page numbers.
class Typesetter {
public:
    Typesetter(QPdfWriter* writer, QPainter* painter, QString header, int pages)
        : m_writer(writer)
        , m_painter(painter)
        , m_header(std::move(header))
        , m_pages(pages) {}

    void newPage() {
        if (m_painter)
            m_writer->newPage();
        ++m_page;
        m_y = kTop;
        if (!m_painter)
            return;
        const Colours& k = printColours();
        m_painter->setFont(printFont(12));
        m_painter->setPen(k.muted);
        m_painter->drawText(QRectF(kLeft, 50, kRight - kLeft, 18), Qt::AlignLeft, m_header);
        m_painter->drawText(QRectF(kLeft, 50, kRight - kLeft, 18), Qt::AlignRight, m_chapter);
        m_painter->drawText(
            QRectF(kLeft, 1062, kRight - kLeft, 18), Qt::AlignRight,
            say({GP_TR("Page %1 of %2"), {std::to_string(m_page + 1), std::to_string(m_pages)}}, "CNY"));
        m_painter->setPen(QPen(k.line, 1));
        m_painter->drawLine(QPointF(kLeft, 74), QPointF(kRight, 74));
        m_painter->drawLine(QPointF(kLeft, 1054), QPointF(kRight, 1054));
    }
    void chapter(const QString& title) {
        m_chapter = title;
        newPage();
        bookmarks.push_back({title, m_page});
        text(title, printFont(22, true), printColours().text, 14);
    }
    /// A heading is kept with the lines that follow it.
    void heading(const QString& title) {
        need(90);
        m_y += 10;
        text(title, printFont(15, true), printColours().text, 6);
    }
    void paragraph(const QString& line) { text(line, printFont(13), printColours().text, 8); }
    void note(const QString& line) { text(line, printFont(12), printColours().muted, 8); }

    void table(const std::vector<Column>& columns, const Rows& rows) {
        need(80);
        tableHead(columns);
        for (const QStringList& row : rows) {
            const double height = rowHeight(columns, row);
            if (m_y + height > kBottom) { // no row is split, and the head is said again
                newPage();
                tableHead(columns);
            }
            tableRow(columns, row, height, printFont(12));
            rule(printColours().line);
        }
        m_y += 10;
    }
    void drawing(const QPicture& picture, const QString& caption) {
        need(kDrawing.height() + 40);
        if (m_painter) {
            m_painter->save();
            m_painter->translate(kLeft, m_y);
            QPicture copy = picture;
            copy.play(m_painter);
            m_painter->restore();
        }
        m_y += kDrawing.height() + 6;
        note(caption);
    }
    void skip(double height) { m_y += height; }
    int page() const { return m_page; }
    QPainter* painter() const { return m_painter; }
    std::vector<Bookmark> bookmarks;

private:
    void need(double height) {
        if (m_y + height > kBottom)
            newPage();
    }
    void text(const QString& line, const QFont& font, const QColor& colour, double after) {
        const QRectF box(kLeft, 0, kRight - kLeft, 5000);
        const double height = QFontMetricsF(font).boundingRect(box, Qt::TextWordWrap, line).height();
        if (m_y + height > kBottom)
            newPage();
        if (m_painter) {
            m_painter->setFont(font);
            m_painter->setPen(colour);
            m_painter->drawText(QRectF(kLeft, m_y, kRight - kLeft, height + 4), Qt::TextWordWrap, line);
        }
        m_y += height + after;
    }
    double rowHeight(const std::vector<Column>& columns, const QStringList& row) const {
        double height = 16;
        const QFontMetricsF metrics(printFont(12));
        for (int i = 0; i < row.size(); ++i) {
            const QRectF box(0, 0, columns[static_cast<std::size_t>(i)].share * (kRight - kLeft) - 12, 2000);
            height =
                std::max(height, metrics.boundingRect(box, Qt::TextWrapAnywhere | Qt::TextWordWrap, row[i]).height());
        }
        return height + 8;
    }
    void tableHead(const std::vector<Column>& columns) {
        QStringList heads;
        for (const Column& c : columns)
            heads << c.head;
        if (m_painter)
            m_painter->fillRect(QRectF(kLeft, m_y, kRight - kLeft, 26), printColours().raised);
        rule(printColours().text);
        tableRow(columns, heads, 26, printFont(12, true));
        rule(printColours().edge);
    }
    void tableRow(const std::vector<Column>& columns, const QStringList& row, double height, const QFont& font) {
        double x = kLeft;
        for (int i = 0; i < row.size(); ++i) {
            const Column& column = columns[static_cast<std::size_t>(i)];
            const double width = column.share * (kRight - kLeft);
            if (m_painter) {
                m_painter->setFont(font);
                m_painter->setPen(printColours().text);
                m_painter->drawText(QRectF(x + 6, m_y + 4, width - 12, height),
                                    (column.right ? Qt::AlignRight : Qt::AlignLeft) | Qt::TextWordWrap, row[i]);
            }
            x += width;
        }
        m_y += height;
    }
    void rule(const QColor& colour) {
        if (!m_painter)
            return;
        m_painter->setPen(QPen(colour, 1));
        m_painter->drawLine(QPointF(kLeft, m_y), QPointF(kRight, m_y));
    }

    QPdfWriter* m_writer;
    QPainter* m_painter;
    QString m_header, m_chapter;
    int m_pages, m_page = 0;
    double m_y = kTop;
};

/// The document as a sequence of blocks; run once to measure and once to paint.
class Proposal {
public:
    Proposal(const Project& project, const PlanSet& set, const PlanResult& result, const ProposalDrawings& drawings)
        : m_project(project)
        , m_set(set)
        , m_r(result)
        , m_drawings(drawings)
        , m_currency(result.currency()) {}

    void run(Typesetter& t, const std::vector<Bookmark>& known) {
        cover(t);
        contents(t, known);
        summary(t);
        demand(t);
        stage(t, GP_TR("Compute"), Stage::Compute, &m_drawings.mfu,
              GP_TR("MFU against GPU count; the fall with size is an assumption of 3 % a doubling."));
        stage(t, GP_TR("Network"), Stage::Network, &m_drawings.network, GP_TR("Parameter plane."));
        stage(t, GP_TR("Storage"), Stage::Storage, nullptr, "");
        stage(t, GP_TR("Site"), Stage::Site, &m_drawings.floor,
              GP_TR("Hall to scale; colour is power against the rack limit."));
        stage(t, GP_TR("Cost"), Stage::Cost, &m_drawings.cost, GP_TR("Parts of the investment."));
        findingsChapter(t);
        assumptions(t);
        calculation(t);
    }

private:
    QString title() const {
        const QString own = QString::fromStdString(m_project.branding.title);
        return own.isEmpty() ? say(GP_TR("AI compute centre proposal")) : own;
    }
    QString value(const char* key) const { return sayEntry(*m_r.ledger().find(key), m_currency); }

    void cover(Typesetter& t) {
        QPainter* p = t.painter();
        if (!p)
            return;
        const Colours& k = printColours();
        const auto line = [&](double y, const QString& text, const QFont& font, const QColor& colour,
                              int align = Qt::AlignLeft) {
            p->setFont(font);
            p->setPen(colour);
            p->drawText(QRectF(kLeft, y, kRight - kLeft, 140), align | Qt::TextWordWrap, text);
        };
        line(70, say(GP_TR("Groundplan")), printFont(15, true), k.accent);
        line(70, QString::fromStdString(m_project.branding.confidentiality), printFont(13), k.muted, Qt::AlignRight);
        line(240, QString::fromStdString(m_project.branding.customer), printFont(18), k.muted);
        line(274, title(), printFont(38, true), k.text);
        line(400, QString::fromStdString(m_r.name), printFont(15), k.muted);
        p->fillRect(QRectF(kLeft, 520, kRight - kLeft, 2), k.text);
        line(536, say(GP_TR("Scale")), printFont(13), k.muted);
        line(556, value("centre.gpus"), printFont(52, true), k.text);
        line(628,
             say({GP_TR("%1 servers × %2"),
                  {Amount{times(m_r.plan.compute.servers), unit::one},
                   Amount{times(m_r.plan.compute.server->gpus.value), unit::one}}},
                 m_currency),
             printFont(15), k.muted);
        double x = kLeft;
        for (const char* key : {"centre.peak_rate", "centre.racks", "centre.it_power", "centre.capex"}) {
            p->setFont(printFont(12));
            p->setPen(k.muted);
            p->drawText(QRectF(x, 700, 160, 20), Qt::AlignLeft, sayKey(key));
            p->setFont(printFont(20, true));
            p->setPen(k.text);
            p->drawText(QRectF(x, 720, 160, 30), Qt::AlignLeft, value(key));
            x += 160;
        }
        line(1040, QString::fromStdString(m_project.branding.author), printFont(13), k.muted);
        line(1040, QDate::currentDate().toString(Qt::ISODate), printFont(13), k.muted, Qt::AlignRight);
    }

    void contents(Typesetter& t, const std::vector<Bookmark>& known) {
        t.newPage();
        t.bookmarks.push_back({say(GP_TR("Contents")), t.page()});
        t.heading(say(GP_TR("Contents")));
        Rows rows;
        for (const Bookmark& b : known)
            if (b.page != t.page())
                rows.push_back({b.title, QString::number(b.page + 1)});
        t.table({{say(GP_TR("Chapter")), 0.85}, {say(GP_TR("Page")), 0.15, true}}, rows);
    }

    QStringList figureRow(const FigureRef& ref) const {
        const LedgerEntry e = m_r.ledger().entry(ref);
        const auto band = m_r.bands.find(e.key);
        QString range;
        if (band != m_r.bands.end() && band->second.low < band->second.high) {
            NumberStyle style = numberStyle(m_currency);
            style.magnitude = Magnitude::Abbreviated;
            range = QString::fromStdString(
                formatRange(band->second.low, band->second.high, readableUnit(e.value, e.unit), style).number);
        }
        return {say(e.label), sayEntry(e, m_currency), range, say(sourceLabel(e.source.kind))};
    }
    std::vector<Column> figureColumns() const {
        return {{say(GP_TR("Figure")), 0.44},
                {say(GP_TR("Value")), 0.24, true},
                {say(GP_TR("P10–P90")), 0.2, true},
                {say(GP_TR("Source")), 0.12}};
    }

    void summary(Typesetter& t) {
        t.chapter(say(GP_TR("Summary")));
        t.paragraph(say(
            {GP_TR("%1 are planned: %2 servers in %3 racks, %4 of IT power and an investment of %5."),
             {Amount{times(m_r.plan.compute.gpus), unit::gpu}, Amount{times(m_r.plan.compute.servers), unit::one},
              Amount{times(m_r.plan.site.racks), unit::one}, Amount{baseValue(m_r.plan.site.itPower), unit::kilowatt},
              Amount{baseValue(m_r.plan.cost.capex), unit::money}}},
            m_currency));
        Rows rows;
        eachFigure(m_r.scenario, [&](const FigureRef& ref) {
            if (ref.figure->headline)
                rows.push_back(figureRow(ref));
        });
        t.table(figureColumns(), rows);
        if (m_set.results.size() < 2)
            return;
        t.heading(say(GP_TR("Scenarios")));
        Rows compare;
        for (const PlanResultPtr& r : m_set.results) {
            const auto cell = [&](const char* key) { return sayEntry(*r->ledger().find(key), r->currency()); };
            compare.push_back({QString::fromStdString(r->name), cell("centre.gpus"), cell("centre.racks"),
                               cell("centre.it_power"), cell("centre.capex")});
        }
        t.table({{say(GP_TR("Scenario")), 0.28},
                 {sayKey("centre.gpus"), 0.18, true},
                 {sayKey("centre.racks"), 0.14, true},
                 {sayKey("centre.it_power"), 0.18, true},
                 {sayKey("centre.capex"), 0.22, true}},
                compare);
    }

    void demand(Typesetter& t) {
        t.chapter(say(GP_TR("Demand")));
        for (std::size_t i = 0; i < m_r.scenario.workloads.size(); ++i) {
            const Workload& w = m_r.scenario.workloads[i];
            t.heading(QString::fromStdString(w.name.empty() ? w.id : w.name));
            eachFigure(m_r.scenario, [&](const FigureRef& ref) {
                if (ref.item != static_cast<int>(i) || ref.figure->stage != Stage::Demand)
                    return;
                const Explanation e = m_r.ledger().explain(m_r.ledger().entry(ref));
                if (e.applied.empty() || std::isnan(e.entry.value))
                    return;
                t.paragraph(say(e.entry.label) + QStringLiteral(" = ") + formulaText(e.applied));
                t.note(QStringLiteral("    = ") + formulaNumbers(e.applied, m_r.ledger(), m_currency) +
                       QStringLiteral(" = ") + sayEntry(e.entry, m_currency));
            });
        }
    }

    void stage(Typesetter& t, const char* name, Stage stage, const QPicture* drawing, const char* caption) {
        t.chapter(say(name));
        if (drawing)
            t.drawing(*drawing, say(caption));
        const char* group = "";
        Rows rows;
        const auto flush = [&] {
            if (rows.empty())
                return;
            t.heading(say(group));
            t.table(figureColumns(), rows);
            rows.clear();
        };
        eachFigure(m_r.scenario, [&](const FigureRef& ref) {
            if (ref.item >= 0 || ref.figure->stage != stage)
                return;
            if (std::string_view(group) != ref.figure->group) {
                flush();
                group = ref.figure->group;
            }
            rows.push_back(figureRow(ref));
        });
        flush();
    }

    void findingsChapter(Typesetter& t) {
        t.chapter(say(GP_TR("Findings")));
        static constexpr const char* kVerdicts[] = {GP_TR("ok"), GP_TR("note"), GP_TR("warning"), GP_TR("error")};
        Rows rows;
        for (const Finding& f : m_r.findings)
            rows.push_back({say(kVerdicts[static_cast<std::size_t>(f.severity)]), say(f.title, m_currency),
                            say(f.detail, m_currency)});
        t.table({{say(GP_TR("Verdict")), 0.12}, {say(GP_TR("Finding")), 0.32}, {say(GP_TR("Detail")), 0.56}}, rows);
    }

    void assumptions(Typesetter& t) {
        t.chapter(say(GP_TR("Assumptions and sources")));
        Rows rows;
        eachField(m_r.scenario, [&](const FieldRef& ref) {
            const LedgerEntry e = m_r.ledger().entry(ref);
            QString range =
                std::isnan(e.low)
                    ? QString()
                    : QString::fromStdString(formatRange(e.low, e.high, e.unit, numberStyle(m_currency)).number);
            const std::string item =
                ref.item < 0 ? std::string() : m_r.scenario.workloads[static_cast<std::size_t>(ref.item)].id + ": ";
            rows.push_back({QString::fromStdString(item) + say(e.label), sayEntry(e, m_currency), range,
                            say(sourceLabel(e.source.kind)), QString::fromStdString(e.source.reference)});
        });
        t.table({{say(GP_TR("Input")), 0.28},
                 {say(GP_TR("Value")), 0.2, true},
                 {say(GP_TR("Range")), 0.14, true},
                 {say(GP_TR("Source")), 0.1},
                 {say(GP_TR("Reference")), 0.28}},
                rows);
    }

    void calculation(Typesetter& t) {
        t.chapter(say(GP_TR("Calculation")));
        t.note(say(GP_TR("Every result with its formula and the numbers put in, from the ledger.")));
        Rows rows;
        eachFigure(m_r.scenario, [&](const FigureRef& ref) {
            const Explanation e = m_r.ledger().explain(m_r.ledger().entry(ref));
            if (!e.applied.empty())
                rows.push_back({say(e.entry.label) + QLatin1Char('\n') + QString::fromStdString(e.entry.key),
                                formulaText(e.applied) + QStringLiteral("\n= ") +
                                    formulaNumbers(e.applied, m_r.ledger(), m_currency),
                                sayEntry(e.entry, m_currency)});
        });
        t.table(
            {{say(GP_TR("Figure")), 0.3}, {say(GP_TR("Formula and numbers")), 0.52}, {say(GP_TR("Value")), 0.18, true}},
            rows);
    }

    const Project& m_project;
    const PlanSet& m_set;
    const PlanResult& m_r;
    const ProposalDrawings& m_drawings;
    std::string m_currency;
};

Outcome unwritable(const QString& path, const QString& why) {
    Diagnostic error;
    error.code = "report.unwritable";
    error.where = path.toStdString();
    error.message = {GP_TR("%1 cannot be written: %2"), {path.toStdString(), why.toStdString()}};
    return error;
}

} // namespace

ProposalDrawings recordDrawings(const PlanSetPtr& set, const std::string& scenario) {
    ProposalDrawings d;
    const PlanResultPtr r = set->find(scenario);
    if (!r)
        return d;
    const QRect box(QPoint(0, 0), kDrawing);
    MfuChart chart;
    chart.resize(kDrawing);
    chart.refresh(set, scenario);
    QPainter p(&d.mfu);
    chart.paintInto(p, box);
    p.end();
    TopologyView network;
    network.refresh(r, QStringLiteral("parameter"));
    p.begin(&d.network);
    network.paintTree(p, box, printColours());
    p.end();
    FloorView floor;
    floor.refresh(r);
    p.begin(&d.floor);
    floor.paintHall(p, box, printColours());
    p.end();
    BarChart bars(BarChart::Kind::Parts);
    std::vector<Bar> parts;
    for (const char* key : {"cost.servers", "cost.network", "cost.storage", "cost.racks", "cost.install",
                            "cost.facility", "centre.capex"}) {
        const auto e = r->ledger().find(key);
        parts.push_back(
            {{}, say(e->label), sayEntry(*e, r->currency()), e->value, std::string_view(key) == "centre.capex", 0});
    }
    bars.setBars(parts, {});
    p.begin(&d.cost);
    bars.paintBars(p, box, printColours());
    p.end();
    return d;
}

Outcome writeProposal(const Project& project, const PlanSet& set, const std::string& scenario,
                      const ProposalDrawings& drawings, const QString& path) {
    const PlanResultPtr r = set.find(scenario);
    if (!r) {
        Diagnostic error;
        error.code = "report.scenario";
        error.where = scenario;
        error.message = {GP_TR("There is no scenario “%1”."), {scenario}};
        return error;
    }
    if (!QFileInfo(QFileInfo(path).absolutePath()).isWritable())
        return unwritable(path, say(GP_TR("the folder is missing or read only")));
    Proposal proposal(project, set, *r, drawings);
    const QString header = QString::fromStdString(project.branding.title);
    Typesetter measure(nullptr, nullptr, header, 0);
    constexpr int kChapters = 10; // the contents take the same room whatever they say
    proposal.run(measure, std::vector<Bookmark>(kChapters, Bookmark{QStringLiteral("x"), -1}));
    const QString raw = path + QStringLiteral(".raw-tmp"), finished = path + QStringLiteral(".tmp");
    const TemporaryFile rawGuard(raw.toStdString()), finishedGuard(finished.toStdString());
    {
        QPdfWriter writer(raw);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setResolution(96);
        writer.setTitle(header);
        writer.setCreator(QStringLiteral("Groundplan " GP_VERSION));
        QPainter painter;
        if (!painter.begin(&writer))
            return unwritable(path, QStringLiteral("PDF"));
        Typesetter paint(&writer, &painter, header, measure.page() + 1);
        proposal.run(paint, measure.bookmarks);
        painter.end();
    }
    const QString wrong =
        finishPdf(raw, finished, measure.bookmarks,
                  currentLanguage() == Language::Chinese ? QStringLiteral("zh-CN") : QStringLiteral("en"), header,
                  QString::fromStdString(project.branding.author));
    if (!wrong.isEmpty())
        return unwritable(path, wrong);
    if (!replaceFile(finished.toStdString(), path.toStdString()))
        return unwritable(path, QString::fromLocal8Bit(std::strerror(errno)));
    return {};
}

} // namespace gp

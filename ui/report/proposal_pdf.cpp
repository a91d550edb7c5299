#include "ui/report/proposal_pdf.hpp"

#include "core/project/files.hpp"
#include "ui/charts/bar_chart.hpp"
#include "ui/charts/mfu_chart.hpp"
#include "ui/charts/topology_view.hpp"
#include "ui/floor/floor_view.hpp"
#include "ui/report/pdf_finish.hpp"
#include "ui/widgets/theme.hpp"

#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>

#include <cerrno>
#include <cstring>

namespace gp {

Drawings recordDrawings(const PlanSetPtr& set, const std::string& scenario, Language language) {
    const LanguageScope scope(language);
    Drawings d;
    const PlanResultPtr r = set->find(scenario);
    if (!r)
        return d;
    const QSize size(kDrawingWidth, kDrawingHeight);
    const QRect box(QPoint(0, 0), size);
    MfuChart chart;
    chart.resize(size);
    chart.refresh(set, scenario);
    QPainter p(&d["mfu"]);
    chart.paintInto(p, box);
    p.end();
    TopologyView network;
    network.refresh(r, QStringLiteral("parameter"));
    p.begin(&d["network"]);
    network.paintTree(p, box, printColours());
    p.end();
    FloorView floor;
    floor.refresh(r);
    p.begin(&d["floor"]);
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
    p.begin(&d["cost"]);
    bars.paintBars(p, box, printColours());
    p.end();
    return d;
}

static Outcome unwritable(const QString& path, const Message& why) {
    Diagnostic error;
    error.code = "report.unwritable";
    error.where = path.toStdString();
    error.message = why;
    return error;
}
static Message cannotWrite(const QString& path, const QString& why) {
    return {GP_TR("%1 cannot be written: %2"), {path.toStdString(), why.toStdString()}};
}

namespace {
struct Contents {
    std::vector<Bookmark> bookmarks;
    int pages = 0;
};
} // namespace

/// The contents take the same room whatever they say: the first run finds the titles, the second their pages.
static Contents contentsOf(const Proposal& proposal, const Wording& wording, const Drawings& drawings) {
    Typesetter titles(proposal, wording, drawings, nullptr);
    titles.run();
    Typesetter measure(proposal, wording, drawings, nullptr);
    measure.setContents(titles.bookmarks(), 0);
    measure.run();
    return {measure.bookmarks(), measure.pages()};
}

std::vector<QPicture> typesetPages(const Proposal& proposal, Language language, const Drawings& drawings) {
    std::vector<QPicture> pages;
    if (proposal.blocks.empty())
        return pages;
    const Wording wording = wordingOf(language, proposal.currency);
    const Contents contents = contentsOf(proposal, wording, drawings);
    pages.resize(static_cast<std::size_t>(contents.pages));
    std::size_t at = 0;
    QPainter painter(&pages[0]);
    Typesetter paint(proposal, wording, drawings, &painter, [&] {
        painter.end();
        painter.begin(&pages[++at]);
        return &painter;
    });
    paint.setContents(contents.bookmarks, contents.pages);
    paint.run();
    painter.end();
    return pages;
}

Outcome writePdf(const Proposal& proposal, Language language, const Drawings& drawings, const QString& path) {
    if (proposal.blocks.empty()) {
        Diagnostic error;
        error.code = "report.scenario";
        error.message = {GP_TR("The scenario of the proposal is not planned."), {}};
        return error;
    }
    if (!QFileInfo(QFileInfo(path).absolutePath()).isWritable())
        return unwritable(path,
                          {GP_TR("%1 cannot be written: the folder is missing or read only."), {path.toStdString()}});
    const Wording wording = wordingOf(language, proposal.currency);
    const Contents contents = contentsOf(proposal, wording, drawings);
    const QString raw = path + QStringLiteral(".raw-tmp"), finished = path + QStringLiteral(".tmp");
    const TemporaryFile rawGuard(raw.toStdString()), finishedGuard(finished.toStdString());
    const QString title = QString::fromStdString(wording.data(proposal.title));
    {
        QPdfWriter writer(raw);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setResolution(96);
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Groundplan " GP_VERSION));
        QPainter painter;
        if (!painter.begin(&writer))
            return unwritable(path, cannotWrite(path, QStringLiteral("PDF")));
        Typesetter paint(proposal, wording, drawings, &painter, [&] {
            writer.newPage();
            return &painter;
        });
        paint.setContents(contents.bookmarks, contents.pages);
        paint.run();
        painter.end();
    }
    const QString wrong = finishPdf(raw, finished, contents.bookmarks,
                                    language == Language::Chinese ? QStringLiteral("zh-CN") : QStringLiteral("en"),
                                    title, QString::fromStdString(proposal.author));
    if (!wrong.isEmpty())
        return unwritable(path, cannotWrite(path, wrong));
    if (!replaceFile(finished.toStdString(), path.toStdString()))
        return unwritable(path, cannotWrite(path, QString::fromLocal8Bit(std::strerror(errno))));
    return {};
}

} // namespace gp

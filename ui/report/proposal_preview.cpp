#include "ui/report/proposal_preview.hpp"

#include "ui/widgets/theme.hpp"

#include <QPainter>
#include <QScrollBar>

namespace gp {

static constexpr int kPageGap = 16, kWait = 200;

ProposalPreview::ProposalPreview(QWidget* parent)
    : QAbstractScrollArea(parent) {
    setObjectName(QStringLiteral("preview"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_pool.setMaxThreadCount(1);
    m_wait.setSingleShot(true);
    m_wait.setInterval(kWait);
    connect(&m_wait, &QTimer::timeout, this, &ProposalPreview::start);
}

ProposalPreview::~ProposalPreview() {
    m_pool.clear();
    m_pool.waitForDone();
}

void ProposalPreview::setOptions(Language language, const ProposalOptions& options) {
    m_language = language;
    m_options = options;
    m_wait.start();
}

void ProposalPreview::refresh(const ProjectPtr& project, const PlanSetPtr& set, const std::string& scenario) {
    if (project == m_project && set == m_set && scenario == m_scenario)
        return;
    m_project = project;
    m_set = set;
    m_scenario = scenario;
    setAccessibleName(say(GP_TR("Preview")));
    m_wait.start();
}

void ProposalPreview::showEvent(QShowEvent*) {
    m_wait.start();
}

void ProposalPreview::start() {
    if (!isVisible() || !m_set)
        return;
    const quint64 epoch = ++m_epoch;
    m_pool.clear(); // what has not begun is out of date
    m_pool.start([this, epoch, project = m_project, set = m_set, scenario = m_scenario, language = m_language,
                  options = m_options, drawings = recordDrawings(m_set, m_scenario, m_language)] {
        auto pages = typesetPages(makeProposal(*project, *set, scenario, options), language, drawings);
        QMetaObject::invokeMethod(
            this, [this, epoch, pages = std::move(pages)]() mutable { take(epoch, std::move(pages)); },
            Qt::QueuedConnection);
    });
}

void ProposalPreview::take(quint64 epoch, std::vector<QPicture> pages) {
    if (epoch != m_epoch)
        return;
    m_pages = std::move(pages);
    updateBars();
    viewport()->update();
    Q_EMIT laidOut();
}

double ProposalPreview::scale() const {
    return std::min(1.4, (viewport()->width() - 2.0 * kPageGap) / kPageWidth);
}

void ProposalPreview::updateBars() {
    const double step = kPageHeight * scale() + kPageGap;
    const auto height = static_cast<int>(step * static_cast<double>(m_pages.size()) + kPageGap);
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(60);
}

void ProposalPreview::resizeEvent(QResizeEvent*) {
    updateBars();
}

void ProposalPreview::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), colours().background);
    painter.setRenderHint(QPainter::Antialiasing);
    const double factor = scale(), step = kPageHeight * factor + kPageGap;
    const double left = (viewport()->width() - kPageWidth * factor) / 2;
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        const double top = kPageGap + step * static_cast<double>(i) - verticalScrollBar()->value();
        if (top > viewport()->height() || top + step < 0)
            continue;
        painter.save();
        painter.translate(left, top);
        painter.scale(factor, factor);
        painter.fillRect(QRect(0, 0, kPageWidth, kPageHeight), Qt::white);
        painter.drawPicture(0, 0, m_pages[i]);
        painter.restore();
        painter.setPen(QPen(colours().line, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(left, top, kPageWidth * factor, kPageHeight * factor));
    }
    if (m_pages.empty()) {
        painter.setPen(colours().muted);
        painter.drawText(viewport()->rect(), Qt::AlignCenter, say(GP_TR("Laying out the pages …")));
    }
}

} // namespace gp

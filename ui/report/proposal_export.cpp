#include "ui/report/proposal_export.hpp"

namespace gp {

ProposalExport::ProposalExport(QObject* parent)
    : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

ProposalExport::~ProposalExport() {
    m_pool.waitForDone();
}

bool ProposalExport::start(const ProjectPtr& project, const PlanSetPtr& set, const std::string& scenario,
                           Language language, const ProposalOptions& options, const QString& path) {
    if (m_running)
        return false;
    m_running = true;
    const Drawings drawings = recordDrawings(set, scenario, language);
    m_pool.start([this, project, set, scenario, language, options, path, drawings] {
        const Outcome wrong = writePdf(makeProposal(*project, *set, scenario, options), language, drawings, path);
        QString error;
        if (wrong)
            error = QString::fromStdString(wordingOf(language, "CNY").text(wrong->message));
        QMetaObject::invokeMethod(
            this,
            [this, path, error] {
                m_running = false;
                Q_EMIT finished(path, error);
            },
            Qt::QueuedConnection);
    });
    return true;
}

} // namespace gp

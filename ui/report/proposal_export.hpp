// Exports the proposal without holding up the window: pictures are recorded at once, one an event; text is laid out and
// written on a worker.
#pragma once

#include "ui/report/proposal_pdf.hpp"

#include <QObject>
#include <QThreadPool>

namespace gp {

class ProposalExport : public QObject {
    Q_OBJECT
public:
    explicit ProposalExport(QObject* parent = nullptr);
    ~ProposalExport() override;
    /// One at a time; a second start while one runs is refused.
    bool start(const ProjectPtr& project, const PlanSetPtr& set, const std::string& scenario, Language language,
               const ProposalOptions& options, const QString& path);
    bool running() const { return m_running; }

Q_SIGNALS:
    /// `error` is empty when the file is there.
    void finished(const QString& path, const QString& error);

private:
    QThreadPool m_pool;
    bool m_running = false;
};

} // namespace gp

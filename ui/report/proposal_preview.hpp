// The proposal's pages as they will be printed, kept up to date behind the work: laid out on a worker, latest wins.
#pragma once

#include "ui/report/proposal_pdf.hpp"

#include <QAbstractScrollArea>
#include <QThreadPool>
#include <QTimer>

namespace gp {

class ProposalPreview : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit ProposalPreview(QWidget* parent = nullptr);
    ~ProposalPreview() override;
    void setOptions(Language language, const ProposalOptions& options);
    void refresh(const ProjectPtr& project, const PlanSetPtr& set, const std::string& scenario);
    std::size_t pageCount() const { return m_pages.size(); }

Q_SIGNALS:
    /// New pages are shown.
    void laidOut();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void start();
    void take(quint64 epoch, std::vector<QPicture> pages);
    void updateBars();
    double scale() const;

    QThreadPool m_pool;
    QTimer m_wait; ///< typing in the cover's fields must not start a layout for every key
    ProjectPtr m_project;
    PlanSetPtr m_set;
    std::string m_scenario;
    Language m_language = Language::English;
    ProposalOptions m_options;
    std::vector<QPicture> m_pages;
    quint64 m_epoch = 0;
};

} // namespace gp

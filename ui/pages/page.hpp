// One page a stage. Ordinary parts, the form and the figure table, are generated from the tables; a page adds its
// picture.
#pragma once

#include "ui/session/document.hpp"
#include "ui/session/plan_engine.hpp"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTabBar;
class QTableView;

namespace gp {

class FieldForm;
class FieldRow;
class FigureModel;
class ProposalPreview;
class StepModel;
class DemandChart;

class Page : public QWidget {
    Q_OBJECT
public:
    Page(Document& document, const char* title, const char* iconName, QWidget* parent = nullptr);
    const char* title() const { return m_title; }
    const char* iconName() const { return m_icon; }
    /// Shows the active scenario's result; `set` holds all scenarios.
    virtual void refresh(const PlanSetPtr& set, const PlanResultPtr& active) = 0;
    /// Brings the editor of an input into view, flashes it and may give it the focus; false if it is not on this page.
    virtual bool reveal(const std::string& fieldKey, bool focus);

Q_SIGNALS:
    void asked(const QString& key);
    void message(const QString& text, bool error);

protected:
    Document& m_document;

private:
    const char* m_title;
    const char* m_icon;
};

/// Form on the left, a picture and the stage's figures on the right.
class StagePage : public Page {
    Q_OBJECT
public:
    /// `picture` stands over the figures, `top` over the form; either may be null.
    StagePage(Document& document, Stage stage, const char* title, const char* iconName, QWidget* picture,
              QWidget* parent = nullptr, QWidget* top = nullptr);
    void refresh(const PlanSetPtr& set, const PlanResultPtr& active) override;
    bool reveal(const std::string& fieldKey, bool focus) override;
    /// A second table beside the figures, behind a tab.
    void addTable(const char* title, QWidget* table);
    /// Called after the tables with the same result, to refresh the picture.
    std::function<void(const PlanSetPtr&, const PlanResultPtr&)> refreshPicture;

private:
    FieldForm* m_form;
    FigureModel* m_figures;
    QTableView* m_table;
    QTabBar* m_tabs;
    QStackedWidget* m_tables;
    std::vector<const char*> m_titles;
};

/// One card a workload with its form; the steps from demand to GPUs on the right.
class DemandPage : public Page {
    Q_OBJECT
public:
    explicit DemandPage(Document& document, QWidget* parent = nullptr);
    void refresh(const PlanSetPtr& set, const PlanResultPtr& active) override;
    bool reveal(const std::string& fieldKey, bool focus) override;
    /// Reads a model's config.json into a workload (the first training job, or a new one).
    void importModel(const QString& file);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild(const PlanResult& result);
    void retranslate();
    void addWorkload(Scope kind);
    void showSteps(const PlanResultPtr& active);
    QWidget* m_cards;
    StepModel* m_steps;
    QTableView* m_table;
    DemandChart* m_chart;
    QLabel* m_head;
    QPushButton *m_import, *m_addTraining, *m_addInference;
    struct WorkloadCard {
        FieldForm* form;
        QLabel *name, *gpus;
    };
    std::vector<WorkloadCard> m_forms;
    std::vector<std::string> m_ids;
};

/// Scenarios side by side: decision table, where the money differs, input differences.
class ComparePage : public Page {
    Q_OBJECT
public:
    explicit ComparePage(Document& document, QWidget* parent = nullptr);
    void refresh(const PlanSetPtr& set, const PlanResultPtr& active) override;

private:
    class CompareModel* m_compare;
    class InputDiffModel* m_diff;
    class BarChart* m_waterfall;
    std::vector<QPushButton*> m_filters;
};

/// Cover texts, language and audience, the pages as they will be printed, and export.
class ProposalPage : public Page {
    Q_OBJECT
public:
    explicit ProposalPage(Document& document, QWidget* parent = nullptr);
    void refresh(const PlanSetPtr& set, const PlanResultPtr& active) override;
    bool withPrices() const;

Q_SIGNALS:
    void exportRequested(const QString& language);

private:
    QWidget* makeForm();
    QString language() const;
    std::vector<QLineEdit*> m_edits;
    QComboBox *m_language, *m_audience;
    QPushButton* m_export;
    ProposalPreview* m_preview;
    std::vector<std::pair<QLabel*, const char*>> m_labels;
};

/// All pages of the rail, in its order.
std::vector<Page*> makePages(Document& document, QWidget* parent);

} // namespace gp

// The main window: rail, scenario tabs, KPI strip, pages, x-ray and findings. It shows the document and turns gestures
// into edits; it computes nothing.
#pragma once

#include "ui/session/document.hpp"
#include "ui/session/plan_engine.hpp"
#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"

#include <QMainWindow>

#include <functional>

class QLabel;
class QMenu;
class QListWidget;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace gp {

class FindingsPanel;
class KpiStrip;
class Page;
class ProposalExport;
class WhyPanel;

/// Questions to the user, injectable so that tests can answer them.
struct Dialogs {
    std::function<QString(QWidget*)> openFile, saveFile;
    std::function<QString(QWidget*, const QString& suggestion)> exportFile;
    std::function<QString(QWidget*, const QString& present)> rename;
    enum class Answer { Save, Discard, Cancel };
    std::function<Answer(QWidget*)> unsaved;
    static Dialogs real();
};

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `settings` false: neither geometry nor language is remembered (tests, tours).
    explicit MainWindow(const QString& recoveryFolder, bool settings, Dialogs dialogs = Dialogs::real());
    ~MainWindow() override;

    Document& document() { return m_document; }
    PlanEngine& engine() { return m_engine; }
    const std::vector<Page*>& pages() const { return m_pages; }
    void showPage(int index);
    void setLanguage(Language language);
    void setTheme(ThemeMode mode);
    /// A file or a sample's name; false (with a message) if it cannot be opened.
    bool openAnything(const QString& name);
    void showMessage(const QString& text, bool error);
    void ask(const QString& key);
    bool present() const { return m_present; }
    void setPresent(bool on);

Q_SIGNALS:
    /// The numbers of the newest edit are in the widgets.
    void refreshed();
    /// The proposal was written, or an error was shown.
    void exported(const QString& path);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void makeActions();
    void connectDocument();
    void refresh();
    void refreshTabs();
    void retranslate();
    void updateTitle();
    void updateStatus();
    void jumpTo(const QString& fieldKey);
    void exportProposal(const QString& language);
    void exportNow(const QString& language, const QString& path);
    void exportDone(const QString& path, const QString& error);
    bool mayLeave();
    bool save(bool as);
    void report(const Outcome& outcome);
    void duplicateScenario();
    void stepScenario(int by);
    QAction* add(QMenu* menu, const char* text, const QKeySequence& shortcut, std::function<void()> run,
                 const char* name);

    Dialogs m_dialogs;
    bool m_remember;
    Document m_document;
    PlanEngine m_engine;
    ProposalExport* m_export;
    std::function<void()> m_whenPlanned; ///< an export that waits for complete plans
    QTabBar* m_tabs;
    KpiStrip* m_kpis;
    QListWidget* m_rail;
    QStackedWidget* m_stack;
    WhyPanel* m_why;
    FindingsPanel* m_findings;
    QLabel *m_message, *m_planned, *m_catalog, *m_recovery, *m_whyHead, *m_findingsHead;
    QWidget* m_side;
    QToolButton* m_languageButton;
    std::vector<Page*> m_pages;
    std::vector<std::pair<QAction*, const char*>> m_actions;
    std::vector<std::pair<QMenu*, const char*>> m_menus;
    QTimer m_stale;
    QString m_recoveredAt;
    bool m_present = false, m_filling = false;
};

} // namespace gp

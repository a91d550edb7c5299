// The main window: rail, scenario tabs, KPI strip, pages, x-ray and findings. It shows the document and turns gestures
// into edits; it computes nothing.
#pragma once

#include "ui/session/document.hpp"
#include "ui/session/plan_engine.hpp"
#include "ui/session/speech.hpp"
#include "ui/widgets/message_bar.hpp"
#include "ui/widgets/theme.hpp"

#include <QMainWindow>

#include <functional>
#include <map>

class QDockWidget;
class QLabel;
class QMenu;
class QListWidget;
class QSplitter;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace gp {

class FindingsPanel;
class KpiStrip;
class Page;
class PresentView;
class ProposalExport;
class SearchBox;
class WhyPanel;

/// Questions to the user, injectable so that tests can answer them.
struct Dialogs {
    std::function<QString(QWidget*)> openFile, saveFile;
    std::function<QString(QWidget*, const QString& suggestion)> exportFile;
    std::function<QString(QWidget*, const QString& present)> rename;
    std::function<std::optional<QString>(QWidget*, const QString& present)> note;
    enum class Answer { Save, Discard, Cancel };
    std::function<Answer(QWidget*)> unsaved;
    static Dialogs real();
};

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `settings` false: nothing is remembered (tests, tours).
    explicit MainWindow(const QString& recoveryFolder, bool settings, Dialogs dialogs = Dialogs::real());
    ~MainWindow() override;

    Document& document() { return m_document; }
    PlanEngine& engine() { return m_engine; }
    const std::vector<Page*>& pages() const { return m_pages; }
    void showPage(int index);
    /// By the name of its icon ("demand"); false if there is none.
    bool showPage(const QString& name);
    void setLanguage(Language language);
    void setTheme(ThemeMode mode);
    /// A file or a sample's name; false (with a message) if it cannot be opened.
    bool openAnything(const QString& name);
    /// A dropped or chosen file: a project is opened, a model's config.json or a catalog imported.
    void takeFile(const QString& path);
    /// Offers what a session that crashed left behind.
    void offerRecovery(const QString& journalFile);
    MessageBar& messages() { return *m_messages; }
    void showMessage(const QString& text, bool error);
    void ask(const QString& key);
    bool present() const { return m_present; }
    void setPresent(bool on);
    void resetLayout();

Q_SIGNALS:
    /// The numbers of the newest edit are in the widgets.
    void refreshed();
    /// The proposal was written, or an error was shown.
    void exported(const QString& path);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    QWidget* makeTop(QWidget* body);
    void makeDocks();
    void makeActions();
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makeScenarioMenu();
    void makeHelpMenu();
    void connectDocument();
    void connectViews();
    void refresh();
    void refreshTabs();
    void retranslate();
    void fillRecent();
    void fillSearch();
    void updateTitle();
    void updateStatus();
    void jumpTo(const QString& fieldKey, bool focus);
    void exportProposal(const QString& language);
    void exportNow(const QString& language, const QString& path);
    void exportDone(const QString& path, const QString& error);
    bool mayLeave();
    bool save(bool as, bool force = false);
    void report(const Outcome& outcome);
    void remember(const QString& path);
    void restoreLayout();
    void storeLayout();
    void importCatalog(const QString& path);
    void duplicateScenario();
    void renameScenario();
    void noteScenario();
    void stepScenario(int by);
    void showShortcuts();
    QMenu* menu(const char* title);
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
    QStackedWidget *m_root, *m_stack;
    QMainWindow* m_work; ///< pages with the docks beside them, under the figures
    QDockWidget *m_whyDock, *m_findingsDock;
    PresentView* m_presentView;
    WhyPanel* m_why;
    FindingsPanel* m_findings;
    MessageBar* m_messages;
    SearchBox* m_search;
    QLabel *m_documentName, *m_planned, *m_catalog, *m_recovery, *m_hint, *m_whyHead, *m_findingsHead;
    QToolButton *m_languageButton, *m_presentButton, *m_plus;
    QMenu *m_recent = nullptr, *m_scenarioMenu = nullptr;
    std::vector<Page*> m_pages;
    std::vector<std::pair<QAction*, const char*>> m_actions;
    std::vector<std::pair<QMenu*, const char*>> m_menus;
    std::map<QString, QByteArray> m_defaultLayout; ///< splitters by name
    QByteArray m_defaultDocks;
    QTimer m_stale;
    QString m_recoveredAt;
    std::string m_searchable; ///< what the search box was filled for
    bool m_present = false, m_filling = false;
};

} // namespace gp

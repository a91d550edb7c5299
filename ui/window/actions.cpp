// Menus and shortcuts: every action has an entry here.
#include "ui/pages/page.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/search_box.hpp"

#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QFileDialog>
#include <QInputDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace gp {

Dialogs Dialogs::real() {
    Dialogs d;
    const QString filter = QStringLiteral("Groundplan (*.gplan)");
    d.openFile = [filter](QWidget* w) { return QFileDialog::getOpenFileName(w, say(GP_TR("Open")), {}, filter); };
    d.saveFile = [filter](QWidget* w) {
        QString path = QFileDialog::getSaveFileName(w, say(GP_TR("Save as")), {}, filter);
        if (!path.isEmpty() && !path.endsWith(QLatin1String(".gplan")))
            path += QStringLiteral(".gplan");
        return path;
    };
    d.exportFile = [](QWidget* w, const QString& suggestion) {
        return QFileDialog::getSaveFileName(w, say(GP_TR("Export PDF")), suggestion, QStringLiteral("PDF (*.pdf)"));
    };
    d.rename = [](QWidget* w, const QString& present) {
        return QInputDialog::getText(w, say(GP_TR("Rename scenario")), say(GP_TR("Name")), QLineEdit::Normal, present);
    };
    d.note = [](QWidget* w, const QString& present) -> std::optional<QString> {
        bool accepted = false;
        const QString text = QInputDialog::getMultiLineText(w, say(GP_TR("Note of the scenario")),
                                                            say(GP_TR("Printed in the proposal")), present, &accepted);
        return accepted ? std::optional(text) : std::nullopt;
    };
    d.unsaved = [](QWidget* w) {
        const auto answer =
            QMessageBox::question(w, say(GP_TR("Groundplan")), say(GP_TR("Save the changes to this project?")),
                                  QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
        return answer == QMessageBox::Save      ? Answer::Save
               : answer == QMessageBox::Discard ? Answer::Discard
                                                : Answer::Cancel;
    };
    return d;
}

QAction* MainWindow::add(QMenu* menu, const char* text, const QKeySequence& shortcut, std::function<void()> run,
                         const char* name) {
    auto* action = menu->addAction(QString());
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcut(shortcut);
    connect(action, &QAction::triggered, this, std::move(run));
    addAction(action); // its shortcut works while the menu bar is hidden
    m_actions.emplace_back(action, text);
    return action;
}

QMenu* MainWindow::menu(const char* title) {
    auto* m = menuBar()->addMenu(QString());
    m_menus.emplace_back(m, title);
    return m;
}

void MainWindow::makeActions() {
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeScenarioMenu();
    makeHelpMenu();
}

void MainWindow::makeFileMenu() {
    auto* file = menu(GP_TR("&File"));
    add(
        file, GP_TR("&New"), QKeySequence::New, [this] { mayLeave() ? m_document.startNew() : void(); }, "new");
    add(
        file, GP_TR("&Open…"), QKeySequence::Open,
        [this] {
            const QString path = mayLeave() ? m_dialogs.openFile(this) : QString();
            if (!path.isEmpty())
                openAnything(path);
        },
        "open");
    m_recent = file->addMenu(QString());
    m_menus.emplace_back(m_recent, GP_TR("Open &recent"));
    auto* samplesMenu = file->addMenu(QString());
    m_menus.emplace_back(samplesMenu, GP_TR("Open &sample"));
    connect(samplesMenu, &QMenu::aboutToShow, this, [this, samplesMenu] {
        samplesMenu->clear();
        for (const SampleInfo& info : samples())
            connect(samplesMenu->addAction(sayData(info.title)), &QAction::triggered, this,
                    [this, id = QString::fromStdString(info.id)] {
                        if (mayLeave())
                            openAnything(id);
                    });
    });
    file->addSeparator();
    add(
        file, GP_TR("&Save"), QKeySequence::Save, [this] { save(false); }, "save");
    add(
        file, GP_TR("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), [this] { save(true); }, "saveAs");
    add(
        file, GP_TR("Re&vert to saved"), {},
        [this] {
            if (!m_document.path().isEmpty() && mayLeave())
                openAnything(m_document.path());
        },
        "revert");
    file->addSeparator();
    add(
        file, GP_TR("&Import a model, catalog or prices…"), QKeySequence(Qt::CTRL | Qt::Key_I),
        [this] {
            const QString path = QFileDialog::getOpenFileName(this, say(GP_TR("Import a model, catalog or prices")), {},
                                                              QStringLiteral("JSON (*.json)"));
            if (!path.isEmpty())
                takeFile(path);
        },
        "import");
    add(
        file, GP_TR("&Export PDF…"), QKeySequence(Qt::CTRL | Qt::Key_P),
        [this] { exportProposal(languageCode(currentLanguage())); }, "export");
    file->addSeparator();
    add(
        file, GP_TR("&Quit"), QKeySequence::Quit, [this] { close(); }, "quit");
}

void MainWindow::makeEditMenu() {
    auto* edit = menu(GP_TR("&Edit"));
    QUndoStack* stack = m_document.undoStack();
    QAction* undo = add(
        edit, GP_TR("&Undo"), QKeySequence::Undo, [stack] { stack->undo(); }, "undo");
    QAction* redo = add(
        edit, GP_TR("&Redo"), QKeySequence::Redo, [stack] { stack->redo(); }, "redo");
    const auto name = [](QAction* action, const char* verb, const QString& what) {
        action->setText(say(verb) + (what.isEmpty() ? QString() : QLatin1Char(' ') + what));
    };
    connect(stack, &QUndoStack::undoTextChanged, this, [=](const QString& text) { name(undo, GP_TR("&Undo"), text); });
    connect(stack, &QUndoStack::redoTextChanged, this, [=](const QString& text) { name(redo, GP_TR("&Redo"), text); });
    connect(stack, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(stack, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    undo->setEnabled(false);
    redo->setEnabled(false);
    edit->addSeparator();
    add(
        edit, GP_TR("&Find a number, input or command"), QKeySequence(Qt::CTRL | Qt::Key_K),
        [this] {
            m_search->setFocus();
            m_search->selectAll();
        },
        "find");
}

void MainWindow::makeViewMenu() {
    auto* view = menu(GP_TR("&View"));
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        add(
            view, m_pages[i]->title(), QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i))),
            [this, i] { showPage(static_cast<int>(i)); }, "page");
    view->addSeparator();
    const auto toggle = [](QDockWidget* dock) { dock->setVisible(!dock->isVisible()); };
    add(
        view, GP_TR("Why?"), QKeySequence(Qt::CTRL | Qt::Key_Y), [this, toggle] { toggle(m_whyDock); }, "toggleWhy");
    add(
        view, GP_TR("Findings"), QKeySequence(Qt::CTRL | Qt::Key_U), [this, toggle] { toggle(m_findingsDock); },
        "toggleFindings");
    view->addSeparator();
    add(
        view, GP_TR("Light / dark"), QKeySequence(Qt::CTRL | Qt::Key_D),
        [this] { setTheme(themeMode() == ThemeMode::Dark ? ThemeMode::Light : ThemeMode::Dark); }, "theme");
    add(
        view, GP_TR("English / 中文"), QKeySequence(Qt::CTRL | Qt::Key_L),
        [this] { setLanguage(currentLanguage() == Language::Chinese ? Language::English : Language::Chinese); },
        "toggleLanguage");
    add(
        view, GP_TR("Reset the &layout"), {}, [this] { resetLayout(); }, "resetLayout");
    add(
        view, GP_TR("&Present"), QKeySequence(Qt::Key_F5), [this] { setPresent(!m_present); }, "present");
}

void MainWindow::makeScenarioMenu() {
    m_scenarioMenu = menu(GP_TR("&Scenario"));
    const auto active = [this] { return m_document.active().toStdString(); };
    add(
        m_scenarioMenu, GP_TR("&Duplicate"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D),
        [this] { duplicateScenario(); }, "duplicate");
    add(
        m_scenarioMenu, GP_TR("&Rename…"), QKeySequence(Qt::Key_F2), [this] { renameScenario(); }, "rename");
    add(
        m_scenarioMenu, GP_TR("N&ote…"), QKeySequence(Qt::CTRL | Qt::Key_E), [this] { noteScenario(); }, "note");
    add(
        m_scenarioMenu, GP_TR("Re&move"), {}, [this, active] { report(m_document.apply(RemoveScenario{active()})); },
        "remove");
    add(
        m_scenarioMenu, GP_TR("Set as &baseline"), QKeySequence(Qt::CTRL | Qt::Key_B),
        [this, active] { report(m_document.apply(SetBaseline{active()})); }, "baseline");
    m_scenarioMenu->addSeparator();
    add(
        m_scenarioMenu, GP_TR("&Next"), QKeySequence(Qt::CTRL | Qt::Key_PageDown), [this] { stepScenario(1); }, "next");
    add(
        m_scenarioMenu, GP_TR("&Previous"), QKeySequence(Qt::CTRL | Qt::Key_PageUp), [this] { stepScenario(-1); },
        "previous");
}

void MainWindow::makeHelpMenu() {
    auto* help = menu(GP_TR("&Help"));
    add(
        help, GP_TR("&Shortcuts"), QKeySequence(Qt::Key_F1), [this] { showShortcuts(); }, "shortcuts");
    add(
        help, GP_TR("&About Groundplan"), {},
        [this] {
            showMessage(say({GP_TR("Groundplan %1 · GPL-3.0-or-later · catalog %2"),
                             {std::string(GP_VERSION), m_document.library()->catalog.date}},
                            "CNY"),
                        false);
        },
        "about");
}

void MainWindow::showShortcuts() {
    auto* dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(say(GP_TR("Shortcuts")));
    auto* text = new QTextBrowser(dialog);
    QString rows;
    for (const auto& [action, source] : m_actions)
        if (!action->shortcut().isEmpty())
            rows += QStringLiteral("<tr><td style='padding:3px 16px 3px 4px'><b>%1</b></td><td>%2</td></tr>")
                        .arg(action->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped(),
                             action->text().remove(QLatin1Char('&')).toHtmlEscaped());
    rows += QStringLiteral("<tr><td style='padding:3px 16px 3px 4px'><b>↑ ↓</b></td><td>%1</td></tr>")
                .arg(say(GP_TR("in a field: one step; with Shift ten")).toHtmlEscaped());
    text->setHtml(QStringLiteral("<table>%1</table>").arg(rows));
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(text);
    dialog->resize(420, 560);
    dialog->show();
}

} // namespace gp

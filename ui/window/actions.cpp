// Menus and shortcuts: every action has an entry here.
#include "ui/pages/page.hpp"
#include "ui/window/main_window.hpp"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QInputDialog>
#include <QMenuBar>
#include <QMessageBox>

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
    m_actions.emplace_back(action, text);
    return action;
}

void MainWindow::makeActions() {
    const auto menu = [this](const char* title) {
        auto* m = menuBar()->addMenu(QString());
        m_menus.emplace_back(m, title);
        return m;
    };
    const auto active = [this] { return m_document.active().toStdString(); };
    auto* file = menu(GP_TR("&File"));
    add(
        file, GP_TR("&New"), QKeySequence::New,
        [this] {
            if (mayLeave())
                m_document.startNew();
        },
        "new");
    add(
        file, GP_TR("&Open…"), QKeySequence::Open,
        [this] {
            const QString path = mayLeave() ? m_dialogs.openFile(this) : QString();
            if (!path.isEmpty())
                openAnything(path);
        },
        "open");
    auto* samplesMenu = file->addMenu(QString());
    m_menus.emplace_back(samplesMenu, GP_TR("Open &sample"));
    for (const SampleInfo& info : samples()) {
        QAction* action = samplesMenu->addAction(QString::fromStdString(info.title));
        connect(action, &QAction::triggered, this, [this, id = QString::fromStdString(info.id)] {
            if (mayLeave())
                openAnything(id);
        });
    }
    add(
        file, GP_TR("&Save"), QKeySequence::Save, [this] { save(false); }, "save");
    add(
        file, GP_TR("Save &as…"), QKeySequence::SaveAs, [this] { save(true); }, "saveAs");
    add(
        file, GP_TR("&Import catalog or prices…"), {},
        [this] {
            const QString path = QFileDialog::getOpenFileName(this, say(GP_TR("Import catalog or prices")), {},
                                                              QStringLiteral("JSON (*.json)"));
            QFile json(path);
            if (!path.isEmpty() && json.open(QIODevice::ReadOnly))
                report(m_document.apply(
                    AddToLibrary{{QFileInfo(path).fileName().toStdString(), json.read(9 << 20).toStdString()}}));
        },
        "importCatalog");
    add(
        file, GP_TR("&Export PDF…"), QKeySequence(Qt::CTRL | Qt::Key_P),
        [this] { exportProposal(languageCode(currentLanguage())); }, "export");
    add(
        file, GP_TR("&Quit"), QKeySequence::Quit, [this] { close(); }, "quit");

    auto* edit = menu(GP_TR("&Edit"));
    QAction* undo = add(
        edit, GP_TR("&Undo"), QKeySequence::Undo, [this] { m_document.undoStack()->undo(); }, "undo");
    QAction* redo = add(
        edit, GP_TR("&Redo"), QKeySequence::Redo, [this] { m_document.undoStack()->redo(); }, "redo");
    const auto name = [](QAction* action, const char* verb, const QString& what) {
        action->setText(say(verb) + (what.isEmpty() ? QString() : QLatin1Char(' ') + what));
    };
    QUndoStack* stack = m_document.undoStack();
    connect(stack, &QUndoStack::undoTextChanged, this, [=](const QString& text) { name(undo, GP_TR("&Undo"), text); });
    connect(stack, &QUndoStack::redoTextChanged, this, [=](const QString& text) { name(redo, GP_TR("&Redo"), text); });
    connect(stack, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(stack, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    undo->setEnabled(false);
    redo->setEnabled(false);

    auto* view = menu(GP_TR("&View"));
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        add(
            view, m_pages[i]->title(), QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i))),
            [this, i] { showPage(static_cast<int>(i)); }, "page");
    view->addSeparator();
    add(
        view, GP_TR("Light / dark"), QKeySequence(Qt::CTRL | Qt::Key_D),
        [this] { setTheme(themeMode() == ThemeMode::Dark ? ThemeMode::Light : ThemeMode::Dark); }, "theme");
    add(
        view, GP_TR("English / 中文"), QKeySequence(Qt::CTRL | Qt::Key_L),
        [this] { setLanguage(currentLanguage() == Language::Chinese ? Language::English : Language::Chinese); },
        "toggleLanguage");
    addAction(add(
        view, GP_TR("&Present"), QKeySequence(Qt::Key_F5), [this] { setPresent(!m_present); }, "present"));

    auto* scenario = menu(GP_TR("&Scenario"));
    add(
        scenario, GP_TR("&Duplicate"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D), [this] { duplicateScenario(); },
        "duplicate");
    add(
        scenario, GP_TR("&Rename…"), QKeySequence(Qt::Key_F2),
        [this, active] {
            const QString text =
                m_dialogs.rename(this, QString::fromStdString(m_document.project()->scenario(active())->name));
            if (!text.isEmpty())
                report(m_document.apply(RenameScenario{active(), text.toStdString()}));
        },
        "rename");
    add(
        scenario, GP_TR("Re&move"), {}, [this, active] { report(m_document.apply(RemoveScenario{active()})); },
        "remove");
    add(
        scenario, GP_TR("Set as &baseline"), QKeySequence(Qt::CTRL | Qt::Key_B),
        [this, active] { report(m_document.apply(SetBaseline{active()})); }, "baseline");
    addAction(add(
        scenario, GP_TR("&Next"), QKeySequence(Qt::CTRL | Qt::Key_PageDown), [this] { stepScenario(1); }, "next"));
    addAction(add(
        scenario, GP_TR("&Previous"), QKeySequence(Qt::CTRL | Qt::Key_PageUp), [this] { stepScenario(-1); },
        "previous"));
}

} // namespace gp

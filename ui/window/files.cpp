// The window and the world outside: opening, saving, conflicts, recovery, recent files, drops and the remembered
// layout.
#include "core/workload/model.hpp"
#include "ui/pages/page.hpp"
#include "ui/window/main_window.hpp"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDateTime>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QSplitter>

namespace gp {

static constexpr int kMostRecent = 10;
static constexpr qint64 kLargestImport = 16 << 20;

bool MainWindow::openAnything(const QString& name) {
    const bool file = QFile::exists(name);
    const Outcome wrong = file ? m_document.open(name) : m_document.openSample(name);
    report(wrong);
    if (wrong)
        return false;
    if (file)
        remember(name);
    if (m_document.readOnly())
        m_messages->show(
            say({GP_TR("%1 has this document open since %2: it is read only here."),
                 {m_document.lockOwner()->user + "@" + m_document.lockOwner()->host, m_document.lockOwner()->since}},
                "CNY"),
            MessageBar::Tone::Caution, {{say(GP_TR("Save a copy…")), [this] { save(true); }, "saveCopy"}});
    else
        m_messages->show({}, MessageBar::Tone::Good);
    return true;
}

void MainWindow::takeFile(const QString& path) {
    QFile file(path);
    if (path.endsWith(QLatin1String(".gplan"), Qt::CaseInsensitive)) {
        if (mayLeave())
            openAnything(path);
        return;
    }
    if (!file.open(QIODevice::ReadOnly) || file.size() > kLargestImport) {
        showMessage(say({GP_TR("%1 cannot be read."), {path.toStdString()}}, "CNY"), true);
        return;
    }
    if (!looksLikeModelConfig(file.readAll().toStdString())) {
        importCatalog(path);
        return;
    }
    showPage(0);
    static_cast<DemandPage*>(m_pages.front())->importModel(path);
}

void MainWindow::importCatalog(const QString& path) {
    QFile json(path);
    if (!json.open(QIODevice::ReadOnly) || json.size() > kLargestImport) {
        showMessage(say({GP_TR("%1 cannot be read."), {path.toStdString()}}, "CNY"), true);
        return;
    }
    const std::string name = QFileInfo(path).fileName().toStdString();
    const Outcome wrong = m_document.apply(AddToLibrary{{name, json.readAll().toStdString()}});
    report(wrong);
    if (!wrong)
        showMessage(say({GP_TR("%1 was added to the catalog of this project."), {name}}, "CNY"), false);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    takeFile(event->mimeData()->urls().front().toLocalFile());
}

bool MainWindow::save(bool as, bool force) {
    QString path = m_document.path();
    if (as || path.isEmpty() || m_document.readOnly())
        path = m_dialogs.saveFile(this);
    if (path.isEmpty())
        return false;
    const Outcome wrong = m_document.save(path, force);
    if (wrong && wrong->code == "file.changed") {
        m_messages->show(
            say(wrong->message, "CNY"), MessageBar::Tone::Caution,
            {{say(GP_TR("Save as…")), [this] { save(true); }, "conflictSaveAs"},
             {say(GP_TR("Overwrite")), [this] { save(false, true); }, "conflictOverwrite"},
             {say(GP_TR("Reload, giving up my changes")), [this, path] { openAnything(path); }, "conflictReload"}});
        return false;
    }
    report(wrong);
    if (!wrong) {
        remember(path);
        showMessage(say({GP_TR("Saved %1"), {path.toStdString()}}, "CNY"), false);
    }
    return !wrong;
}

bool MainWindow::mayLeave() {
    if (m_document.undoStack()->isClean())
        return true;
    switch (m_dialogs.unsaved(this)) {
    case Dialogs::Answer::Save:
        return save(false);
    case Dialogs::Answer::Discard:
        return true;
    case Dialogs::Answer::Cancel:
        break;
    }
    return false;
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeave()) {
        event->ignore();
        return;
    }
    if (m_remember)
        storeLayout();
    event->accept();
}

void MainWindow::offerRecovery(const QString& journalFile) {
    const auto found = replayJournal(journalFile.toStdString(), *m_document.library());
    if (!found) {
        report(found.error());
        return;
    }
    if (found->edits == 0) { // nothing was changed: nothing to ask about
        QFile::remove(journalFile);
        return;
    }
    const QString name = found->document.empty() ? say(GP_TR("Untitled")) : QString::fromStdString(found->document);
    const QString when = QFileInfo(journalFile).lastModified().toString(QStringLiteral("yyyy-MM-dd HH:mm"));
    m_messages->show(
        say({GP_TR("%1: %2 unsaved changes of %3 were found."),
             {name.toStdString(), std::to_string(found->edits), when.toStdString()}},
            "CNY"),
        MessageBar::Tone::Caution,
        {{say(GP_TR("Restore")), [this, journalFile] { report(m_document.recover(journalFile)); }, "recoveryRestore"},
         {say(GP_TR("Ask again next time")), [] {}, "recoveryLater"},
         {say(GP_TR("Discard")), [journalFile] { QFile::remove(journalFile); }, "recoveryDiscard"}});
}

void MainWindow::remember(const QString& path) {
    if (!m_remember)
        return;
    QSettings settings;
    QStringList files = settings.value(QStringLiteral("recent")).toStringList();
    const QString full = QFileInfo(path).absoluteFilePath();
    files.removeAll(full);
    files.prepend(full);
    settings.setValue(QStringLiteral("recent"), QStringList(files.mid(0, kMostRecent)));
    fillRecent();
}

void MainWindow::fillRecent() {
    m_recent->clear();
    const QStringList files = m_remember ? QSettings().value(QStringLiteral("recent")).toStringList() : QStringList();
    for (const QString& file : files) {
        QAction* action = m_recent->addAction(QFileInfo(file).fileName() + QStringLiteral("   ") + file);
        action->setEnabled(QFile::exists(file)); // a missing one is greyed
        connect(action, &QAction::triggered, this, [this, file] {
            if (mayLeave())
                openAnything(file);
        });
    }
    m_recent->addSeparator();
    QAction* clear = m_recent->addAction(say(GP_TR("Clear the list")));
    clear->setEnabled(!files.isEmpty());
    connect(clear, &QAction::triggered, this, [this] {
        QSettings().remove(QStringLiteral("recent"));
        fillRecent();
    });
}

void MainWindow::storeLayout() {
    QSettings settings;
    settings.setValue(QStringLiteral("geometry"), saveGeometry());
    for (QSplitter* splitter : findChildren<QSplitter*>())
        settings.setValue(splitter->objectName(), splitter->saveState());
    settings.setValue(QStringLiteral("docks"), m_work->saveState());
}

void MainWindow::restoreLayout() {
    const QSettings settings;
    restoreGeometry(settings.value(QStringLiteral("geometry")).toByteArray());
    // The screen that the window stood on may be gone.
    const QList<QScreen*> screens = QGuiApplication::screens();
    const bool visible = std::any_of(screens.begin(), screens.end(), [this](const QScreen* screen) {
        return screen->availableGeometry().intersected(geometry()).width() > 200;
    });
    if (!visible)
        move(QGuiApplication::primaryScreen()->availableGeometry().topLeft());
    for (QSplitter* splitter : findChildren<QSplitter*>()) {
        const QByteArray state = settings.value(splitter->objectName()).toByteArray();
        if (!state.isEmpty())
            splitter->restoreState(state);
    }
    m_work->restoreState(settings.value(QStringLiteral("docks")).toByteArray());
}

void MainWindow::resetLayout() {
    for (QSplitter* splitter : findChildren<QSplitter*>())
        splitter->restoreState(m_defaultLayout[splitter->objectName()]);
    m_work->restoreState(m_defaultDocks);
    resize(1440, 900);
    if (m_remember)
        storeLayout();
}

void MainWindow::setLanguage(Language language) {
    installLanguage(language);
    if (m_remember)
        QSettings().setValue(QStringLiteral("language"), languageCode(language));
    retranslate();
}

void MainWindow::setTheme(ThemeMode mode) {
    installTheme(*qApp, mode);
    if (m_remember)
        QSettings().setValue(QStringLiteral("theme"),
                             mode == ThemeMode::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
    retranslate();
}

} // namespace gp

// The open project: the only thing in the window that changes it. Every change is an edit with an undo step, is
// journalled at once, and announces itself.
#pragma once

#include "core/project/journal.hpp"
#include "core/project/store.hpp"

#include <QObject>
#include <QTimer>
#include <QUndoStack>

namespace gp {

class Document : public QObject {
    Q_OBJECT
public:
    /// `recoveryFolder` empty: no journal (tests, batch).
    explicit Document(QString recoveryFolder = {}, QObject* parent = nullptr);
    ~Document() override;

    const ProjectPtr& project() const { return m_project; }
    const std::shared_ptr<const Library>& library() const { return m_library; }
    QUndoStack* undoStack() { return &m_undo; }
    QString path() const { return m_path; }
    bool readOnly() const { return m_readOnly; }
    const std::optional<LockOwner>& lockOwner() const { return m_owner; }

    QString active() const { return m_active; }
    void setActive(const QString& scenario);
    /// The active scenario resolved; defaults if it cannot be (never for a checked project).
    const Scenario& scenario() const { return m_scenario; }

    /// Applies an edit as one undo step; edits with the same non-zero `gesture` merge. Refused edits change nothing.
    Outcome apply(const ProjectEdit& edit, int gesture = 0);
    Outcome set(const std::vector<Override>& changes, int gesture = 0);
    /// A number that no gesture has had yet.
    int newGesture() { return ++m_lastGesture; }

    void startNew();
    Outcome openSample(const QString& id);
    Outcome open(const QString& path);
    /// `force`: even over a file that somebody changed meanwhile (else the error file.changed).
    Outcome save(const QString& path, bool force = false);
    /// Takes over what a crashed session left behind; the document is then unsaved.
    Outcome recover(const QString& journalFile);
    /// The newest applied edits, newest first: what an undo would take back, and the project on either side.
    struct Step {
        QString text;
        ProjectPtr before, after;
    };
    std::vector<Step> history(int most) const;
    /// Undo texts are made again in the current language.
    void retranslate();

Q_SIGNALS:
    void projectChanged();
    void activeChanged();
    void pathChanged();
    void recoveryWritten();
    /// An undo or redo touched this input.
    void reverted(const QString& fieldKey);

private:
    friend class EditCommand;
    void take(ProjectPtr project, const QString& path, const std::optional<FileStamp>& stamp);
    void show(const ProjectPtr& project);
    void startJournal();
    Message describe(const ProjectEdit& edit) const;

    ProjectPtr m_project;
    std::shared_ptr<const Library> m_builtin, m_library;
    Scenario m_scenario;
    QString m_active, m_path, m_recoveryFolder;
    std::optional<FileStamp> m_stamp;
    std::optional<LockOwner> m_owner;
    DocumentLock m_lock;
    bool m_readOnly = false;
    QUndoStack m_undo;
    Journal m_journal;
    QTimer m_sync;
    int m_lastGesture = 0;
};

} // namespace gp

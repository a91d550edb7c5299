#include "ui/session/document.hpp"

#include "ui/session/speech.hpp"

#include <QFileInfo>

namespace gp {

/// Two snapshots that share what did not change, and the text as data so that it can be said in another language.
class EditCommand : public QUndoCommand {
public:
    EditCommand(Document& document, ProjectPtr before, ProjectPtr after, Message text, int gesture)
        : m_document(document)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_text(std::move(text))
        , m_gesture(gesture) {
        retranslate();
    }
    const ProjectPtr& before() const { return m_before; }
    const ProjectPtr& after() const { return m_after; }
    void retranslate() { setText(say(m_text, currencyOf(m_document.scenario(), *m_document.library()))); }
    int id() const override { return m_gesture == 0 ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto& next = static_cast<const EditCommand&>(*other);
        if (next.m_gesture != m_gesture)
            return false;
        m_after = next.m_after;
        m_edits += next.m_edits;
        // The text names the first old value and the last new one.
        if (m_text.arguments.size() == 3 && next.m_text.arguments.size() == 3)
            m_text.arguments[2] = next.m_text.arguments[2];
        retranslate();
        return true;
    }
    void redo() override {
        if (m_applied)
            for (int i = 0; i < m_edits; ++i)
                m_document.m_journal.redo();
        m_applied = true;
        m_document.show(m_after);
        announce();
    }
    void undo() override {
        for (int i = 0; i < m_edits; ++i)
            m_document.m_journal.undo();
        m_document.show(m_before);
        announce();
    }

private:
    /// The input that the step is about, if it is one.
    void announce() {
        const auto* key = m_text.arguments.empty() ? nullptr : std::get_if<KeyName>(&m_text.arguments.front());
        if (key && m_undone++)
            Q_EMIT m_document.reverted(QString::fromStdString(key->key));
    }

    Document& m_document;
    ProjectPtr m_before, m_after;
    Message m_text;
    int m_gesture, m_edits = 1, m_undone = 0; // the first time is the edit itself
    bool m_applied = false;                   // the first redo is the edit itself, which is journalled as such
};

Document::Document(QString recoveryFolder, QObject* parent)
    : QObject(parent)
    , m_recoveryFolder(std::move(recoveryFolder)) {
    auto library = builtinLibrary();
    if (!library)
        qFatal("built-in catalog: %s", qPrintable(say(library.error().message, "CNY")));
    m_builtin = m_library = std::make_shared<const Library>(std::move(*library));
    m_undo.setUndoLimit(1000);
    // The journal is forced to the disk at most a second after an edit.
    m_sync.setInterval(500);
    connect(&m_sync, &QTimer::timeout, this, [this] {
        if (m_journal.dirty() && m_journal.sync())
            Q_EMIT recoveryWritten();
    });
    m_sync.start();
    startNew();
}

Document::~Document() {
    m_undo.disconnect(this);
    m_journal.discard();
}

void Document::setActive(const QString& scenario) {
    if (!m_project->scenario(scenario.toStdString()) || scenario == m_active)
        return;
    m_active = scenario;
    show(m_project);
    Q_EMIT activeChanged();
}

void Document::show(const ProjectPtr& project) {
    m_project = project;
    if (!m_project->scenario(m_active.toStdString()))
        m_active = QString::fromStdString(m_project->scenarios.front().id);
    if (auto library = libraryOf(*m_project, *m_builtin))
        if (library->hash != m_library->hash)
            m_library = std::make_shared<const Library>(std::move(*library));
    if (auto scenario = resolve(*m_project, m_active.toStdString(), m_library.get()))
        m_scenario = std::move(*scenario);
    Q_EMIT projectChanged();
}

void Document::take(ProjectPtr project, const QString& path, const std::optional<FileStamp>& stamp) {
    m_undo.clear();
    m_path = path;
    m_stamp = stamp;
    m_active = QString::fromStdString(project->baseline);
    show(project);
    startJournal();
    Q_EMIT pathChanged();
    Q_EMIT activeChanged();
}

void Document::startJournal() {
    m_journal.discard();
    if (!m_recoveryFolder.isEmpty())
        m_journal.start(journalPath(m_recoveryFolder.toStdString(), *m_project), *m_project, m_path.toStdString());
}

static Argument valueArgument(const Scenario& scenario, const std::string& key, const Value& value) {
    const FieldRef ref = findField(scenario, key);
    if (const auto* v = std::get_if<double>(&value))
        return ref && ref.field->surcharge ? Amount{*v - 1, unit::percent} : Amount{*v, ref ? ref.field->unit : Unit()};
    if (const auto* text = std::get_if<std::string>(&value)) {
        if (ref)
            for (const Option& option : ref.field->options)
                if (*text == option.code)
                    return Term{option.label};
        return Literal(*text);
    }
    return Literal("");
}

Message Document::describe(const ProjectEdit& edit) const {
    if (const auto* e = std::get_if<EditScenario>(&edit)) {
        const auto* set = e->overrides.empty() ? nullptr : std::get_if<SetValue>(&e->overrides.front());
        if (const auto ref = set ? resolveField(m_scenario, set->key) : Expected<FieldRef>(Diagnostic())) {
            const std::string key = fullKey(m_scenario, *ref);
            return {GP_TR("%1: %2 → %3"),
                    {KeyName{key}, valueArgument(m_scenario, key, get(m_scenario, *ref)),
                     valueArgument(m_scenario, key, set->value)}};
        }
        if (!e->overrides.empty() && std::holds_alternative<AddItem>(e->overrides.front()))
            return {GP_TR("Add workload"), {}};
        if (!e->overrides.empty() && std::holds_alternative<RemoveItem>(e->overrides.front()))
            return {GP_TR("Remove workload"), {}};
        return {GP_TR("Change inputs"), {}};
    }
    static constexpr const char* kTexts[] = {"",
                                             GP_TR("Add scenario"),
                                             GP_TR("Remove scenario"),
                                             GP_TR("Rename scenario"),
                                             GP_TR("Move scenario"),
                                             GP_TR("Reset to the parent's value"),
                                             GP_TR("Change the baseline"),
                                             GP_TR("Change the cover"),
                                             GP_TR("Add to the catalog"),
                                             GP_TR("Change the note")};
    return {kTexts[edit.index()], {}};
}

Outcome Document::apply(const ProjectEdit& edit, int gesture) {
    const Message text = describe(edit);
    auto next = applyEdit(m_project, edit, m_library.get());
    if (!next)
        return next.error();
    if (const auto* add = std::get_if<AddToLibrary>(&edit)) {
        auto library = withUserEntries(*m_builtin, add->addition.json, add->addition.name);
        if (!library)
            return library.error();
    }
    m_journal.edit(edit);
    m_undo.push(new EditCommand(*this, m_project, std::move(*next), text, gesture));
    return {};
}

Outcome Document::set(const std::vector<Override>& changes, int gesture) {
    return apply(EditScenario{m_active.toStdString(), changes}, gesture);
}

void Document::startNew() {
    m_lock.release();
    m_readOnly = false;
    take(emptyProject(), {}, {});
}

Outcome Document::openSample(const QString& id) {
    auto project = sample(id.toStdString());
    if (!project)
        return project.error();
    m_lock.release();
    m_readOnly = false;
    take(std::move(*project), {}, {});
    return {};
}

Outcome Document::open(const QString& path) {
    auto loaded = loadProject(path.toStdString(), *m_builtin);
    if (!loaded)
        return loaded.error();
    DocumentLock lock;
    m_owner.reset();
    const bool own = QFileInfo(path) == QFileInfo(m_path) && m_lock.held();
    if (!own) {
        const bool locked = lock.acquire(path.toStdString(), m_owner);
        m_readOnly = !locked && m_owner.has_value();
        m_lock = std::move(lock);
    }
    take(loaded->project, path, loaded->stamp);
    return {};
}

Outcome Document::save(const QString& path, bool force) {
    SaveOptions options;
    if (path == m_path && !force)
        options.expected = m_stamp;
    auto saved = saveProject(*m_project, path.toStdString(), options);
    if (!saved)
        return saved.error();
    m_stamp = *saved;
    if (path != m_path) {
        m_lock.acquire(path.toStdString(), m_owner);
        m_readOnly = false;
        m_path = path;
    }
    m_undo.setClean();
    startJournal();
    Q_EMIT pathChanged();
    return {};
}

Outcome Document::recover(const QString& journalFile) {
    auto recovered = replayJournal(journalFile.toStdString(), *m_builtin);
    if (!recovered)
        return recovered.error();
    const QString path = QString::fromStdString(recovered->document);
    take(recovered->project, path, stampOf(recovered->document));
    m_undo.resetClean();
    QFile::remove(journalFile);
    return {};
}

std::vector<Document::Step> Document::history(int most) const {
    std::vector<Step> steps;
    for (int i = m_undo.index() - 1; i >= 0 && static_cast<int>(steps.size()) < most; --i) {
        const auto* command = static_cast<const EditCommand*>(m_undo.command(i));
        steps.push_back({command->text(), command->before(), command->after()});
    }
    return steps;
}

void Document::retranslate() {
    for (int i = 0; i < m_undo.count(); ++i)
        const_cast<EditCommand*>(static_cast<const EditCommand*>(m_undo.command(i)))->retranslate();
}

} // namespace gp

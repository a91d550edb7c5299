#include "core/project/store.hpp"

#include "core/project/files.hpp"
#include "core/project/sqlite.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstring>
#include <iterator>

namespace gp {

namespace {

constexpr std::uint64_t kLargestFile = 256u << 20;
constexpr std::int64_t kMostRows = 200'000;

constexpr const char* kSchema = R"(
CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE scenario(position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, parent TEXT NOT NULL,
    note TEXT NOT NULL);
CREATE TABLE override(scenario TEXT NOT NULL, position INTEGER NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL,
    value_kind TEXT, number REAL, text TEXT,
    source TEXT, reference TEXT, date TEXT, note TEXT, doubtful INTEGER, low REAL, high REAL, distribution TEXT,
    PRIMARY KEY(scenario, position)) WITHOUT ROWID;
CREATE TABLE library(position INTEGER PRIMARY KEY, name TEXT NOT NULL, json TEXT NOT NULL);
)";

/// kMigrations[v - 1] makes schema v + 1 of schema v.
constexpr const char* kMigrations[] = {
    "ALTER TABLE scenario ADD COLUMN note TEXT NOT NULL DEFAULT ''",
};
static_assert(std::size(kMigrations) == kSchemaVersion - 1, "a migration for every version");

void writeMeta(const sql::Database& db, const Project& p) {
    sql::Statement insert(db, "INSERT INTO meta VALUES(?, ?)");
    const std::pair<const char*, std::string> rows[] = {
        {"project", p.id},           {"baseline", p.baseline},      {"customer", p.branding.customer},
        {"title", p.branding.title}, {"author", p.branding.author}, {"confidentiality", p.branding.confidentiality},
        {"application", GP_VERSION}};
    for (const auto& [key, value] : rows)
        insert.bind(std::string_view(key)).bind(value).execute();
}

void writeBelief(sql::Statement& insert, const std::optional<Belief>& belief) {
    if (!belief) {
        for (int i = 0; i < 8; ++i)
            insert.bind(kUnknown); // null
        return;
    }
    insert.bind(sourceCode(belief->source.kind)).bind(belief->source.reference).bind(belief->source.date);
    insert.bind(belief->source.note).bind(std::int64_t(belief->source.doubtful)).bind(belief->low).bind(belief->high);
    insert.bind(std::string_view(belief->distribution == Distribution::Uniform ? "uniform" : "triangular"));
}

void writeOverride(sql::Statement& insert, const Override& change) {
    if (const auto* set = std::get_if<SetValue>(&change)) {
        insert.bind(std::string_view("set")).bind(set->key);
        if (const auto* v = std::get_if<double>(&set->value))
            insert.bind(std::string_view("number")).bind(*v).bind(kUnknown);
        else if (const auto* flag = std::get_if<bool>(&set->value))
            insert.bind(std::string_view("flag")).bind(*flag ? 1.0 : 0.0).bind(kUnknown);
        else
            insert.bind(std::string_view("text")).bind(kUnknown).bind(std::get<std::string>(set->value));
        writeBelief(insert, set->belief);
        return;
    }
    const auto* add = std::get_if<AddItem>(&change);
    insert.bind(std::string_view(add ? "add" : "remove")).bind(add ? add->id : std::get<RemoveItem>(change).id);
    insert.bind(kUnknown).bind(kUnknown);
    if (add)
        insert.bind(std::string_view(add->kind == Scope::Training ? "training" : "inference"));
    else
        insert.bind(kUnknown);
    writeBelief(insert, {});
}

void writeProject(const std::string& path, const Project& p, const std::function<void()>& opened) {
    const sql::Database db(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXCLUSIVE);
    opened();
    // The file is not the document until it is renamed, so that SQLite need not guard it by a journal of its own.
    db.run("PRAGMA page_size=4096; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF;");
    db.run(("PRAGMA application_id=" + std::to_string(kApplicationId) +
            "; PRAGMA user_version=" + std::to_string(kSchemaVersion) + ";")
               .c_str());
    db.run("BEGIN");
    db.run(kSchema);
    writeMeta(db, p);
    sql::Statement scenario(db, "INSERT INTO scenario VALUES(?, ?, ?, ?, ?)");
    sql::Statement change(db, "INSERT INTO override VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    for (std::size_t i = 0; i < p.scenarios.size(); ++i) {
        const ScenarioNode& node = p.scenarios[i];
        scenario.bind(std::int64_t(i)).bind(node.id).bind(node.name).bind(node.parent).bind(node.note).execute();
        for (std::size_t k = 0; k < node.overrides.size(); ++k) {
            change.bind(node.id).bind(std::int64_t(k));
            writeOverride(change, node.overrides[k]);
            change.execute();
        }
    }
    sql::Statement library(db, "INSERT INTO library VALUES(?, ?, ?)");
    for (std::size_t i = 0; i < p.additions.size(); ++i)
        library.bind(std::int64_t(i)).bind(p.additions[i].name).bind(p.additions[i].json).execute();
    db.run("COMMIT");
}

Diagnostic fileError(const char* code, const char* text, const std::string& path, std::string detail = {}) {
    Diagnostic error;
    error.code = code;
    error.where = path;
    error.message = {text, {Literal(path), Literal(std::move(detail))}};
    return error;
}

std::int64_t pragma(const sql::Database& db, const char* statement) {
    sql::Statement query(db, statement);
    return query.step() ? query.integer(0) : 0;
}

/// A database from outside: nothing of its schema may run, and nothing may grow without bound.
void harden(const sql::Database& db) {
    sqlite3* h = db.handle();
    sqlite3_db_config(h, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(h, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(h, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_db_config(h, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
    sqlite3_db_config(h, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_limit(h, SQLITE_LIMIT_LENGTH, 32 << 20);
    sqlite3_limit(h, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(h, SQLITE_LIMIT_EXPR_DEPTH, 50);
    db.run("PRAGMA cell_size_check=ON; PRAGMA query_only=ON; PRAGMA mmap_size=0;");
}

struct Damaged {};

std::optional<Belief> readBelief(const sql::Statement& row) {
    if (row.isNull(6))
        return {};
    Belief b;
    const auto kind = sourceFromCode(row.text(6));
    if (!kind)
        throw Damaged{};
    b.source = {*kind, row.text(7), row.text(8), row.integer(10) != 0, row.text(9)};
    b.low = row.real(11);
    b.high = row.real(12);
    b.distribution = row.text(13) == "uniform" ? Distribution::Uniform : Distribution::Triangular;
    return b;
}

Override readOverride(const sql::Statement& row) {
    const std::string kind = row.text(1), key = row.text(2);
    if (kind == "add")
        return AddItem{key, row.text(5) == "training" ? Scope::Training : Scope::Inference};
    if (kind == "remove")
        return RemoveItem{key};
    if (kind != "set")
        throw Damaged{};
    const std::string valueKind = row.text(3);
    if (valueKind == "number")
        return SetValue{key, row.real(4), readBelief(row)};
    if (valueKind == "flag")
        return SetValue{key, row.real(4) != 0, readBelief(row)};
    if (valueKind == "text")
        return SetValue{key, row.text(5), readBelief(row)};
    throw Damaged{};
}

Project readProject(const sql::Database& db) {
    Project p;
    sql::Statement meta(db, "SELECT key, value FROM meta LIMIT 1000");
    while (meta.step()) {
        const std::string key = meta.text(0), value = meta.text(1);
        const std::pair<std::string_view, std::string*> targets[] = {{"project", &p.id},
                                                                     {"baseline", &p.baseline},
                                                                     {"customer", &p.branding.customer},
                                                                     {"title", &p.branding.title},
                                                                     {"author", &p.branding.author},
                                                                     {"confidentiality", &p.branding.confidentiality}};
        for (const auto& [name, target] : targets)
            if (key == name)
                *target = value;
    }
    sql::Statement scenarios(db, "SELECT id, name, parent, note FROM scenario ORDER BY position LIMIT 10000");
    while (scenarios.step())
        p.scenarios.push_back({scenarios.text(0), scenarios.text(1), scenarios.text(2), {}, scenarios.text(3)});
    sql::Statement changes(db, "SELECT scenario, kind, key, value_kind, number, text, source, reference, date, note, "
                               "doubtful, low, high, distribution FROM override ORDER BY scenario, position");
    std::int64_t rows = 0;
    while (changes.step()) {
        const std::string id = changes.text(0);
        const auto node =
            std::find_if(p.scenarios.begin(), p.scenarios.end(), [&](const auto& n) { return n.id == id; });
        if (node == p.scenarios.end() || ++rows > kMostRows)
            throw Damaged{};
        node->overrides.push_back(readOverride(changes));
    }
    sql::Statement library(db, "SELECT name, json FROM library ORDER BY position LIMIT 100");
    while (library.step())
        p.additions.push_back({library.text(0), library.text(1)});
    return p;
}

/// A file whose length is not what its header says was cut or glued.
bool wholeFile(const std::string& path, std::uint64_t size) {
    unsigned char head[32] = {};
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool read = fd >= 0 && ::read(fd, head, sizeof head) == static_cast<ssize_t>(sizeof head);
    if (fd >= 0)
        ::close(fd);
    const auto number = [&](std::size_t at, std::size_t bytes) {
        std::uint64_t v = 0;
        for (std::size_t i = 0; i < bytes; ++i)
            v = v << 8 | head[at + i];
        return v;
    };
    const bool database = read && std::memcmp(head, "SQLite format 3", 16) == 0;
    return !database || number(16, 2) * number(28, 4) == size; // another format is named as such later
}

/// Identity and health of an opened file, before anything of it is used.
Outcome checkFile(const sql::Database& db, const std::string& path) {
    if (pragma(db, "PRAGMA application_id") != kApplicationId)
        return fileError("file.not_project", GP_TR("%1 is not a Groundplan project."), path);
    const std::int64_t version = pragma(db, "PRAGMA user_version");
    if (version > kSchemaVersion)
        return fileError("file.newer", GP_TR("%1 was made by a newer version of Groundplan."), path);
    if (version < 1)
        return fileError("file.damaged", GP_TR("%1 is damaged: %2"), path, "schema version");
    sql::Statement check(db, "PRAGMA quick_check(1)");
    if (!check.step() || check.text(0) != "ok")
        return fileError("file.damaged", GP_TR("%1 is damaged: %2"), path, check.text(0));
    return {};
}

/// An older file is brought up to date as a copy in memory; the file itself stays as it is.
Project migratedProject(const sql::Database& db, int version) {
    if (version == kSchemaVersion)
        return readProject(db);
    const sql::Database copy(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    sqlite3_backup* backup = sqlite3_backup_init(copy.handle(), "main", db.handle(), "main");
    if (!backup)
        throw sql::Error{SQLITE_ERROR, sqlite3_errmsg(copy.handle())};
    sqlite3_backup_step(backup, -1);
    const int code = sqlite3_backup_finish(backup);
    if (code != SQLITE_OK)
        throw sql::Error{code, sqlite3_errmsg(copy.handle())};
    for (int v = version; v < kSchemaVersion; ++v)
        copy.run(kMigrations[v - 1]);
    harden(copy);
    return readProject(copy);
}

Expected<LoadedProject> readFile(const std::string& path, const FileStamp& stamp) {
    try {
        const sql::Database db(path, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOFOLLOW);
        harden(db);
        if (Outcome wrong = checkFile(db, path))
            return *wrong;
        const int version = static_cast<int>(pragma(db, "PRAGMA user_version"));
        return LoadedProject{std::make_shared<const Project>(migratedProject(db, version)), stamp, version};
    } catch (const sql::Error& error) {
        if (error.code == SQLITE_NOTADB)
            return fileError("file.not_project", GP_TR("%1 is not a Groundplan project."), path);
        return fileError("file.damaged", GP_TR("%1 is damaged: %2"), path, error.text);
    } catch (const Damaged&) {
        return fileError("file.damaged", GP_TR("%1 is damaged: %2"), path, "content");
    }
}

/// The written file must read back as the same project before it may replace the old one.
bool verifies(const std::string& path, const Project& project) {
    const auto back = readFile(path, {});
    if (!back || back->project->scenarios.size() != project.scenarios.size())
        return false;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        if (back->project->scenarios[i].id != project.scenarios[i].id ||
            back->project->scenarios[i].overrides.size() != project.scenarios[i].overrides.size())
            return false;
    return back->project->additions.size() == project.additions.size();
}

} // namespace

Expected<LoadedProject> loadProject(const std::string& path, const Library& builtin) {
    const std::string real = realPath(path);
    const auto stamp = stampOf(real);
    if (!stamp)
        return fileError("file.missing", GP_TR("%1 is neither a sample nor a file that can be read."), path);
    if (stamp->size == 0)
        return fileError("file.empty", GP_TR("%1 is empty."), path);
    if (stamp->size > kLargestFile)
        return fileError("file.too_large", GP_TR("%1 is too large for a project."), path);
    if (!wholeFile(real, stamp->size))
        return fileError("file.damaged", GP_TR("%1 is damaged: %2"), path, "length");
    auto loaded = readFile(real, *stamp);
    if (!loaded)
        return loaded;
    auto library = libraryOf(*loaded->project, builtin);
    if (!library)
        return library.error();
    if (Outcome wrong = checkProject(*loaded->project, *library))
        return *wrong;
    return loaded;
}

Expected<FileStamp> saveProject(const Project& project, const std::string& path, const SaveOptions& options) {
    const auto step = [&](SaveStep s) {
        if (options.onStep)
            options.onStep(s);
    };
    const std::string real = realPath(path);
    const auto before = stampOf(real);
    if (options.expected && before && *before != *options.expected)
        return fileError("file.changed", GP_TR("%1 was changed by somebody else since it was opened."), path);
    const std::string temporary = real + ".tmp-" + std::to_string(::getpid());
    TemporaryFile file(temporary);
    try {
        removeStaleTemporaries(real);
        writeProject(temporary, project, [&] { step(SaveStep::TemporaryOpened); });
    } catch (const sql::Error& error) {
        return fileError("file.unwritable", GP_TR("%1 cannot be written: %2"), path, error.text);
    }
    step(SaveStep::Written);
    if (!verifies(temporary, project))
        return fileError("file.unwritable", GP_TR("%1 cannot be written: %2"), path, "verification");
    step(SaveStep::Verified);
    if (!replaceFile(temporary, real))
        return fileError("file.unwritable", GP_TR("%1 cannot be written: %2"), path, std::strerror(errno));
    file.keep();
    step(SaveStep::Renamed);
    const auto after = stampOf(real);
    return after ? *after : FileStamp{};
}

} // namespace gp

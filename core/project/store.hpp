// A project as one SQLite file (.gplan). The file is read whole on opening and replaced whole on saving: a
// temporary file in the same folder, verified, fsynced and renamed over the old one. A file from outside is hostile
// until it has passed every check here; it is never written to while reading.
#pragma once

#include "core/project/project.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace gp {

inline constexpr std::int32_t kApplicationId = 0x47504C4E; // "GPLN"
/// 1: the first; 2: notes of scenarios. Older files are migrated in memory when they are read, and written as the
/// newest.
inline constexpr int kSchemaVersion = 2;

/// What a file looked like when it was read or written, to notice changes made by others.
struct FileStamp {
    std::uint64_t size = 0, inode = 0;
    std::int64_t modified = 0; ///< nanoseconds since 1970
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
std::optional<FileStamp> stampOf(const std::string& path);

struct LoadedProject {
    ProjectPtr project;
    FileStamp stamp;
    int schemaVersion = kSchemaVersion; ///< of the file before migration
};

/// Errors: file.missing, file.unreadable, file.empty, file.not_project (other format or application),
/// file.newer (made by a later version), file.damaged, file.too_large, and those of checkProject.
Expected<LoadedProject> loadProject(const std::string& path, const Library& builtin);

/// Steps of a save, for tests that interrupt it.
enum class SaveStep { TemporaryOpened, Written, Verified, Renamed };
struct SaveOptions {
    /// The stamp of the file that the project came from; a file that no longer has it is not overwritten
    /// (file.changed). None: overwrite whatever is there.
    std::optional<FileStamp> expected;
    std::function<void(SaveStep)> onStep;
};
/// Errors: file.changed, file.unwritable (the old file is untouched, the temporary file removed).
Expected<FileStamp> saveProject(const Project& project, const std::string& path, const SaveOptions& options = {});

/// Who holds a document open. The lock is a small file beside it; a lock of a dead process on this host is stale.
struct LockOwner {
    std::string user, host, since;
    std::int64_t process = 0;
};
class DocumentLock {
public:
    DocumentLock() = default;
    DocumentLock(DocumentLock&& other) noexcept
        : m_path(std::exchange(other.m_path, {})) {}
    DocumentLock& operator=(DocumentLock&& other) noexcept;
    ~DocumentLock() { release(); }
    /// Takes the lock; `owner` is filled if somebody else has it. False also where the folder cannot be written.
    bool acquire(const std::string& document, std::optional<LockOwner>& owner);
    void release();
    bool held() const { return !m_path.empty(); }

private:
    std::string m_path;
};

} // namespace gp

// POSIX file steps that the store and the journal share.
#pragma once

#include "core/units/diagnostic.hpp"

#include <string>
#include <string_view>

namespace gp {

/// The file behind symbolic links; `path` itself where there is none yet.
std::string realPath(const std::string& path);
std::string folderOf(const std::string& path);
/// fsync of a file or folder by name.
bool syncPath(const std::string& path);
/// Gives `temporary` the mode and owner of `target` (if it exists), fsyncs it, renames it over `target` and fsyncs the
/// folder. False with errno set: `target` is untouched.
bool replaceFile(const std::string& temporary, const std::string& target);

/// Writes a whole file: temporary, fsync, rename. Error: file.unwritable.
Outcome writeFile(const std::string& path, std::string_view content);

/// Removes what saves of processes that died left beside `target` ("<target>.tmp-<process>").
void removeStaleTemporaries(const std::string& target);

/// Removes a file on leaving, unless it was kept.
class TemporaryFile {
public:
    explicit TemporaryFile(std::string path)
        : m_path(std::move(path)) {}
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile();
    void keep() { m_path.clear(); }

private:
    std::string m_path;
};

} // namespace gp

// Recovery: every edit is appended to a journal as soon as it is made, so that a crash loses nothing that was
// written and a power cut at most the last second. Replayed when the program opens next.
#pragma once

#include "core/project/codec.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gp {

/// Edits and their undo, as both the window and the journal see them.
struct History {
    std::vector<ProjectPtr> states; ///< states[at] is the present one
    std::size_t at = 0;
    const ProjectPtr& present() const { return states[at]; }
};

class Journal {
public:
    Journal() = default;
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    ~Journal() { close(); }

    /// Starts a journal file that begins with a whole project. `document` is where it was opened from, or empty.
    bool start(const std::string& file, const Project& project, const std::string& document);
    bool edit(const ProjectEdit& edit);
    bool undo();
    bool redo();
    /// Forces what was appended to the disk; called at most a second after an edit.
    bool sync();
    bool dirty() const { return m_dirty; }
    /// Closes and removes the file: the document was saved or its changes given up.
    void discard();
    void close();
    const std::string& file() const { return m_file; }

private:
    bool append(const std::string& record);
    std::string m_file;
    int m_fd = -1;
    bool m_dirty = false;
};

struct Recovered {
    std::string file, document;
    ProjectPtr project; ///< after the last whole record
    std::size_t edits = 0;
};
/// Reads a journal; a torn last record is left out. Errors: journal.unreadable.
Expected<Recovered> replayJournal(const std::string& file, const Library& builtin);
/// Journals in a folder whose process is gone, newest first.
std::vector<std::string> orphanedJournals(const std::string& folder);
/// "<folder>/<project id>-<process id>.journal"
std::string journalPath(const std::string& folder, const Project& project);

} // namespace gp

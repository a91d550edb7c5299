#include "core/project/journal.hpp"

#include "core/project/files.hpp"

#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace gp {

using Json = nlohmann::json;

/// A record is "<checksum> <json>\n"; a line whose checksum does not fit was torn by the crash.
static std::string checksum(std::string_view text) {
    std::uint64_t hash = 14695981039346656037ull;
    for (char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ull;
    char out[17];
    std::snprintf(out, sizeof out, "%016llx", static_cast<unsigned long long>(hash));
    return out;
}

bool Journal::append(const std::string& record) {
    if (m_fd < 0)
        return false;
    const std::string line = checksum(record) + " " + record + "\n";
    std::size_t done = 0;
    while (done < line.size()) {
        const ssize_t n = ::write(m_fd, line.data() + done, line.size() - done);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        done += static_cast<std::size_t>(n);
    }
    m_dirty = true;
    return true;
}

bool Journal::start(const std::string& file, const Project& project, const std::string& document) {
    close();
    std::error_code ignored;
    std::filesystem::create_directories(folderOf(file), ignored);
    m_fd = ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
    m_file = file;
    const Json head{{"journal", 1}, {"document", document}, {"project", projectToJson(project)}};
    return append(head.dump(-1, ' ', false, Json::error_handler_t::replace)) && sync();
}

bool Journal::edit(const ProjectEdit& edit) {
    return append(Json{{"edit", editToJson(edit)}}.dump());
}
bool Journal::undo() {
    return append(R"({"undo":1})");
}
bool Journal::redo() {
    return append(R"({"redo":1})");
}

bool Journal::sync() {
    if (m_fd < 0 || ::fdatasync(m_fd) != 0)
        return false;
    m_dirty = false;
    return true;
}

void Journal::close() {
    if (m_fd >= 0)
        ::close(m_fd);
    m_fd = -1;
    m_dirty = false;
}

void Journal::discard() {
    close();
    if (!m_file.empty())
        ::unlink(m_file.c_str());
    m_file.clear();
}

static Diagnostic journalError(const std::string& file) {
    Diagnostic error;
    error.code = "journal.unreadable";
    error.where = file;
    error.message = {GP_TR("The recovery file %1 cannot be read."), {Literal(file)}};
    return error;
}

/// Applies one record to the history; false ends the replay.
static bool replayRecord(const Json& record, History& history, const Library& library) {
    if (record.contains("undo"))
        return history.at > 0 && (--history.at, true);
    if (record.contains("redo"))
        return history.at + 1 < history.states.size() && (++history.at, true);
    const auto edit = editFromJson(record.at("edit").get<std::string>());
    if (!edit)
        return false;
    auto next = applyEdit(history.present(), *edit, &library);
    if (!next)
        return false;
    history.states.resize(history.at + 1);
    history.states.push_back(std::move(*next));
    ++history.at;
    return true;
}

Expected<Recovered> replayJournal(const std::string& file, const Library& builtin) {
    std::ifstream in(file, std::ios::binary);
    std::string line;
    History history;
    Recovered recovered{file, {}, nullptr, 0};
    Library library = builtin;
    constexpr std::size_t kChecksum = 16;
    try {
        while (std::getline(in, line)) {
            if (in.eof() || line.size() <= kChecksum + 1 ||
                checksum(std::string_view(line).substr(kChecksum + 1)) != line.substr(0, kChecksum))
                break; // torn: everything before it is whole
            const Json record = Json::parse(line.substr(kChecksum + 1));
            if (history.states.empty()) {
                auto project = projectFromJson(record.at("project").get<std::string>());
                auto additions = project ? libraryOf(*project, builtin) : Expected<Library>(project.error());
                if (!additions)
                    return journalError(file);
                library = std::move(*additions);
                recovered.document = record.at("document").get<std::string>();
                history.states.push_back(std::make_shared<const Project>(std::move(*project)));
            } else if (replayRecord(record, history, library)) {
                ++recovered.edits;
            } else {
                break;
            }
        }
    } catch (const Json::exception&) {
        return journalError(file);
    }
    if (history.states.empty())
        return journalError(file);
    recovered.project = history.present();
    return recovered;
}

std::string journalPath(const std::string& folder, const Project& project) {
    return folder + "/" + project.id + "-" + std::to_string(::getpid()) + ".journal";
}

std::vector<std::string> orphanedJournals(const std::string& folder) {
    std::vector<std::pair<std::filesystem::file_time_type, std::string>> found;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
        const std::string stem = entry.path().stem().string();
        const std::size_t dash = stem.rfind('-');
        if (entry.path().extension() != ".journal" || dash == std::string::npos)
            continue;
        const long process = std::strtol(stem.c_str() + dash + 1, nullptr, 10);
        const bool running = process > 0 && (::kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM);
        if (!running)
            found.emplace_back(entry.last_write_time(error), entry.path().string());
    }
    std::sort(found.rbegin(), found.rend());
    std::vector<std::string> files;
    files.reserve(found.size());
    for (auto& [time, file] : found)
        files.push_back(std::move(file));
    return files;
}

} // namespace gp

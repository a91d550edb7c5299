#include "core/project/files.hpp"

#include "core/project/store.hpp"

#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace gp {

std::string realPath(const std::string& path) {
    char* real = ::realpath(path.c_str(), nullptr);
    if (!real)
        return path;
    std::string result = real;
    std::free(real);
    return result;
}

std::string folderOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

bool syncPath(const std::string& path) {
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    const bool done = ::fsync(fd) == 0;
    ::close(fd);
    return done;
}

bool replaceFile(const std::string& temporary, const std::string& target) {
    struct stat old {};
    if (::stat(target.c_str(), &old) == 0) {
        if (::chmod(temporary.c_str(), old.st_mode & 07777) != 0)
            return false;
        // Only root may give a file away; a colleague's file saved by us becomes ours, as with any editor.
        [[maybe_unused]] const int given = ::chown(temporary.c_str(), old.st_uid, old.st_gid);
    }
    if (!syncPath(temporary) || ::rename(temporary.c_str(), target.c_str()) != 0)
        return false;
    syncPath(folderOf(target)); // the rename is done; a folder that cannot be synced does not undo it
    return true;
}

void removeStaleTemporaries(const std::string& target) {
    const std::string prefix = std::filesystem::path(target).filename().string() + ".tmp-";
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folderOf(target), error)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(prefix))
            continue;
        const long process = std::strtol(name.c_str() + prefix.size(), nullptr, 10);
        const bool running = process > 0 && process != ::getpid() && ::kill(static_cast<pid_t>(process), 0) == 0;
        if (!running)
            std::filesystem::remove(entry.path(), error);
    }
}

TemporaryFile::~TemporaryFile() {
    if (!m_path.empty())
        ::unlink(m_path.c_str());
}

std::optional<FileStamp> stampOf(const std::string& path) {
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0 || !S_ISREG(info.st_mode))
        return {};
    return FileStamp{static_cast<std::uint64_t>(info.st_size), static_cast<std::uint64_t>(info.st_ino),
                     info.st_mtim.tv_sec * 1'000'000'000ll + info.st_mtim.tv_nsec};
}

static std::string hostName() {
    char name[256] = {};
    ::gethostname(name, sizeof name - 1);
    return name;
}

static std::string userName() {
    const passwd* entry = ::getpwuid(::getuid());
    return entry ? entry->pw_name : std::to_string(::getuid());
}

static std::string nowText() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::localtime_r(&now, &parts);
    char text[64] = {};
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &parts);
    return text;
}

static std::optional<LockOwner> readLock(const std::string& path) {
    std::ifstream in(path);
    LockOwner owner;
    std::string process;
    if (!std::getline(in, owner.user) || !std::getline(in, owner.host) || !std::getline(in, process) ||
        !std::getline(in, owner.since))
        return {};
    owner.process = std::strtoll(process.c_str(), nullptr, 10);
    return owner;
}

static bool alive(const LockOwner& owner) {
    if (owner.host != hostName())
        return true; // cannot be told from here
    return owner.process > 0 && (::kill(static_cast<pid_t>(owner.process), 0) == 0 || errno == EPERM);
}

bool DocumentLock::acquire(const std::string& document, std::optional<LockOwner>& owner) {
    release();
    const std::string real = realPath(document);
    const std::size_t slash = real.rfind('/');
    const std::string path =
        folderOf(real) + "/.~lock." + (slash == std::string::npos ? real : real.substr(slash + 1)) + "#";
    for (int attempt = 0; attempt < 2; ++attempt) {
        const int fd = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
        if (fd >= 0) {
            const std::string text =
                userName() + "\n" + hostName() + "\n" + std::to_string(::getpid()) + "\n" + nowText() + "\n";
            const bool written = ::write(fd, text.data(), text.size()) == static_cast<ssize_t>(text.size());
            ::close(fd);
            if (!written) {
                ::unlink(path.c_str());
                return false;
            }
            m_path = path;
            return true;
        }
        if (errno != EEXIST)
            return false;
        owner = readLock(path);
        if (owner && alive(*owner))
            return false;
        ::unlink(path.c_str()); // left by a process that died
        owner.reset();
    }
    return false;
}

DocumentLock& DocumentLock::operator=(DocumentLock&& other) noexcept {
    if (this != &other) {
        release();
        m_path = std::exchange(other.m_path, {});
    }
    return *this;
}

void DocumentLock::release() {
    if (!m_path.empty())
        ::unlink(m_path.c_str());
    m_path.clear();
}

Outcome writeFile(const std::string& path, std::string_view content) {
    const std::string temporary = path + ".tmp-" + std::to_string(::getpid());
    const TemporaryFile guard(temporary);
    bool written = false;
    {
        std::ofstream out(temporary, std::ios::binary);
        out.write(content.data(), static_cast<std::streamsize>(content.size()));
        out.flush();
        written = out.good();
    }
    if (written && replaceFile(temporary, path))
        return {};
    Diagnostic error;
    error.code = "file.unwritable";
    error.where = path;
    error.message = {GP_TR("%1 cannot be written: %2"), {path, std::string(std::strerror(errno))}};
    return error;
}

} // namespace gp

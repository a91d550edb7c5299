// A thin, exception-based wrapper around SQLite for the store; the exceptions do not leave this room.
#pragma once

#include <sqlite3.h>

#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gp::sql {

struct Error {
    int code;
    std::string text;
};

class Database {
public:
    Database(const std::string& path, int flags) {
        const int code = sqlite3_open_v2(path.c_str(), &m_db, flags, nullptr);
        if (code != SQLITE_OK) {
            const std::string text = m_db ? sqlite3_errmsg(m_db) : "out of memory";
            sqlite3_close(m_db);
            throw Error{code, text};
        }
    }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database() { sqlite3_close(m_db); }
    sqlite3* handle() const { return m_db; }
    void run(const char* statement) const {
        const int code = sqlite3_exec(m_db, statement, nullptr, nullptr, nullptr);
        if (code != SQLITE_OK)
            throw Error{code, sqlite3_errmsg(m_db)};
    }

private:
    sqlite3* m_db = nullptr;
};

class Statement {
public:
    Statement(const Database& db, const char* sql)
        : m_db(db.handle()) {
        check(sqlite3_prepare_v2(m_db, sql, -1, &m_statement, nullptr));
    }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement() { sqlite3_finalize(m_statement); }
    Statement& bind(std::string_view text) {
        check(sqlite3_bind_text(m_statement, ++m_bound, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT));
        return *this;
    }
    Statement& bind(double v) {
        check(std::isnan(v) ? sqlite3_bind_null(m_statement, ++m_bound)
                            : sqlite3_bind_double(m_statement, ++m_bound, v));
        return *this;
    }
    Statement& bind(std::int64_t v) {
        check(sqlite3_bind_int64(m_statement, ++m_bound, v));
        return *this;
    }
    /// True while there is a row.
    bool step() {
        const int code = sqlite3_step(m_statement);
        if (code != SQLITE_ROW && code != SQLITE_DONE)
            check(code);
        return code == SQLITE_ROW;
    }
    void execute() {
        step();
        check(sqlite3_reset(m_statement));
        m_bound = 0;
    }
    std::string text(int column) const {
        const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(m_statement, column));
        return bytes ? std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column)))
                     : std::string();
    }
    bool isNull(int column) const { return sqlite3_column_type(m_statement, column) == SQLITE_NULL; }
    double real(int column) const { return isNull(column) ? std::nan("") : sqlite3_column_double(m_statement, column); }
    std::int64_t integer(int column) const { return sqlite3_column_int64(m_statement, column); }

private:
    void check(int code) const {
        if (code != SQLITE_OK)
            throw Error{code, sqlite3_errmsg(m_db)};
    }
    sqlite3* m_db;
    sqlite3_stmt* m_statement = nullptr;
    int m_bound = 0;
};

} // namespace gp::sql

// A comma-separated file as rows of texts by column name.
#pragma once

#include "core/units/diagnostic.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace gp {

class CsvTable {
public:
    /// The first row names the columns. Errors: csv.syntax (byte), csv.empty.
    static Expected<CsvTable> read(std::string_view text);
    std::size_t size() const { return m_rows.size(); }
    bool has(const std::string& column) const { return m_columns.contains(column); }
    /// Empty where the column or the cell is missing.
    const std::string& cell(std::size_t row, const std::string& column) const;

private:
    std::map<std::string, std::size_t> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace gp

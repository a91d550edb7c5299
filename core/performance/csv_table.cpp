#include "core/performance/csv_table.hpp"

#include "core/units/text.hpp"

#include <csv.h>

namespace gp {

namespace {

struct Collector {
    std::vector<std::vector<std::string>> rows;
    std::vector<std::string> row;
};

void onField(void* bytes, std::size_t size, void* to) {
    static_cast<Collector*>(to)->row.emplace_back(static_cast<const char*>(bytes), size);
}
void onRow(int, void* to) {
    auto& collector = *static_cast<Collector*>(to);
    collector.rows.push_back(std::move(collector.row));
    collector.row.clear();
}

} // namespace

Expected<CsvTable> CsvTable::read(std::string_view text) {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (text.starts_with(kMark))
        text.remove_prefix(kMark.size());
    csv_parser parser;
    csv_init(&parser, CSV_STRICT | CSV_APPEND_NULL);
    Collector collector;
    const std::size_t read = csv_parse(&parser, text.data(), text.size(), onField, onRow, &collector);
    const bool whole = read == text.size() && csv_fini(&parser, onField, onRow, &collector) == 0;
    csv_free(&parser);
    Diagnostic error;
    if (!whole) {
        error.code = "csv.syntax";
        error.begin = error.end = read;
        error.message = {GP_TR("The table cannot be read at byte %1."), {std::to_string(read)}};
        return error;
    }
    if (collector.rows.empty()) {
        error.code = "csv.empty";
        error.message = {GP_TR("The table is empty."), {}};
        return error;
    }
    CsvTable table;
    for (std::size_t i = 0; i < collector.rows.front().size(); ++i)
        table.m_columns.emplace(collector.rows.front()[i], i);
    table.m_rows.assign(std::make_move_iterator(collector.rows.begin() + 1),
                        std::make_move_iterator(collector.rows.end()));
    return table;
}

const std::string& CsvTable::cell(std::size_t row, const std::string& column) const {
    static const std::string empty;
    const auto found = m_columns.find(column);
    return found == m_columns.end() || found->second >= m_rows[row].size() ? empty : m_rows[row][found->second];
}

} // namespace gp

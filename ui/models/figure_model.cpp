#include "ui/models/figure_model.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/badges.hpp"
#include "ui/widgets/theme.hpp"

#include <QFont>

namespace gp {

void FigureModel::setScope(Stage stage, const std::string& item, const QStringList& groups) {
    m_stage = stage;
    m_item = item;
    m_groups = groups;
}

bool FigureModel::wanted(const FigureRef& ref) const {
    if (ref.figure->stage != m_stage)
        return false;
    if (!m_groups.isEmpty() && !m_groups.contains(QString::fromUtf8(ref.figure->group)))
        return false;
    if (m_item == "*")
        return ref.item >= 0;
    return m_item.empty() ? ref.item < 0 : ref.item >= 0;
}

std::vector<FigureModel::Row> FigureModel::rowsFor(const PlanResult& result) const {
    std::vector<Row> rows;
    const char* group = "";
    int item = -1;
    eachFigure(result.scenario, [&](const FigureRef& ref) {
        if (!wanted(ref))
            return;
        const std::string id =
            ref.item < 0 ? std::string() : result.scenario.workloads[static_cast<std::size_t>(ref.item)].id;
        if (m_item != "*" && !m_item.empty() && id != m_item)
            return;
        if (std::string_view(group) != ref.figure->group || item != ref.item) {
            group = ref.figure->group;
            item = ref.item;
            Row heading;
            heading.group = group;
            heading.item = id;
            rows.push_back(heading);
        }
        Row row;
        row.ref = ref;
        row.key = fullKey(result.scenario, ref);
        rows.push_back(row);
    });
    return rows;
}

void FigureModel::refresh(const PlanResultPtr& result) {
    std::vector<Row> rows = rowsFor(*result);
    const bool same = rows.size() == m_rows.size() &&
                      std::equal(rows.begin(), rows.end(), m_rows.begin(), [](const Row& a, const Row& b) {
                          return a.key == b.key && a.group == b.group && a.item == b.item;
                      });
    if (same && m_result) {
        m_result = result;
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_result = result;
    m_rows = std::move(rows);
    endResetModel();
}

std::string FigureModel::keyAt(int row) const {
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)].key : std::string();
}

int FigureModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int FigureModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FigureModel::headingData(const Row& row, int column, int role) const {
    if (role == Qt::DisplayRole && column == Name) {
        const QString group = say(row.group);
        return row.item.empty() ? group : QString::fromStdString(row.item) + QStringLiteral(" · ") + group;
    }
    if (role == Qt::FontRole)
        return captionFont(true);
    if (role == Qt::ForegroundRole)
        return colours().muted;
    if (role == Qt::BackgroundRole)
        return colours().raised;
    return {};
}

QVariant FigureModel::entryData(const Row& row, int column, int role) const {
    const LedgerEntry entry = m_result->ledger().entry(row.ref);
    const NumberStyle style = numberStyle(m_result->currency());
    if (role == Qt::TextAlignmentRole)
        return column == Name || column == UnitColumn || column == SourceColumn
                   ? int(Qt::AlignLeft | Qt::AlignVCenter)
                   : int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::FontRole && column == Number)
        return bodyFont(true);
    if (role == Qt::ToolTipRole)
        return say(entry.help) + QLatin1Char('\n') + QString::fromStdString(entry.key);
    if (role == Qt::ForegroundRole) {
        if (column == SourceColumn && entry.source.kind == SourceKind::Assumed)
            return colours().warn;
        return column == Name || column == Number ? colours().text : colours().muted;
    }
    if (role != Qt::DisplayRole)
        return {};
    const Unit shown = readableUnit(entry.value, entry.unit);
    NumberStyle compact = style;
    compact.magnitude = Magnitude::Abbreviated;
    const NumberText text = formatNumber(entry.value, shown, compact);
    switch (column) {
    case Name:
        return say(entry.label);
    case Number:
        return entry.option ? say(entry.option) : QString::fromStdString(text.number);
    case UnitColumn:
        return entry.option ? QString() : QString::fromStdString(text.unit);
    case Band: {
        const auto band = m_result->bands.find(row.key);
        if (band == m_result->bands.end() || !(band->second.low < band->second.high))
            return {};
        return QString::fromStdString(formatRange(band->second.low, band->second.high, shown, compact).number);
    }
    case SourceColumn:
        if (std::isnan(entry.value) && entry.text.empty())
            return {}; // nothing vouches for what is not known
        return say(sourceLabel(entry.source.kind));
    default:
        return {};
    }
}

QVariant FigureModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    return row.group ? headingData(row, index.column(), role) : entryData(row, index.column(), role);
}

QVariant FigureModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return int((section == Number || section == Band ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    static constexpr const char* kHeads[] = {GP_TR("Figure"), GP_TR("Value"), GP_TR("Unit"), GP_TR("P10–P90"),
                                             GP_TR("Source")};
    return say(kHeads[section]);
}

Qt::ItemFlags FigureModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool heading = m_rows[static_cast<std::size_t>(index.row())].group;
    return heading ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

// ---- Compare

static std::vector<PlanResultPtr> baselineFirst(const PlanSet& set) {
    std::vector<PlanResultPtr> order;
    if (const PlanResultPtr base = set.find(set.baseline))
        order.push_back(base);
    for (const PlanResultPtr& r : set.results)
        if (r->id != set.baseline)
            order.push_back(r);
    return order;
}

void CompareModel::refresh(const PlanSetPtr& set) {
    beginResetModel();
    m_set = set;
    m_order = baselineFirst(*set);
    m_keys.clear();
    static constexpr const char* kRows[] = {"centre.gpus",
                                            "centre.servers",
                                            "centre.peak_rate",
                                            "centre.racks",
                                            "site.rack_power",
                                            "centre.it_power_expected",
                                            "centre.it_power_maximum",
                                            "centre.facility_power",
                                            "centre.energy_per_year",
                                            "fabric.parameter.switches",
                                            "storage.blocks",
                                            "site.floor_area",
                                            "cost.servers",
                                            "cost.network",
                                            "cost.storage",
                                            "cost.facility",
                                            "centre.capex",
                                            "centre.cost_per_year",
                                            "centre.cost_per_gpu_hour",
                                            "centre.cost_per_token"};
    if (!m_order.empty())
        eachFigure(m_order.front()->scenario, [&](const FigureRef& ref) {
            if (ref.item >= 0 && (ref.figure->headline || ref.figure->key == "gpus"))
                m_keys.push_back(fullKey(m_order.front()->scenario, ref));
        });
    m_keys.insert(m_keys.begin(), std::begin(kRows), std::end(kRows));
    endResetModel();
}

CompareModel::Place CompareModel::placeOf(int column) const {
    if (column < 3)
        return {0, 0};
    return {static_cast<std::size_t>(column - 3) / 3 + 1, (column - 3) % 3};
}

int CompareModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_keys.size());
}
int CompareModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || m_order.empty() ? 0 : 3 + 3 * static_cast<int>(m_order.size() - 1);
}

QVariant CompareModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const std::string& key = keyAt(index.row());
    const std::string currency = m_order.front()->currency();
    const auto base = m_order.front()->ledger().find(key);
    if (role == Qt::TextAlignmentRole)
        return index.column() < 2 ? int(Qt::AlignLeft | Qt::AlignVCenter) : int(Qt::AlignRight | Qt::AlignVCenter);
    if (!base)
        return {};
    const Unit shown = readableUnit(base->value, base->unit);
    NumberStyle style = numberStyle(currency);
    style.magnitude = Magnitude::Abbreviated;
    if (index.column() < 2) {
        if (role == Qt::DisplayRole)
            return index.column() == 0 ? sayKey(key)
                                       : QString::fromStdString(formatNumber(base->value, shown, style).unit);
        return role == Qt::ForegroundRole && index.column() == 1 ? QVariant(colours().muted) : QVariant();
    }
    const Place place = placeOf(index.column());
    const PlanResult& r = *m_order[place.scenario];
    const auto entry = r.ledger().find(key);
    const double value = entry ? entry->value : kUnknown, difference = value - base->value;
    const bool comparable = r.currency() == currency || base->unit.dim[8] == 0;
    if (role == Qt::DisplayRole) {
        if (place.part == 0) {
            NumberStyle grouped = style;
            grouped.magnitude = Magnitude::Grouped;
            return QString::fromStdString(formatNumber(value, scaledUnit(base->value, shown, style), grouped).number);
        }
        if (!comparable || std::isnan(difference))
            return QStringLiteral("—");
        if (place.part == 1)
            return sayDelta(difference, base->value, base->unit, currency);
        return base->value == 0
                   ? QStringLiteral("—")
                   : QString::fromStdString(formatDelta(difference / base->value, unit::percent, style).number);
    }
    if (role == Qt::FontRole)
        return bodyFont(place.part == 0);
    const Better better = base->figure ? base->figure.figure->better : Better::Neither;
    if (role == Qt::ForegroundRole && place.part > 0) {
        if (better == Better::Neither || std::isnan(difference) || difference == 0 || !comparable)
            return colours().muted;
        return (better == Better::Lower) == (difference < 0) ? colours().good : colours().bad;
    }
    if (role == Qt::BackgroundRole && place.part == 0 && entry && entry->figure)
        for (const LimitUse& use : limitUsesOf(r.view(), entry->figure.figure->key))
            if (use.fit == Fit::No && !std::isnan(use.bound))
                return colours().badTint;
    return {};
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return int((section < 2 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || m_order.empty())
        return {};
    if (section == 0)
        return say(GP_TR("Figure"));
    if (section == 1)
        return say(GP_TR("Unit"));
    const Place place = placeOf(section);
    if (place.part == 0)
        return sayData(m_order[place.scenario]->name);
    return place.part == 1 ? QStringLiteral("Δ") : QStringLiteral("Δ %");
}

// ---- Input differences

void InputDiffModel::refresh(const PlanSetPtr& set) {
    beginResetModel();
    m_set = set;
    m_order = baselineFirst(*set);
    m_keys.clear();
    // Every input that any scenario has, in table order, once.
    for (const PlanResultPtr& r : m_order)
        eachField(r->scenario, [&](const FieldRef& ref) {
            const std::string key = fullKey(r->scenario, ref);
            if (std::none_of(m_keys.begin(), m_keys.end(), [&](const auto& k) { return k.first == key; }))
                m_keys.emplace_back(key, false);
        });
    for (auto& [key, differs] : m_keys) {
        const FieldRef first = findField(m_order.front()->scenario, key);
        for (const PlanResultPtr& r : m_order) {
            const FieldRef other = findField(r->scenario, key);
            differs = differs || !first || !other ||
                      !sameValue(get(m_order.front()->scenario, first), get(r->scenario, other));
        }
    }
    filterKeys();
    endResetModel();
}

void InputDiffModel::filterKeys() {
    m_shown.clear();
    for (const auto& [key, differs] : m_keys)
        if (m_filter == Filter::All || differs == (m_filter == Filter::Different))
            m_shown.push_back(key);
}

void InputDiffModel::setFilter(Filter filter) {
    beginResetModel();
    m_filter = filter;
    filterKeys();
    endResetModel();
}

int InputDiffModel::count(Filter filter) const {
    const auto different = std::count_if(m_keys.begin(), m_keys.end(), [](const auto& k) { return k.second; });
    const auto all = static_cast<std::ptrdiff_t>(m_keys.size());
    return static_cast<int>(filter == Filter::All ? all : filter == Filter::Different ? different : all - different);
}

int InputDiffModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}
int InputDiffModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 1 + static_cast<int>(m_order.size());
}

QVariant InputDiffModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const std::string& key = keyAt(index.row());
    if (role == Qt::ToolTipRole)
        return QString::fromStdString(key);
    if (role == Qt::TextAlignmentRole)
        return index.column() == 0 ? int(Qt::AlignLeft | Qt::AlignVCenter) : int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == 0)
        return sayKey(key);
    const PlanResult& r = *m_order[static_cast<std::size_t>(index.column() - 1)];
    const FieldRef ref = findField(r.scenario, key);
    return ref ? sayEntry(r.ledger().entry(ref), r.currency()) : QStringLiteral("—");
}

QVariant InputDiffModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == 0 ? say(GP_TR("Input")) : sayData(m_order[static_cast<std::size_t>(section - 1)]->name);
}

} // namespace gp

#include "core/report/proposal.hpp"

#include "core/plan/bill.hpp"
#include "core/report/wording.hpp"
#include "core/study/swing.hpp"

#include <algorithm>

namespace gp {

namespace {

bool isMoney(const Dim& dim) {
    return dim[static_cast<std::size_t>(kDimIndex<money_dim>)] != 0;
}

Message literal(const std::string& text) {
    return {"%1", {text}};
}
Message data(const std::string& text) {
    return {"%1", {DataText{text}}};
}
Cell cell(Piece piece, Tone tone = Tone::Plain) {
    Cell c;
    c.line.push_back(std::move(piece));
    c.tone = tone;
    return c;
}
Cell textCell(const char* text, Tone tone = Tone::Plain) {
    return cell(Message{text, {}}, tone);
}
Cell badgeCell(SourceKind kind) {
    Cell c;
    c.badge = kind;
    return c;
}
Message amountMessage(double base, const Unit& unit) {
    return {"%1", {Amount{base, unit}}};
}

class Writer {
public:
    Writer(const Project& project, const PlanSet& set, const PlanResult& result, const ProposalOptions& options)
        : m_project(project)
        , m_set(set)
        , m_r(result)
        , m_ledger(result.ledger())
        , m_options(options) {}

    std::vector<Block> write() {
        cover();
        m_blocks.push_back(ContentsBlock{});
        summary();
        demand();
        compute();
        network();
        storage();
        site();
        if (m_options.prices)
            cost();
        findings();
        bill();
        assumptions();
        calculation();
        return std::move(m_blocks);
    }

private:
    // What is asked for again and again

    LedgerEntry entry(std::string_view key) const {
        const auto found = m_ledger.find(key);
        return found ? *found : LedgerEntry{};
    }
    bool shown(const LedgerEntry& e) const { return m_options.prices || !isMoney(e.unit.dim); }
    void chapter(const char* title) {
        m_blocks.push_back(ChapterBlock{{title, {}}, ++m_chapter, false}), m_section = 0;
    }
    void appendix(const char* title) { m_blocks.push_back(ChapterBlock{{title, {}}, ++m_appendix, true}); }
    void heading(Piece title) {
        m_blocks.push_back(
            HeadingBlock{{std::move(title)}, std::to_string(m_chapter) + "." + std::to_string(++m_section)});
    }
    void paragraph(Message message, bool muted = false) {
        m_blocks.push_back(ParagraphBlock{{std::move(message)}, muted});
    }
    std::string reference() const { return std::string(1, static_cast<char>('A' + m_appendix - 1)) + "-"; }

    static std::vector<Column> figureColumns() {
        return {{{GP_TR("Figure"), {}}, 0.42, false},
                {{GP_TR("Value"), {}}, 0.22, true},
                {{GP_TR("P10–P90"), {}}, 0.22, true},
                {{GP_TR("Source"), {}}, 0.14, false}};
    }
    Row figureRow(const LedgerEntry& e) const {
        const Band band = m_r.band(e.key);
        return {{cell(Message{e.label, {}}), cell(e),
                 cell(Span{band.low, band.high, readableUnit(e.value, e.unit)}, Tone::Muted), badgeCell(e.source.kind)},
                Row::Kind::Plain};
    }
    /// The named figures that are known or at least asked for.
    void figureTable(const std::vector<const char*>& keys, const char* caption = "") {
        TableBlock table{figureColumns(), {}, {caption, {}}};
        for (const char* key : keys) {
            const LedgerEntry e = entry(key);
            if (!e.key.empty() && shown(e))
                table.rows.push_back(figureRow(e));
        }
        if (!table.rows.empty())
            m_blocks.push_back(std::move(table));
    }
    FormulaBlock formula(const Explanation& e, std::string number) const {
        FormulaBlock f;
        f.number = std::move(number);
        f.name = {Message{e.entry.label, {}}};
        f.formula = formulaLine(e.applied);
        f.numbers = numbersLine(e.applied, m_ledger);
        f.result = {e.entry};
        return f;
    }
    void formulas(const std::vector<std::string>& keys) {
        for (const std::string& key : keys) {
            const auto e = m_ledger.explain(key);
            // What is merely taken over stands in the table of inputs.
            if (e && e->applied.size() > 1 && !std::isnan(e->entry.value))
                m_blocks.push_back(formula(*e, {}));
        }
    }
    std::string workloadName(std::size_t i) const {
        const Workload& w = m_r.scenario.workloads[i];
        return w.name.empty() ? w.id : w.name;
    }

    // Front

    void cover() {
        CoverBlock c;
        c.customer = m_project.branding.customer;
        c.title = m_project.branding.title;
        c.scenario = m_r.name;
        c.author = m_project.branding.author;
        c.confidentiality = m_project.branding.confidentiality;
        c.scale = {entry("centre.gpus")};
        c.structure = {structure()};
        for (const char* key : {"centre.peak_rate", "centre.racks", "centre.it_power", "centre.capex"})
            if (const LedgerEntry e = entry(key); shown(e))
                c.figures.emplace_back(Message{e.label, {}}, e);
        m_blocks.push_back(std::move(c));
    }
    Message structure() const {
        return {GP_TR("%1 servers × %2"),
                {Amount{times(m_r.plan.compute.servers), unit::one},
                 Amount{times(m_r.plan.compute.server->gpus.value), unit::one}}};
    }

    void summary() {
        chapter(GP_TR("Summary"));
        Message sentence{
            m_options.prices ? GP_TR("%1 are planned: %2 servers in %3 racks, %4 of IT power and an investment of %5.")
                             : GP_TR("%1 are planned: %2 servers in %3 racks and %4 of IT power."),
            {Amount{times(m_r.plan.compute.gpus), unit::gpu}, Amount{times(m_r.plan.compute.servers), unit::one},
             Amount{times(m_r.plan.site.racks), unit::one}, Amount{baseValue(m_r.plan.site.itPower), unit::kilowatt}}};
        if (m_options.prices)
            sentence.arguments.push_back(Amount{baseValue(m_r.plan.cost.capex), unit::money});
        paragraph(std::move(sentence));
        if (!m_r.note.empty())
            paragraph(literal(m_r.note), true);
        steps();
        heading(Message{GP_TR("Key figures and their bands"), {}});
        keyFigures();
        if (m_set.results.size() > 1) {
            heading(Message{GP_TR("Scenarios"), {}});
            scenarios();
        }
        mainAssumptions();
        worstFinding();
    }
    void steps() {
        StepsBlock s;
        if (!m_r.scenario.workloads.empty()) {
            const bool training = kindOf(m_r.scenario.workloads[0]) == Scope::Training;
            const LedgerEntry e =
                entry("workload." + m_r.scenario.workloads[0].id + (training ? ".token_rate" : ".peak_qps"));
            s.steps.push_back({{GP_TR("Demand"), {}}, {e}, {data(workloadName(0))}});
        }
        s.steps.push_back({{GP_TR("Compute"), {}}, {entry("centre.gpus")}, {structure()}});
        const PlanePlan& plane = m_r.plan.parameter;
        s.steps.push_back({{GP_TR("Network"), {}},
                           {Message{GP_TR("%1 switches"), {Amount{times(plane.switches), unit::one}}}},
                           {literal(plane.networkSwitch->name)}});
        s.steps.push_back({{GP_TR("Site"), {}},
                           {Message{GP_TR("%1 racks"), {Amount{times(m_r.plan.site.racks), unit::one}}}},
                           {entry("centre.it_power")}});
        if (m_options.prices)
            s.steps.push_back({{GP_TR("Investment"), {}}, {entry("centre.capex")}, {data(m_r.plan.cost.prices->name)}});
        s.caption = {GP_TR("From demand to investment; every number is derived in the calculation appendix."), {}};
        m_blocks.push_back(std::move(s));
    }
    void keyFigures() {
        TableBlock table{{{{GP_TR("Figure"), {}}, 0.3, false},
                          {{GP_TR("This plan"), {}}, 0.17, true},
                          {{"P10", {}}, 0.13, true},
                          {{"P10 – P50 – P90", {}}, 0.27, false},
                          {{"P90", {}}, 0.13, true}},
                         {},
                         {GP_TR("Dot: this plan; line: P50; red: the limit."), {}}};
        eachFigure(m_r.scenario, [&](const FigureRef& ref) {
            if (!ref.figure->headline)
                return;
            const LedgerEntry e = m_ledger.entry(ref);
            if (!shown(e) || std::isnan(e.value))
                return;
            const Band band = m_r.band(e.key);
            Cell bar;
            double limit = kUnknown;
            for (const LimitUse& use : limitUsesOf(m_r.view(), ref.figure->key))
                if (std::isnan(limit))
                    limit = use.bound;
            bar.bar = BandBar{band.low, band.middle, band.high, e.value, limit};
            const bool varies = band.low < band.high;
            const auto end = [&](double v) { return varies ? cell(amountMessage(v, e.unit), Tone::Muted) : Cell{}; };
            table.rows.push_back(
                {{cell(Message{e.label, {}}), cell(e, Tone::Strong), end(band.low), bar, end(band.high)},
                 Row::Kind::Plain});
        });
        m_blocks.push_back(std::move(table));
    }
    void scenarios() {
        TableBlock table{{{{GP_TR("Scenario"), {}}, 0.26, false}}, {}, {}};
        std::vector<const char*> keys{"centre.gpus", "centre.racks", "centre.it_power"};
        if (m_options.prices) {
            keys.push_back("centre.capex");
            keys.push_back("centre.cost_per_gpu_hour");
        }
        for (const char* key : keys)
            table.columns.push_back({{labelOf(key), {}}, 0.74 / static_cast<double>(keys.size()), true});
        for (const PlanResultPtr& r : m_set.results) {
            Row row;
            row.cells.push_back(cell(data(r->name), r.get() == &m_r ? Tone::Strong : Tone::Plain));
            for (const char* key : keys) {
                const auto e = r->ledger().find(key);
                bool exceeded = false;
                for (const LimitUse& use : limitUsesOf(r->view(), key))
                    exceeded = exceeded || use.fit == Fit::No;
                row.cells.push_back(e ? cell(*e, exceeded ? Tone::Bad : Tone::Plain) : Cell{});
            }
            table.rows.push_back(std::move(row));
        }
        table.caption = {GP_TR("Red: over a limit."), {}};
        m_blocks.push_back(std::move(table));
    }
    /// The inputs whose ranges move the plan most.
    void mainAssumptions() {
        const char* figure = m_options.prices && known(m_r.plan.cost.capex) ? "centre.capex" : "centre.gpus";
        const auto list = swings(m_r.scenario, *m_r.library, m_r.choices, figure);
        if (list.empty())
            return;
        heading(Message{GP_TR("Main assumptions"), {}});
        TableBlock table{
            {{{GP_TR("Input"), {}}, 0.3, false},
             {{GP_TR("Value"), {}}, 0.18, true},
             {{GP_TR("Range"), {}}, 0.18, true},
             {{GP_TR("Source"), {}}, 0.12, false},
             {{GP_TR("Swing of %1"), {KeyName{figure}}}, 0.22, true}},
            {},
            {GP_TR("Swing: by how much the figure moves over the input's range, everything else as planned."), {}}};
        constexpr std::size_t kMost = 3;
        for (std::size_t i = 0; i < std::min(kMost, list.size()); ++i) {
            const LedgerEntry e = m_ledger.entry(findField(m_r.scenario, list[i].key));
            table.rows.push_back({{cell(Message{e.label, {}}), cell(e), cell(Span{e.low, e.high, e.unit}, Tone::Muted),
                                   badgeCell(e.source.kind), cell(amountMessage(list[i].size(), entry(figure).unit))},
                                  Row::Kind::Plain});
        }
        m_blocks.push_back(std::move(table));
    }
    void worstFinding() {
        if (m_r.findings.empty() || m_r.findings.front().severity < Severity::Warning)
            return;
        const Finding& f = m_r.findings.front();
        m_blocks.push_back(CalloutBlock{f.severity, f.title, {f.detail}});
    }

    // Chapters, one a stage

    void demand() {
        chapter(GP_TR("Demand"));
        for (std::size_t i = 0; i < m_r.scenario.workloads.size(); ++i) {
            heading(data(workloadName(i)));
            inputs(i);
            const std::string prefix = "workload." + m_r.scenario.workloads[i].id + ".";
            std::vector<std::string> keys;
            for (const char* name :
                 {"token_rate", "peak_qps", "work", "work_rate", "gpus_raw", "memory_gpus", "replica_gpus",
                  "gpus_needed", "gpus_reserved", "gpus_placed", "servers", "gpus", "days"})
                keys.push_back(prefix + name);
            formulas(keys);
        }
        if (m_r.scenario.workloads.empty())
            paragraph({GP_TR("There is no workload yet."), {}});
    }
    void inputs(std::size_t item) {
        TableBlock table{{{{GP_TR("Input"), {}}, 0.34, false},
                          {{GP_TR("Value"), {}}, 0.24, true},
                          {{GP_TR("Range"), {}}, 0.24, true},
                          {{GP_TR("Source"), {}}, 0.18, false}},
                         {},
                         {}};
        eachField(m_r.scenario, [&](const FieldRef& ref) {
            if (ref.item != static_cast<int>(item) || ref.field->scope == Scope::Workload)
                return;
            const LedgerEntry e = m_ledger.entry(ref);
            const bool empty = ref.field->optional() && std::isnan(e.value) && e.text.empty();
            if (!empty)
                table.rows.push_back({{cell(Message{e.label, {}}), cell(e),
                                       cell(Span{e.low, e.high, e.unit}, Tone::Muted), badgeCell(e.source.kind)},
                                      Row::Kind::Plain});
        });
        m_blocks.push_back(std::move(table));
    }

    void compute() {
        chapter(GP_TR("Compute"));
        m_blocks.push_back(DrawingBlock{
            "mfu", {GP_TR("MFU against GPU count; the fall with size is an assumption of 3 % a doubling."), {}}});
        heading(Message{GP_TR("Server"), {}});
        paragraph(literal(m_r.plan.compute.server->name +
                          (m_r.plan.compute.accelerator ? " · " + m_r.plan.compute.accelerator->name : "")));
        figureTable({"server.gpus", "server.peak", "server.memory", "server.maximum_power", "server.expected_power",
                     "server.interconnect", "server.height", "server.mass"});
        heading(Message{GP_TR("Centre"), {}});
        figureTable({"centre.servers", "centre.gpus", "centre.peak_rate"});
    }

    void network() {
        chapter(GP_TR("Network"));
        m_blocks.push_back(DrawingBlock{"network", {GP_TR("Parameter plane."), {}}});
        heading(Message{GP_TR("Planes"), {}});
        TableBlock table{{{{GP_TR("Figure"), {}}, 0.32, false}}, {}, {}};
        const std::pair<const char*, const char*> planes[] = {{"parameter", GP_TR("Parameter plane")},
                                                              {"storage", GP_TR("Storage plane")},
                                                              {"business", GP_TR("Business plane")},
                                                              {"management", GP_TR("Management plane")}};
        for (const auto& [id, name] : planes)
            table.columns.push_back({{name, {}}, 0.17, true});
        for (const char* name : {"endpoints", "tiers", "leaves", "spines", "cores", "switches", "links", "optics",
                                 "oversubscription", "bandwidth", "power"}) {
            Row row;
            row.cells.push_back(textCell(labelOf(std::string("fabric.parameter.") + name)));
            for (const auto& [id, title] : planes) {
                const auto e = m_ledger.find(std::string("fabric.") + id + "." + name);
                row.cells.push_back(e ? cell(*e) : textCell("—", Tone::Muted));
            }
            table.rows.push_back(std::move(row));
        }
        Row models;
        models.cells.push_back(textCell(GP_TR("Switch")));
        for (const PlanePlan* p :
             {&m_r.plan.parameter, &m_r.plan.storagePlane, &m_r.plan.business, &m_r.plan.management})
            models.cells.push_back(cell(literal(p->networkSwitch->name), Tone::Muted));
        table.rows.insert(table.rows.begin(), std::move(models));
        m_blocks.push_back(std::move(table));
        heading(Message{GP_TR("Parameter plane"), {}});
        formulas({"fabric.parameter.bandwidth", "fabric.parameter.leaves", "fabric.parameter.oversubscription"});
    }

    void storage() {
        chapter(GP_TR("Storage"));
        heading(Message{GP_TR("Required"), {}});
        figureTable({"storage.sample_read", "storage.concurrent_read", "storage.restart_read",
                     "storage.checkpoint_write", "storage.read", "storage.governs", "storage.operations"});
        heading(Message{GP_TR("Tiers"), {}});
        figureTable({"storage.hot_capacity", "storage.cache_capacity", "storage.cold_capacity"});
        heading(Message{GP_TR("System"), {}});
        figureTable({"storage.blocks", "storage.cold_blocks", "storage.installed_read", "storage.installed_write",
                     "storage.installed_operations", "storage.power"});
        formulas({"storage.read", "storage.blocks"});
    }

    void site() {
        chapter(GP_TR("Site"));
        m_blocks.push_back(
            DrawingBlock{"floor", {GP_TR("Hall to scale; colour is power against the rack limit."), {}}});
        heading(Message{GP_TR("Racks"), {}});
        figureTable({"site.servers_per_rack", "site.compute_racks", "site.service_racks", "centre.racks",
                     "site.rack_power", "site.rack_power_expected", "site.rack_mass", "site.rack_floor_load"});
        heading(Message{GP_TR("Power"), {}});
        figureTable({"centre.server_power", "site.network_power", "site.storage_power", "centre.it_power",
                     "centre.it_power_expected", "centre.it_power_maximum", "centre.it_power_limit",
                     "centre.facility_power", "site.cooling_power", "site.distribution", "centre.energy_per_year"});
        formulas({"site.distribution", "centre.facility_power"});
        heading(Message{GP_TR("Floor"), {}});
        figureTable({"site.rows", "site.racks_per_row", "site.hall_length", "site.hall_width", "site.floor_area"});
    }

    void cost() {
        chapter(GP_TR("Cost"));
        m_blocks.push_back(DrawingBlock{"cost", {GP_TR("Parts of the investment."), {}}});
        const PriceList& list = *m_r.plan.cost.prices;
        paragraph({GP_TR("Prices: %1 of %2, valid until %3."), {DataText{list.name}, list.date, list.validUntil}},
                  true);
        heading(Message{GP_TR("Investment"), {}});
        figureTable({"cost.servers", "cost.network", "cost.storage", "cost.racks", "cost.install", "cost.facility",
                     "centre.capex"});
        heading(Message{GP_TR("Running cost"), {}});
        figureTable({"cost.energy_per_year", "cost.maintenance_per_year", "centre.cost_per_year",
                     "centre.cost_per_gpu_hour", "centre.cost_per_token"});
    }

    void findings() {
        chapter(GP_TR("Findings"));
        static constexpr const char* kVerdicts[] = {GP_TR("ok"), GP_TR("note"), GP_TR("warning"), GP_TR("error")};
        static constexpr Tone kTones[] = {Tone::Good, Tone::Muted, Tone::Caution, Tone::Bad};
        TableBlock table{{{{GP_TR("Verdict"), {}}, 0.1, false},
                          {{GP_TR("Finding"), {}}, 0.32, false},
                          {{GP_TR("Detail"), {}}, 0.58, false}},
                         {},
                         {}};
        for (const Finding& f : m_r.findings) {
            const auto severity = static_cast<std::size_t>(f.severity);
            table.rows.push_back(
                {{textCell(kVerdicts[severity], kTones[severity]), cell(f.title), cell(f.detail)}, Row::Kind::Plain});
        }
        m_blocks.push_back(std::move(table));
    }

    // Appendices

    void bill() {
        appendix(GP_TR("Bill of materials"));
        const bool prices = m_options.prices;
        if (prices)
            paragraph({GP_TR("Quantities are those of the plan; unit prices are those of %1."),
                       {DataText{m_r.plan.cost.prices->name}}},
                      true);
        TableBlock table{{{{GP_TR("No."), {}}, 0.07, false},
                          {{GP_TR("Item"), {}}, prices ? 0.45 : 0.75, false},
                          {{GP_TR("Quantity"), {}}, 0.16, true}},
                         {},
                         {}};
        if (prices) {
            table.columns.push_back({{GP_TR("Unit price"), {}}, 0.15, true});
            table.columns.push_back({{GP_TR("Sum"), {}}, 0.17, true});
        }
        const char* group = "";
        int number = 0;
        for (const BillLine& line : billOfMaterials(m_r.view())) {
            if (!prices && line.figure == "cost.install")
                continue;
            if (std::string_view(group) != line.group) {
                group = line.group;
                table.rows.push_back({{Cell{}, textCell(group, Tone::Strong)}, Row::Kind::Group});
            }
            Row row;
            row.cells.push_back(cell(literal(std::to_string(++number)), Tone::Muted));
            Cell item = textCell(line.what);
            if (!line.name.empty())
                item.line.push_back(literal("  " + line.name));
            row.cells.push_back(std::move(item));
            row.cells.push_back(cell(amountMessage(line.quantity, line.unit)));
            if (prices) {
                row.cells.push_back(known(line.price) ? cell(amountMessage(baseValue(line.price), unit::money))
                                                      : Cell{});
                row.cells.push_back(cell(amountMessage(baseValue(line.sum), unit::money)));
            }
            table.rows.push_back(std::move(row));
        }
        if (prices)
            table.rows.push_back({{Cell{}, textCell(GP_TR("Investment"), Tone::Strong), Cell{}, Cell{},
                                   cell(entry("centre.capex"), Tone::Strong)},
                                  Row::Kind::Total});
        m_blocks.push_back(std::move(table));
    }

    Row sourceRow(const LedgerEntry& e, const std::string& number, const std::string& item) const {
        Cell reference;
        if (!e.source.reference.empty())
            reference.line.push_back(data(e.source.reference));
        if (!e.source.date.empty())
            reference.line.push_back(literal((reference.line.empty() ? "" : ", ") + e.source.date));
        if (e.source.doubtful)
            reference.line.push_back(Message{GP_TR("  (doubtful)"), {}});
        reference.tone = Tone::Muted;
        Cell label = cell(Message{e.label, {}});
        if (!item.empty())
            label.line.insert(label.line.begin(), Message{"%1 · ", {DataText{item}}});
        return {{cell(literal(number), Tone::Muted), label, cell(e), cell(Span{e.low, e.high, e.unit}, Tone::Muted),
                 badgeCell(e.source.kind), reference},
                Row::Kind::Plain};
    }
    void assumptions() {
        appendix(GP_TR("Assumptions and sources"));
        TableBlock table{{{{GP_TR("No."), {}}, 0.08, false},
                          {{GP_TR("Input"), {}}, 0.26, false},
                          {{GP_TR("Value"), {}}, 0.16, true},
                          {{GP_TR("Range"), {}}, 0.13, true},
                          {{GP_TR("Source"), {}}, 0.09, false},
                          {{GP_TR("Reference"), {}}, 0.28, false}},
                         {},
                         {}};
        int number = 0;
        eachField(m_r.scenario, [&](const FieldRef& ref) {
            const LedgerEntry e = m_ledger.entry(ref);
            const bool unset = std::isnan(e.value) && e.text.empty();
            if (unset || !shown(e) || ref.field->scope == Scope::Workload)
                return;
            table.rows.push_back(sourceRow(e, reference() + std::to_string(++number),
                                           ref.item < 0 ? "" : workloadName(static_cast<std::size_t>(ref.item))));
        });
        table.rows.push_back(
            {{Cell{}, textCell(GP_TR("Facts of the catalog and the price list"), Tone::Strong)}, Row::Kind::Group});
        eachFigure(m_r.scenario, [&](const FigureRef& ref) {
            const LedgerEntry e = m_ledger.entry(ref);
            if (ref.figure->kind == FigureKind::Fact && !std::isnan(e.value) && shown(e))
                table.rows.push_back(sourceRow(e, reference() + std::to_string(++number), {}));
        });
        m_blocks.push_back(std::move(table));
    }

    void calculation() {
        appendix(GP_TR("Calculation"));
        paragraph({GP_TR("Every result with its formula and the numbers put in, from the ledger."), {}}, true);
        const char* group = "";
        int item = -1, number = 0;
        eachFigure(m_r.scenario, [&](const FigureRef& ref) {
            const Explanation e = m_ledger.explain(m_ledger.entry(ref));
            if (e.applied.empty() || !shown(e.entry))
                return;
            if (std::string_view(group) != ref.figure->group || item != ref.item) {
                group = ref.figure->group;
                item = ref.item;
                Line title{Message{group, {}}};
                if (item >= 0)
                    title.insert(title.begin(),
                                 Message{"%1 · ", {DataText{workloadName(static_cast<std::size_t>(item))}}});
                m_blocks.push_back(HeadingBlock{std::move(title), {}});
            }
            m_blocks.push_back(formula(e, reference() + std::to_string(++number)));
        });
    }

    const Project& m_project;
    const PlanSet& m_set;
    const PlanResult& m_r;
    Ledger m_ledger;
    ProposalOptions m_options;
    std::vector<Block> m_blocks;
    int m_chapter = 0, m_section = 0, m_appendix = 0;
};

} // namespace

Proposal makeProposal(const Project& project, const PlanSet& set, const std::string& scenario,
                      const ProposalOptions& options) {
    Proposal p;
    p.result = set.find(scenario);
    if (!p.result)
        return p;
    p.title = project.branding.title;
    p.author = project.branding.author;
    p.currency = p.result->currency();
    char check[16];
    std::snprintf(check, sizeof check, "%08x",
                  static_cast<unsigned>(inputHash(p.result->scenario, *p.result->library)));
    p.edition =
        options.prices
            ? Message{GP_TR("%1 · %2 · check sum %3"),
                      {DataText{p.result->name}, DataText{p.result->plan.cost.prices->name}, std::string(check)}}
            : Message{GP_TR("%1 · check sum %2"), {DataText{p.result->name}, std::string(check)}};
    p.blocks = Writer(project, set, *p.result, options).write();
    return p;
}

} // namespace gp

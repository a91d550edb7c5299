#include "ui/pages/server_cards.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/badges.hpp"
#include "ui/widgets/elided_label.hpp"
#include "ui/widgets/theme.hpp"

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

namespace gp {

std::vector<Override> serverChoice(const Scenario& scenario, const std::string& server) {
    std::vector<Override> changes{SetValue{"compute.server", server, {}}};
    for (const char* own : {"compute.peak", "compute.memory", "compute.server_power", "cost.server_price"}) {
        const FieldRef ref = findField(scenario, own);
        if (!std::isnan(std::get<double>(get(scenario, ref))))
            changes.emplace_back(SetValue{own, kUnknown, {}});
    }
    return changes;
}

namespace {

constexpr std::size_t kMostCards = 4;

struct Chip {
    QString text;
    QColor ink, tint;
};

Chip neutral(const QString& text) {
    return {text, colours().muted, colours().raised};
}

Chip deltaChip(double change, const Unit& unit, const std::string& currency) {
    const Colours& k = colours();
    NumberStyle style = numberStyle(currency);
    style.magnitude = Magnitude::Abbreviated;
    const QString text = QString::fromStdString(formatDelta(change, readableUnit(change, unit), style).joined());
    if (std::isnan(change) || change == 0)
        return neutral(text);
    return change < 0 ? Chip{text, k.good, k.goodTint} : Chip{text, k.bad, k.badTint};
}

/// What the option gives: absolute for the one in force, differences for the others.
std::vector<Chip> chipsOf(const PlanResult& active, const Scenario& option, bool chosen) {
    const Plan p = plan(option, *active.library, choose(option, *active.library));
    const std::string currency = active.currency();
    const double gpus = times(p.compute.gpus), power = baseValue(p.site.itPower), money = baseValue(p.cost.capex);
    if (chosen)
        return {neutral(sayReadable(gpus, unit::gpu, currency)), neutral(sayReadable(power, unit::kilowatt, currency)),
                neutral(sayReadable(money, unit::money, currency))};
    const double before = baseValue(active.plan.cost.capex);
    std::vector<Chip> chips{deltaChip(gpus - times(active.plan.compute.gpus), unit::gpu, currency),
                            deltaChip(power - baseValue(active.plan.site.itPower), unit::kilowatt, currency)};
    chips.front().ink = colours().muted; // fewer GPUs are neither better nor worse by themselves
    chips.front().tint = colours().raised;
    if (std::isnan(money) || std::isnan(before))
        chips.push_back({say(GP_TR("no price")), colours().warn, colours().warnTint});
    else
        chips.push_back(deltaChip((money - before) / before, unit::percent, currency));
    if (!std::isnan(money) && !std::isnan(before))
        chips.back().text += QStringLiteral(" ¥");
    return chips;
}

} // namespace

class ServerCards::Card : public QFrame {
public:
    Card(Document& document, QWidget* parent)
        : QFrame(parent)
        , m_document(document)
        , m_name(new ElidedLabel(this))
        , m_detail(new QLabel(this))
        , m_badge(new SourceBadge(this))
        , m_chips(new QHBoxLayout) {
        setProperty("card", true);
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        m_name->setFont(bodyFont(true));
        m_detail->setFont(captionFont());
        m_detail->setForegroundRole(QPalette::PlaceholderText);
        auto* head = new QHBoxLayout;
        head->addWidget(m_name, 1);
        head->addWidget(m_badge);
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(10, 6, 8, 8);
        column->setSpacing(2);
        column->addLayout(head);
        column->addWidget(m_detail);
        m_chips->setSpacing(4);
        column->addLayout(m_chips);
    }

    void show(const PlanResult& active, const std::string& id) {
        const Server& server = *active.library->catalog.server(id);
        m_id = id;
        const bool chosen = id == active.scenario.compute.server;
        setObjectName(QStringLiteral("server:") + QString::fromStdString(id));
        if (property("chosen").toBool() != chosen) {
            setProperty("chosen", chosen);
            style()->unpolish(this);
            style()->polish(this);
        }
        m_name->setText(QString::fromStdString(server.name));
        m_name->setToolTip(QString::fromStdString(server.name));
        Scenario option = active.scenario;
        if (!chosen && amendAll(option, serverChoice(active.scenario, id), active.library.get()))
            return;
        showFacts(active, server, option);
        showChips(chipsOf(active, option, chosen));
        setAccessibleName(m_name->text() + QLatin1Char(' ') + m_detail->text() + QLatin1Char(' ') + m_spoken);
    }

protected:
    void mousePressEvent(QMouseEvent*) override { choose(); }
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Space)
            choose();
        else
            QFrame::keyPressEvent(event);
    }

private:
    void choose() {
        if (!property("chosen").toBool())
            m_document.set(serverChoice(m_document.scenario(), m_id));
    }
    void showFacts(const PlanResult& active, const Server& server, const Scenario& option) {
        QStringList facts;
        const Accelerator* accelerator = active.library->catalog.accelerator(server.accelerator);
        Source source;
        if (accelerator) {
            const auto& peak = accelerator->densePeak[static_cast<std::size_t>(option.compute.precision)];
            facts << (known(peak.value) ? sayAmount(baseValue(peak.value), unit::teraflopsPerGpu, "CNY")
                                        : say(GP_TR("peak unknown")));
            facts << sayAmount(baseValue(accelerator->memory.value), unit::gibibytePerGpu, "CNY");
            if (peak.source)
                source = *peak.source;
        }
        facts << QStringLiteral("× %1").arg(server.gpus.value.n);
        m_detail->setText(facts.join(QStringLiteral(" · ")));
        m_badge->setSource(source);
    }
    void showChips(const std::vector<Chip>& chips) {
        while (QLayoutItem* item = m_chips->takeAt(0)) {
            delete item->widget();
            delete item;
        }
        m_spoken.clear();
        for (const Chip& chip : chips) {
            auto* label = new QLabel(chip.text, this);
            label->setFont(captionFont());
            label->setStyleSheet(QStringLiteral("background:%1;color:%2;border-radius:3px;padding:0 5px")
                                     .arg(chip.tint.name(), chip.ink.name()));
            m_chips->addWidget(label);
            m_spoken += chip.text + QLatin1Char(' ');
        }
        m_chips->addStretch();
    }

    Document& m_document;
    QLabel *m_name, *m_detail;
    SourceBadge* m_badge;
    QHBoxLayout* m_chips;
    std::string m_id;
    QString m_spoken;
};

ServerCards::ServerCards(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 4);
    m_column->setSpacing(6);
}

/// The server in force, those of the other scenarios, then one of each further accelerator with known peak and price.
std::vector<std::string> ServerCards::options(const PlanSetPtr& set, const PlanResult& active) const {
    std::vector<std::string> ids, accelerators;
    const Library& library = *active.library;
    const auto take = [&](const std::string& id) {
        const Server* server = library.catalog.server(id);
        if (!server || ids.size() >= kMostCards || std::find(ids.begin(), ids.end(), id) != ids.end())
            return;
        ids.push_back(id);
        accelerators.push_back(server->accelerator);
    };
    for (const PlanResultPtr& r : set->results)
        take(r->scenario.compute.server);
    take(active.scenario.compute.server);
    const auto precision = static_cast<std::size_t>(active.scenario.compute.precision);
    for (const Server& server : library.catalog.servers) {
        const Accelerator* a = library.catalog.accelerator(server.accelerator);
        const bool usable = a && known(a->densePeak[precision].value) && server.gpus.value.known() &&
                            server.gpus.value.n > 0 && active.plan.cost.prices->find(server.id);
        if (usable && std::find(accelerators.begin(), accelerators.end(), server.accelerator) == accelerators.end())
            take(server.id);
    }
    return ids;
}

void ServerCards::refresh(const PlanSetPtr& set, const PlanResultPtr& active) {
    const auto ids = options(set, *active);
    while (m_cards.size() > ids.size()) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    while (m_cards.size() < ids.size()) {
        m_cards.push_back(new Card(m_document, this));
        m_column->addWidget(m_cards.back());
    }
    for (std::size_t i = 0; i < ids.size(); ++i)
        m_cards[i]->show(*active, ids[i]);
}

} // namespace gp

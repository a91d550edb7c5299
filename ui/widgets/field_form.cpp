#include "ui/widgets/field_form.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/badges.hpp"
#include "ui/widgets/calm_combo_box.hpp"
#include "ui/widgets/quantity_field.hpp"
#include "ui/widgets/theme.hpp"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace gp {

namespace {

std::vector<Catalog::Choice> referenceChoices(const Library& library, Reference reference) {
    const Catalog& c = library.catalog;
    switch (reference) {
    case Reference::Server: {
        std::vector<Catalog::Choice> servers;
        for (const Server& s : c.servers) // only what has GPUs can be planned with
            if (s.gpus.value.known() && s.gpus.value.n > 0)
                servers.push_back({s.id, s.name});
        return servers;
    }
    case Reference::Switch:
        return c.choices(CatalogKind::Switch);
    case Reference::Optic:
        return c.choices(CatalogKind::Optic);
    case Reference::StorageBlock:
        return c.choices(CatalogKind::Storage);
    case Reference::Rack:
        return c.choices(CatalogKind::Rack);
    case Reference::Cooling:
        return c.choices(CatalogKind::Cooling);
    case Reference::PriceList: {
        std::vector<Catalog::Choice> lists;
        for (const PriceList& list : library.priceLists)
            lists.push_back({list.id, list.name});
        return lists;
    }
    case Reference::None:
        break;
    }
    return {};
}

} // namespace

FieldRow::FieldRow(Document& document, const Field& field, const std::string& fullKey, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_field(field)
    , m_key(fullKey)
    , m_label(new QLabel(this))
    , m_editor(makeEditor())
    , m_badge(new SourceBadge(this))
    , m_reset(new QToolButton(this))
    , m_note(new QLabel(this)) {
    setObjectName(QStringLiteral("row:") + QString::fromStdString(fullKey));
    m_editor->setObjectName(QStringLiteral("field:") + QString::fromStdString(fullKey));
    m_label->setBuddy(m_editor);
    m_label->setFixedWidth(104);
    m_label->setWordWrap(true);
    m_editor->setFixedHeight(kFieldHeight);
    m_reset->setObjectName(QStringLiteral("reset"));
    m_reset->setAutoRaise(true);
    m_reset->setIconSize({14, 14});
    m_reset->setFixedSize(20, 20);
    QSizePolicy keepsPlace = m_reset->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(keepsPlace);
    if (field.numeric()) {
        keepsPlace = m_badge->sizePolicy();
        keepsPlace.setRetainSizeWhenHidden(true);
        m_badge->setSizePolicy(keepsPlace);
    }
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_note->setFont(captionFont());
    m_note->setWordWrap(true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 1, 0, 1);
    grid->setHorizontalSpacing(kGap);
    grid->setVerticalSpacing(0);
    grid->addWidget(m_label, 0, 0);
    // What is picked from a list needs the room of its name; where it comes from is in the list's own entry.
    if (field.numeric()) {
        grid->addWidget(m_editor, 0, 1);
        grid->addWidget(m_badge, 0, 2);
    } else {
        grid->addWidget(m_editor, 0, 1, 1, 2);
        m_badge->hide();
    }
    grid->addWidget(m_reset, 0, 3);
    grid->addWidget(m_note, 1, 1, 1, 3);
    grid->setColumnStretch(1, 1);
    connect(m_reset, &QToolButton::clicked, this, [this] {
        m_document.apply(ResetFields{m_document.active().toStdString(), {m_key}});
    });
    retranslate();
}

QWidget* FieldRow::makeEditor() {
    if (m_field.numeric()) {
        auto* editor = new QuantityField(m_field, this);
        connect(editor, &QuantityField::committed, this, &FieldRow::commit);
        connect(editor, &QuantityField::diagnosed, this, [this](const QString& text) { showNote(text); });
        return editor;
    }
    if (m_field.kind == FieldKind::Text) {
        auto* editor = new QLineEdit(this);
        connect(editor, &QLineEdit::editingFinished, this, [this, editor] {
            const FieldRef ref = findField(m_document.scenario(), m_key);
            if (ref && std::get<std::string>(get(m_document.scenario(), ref)) != editor->text().toStdString())
                commit(SetValue{m_key, editor->text().toStdString(), {}});
        });
        return editor;
    }
    auto* box = new CalmComboBox(this);
    connect(box, &QComboBox::activated, this, [this, box](int index) {
        commit(SetValue{m_key, box->itemData(index).toString().toStdString(), {}});
    });
    return box;
}

void FieldRow::commit(const SetValue& set) {
    SetValue full = set;
    full.key = m_key;
    // Steps of one series merge into one undo step.
    if (m_gesture == 0)
        m_gesture = m_document.newGesture();
    QTimer::singleShot(1000, this, [this] { m_gesture = 0; });
    if (const Outcome wrong = m_document.set({full}, m_gesture))
        showNote(say(wrong->message, m_currency));
}

void FieldRow::fillChoices(QComboBox& box) {
    box.clear();
    for (const Option& option : m_field.options)
        box.addItem(say(option.label), QString::fromLatin1(option.code));
    if (m_field.kind == FieldKind::CatalogReference)
        for (const Catalog::Choice& choice : referenceChoices(*m_document.library(), m_field.reference)) {
            const Cooling* cooling = m_field.reference == Reference::Cooling
                                         ? m_document.library()->catalog.coolingMethod(choice.id)
                                         : nullptr;
            box.addItem(cooling ? say(cooling->name) : sayData(choice.name), QString::fromStdString(choice.id));
        }
}

void FieldRow::refresh(const PlanResult& result) {
    const FieldRef ref = findField(result.scenario, m_key);
    if (!ref)
        return;
    const Value value = get(result.scenario, ref);
    m_belief = beliefOf(result.scenario, ref);
    m_currency = result.currency();
    m_badge->setSource(m_belief.source);
    const auto* known = std::get_if<double>(&value);
    m_badge->setVisible(known && !std::isnan(*known)); // nothing is said about what is not given
    const bool own = std::find(result.overridden.begin(), result.overridden.end(), m_key) != result.overridden.end();
    m_reset->setVisible(own);
    QFont font = m_label->font();
    font.setWeight(own ? QFont::DemiBold : QFont::Normal);
    m_label->setFont(font);
    if (auto* number = qobject_cast<QuantityField*>(m_editor)) {
        number->setValue(m_key, std::get<double>(value), m_belief, m_currency);
    } else if (auto* box = qobject_cast<QComboBox*>(m_editor)) {
        const QString code = QString::fromStdString(std::get<std::string>(value));
        if (box->findData(code) < 0)
            fillChoices(*box);
        box->setCurrentIndex(box->findData(code));
    } else if (auto* line = qobject_cast<QLineEdit*>(m_editor); line && !line->hasFocus()) {
        line->setText(QString::fromStdString(std::get<std::string>(value)));
        line->setPlaceholderText(m_field.whenUnset ? say(m_field.whenUnset) : QString());
    }
    showNote(m_error);
}

void FieldRow::showNote(const QString& error) {
    m_error = error;
    QString note = error;
    if (note.isEmpty() && m_belief.hasRange()) {
        const double on = m_field.surcharge ? 1 : 0;
        const Unit shown = m_field.surcharge ? Unit(unit::percent) : m_field.unit;
        NumberStyle style = numberStyle(m_currency);
        style.magnitude = Magnitude::Abbreviated;
        note = QString::fromStdString(formatRange(m_belief.low - on, m_belief.high - on, shown, style).joined());
    }
    QPalette palette = m_note->palette();
    palette.setColor(QPalette::WindowText, error.isEmpty() ? colours().muted : colours().bad);
    m_note->setPalette(palette);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void FieldRow::reveal(bool focus) {
    for (QWidget* up = parentWidget(); up; up = up->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(up))
            area->ensureWidgetVisible(this);
    if (focus)
        m_editor->setFocus(Qt::OtherFocusReason);
    setAutoFillBackground(true);
    QPalette palette = this->palette();
    palette.setColor(QPalette::Window, colours().selection);
    setPalette(palette);
    QTimer::singleShot(900, this, [this] {
        setAutoFillBackground(false);
        setPalette(QPalette());
    });
}

void FieldRow::retranslate() {
    m_label->setText(say(m_field.label));
    const QString help = say(m_field.help);
    const QString tip =
        (help.isEmpty() ? say(m_field.label) : help) + QLatin1Char('\n') + QString::fromStdString(m_key);
    m_label->setToolTip(tip);
    m_editor->setToolTip(tip);
    m_editor->setAccessibleName(say(m_field.label));
    m_reset->setToolTip(say(GP_TR("Back to the inherited value")));
    m_reset->setAccessibleName(m_reset->toolTip());
    m_reset->setIcon(icon(QStringLiteral("reset"), colours().muted));
    if (auto* box = qobject_cast<QComboBox*>(m_editor)) {
        const QVariant current = box->currentData();
        fillChoices(*box);
        box->setCurrentIndex(box->findData(current));
    }
}

void FieldRow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

FieldForm::FieldForm(Document& document, Stage stage, std::string item, QWidget* parent)
    : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    const char* group = "";
    eachField(document.scenario(), [&](const FieldRef& ref) {
        const bool mine =
            item.empty()
                ? ref.item < 0
                : ref.item >= 0 && document.scenario().workloads[static_cast<std::size_t>(ref.item)].id == item;
        if (!mine || ref.field->stage != stage)
            return;
        if (ref.field->group[0] && std::string_view(group) != ref.field->group) {
            group = ref.field->group;
            auto* heading = new QLabel(say(group), this);
            heading->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
            heading->setFont(item.empty() ? headingFont() : captionFont(true));
            heading->setContentsMargins(0, item.empty() ? 10 : 6, 0, 2);
            m_headings.emplace_back(heading, group);
            column->addWidget(heading);
        }
        auto* row = new FieldRow(document, *ref.field, fullKey(document.scenario(), ref), this);
        m_rows[row->key()] = row;
        column->addWidget(row);
    });
    column->addStretch(1);
}

void FieldForm::refresh(const PlanResult& result) {
    for (const auto& [key, row] : m_rows)
        row->refresh(result);
}

FieldRow* FieldForm::row(const std::string& key) const {
    const auto found = m_rows.find(key);
    return found == m_rows.end() ? nullptr : found->second;
}

void FieldForm::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        for (const auto& [label, text] : m_headings)
            label->setText(say(text));
    QWidget::changeEvent(event);
}

} // namespace gp

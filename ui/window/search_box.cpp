#include "ui/window/search_box.hpp"

#include "core/plan/figure.hpp"
#include "ui/session/speech.hpp"
#include "ui/widgets/theme.hpp"

#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QStandardItemModel>
#include <QTimer>

namespace gp {

namespace {
enum Role { KindRole = Qt::UserRole + 1, KeyRole, ActionRole };
enum class Found { Figure, Field, Action };
} // namespace

SearchBox::SearchBox(QWidget* parent)
    : QLineEdit(parent)
    , m_model(new QStandardItemModel(this)) {
    setObjectName(QStringLiteral("search"));
    setFixedWidth(216);
    setTextMargins(20, 0, 0, 0);
    auto* completer = new QCompleter(m_model, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(12);
    completer->popup()->setMinimumWidth(420);
    setCompleter(completer);
    connect(completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, [this](const QModelIndex& index) {
        QTimer::singleShot(0, this, &QLineEdit::clear); // after the completer has put its text in
        choose(index);
    });
    retranslate();
}

static void addEntry(QStandardItemModel& model, Found kind, const QString& text, const QString& key, QAction* action) {
    auto* item = new QStandardItem(text);
    item->setData(static_cast<int>(kind), KindRole);
    item->setData(key, KeyRole);
    item->setData(QVariant::fromValue(action), ActionRole);
    model.appendRow(item);
}

void SearchBox::setContent(const Scenario& scenario, const QList<QAction*>& actions) {
    m_model->clear();
    const auto named = [&](const char* label, int item, const std::string& key) {
        QString text = say(label);
        if (item >= 0 && scenario.workloads.size() > 1)
            text = sayData(scenario.workloads[static_cast<std::size_t>(item)].name) + QStringLiteral(" · ") + text;
        return text + QStringLiteral("   ") + QString::fromStdString(key);
    };
    eachFigure(scenario, [&](const FigureRef& ref) {
        const std::string key = fullKey(scenario, ref);
        addEntry(*m_model, Found::Figure, named(ref.figure->label, ref.item, key), QString::fromStdString(key),
                 nullptr);
    });
    eachField(scenario, [&](const FieldRef& ref) {
        const std::string key = fullKey(scenario, ref);
        addEntry(*m_model, Found::Field, named(ref.field->label, ref.item, key) + QStringLiteral("  ✎"),
                 QString::fromStdString(key), nullptr);
    });
    for (QAction* action : actions)
        addEntry(*m_model, Found::Action,
                 action->text().remove(QLatin1Char('&')) + QStringLiteral("   ") +
                     action->shortcut().toString(QKeySequence::NativeText),
                 {}, action);
}

void SearchBox::choose(const QModelIndex& index) {
    const QString key = index.data(KeyRole).toString();
    const auto kind = static_cast<Found>(index.data(KindRole).toInt());
    auto* action = index.data(ActionRole).value<QAction*>();
    clearFocus();
    if (kind == Found::Figure)
        Q_EMIT figureChosen(key);
    else if (kind == Found::Field)
        Q_EMIT fieldChosen(key);
    else if (action)
        action->trigger();
}

void SearchBox::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        clear();
        clearFocus();
        return;
    }
    if (event->key() == Qt::Key_Return && completer()->completionCount() > 0) {
        completer()->setCurrentRow(0);
        const QModelIndex chosen = completer()->currentIndex();
        completer()->popup()->hide();
        clear();
        choose(chosen);
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void SearchBox::paintEvent(QPaintEvent* event) {
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    painter.drawPixmap(8, (height() - 14) / 2,
                       iconPixmap(QStringLiteral("search"), 14, colours().muted, devicePixelRatioF()));
}

void SearchBox::retranslate() {
    setPlaceholderText(say(GP_TR("Find numbers, inputs, commands")));
    setAccessibleName(placeholderText());
}

} // namespace gp

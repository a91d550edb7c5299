// Finds any number, input or command by its name in either language or by its key.
#pragma once

#include "core/plan/scenario.hpp"

#include <QLineEdit>

class QAction;
class QStandardItemModel;

namespace gp {

class SearchBox : public QLineEdit {
    Q_OBJECT
public:
    explicit SearchBox(QWidget* parent = nullptr);
    /// What there is to find; called when the scenario's items or the language change.
    void setContent(const Scenario& scenario, const QList<QAction*>& actions);
    void retranslate();

Q_SIGNALS:
    void figureChosen(const QString& key);
    void fieldChosen(const QString& key);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void choose(const QModelIndex& index);
    QStandardItemModel* m_model;
};

} // namespace gp

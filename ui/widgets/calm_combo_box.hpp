// A combo box that leaves the wheel to the form it stands in, with an arrow of our own.
#pragma once

#include <QComboBox>

namespace gp {

class CalmComboBox : public QComboBox {
    Q_OBJECT
public:
    explicit CalmComboBox(QWidget* parent = nullptr);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace gp

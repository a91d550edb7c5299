#include "ui/widgets/calm_combo_box.hpp"

#include "ui/widgets/theme.hpp"

#include <QPainter>
#include <QWheelEvent>

namespace gp {

CalmComboBox::CalmComboBox(QWidget* parent)
    : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int kShortest = 8;
    setMinimumContentsLength(kShortest);
}

void CalmComboBox::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

void CalmComboBox::paintEvent(QPaintEvent* event) {
    QComboBox::paintEvent(event);
    QPainter painter(this); // the style sheet that draws the border leaves no arrow
    painter.drawPixmap(width() - 18, (height() - 10) / 2,
                       iconPixmap(QStringLiteral("down"), 10, colours().muted, devicePixelRatioF()));
}

} // namespace gp

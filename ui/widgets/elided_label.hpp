// A one-line label that ends in an ellipsis where it does not fit; the whole text is its tool tip.
#pragma once

#include <QLabel>

namespace gp {

class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace gp

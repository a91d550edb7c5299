// Horizontal bars of parts of a whole, and the waterfall from one scenario's total to another's. Painted by hand:
// a dozen bars need no plot.
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <vector>

namespace gp {

struct Bar {
    QString key, label, text; ///< text: the value as shown
    double value = 0;
    bool total = false;
    int better = 0; ///< of a change: +1 good, -1 bad
};

class BarChart : public QWidget {
    Q_OBJECT
public:
    enum class Kind { Parts, Waterfall };
    explicit BarChart(Kind kind, QWidget* parent = nullptr);
    void setBars(std::vector<Bar> bars, const QString& title);
    void paintBars(QPainter& painter, const QRectF& box, const struct Colours& k) const;
    QSize sizeHint() const override;

Q_SIGNALS:
    void asked(const QString& key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void paintParts(QPainter& painter, const QRectF& box, const struct Colours& k) const;
    void paintWaterfall(QPainter& painter, const QRectF& box, const struct Colours& k) const;
    Kind m_kind;
    std::vector<Bar> m_bars;
    QString m_title;
};

} // namespace gp

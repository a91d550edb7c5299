// The headline figures, always visible: value, band, difference to the baseline, limit. A click asks why.
#pragma once

#include "ui/session/plan_engine.hpp"

#include <QWidget>

#include <vector>

namespace gp {

class KpiCard : public QWidget {
    Q_OBJECT
public:
    explicit KpiCard(QWidget* parent = nullptr);
    struct Content {
        std::string key;
        QString label, structure, value, unit, band, delta;
        QColor deltaColour, structureColour;
        double limitUse = kUnknown; ///< share of the tightest limit
        bool unknown = false;
    };
    void setContent(const Content& content);
    void setAsked(bool asked);
    void setStale(bool stale);
    const Content& content() const { return m_content; }
    QSize sizeHint() const override { return {150, 82}; }

Q_SIGNALS:
    void asked(const QString& key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    Content m_content;
    bool m_asked = false, m_stale = false;
};

class KpiStrip : public QWidget {
    Q_OBJECT
public:
    explicit KpiStrip(QWidget* parent = nullptr);
    void refresh(const PlanResult& result, const PlanResultPtr& baseline);
    void setAsked(const QString& key);
    void setStale(bool stale);
    const std::vector<KpiCard*>& cards() const { return m_cards; }

Q_SIGNALS:
    void asked(const QString& key);

private:
    std::vector<KpiCard*> m_cards;
    QString m_asked;
};

/// The headline figures of a scenario, in the order of the strip.
std::vector<FigureRef> headlines(const Scenario& scenario);

} // namespace gp

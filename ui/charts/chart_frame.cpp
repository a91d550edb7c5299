#include "ui/charts/chart_frame.hpp"

#include "ui/session/speech.hpp"
#include "ui/widgets/elided_label.hpp"
#include "ui/widgets/theme.hpp"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSaveFile>
#include <QStackedLayout>
#include <QSvgGenerator>
#include <QTableWidget>

namespace gp {

ChartFrame::ChartFrame(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_condition(new ElidedLabel(this))
    , m_links(new QLabel(this))
    , m_stack(new QStackedLayout)
    , m_table(new QTableWidget(this)) {
    setProperty("pane", true);
    setAttribute(Qt::WA_StyledBackground);
    m_title->setFont(bodyFont(true));
    m_condition->setFont(captionFont());
    m_condition->setForegroundRole(QPalette::PlaceholderText);
    m_links->setFont(captionFont());
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(kRowHeight);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_stack->addWidget(m_table);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(kInset, 6, kInset, 0);
    head->addWidget(m_title);
    head->addWidget(m_condition, 1);
    head->addWidget(m_links);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(head);
    column->addLayout(m_stack, 1);
    connect(m_links, &QLabel::linkActivated, this, [this](const QString& link) {
        if (link == QLatin1String("table"))
            showTable(!showsTable());
        else if (link == QLatin1String("copy"))
            QApplication::clipboard()->setText(tableText());
        else
            askExport();
    });
    retranslate();
}

void ChartFrame::setChart(QWidget* chart) {
    m_stack->insertWidget(0, chart);
    m_stack->setCurrentIndex(0);
}

void ChartFrame::setHead(const QString& title, const QString& condition) {
    m_title->setText(title);
    m_condition->setText(condition);
    m_condition->setToolTip(condition);
}

void ChartFrame::setPlain(bool plain) {
    m_links->setVisible(!plain);
    m_condition->setVisible(!plain);
    m_title->setFont(bodyFont(true));
}

bool ChartFrame::showsTable() const {
    return m_stack->currentWidget() == m_table;
}

void ChartFrame::showTable(bool on) {
    m_stack->setCurrentIndex(on ? 1 : 0);
    refreshTable();
    retranslate();
}

void ChartFrame::refreshTable() {
    if (!showsTable() || !tableText)
        return;
    const QStringList lines = tableText().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    if (lines.isEmpty())
        return;
    const QStringList heads = lines.front().split(QLatin1Char('\t'));
    m_table->setColumnCount(static_cast<int>(heads.size()));
    m_table->setHorizontalHeaderLabels(heads);
    m_table->setRowCount(static_cast<int>(lines.size()) - 1);
    for (int row = 0; row + 1 < lines.size(); ++row) {
        const QStringList cells = lines[row + 1].split(QLatin1Char('\t'));
        for (int column = 0; column < cells.size(); ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            item->setTextAlignment((column ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    }
    m_table->resizeColumnsToContents();
}

bool ChartFrame::exportTo(const QString& file) const {
    const QSize size(960, 540);
    if (file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        QSaveFile out(file);
        if (!out.open(QIODevice::WriteOnly))
            return false;
        QSvgGenerator svg;
        svg.setOutputDevice(&out);
        svg.setSize(size);
        svg.setViewBox(QRect(QPoint(0, 0), size));
        svg.setTitle(m_title->text());
        QPainter painter(&svg);
        paint(painter, QRect(QPoint(0, 0), size));
        painter.end();
        return out.commit();
    }
    QImage image(size * 2, QImage::Format_RGB32);
    image.setDevicePixelRatio(2);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRect(QPoint(0, 0), size));
    painter.end();
    return image.save(file, "PNG");
}

void ChartFrame::askExport() {
    const QString file = QFileDialog::getSaveFileName(this, say(GP_TR("Export chart")), QStringLiteral("chart.png"),
                                                      QStringLiteral("PNG (*.png);;SVG (*.svg)"));
    if (!file.isEmpty() && !exportTo(file))
        m_condition->setText(say({GP_TR("%1 cannot be written."), {file.toStdString()}}, "CNY"));
}

void ChartFrame::retranslate() {
    const QString ink = colours().accent.name();
    const auto link = [&](const char* target, const char* text) {
        return QStringLiteral("<a style='color:%1' href='%2'>%3</a>").arg(ink, QString::fromLatin1(target), say(text));
    };
    m_links->setText(link("table", showsTable() ? GP_TR("Chart") : GP_TR("Data table")) +
                     QStringLiteral("&nbsp;&nbsp;") + link("copy", GP_TR("Copy numbers")) +
                     QStringLiteral("&nbsp;&nbsp;") + link("export", GP_TR("Export…")));
    m_table->setAccessibleName(say(GP_TR("Data table")));
}

void ChartFrame::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace gp

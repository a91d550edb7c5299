// How our plots look: shared by the charts of this room, which is the only one that knows QCustomPlot.
#pragma once

#include "ui/widgets/theme.hpp"

#include <QSharedPointer>
#include <QString>

#include <cstddef>

class QCPAxis;
class QCPAxisTicker;
class QCPItemText;
class QCPScatterStyle;
class QCustomPlot;
class QPainter;
class QRect;

namespace gp {

Qt::PenStyle seriesDash(std::size_t series);
QCPScatterStyle seriesMarker(std::size_t series, const QColor& colour, const QColor& ring, double size);
void styleAxis(QCPAxis* axis, const Colours& k);
/// Text at plot coordinates, moved by whole pixels; drawn over a halo of the background so that lines do not cross it.
QCPItemText* addText(QCustomPlot& plot, double x, double y, const QString& text, const QColor& colour,
                     Qt::Alignment align, bool bold, const Colours& k);
/// Text in the corner outside the axes, where an axis title is read first.
void addCorner(QCustomPlot& plot, Qt::Alignment corner, const QString& text, const Colours& k);
/// Round numbers on a logarithmic axis, written as the program writes numbers.
QSharedPointer<QCPAxisTicker> logTicker(bool doubling);
void paintPlot(QCustomPlot& plot, QPainter& painter, const QRect& box);

} // namespace gp

// Parts that every page is built from.
#pragma once

class QAbstractItemModel;
class QScrollArea;
class QTableView;
class QWidget;

namespace gp {

class FigureModel;
class Page;

/// Tab-separated text and HTML of the selected rows (all where none is), in the view's column order, with headings.
void copyTable(const QTableView& table);
QTableView* makeTable(QAbstractItemModel* model, QWidget* parent);
/// A table of figures; choosing a row asks for it.
QTableView* makeFigureTable(FigureModel* model, Page* page);
QScrollArea* makeFormArea(QWidget* form, QWidget* parent);

} // namespace gp

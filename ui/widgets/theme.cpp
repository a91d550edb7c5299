#include "ui/widgets/theme.hpp"

#include <QApplication>
#include <QPainter>
#include <QPalette>
#include <QStyleFactory>
#include <QSvgRenderer>

#include <cmath>
#include <map>

namespace gp {

static ThemeMode g_mode = ThemeMode::Light;

static QColor c(const char* hex) {
    return QColor(QLatin1String(hex));
}

static Colours lightColours() {
    return {c("#F2F4F6"),
            c("#FFFFFF"),
            c("#F8F9FB"),
            c("#D9DDE3"),
            c("#E8EBEF"),
            c("#77808D"),
            c("#17202B"),
            c("#566170"),
            c("#2B50C8"),
            c("#E3E9FB"),
            c("#14713D"),
            c("#E4F2E9"),
            c("#8A5600"),
            c("#FBEFD9"),
            c("#B4232A"),
            c("#FBE6E6"),
            c("#1C6490"),
            c("#E3EFF7"),
            c("#69727F"),
            {c("#0F50B5"), c("#D77216"), c("#0B8662"), c("#8B1A65"), c("#716CEB"), c("#7A5213"), c("#2E9FB8"),
             c("#484D41")},
            {c("#F1F5E3"), c("#C3E3CF"), c("#82C6C6"), c("#429DB9"), c("#21709F"), c("#1B3F73")}};
}
static Colours darkColours() {
    return {c("#13171C"),
            c("#1B2027"),
            c("#222831"),
            c("#353D48"),
            c("#2A313B"),
            c("#808B9A"),
            c("#E8ECF1"),
            c("#A5B0BD"),
            c("#93ABFF"),
            c("#2A3763"),
            c("#62CB8F"),
            c("#1C3327"),
            c("#E8B152"),
            c("#3A2F1A"),
            c("#FF8F88"),
            c("#43262A"),
            c("#77BFEC"),
            c("#1D3242"),
            c("#8E99A7"),
            {c("#5483FF"), c("#E99245"), c("#23D29D"), c("#D465A0"), c("#ADA3D9"), c("#F6E36B"), c("#B2E6F1"),
             c("#E8F3E5")},
            {c("#22303F"), c("#27506B"), c("#2D7494"), c("#4BA3B3"), c("#9AD3C4"), c("#F2F3C2")}};
}

const Colours& colours() {
    static const Colours light = lightColours(), dark = darkColours();
    return g_mode == ThemeMode::Dark ? dark : light;
}

const Colours& printColours() {
    static const Colours light = lightColours();
    return light;
}

ThemeMode themeMode() {
    return g_mode;
}

static double g_textScale = 1;

TextScale::TextScale(double factor)
    : m_before(g_textScale) {
    g_textScale = factor;
}
TextScale::~TextScale() {
    g_textScale = m_before;
}

QFont windowFont(double pixels, bool bold) {
    QFont f(QStringList{QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC")});
    f.setPixelSize(static_cast<int>(std::lround(pixels * g_textScale)));
    f.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    return f;
}
QFont captionFont(bool bold) {
    return windowFont(12, bold);
}
QFont bodyFont(bool bold) {
    return windowFont(13, bold);
}
QFont figureFont() {
    return windowFont(20, true);
}
QFont headingFont() {
    return windowFont(15, true);
}

static QPalette paletteOf(const Colours& k) {
    QPalette p;
    p.setColor(QPalette::Window, k.background);
    p.setColor(QPalette::WindowText, k.text);
    p.setColor(QPalette::Base, k.surface);
    p.setColor(QPalette::AlternateBase, k.raised);
    p.setColor(QPalette::Text, k.text);
    p.setColor(QPalette::Button, k.surface);
    p.setColor(QPalette::ButtonText, k.text);
    p.setColor(QPalette::Highlight, k.selection);
    p.setColor(QPalette::HighlightedText, k.text);
    p.setColor(QPalette::Link, k.accent);
    p.setColor(QPalette::LinkVisited, k.accent);
    p.setColor(QPalette::PlaceholderText, k.muted);
    p.setColor(QPalette::ToolTipBase, k.raised);
    p.setColor(QPalette::ToolTipText, k.text);
    p.setColor(QPalette::Mid, k.line);
    p.setColor(QPalette::Dark, k.edge);
    p.setColor(QPalette::Light, k.raised);
    for (auto role : {QPalette::Text, QPalette::ButtonText, QPalette::WindowText})
        p.setColor(QPalette::Disabled, role, k.stale);
    return p;
}

/// Border, radius and focus only; everything else is the palette's.
static QString styleSheet(const Colours& k) {
    QString s = QStringLiteral(R"(
QLineEdit, QComboBox { background: @surface; border: 1px solid @edge; border-radius: 4px; padding: 0 8px; min-height: 26px; selection-background-color: @selection; selection-color: @text; }
QLineEdit:focus, QComboBox:focus { border: 2px solid @accent; padding: 0 7px; min-height: 24px; }
QLineEdit[state="error"] { border-color: @bad; color: @bad; }
QLineEdit[readOnly="true"] { background: @raised; border-color: @line; }
QComboBox::drop-down { border: none; width: 18px; }
QPushButton { background: @surface; border: 1px solid @edge; border-radius: 4px; padding: 2px 12px; min-height: 20px; }
QPushButton:hover { background: @raised; }
QPushButton:focus { border: 2px solid @accent; padding: 1px 11px; }
QPushButton[primary="true"] { background: @accent; color: @surface; border-color: @accent; font-weight: 600; }
QPushButton:checked { background: @accent; color: @surface; border-color: @accent; }
QPushButton:disabled { color: @stale; border-color: @line; }
QToolTip { background: @raised; color: @text; border: 1px solid @edge; padding: 4px; }
QTableView { background: @surface; border: none; gridline-color: @line; selection-background-color: @selection; selection-color: @text; }
QHeaderView { background: @raised; } QHeaderView::section { background: @raised; border: none; border-bottom: 1px solid @line; padding: 3px 6px; font-weight: 600; font-size: 12px; color: @muted; }
QScrollArea, QTextBrowser { border: none; background: @surface; } QScrollArea > QWidget > QWidget { background: transparent; }
QToolButton { border: 1px solid transparent; border-radius: 4px; padding: 2px 6px; } QToolButton:hover { background: @raised; } QToolButton:focus { border: 2px solid @accent; padding: 1px 5px; }
QToolButton#reset, QToolButton#reset:focus { padding: 0; } QToolButton[framed="true"] { background: @surface; border: 1px solid @line; min-height: 20px; padding: 2px 10px; }
QListWidget#rail { background: @surface; border: none; outline: none; } QListWidget#rail::item { padding-left: 12px; border-left: 3px solid transparent; } QListWidget#rail::item:selected { background: @selection; color: @text; border-left: 3px solid @accent; font-weight: 600; }
QMainWindow::separator { background: @line; width: 1px; height: 1px; } QWidget[pane="true"] { background: @surface; }
QLabel#dockHead { background: @raised; border-bottom: 1px solid @line; border-top: 1px solid @line; }
QWidget#kpis { border-bottom: 1px solid @line; border-top: 1px solid @line; }
QFrame[card="true"] { background: @surface; border: 1px solid @line; border-radius: 4px; }
QFrame[card="true"][chosen="true"] { background: @selection; border: 1px solid @accent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; } QScrollBar::handle:vertical { background: @line; border-radius: 4px; min-height: 32px; margin: 1px; } QScrollBar::handle:vertical:hover { background: @edge; } QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; } QScrollBar::handle:horizontal { background: @line; border-radius: 4px; min-width: 32px; margin: 1px; } QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal { width: 0; }
QMenuBar { background: @surface; } QMenuBar::item { padding: 4px 8px; background: transparent; } QMenuBar::item:selected { background: @selection; }
QMenu { background: @surface; border: 1px solid @line; } QMenu::item { padding: 4px 24px; } QMenu::item:selected { background: @selection; }
QStatusBar { background: @surface; border-top: 1px solid @line; color: @muted; } QStatusBar::item { border: none; }
QSplitter::handle { background: @line; } QSplitter::handle:horizontal { width: 1px; } QSplitter::handle:vertical { height: 1px; }
QTabBar::tab { padding: 6px 12px; border: 1px solid transparent; border-bottom: none; background: transparent; color: @muted; }
QTabBar::tab:selected { background: @surface; border-color: @line; color: @text; font-weight: 600; }
)");
    const std::pair<const char*, QColor> names[] = {
        {"@surface", k.surface}, {"@edge", k.edge},  {"@selection", k.selection}, {"@text", k.text},
        {"@accent", k.accent},   {"@bad", k.bad},    {"@raised", k.raised},       {"@line", k.line},
        {"@stale", k.stale},     {"@muted", k.muted}};
    for (const auto& [name, colour] : names)
        s.replace(QLatin1String(name), colour.name());
    return s;
}

void installTheme(QApplication& application, ThemeMode mode) {
    g_mode = mode;
    application.setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    application.setFont(bodyFont());
    application.setPalette(paletteOf(colours()));
    application.setStyleSheet(styleSheet(colours()));
}

/// Line drawings on a 24 grid; stroke and colour are put in when they are rendered.
static const std::map<std::string, QByteArray>& drawings() {
    static const std::map<std::string, QByteArray> all{
        {"demand", "<path d='M4 6h9M4 12h9M4 18h6M18 4v8m0 0l-3-3m3 3l3-3M15 18h6'/>"},
        {"compute",
         "<rect x='7' y='7' width='10' height='10'/><path d='M10 7V3m4 4V3m-4 18v-4m4 4v-4M7 10H3m4 4H3m18-4h-4m4 4h-4'/>"},
        {"network",
         "<rect x='9' y='3' width='6' height='5'/><rect x='3' y='16' width='6' height='5'/><rect x='15' y='16' width='6' height='5'/><path d='M12 8v4M6 16v-4h12v4'/>"},
        {"storage",
         "<ellipse cx='12' cy='6' rx='8' ry='3'/><path d='M4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3'/>"},
        {"site", "<path d='M3 3h18v18H3zM3 10h7M10 3v10M10 17v4M14 21v-8h7'/>"},
        {"cost", "<path d='M4 4v16h17M8 20v-7m5 7V8m5 12v-9'/>"},
        {"compare",
         "<rect x='3' y='4' width='7' height='16'/><rect x='14' y='4' width='7' height='16'/><path d='M3 10h7m4-2h7'/>"},
        {"proposal", "<path d='M5 3h10l4 4v14H5zM15 3v4h4M8 12h8M8 16h8'/>"},
        {"warn", "<path d='M12 4L2.5 20h19zM12 10v5m0 2v1'/>"},
        {"ok", "<path d='M4 13l5 5L20 6'/>"},
        {"fail", "<path d='M5 5l14 14M19 5L5 19'/>"},
        {"unknown", "<path d='M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18v1'/>"},
        {"note", "<circle cx='12' cy='12' r='9'/><path d='M12 11v6m0-10v1'/>"},
        {"reset", "<path d='M5 8a8 8 0 1 1-1 5M5 3v5h5'/>"},
        {"pin", "<path d='M9 3h6l-1 6 3 3H7l3-3zM12 12v9'/>"},
        {"search", "<circle cx='10.5' cy='10.5' r='6.5'/><path d='M15.5 15.5L21 21'/>"},
        {"history", "<path d='M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2'/>"},
        {"down", "<path d='M4 8l8 8 8-8'/>"},
        {"plus", "<path d='M12 5v14M5 12h14'/>"},
        {"close", "<path d='M6 6l12 12M18 6L6 18'/>"},
        {"present", "<rect x='3' y='4' width='18' height='12'/><path d='M12 16v4M8 20h8'/>"},
        {"logo", "<path d='M2 18h8M6 18V6M14 6v12M18 6v12M22 6v12'/>"},
    };
    return all;
}

QPixmap iconPixmap(const QString& name, int size, const QColor& colour, qreal ratio) {
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    const auto found = drawings().find(name.toStdString());
    if (found == drawings().end())
        return pixmap;
    const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><g fill='none' stroke='" +
                           colour.name().toLatin1() + "' stroke-width='" + (size < 16 ? "2.4" : "1.6") +
                           "' stroke-linecap='square'>" + found->second + "</g></svg>";
    QSvgRenderer renderer(svg);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(0, 0, size, size));
    return pixmap;
}

QIcon icon(const QString& name, const QColor& colour) {
    QIcon result;
    for (qreal ratio : {1.0, 2.0, 3.0})
        result.addPixmap(iconPixmap(name, 18, colour, ratio));
    return result;
}

QColor heatColour(double share, const Colours& k) {
    const auto& steps = k.heat;
    const double at = std::clamp(share, 0.0, 1.0) * static_cast<double>(steps.size() - 1);
    const auto i = std::min(static_cast<std::size_t>(at), steps.size() - 2);
    const double f = at - static_cast<double>(i);
    const auto mix = [&](int a, int b) { return static_cast<int>(std::lround(a + f * (b - a))); };
    return QColor(mix(steps[i].red(), steps[i + 1].red()), mix(steps[i].green(), steps[i + 1].green()),
                  mix(steps[i].blue(), steps[i + 1].blue()));
}

QColor textOn(const QColor& background) {
    const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    const double luminance =
        0.2126 * linear(background.redF()) + 0.7152 * linear(background.greenF()) + 0.0722 * linear(background.blueF());
    return luminance > 0.2 ? QColor(QLatin1String("#17202B")) : QColor(Qt::white);
}

} // namespace gp

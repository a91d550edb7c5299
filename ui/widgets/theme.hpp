// Colours, type and sizes of the window, and the one place that knows light from dark.
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPixmap>
#include <QString>

#include <array>

class QApplication;

namespace gp {

enum class ThemeMode { Light, Dark };

struct Colours {
    QColor background, surface, raised, line, grid, edge, text, muted, accent, selection;
    QColor good, goodTint, warn, warnTint, bad, badTint, info, infoTint, stale;
    std::array<QColor, 8> series;
    std::array<QColor, 6> heat;
};

const Colours& colours();
/// The fixed colours of paper.
const Colours& printColours();
ThemeMode themeMode();
/// Installs Fusion, palette and style sheet; every widget gets a PaletteChange.
void installTheme(QApplication& application, ThemeMode mode);

/// 12 caption, 13 body, 20 figure, in pixels at 96 dpi, times the text scale.
QFont captionFont(bool bold = false);
QFont bodyFont(bool bold = false);
QFont figureFont();
QFont headingFont();

/// Makes every font larger while it lives, for presentation.
class TextScale {
public:
    explicit TextScale(double factor);
    ~TextScale();
    TextScale(const TextScale&) = delete;
    TextScale& operator=(const TextScale&) = delete;

private:
    double m_before;
};
/// A font of any size of the window's family.
QFont windowFont(double pixels, bool bold = false);

/// A monochrome line icon by name ("demand", "warn", ...) tinted with a colour; empty for an unknown name.
QPixmap iconPixmap(const QString& name, int size, const QColor& colour, qreal ratio = 1);
QIcon icon(const QString& name, const QColor& colour);

/// Colour between heat steps for a share of the limit, 0..1; text on it that is legible.
QColor heatColour(double share, const Colours& k);
QColor textOn(const QColor& background);

inline constexpr int kGap = 8, kInset = 16, kFieldHeight = 28, kRowHeight = 26;

} // namespace gp

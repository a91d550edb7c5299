// What Qt's PDF writer leaves out: bookmarks, language, and text that can be searched in Chinese.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace gp {

struct Bookmark {
    QString title;
    int page = 0; ///< from 0
};

/// Rewrites `from` as `to`. Qt maps a glyph that Han characters share with radicals to the radical's code point, so
/// that a search for 工程 finds nothing; the text maps are corrected. Returns an error text, empty on success.
QString finishPdf(const QString& from, const QString& to, const std::vector<Bookmark>& bookmarks,
                  const QString& language, const QString& title, const QString& author);

/// The ordinary ideograph of a Kangxi or CJK radical; the character itself if it is none.
char16_t ordinaryIdeograph(char16_t radical);

} // namespace gp

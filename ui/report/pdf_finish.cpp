#include "ui/report/pdf_finish.hpp"

#define POINTERHOLDER_TRANSITION 4 // only std::shared_ptr of qpdf's interface is used
#include <QFile>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFOutlineDocumentHelper.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <map>
#include <set>

namespace gp {

char16_t ordinaryIdeograph(char16_t c) {
    if (c >= 0x2F00 && c <= 0x2FD5) { // Kangxi radicals have compatibility mappings
        const QString normal = QString(QChar(c)).normalized(QString::NormalizationForm_KC);
        return normal.size() == 1 ? normal[0].unicode() : c;
    }
    // CJK radicals supplement has none; these are the ones whose glyph is also that of an ordinary character.
    static const std::map<char16_t, char16_t> supplement{
        {0x2E80, u'冫'}, {0x2E81, u'厂'}, {0x2E84, u'乙'}, {0x2E85, u'亻'}, {0x2E86, u'冂'}, {0x2E87, u'几'},
        {0x2E88, u'刀'}, {0x2E89, u'刂'}, {0x2E8B, u'卩'}, {0x2E8C, u'小'}, {0x2E8D, u'小'}, {0x2E90, u'尢'},
        {0x2E92, u'巳'}, {0x2E93, u'幺'}, {0x2E94, u'彐'}, {0x2E95, u'彑'}, {0x2E96, u'忄'}, {0x2E98, u'扌'},
        {0x2E99, u'攵'}, {0x2E9B, u'旡'}, {0x2E9C, u'日'}, {0x2E9D, u'月'}, {0x2E9E, u'歹'}, {0x2E9F, u'母'},
        {0x2EA0, u'民'}, {0x2EA1, u'氵'}, {0x2EA2, u'氺'}, {0x2EA3, u'灬'}, {0x2EA4, u'爫'}, {0x2EA5, u'爫'},
        {0x2EA6, u'丬'}, {0x2EA7, u'牛'}, {0x2EA8, u'犭'}, {0x2EA9, u'王'}, {0x2EAB, u'目'}, {0x2EAC, u'示'},
        {0x2EAD, u'礻'}, {0x2EAE, u'竹'}, {0x2EAF, u'糹'}, {0x2EB0, u'纟'}, {0x2EB6, u'羊'}, {0x2EB8, u'羊'},
        {0x2EB9, u'老'}, {0x2EBB, u'聿'}, {0x2EBC, u'月'}, {0x2EBE, u'艹'}, {0x2EC1, u'虎'}, {0x2EC2, u'衤'},
        {0x2EC3, u'西'}, {0x2EC4, u'西'}, {0x2EC5, u'见'}, {0x2EC6, u'角'}, {0x2EC8, u'讠'}, {0x2EC9, u'贝'},
        {0x2ECB, u'车'}, {0x2ECC, u'辶'}, {0x2ECF, u'阝'}, {0x2ED0, u'钅'}, {0x2ED1, u'長'}, {0x2ED3, u'长'},
        {0x2ED4, u'门'}, {0x2ED6, u'阝'}, {0x2ED7, u'雨'}, {0x2ED8, u'青'}, {0x2ED9, u'韦'}, {0x2EDA, u'页'},
        {0x2EDB, u'风'}, {0x2EDC, u'飞'}, {0x2EDD, u'食'}, {0x2EDF, u'食'}, {0x2EE0, u'饣'}, {0x2EE2, u'马'},
        {0x2EE3, u'骨'}, {0x2EE4, u'鬼'}, {0x2EE5, u'鱼'}, {0x2EE6, u'鸟'}, {0x2EE7, u'卤'}, {0x2EE8, u'麦'},
        {0x2EE9, u'黄'}, {0x2EEA, u'黾'}, {0x2EEC, u'齐'}, {0x2EED, u'歯'}, {0x2EEE, u'齿'}, {0x2EEF, u'竜'},
        {0x2EF0, u'龙'}, {0x2EF2, u'亀'}, {0x2EF3, u'龟'}};
    const auto found = supplement.find(c);
    return found == supplement.end() ? c : found->second;
}

static std::string correctedTokens(std::string text) {
    for (std::size_t i = text.find('<'); i != std::string::npos; i = text.find('<', i + 1)) {
        if (i + 5 >= text.size() || text[i + 5] != '>')
            continue;
        const auto code = static_cast<char16_t>(std::strtoul(text.substr(i + 1, 4).c_str(), nullptr, 16));
        if (code < 0x2E80 || code > 0x2FD5)
            continue;
        text.replace(i + 1, 4,
                     QString::number(ordinaryIdeograph(code), 16).rightJustified(4, QLatin1Char('0')).toStdString());
    }
    return text;
}

/// Corrects the targets in a ToUnicode map: the last token of a line, or all within brackets. What stands before them
/// are glyph numbers, which may look like radicals and must stay.
static std::string correctedMap(const std::string& map) {
    std::string out;
    for (std::size_t at = 0; at < map.size();) {
        const std::size_t end = std::min(map.find('\n', at), map.size() - 1) + 1;
        const std::string line = map.substr(at, end - at);
        const std::size_t bracket = line.find('['), last = line.rfind('<');
        const std::size_t target = bracket != std::string::npos                          ? bracket
                                   : last != std::string::npos && line.find('<') != last ? last
                                                                                         : line.size();
        out += line.substr(0, target) + correctedTokens(line.substr(target));
        at = end;
    }
    return out;
}

static QPDFObjectHandle unicode(const QString& text) {
    return QPDFObjectHandle::newUnicodeString(text.toStdString());
}

static void correctTextMaps(QPDF& pdf) {
    for (QPDFObjectHandle object : pdf.getAllObjects()) {
        if (!object.isDictionary() || !object.hasKey("/ToUnicode"))
            continue;
        QPDFObjectHandle map = object.getKey("/ToUnicode");
        if (!map.isStream())
            continue;
        const auto data = map.getStreamData(qpdf_dl_all);
        const std::string text(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
        map.replaceStreamData(correctedMap(text), QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
    }
}

static void addBookmarks(QPDF& pdf, const std::vector<Bookmark>& bookmarks) {
    const auto pages = QPDFPageDocumentHelper(pdf).getAllPages();
    QPDFObjectHandle root = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    std::vector<QPDFObjectHandle> items;
    for (const Bookmark& b : bookmarks) {
        if (b.page < 0 || b.page >= static_cast<int>(pages.size()))
            continue;
        QPDFObjectHandle item = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
        item.replaceKey("/Title", unicode(b.title));
        item.replaceKey("/Parent", root);
        QPDFObjectHandle target = QPDFObjectHandle::newArray();
        target.appendItem(pages[static_cast<std::size_t>(b.page)].getObjectHandle());
        target.appendItem(QPDFObjectHandle::newName("/Fit"));
        item.replaceKey("/Dest", target);
        if (!items.empty()) {
            items.back().replaceKey("/Next", item);
            item.replaceKey("/Prev", items.back());
        }
        items.push_back(item);
    }
    if (items.empty())
        return;
    root.replaceKey("/Type", QPDFObjectHandle::newName("/Outlines"));
    root.replaceKey("/First", items.front());
    root.replaceKey("/Last", items.back());
    root.replaceKey("/Count", QPDFObjectHandle::newInteger(static_cast<long long>(items.size())));
    pdf.getRoot().replaceKey("/Outlines", root);
    pdf.getRoot().replaceKey("/PageMode", QPDFObjectHandle::newName("/UseOutlines"));
}

QString finishPdf(const QString& from, const QString& to, const std::vector<Bookmark>& bookmarks,
                  const QString& language, const QString& title, const QString& author) {
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        const QByteArray source = QFile::encodeName(from), target = QFile::encodeName(to); // qpdf keeps the pointers
        pdf.processFile(source.constData());
        correctTextMaps(pdf);
        addBookmarks(pdf, bookmarks);
        QPDFObjectHandle catalog = pdf.getRoot();
        catalog.replaceKey("/Lang", QPDFObjectHandle::newString(language.toStdString()));
        QPDFObjectHandle preferences = QPDFObjectHandle::newDictionary();
        preferences.replaceKey("/DisplayDocTitle", QPDFObjectHandle::newBool(true));
        catalog.replaceKey("/ViewerPreferences", preferences);
        QPDFObjectHandle info = pdf.getTrailer().getKey("/Info");
        if (info.isDictionary()) {
            info.replaceKey("/Title", unicode(title));
            info.replaceKey("/Author", unicode(author));
        }
        QPDFWriter writer(pdf, target.constData());
        writer.setObjectStreamMode(qpdf_o_generate);
        writer.write();
        return {};
    } catch (const std::exception& error) {
        return QString::fromUtf8(error.what());
    }
}

} // namespace gp

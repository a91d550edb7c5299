// The rooms and the direction between them: includes are read from the sources, and core's libraries may not refer to
// Qt.
#include <QtTest>

class TestLayering : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void includesPointUpwards();
    void coreLinksNoQt();
    void everyTextIsTranslated();
};

static const QStringList kCore{QStringLiteral("units"),       QStringLiteral("catalog"), QStringLiteral("workload"),
                               QStringLiteral("performance"), QStringLiteral("fabric"),  QStringLiteral("storage"),
                               QStringLiteral("site"),        QStringLiteral("cost"),    QStringLiteral("plan"),
                               QStringLiteral("study"),       QStringLiteral("project"), QStringLiteral("report")};
static const QStringList kUi{QStringLiteral("session"), QStringLiteral("widgets"), QStringLiteral("models"),
                             QStringLiteral("charts"),  QStringLiteral("floor"),   QStringLiteral("report"),
                             QStringLiteral("pages"),   QStringLiteral("window")};

static QStringList sources(const QString& layer) {
    QStringList files;
    QDirIterator it(QStringLiteral(GP_SOURCE_DIR "/") + layer, {QStringLiteral("*.cpp"), QStringLiteral("*.hpp")},
                    QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files << it.next();
    return files;
}
static QString read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void TestLayering::includesPointUpwards() {
    static const QRegularExpression include(QStringLiteral("#include [<\"]([^>\"]+)[>\"]"));
    int checked = 0;
    for (const QString& layer : {QStringLiteral("core"), QStringLiteral("ui")}) {
        const QStringList& order = layer == QLatin1String("core") ? kCore : kUi;
        for (const QString& file : sources(layer)) {
            const QString room = file.mid(QStringLiteral(GP_SOURCE_DIR "/").size()).split(QLatin1Char('/')).at(1);
            QVERIFY2(order.contains(room), qPrintable(file));
            auto it = include.globalMatch(read(file));
            while (it.hasNext()) {
                const QString target = it.next().captured(1);
                const QStringList parts = target.split(QLatin1Char('/'));
                const QByteArray what = (file + QStringLiteral(" includes ") + target).toUtf8();
                ++checked;
                if (layer == QLatin1String("core"))
                    QVERIFY2(!target.startsWith(QLatin1Char('Q')) && parts[0] != QLatin1String("ui") &&
                                 parts[0] != QLatin1String("app"),
                             what);
                if (file.endsWith(QLatin1String(".hpp")))
                    QVERIFY2(target != QLatin1String("qcustomplot.h") && target != QLatin1String("QtWidgets"), what);
                if (target == QLatin1String("qcustomplot.h"))
                    QVERIFY2(room == QLatin1String("charts"), what);
                if (parts[0] == layer && parts.size() > 2)
                    QVERIFY2(order.indexOf(parts[1]) <= order.indexOf(room), what);
            }
        }
    }
    QVERIFY(checked > 300);
}

void TestLayering::coreLinksNoQt() {
    const QDir core(QStringLiteral(GP_BIN_DIR "/../core"));
    const QStringList libraries = core.entryList({QStringLiteral("libgp_*.a")}, QDir::Files);
    QVERIFY(libraries.size() >= kCore.size());
    for (const QString& library : libraries) {
        QProcess nm;
        nm.start(QStringLiteral("nm"), {QStringLiteral("-C"), QStringLiteral("-u"), core.filePath(library)});
        QVERIFY(nm.waitForFinished());
        const QString symbols = QString::fromUtf8(nm.readAllStandardOutput());
        QVERIFY2(
            !symbols.contains(QRegularExpression(QStringLiteral("\\bQ(String|Object|ByteArray|Variant|Widget)\\b"))),
            qPrintable(library));
    }
}

void TestLayering::everyTextIsTranslated() {
    const QString ts = read(QStringLiteral(GP_SOURCE_DIR "/translations/groundplan_zh_CN.ts"));
    QVERIFY(!ts.contains(QLatin1String("unfinished")));
    static const QRegularExpression mark(QStringLiteral("GP_TR\\(\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)\\)"));
    static const QRegularExpression piece(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    int texts = 0;
    for (const QString& layer : {QStringLiteral("core"), QStringLiteral("ui"), QStringLiteral("app")})
        for (const QString& file : sources(layer)) {
            auto it = mark.globalMatch(read(file));
            while (it.hasNext()) {
                QString text;
                auto pieces = piece.globalMatch(it.next().captured(1));
                while (pieces.hasNext())
                    text += pieces.next().captured(1);
                if (text == QLatin1String("...") || text == QLatin1String("text"))
                    continue;
                ++texts;
                text.replace(QLatin1Char('&'), QLatin1String("&amp;"));
                QVERIFY2(ts.contains(QStringLiteral("<source>%1</source>").arg(text)), qPrintable(text));
            }
        }
    QVERIFY(texts > 500);
}

QTEST_GUILESS_MAIN(TestLayering)
#include "test_layering.moc"

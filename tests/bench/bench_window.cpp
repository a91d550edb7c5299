// From the commit of an edit to repainted numbers in the real window, and the start to a painted sample.
#include "ui/pages/page.hpp"
#include "ui/session/speech.hpp"
#include "ui/window/main_window.hpp"

#include <QSignalSpy>
#include <QtTest>

using namespace gp;

class BenchWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void startToPaintedSample();
    void editToRepaint_data();
    void editToRepaint();
};

static void settle(MainWindow& window) {
    QTRY_VERIFY_WITH_TIMEOUT(!window.engine().busy() && window.engine().latest()->complete, 10000);
    QCoreApplication::processEvents();
}

void BenchWindow::startToPaintedSample() {
    installTheme(*qApp, ThemeMode::Light);
    QBENCHMARK {
        MainWindow window({}, false);
        QVERIFY(window.openAnything(QStringLiteral("training-70b")));
        window.show();
        QSignalSpy refreshed(&window, &MainWindow::refreshed);
        QVERIFY(refreshed.wait(5000));
        window.grab();
    }
}

void BenchWindow::editToRepaint_data() {
    QTest::addColumn<int>("page");
    for (int page : {0, 1, 2, 4, 6})
        QTest::addRow("page %d", page) << page;
}
void BenchWindow::editToRepaint() {
    QFETCH(int, page);
    MainWindow window({}, false);
    QVERIFY(window.openAnything(QStringLiteral("training-70b-1536")));
    window.resize(1440, 900);
    window.show();
    window.showPage(page);
    settle(window);
    double mfu = 0.36;
    QBENCHMARK {
        QSignalSpy refreshed(&window, &MainWindow::refreshed);
        QVERIFY(!window.document().set({SetValue{"workload.llm.mfu", mfu += 0.0007, {}}}));
        QVERIFY(refreshed.wait(5000)); // the first plan of this edit is in the widgets
        window.repaint();
    }
    settle(window);
}

QTEST_MAIN(BenchWindow)
#include "bench_window.moc"

// Plans every scenario of the project on a worker; the latest request wins. A plan with the last choices comes
// first, then the plan with new choices and its bands. The window never waits for it.
#pragma once

#include "core/project/plan_set.hpp"

#include <QObject>

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace gp {

class PlanEngine : public QObject {
    Q_OBJECT
public:
    explicit PlanEngine(QObject* parent = nullptr);
    ~PlanEngine() override;
    void request(const ProjectPtr& project, const std::shared_ptr<const Library>& library, const QString& first);
    const PlanSetPtr& latest() const { return m_latest; }
    /// True while a newer request than `latest` is under way.
    bool busy() const { return m_busy; }

Q_SIGNALS:
    void planned();

private:
    struct Request {
        ProjectPtr project;
        std::shared_ptr<const Library> library;
        std::string first;
        std::uint64_t epoch = 0;
    };
    void work();
    void serve(const Request& request, const std::stop_token& stop);
    void deliver(std::uint64_t epoch, PlanSetPtr set);

    PlanSetPtr m_latest;
    bool m_busy = false;
    std::uint64_t m_epoch = 0;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::optional<Request> m_pending;
    std::stop_source m_current;
    bool m_quit = false;
    std::map<std::string, std::pair<std::uint64_t, PlanResultPtr>> m_done; // worker only: by scenario, input hash
    std::map<std::string, Choices> m_choices;                              // worker only
    std::thread m_thread;
};

} // namespace gp

#include "ui/session/plan_engine.hpp"

#include "ui/session/speech.hpp"

#include <QElapsedTimer>
#include <QMetaObject>

#include <cstring>

namespace gp {

PlanEngine::PlanEngine(QObject* parent)
    : QObject(parent)
    , m_latest(std::make_shared<PlanSet>())
    , m_thread([this] { work(); }) {}

PlanEngine::~PlanEngine() {
    {
        const std::lock_guard lock(m_mutex);
        m_quit = true;
        m_current.request_stop();
    }
    m_wake.notify_one();
    m_thread.join();
}

void PlanEngine::request(const ProjectPtr& project, const std::shared_ptr<const Library>& library,
                         const QString& first) {
    const std::lock_guard lock(m_mutex);
    m_pending = Request{project, library, first.toStdString(), ++m_epoch};
    m_busy = true;
    m_current.request_stop();
    m_wake.notify_one();
}

void PlanEngine::work() {
    for (;;) {
        Request request;
        std::stop_token stop;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [&] { return m_quit || m_pending; });
            if (m_quit)
                return;
            request = *std::exchange(m_pending, std::nullopt);
            m_current = std::stop_source();
            stop = m_current.get_token();
        }
        serve(request, stop);
    }
}

/// Hash of what a result depends on, beliefs included.
static std::uint64_t resultHash(const PlanResult& r) {
    std::uint64_t hash = inputHash(r.scenario, *r.library);
    const auto mix = [&](double v) {
        std::uint64_t bits = 0;
        static_assert(sizeof bits == sizeof v);
        std::memcpy(&bits, &v, sizeof v);
        hash = (hash ^ bits) * 1099511628211ull;
    };
    for (const auto& [key, belief] : r.scenario.beliefs) {
        mix(static_cast<double>(std::hash<std::string>{}(key)));
        mix(belief.hasRange() ? belief.low : 0);
        mix(belief.hasRange() ? belief.high : 0);
        mix(static_cast<double>(belief.source.kind));
    }
    return hash;
}

void PlanEngine::serve(const Request& request, const std::stop_token& stop) {
    QElapsedTimer timer;
    timer.start();
    auto quick = std::make_shared<PlanSet>();
    quick->baseline = request.project->baseline;
    std::vector<std::shared_ptr<PlanResult>> fresh;
    for (const ScenarioNode& node : request.project->scenarios) {
        auto result = preparePlan(*request.project, node, request.library);
        if (!result || stop.stop_requested())
            continue;
        const auto known = m_done.find(node.id);
        if (known != m_done.end() && known->second.first == resultHash(*result) &&
            known->second.second->library == result->library) {
            // Same inputs: only the name and the marks of what is overridden may differ.
            auto same = std::make_shared<PlanResult>(*known->second.second);
            same->name = result->name;
            same->note = result->note;
            same->overridden = result->overridden;
            quick->results.push_back(std::move(same));
            continue;
        }
        result->choices = m_choices[node.id];
        planNow(*result);
        if (known != m_done.end())
            result->bands = known->second.second->bands; // the old bands stay until the new ones come
        result->milliseconds = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
        fresh.push_back(result);
        quick->results.push_back(result);
    }
    quick->complete = fresh.empty();
    deliver(request.epoch, quick);
    if (fresh.empty())
        return;
    auto full = std::make_shared<PlanSet>(*quick);
    full->complete = true;
    for (PlanResultPtr& slot : full->results) {
        const bool isFresh = std::any_of(fresh.begin(), fresh.end(), [&](const auto& f) { return f == slot; });
        if (!isFresh)
            continue;
        auto result = std::make_shared<PlanResult>(*slot);
        result->choices = m_choices[result->id] = choose(result->scenario, *result->library, stop);
        planNow(*result);
        result->bands.clear();
        addBands(*result, stop);
        if (stop.stop_requested())
            return;
        m_done[result->id] = {resultHash(*result), result};
        slot = result;
    }
    deliver(request.epoch, full);
}

void PlanEngine::deliver(std::uint64_t epoch, PlanSetPtr set) {
    QMetaObject::invokeMethod(
        this,
        [this, epoch, set = std::move(set)] {
            {
                const std::lock_guard lock(m_mutex);
                if (epoch != m_epoch)
                    return;
                m_busy = !set->complete;
            }
            m_latest = set;
            Q_EMIT planned();
        },
        Qt::QueuedConnection);
}

} // namespace gp

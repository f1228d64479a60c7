#include "server/net/loop.h"

#include <sodium.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <csignal>
#include <stdexcept>

#include "server/crew.h"

namespace durbar::net {

namespace asio = boost::asio;

namespace {

using Clock = std::chrono::steady_clock;

/// Often enough to meet every pause that a person would notice, rarely enough to cost nothing.
constexpr auto kLagPeriod = std::chrono::milliseconds(20);

}  // namespace

struct Loop::Parts {
    explicit Parts(const Threads& threads) : pool(threads.workers), crew(threads.helpers) {}

    asio::io_context context{1};
    asio::executor_work_guard<asio::io_context::executor_type> guard = asio::make_work_guard(context);
    asio::steady_timer lag{context};
    asio::signal_set signals{context};
    asio::thread_pool pool;
    server::Crew crew;
};

Loop::Loop(const Threads& threads, server::Metrics& metrics)
    : parts_(std::make_unique<Parts>(threads)),
      lag_(metrics.histogram("loop_lag_ms", "How late the loop came to what was due.")) {
    if (sodium_init() < 0) throw std::runtime_error("There is no source of randomness.");
}

Loop::~Loop() {
    parts_->pool.stop();
    parts_->pool.join();
}

hall::Moment Loop::now() const {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

void Loop::fill_random(std::span<std::uint8_t> bytes) { randombytes_buf(bytes.data(), bytes.size()); }

void Loop::after(std::int64_t ms, std::function<void()> callback) {
    auto timer = std::make_unique<asio::steady_timer>(parts_->context, std::chrono::milliseconds(ms));
    auto& waiting = *timer;
    waiting.async_wait(
        [timer = std::move(timer), callback = std::move(callback)](boost::system::error_code error) {
            if (!error) callback();
        });
}

void Loop::work(std::function<void()> job, std::function<void()> done) {
    // Until the job is done the loop has something to wait for.
    auto guard = asio::make_work_guard(parts_->context);
    asio::post(parts_->pool,
               [this, guard = std::move(guard), job = std::move(job), done = std::move(done)]() mutable {
                   job();
                   asio::post(parts_->context, std::move(done));
               });
}

void Loop::side_by_side(std::size_t count, const std::function<void(std::size_t)>& job) {
    parts_->crew.each(count, job);
}

void Loop::post(std::function<void()> callback) { asio::post(parts_->context, std::move(callback)); }

void Loop::run() {
    measure_lag();
    parts_->context.run();
}

void Loop::stop() {
    asio::post(parts_->context, [this] { parts_->context.stop(); });
}

void Loop::on_signal(std::function<void()> callback) {
    parts_->signals.add(SIGINT);
    parts_->signals.add(SIGTERM);
    parts_->signals.async_wait([this, callback = std::move(callback)](boost::system::error_code error, int) {
        if (error) return;
        parts_->signals.clear();
        callback();
    });
}

void Loop::measure_lag() {
    parts_->lag.expires_after(kLagPeriod);
    parts_->lag.async_wait([this](boost::system::error_code error) {
        if (error) return;
        const auto late = Clock::now() - parts_->lag.expiry();
        lag_.observe(std::chrono::duration<double, std::milli>(late).count());
        measure_lag();
    });
}

asio::io_context& Loop::context() { return parts_->context; }

}  // namespace durbar::net

#pragma once

#include <deque>
#include <map>
#include <mutex>
#include <utility>

#include "core/rng.h"
#include "server/services.h"

namespace durbar::testing {

/// A loop without a clock: time passes when the test says so, work is done at once, and randomness comes from
/// a seed.
class FakeWorld final : public server::Services {
public:
    explicit FakeWorld(std::uint64_t seed) : rng_(seed) {}

    hall::Moment now() const override { return now_; }
    void fill_random(std::span<std::uint8_t> bytes) override {
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(rng_.below(256));
    }
    void after(std::int64_t ms, std::function<void()> callback) override {
        timers_.emplace(now_ + ms, std::move(callback));
    }
    void soon(std::function<void()> callback) override { post()(std::move(callback)); }
    void work(std::function<void()> job, std::function<void()> done) override {
        job();
        post()(std::move(done));
    }
    void side_by_side(std::size_t count, const std::function<void(std::size_t)>& job) override {
        for (std::size_t i = count; i > 0; --i) job(i - 1);
    }
    server::Post post() {
        return [this](std::function<void()> job) {
            const std::scoped_lock lock(mutex_);
            posted_.push_back(std::move(job));
        };
    }

    /// Runs what was posted and what is due; false: there was nothing.
    bool run() {
        bool ran = false;
        for (;;) {
            std::function<void()> job;
            {
                const std::scoped_lock lock(mutex_);
                if (!posted_.empty()) {
                    job = std::move(posted_.front());
                    posted_.pop_front();
                }
            }
            if (!job) {
                if (timers_.empty() || timers_.begin()->first > now_) return ran;
                job = std::move(timers_.begin()->second);
                timers_.erase(timers_.begin());
            }
            job();
            ran = true;
        }
    }
    /// When the next timer rings.
    std::optional<hall::Moment> next() const {
        return timers_.empty() ? std::nullopt : std::optional(timers_.begin()->first);
    }
    void set_now(hall::Moment now) { now_ = now; }
    /// The loop is torn down: whatever waits is not called any more.
    void clear() {
        timers_.clear();
        posted_.clear();
    }

private:
    hall::Moment now_ = 1'700'000'000'000;
    Rng rng_;
    std::multimap<hall::Moment, std::function<void()>> timers_;
    std::mutex mutex_;
    std::deque<std::function<void()>> posted_;
};

}  // namespace durbar::testing

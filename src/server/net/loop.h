#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include "server/metrics.h"
#include "server/services.h"

namespace durbar::net {

/// The one thread on which the house lives, as an event loop of Asio's.
class Loop final : public server::Services {
public:
    struct Threads {
        unsigned workers = 1;  ///< for jobs that take long
        unsigned helpers = 0;  ///< for what is done side by side, besides the loop's own thread
    };
    Loop(const Threads& threads, server::Metrics& metrics);
    ~Loop() override;

    hall::Moment now() const override;
    void fill_random(std::span<std::uint8_t> bytes) override;
    void after(std::int64_t ms, std::function<void()> callback) override;
    void soon(std::function<void()> callback) override { post(std::move(callback)); }
    void work(std::function<void()> job, std::function<void()> done) override;
    void side_by_side(std::size_t count, const std::function<void(std::size_t)>& job) override;
    /// Calls back on the loop; may be called from any thread.
    void post(std::function<void()> callback);

    /// Runs until `stop`. What is called back and throws ends the run, and the exception comes out here.
    void run();
    /// May be called from any thread.
    void stop();
    /// Calls back once, on the loop, at the first SIGINT or SIGTERM. A second one ends the process as usual.
    void on_signal(std::function<void()> callback);

    boost::asio::io_context& context();

private:
    struct Parts;

    void measure_lag();

    std::unique_ptr<Parts> parts_;
    server::Histogram& lag_;
};

}  // namespace durbar::net

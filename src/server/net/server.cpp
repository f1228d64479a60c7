#include "server/net/server.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <chrono>
#include <utility>

#include "server/net/http_session.h"
#include "server/net/hub.h"
#include "server/net/listener.h"
#include "server/net/ws_session.h"

namespace durbar::net {

namespace {

constexpr auto kLook = std::chrono::milliseconds(10);

}  // namespace

struct Server::Parts {
    Parts(const Settings& settings, Loop& loop, Desk& desk, server::Metrics& metrics, const server::Log& log)
        : hub(settings, loop.context(), desk, metrics, log),
          listener(hub),
          turn(loop.context().get_executor()) {}

    Hub hub;
    Listener listener;
    Timer turn;
    std::size_t running = 0;  ///< of the tasks below

    Task<void> listen() {
        ++running;
        co_await listener.run();
        --running;
    }
    /// Pings and looks after sockets, a slot of the wheel at a time.
    Task<void> turn_wheel() {
        ++running;
        const auto step = std::chrono::milliseconds(hub.settings.ping_ms) / Wheel::kSlots;
        while (hub.stage == Stage::Open) {
            turn.expires_after(step);
            error_code error;
            co_await turn.async_wait(await_with(error));
            if (!error) hub.sockets.turn();
        }
        --running;
    }
    /// Until nobody is left, or for so long.
    Task<void> wait_empty(std::chrono::milliseconds time) {
        const auto end = std::chrono::steady_clock::now() + time;
        while (hub.sessions + running > 0 && std::chrono::steady_clock::now() < end) {
            co_await pause(hub.executor, kLook);
        }
    }
    Task<void> farewell(std::function<void()> done) {
        hub.sockets.all(
            [](Wheel::Rider& rider) { static_cast<WsSession&>(rider).close(CloseCode::GoingAway); });
        hub.requests.all([](Wheel::Rider& rider) { static_cast<HttpSession&>(rider).finish(); });
        co_await wait_empty(std::chrono::milliseconds(hub.settings.stop_ms));
        hub.stage = Stage::Ended;
        hub.responses.end();
        hub.openings.end();
        hub.sockets.all([](Wheel::Rider& rider) { static_cast<WsSession&>(rider).drop(); });
        hub.requests.all([](Wheel::Rider& rider) { static_cast<HttpSession&>(rider).drop(); });
        co_await wait_empty(std::chrono::hours(1));
        done();
    }
};

Server::Server(const Settings& settings, Loop& loop, Desk& desk, server::Metrics& metrics,
               const server::Log& log)
    : parts_(std::make_unique<Parts>(settings, loop, desk, metrics, log)) {}

Server::~Server() = default;

std::uint16_t Server::port() const { return parts_->listener.port(); }

void Server::open() {
    asio::co_spawn(parts_->hub.executor, parts_->listen(), asio::detached);
    asio::co_spawn(parts_->hub.executor, parts_->turn_wheel(), asio::detached);
}

void Server::stop(std::function<void()> done) {
    parts_->hub.stage = Stage::Stopping;
    parts_->listener.close();
    parts_->turn.cancel();
    parts_->hub.desk.stop([this, done = std::move(done)]() mutable {
        asio::co_spawn(parts_->hub.executor, parts_->farewell(std::move(done)), asio::detached);
    });
}

}  // namespace durbar::net

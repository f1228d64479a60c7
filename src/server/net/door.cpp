#include "server/net/door.h"

#include <fcntl.h>

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <csignal>
#include <exception>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "server/net/file_table.h"
#include "server/net/http_session.h"
#include "server/net/hub.h"
#include "server/net/listener.h"
#include "server/net/ws_session.h"

namespace durbar::net {

namespace {

constexpr auto kLook = std::chrono::milliseconds(10);

/// Whoever starts a thread meanwhile gives it no signal to handle.
class SignalsBlocked {
public:
    SignalsBlocked() {
        sigset_t all;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before_);
    }
    SignalsBlocked(const SignalsBlocked&) = delete;
    SignalsBlocked& operator=(const SignalsBlocked&) = delete;
    ~SignalsBlocked() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

private:
    sigset_t before_{};
};

}  // namespace

/// Made, run and gone on the door's thread alone: its descriptors mean nothing elsewhere.
struct Door::Loop {
    Loop(Gatehouse& gatehouse, Corridor& corridor, const asio::ip::tcp& protocol, int listening)
        : hub(gatehouse, *context, corridor) {
        io.emplace(hub, corridor, protocol, listening);
    }
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;
    ~Loop() {
        hub.porter.go();
        io.reset();
        context.reset();  // sessions that are left go with it, and know the hub to the last
    }

    struct Io {
        Io(Hub& hub, Corridor& corridor, const asio::ip::tcp& protocol, int listening)
            : listener(hub, protocol, listening), turn(hub.executor), inbox(hub.executor, corridor.to_door) {}

        Listener listener;
        Timer turn;
        Inbox<ToDoor> inbox;
    };

    std::optional<asio::io_context> context{std::in_place, 1};
    Hub hub;
    std::optional<Io> io;
    std::size_t running = 0;  ///< of the tasks that let people in and look after them

    void run() {
        spawn(io->inbox.run([this](ToDoor letter) { return take(std::move(letter)); }));
        context->run();
    }

private:
    void spawn(Task<void> task) { asio::co_spawn(hub.executor, std::move(task), kVital); }

    bool take(ToDoor letter) {
        if (const Order* order = std::get_if<Order>(&letter)) return obey(*order);
        std::visit(
            [this](auto& one) {
                if constexpr (requires { hub.porter.take(std::move(one)); }) {
                    hub.porter.take(std::move(one));
                }
            },
            letter);
        return true;
    }
    bool obey(Order order) {
        switch (order) {
            case Order::Open:
                spawn(listen());
                spawn(turn_wheel());
                return true;
            case Order::Shut: shut(); return true;
            case Order::Farewell: spawn(farewell()); return true;
            case Order::End: context->stop(); return false;
        }
        return false;
    }

    Task<void> listen() {
        ++running;
        co_await io->listener.run();
        --running;
    }
    /// Pings and looks after sockets, a slot of the wheel at a time.
    Task<void> turn_wheel() {
        ++running;
        const auto step = std::chrono::milliseconds(hub.settings.ping_ms) / Wheel::kSlots;
        while (hub.stage == Stage::Open) {
            io->turn.expires_after(step);
            error_code error;
            co_await io->turn.async_wait(await_with(error));
            if (!error) hub.sockets.turn();
        }
        --running;
    }
    void shut() {
        hub.stage = Stage::Stopping;
        io->listener.close();
        io->turn.cancel();
        hub.porter.shut();
    }
    /// Until nobody is left, or for so long.
    Task<void> wait_empty(std::chrono::milliseconds time) {
        const auto end = std::chrono::steady_clock::now() + time;
        while (hub.sessions + running > 0 && std::chrono::steady_clock::now() < end) {
            co_await pause(hub.executor, kLook);
        }
    }
    Task<void> farewell() {
        hub.sockets.all(
            [](Wheel::Rider& rider) { static_cast<WsSession&>(rider).close(CloseCode::GoingAway); });
        hub.requests.all([](Wheel::Rider& rider) { static_cast<HttpSession&>(rider).finish(); });
        co_await wait_empty(std::chrono::milliseconds(hub.settings.stop_ms));
        hub.stage = Stage::Ended;
        hub.porter.end();
        hub.sockets.all([](Wheel::Rider& rider) { static_cast<WsSession&>(rider).drop(); });
        hub.requests.all([](Wheel::Rider& rider) { static_cast<HttpSession&>(rider).drop(); });
        co_await wait_empty(std::chrono::hours(1));
        context->stop();
    }
};

Door::Door(Gatehouse& gatehouse, Corridor& corridor, const Port& port)
    : gatehouse_(gatehouse), corridor_(corridor), port_(port) {
    std::promise<void> promise;
    std::future<void> ready = promise.get_future();
    {
        const SignalsBlocked blocked;
        thread_ = std::thread([this, promise = std::move(promise)]() mutable { run(promise); });
    }
    try {
        ready.get();
    } catch (...) {
        thread_.join();
        throw;
    }
}

Door::~Door() {
    corridor_.to_door.post(Order::End);
    thread_.join();
}

void Door::run(std::promise<void>& ready) const {
    std::string failure;
    bool told = false;
    try {
        const std::array<int, 3> kept = {port_.handle(), corridor_.to_door.bell().handle(),
                                         corridor_.to_house.bell().handle()};
        const bool parted = gatehouse_.settings.doors > 1 && take_own_file_table(kept);
        const int listening = parted ? port_.handle() : fcntl(port_.handle(), F_DUPFD_CLOEXEC, 0);
        Loop loop(gatehouse_, corridor_, port_.protocol(), listening);
        told = true;
        ready.set_value();
        loop.run();
    } catch (const std::exception& error) {
        if (!told) return ready.set_exception(std::current_exception());
        failure = error.what();
    }
    corridor_.to_house.post(DoorGone{std::move(failure)});
}

}  // namespace durbar::net

#include "server/net/server.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "server/net/clerk.h"
#include "server/net/door.h"
#include "server/net/gatehouse.h"
#include "server/net/mailbox.h"
#include "server/net/port.h"

namespace durbar::net {

namespace {

/// A door with what belongs to it on the house's side.
struct Entrance {
    Entrance(const Executor& executor, Gatehouse& gatehouse, const Port& port)
        : door(std::in_place, gatehouse, corridor, port), inbox(executor, corridor.to_house) {}

    Corridor corridor;
    std::optional<Door> door;
    Inbox<ToHouse> inbox;
    std::optional<Clerk> clerk;
};

}  // namespace

struct Server::Parts {
    Parts(const Settings& settings, Loop& loop, server::Metrics& the_metrics, const server::Log& log)
        : executor(loop.context().get_executor()),
          metrics(the_metrics),
          gatehouse(settings, metrics, log),
          port(gatehouse.settings) {
        for (std::size_t i = 0; i < std::max<std::size_t>(settings.doors, 1); ++i) {
            entrances.push_back(std::make_unique<Entrance>(executor, gatehouse, port));
        }
    }

    Executor executor;
    server::Metrics& metrics;
    Gatehouse gatehouse;
    Port port;
    std::vector<std::unique_ptr<Entrance>> entrances;
    Desk* desk = nullptr;  ///< once it is open
    std::size_t shut = 0;
    std::size_t gone = 0;
    std::function<void()> stopped;

    void order(Order order) {
        for (auto& entrance : entrances) entrance->clerk->give(order);
    }
    void attend(Entrance& entrance) {
        entrance.clerk.emplace(executor, entrance.corridor, gatehouse, metrics, *desk);
        asio::co_spawn(
            executor,
            entrance.inbox.run([this, &entrance](ToHouse letter) { return take(entrance, letter); }), kVital);
    }

    /// False: it was the door's last letter.
    bool take(Entrance& entrance, ToHouse& letter) {
        if (const auto* last = std::get_if<DoorGone>(&letter)) return see_off(entrance, *last), false;
        if (std::holds_alternative<DoorShut>(letter)) door_is_shut();
        std::visit(
            [&entrance](auto& one) {
                if constexpr (requires { entrance.clerk->take(one); }) {
                    entrance.clerk->take(one);
                }
            },
            letter);
        return true;
    }
    void door_is_shut() {
        if (++shut == entrances.size()) desk->stop([this] { order(Order::Farewell); });
    }
    void see_off(Entrance& entrance, const DoorGone& last) {
        entrance.door.reset();
        if (!last.error.empty()) throw NetError("A door has failed: " + last.error);
        if (++gone == entrances.size()) stopped();
    }
};

Server::Server(const Settings& settings, Loop& loop, server::Metrics& metrics, const server::Log& log)
    : parts_(std::make_unique<Parts>(settings, loop, metrics, log)) {}

Server::~Server() = default;

std::uint16_t Server::port() const { return parts_->port.number(); }

void Server::open(Desk& desk) {
    parts_->desk = &desk;
    for (auto& entrance : parts_->entrances) parts_->attend(*entrance);
    parts_->order(Order::Open);
}

void Server::stop(std::function<void()> done) {
    parts_->stopped = std::move(done);
    parts_->port.close();
    parts_->order(Order::Shut);
}

}  // namespace durbar::net

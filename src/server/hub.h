#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "server/committer.h"
#include "server/limits.h"
#include "server/messages.h"
#include "server/metrics.h"
#include "server/services.h"
#include "server/settings.h"
#include "server/sockets.h"
#include "server/timers.h"
#include "store/secret_box.h"

namespace durbar::server {

/// What all parts of the house use.
struct Hub {
    Hub(const HouseSettings& given, Services& world, Committer& disk, BotPool& pool)
        : settings(given),
          services(world),
          committer(disk),
          bots(pool),
          limits(given.limits),
          timers(world) {}

    hall::Moment now() const { return services.now(); }

    void send(SocketId socket, std::string text) {
        sockets.send(socket, std::make_shared<const std::string>(std::move(text)));
    }
    void deny(SocketId socket, std::optional<std::uint64_t> request, const hall::Denial& denial) {
        count_denied(denial);
        send(socket, error(request, denial));
    }
    void count_denied(const hall::Denial& denial) {
        metrics
            .counter("denied_total", "Requests that were turned down, by code",
                     "code=\"" + std::string(denial.code) + "\"")
            .add();
    }

    HouseSettings settings;
    Services& services;
    Committer& committer;
    BotPool& bots;
    Limits limits;
    Timers timers;
    Metrics metrics;
    Sockets sockets;
    /// Closes a socket and forgets it.
    std::function<void(SocketId)> hang_up;
    bool store_works = true;  ///< the last change got to the disk
};

inline hall::Denial store_failed() { return hall::deny("store/failed", "store_failed"); }
inline hall::Denial unknown_table() { return hall::deny("table/unknown", "unknown_table"); }
inline hall::Denial too_fast() { return hall::deny("limit/rate", "too_fast"); }

}  // namespace durbar::server

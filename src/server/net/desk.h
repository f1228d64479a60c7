#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/services.h"

namespace durbar::net {

/// Where the net hands in what has come, and what tests put in the house's place. Everything is called on the
/// house's loop.
class Desk {
public:
    using SocketId = std::uint64_t;

    Desk() = default;
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;
    virtual ~Desk() = default;

    // As in server/house.h.
    virtual void serve(const server::HttpRequest& request,
                       const std::function<void(server::HttpResponse)>& answer) = 0;
    virtual void open_socket(std::string_view token, std::string_view address, server::Socket& socket,
                             std::function<void(std::optional<SocketId>)> opened) = 0;
    virtual void receive(SocketId socket, std::string_view text) = 0;
    virtual void closed(SocketId socket) = 0;
    virtual void stop(std::function<void()> done) = 0;

    // For operators.
    /// Whether what is taken gets to the disk.
    virtual bool healthy() = 0;
    /// In Prometheus' text format, without the net's own.
    virtual std::string metrics() = 0;
};

}  // namespace durbar::net

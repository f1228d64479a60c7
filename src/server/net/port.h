#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <cstdint>

#include "server/net/settings.h"

namespace durbar::net {

/// The open port, at which all doors listen.
class Port {
public:
    /// Throws NetError.
    explicit Port(const Settings& settings);
    Port(const Port&) = delete;
    Port& operator=(const Port&) = delete;
    ~Port() { close(); }

    std::uint16_t number() const { return endpoint_.port(); }
    boost::asio::ip::tcp protocol() const { return endpoint_.protocol(); }
    int handle() const { return handle_; }
    /// It stays open as long as a door listens.
    void close();

private:
    int handle_ = -1;
    boost::asio::ip::tcp::endpoint endpoint_;
};

}  // namespace durbar::net

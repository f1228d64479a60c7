#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <cstdint>

#include "server/net/asio.h"
#include "server/net/hub.h"

namespace durbar::net {

/// The open port.
class Listener {
public:
    /// Opens it. Throws NetError.
    explicit Listener(Hub& hub);

    std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
    Task<void> run();
    void close();

private:
    void admit(TcpSocket socket);

    Hub& hub_;
    asio::basic_socket_acceptor<asio::ip::tcp, Executor> acceptor_;
};

}  // namespace durbar::net

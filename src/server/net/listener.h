#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>

#include "server/net/asio.h"
#include "server/net/hub.h"

namespace durbar::net {

/// Lets people in at one door. All doors wait at the same port: the first with time and room takes who comes.
class Listener {
public:
    /// The handle belongs to it from now on. Throws NetError.
    Listener(Hub& hub, const asio::ip::tcp& protocol, int handle);
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener();

    Task<void> run();
    void close();

private:
    void admit(TcpSocket socket);

    Hub& hub_;
    asio::basic_socket_acceptor<asio::ip::tcp, Executor> acceptor_;
};

}  // namespace durbar::net

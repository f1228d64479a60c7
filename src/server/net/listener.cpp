#include "server/net/listener.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/text.h"
#include "server/net/http_session.h"
#include "server/net/server.h"

namespace durbar::net {

namespace {

using asio::ip::tcp;

constexpr int kBacklog = 4096;
constexpr std::string_view kNoRoom =
    "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 30\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
/// After an error such as too many open files, for some to be closed.
constexpr auto kAcceptPause = std::chrono::milliseconds(200);

[[noreturn]] void fail(const Settings& settings, const error_code& error) {
    const std::string port = "Port " + std::to_string(settings.port);
    if (error == asio::error::address_in_use) {
        throw NetError(port + " is in use by another program; choose another one with --port.");
    }
    if (error == asio::error::access_denied) {
        throw NetError(port + " is reserved for the system; choose one above 1023 with --port.");
    }
    throw NetError("The address " + settings.bind + " with port " + std::to_string(settings.port) +
                   " cannot be opened: " + error.message() + ".");
}

}  // namespace

Listener::Listener(Hub& hub) : hub_(hub), acceptor_(hub.executor) {
    const Settings& settings = hub.settings;
    error_code error;
    const auto address = asio::ip::make_address(settings.bind, error);
    if (error) {
        throw NetError("An address to bind to is written in numbers, such as 127.0.0.1, 0.0.0.0 or ::, not " +
                       quoted(settings.bind) + ".");
    }
    const tcp::endpoint endpoint(address, settings.port);
    std::ignore = acceptor_.open(endpoint.protocol(), error);
    if (error) fail(settings, error);
    std::ignore = acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (address.is_v6()) std::ignore = acceptor_.set_option(asio::ip::v6_only(false), error);
    std::ignore = acceptor_.bind(endpoint, error);
    if (!error) std::ignore = acceptor_.listen(kBacklog, error);
    if (error) fail(settings, error);
}

void Listener::close() {
    error_code ignored;
    std::ignore = acceptor_.close(ignored);
}

void Listener::admit(TcpSocket socket) {
    error_code error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;  // gone already
    std::string address = address_group(peer.address().to_string());
    Doors::Place place = hub_.doors.enter(address);
    if (!place) {
        hub_.figures.turned_away.add();
        std::ignore = socket.non_blocking(true, error);
        socket.write_some(asio::buffer(kNoRoom.data(), kNoRoom.size()), error);
        return;
    }
    std::ignore = socket.set_option(tcp::no_delay(true), error);
    auto session =
        std::make_unique<HttpSession>(hub_, std::move(socket), std::move(address), std::move(place));
    asio::co_spawn(hub_.executor, HttpSession::run(std::move(session)), asio::detached);
}

Task<void> Listener::run() {
    while (acceptor_.is_open()) {
        error_code error;
        TcpSocket socket = co_await acceptor_.async_accept(await_with(error));
        if (!acceptor_.is_open()) break;
        if (!error) {
            admit(std::move(socket));
            continue;
        }
        hub_.figures.accept_errors.add();
        hub_.log.write("net.accept_failed", {{"error", error.message()}});
        co_await pause(hub_.executor, kAcceptPause);
    }
}

}  // namespace durbar::net

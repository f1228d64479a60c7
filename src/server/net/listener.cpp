#include "server/net/listener.h"

#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "server/net/http_session.h"
#include "server/net/net_error.h"

namespace durbar::net {

namespace {

using asio::ip::tcp;

constexpr std::string_view kNoRoom =
    "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 30\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
/// When the door is full, or after an error such as too many open files, for some to be closed. Other doors
/// take who comes meanwhile.
constexpr auto kAcceptPause = std::chrono::milliseconds(200);

}  // namespace

Listener::Listener(Hub& hub, const tcp& protocol, int handle) : hub_(hub), acceptor_(hub.executor) {
    error_code error;
    std::ignore = acceptor_.assign(protocol, handle, error);
    if (error) throw NetError("The port cannot be listened at: " + error.message() + ".");
}

Listener::~Listener() { close(); }

void Listener::close() {
    // Asio's own way to close leaves it to the system to forget the descriptor, which it does not while
    // another door has it open.
    if (acceptor_.is_open()) ::close(acceptor_.release());
}

void Listener::admit(TcpSocket socket) {
    error_code error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;  // gone already
    std::string address = address_group(peer.address().to_string());
    Turnstile::Place place = hub_.gatehouse.connections.enter(address);
    if (!place) {
        hub_.figures.turned_away.add();
        std::ignore = socket.non_blocking(true, error);
        socket.write_some(asio::buffer(kNoRoom.data(), kNoRoom.size()), error);
        return;
    }
    std::ignore = socket.set_option(tcp::no_delay(true), error);
    auto session =
        std::make_unique<HttpSession>(hub_, std::move(socket), std::move(address), std::move(place));
    asio::co_spawn(hub_.executor, HttpSession::run(std::move(session)), kVital);
}

Task<void> Listener::run() {
    const std::size_t most = hub_.settings.connections_per_door;
    while (acceptor_.is_open()) {
        if (most != 0 && hub_.sessions >= most) {
            co_await pause(hub_.executor, kAcceptPause);
            continue;
        }
        error_code error;
        TcpSocket socket = co_await acceptor_.async_accept(await_with(error));
        if (!acceptor_.is_open()) break;
        if (!error) {
            admit(std::move(socket));
            continue;
        }
        hub_.figures.accept_errors.add();
        hub_.gatehouse.log.write("net.accept_failed", {{"error", error.message()}});
        co_await pause(hub_.executor, kAcceptPause);
    }
}

}  // namespace durbar::net

#include "server/net/port.h"

#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <string>
#include <tuple>

#include "core/text.h"
#include "server/net/asio.h"
#include "server/net/net_error.h"

namespace durbar::net {

namespace {

using asio::ip::tcp;

constexpr int kBacklog = 4096;

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

Port::Port(const Settings& settings) {
    error_code error;
    const auto address = asio::ip::make_address(settings.bind, error);
    if (error) {
        throw NetError("An address to bind to is written in numbers, such as 127.0.0.1, 0.0.0.0 or ::, not " +
                       quoted(settings.bind) + ".");
    }
    asio::io_context context;
    tcp::acceptor acceptor(context);
    const tcp::endpoint endpoint(address, settings.port);
    std::ignore = acceptor.open(endpoint.protocol(), error);
    if (error) fail(settings, error);
    std::ignore = acceptor.set_option(asio::socket_base::reuse_address(true), error);
    if (address.is_v6()) std::ignore = acceptor.set_option(asio::ip::v6_only(false), error);
    std::ignore = acceptor.bind(endpoint, error);
    if (!error) std::ignore = acceptor.listen(kBacklog, error);
    if (!error) endpoint_ = acceptor.local_endpoint(error);
    if (error) fail(settings, error);
    handle_ = acceptor.release();
}

void Port::close() {
    if (handle_ >= 0) ::close(handle_);
    handle_ = -1;
}

}  // namespace durbar::net

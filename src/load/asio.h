#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <stdexcept>

namespace durbar::load {

namespace asio = boost::asio;

using Clock = std::chrono::steady_clock;
using Executor = asio::io_context::executor_type;
using TcpSocket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;
template <class T>
using Task = asio::awaitable<T, Executor>;
inline constexpr asio::use_awaitable_t<Executor> kAwait;

/// The server does not do what the protocol promises, or cannot be reached.
class LoadError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

}  // namespace durbar::load

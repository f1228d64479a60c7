#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

namespace durbar::net {

namespace asio = boost::asio;
using boost::system::error_code;

/// Everything runs on one loop, so nothing needs the executor that could be any.
using Executor = asio::io_context::executor_type;
using TcpSocket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;
template <class T>
using Task = asio::awaitable<T, Executor>;

inline constexpr asio::use_awaitable_t<Executor> kAwait;

/// Errors as values.
inline auto await_with(error_code& error) { return asio::redirect_error(kAwait, error); }

inline Task<void> pause(const Executor& executor, std::chrono::milliseconds time) {
    Timer timer(executor, time);
    error_code ignored;
    co_await timer.async_wait(await_with(ignored));
}

}  // namespace durbar::net

#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <exception>

namespace durbar::net {

namespace asio = boost::asio;
using boost::system::error_code;

/// Every loop has one thread and all of them are Asio's, so nothing needs the executor that could be any.
using Executor = asio::io_context::executor_type;
using TcpSocket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;
template <class T>
using Task = asio::awaitable<T, Executor>;

inline constexpr asio::use_awaitable_t<Executor> kAwait;

/// Errors as values.
inline auto await_with(error_code& error) { return asio::redirect_error(kAwait, error); }

/// For a task without which its loop is of no use: what it throws comes out of the loop's run.
inline constexpr auto kVital = [](const std::exception_ptr& error) {
    if (error) std::rethrow_exception(error);
};

inline Task<void> pause(const Executor& executor, std::chrono::milliseconds time) {
    Timer timer(executor, time);
    error_code ignored;
    co_await timer.async_wait(await_with(ignored));
}

}  // namespace durbar::net

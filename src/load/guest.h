#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "load/asio.h"

namespace durbar::load {

/// A person with a cookie of its own and one socket. Its errors are LoadErrors; everything happens on the
/// loop's thread.
class Guest {
public:
    /// Called with each message that is no answer to ask().
    using Listener = std::function<void(std::string_view message)>;
    /// Called once, when the socket is lost.
    using Loser = std::function<void(const std::string& why)>;

    explicit Guest(const Executor& executor);
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;
    ~Guest() = default;

    /// Connects, becomes a guest of the hall, and opens the socket on the same connection. `origin`:
    /// "http://HOST:PORT".
    Task<void> enter(asio::ip::tcp::endpoint server, std::string origin);
    /// Reads until the socket is closed. The guest must outlive it.
    void listen(Listener listener, Loser loser);

    /// The members of a request without the braces, "do" and "id": R"("table":"t1")". Returns the request's
    /// number.
    std::uint64_t send(std::string_view what, std::string_view members);
    /// The same, and waits for the answer; one that is refused throws. One at a time.
    Task<std::string> ask(std::string_view what, std::string members);
    void close();

private:
    Task<std::string> visit(const std::string& origin);
    Task<void> read();
    Task<void> write();
    void take(std::string_view message);
    void lose(const std::string& why);

    boost::beast::websocket::stream<TcpSocket> stream_;
    boost::beast::flat_buffer buffer_;
    Listener listener_;
    Loser loser_;
    std::deque<std::string> queue_;
    bool writing_ = false;
    bool lost_ = false;
    std::uint64_t last_id_ = 0;
    Timer waiting_;
    std::uint64_t asked_ = 0;  ///< the request that ask() waits for; 0: none
    std::optional<std::string> answer_;
};

}  // namespace durbar::load

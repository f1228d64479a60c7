#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/log.h"
#include "server/metrics.h"
#include "server/net/asio.h"
#include "server/net/deflate.h"
#include "server/net/desk.h"
#include "server/net/doors.h"
#include "server/net/settings.h"
#include "server/net/wheel.h"

namespace durbar::net {

class WsSession;

/// What is counted on the way; the house counts what it means.
struct NetFigures {
    explicit NetFigures(server::Metrics& metrics);

    server::Figure& connections;
    server::Figure& sockets;
    server::Figure& requests;
    server::Figure& messages_in;
    server::Figure& messages_out;
    server::Figure& bytes_in;
    server::Figure& bytes_out;
    server::Figure& turned_away;
    server::Figure& accept_errors;
    server::Figure& slow_readers;
    server::Figure& silent;
    server::Figure& broken;
};

/// A long message, compressed once however many it is sent to.
class Compressor {
public:
    server::Text deflated(const server::Text& text);
    /// Empty: not a message.
    std::optional<std::string> inflated(std::string_view bytes, std::size_t most) {
        return deflate_.inflate(bytes, most);
    }

private:
    Deflate deflate_;
    server::Text last_;
    server::Text last_deflated_;
};

/// Waits for what a call of the house brings later. Whoever waits may be sent home without it.
template <class T>
class Answers {
public:
    explicit Answers(Executor executor) : executor_(std::move(executor)) {}

    /// `ask` gets what the house is to call back.
    template <class Ask>
    Task<std::optional<T>> wait(const Ask& ask) {
        const std::uint64_t id = ++last_;
        Waiting waiting{Timer(executor_, Timer::time_point::max()), std::nullopt};
        waiting_.emplace(id, &waiting);
        ask([this, id](T value) { give(id, std::move(value)); });
        error_code ignored;
        if (!waiting.value && !ended_) co_await waiting.timer.async_wait(await_with(ignored));
        waiting_.erase(id);
        co_return std::move(waiting.value);
    }
    void end() {
        ended_ = true;
        for (auto& [id, waiting] : waiting_) waiting->timer.cancel();
    }

private:
    struct Waiting {
        Timer timer;
        std::optional<T> value;
    };

    void give(std::uint64_t id, T value) {
        const auto found = waiting_.find(id);
        if (found == waiting_.end()) return;
        found->second->value = std::move(value);
        found->second->timer.cancel();
    }

    Executor executor_;
    bool ended_ = false;
    std::uint64_t last_ = 0;
    std::unordered_map<std::uint64_t, Waiting*> waiting_;
};

enum class Stage : std::uint8_t { Open, Stopping, Ended };

/// What all sessions of one server share.
struct Hub {
    Hub(Settings the_settings, asio::io_context& context, Desk& the_desk, server::Metrics& the_metrics,
        const server::Log& the_log);

    const Settings settings;
    const Executor executor;
    Desk& desk;
    const server::Log& log;
    const server::Metrics& metrics;
    NetFigures figures;
    Doors doors;
    Doors proxied;  ///< those who came through the proxy, each under its own address
    Wheel sockets;
    Wheel requests;  ///< connections that speak plain HTTP
    std::size_t sessions = 0;
    Compressor compressor;
    Answers<server::HttpResponse> responses;
    Answers<std::optional<Desk::SocketId>> openings;
    std::array<char, 64 * 1024> scratch;  ///< what is read lies here until the call returns
    Stage stage = Stage::Open;

    /// The session has something to send; it is flushed soon, together with others.
    void mark(WsSession& session);

private:
    void flush();

    std::vector<WsSession*> marked_;
};

}  // namespace durbar::net

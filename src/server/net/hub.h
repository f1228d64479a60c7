#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/asio.h"
#include "server/net/deflate.h"
#include "server/net/gatehouse.h"
#include "server/net/porter.h"
#include "server/net/wheel.h"

namespace durbar::net {

class WsSession;

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

enum class Stage : std::uint8_t { Open, Stopping, Ended };

/// What all sessions of one door share. Lives on the door's thread.
struct Hub {
    Hub(Gatehouse& the_gatehouse, asio::io_context& context, Corridor& corridor);

    Gatehouse& gatehouse;
    const Settings& settings;
    NetFigures& figures;
    const Executor executor;
    Porter porter;
    Wheel sockets;
    Wheel requests;  ///< connections that speak plain HTTP
    std::size_t sessions = 0;
    Compressor compressor;
    std::array<char, 64 * 1024> scratch;  ///< what is read lies here until the call returns
    Stage stage = Stage::Open;

    /// The session has something to send; it is flushed soon, together with others.
    void mark(WsSession& session);

private:
    void flush();

    std::vector<WsSession*> marked_;
};

}  // namespace durbar::net

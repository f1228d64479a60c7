#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/net/asio.h"
#include "server/net/frames.h"
#include "server/net/hub.h"
#include "server/net/turnstile.h"
#include "server/net/wheel.h"

namespace durbar::net {

/// An open WebSocket. While nothing happens it holds no buffer: bytes are read when they have come, into the
/// hub's scratch, and what is sent belongs to all who are sent it.
///
/// Sending never blocks. What a slow reader has not taken lies in a queue with a limit, and who lets it
/// overflow is disconnected.
class WsSession final : public Wheel::Rider {
public:
    WsSession(Hub& hub, TcpSocket socket, bool deflate);
    ~WsSession() override;

    /// What letters to the house are marked with.
    Ticket ticket() const { return ticket_; }
    void send(server::Text text);
    /// Says farewell after what lies ready, and waits for the client to do the same.
    void close(CloseCode code);
    /// Once in a round: pings who has been silent, and ends who has stayed silent or takes nothing.
    void visit() override;

    /// The house has taken a message of so many bytes.
    void taken(std::size_t bytes);

    /// Writes as much as the connection takes; the rest when it takes more.
    void flush();
    /// Ends at once, without farewell.
    void drop();

    /// The places that the connection takes.
    void keep(Turnstile::Place place, Turnstile::Place proxied) {
        place_ = std::move(place);
        proxied_ = std::move(proxied);
    }
    /// The connection, if the house does not let it in after all.
    TcpSocket take_back() { return std::move(socket_); }
    /// Agrees to the upgrade, and reads until the end of the session. `early`: what came with the request.
    static Task<void> run(std::unique_ptr<WsSession> session, std::string agreement, std::string early);

private:
    struct Piece {
        FrameHead head;
        server::Text text;

        std::size_t size() const { return head.size + (text ? text->size() : 0); }
    };

    void queue(Sent kind, server::Text text);
    void mark();
    void wait_writable();
    void sent(std::size_t bytes);
    Task<void> read();
    bool may_go_on();
    std::string_view take(std::string_view bytes);
    Task<void> take_slowly(std::string bytes);
    bool take_frame(FrameReader::Found found);
    bool take_message();
    void fail(CloseCode code);
    Task<void> wait_a_little();
    Task<void> live(std::string agreement, std::string early);
    Task<void> rest();

    Hub& hub_;
    TcpSocket socket_;
    Turnstile::Place place_;
    Turnstile::Place proxied_;
    FrameReader reader_;
    Ticket ticket_;
    std::vector<Piece> queue_;
    std::size_t first_ = 0;            ///< of the queue; those before are sent
    std::size_t offset_ = 0;           ///< of the first piece's bytes, how many are sent
    std::size_t queued_ = 0;           ///< bytes
    std::size_t ignored_ = 0;          ///< bytes that came after the farewell
    std::size_t under_way_ = 0;        ///< messages that the house has not taken
    std::size_t under_way_bytes_ = 0;  ///< theirs
    Timer* patience_ = nullptr;        ///< while it waits until it may go on
    double tokens_;                    ///< messages that may come at once
    std::int64_t counted_at_ = 0;
    bool deflate_;
    bool agreed_ = false;  ///< the upgrade is on its way, so that frames may follow
    bool marked_ = false;
    bool waiting_ = false;   ///< for the connection to take more
    bool farewell_ = false;  ///< a close frame is on its way; nothing follows it
    bool dropped_ = false;
    bool heard_ = true;
    bool moved_ = true;  ///< something was taken since the last visit
    bool pinged_ = false;
};

}  // namespace durbar::net

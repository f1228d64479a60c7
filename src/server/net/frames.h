#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// The frames of a WebSocket (RFC 6455, RFC 7692), without a socket.
namespace durbar::net {

enum class CloseCode : std::uint16_t {
    Normal = 1000,
    GoingAway = 1001,
    Protocol = 1002,
    NotText = 1003,
    NotUtf8 = 1007,
    Policy = 1008,
    TooBig = 1009,
    Failed = 1011,
};

/// Puts a client's bytes together to messages. Between messages it holds no memory beyond itself.
class FrameReader {
public:
    struct Limits {
        std::size_t message = 0;  ///< bytes of one message, however many frames it comes in
        bool deflate = false;     ///< compressed messages were agreed upon
    };
    enum class Found : std::uint8_t { Nothing, Message, Ping, Pong, Close, Failure };

    explicit FrameReader(const Limits& limits) : limits_(limits) {}

    /// Takes bytes from the front, up to the end of what it tells. Nothing: all were taken, and more are
    /// needed. After Failure or Close there is nothing to be read any more.
    Found next(std::string_view& bytes);

    /// Of the message, ping or close that was told last. A message is as it was sent: if `compressed`, not
    /// yet text.
    std::string& payload() { return payload_; }
    bool compressed() const { return compressed_; }
    /// What to close with after a failure.
    CloseCode failure() const { return failure_; }
    /// Gives the memory of the last message back.
    void release();

private:
    enum class Opcode : std::uint8_t {
        Continuation = 0,
        Text = 1,
        Binary = 2,
        Close = 8,
        Ping = 9,
        Pong = 10
    };

    std::size_t head_needed() const;
    bool read_head();
    void take_payload(std::string_view& bytes);
    Found finish_frame();
    Found fail(CloseCode code);

    Limits limits_;
    std::array<std::uint8_t, 14> head_{};
    std::uint8_t head_size_ = 0;
    bool in_payload_ = false;
    bool final_ = false;
    bool in_message_ = false;  ///< a message has begun and its last frame has not come
    bool message_compressed_ = false;
    bool compressed_ = false;
    Opcode opcode_ = Opcode::Text;
    CloseCode failure_ = CloseCode::Protocol;
    std::array<std::uint8_t, 4> mask_{};
    std::size_t left_ = 0;   ///< of the frame's payload
    std::size_t begin_ = 0;  ///< where the frame's payload starts in what is gathered
    std::string message_;
    std::string control_;
    std::string payload_;
};

/// The head of a server's frame: final, not masked.
struct FrameHead {
    std::array<std::uint8_t, 10> bytes{};
    std::uint8_t size = 0;
};
enum class Sent : std::uint8_t { Text, DeflatedText, Close, Ping, Pong };
FrameHead frame_head(Sent kind, std::size_t payload);

/// The payload of a close frame.
std::string close_payload(CloseCode code);
/// What a client's close frame is answered with: its own code, or a protocol error.
CloseCode answer_to_close(std::string_view payload);

bool is_utf8(std::string_view text);

/// What `Sec-WebSocket-Accept` answers to `Sec-WebSocket-Key`.
std::string accept_key(std::string_view key);

/// The answer to those offers in `Sec-WebSocket-Extensions` that are permessage-deflate as we do it; empty if
/// none is. No message builds on another one, so that one compressor serves all sockets. It has the whole
/// window: an offer that asks for a smaller one is not taken.
std::string deflate_answer(std::string_view offers);

}  // namespace durbar::net

#include "server/net/ws_session.h"

#include <algorithm>
#include <array>
#include <boost/asio/post.hpp>
#include <chrono>
#include <exception>
#include <span>
#include <tuple>

namespace durbar::net {

namespace {

constexpr int kMessagesAtOnce = 16;  ///< of one socket, before others have their turn
constexpr std::size_t kPiecesAtOnce = 32;
constexpr std::size_t kKeptPieces = 4;
/// Who has not taken this much of what it was told is not read until it has.
constexpr std::size_t kEnoughQueued = 128 * 1024;
constexpr std::size_t kMostIgnored = 256 * 1024;  ///< after the farewell
constexpr double kBytesOfMessage = 4096;          ///< so many bytes count as one more message
/// Who has so many messages, or bytes, on their way to the house is not read until the house has taken some.
constexpr std::size_t kMostUnderWay = 16;
constexpr std::size_t kMostBytesUnderWay = 64 * 1024;
constexpr auto kPatience = std::chrono::milliseconds(20);

std::int64_t steady_ms() {
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

}  // namespace

WsSession::WsSession(Hub& hub, TcpSocket socket, bool deflate)
    : hub_(hub),
      socket_(std::move(socket)),
      reader_({hub.settings.message_bytes, deflate}),
      ticket_(hub.porter.enroll(*this)),
      tokens_(hub.settings.message_burst),
      counted_at_(steady_ms()),
      deflate_(deflate) {
    ++hub_.sessions;
    hub_.figures.sockets.add(1);
}

WsSession::~WsSession() {
    hub_.porter.leave(ticket_);
    --hub_.sessions;
    hub_.figures.sockets.add(-1);
}

void WsSession::send(server::Text text) {
    if (dropped_ || farewell_) return;
    if (queued_ + text->size() > hub_.settings.queue_bytes) {
        hub_.figures.slow_readers.add();
        drop();
        return;
    }
    hub_.figures.messages_out.add();
    if (deflate_ && text->size() >= hub_.settings.deflate_from) {
        queue(Sent::DeflatedText, hub_.compressor.deflated(text));
    } else {
        queue(Sent::Text, std::move(text));
    }
}

void WsSession::close(CloseCode code) {
    if (dropped_ || farewell_) return;
    queue(Sent::Close, std::make_shared<const std::string>(close_payload(code)));
    farewell_ = true;
}

void WsSession::visit() {
    const bool stuck = queued_ > 0 && !moved_;
    const bool gone = !heard_ && (pinged_ || farewell_);
    if (stuck || gone) {
        (stuck ? hub_.figures.slow_readers : hub_.figures.silent).add();
        drop();
        return;
    }
    if (!heard_ && !farewell_) queue(Sent::Ping, nullptr);
    pinged_ = !heard_;
    heard_ = moved_ = false;
}

void WsSession::queue(Sent kind, server::Text text) {
    queue_.push_back({frame_head(kind, text ? text->size() : 0), std::move(text)});
    queued_ += queue_.back().size();
    mark();
}

void WsSession::mark() {
    if (marked_ || waiting_ || !agreed_) return;
    marked_ = true;
    hub_.mark(*this);
}

void WsSession::flush() {
    marked_ = false;
    while (first_ < queue_.size() && !dropped_) {
        std::array<asio::const_buffer, 2 * kPiecesAtOnce> buffers;
        std::size_t filled = 0;
        const std::size_t last = std::min(queue_.size(), first_ + kPiecesAtOnce);
        for (std::size_t i = first_; i < last; ++i) {
            const Piece& piece = queue_[i];
            buffers[filled++] = asio::buffer(piece.head.bytes.data(), piece.head.size);
            if (piece.text) buffers[filled++] = asio::buffer(*piece.text);
        }
        std::size_t skip = offset_;
        for (std::size_t i = 0; skip > 0; ++i) {
            const std::size_t less = std::min(skip, buffers[i].size());
            buffers[i] += less;
            skip -= less;
        }
        error_code error;
        const std::size_t bytes =
            socket_.write_some(std::span<const asio::const_buffer>(buffers.data(), filled), error);
        if (error == asio::error::would_block) return wait_writable();
        if (error) return drop();
        sent(bytes);
    }
}

void WsSession::sent(std::size_t bytes) {
    hub_.figures.bytes_out.add(static_cast<double>(bytes));
    moved_ = true;
    queued_ -= bytes;
    offset_ += bytes;
    while (first_ < queue_.size() && offset_ >= queue_[first_].size()) {
        offset_ -= queue_[first_].size();
        queue_[first_++].text.reset();
    }
    if (first_ < queue_.size()) return;
    queue_.clear();
    first_ = 0;
    if (queue_.capacity() > kKeptPieces) std::vector<Piece>().swap(queue_);
    // What the client may still send is read, so that the farewell is not lost to a reset.
    error_code ignored;
    if (farewell_) std::ignore = socket_.shutdown(TcpSocket::shutdown_send, ignored);
}

void WsSession::wait_writable() {
    waiting_ = true;
    socket_.async_wait(TcpSocket::wait_write, [this](error_code) {  // `rest` waits for this
        waiting_ = false;
        flush();
    });
}

void WsSession::drop() {
    if (dropped_) return;
    dropped_ = true;
    error_code ignored;
    std::ignore = socket_.close(ignored);
}

void WsSession::fail(CloseCode code) {
    hub_.figures.broken.add();
    close(code);
}

bool WsSession::take_message() {
    hub_.figures.messages_in.add();
    tokens_ -= 1;
    std::string text = std::move(reader_.payload());
    if (reader_.compressed()) {
        auto whole = hub_.compressor.inflated(text, hub_.settings.message_bytes);
        if (!whole) return fail(CloseCode::TooBig), false;
        text = std::move(*whole);
    }
    if (!is_utf8(text)) return fail(CloseCode::NotUtf8), false;
    if (hub_.stage != Stage::Open) return true;
    ++under_way_;
    under_way_bytes_ += text.size();
    hub_.porter.say(ticket_, std::move(text));
    return true;
}

void WsSession::taken(std::size_t bytes) {
    --under_way_;
    under_way_bytes_ -= bytes;
    if (patience_ != nullptr) patience_->cancel();
}

/// False: nothing of what follows counts.
bool WsSession::take_frame(FrameReader::Found found) {
    using Found = FrameReader::Found;
    switch (found) {
        case Found::Message: return take_message();
        case Found::Ping:
            tokens_ -= 1;
            if (!farewell_ && queued_ < kEnoughQueued) {
                queue(Sent::Pong, std::make_shared<const std::string>(reader_.payload()));
            }
            return true;
        case Found::Close: close(answer_to_close(reader_.payload())); return false;
        case Found::Failure: fail(reader_.failure()); return false;
        case Found::Nothing:
        case Found::Pong: return true;
    }
    return true;
}

/// Whether the client has sent less than it may and taken what it was told, and the house has taken what it
/// said.
bool WsSession::may_go_on() {
    const Settings& settings = hub_.settings;
    if (tokens_ < 0) {
        const std::int64_t now = steady_ms();
        tokens_ += static_cast<double>(now - counted_at_) * settings.messages_per_second / 1000;
        tokens_ = std::min(tokens_, settings.message_burst);
        counted_at_ = now;
    }
    return (settings.messages_per_second <= 0 || tokens_ >= 0) && queued_ < kEnoughQueued &&
           under_way_ < kMostUnderWay && under_way_bytes_ < kMostBytesUnderWay;
}

/// Takes what is in the bytes; what is left then has to wait.
std::string_view WsSession::take(std::string_view bytes) {
    for (int messages = 0; !bytes.empty(); ++messages) {
        if (dropped_ || farewell_) return {};
        if (messages >= kMessagesAtOnce || !may_go_on()) return bytes;
        if (!take_frame(reader_.next(bytes))) return {};
        reader_.release();
    }
    return {};
}

Task<void> WsSession::wait_a_little() {
    Timer timer(hub_.executor, kPatience);
    patience_ = &timer;
    error_code ignored;
    co_await timer.async_wait(await_with(ignored));
    patience_ = nullptr;
}

/// The rest of what was read, as fast as it may come, and in turn with others.
Task<void> WsSession::take_slowly(std::string bytes) {
    std::string_view left = bytes;
    while (!left.empty()) {
        while (!dropped_ && !farewell_ && !may_go_on()) co_await wait_a_little();
        co_await asio::post(hub_.executor, kAwait);
        left = take(left);
    }
}

Task<void> WsSession::read() {
    error_code error;
    while (!dropped_) {
        co_await socket_.async_wait(TcpSocket::wait_read, await_with(error));
        if (error) break;
        const std::size_t bytes = socket_.read_some(asio::buffer(hub_.scratch), error);
        if (error == asio::error::would_block) continue;
        if (error) break;
        heard_ = true;
        hub_.figures.bytes_in.add(static_cast<double>(bytes));
        tokens_ -= static_cast<double>(bytes) / kBytesOfMessage;
        if (farewell_) ignored_ += bytes;
        if (ignored_ > kMostIgnored) break;
        const std::string_view left = take({hub_.scratch.data(), bytes});
        if (!left.empty()) co_await take_slowly(std::string(left));
    }
}

/// Nothing that could still call us is under way.
Task<void> WsSession::rest() {
    while (marked_ || waiting_) co_await asio::post(hub_.executor, kAwait);
}

Task<void> WsSession::live(std::string agreement, std::string early) {
    error_code error;
    std::ignore = socket_.non_blocking(true, error);
    queue_.insert(queue_.begin(), {FrameHead{}, std::make_shared<const std::string>(std::move(agreement))});
    queued_ += queue_.front().size();
    agreed_ = true;
    mark();
    if (hub_.stage != Stage::Open) close(CloseCode::GoingAway);
    if (hub_.stage == Stage::Ended) drop();
    co_await take_slowly(std::move(early));
    co_await read();
}

Task<void> WsSession::run(std::unique_ptr<WsSession> session, std::string agreement, std::string early) {
    WsSession& self = *session;
    self.hub_.sockets.add(self);
    try {
        co_await self.live(std::move(agreement), std::move(early));
    } catch (const std::exception& error) {
        self.hub_.gatehouse.log.write("net.socket_failed", {{"error", error.what()}});
    }
    self.drop();
    self.unlink();
    self.hub_.porter.leave(self.ticket_);
    co_await self.rest();
}

}  // namespace durbar::net

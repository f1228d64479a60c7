#include "server/net/hub.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

#include "server/net/ws_session.h"

namespace durbar::net {

namespace {

constexpr std::size_t kFlushedAtOnce =
    128;  ///< some 10 µs each: others have their turn after a millisecond or so

}  // namespace

server::Text Compressor::deflated(const server::Text& text) {
    if (last_ != text) {
        last_ = text;
        last_deflated_ = std::make_shared<const std::string>(deflate_.deflate(*text));
    }
    return last_deflated_;
}

Hub::Hub(Gatehouse& the_gatehouse, asio::io_context& context, Corridor& corridor)
    : gatehouse(the_gatehouse),
      settings(the_gatehouse.settings),
      figures(the_gatehouse.figures),
      executor(context.get_executor()),
      porter(executor, corridor) {}

void Hub::mark(WsSession& session) {
    marked_.push_back(&session);
    if (marked_.size() == 1) asio::post(executor, [this] { flush(); });
}

void Hub::flush() {
    const std::size_t some = std::min(marked_.size(), kFlushedAtOnce);
    const std::vector<WsSession*> now(marked_.begin(), marked_.begin() + static_cast<std::ptrdiff_t>(some));
    marked_.erase(marked_.begin(), marked_.begin() + static_cast<std::ptrdiff_t>(some));
    if (!marked_.empty()) asio::post(executor, [this] { flush(); });
    for (WsSession* session : now) session->flush();
}

}  // namespace durbar::net

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

NetFigures::NetFigures(server::Metrics& metrics)
    : connections(metrics.gauge("net_connections", "Open connections, of which some are sockets.")),
      sockets(metrics.gauge("net_sockets", "Open sockets.")),
      requests(metrics.counter("net_requests_total", "Requests over plain HTTP.")),
      messages_in(metrics.counter("net_messages_in_total", "Messages that came over sockets.")),
      messages_out(metrics.counter("net_messages_out_total", "Messages that were sent over sockets.")),
      bytes_in(metrics.counter("net_bytes_in_total", "Bytes that came over sockets.")),
      bytes_out(metrics.counter("net_bytes_out_total", "Bytes that were sent over sockets.")),
      turned_away(metrics.counter("net_turned_away_total", "Connections beyond the limits.")),
      accept_errors(
          metrics.counter("net_accept_errors_total", "Connections that the system could not give us.")),
      slow_readers(
          metrics.counter("net_slow_readers_total", "Sockets closed because their client did not read.")),
      silent(metrics.counter("net_silent_total", "Sockets closed because their client was no longer there.")),
      broken(metrics.counter("net_broken_total", "Sockets closed because of what their client sent.")) {}

server::Text Compressor::deflated(const server::Text& text) {
    if (last_ != text) {
        last_ = text;
        last_deflated_ = std::make_shared<const std::string>(deflate_.deflate(*text));
    }
    return last_deflated_;
}

Hub::Hub(Settings the_settings, asio::io_context& context, Desk& the_desk, server::Metrics& the_metrics,
         const server::Log& the_log)
    : settings(std::move(the_settings)),
      executor(context.get_executor()),
      desk(the_desk),
      log(the_log),
      metrics(the_metrics),
      figures(the_metrics),
      doors(settings.connections, settings.behind_proxy ? 0 : settings.connections_per_address),
      proxied(0, settings.behind_proxy ? settings.connections_per_address : 0),
      responses(executor),
      openings(executor) {}

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

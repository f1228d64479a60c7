#include "server/net/gatehouse.h"

#include <utility>

namespace durbar::net {

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

Gatehouse::Gatehouse(Settings the_settings, server::Metrics& metrics, const server::Log& the_log)
    : settings(std::move(the_settings)),
      log(the_log),
      figures(metrics),
      connections(settings.connections, settings.behind_proxy ? 0 : settings.connections_per_address),
      proxied(0, settings.behind_proxy ? settings.connections_per_address : 0) {}

}  // namespace durbar::net

#pragma once

#include "server/log.h"
#include "server/metrics.h"
#include "server/net/settings.h"
#include "server/net/turnstile.h"

namespace durbar::net {

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

/// What all doors share. Any thread may use any of it.
struct Gatehouse {
    Gatehouse(Settings the_settings, server::Metrics& metrics, const server::Log& the_log);

    const Settings settings;
    const server::Log& log;
    NetFigures figures;
    Turnstile connections;
    Turnstile proxied;  ///< those who came through the proxy, each under its own address
};

}  // namespace durbar::net

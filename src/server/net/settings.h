#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace durbar::net {

struct Settings {
    std::string bind = "127.0.0.1";
    std::uint16_t port = 8000;         ///< 0: any that is free
    std::vector<std::string> origins;  ///< besides the server's own
    bool behind_proxy = false;         ///< X-Forwarded-For and X-Forwarded-Proto are the proxy's, and true
    std::size_t doors = 1;             ///< threads for connections; several have their own open files each

    // Limits; 0: none.
    std::size_t connections = 30'000;
    std::size_t connections_per_address = 200;
    std::size_t connections_per_door = 0;  ///< a door with so many leaves new ones to the others
    double messages_per_second = 50;       ///< of one socket; a faster sender is read more slowly
    double message_burst = 200;

    std::size_t header_bytes = 16 * 1024;
    std::size_t body_bytes = 256 * 1024;  ///< of a request; a record may be that long
    std::size_t message_bytes = 64 * 1024;
    std::size_t queue_bytes =
        1024 * 1024;                  ///< not yet taken by a socket's client; beyond, it is disconnected
    std::size_t deflate_from = 1024;  ///< shorter messages are sent as they are

    std::int64_t request_ms = 15'000;     ///< for a client to send a whole request
    std::int64_t keep_alive_ms = 60'000;  ///< between two requests
    std::int64_t ping_ms = 25'000;        ///< a socket is heard or pinged once in this time
    std::int64_t stop_ms = 5'000;         ///< for sockets to take what lies ready when the server stops
};

/// As few doors as hold all connections when nobody may have more than so many files open.
void choose_doors(Settings& settings, std::size_t files);

}  // namespace durbar::net

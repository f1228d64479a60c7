#include "server/net/settings.h"

#include <algorithm>

namespace durbar::net {

namespace {

constexpr std::size_t kFilesBesides = 256;  ///< the store, the loops, connections that come and go

}  // namespace

void choose_doors(Settings& settings, std::size_t files) {
    const std::size_t expected = settings.connections != 0 ? settings.connections : Settings{}.connections;
    const std::size_t room = std::max(files, 2 * kFilesBesides) - kFilesBesides;
    // One door more than would be full: whoever comes beyond the limit is told so by one with room.
    settings.doors = expected / room + 1;
    settings.connections_per_door = room;
}

}  // namespace durbar::net

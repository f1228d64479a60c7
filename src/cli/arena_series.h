#pragma once

#include "arena/arena.h"
#include "cli/commands.h"

// Shared by the commands that let bots play series of games.

namespace durbar {

Result<ArenaOptions> series_options(const ArenaArgs& args);

/// Says on stderr which games did not end by the rules.
void tell_faults(const ArenaReport& report);
bool is_sound(const ArenaReport& report);

}  // namespace durbar

#pragma once

#include <cstdint>
#include <string>

#include "server/bot_pool.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/secrets.h"

namespace durbar::server {

struct HouseSettings {
    LimitSettings limits;
    std::string version = "0";  ///< of the program, told to clients
    SeedBox seeds;              ///< of the data folder
    Log log;

    /// A table is put away when nobody has looked at it for so long, no bot thinks and nothing is due soon.
    std::int64_t unload_after_ms = 60'000;
    /// At the start, so many tables are loaded at a time.
    std::size_t woken_at_a_time = 16;
    /// The lobby and the lists of tables hold as many as this.
    std::size_t most_listed = 100;
    /// A bot answers no sooner than its level's time and this after it was asked, whatever it sees: nobody
    /// learns from the clock whether it had a choice.
    std::int64_t bot_pause_ms = 150;
    /// The bot whose advice people get.
    std::string hint_level = "hard";
};

}  // namespace durbar::server

#include "cli/arena_series.h"

#include <fmt/format.h>

namespace durbar {

Result<ArenaOptions> series_options(const ArenaArgs& args) {
    const auto values = split_options(args.table.options);
    if (!values) return values.error();
    ArenaOptions options;
    options.game = args.table.game;
    options.players = args.table.players;
    options.options = values.value();
    options.bots = args.bots;
    options.games = args.games;
    options.seed = args.seed;
    options.stop = args.until_clear ? Stop::WhenClear : Stop::AtTheEnd;
    options.threads = args.threads;
    return options;
}

void tell_faults(const ArenaReport& report) {
    for (const auto& move : report.illegal) {
        fmt::print(stderr, "durbar: in game {} the bot {} in seat {} played the illegal move '{}': {}\n{}\n",
                   move.game, move.bot, move.seat, move.move, move.reason, move.position);
    }
    if (report.unfinished > 0) {
        fmt::print(stderr, "durbar: {} games were abandoned because they did not end.\n", report.unfinished);
    }
}

bool is_sound(const ArenaReport& report) { return report.illegal_moves == 0 && report.unfinished == 0; }

}  // namespace durbar

#include "cli/arena_series.h"

#include <fmt/format.h>

namespace durbar {

void add_series(CLI::App& command, ArenaArgs& args) {
    command.add_option("GAME", args.table.game, "the game, see 'durbar games'")->required();
    add_table(command, args.table);
    command
        .add_option("--bot", args.bots, "may be repeated; the last one named also takes the seats left over")
        ->type_name("NAME")
        ->take_all()
        ->allow_extra_args(false);
    command.add_option("--games", args.games, fmt::format("at most so many games ({})", args.games))
        ->type_name("K")
        ->check(CLI::PositiveNumber);
    command.add_option("--seed", args.seed, "same arguments, same games (1)")->type_name("S");
    command
        .add_option("--threads", args.threads,
                    "games at the same time (1); bots that look at the clock need a core each")
        ->type_name("T")
        ->check(CLI::Range(1, 1024));
    command
        .add_option("--record", args.record,
                    "writes records and a journal into this folder; the same call again goes on from there")
        ->type_name("DIR");
    command.add_flag("--json", args.json, "one JSON object");
}

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
        fmt::print(stderr, "durbar: {} games were given up because they did not end.\n", report.unfinished);
    }
}

bool is_sound(const ArenaReport& report) { return report.illegal_moves == 0 && report.unfinished == 0; }

}  // namespace durbar

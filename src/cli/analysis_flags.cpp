#include "cli/analysis_flags.h"

namespace durbar {

CLI::App* add_analyze(CLI::App& app, AnalyzeArgs& args) {
    auto* command = app.add_subcommand(
        "analyze", "tells what a bot thinks of the moves in a position, or where a game was won");
    command->add_option("FILE", args.file, "a record, or a position text")->required();
    command->add_option("--ply", args.ply, "after this many moves of the record (default: all)")
        ->type_name("N")
        ->check(CLI::NonNegativeNumber);
    command
        ->add_option("--bot", args.bot,
                     "the bot to ask, with settings as in mcts:iters=1000 (default: mcts for 2000 ms)")
        ->type_name("NAME");
    command->add_option("--ms", args.ms, "maximum time, in milliseconds (default: up to the bot)")
        ->type_name("MS")
        ->check(CLI::Range(1, 3'600'000));
    command->add_option("--top", args.top, "number of moves shown; 0 shows all (10)")
        ->type_name("N")
        ->check(CLI::NonNegativeNumber);
    auto* all = command->add_flag("--all", args.all,
                                  "every move of the record: losses, luck, and what decided the game");
    command->add_flag("--rough", args.rough, "with --all: one look at everything, nothing deeper")
        ->needs(all);
    command->add_option("--effort", args.effort, "with --all: times the usual number of iterations (1)")
        ->type_name("X")
        ->check(CLI::Range(0.01, 1000.0))
        ->needs(all);
    command->add_option("--threads", args.threads, "with --all: moves analyzed at the same time (1)")
        ->type_name("T")
        ->check(CLI::Range(1, 1024))
        ->needs(all);
    command->get_option("--bot")->excludes(all);
    command->get_option("--ms")->excludes(all);
    command->add_flag("--json", args.json, "one JSON object");
    command->footer(
        "The bot knows only what the seat to act may know; luck is judged by what was the case.\n"
        "Examples:\n"
        "  durbar analyze game.record --all --threads 2\n"
        "  durbar analyze game.record --ply 40 --ms 5000\n"
        "  durbar analyze puzzle.pos --bot mcts:iters=20000 --top 3");
    return command;
}

CLI::App* add_calibrate(CLI::App& app, CalibrateArgs& args) {
    auto* command = app.add_subcommand(
        "calibrate", "measures in games of bots how true the win shares of an analysis are");
    command->add_option("GAME", args.game, "the game, see 'durbar games'")->required();
    command->add_option("--players", args.players, "number of seats (default: every number)")->type_name("N");
    command->add_option("--games", args.games, "for each number of players (400)")
        ->type_name("K")
        ->check(CLI::Range(4, 100'000));
    command
        ->add_option("--whole", args.whole,
                     "of these, analyzed from beginning to end, for what is unexplained (40)")
        ->type_name("K")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--seed", args.seed, "which games (1)")->type_name("S");
    command->add_option("--bot", args.bot, "who plays them (default: mcts:iters=100)")->type_name("NAME");
    command->add_option("--effort", args.effort, "times the usual iterations of an analysis (0.5)")
        ->type_name("X")
        ->check(CLI::Range(0.01, 1000.0));
    command->add_option("--threads", args.threads, "games analyzed at the same time (1)")
        ->type_name("T")
        ->check(CLI::Range(1, 1024));
    command->add_option("--out", args.out, "the page to write (default: stdout)")->type_name("FILE");
    command->footer("Example: durbar calibrate tigris --threads 2 --out docs/strength/tigris-calibration.md");
    return command;
}

CLI::App* add_puzzles(CLI::App& app, PuzzlesArgs& args) {
    auto* command =
        app.add_subcommand("puzzles", "finds positions in which one move is best and does not look it");
    command->add_option("GAME", args.game, "the game, see 'durbar games'")->required();
    command->add_option("--players", args.players, "number of seats (default: all that the game allows)")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    command->add_option("--count", args.count, "how many the file will have, those it has included (50)")
        ->type_name("K")
        ->check(CLI::Range(1, 10'000));
    command->add_option("--seed", args.seed, "of the games that bots play for it, and of all searches (1)")
        ->type_name("S");
    command->add_option("--records", args.records, "looks in the records of this folder instead")
        ->type_name("DIR");
    command
        ->add_option("--tries", args.tries,
                     "how often easy, which must fail, and master, which must not, are let at each (20)")
        ->type_name("N")
        ->check(CLI::Range(1, 1000));
    command->add_option("--threads", args.threads, "searches at the same time (1)")
        ->type_name("T")
        ->check(CLI::Range(1, 1024));
    auto* out = command->add_option("--out", args.out,
                                    "the file, written after each puzzle; the same command later goes on "
                                    "from there (default: where the page has them)");
    out->type_name("FILE");
    command
        ->add_option("--check", args.check,
                     "finds none, but checks those of this file: positions and moves, with --tries bots, too")
        ->type_name("FILE")
        ->excludes(out);
    command->add_flag("--json", args.json, "one JSON object");
    command->footer(
        "Examples:\n"
        "  durbar puzzles tigris --count 50\n"
        "  durbar puzzles tigris --check web/src/pages/puzzle/puzzles/tigris.json --tries 20");
    return command;
}

}  // namespace durbar

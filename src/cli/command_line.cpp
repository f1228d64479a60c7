#include "cli/command_line.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>

#include "arena/ladder.h"
#include "cli/analysis_flags.h"
#include "cli/commands.h"
#include "cli/hall_flags.h"
#include "cli/terminal.h"
#include "cli/version.h"
#include "core/text.h"

namespace durbar {

namespace {

void add_table(CLI::App& command, TableArgs& args) {
    command.add_option("--players", args.players, "number of seats (default: the fewest the game allows)")
        ->type_name("N");
    command.add_option("--option", args.options, "a table option, see 'durbar games'; may be repeated")
        ->type_name("NAME=VALUE")
        ->take_all()
        ->allow_extra_args(false);
}

void add_game(CLI::App& command, std::string& game) {
    command.add_option("GAME", game, "the game, see 'durbar games'")->required();
}

void add_bots(CLI::App& command, std::vector<std::string>& bots, const std::string& help) {
    command.add_option("--bot", bots, help)->type_name("NAME")->take_all()->allow_extra_args(false);
}

void add_color(CLI::App& command, std::string& color) {
    command.add_option("--color,--colour", color, "auto, always or never; auto honours NO_COLOR")
        ->type_name("WHEN")
        ->check(CLI::IsMember({"auto", "always", "never"}));
}

CLI::App* add_games(CLI::App& app, GamesArgs& args) {
    auto* command = app.add_subcommand("games", "lists the games, their player counts and options");
    command->add_flag("--json", args.json, "one JSON object");
    return command;
}

CLI::App* add_play(CLI::App& app, PlayArgs& args) {
    auto* command = app.add_subcommand("play", "plays in the terminal, with you and bots");
    add_game(*command, args.table.game);
    add_table(*command, args.table);
    command->add_option("--humans", args.humans, "number of people at the keyboard (1)")
        ->type_name("N")
        ->check(CLI::Range(0, 5));
    command->add_option("--seat", args.seats, "a seat for a person, counted from 0; may be repeated")
        ->type_name("N")
        ->check(CLI::Range(0, 4))
        ->take_all()
        ->allow_extra_args(false);
    add_bots(*command, args.bots, "a bot for the next free seat; may be repeated (default: medium)");
    command
        ->add_option("--ms", args.ms,
                     "maximum time for a bot's move, in milliseconds (default: up to each bot)")
        ->type_name("MS")
        ->check(CLI::Range(0, 600'000));
    command->add_option("--seed", args.seed, "same seed, same draws")->type_name("S");
    command->add_option("--load", args.load, "continues a saved record")->type_name("RECORD");
    command->add_option("--save", args.save, "writes the record here when the game ends or you leave")
        ->type_name("FILE");
    add_color(*command, args.color);
    command->footer(
        "Examples:\n"
        "  durbar play tigris --players 3 --option board=advanced\n"
        "  durbar play tigris --humans 2 --save ours.record");
    return command;
}

CLI::App* add_simulate(CLI::App& app, SimulateArgs& args) {
    auto* command = app.add_subcommand("simulate", "plays a batch of games between bots");
    add_game(*command, args.table.game);
    add_table(*command, args.table);
    command->add_option("--games", args.games, "number of games (1000)")
        ->type_name("K")
        ->check(CLI::PositiveNumber);
    command->add_option("--seed", args.seed, "same arguments, same games (1)")->type_name("S");
    command->add_option("--from", args.first, "number of the first game, to repeat one of a larger batch (0)")
        ->type_name("I");
    add_bots(*command, args.bots, "one bot for all seats, or one for each (default: random)");
    command->add_option("--ms", args.ms, "time for each move by a bot, in milliseconds")
        ->type_name("MS")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--record", args.record, "writes each game's record into this folder")
        ->type_name("DIR");
    command->add_option("--threads", args.threads, "number of threads (default: one per core)")
        ->type_name("T")
        ->check(CLI::Range(1, 1024));
    command->add_flag("--check", args.check, "asserts the rules' invariants after each move");
    command->add_flag("--json", args.json, "one JSON object");
    command->footer("Example: durbar simulate tigris --players 3 --games 10000 --seed 1 --check");
    return command;
}

CLI::App* add_replay(CLI::App& app, ReplayArgs& args) {
    auto* command = app.add_subcommand("replay", "replays a record and checks every move");
    command->add_option("FILE", args.file, "the record")->required();
    command->add_option("--until", args.until, "stops after this many moves")
        ->type_name("PLY")
        ->check(CLI::NonNegativeNumber);
    command->add_flag(
        "--verify", args.verify,
        "also checks that the record is sealed and that the rules' invariants hold after each move");
    command->add_flag("--log", args.log, "tells every move in words");
    command->add_option("--seat", args.seat, "as seen from this seat")
        ->type_name("N")
        ->check(CLI::NonNegativeNumber);
    command->add_flag("--json", args.json, "one JSON object");
    add_color(*command, args.color);
    command->footer("Example: durbar replay game.record --until 40 --log");
    return command;
}

CLI::App* add_verify(CLI::App& app, VerifyArgs& args) {
    auto* command =
        app.add_subcommand("verify", "deals a finished game again: was every draw and roll honest?");
    command->add_option("RECORD", args.file, "the record of a game that was played in the hall")->required();
    command->add_flag("--json", args.json, "one JSON object");
    command->footer(
        "docs/hall-protocol.md tells how outcomes follow from the table's seed and the people's salts.\n"
        "Example: durbar verify game.record");
    return command;
}

CLI::App* add_perft(CLI::App& app, PerftArgs& args) {
    auto* command = app.add_subcommand("perft", "counts the move sequences of a given length");
    add_game(*command, args.table.game);
    command
        ->add_option("--position", args.position,
                     "a file with a position text (default: the start of the game)")
        ->type_name("FILE");
    add_table(*command, args.table);
    command->add_option("--seed", args.seed, "draws the outcomes of chance until a seat has to act")
        ->type_name("S");
    command->add_option("--depth", args.depth, "length of the sequences; outcomes of chance count")
        ->type_name("D")
        ->required()
        ->check(CLI::Range(0, 100));
    command->add_flag("--divide", args.divide, "also shows the count for each first move");
    command->add_flag("--json", args.json, "one JSON object");
    command->footer("Example: durbar perft tigris --players 2 --seed 1 --depth 2 --divide");
    return command;
}

CLI::App* add_bench(CLI::App& app, BenchArgs& args) {
    auto* command =
        app.add_subcommand("bench", "measures the speed of random games on one core and of the search");
    command->add_option("GAME", args.table.game, "the game (default: all of them)");
    add_table(*command, args.table);
    command->add_option("--seconds", args.seconds, "CPU time for each game (5)")
        ->type_name("S")
        ->check(CLI::Range(0.01, 86400.0));
    command->add_option("--seed", args.seed, "which random games (1)")->type_name("N");
    command->add_flag("--json", args.json, "one JSON object");
    command->footer("Example: durbar bench tigris --players 2 --seconds 5 --json");
    return command;
}

/// The flags of all commands that let bots play series of games.
void add_series(CLI::App& command, ArenaArgs& args) {
    add_game(command, args.table.game);
    add_table(command, args.table);
    add_bots(command, args.bots, "may be repeated; the last one also takes the remaining seats");
    command.add_option("--games", args.games, fmt::format("maximum number of games ({})", args.games))
        ->type_name("K")
        ->check(CLI::PositiveNumber);
    command.add_option("--seed", args.seed, "same arguments, same games (1)")->type_name("S");
    command
        .add_option("--threads", args.threads,
                    "games played at the same time (1); bots with a time limit need a core each")
        ->type_name("T")
        ->check(CLI::Range(1, 1024));
    command
        .add_option(
            "--record", args.record,
            "writes records and a journal into this folder; the same command later continues from there")
        ->type_name("DIR");
    command.add_flag("--json", args.json, "one JSON object");
}

CLI::App* add_arena(CLI::App& app, ArenaArgs& args) {
    auto* command =
        app.add_subcommand("arena", "lets bots play each other and says how certain the result is");
    add_series(*command, args);
    command->get_option("--bot")->required();
    command->get_option("--players")->description("number of seats (default: one for each bot named)");
    command->add_flag("--until-clear", args.until_clear,
                      "stops once the first bot has proved stronger or weaker than the rest, or neither");
    command->footer(
        "In each group of games everyone sits in every seat once, with the same luck for the seats.\n"
        "Example: durbar arena tigris --bot random --bot random --games 100 --until-clear");
    return command;
}

CLI::App* add_ladder(CLI::App& app, LadderArgs& args) {
    auto* command = app.add_subcommand("ladder", "measures the levels against each other, pair by pair");
    args.series.games = kLadderGames;
    add_series(*command, args.series);
    command->get_option("--bot")->description(
        "may be repeated, weakest first (default: easy, medium, hard, master)");
    command->get_option("--games")->description(
        fmt::format("maximum number of games per pair ({}); fewer once the result is clear", kLadderGames));
    command->add_option("--out", args.out, "the page to write (default: docs/strength/GAME.md)")
        ->type_name("FILE");
    command->footer("Example: durbar ladder tigris --games 200 --record ladder");
    return command;
}

CLI::App* add_engine(CLI::App& app) {
    auto* command = app.add_subcommand("engine", "speaks JSON lines on stdin and stdout, for other programs");
    command->footer(
        "One JSON object per line in, one per line out; docs/protocol.md describes all requests.\n"
        R"(Example: echo '{"cmd":"new","game":"tigris","players":2,"seed":7}' | durbar engine)");
    return command;
}

struct Arguments {
    GamesArgs games;
    PlayArgs play;
    SimulateArgs simulate;
    ReplayArgs replay;
    VerifyArgs verify;
    AnalyzeArgs analyze;
    PuzzlesArgs puzzles;
    PerftArgs perft;
    BenchArgs bench;
    ArenaArgs arena;
    LadderArgs ladder;
    CalibrateArgs calibrate;
    LoadArgs load;
    BackupArgs backup;
    CheckStoreArgs check_store;
    ServeArgs serve;
};

constexpr auto kExamples =
    "Examples:\n"
    "  durbar serve                            the hall at http://localhost:8000\n"
    "  durbar play tigris                      you against a bot of medium strength\n"
    "  durbar simulate tigris --players 4 --games 1000 --seed 1 --check\n"
    "  durbar bench tigris --seconds 5 --json\n"
    "  durbar arena tigris --bot hard --bot easy --games 100\n"
    "  durbar COMMAND --help                   all flags of a command\n"
    "Exit status: 0 success, 1 a check failed, 2 wrong usage.";

/// A first word that is no command deserves a better sentence than CLI11's.
std::string unknown_command(const CLI::App& app, std::string_view word) {
    if (word == "--help" || word == "-h" || word == "--version") return "";
    std::string known;
    for (const auto* command : app.get_subcommands({})) {
        if (command->get_name() == word) return "";
        known += (known.empty() ? "" : ", ") + command->get_name();
    }
    const std::string named = word.empty() ? "Say what to do" : "There is no command " + quoted(word);
    return named + "; the commands are: " + known + ". See 'durbar --help'.";
}

/// CLI11's explanation as one line.
std::string one_sentence(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    text = std::string(trim(text));
    return text + (text.ends_with('.') ? "" : ".") + " See 'durbar COMMAND --help'.";
}

}  // namespace

int run_command_line(int argc, char** argv) {
    CLI::App app(
        "Durbar plays board games: with people in a hall, with you in the terminal, or against itself.",
        "durbar");
    app.set_version_flag("--version", "durbar " + std::string(kVersion));
    app.require_subcommand(1);
    app.footer(kExamples);

    Arguments args;
    std::function<int()> run;
    const auto add = [&](auto* define, auto& arguments, auto* command) {
        define(app, arguments)->callback([&run, &arguments, command] {
            run = [&arguments, command] { return command(arguments); };
        });
    };
    add(add_games, args.games, run_games);
    add(add_play, args.play, run_play);
    add(add_simulate, args.simulate, run_simulate);
    add(add_replay, args.replay, run_replay);
    add(add_verify, args.verify, run_verify);
    add(add_analyze, args.analyze, run_analyze);
    add(add_puzzles, args.puzzles, run_puzzles);
    add(add_perft, args.perft, run_perft);
    add(add_bench, args.bench, run_bench);
    add(add_arena, args.arena, run_arena);
    add(add_ladder, args.ladder, run_ladder);
    add(add_calibrate, args.calibrate, run_calibrate);
    add(add_load, args.load, run_load);
    add(add_backup, args.backup, run_backup);
    add(add_check_store, args.check_store, run_check_store);
    add(add_serve, args.serve, run_serve);
    add_engine(app)->callback([&run] { run = run_engine; });

    const std::string_view first = argc > 1 ? argv[1] : "";
    if (const auto sentence = unknown_command(app, first); !sentence.empty()) return refuse_call({sentence});
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
        return refuse_call({one_sentence(error.what())});
    }
    return run();
}

}  // namespace durbar

#include <fmt/format.h>

#include <algorithm>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "cli/version.h"
#include "core/text.h"

namespace {

using namespace durbar;

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

int main(int argc, char** argv) {
    CLI::App app("Durbar plays board games: with you in the terminal, against itself, for other programs.",
                 "durbar");
    app.set_version_flag("--version", "durbar " + std::string(kVersion));
    app.require_subcommand(1);
    app.footer(
        "Examples:\n"
        "  durbar play tigris                      you against a bot of medium strength\n"
        "  durbar simulate tigris --players 4 --games 1000 --seed 1 --check\n"
        "  durbar bench tigris --seconds 5 --json\n"
        "  durbar arena tigris --bot hard --bot easy --games 100\n"
        "  durbar COMMAND --help                   all flags of a command\n"
        "Exit status: 0 done, 1 a check failed, 2 the call was wrong.");

    GamesArgs games_args;
    PlayArgs play_args;
    SimulateArgs simulate_args;
    ReplayArgs replay_args;
    AnalyzeArgs analyze_args;
    PerftArgs perft_args;
    BenchArgs bench_args;
    ArenaArgs arena_args;
    LadderArgs ladder_args;
    const CLI::App* games = add_games(app, games_args);
    const CLI::App* play = add_play(app, play_args);
    const CLI::App* simulate = add_simulate(app, simulate_args);
    const CLI::App* replay = add_replay(app, replay_args);
    const CLI::App* analyze = add_analyze(app, analyze_args);
    const CLI::App* perft = add_perft(app, perft_args);
    const CLI::App* bench = add_bench(app, bench_args);
    const CLI::App* arena = add_arena(app, arena_args);
    const CLI::App* ladder = add_ladder(app, ladder_args);
    add_engine(app);

    const std::string_view first = argc > 1 ? argv[1] : "";
    if (const auto sentence = unknown_command(app, first); !sentence.empty()) return refuse_call({sentence});
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
        return refuse_call({one_sentence(error.what())});
    }
    if (games->parsed()) return run_games(games_args);
    if (play->parsed()) return run_play(play_args);
    if (simulate->parsed()) return run_simulate(simulate_args);
    if (replay->parsed()) return run_replay(replay_args);
    if (analyze->parsed()) return run_analyze(analyze_args);
    if (perft->parsed()) return run_perft(perft_args);
    if (bench->parsed()) return run_bench(bench_args);
    if (arena->parsed()) return run_arena(arena_args);
    if (ladder->parsed()) return run_ladder(ladder_args);
    return run_engine();
}

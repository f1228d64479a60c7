#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/options.h"
#include "core/result.h"

namespace durbar {

// One subcommand each: its arguments, which command_line.cpp fills, and the function that runs it and returns
// the exit status.

struct GamesArgs {
    bool json = false;
};
int run_games(const GamesArgs& args);

/// What opens a match: the game, the number of seats, table options.
struct TableArgs {
    std::string game;
    int players = 0;  ///< 0: not said
    std::vector<std::string> options;
};

struct PlayArgs {
    TableArgs table;
    int humans = -1;  ///< negative: not said
    std::vector<int> seats;
    std::vector<std::string> bots;
    int ms = 0;  ///< 0: each bot's own measure
    std::string seed;
    std::string load;
    std::string save;
    std::string color = "auto";
};
int run_play(const PlayArgs& args);

struct SimulateArgs {
    TableArgs table;
    std::uint64_t games = 1000;
    std::uint64_t first = 0;
    std::uint64_t seed = 1;
    std::vector<std::string> bots;
    int ms = 0;
    std::string record;
    int threads = 0;
    bool check = false;
    bool json = false;
};
int run_simulate(const SimulateArgs& args);

struct ReplayArgs {
    std::string file;
    int until = -1;
    int seat = -1;
    bool log = false;
    bool verify = false;
    bool json = false;
    std::string color = "auto";
};
int run_replay(const ReplayArgs& args);

struct VerifyArgs {
    std::string file;
    bool json = false;
};
int run_verify(const VerifyArgs& args);

struct AnalyzeArgs {
    std::string file;
    int ply = -1;     ///< negative: the last one
    std::string bot;  ///< empty: the default one, with its time
    int ms = 0;       ///< 0: not said
    int top = 10;
    bool all = false;    ///< every ply of the record
    bool rough = false;  ///< of all of them, the first pass only
    double effort = 1;
    int threads = 1;
    bool json = false;
};
int run_analyze(const AnalyzeArgs& args);

struct PuzzlesArgs {
    std::string game;
    int players = 0;  ///< 0: all that the game allows, in turn
    int count = 50;
    std::uint64_t seed = 1;
    std::string records;  ///< empty: games that bots play for it
    int tries = 0;        ///< 0: not said
    int threads = 1;
    std::string out;    ///< empty: where the page has the game's puzzles
    std::string check;  ///< the file that is checked; empty: puzzles are found
    bool json = false;
};
int run_puzzles(const PuzzlesArgs& args);

struct CalibrateArgs {
    std::string game;
    int players = 0;  ///< 0: every number that the game takes
    std::uint64_t games = 400;
    std::uint64_t whole = 40;  ///< of them, analyzed from beginning to end
    std::uint64_t seed = 1;
    std::string bot;  ///< empty: a quick search
    double effort = 0.5;
    int threads = 1;
    std::string out;  ///< empty: stdout
};
int run_calibrate(const CalibrateArgs& args);

struct PerftArgs {
    TableArgs table;
    std::string position;
    std::string seed;
    int depth = 0;
    bool divide = false;
    bool json = false;
};
int run_perft(const PerftArgs& args);

struct BenchArgs {
    TableArgs table;
    double seconds = 5;
    std::uint64_t seed = 1;
    bool json = false;
};
int run_bench(const BenchArgs& args);

struct ArenaArgs {
    TableArgs table;
    std::vector<std::string> bots;
    std::uint64_t games = 100;
    std::uint64_t seed = 1;
    int threads = 1;
    std::string record;
    bool until_clear = false;
    bool json = false;
};
int run_arena(const ArenaArgs& args);

struct LadderArgs {
    ArenaArgs series;  ///< no bots: the levels
    std::string out;
};
int run_ladder(const LadderArgs& args);

struct LoadArgs {
    std::string url;
    std::string game;
    int people = 2;
    int tables = 100;
    double rate = 100;
    double seconds = 10;
    int processes = 1;
    bool json = false;
};
int run_load(const LoadArgs& args);

struct BackupArgs {
    std::string file;
    std::string data;
    bool json = false;
};
int run_backup(const BackupArgs& args);

struct CheckStoreArgs {
    std::string data;
    bool json = false;
};
int run_check_store(const CheckStoreArgs& args);

struct ServeArgs {
    std::vector<std::pair<std::string, std::string>> flags;  ///< settings by name (cli/serve_settings.h)
    std::string config;
};
int run_serve(const ServeArgs& args);

int run_engine();

// Shared by the subcommands.

/// Words "name=value" as pairs.
Result<OptionValues> split_options(const std::vector<std::string>& words);

/// The number of seats that was said, or the game's smallest.
Result<int> seats_of(const TableArgs& args);

/// The seed that was said, or one that nobody can foresee.
Result<std::uint64_t> read_seed(const std::string& text);

}  // namespace durbar

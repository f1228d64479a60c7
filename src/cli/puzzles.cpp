#include <fmt/format.h>

#include <chrono>

#include "analysis/puzzle_tries.h"
#include "cli/commands.h"
#include "cli/puzzle_hunt.h"
#include "cli/terminal.h"
#include "engine/answers.h"
#include "games/registry.h"

namespace durbar {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kTries = 20;
constexpr std::string_view kFolder = "web/src/pages/puzzle/puzzles/";

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

Result<std::vector<int>> counts_of(const PuzzlesArgs& args) {
    const GameInfo* game = find_game(args.game);
    if (game == nullptr) return unknown_game(args.game);
    if (args.players > 0) {
        if (auto error = check_players(*game, args.players)) return *error;
        return std::vector<int>{args.players};
    }
    std::vector<int> counts;
    for (int players = game->min_players; players <= game->max_players; ++players) counts.push_back(players);
    return counts;
}

std::string source_text(const PuzzleSource& source) {
    const std::string game =
        source.record.empty() ? fmt::format("seed {} game {}", source.seed, source.game) : source.record;
    return fmt::format("{} ply {}", game, source.ply);
}

void tell_found(const StoredPuzzle& found, std::size_t number, int count) {
    const auto& puzzle = found.puzzle;
    fmt::print(stderr,
               "durbar: puzzle {} of {}, {} players, {}: loses {:.0f} %, first look {}, master {} and easy "
               "{} of {}\n",
               number, count, puzzle.players, source_text(found.source), 100 * puzzle.margin,
               puzzle.first_look, found.master, found.easy, found.tries);
}

/// What is wrong with a puzzle of a file as it stands; empty: nothing.
std::string fault_of(const analysis::Puzzle& puzzle) {
    const auto match = load_match(puzzle.game, puzzle.position);
    if (!match) return "its position does not load: " + describe(match.error());
    if (match.value()->players() != puzzle.players) return "its position has another number of seats";
    if (match.value()->to_act() != player(puzzle.seat)) return "its seat is not to act";
    if (match.value()->check(puzzle.seat, puzzle.move)) return "its move is not legal";
    return "";
}

/// The same for the bots' tries.
std::string tries_fault(const analysis::Puzzle& puzzle, const PuzzlesArgs& args) {
    const int tries = args.tries;
    const auto easy =
        analysis::try_puzzle(puzzle, "easy", {tries, 0, most_of_easy(tries)}, args.seed, args.threads);
    if (!easy.passed) return fmt::format("easy solves {} of {} tries", easy.solved, easy.done);
    const auto master = analysis::try_puzzle(puzzle, "master", {tries, least_of_master(tries), tries},
                                             args.seed, args.threads);
    return master.passed ? "" : fmt::format("master solves {} of {} tries", master.solved, master.done);
}

int check_puzzles(const PuzzlesArgs& args) {
    if (const auto text = read_file(args.check); !text) return refuse_call(text.error());
    const auto puzzles = read_puzzles(args.check, args.game);
    if (!puzzles) return refuse_call(puzzles.error());
    Progress progress("puzzles");
    std::size_t sound = 0;
    for (std::size_t i = 0; i < puzzles.value().size(); ++i) {
        const auto& puzzle = puzzles.value()[i].puzzle;
        std::string fault = fault_of(puzzle);
        if (fault.empty() && args.tries > 0) fault = tries_fault(puzzle, args);
        sound += fault.empty() ? 1U : 0U;
        progress.show(static_cast<double>(i + 1) / static_cast<double>(puzzles.value().size()));
        if (fault.empty()) continue;
        progress.clear();
        fmt::print(stderr, "durbar: {}: puzzle {}: {}\n", args.check, i + 1, fault);
    }
    progress.clear();
    const bool all = sound == puzzles.value().size();
    if (args.json) {
        fmt::print(
            "{}\n",
            json_text(Fields{
                {"ok", all}, {"game", args.game}, {"puzzles", puzzles.value().size()}, {"sound", sound}}));
    } else {
        fmt::print("{}: {} of {} puzzles are sound\n", args.game, sound, puzzles.value().size());
    }
    return all ? kDone : kCheckFailed;
}

void print_report(const PuzzlesArgs& args, const std::string& out, std::size_t before, std::size_t now,
                  const HuntReport& report, double seconds) {
    if (args.json) {
        fmt::print("{}\n", json_text(Fields{{"ok", true},
                                            {"game", args.game},
                                            {"puzzles", now},
                                            {"found", now - before},
                                            {"games", report.games},
                                            {"candidates", report.candidates},
                                            {"deep", report.deep},
                                            {"worn", report.worn},
                                            {"seconds", rounded(seconds, 1)},
                                            {"out", out}}));
        return;
    }
    fmt::print("{}: {} puzzles in {}\n", args.game, now, out);
    fmt::print("  found now   {}, in {} games and {:.0f} s\n", now - before, report.games, seconds);
    fmt::print("  candidates  {}; deep searches agreed on {}, {} of which were of a frequent kind\n",
               report.candidates, report.deep, report.worn);
}

int find_puzzles(const PuzzlesArgs& args, std::vector<int> counts) {
    const std::string out = args.out.empty() ? std::string(kFolder) + args.game + ".json" : args.out;
    auto puzzles = read_puzzles(out, args.game);
    if (!puzzles) return refuse_call(puzzles.error());
    auto& kept = puzzles.value();
    const std::size_t before = kept.size();
    HuntSettings settings{args.game, std::move(counts), args.seed, args.records, kTries, args.threads};
    if (args.tries > 0) settings.tries = args.tries;
    PuzzleHunt hunt(std::move(settings), kept);
    const auto begin = Clock::now();
    while (kept.size() < static_cast<std::size_t>(args.count)) {
        auto found = hunt.next();
        if (!found) return refuse_call(found.error());
        if (!found.value()) break;
        kept.push_back(std::move(*found.value()));
        if (const auto error = write_puzzles(out, args.game, kept)) return refuse_call(*error);
        tell_found(kept.back(), kept.size(), args.count);
    }
    print_report(args, out, before, kept.size(), hunt.report(), seconds_since(begin));
    return kept.size() < static_cast<std::size_t>(args.count) ? kCheckFailed : kDone;
}

}  // namespace

int run_puzzles(const PuzzlesArgs& args) {
    auto counts = counts_of(args);
    if (!counts) return refuse_call(counts.error());
    return args.check.empty() ? find_puzzles(args, std::move(counts.value())) : check_puzzles(args);
}

}  // namespace durbar

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/puzzle_file.h"
#include "core/result.h"

namespace durbar {

/// What a hunt for puzzles looks for, and where.
struct HuntSettings {
    std::string game;
    std::vector<int> players;  ///< numbers of seats, which take turns
    std::uint64_t seed = 1;
    std::string records;  ///< a folder; empty: games that bots play for it
    int tries = 20;
    int threads = 1;
    std::size_t most_games = 1000;  ///< without a puzzle, after which it gives up
};

struct HuntReport {
    std::size_t games = 0;
    std::size_t candidates = 0;  ///< positions that a rough look found worth a deep search
    std::size_t deep = 0;        ///< of them, those that the deep searches agreed on
    std::size_t worn = 0;        ///< of those, the ones whose kind of solution is frequent already
};

/// How often the bots must find the move of a puzzle, of so many tries.
int least_of_master(int tries);
int most_of_easy(int tries);

/// What kind of move it is: its first word, and of its second one the letters that it begins with.
std::string_view kind_of_move(std::string_view move);

/// Finds one puzzle after the other, at most one in each game, and so that no kind of move solves more than
/// half of them. Cheap doubts come first: a rough look at all
/// decisions, deep searches, the bot that must fail, and only then the one that needs seconds for a try.
class PuzzleHunt {
public:
    /// `known`: puzzles that were found before; the hunt goes on behind them.
    PuzzleHunt(HuntSettings settings, const std::vector<StoredPuzzle>& known);

    /// The next puzzle; none: there are no more games, or none of many games had one.
    Result<std::optional<StoredPuzzle>> next();

    const HuntReport& report() const { return report_; }

private:
    /// A game as its record and where that is from.
    struct Game {
        std::string record;
        PuzzleSource source;
    };

    void count(const StoredPuzzle& found);
    Result<std::optional<Game>> next_game(int players);
    Result<std::optional<Game>> stored_game();
    Result<Game> played_game(int players);
    Result<std::optional<StoredPuzzle>> puzzle_in(const Game& game);
    bool is_worn(const analysis::Puzzle& puzzle) const;
    std::optional<StoredPuzzle> tried(const analysis::Puzzle& puzzle, const PuzzleSource& source) const;
    int players_of_next() const { return settings_.players[found_ % settings_.players.size()]; }

    HuntSettings settings_;
    std::size_t found_ = 0;
    std::map<std::string, std::size_t, std::less<>> kinds_;  ///< of the solutions of those that are found
    std::map<int, std::uint64_t> played_;            ///< by number of seats: games of the batch that are done
    std::optional<std::vector<std::string>> files_;  ///< of the folder, the last one first
    std::vector<std::string> used_;                  ///< files in which a puzzle is known
    HuntReport report_;
};

}  // namespace durbar

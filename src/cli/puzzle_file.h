#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analysis/puzzles.h"
#include "core/result.h"

namespace durbar {

/// Where a puzzle was found.
struct PuzzleSource {
    std::string record;      ///< the name of the file; empty: in a game of bots
    std::uint64_t seed = 0;  ///< of the batch of such games
    std::uint64_t game = 0;  ///< its number in the batch
    std::size_t ply = 0;     ///< after so many moves
};

/// A puzzle as the page has it, with what the bots made of it.
struct StoredPuzzle {
    analysis::Puzzle puzzle;
    PuzzleSource source;
    int tries = 0;
    int master = 0;  ///< tries in which this bot found the move
    int easy = 0;
};

/// The puzzles of a file, which must all be of that game; none if there is no such file.
Result<std::vector<StoredPuzzle>> read_puzzles(const std::string& path, const std::string& game);

/// As a whole or not at all, one line for each puzzle.
std::optional<Error> write_puzzles(const std::string& path, const std::string& game,
                                   const std::vector<StoredPuzzle>& puzzles);

}  // namespace durbar

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analysis/walk.h"
#include "core/any_match.h"

namespace durbar::analysis {

/// A move that is not the solution, as far as the search knows it.
struct WrongMove {
    std::string move;
    double loss = 0;  ///< of share, against the best

    friend bool operator==(const WrongMove&, const WrongMove&) = default;
};

/// A position in which one move is clearly best and does not look it. It stands alone: how the match came
/// there is of no use to whoever solves it.
struct Puzzle {
    std::string game;
    int players = 0;
    int seat = 0;                   ///< who is to find the move, from what that seat may know
    std::string position;           ///< all of it, with what the seat may not know
    std::string move;               ///< the solution
    double share = 0;               ///< of the win, with it
    double margin = 0;              ///< what the second best move loses
    int first_look = 0;             ///< the rank of the solution at the first look, from 1
    std::vector<WrongMove> others;  ///< best first
    std::vector<std::string> line;  ///< how play is thought to go on; begins with the solution

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// What makes a position a puzzle. The least of them are also what makes it worth a closer look.
struct PuzzleSettings {
    std::size_t least_moves = 5;
    double least_margin = 0.08;
    double least_share = 0.1;  ///< nobody likes to choose in a lost game, or in one that is won
    double most_share = 0.9;
    std::uint64_t rough = 400;    ///< iterations for each decision of a match
    std::uint64_t deep = 20'000;  ///< iterations for each of two searches, which must agree
    std::uint64_t seed = 1;
};

/// After how many plies of the match somebody may have a puzzle: a rough search sees a best move, and the
/// first look another one. Those where most is at stake come first. The result does not depend on the
/// threads.
std::vector<std::size_t> puzzling_plies(const Walk& walk, const PuzzleSettings& settings, int threads);

/// The puzzle of the seat to act, if two deep searches agree on one.
std::optional<Puzzle> puzzle_of(const AnyMatch& match, const PuzzleSettings& settings);

}  // namespace durbar::analysis

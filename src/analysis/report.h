#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "analysis/causes.h"
#include "analysis/ply_analysis.h"
#include "analysis/walk.h"

namespace durbar::analysis {

enum class MarkKind : std::uint8_t {
    Mistake,  ///< lost 10 points of share or more against the best move
    Slip,     ///< 5 to 10
    Only,     ///< found the best move where the second best loses 10 or more
    Turning,  ///< a turn after which another seat is the favourite, or which moved 12 points or more
};

struct Mark {
    std::size_t ply = 0;  ///< how many moves hold before what is marked
    int turn = 0;
    int seat = 0;  ///< whose move, whose turn
    MarkKind kind = MarkKind::Slip;
    double loss = 0;  ///< of the move; only: of the second best; turning: the most that a share moved
};

struct TurnReport {
    int turn = 0;
    std::optional<int> seat;  ///< who decided first in it; empty: nobody
    std::size_t ply = 0;      ///< how many moves hold at its start
    SeatShares shares;        ///< at its start; empty: not known
    SeatShares luck;          ///< what chance and hidden things gave and took
    SeatShares loss;          ///< what each seat lost by its own moves
};

/// At the end a seat has start + luck - loss + rivals + rest.
struct SeatReport {
    double luck = 0;    ///< what chance did, and what moves met that nobody could know
    double loss = 0;    ///< by its own moves; below 0: they were better than they looked
    double rivals = 0;  ///< what the moves of the others gave it
    double rest = 0;    ///< what has no cause: how the first look differs from the start
};

/// A ply to be analyzed.
struct Task {
    std::size_t ply = 0;
    std::uint64_t iterations = 0;

    friend bool operator==(const Task&, const Task&) = default;
};

struct Report {
    SeatShares start;  ///< before anything has happened: an even share each
    SeatShares end;    ///< the result; of a match that goes on: what is expected
    std::vector<TurnReport> turns;
    std::vector<Mark> marks;  ///< in the order of the game
    std::vector<SeatReport> seats;
    /// From the end of this turn on, the only winner had two thirds of the win or more.
    std::optional<int> decided;
    double unexplained = 0;  ///< how far `rest` is from 0: the root of its mean square
    /// What to analyze next, the most telling first: all plies in a rough pass, then those that matter with
    /// more and more iterations. None: it is deep enough.
    std::vector<Task> next;
};

/// The shares of a finished match: the first place, split among those who hold it.
SeatShares final_shares(const AnyMatch& match);

/// What luck and play made of each seat between start and end. Precondition: the causes are those of the
/// plies.
std::vector<SeatReport> explained(std::span<const PlyValue> plies, std::span<const Causes> causes,
                                  const SeatShares& start, const SeatShares& end);

/// What the known plies of a match say about it. `effort` multiplies the iterations of all tasks; the same
/// effort gives the same tasks and so the same report. Precondition: `known` is in the order of the game,
/// each ply at most once; effort > 0.
Report sum_up(const Walk& walk, std::span<const PlyValue> known, double effort = 1);

}  // namespace durbar::analysis

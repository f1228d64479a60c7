#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

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
    SeatShares luck;          ///< what chance gave and took
    SeatShares loss;          ///< what each seat lost by its own moves
};

/// At the end a seat has start + luck - loss + rivals + rest.
struct SeatReport {
    double luck = 0;
    double loss = 0;    ///< by its own moves, at least 0
    double rivals = 0;  ///< what the losses of the others gave it
    double rest = 0;    ///< what nobody could know, and what the search judged anew
};

/// A ply to be analyzed.
struct Task {
    std::size_t ply = 0;
    std::uint64_t iterations = 0;

    friend bool operator==(const Task&, const Task&) = default;
};

struct Report {
    SeatShares start;
    SeatShares end;  ///< the result; of a match that goes on: what is expected
    std::vector<TurnReport> turns;
    std::vector<Mark> marks;  ///< in the order of the game
    std::vector<SeatReport> seats;
    /// From the end of this turn on, the only winner was the favourite with more than half of the win.
    std::optional<int> decided;
    double unexplained = 0;  ///< how far `rest` is from 0: the root of its mean square
    /// What to analyze next, the most telling first: all plies in a rough pass, then those that matter with
    /// more and more iterations. None: it is deep enough.
    std::vector<Task> next;
};

/// The shares of a finished match: the first place, split among those who hold it.
SeatShares final_shares(const AnyMatch& match);

/// What luck and losses made of each seat between start and end.
std::vector<SeatReport> explained(std::span<const PlyValue> plies, const SeatShares& start,
                                  const SeatShares& end);

/// What the known plies of a match say about it. `effort` multiplies the iterations of all tasks; the same
/// effort gives the same tasks and so the same report. Precondition: `known` is in the order of the game,
/// each ply at most once; effort > 0.
Report sum_up(const Walk& walk, std::span<const PlyValue> known, double effort = 1);

}  // namespace durbar::analysis

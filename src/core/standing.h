#pragma once

#include <vector>

namespace durbar {

/// One seat's place. `points` is the value that decides first in this game; `breakdown` holds all compared
/// values in order of weight, so that a tie can be explained.
struct SeatStanding {
    int points = 0;
    int rank = 0;  ///< 1 = best; equal seats share a rank and the next one is left out (1, 1, 3).
    std::vector<int> breakdown;

    friend bool operator==(const SeatStanding&, const SeatStanding&) = default;
};

/// Before the end: what would hold if the game ended now.
using Standing = std::vector<SeatStanding>;

/// Ranks the seats by their breakdowns, the lexicographically greatest first.
inline void rank_by_breakdown(Standing& standing) {
    for (auto& seat : standing) {
        seat.rank = 1;
        for (const auto& other : standing) seat.rank += other.breakdown > seat.breakdown ? 1 : 0;
    }
}

}  // namespace durbar

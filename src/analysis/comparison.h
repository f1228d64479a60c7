#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/calibration.h"
#include "core/any_match.h"

namespace durbar::analysis {

/// Shares of the win, a number for each seat of the game.
using SeatShares = std::vector<double>;

/// One of the moves that were compared.
struct Compared {
    std::string move;
    std::uint64_t visits = 0;
    SeatShares shares;
    double loss = 0;                ///< against the best, for its seat; at least 0
    std::vector<std::string> line;  ///< how play is thought to go on; begins with the move
};

struct Comparison {
    std::uint64_t iterations = 0;
    std::vector<Compared> moves;  ///< best first; none: there is only one move
};

/// The moves of the seat to act, as a search from what it may know sees them. It depends on the arguments
/// alone. `always`: a legal move that is compared however it looks; empty: none. Precondition: a seat is to
/// act, iterations > 0.
Comparison compare_moves(const AnyMatch& match, std::uint64_t iterations, std::uint64_t seed,
                         std::string_view always, const Calibration& calibration);

}  // namespace durbar::analysis

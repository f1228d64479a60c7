#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "analysis/ply_analysis.h"

namespace durbar::analysis {

/// What one ply did to the shares of the seats, by its cause. Each sums to 0.
struct Causes {
    SeatShares luck;  ///< the outcome of chance, or what a move met that its seat could not know
    SeatShares play;  ///< the move of a seat, as far as this search and the next one see
};

/// The causes of each known ply. Between plies that are all known, all change has a cause: luck is measured,
/// and what two searches of the same position disagree about is the play of both movers. `result`: of a
/// finished match. Precondition: `known` is in the order of the game, each ply at most once.
std::vector<Causes> causes_of(std::span<const PlyValue> known, std::size_t seats, std::size_t plies,
                              const std::optional<SeatShares>& result);

}  // namespace durbar::analysis

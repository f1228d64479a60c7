#pragma once

#include <algorithm>

#include "games/maharani/state.h"

namespace durbar::maharani {

/// Weights of evaluation and ratings, all in gold unless said otherwise. Rounded from a least-squares fit to
/// what was left to gain in 1,400 games of the search against itself.
struct Prospects {
    float growth = 0.55F;        ///< chance of one more worker in a section that has many
    float closed_spaces = 3.0F;  ///< empty spaces; none if it has no more than these,
    float open_spaces = 4.0F;    ///< and all of it with so many on top
    float supply = 0.2F;         ///< a worker at hand, up to
    float enough_supply = 4.0F;
    float group = 0.045F;       ///< a worker of the largest group that can grow, for each empty space, up to
    float group_most = 1.7F;    ///< this
    float token = 0.6F;         ///< turned down, and
    float token_space = 0.03F;  ///< for each empty space
    float turn = 2.5F;          ///< being on, and
    float turn_space = 0.07F;   ///< for each empty space
    float first_tile = 0.7F;    ///< part of it that the first tile uses up
    float scale_end = 0.3F;     ///< the lead that counts, at the end
    float scale_space = 1.25F;  ///< and how it grows with the root of the spaces left
};
inline constexpr Prospects kProspects;

constexpr float payout(int workers) {
    return data::kPayout[static_cast<unsigned>(std::min<int>(workers, data::kPayout.size() - 1))];
}
/// What one more worker would add.
constexpr float next_payout(int workers) { return payout(workers + 1) - payout(workers); }

}  // namespace durbar::maharani

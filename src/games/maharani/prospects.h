#pragma once

#include <algorithm>

#include "games/maharani/state.h"

namespace durbar::maharani {

/// Weights of evaluation and ratings, all in gold unless said otherwise.
struct Prospects {
    float growth = 0.35F;      ///< chance of one more worker in a section, as long as it has
    float open_spaces = 6.0F;  ///< so many empty spaces
    float supply = 0.25F;      ///< a worker at hand, up to
    float enough_supply = 4.0F;
    float token = 0.7F;          ///< turned down, as long as there are
    float token_spaces = 16.0F;  ///< so many empty spaces
    float turn = 3.0F;           ///< being on, as long as there are
    float tempo_spaces = 8.0F;   ///< so many empty spaces
    float first_tile = 0.7F;     ///< part of it that the first tile uses up
    float scale_end = 0.6F;      ///< the lead that counts, at the end
    float scale_space = 1.1F;    ///< and how it grows with the root of the spaces left
};
inline constexpr Prospects kProspects;

constexpr float payout(int workers) {
    return data::kPayout[static_cast<unsigned>(std::min<int>(workers, data::kPayout.size() - 1))];
}
/// What one more worker would add.
constexpr float next_payout(int workers) { return payout(workers + 1) - payout(workers); }

}  // namespace durbar::maharani

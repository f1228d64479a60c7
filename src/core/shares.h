#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>

#include "core/ids.h"

namespace durbar {

/// What each seat may expect of the win, 0 to 1; the seats of a game sum to 1, a first place shared by n
/// seats counts 1/n for each, and seats that the game does not have hold 0.
using Shares = std::array<float, kMaxSeats>;

/// Shares by what each seat has: whoever is `scale` ahead of another may expect e times as much.
/// Precondition: one number for each seat of the game.
inline Shares shares_of(std::span<const float> worth, float scale) {
    const float best = *std::max_element(worth.begin(), worth.end());
    Shares shares{};
    float sum = 0;
    for (std::size_t seat = 0; seat < worth.size(); ++seat) {
        shares[seat] = std::exp((worth[seat] - best) / scale);
        sum += shares[seat];
    }
    for (float& share : shares) share /= sum;
    return shares;
}

/// The shares when a seat's changes; the others lose or gain in proportion to what they have.
inline Shares shifted(Shares shares, std::size_t seat, float change) {
    const float own = std::clamp(shares[seat] + change, 0.0F, 1.0F);
    const float others = 1.0F - shares[seat];
    if (others <= 0) return shares;
    for (float& share : shares) share *= (1.0F - own) / others;
    shares[seat] = own;
    return shares;
}

}  // namespace durbar

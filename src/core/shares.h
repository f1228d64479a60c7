#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/ids.h"

namespace durbar {

/// What each seat may expect of the win, 0 to 1; the seats of a game sum to 1, a first place shared by n
/// seats counts 1/n for each, and seats that the game does not have hold 0.
using Shares = std::array<float, kMaxSeats>;

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

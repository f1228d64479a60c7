#include "games/tigris/moves.h"

namespace durbar::tigris {

Move MoveList::operator[](std::size_t i) const {
    auto n = static_cast<std::uint32_t>(i);
    if (n < in_families_) {
        const Family* family = families_.begin();
        while (n >= family->count) n -= (family++)->count;
        return unpack(*family, family->cells.nth(static_cast<int>(n)));
    }
    n -= in_families_;
    return n < swaps_ ? swap_at(n) : singles_[n - swaps_];
}

/// Swaps are numbered like the digits of a mixed-radix number, one digit a colour; all zero is left out.
Move MoveList::swap_at(std::uint32_t i) const {
    ++i;
    Swap swap{};
    for (const Color c : kAllColors) {
        const std::uint32_t radix = swap_hand_[c] + 1U;
        swap.tiles[c] = static_cast<std::uint8_t>(i % radix);
        i /= radix;
    }
    return swap;
}

}  // namespace durbar::tigris

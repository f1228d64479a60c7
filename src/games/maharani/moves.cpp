#include "games/maharani/moves.h"

namespace durbar::maharani {

Move MoveList::operator[](std::size_t i) const {
    auto n = static_cast<std::uint32_t>(i);
    if (n < in_families_) {
        const Family* family = families_.begin();
        while (n >= family->count) n -= (family++)->count;
        return LayTile{family->place, family->spaces.nth(n), family->arrow};
    }
    n -= in_families_;
    const auto draws = static_cast<unsigned>(std::popcount(draws_));
    if (n >= draws) return singles_[n - draws];
    std::uint64_t left = draws_;
    for (; n > 0; --n) left &= left - 1;
    return DrawTile{static_cast<Tile>(std::countr_zero(left))};
}

}  // namespace durbar::maharani

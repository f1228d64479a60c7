#pragma once

#include <array>
#include <optional>

#include "games/maharaja/state.h"

namespace durbar::maharaja {

/// A way along open roads.
struct Journey {
    int gold = 0;       ///< that the traveller pays; the bank pays for the Monk (MJ-13.5)
    int to_rivals = 0;  ///< gold that owners of houses get, whoever pays it
    int villages = 0;
    FixedVec<Road, kJunctions> roads{};  ///< a cheapest way has fewer: it passes no junction twice
};

/// MJ-7.12 The cheapest journey of a seat from its architect to every junction: least own gold, then least
/// gold for rivals, then fewest villages. It may cost more than the seat has. Empty where no open road leads;
/// the own junction has a journey of no roads.
std::array<std::optional<Journey>, kJunctions> cheapest_journeys(const Table& t, int seat);

}  // namespace durbar::maharaja

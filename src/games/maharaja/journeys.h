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

/// The next best ways to a junction after the cheapest, best first: for people who want to pay less, or
/// somebody else. None passes a junction twice.
inline constexpr std::size_t kOtherJourneys = 3;
FixedVec<Journey, kOtherJourneys> other_journeys(const Table& t, int seat, Junction to);

/// Who receives how much of the tolls of a way, by seat.
std::array<std::uint8_t, kMaxPlayers> tolls_of(const Table& t, int seat, const Journey& journey);

}  // namespace durbar::maharaja

#pragma once

#include <array>
#include <cstdint>

#include "games/maharaja/state.h"

namespace durbar::maharaja {

/// Weights of evaluation and ratings, in gold unless said otherwise, set by hand.
struct Weights {
    float palace = 14.0F;
    float last_gold = 0.15F;  ///< what one gold is worth when no round follows,
    float gold = 0.75F;       ///< and when one does
    float now = 0.8F;         ///< part of the payout that the city of this round would bring as things stand
    float next = 0.55F;       ///< the same for the next city, and
    float later = 0.75F;      ///< how it shrinks with every city behind it
    float house = 0.35F;      ///< at hand, up to
    float enough_houses = 4.0F;
    float village = 0.3F;     ///< a village with an own house
    float card_round = 0.8F;  ///< a character, for each round left, times its worth
    float token = 2.0F;
    float road = 0.1F;          ///< travelled this turn: who has no reason to move stays
    float compensation = 1.5F;  ///< what it costs to pay it, for each other player
    float point = 1.6F;         ///< a point in the city of this round
    float scale_end = 2.0F;     ///< the lead that counts, at the end
    float scale_round = 5.0F;   ///< and how it grows with the root of the rounds left
    std::array<float, kCharacters> characters{0.7F, 1.0F, 0.7F, 0.9F, 1.2F, 1.6F, 1.4F};
};
inline constexpr Weights kWeights;

/// What it costs a seat to get to every junction as things stand.
struct Reach {
    static constexpr std::uint8_t kNever = 0xFF;
    std::array<std::uint8_t, kJunctions> price{};

    bool affords(Junction j, int gold) const { return price[j] != kNever && price[j] <= gold; }
};
Reach find_reach(const Table& t, int seat);

/// What a seat would make of open parts: a plain plan, not the best one.
struct Plan {
    int gold = 0;       ///< after it
    int palaces = 0;    ///< built
    int points = 0;     ///< more points in the city of this round
    int houses = 0;     ///< taken from the supply, or put there by the quarry if negative
    float extras = 0;   ///< what moving houses, governors and characters is worth
    bool open = false;  ///< something of the disc cannot be done
};
/// `disc` and `token` are the parts of the seat; precondition: `reach` is that of the seat.
Plan plan_of(const Table& t, int seat, const Reach& reach, const Parts& disc, const Parts& token);

}  // namespace durbar::maharaja

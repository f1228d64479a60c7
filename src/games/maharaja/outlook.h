#pragma once

#include <array>
#include <cstdint>

#include "games/maharaja/state.h"

namespace durbar::maharaja {

/// Weights of evaluation and ratings, in gold unless said otherwise, set by hand and kept where matches were
/// won.
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
    float card_round = 0.8F;  ///< a character in Extended II, for each round left, times its worth
    float lent_round = 0.3F;  ///< the same where others can rob it
    float order = 0.8F;       ///< to play before all others in Extended II, for each round left
    float lent_order = 0.3F;  ///< the same where others can rob it
    float token = 2.0F;
    float road = 0.1F;          ///< travelled this turn: who has no reason to move stays
    float detour = 2.0F;        ///< a road beyond
    int straight = 4;           ///< so many
    float governor = 0.8F;      ///< a governor to be moved
    float compensation = 1.5F;  ///< what it costs to pay it, for each other player
    float point = 1.6F;         ///< a point in the city of this round
    float scale_end = 6.0F;     ///< the lead that counts, at the end
    float scale_round = 1.6F;   ///< and how it grows with the root of the rounds left
    std::array<float, kCharacters> characters{0.7F, 1.0F, 0.7F, 0.9F, 1.2F, 1.6F, 1.4F};
};
inline constexpr Weights kWeights;

/// What a character is worth for the rounds to come.
constexpr float card_worth(const Table& t, Character c) {
    const float round = t.options.extended2 ? kWeights.card_round : kWeights.lent_round;
    return round * static_cast<float>(most_rounds(t.options) - t.round) * kWeights.characters[index(c)];
}
/// What it is worth to play before so many others.
constexpr float order_worth(const Table& t, int seat, Cards cards) {
    int before = 0;
    for (int other = 0; other < t.players; ++other) {
        if (other != seat) before += lowest(cards) < lowest(t.cards[static_cast<unsigned>(other)]) ? 1 : 0;
    }
    const float round = t.options.extended2 ? kWeights.order : kWeights.lent_order;
    return round * static_cast<float>(before * (most_rounds(t.options) - t.round)) /
           static_cast<float>(t.players - 1);
}
/// What the best card that a character action could bring would add.
float card_gain(const Table& t, int seat);

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

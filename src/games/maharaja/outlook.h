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

/// What only ratings weigh: a move at first sight, in the same gold.
struct RatingWeights {
    float second_village_house = 0.05F;  ///< in a village with an own house
    float bid_open = 1.0F;               ///< a bid, and
    float bid_gold = -0.3F;              ///< for each gold of it
    float house_beside_own = -0.5F;      ///< the first houses: in a village with an own one
    float start_road = 1.0F;             ///< a road that ends at the start
    float gold_action = 4.0F;
    float quarry_action = 3.0F;
    float builder_house = 0.5F;   ///< built by the Builder: costs no action
    float central_palace = 2.0F;  ///< more than an outer one
    float governor = 0.3F;        ///< moved, and
    float governor_point = 0.3F;  ///< for each own point in his city
    float character_action = 1.0F;
    float takeover = 2.0F;
    float road = -0.1F;            ///< for each road travelled before
    float end_turn = 0.2F;         ///< with nothing left to do, or
    float end_turn_early = -1.0F;  ///< with an open part of the disc
    float disc_doubt = 2.0F;       ///< gold that a disc may be worse by and still be likely
    float disc_tickets = 1000.0F;  ///< in the lottery of the best disc; every other has one at least
};
inline constexpr RatingWeights kRating;

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

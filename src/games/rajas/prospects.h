#pragma once

namespace durbar::rajas {

/// What things are worth in spaces of fame still missing between the markers. One fame is 1, one money a
/// half: that is how the tracks face each other.
inline constexpr float kMoneyWorth = 0.5F;

/// What a thing is worth at the start of the race, and when the first markers are about to meet.
struct Prospect {
    float early;
    float late;

    /// `far`: the part of the race that is left, 0 to 1.
    constexpr float at(float far) const { return late + (early - late) * far; }
};

/// What a seat may still make of what it has. Fitted to the results of searches against each other, and kept
/// because they win (docs/decisions/0004-the-evaluation-of-rajas.md).
struct Prospects {
    Prospect money{0.35F, 0.5F};
    Prospect missing_coin{-3.4F, -1.6F};  ///< each of the first three: without them spaces are closed
    Prospect die{2.25F, 0.85F};           ///< any die, whatever it shows
    Prospect spare_die{0.9F, 0.0F};       ///< a die beyond the sixth
    Prospect pip{0.11F, 0.02F};           ///< what its face adds: tiles are paid in pips
    Prospect karma{1.8F, 0.1F};
    Prospect placement{3.3F, 2.3F};           ///< a worker still to be placed in this round
    Prospect upgrade{1.9F, 0.0F};             ///< whatever it is of
    Prospect building_in_view{0.45F, 0.08F};  ///< an upgraded building on an open tile, for each upgrade
    Prospect best_good{0.6F, 0.3F};           ///< a point of the stalls of the good that pays most
    Prospect mixed_goods{1.75F, 0.25F};       ///< a point of the best stall of each good
    Prospect yield_in_reach{1.3F, 0.3F};      ///< a border yield beside which the next tile can be laid
    int opening = 10;                         ///< spaces of the race that count as its start
    float scale_end = 2.4F;                   ///< how much a lead counts near the end …
    float scale_far = 0.12F;                  ///< … and for each space that the leader misses
};
inline constexpr Prospects kProspects{};
inline constexpr int kManyDice = 6;
inline constexpr int kEnoughMoney = 3;

/// What a move looks worth at first sight; chosen by games between players who follow nothing else.
struct Prices {
    float die = 1.15F;
    float pip = 0.125F;
    float karma = 0.9F;
    float upgrade = 1.7F;
    float stall_value = 1.1F;  ///< besides the money it pays at once
    float tile_pip = 0.25F;    ///< for each pip of a tile's price
    float boat = 2.3F;         ///< a bonus move
    float bridge = 4.0F;       ///< its worker
    float start = 0.3F;
    float reroll = 0.3F;
    float open_end = 0.5F;
    int enough_ends = 4;  ///< open ends that count
    float yield_token = 1.0F;
    float cover_tile = 3.0F;
    float palace_choice = 3.5F;
    float palace = 3.0F;
    float other_effect = 2.0F;     ///< an effect that counts things rarely held
    float portuguese = 1.0F;       ///< besides the best place where his boat can stop
    int common_face = 3;           ///< of a die that is not yet rolled, or that is chosen later
    int low_face = 2;              ///< of a die that may be a low one
    float reroll_pip = 0.5F;       ///< a pip below the common face
    float die_taken = 1.0F;        ///< a die gained, and
    float die_alike = 0.1F;        ///< for each die of that colour in hand,
    int enough_alike = 3;          ///< so many at most
    float upgrade_in_view = 0.3F;  ///< the building on an open tile
    float no_token = -0.1F;        ///< declined
    float late_token = -0.05F;     ///< laid where the yield has been reached already
};
inline constexpr Prices kPrices{};

}  // namespace durbar::rajas

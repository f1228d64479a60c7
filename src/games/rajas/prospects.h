#pragma once

namespace durbar::rajas {

/// What things are worth in spaces of fame still missing between the markers. One fame is 1, one money a
/// half: that is how the tracks face each other.
inline constexpr float kMoneyWorth = 0.5F;

/// What a seat may still make of what it has; what grows counts by the part of the race that is left. Fitted
/// to the results of games that follow the ratings below.
struct Prospects {
    float die = 2.2F;         ///< any die, whatever it shows
    float pip = 0.13F;        ///< what its face adds: tiles are paid in pips
    float spare_die = 1.25F;  ///< a die beyond the sixth
    float karma = 1.0F;
    float worker = 1.25F;
    float upgrade = 1.75F;
    float stall_value = 2.0F;  ///< a point of an own stall, which pays again
    float open_end = 5.0F;     ///< a cell where the next tile can be laid, up to three
    float river = 0.1F;        ///< a space on the river: the later ones pay more
    float placement = 1.95F;   ///< a worker still to be placed in this round
    float late = 0.3F;         ///< how much of the worth of dice and karma stays at the very end
    float scale_end = 2.6F;    ///< how much a lead counts near the end …
    float scale_far = 0.1F;    ///< … and for each space that the leader misses
};
inline constexpr Prospects kProspects{};
inline constexpr int kManyDice = 6;
inline constexpr int kEnoughEnds = 3;

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
};
inline constexpr Prices kPrices{};

}  // namespace durbar::rajas

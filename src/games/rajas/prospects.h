#pragma once

namespace durbar::rajas {

/// What things are worth in spaces of fame still missing between the markers, for evaluation and ratings. One
/// fame is 1, one money a half: that is how the tracks face each other.
struct Prospects {
    float money = 0.5F;
    float die = 0.75F;        ///< any die, whatever it shows
    float pip = 0.12F;        ///< what its face adds: tiles are paid in pips
    float spare_die = 0.35F;  ///< a die beyond the sixth
    float karma = 0.7F;
    float worker = 1.1F;  ///< for each round still to come
    float upgrade = 1.1F;
    float river = 0.45F;       ///< a space on the river
    float stall_value = 0.9F;  ///< a point of an own stall, which pays again
    float open_end = 0.5F;     ///< a cell where the next tile can be laid, up to three
    float placement = 1.6F;    ///< a worker still to be placed in this round
    float start = 0.3F;        ///< being the next start player
    float scale_end = 2.5F;    ///< how much a lead counts near the end …
    float scale_far = 0.16F;   ///< … and for each space that the leader misses
    int many_dice = 6;
};
inline constexpr Prospects kProspects{};

}  // namespace durbar::rajas

#pragma once

namespace durbar::tigris {

/// Weights of the ratings, in points as a player would guess them, set by hand. What a seat loses is negative
/// unless its comment calls it a loss.
struct RatingWeights {
    // Points.
    float surplus = 0.3F;  ///< how a point helps less, for each that the colour is ahead of the weakest
    float foreign_point = -0.6F;  ///< a point for somebody else
    float treasure = 1.5F;        ///< won by an own trader, or lost to another's
    // A tile.
    float tile_outside = -0.5F;  ///< beside no kingdom
    float equal_outside = 0.1F;  ///< an equal tile beside it there,
    float equal_inside = 0.08F;  ///< and in a kingdom
    float square = 1.0F;         ///< that may become a monument, and
    float square_leader = 0.5F;  ///< for each leader of the kingdom: more for an own, less for a foreign one
    float temple_at_leader = 0.1F;
    // A leader.
    float leader_enters = 0.8F;
    float leader_moves = -0.5F;
    float leader_temple = 0.2F;    ///< beside him
    float leader_monument = 0.8F;  ///< of his colour in the kingdom
    float trader_treasure = 1.2F;  ///< a kingdom from which a trader takes treasures
    float leader_strength = 0.1F;  ///< a supporter in a kingdom without his like
    float leader_twice = 0.5F;     ///< loss where the seat rules that colour already
    float revolt_won = 1.2F;       ///< likely, and
    float revolt_lost = -0.8F;     ///< unlikely; then
    float revolt_margin = 0.2F;    ///< for each temple of advantage
    float withdrawal = -1.2F;
    // A unification.
    float unification = -0.3F;
    float war_won = 1.0F;     ///< likely, and
    float war_spoils = 0.5F;  ///< for each supporter beaten
    float war_lost = -1.0F;   ///< likely,
    float war_losses = 0.3F;  ///< loss for each own supporter, and
    float war_margin = 0.2F;  ///< for each tile of advantage
    // A catastrophe.
    float catastrophe = -1.2F;
    float last_temple = 2.0F;          ///< of another's leader, or of an own one
    float own_leader_hurt = -0.5F;     ///< loses a neighbour that is not the last temple
    float foreign_leader_hurt = 0.3F;  ///< the same of another
    float kingdoms_parted = 0.6F;
    float link_cut = 0.3F;  ///< a square with two neighbours in kingdoms
    // A swap.
    float swap = -0.6F;
    float swapped_tile = 0.12F;   ///< times how well it can be done without:
    float common_color = 1.0F;    ///< temples and farms, of which there are many,
    float rare_color = 0.3F;      ///< and the others
    float color_given_up = 0.3F;  ///< loss for the last tile of a colour
    float pass = -1.0F;
    // What the board offers.
    float no_building = -1.0F;
    float monument_leader = 1.0F;    ///< a ruler of one of its colours, own or foreign
    float monument = 0.3F;           ///< loss of the four tiles
    float monument_outside = -0.1F;  ///< in no kingdom
};
inline constexpr RatingWeights kRating;

}  // namespace durbar::tigris

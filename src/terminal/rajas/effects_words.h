#pragma once

#include <string>
#include <string_view>

#include "games/rajas/state.h"

/// Components in a few words, for drawings.
namespace durbar::rajas {

/// The letters of buildings and stalls on tiles, in the order of their enums.
inline constexpr std::string_view kBuildingLetters = "TPFM";
inline constexpr std::string_view kGoodLetters = "stc";

/// A list of effects in a few words: "2 dice", "upgrade, 3$".
std::string effects_words(data::Effects effects);
/// Dice by colour: "blue die", "2 orange dice", "blue + green dice".
std::string colored_dice_words(const DieCounts& counts);
/// "great mogul"
std::string chamber_title(int chamber);
/// The features of a tile in letters: buildings T P F M, stalls s t c (silk, tea, spice) with their values.
std::string features_text(Tile tile);
/// "cross", "tee", "bend" or "road".
std::string_view shape_word(Tile tile);
/// The visible stalls of a player: "silk 3+2, tea 1".
std::string stalls_words(const Seat& p);

}  // namespace durbar::rajas

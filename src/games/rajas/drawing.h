#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "core/ink.h"
#include "games/rajas/state.h"

/// The parts of the terminal drawing.
namespace durbar::rajas {

inline constexpr std::array<std::string_view, kColors> kDiePaint{"48;5;25;97;1", "48;5;208;30;1",
                                                                 "48;5;91;97;1", "48;5;114;30;1"};
inline constexpr std::array<std::string_view, kMaxPlayers> kSeatPaint{"48;5;220;30;1", "48;5;160;97;1",
                                                                      "48;5;27;97;1", "48;5;29;97;1"};
inline constexpr std::string_view kGold = "38;5;178";
inline constexpr std::string_view kSoft = "2";
inline constexpr std::string_view kBold = "1";

inline std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

/// A list of effects in a few letters: "2 dice", "upgrade, 3 money".
std::string effects_words(data::Effects effects);
/// The features of a tile in letters: buildings T P F M, stalls s t c (silk, tea, spice) with their values.
std::string features_text(Tile tile);
/// Dice as they lie on Kali.
std::string dice_drawing(const Dice& dice, const Ink& ink);

std::string board_drawing(const State& s, const Ink& ink);
std::string river_drawing(const State& s, const Ink& ink);
std::string province_drawing(const State& s, int seat, const Ink& ink);

}  // namespace durbar::rajas

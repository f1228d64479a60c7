#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/rajas/state.h"
#include "terminal/ink.h"
#include "terminal/rajas/effects_words.h"

/// The parts of the terminal drawing.
namespace durbar::rajas {

inline constexpr std::array<std::string_view, kColors> kDiePaint{"48;5;25;97;1", "48;5;208;30;1",
                                                                 "48;5;91;97;1", "48;5;114;30;1"};
inline constexpr std::array<std::string_view, kMaxPlayers> kSeatPaint{"48;5;220;30;1", "48;5;160;97;1",
                                                                      "48;5;27;97;1", "48;5;29;97;1"};
inline constexpr std::string_view kGold = "38;5;178";
inline constexpr std::string_view kSoft = "2";
inline constexpr std::string_view kBold = "1";

/// No line of a drawing is longer, colours not counted.
inline constexpr std::size_t kLineWidth = 110;

/// Whose province is drawn: the reader's, or the active seat's for who has none.
inline int shown_seat(const View& view) { return view.seat == kNoSeat ? view.turn : view.seat; }

inline std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

/// Dice as they lie on Kali.
std::string dice_drawing(const Dice& dice, const Ink& ink);
/// What is still to come on a seat's track, nearest first: "worker at 15", "2 karma at 24".
std::vector<std::string> ahead(const State& s, int seat, Track track);
/// Whether a worker can still be had there (RG-11.5).
bool gives_worker(const State& s, const Seat& p, WorkerSource source);

/// The yield tokens on the board or in the stack, by colour.
std::string tokens_drawing(const State& s, const Ink& ink);
std::string board_drawing(const State& s, const Ink& ink);
/// The river from a space to another, with boats.
std::string river_drawing(const State& s, int first, int last, const Ink& ink);
/// A province with its roads and border, and beside it what it is worth.
std::string province_drawing(const State& s, int seat, const Ink& ink);
/// All seats in a table with their races.
std::string seats_drawing(const View& view, const Ink& ink);

}  // namespace durbar::rajas

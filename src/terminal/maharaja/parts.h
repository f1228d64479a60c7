#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/maharaja/state.h"
#include "terminal/ink.h"

/// The pieces of `Drawing::draw`. Every drawing ends its lines itself and reads without colours, too.
namespace durbar::maharaja::drawing {

inline constexpr std::array<std::string_view, kMaxPlayers> kSeatPaint{
    "48;5;160;97;1", "48;5;220;30;1", "48;5;28;97;1", "48;5;27;97;1", "48;5;234;38;5;177;1"};
inline constexpr std::array<std::string_view, kCities> kCityPaint{
    "48;5;97;97", "48;5;172;30", "48;5;175;30", "48;5;37;30", "48;5;187;30", "48;5;106;30", "48;5;94;97"};
inline constexpr std::string_view kGold = "38;5;178";
inline constexpr std::string_view kSoft = "2";
inline constexpr std::string_view kBold = "1";
inline constexpr std::string_view kNowPaint = "48;5;124;97;1";
inline constexpr std::string_view kNextPaint = "48;5;223;38;5;124;1";
inline constexpr std::string_view kWarning = "38;5;167;1";

inline constexpr std::string_view kNow = "NOW";    ///< the city that this round scores
inline constexpr std::string_view kNext = "NEXT";  ///< the city of the next round, as the track stands

/// Whether a seat has to make this decision now.
constexpr bool decides(const Table& t, int seat, Step step) {
    return !t.agenda.empty() && t.agenda.back().step == step && t.agenda.back().actor == player(seat);
}

std::string padded(std::string text, std::size_t width);
std::string joined(const std::vector<std::string>& items, std::string_view comma);
/// Items behind a label, "; " between them, broken into lines that begin below the first item. Paint takes no
/// room. Nothing for no items.
std::string list_lines(const std::string& label, const std::vector<std::string>& items);
/// "1 yellow"
std::string seat_name(int seat);
/// A seat's text on its colour.
std::string seat_paint(int seat, std::string_view text, const Ink& ink);
/// "4 Monk": the number and the last word of the title.
std::string card_name(Character c);
/// The cards of a set behind each other, "none" for an empty one.
std::string card_names(Cards cards);

/// Cities, villages and roads where the data puts them, with all that stands on them.
std::string map(const Table& t, const Ink& ink);
/// What the viewer's turn still holds: open parts, powers, the price of every way, and what ending it now
/// would give to the others.
std::string turn(const View& view, const Ink& ink);
/// The actions of the disc with their prices, and which of them the viewer can hardly pay.
std::string disc_choice(const View& view, const Ink& ink);

}  // namespace durbar::maharaja::drawing

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/ids.h"
#include "games/tigris/bits.h"
#include "games/tigris/data.gen.h"

namespace durbar::tigris {

inline constexpr int kMaxPlayers = data::kMaxPlayers;

/// The colour of tiles, points and leaders: red temple and priest, blue farm and farmer, green market and
/// trader, black settlement and king.
enum class Color : std::uint8_t { Red, Blue, Green, Black };
inline constexpr int kColors = 4;
inline constexpr std::array<Color, kColors> kAllColors{Color::Red, Color::Blue, Color::Green, Color::Black};

inline constexpr Color kPriest = Color::Red;
inline constexpr Color kTrader = Color::Green;
inline constexpr Color kKing = Color::Black;
inline constexpr Color kTemple = Color::Red;
inline constexpr Color kFarm = Color::Blue;

constexpr std::string_view color_name(Color c) { return data::kTileKinds[index(c)].color; }
constexpr std::string_view tile_name(Color c) { return data::kTileKinds[index(c)].tile; }
constexpr std::string_view leader_name(Color c) { return data::kTileKinds[index(c)].leader; }
constexpr std::string_view building_name(Color c) { return data::kTileKinds[index(c)].building; }

/// Numbers of tiles (or points) by colour.
struct Counts {
    std::array<std::uint8_t, kColors> of{};

    constexpr std::uint8_t& operator[](Color c) { return of[index(c)]; }
    constexpr std::uint8_t operator[](Color c) const { return of[index(c)]; }
    constexpr int total() const { return of[0] + of[1] + of[2] + of[3]; }

    friend constexpr bool operator==(const Counts&, const Counts&) = default;
};

/// TE-1.5 The six two-coloured monuments, in the order of the data.
using Monument = std::uint8_t;
inline constexpr int kMonuments = static_cast<int>(data::kMonuments.size());

constexpr bool has_color(Monument m, Color c) {
    return data::kMonuments[m][0] == index(c) || data::kMonuments[m][1] == index(c);
}
std::string monument_name(Monument m);

/// "C4": column letter and row number, A1 at the top left.
std::string cell_name(Cell cell);
std::optional<Cell> parse_cell(std::string_view text);
std::optional<Color> parse_color(std::string_view text);
std::optional<Color> parse_leader(std::string_view text);
std::optional<Monument> parse_monument(std::string_view text);

}  // namespace durbar::tigris

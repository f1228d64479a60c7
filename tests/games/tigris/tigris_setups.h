#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {

/// The bag keeps exactly these tiles (red, blue, green, black); all others of it leave the game in the open.
inline void leave_in_bag(Tigris& t, const tigris::Counts& kept) {
    auto& state = t.state();
    for (const auto color : tigris::kAllColors) {
        ASSERT_GE(state.bag[color], kept[color]) << tigris::color_name(color);
        state.out[color] = static_cast<std::uint8_t>(state.out[color] + state.bag[color] - kept[color]);
        state.bag[color] = kept[color];
    }
    EXPECT_EQ(tigris::Rules::violation(state), std::nullopt);
}

/// Treasures stay on these squares only; the seat owns all others.
inline void leave_treasures(Tigris& t, int owner, std::initializer_list<std::string_view> squares) {
    auto& state = t.state();
    const int before = state.treasures.count();
    tigris::Bits kept;
    for (const auto square : squares) kept.add(tigris::parse_cell(square).value());
    ASSERT_EQ(kept & state.treasures, kept);
    state.treasures = kept;
    auto& owned = state.treasures_owned[static_cast<unsigned>(owner)];
    owned = static_cast<std::uint8_t>(owned + before - kept.count());
    EXPECT_EQ(tigris::Rules::violation(state), std::nullopt);
}

/// The squares of the region around a square, by the letter of TE-2.2: tiles of either side and leaders, side
/// by side.
inline tigris::Bits region_of(const tigris::Table& table, tigris::Cell square) {
    tigris::Bits links = table.flipped | table.leader_squares;
    for (const auto& tiles : table.tiles) links |= tiles;
    tigris::Bits region = tigris::bit(square);
    for (bool grew = true; grew;) {
        const tigris::Bits before = region;
        before.for_each([&](tigris::Cell cell) { region |= tigris::neighbours(cell) & links; });
        grew = !(region == before);
    }
    return region;
}

}  // namespace durbar::testing

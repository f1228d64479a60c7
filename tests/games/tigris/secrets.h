#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/tigris/tigris_setups.h"
#include "support/value_path.h"

namespace durbar::testing {

/// What a reader's page receives.
inline Value shown_to(const tigris::State& state, Reader reader) {
    return Match<tigris::Rules>(state).view(reader);
}
inline Value shown_to(const tigris::State& state, int seat) { return shown_to(state, Reader::seat(seat)); }

/// Three seats in the middle of a game.
inline constexpr std::string_view kSecretTable = R"(tigris
players 3
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  r  K1 .  x
 5    .  T0 r  .  .
 6    .  .  .  .  .
catastrophes 2 1
hand 0 red 2 blue 1 green 3
hand 1 red 4 blue 2
hand 2 black 6
points 0 red 3 blue 1
points 1 green 7 black 2
points 2 blue 4
swapped 0 red 1
swapped 1 blue 2
swapped 2 green 1
out red 2 black 1
)";

/// The same table as another reader could imagine it: the secrets of two seats and of the bag are exchanged.
inline tigris::State with_other_secrets(const tigris::State& state, unsigned one, unsigned two) {
    auto other = state;
    other.hands[one] = tigris::Counts{{1, 1, 1, 3}};
    other.hands[two] = tigris::Counts{{0, 2, 2, 2}};
    other.swapped[one] = {};
    other.swapped[one][tigris::Color::Green] = static_cast<std::uint8_t>(state.swapped[one].total());
    other.swapped[two] = {};
    other.swapped[two][tigris::Color::Red] = static_cast<std::uint8_t>(state.swapped[two].total());
    for (const auto color : tigris::kAllColors) {
        int bag = state.bag[color];
        for (const unsigned seat : {one, two}) {
            bag += state.hands[seat][color] - other.hands[seat][color];
            bag += state.swapped[seat][color] - other.swapped[seat][color];
        }
        other.bag[color] = static_cast<std::uint8_t>(bag);
    }
    EXPECT_EQ(tigris::Rules::violation(other), std::nullopt) << tigris::Rules::format_position(other);
    return other;
}

/// The same table with open scores.
inline std::string with_open_scores(std::string_view table) {
    std::string open(table);
    return open.insert(open.find("board\n"), "option scores=open\n");
}

}  // namespace durbar::testing

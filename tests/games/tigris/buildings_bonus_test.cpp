#include "games/tigris/tigris_setups.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::Rules;

/// The trader of seat 0 with the market hall.
constexpr std::string_view kHall = R"(tigris
option buildings=on
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  T0 r  .  .
 5    g  g^ g  .  .
building green H5
hand 0 green 2 black 1
hand 1 green 2
)";

TEST(TigrisBuildingBonus, WhoLaysAndScoresGetsAnotherPointOfThatColour) {  // TE-15.15
    Tigris t(kHall);
    t.play(0, "tile green J4");
    t.expect_points(0, Color::Green, 2);
    t.expect_total_points(2);
}

TEST(TigrisBuildingBonus, IfAnotherPlayerScoresThereIsNone) {  // TE-15.15
    Tigris t(std::string(kHall) + "turn 1\n");
    t.play(1, "tile green J4");
    t.expect_points(0, Color::Green, 1);
    t.expect_total_points(1);
}

TEST(TigrisBuildingBonus, ATileOfAnotherColourEarnsNone) {  // TE-15.15
    Tigris t(R"(tigris
option buildings=on
board
      G  H  I  J  K
 3    .  K0 .  .  .
 4    .  r  T0 .  .
 5    g  g^ g  .  .
building green H5
hand 0 black 1
)");
    t.play(0, "tile black I3");
    t.expect_points(0, Color::Black, 1);
    t.expect_total_points(1);
}

TEST(TigrisBuildingBonus, ABuildingInAnotherKingdomEarnsNone) {  // TE-15.15
    Tigris t(R"(tigris
option buildings=on
board
      F  G  H  I  J  K  L
 3    r* .  .  .  .  .  .
 4    .  T0 r  .  .  .  .
 5    .  .  .  .  g  .  .
 6    .  .  .  .  g^ .  .
building green J6
hand 0 green 1
)");
    t.play(0, "tile green I4");
    t.expect_points(0, Color::Green, 1);
    t.expect_total_points(1);
}

TEST(TigrisBuildingBonus, AKingWhoScoresForAnAbsentLeaderEarnsItInTheColourOfTheTile) {  // TE-15.16
    Tigris t(R"(tigris
option buildings=on
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  K0 r  .  .
 5    g  g^ g  .  .
building green H5
hand 0 green 1
)");
    t.play(0, "tile green J4");
    t.expect_points(0, Color::Green, 2);
    t.expect_total_points(2);
}

TEST(TigrisBuildingBonus, ThePalaceEarnsNothingForAKingsTileOfAnotherColour) {  // TE-15.16
    Tigris t(R"(tigris
option buildings=on
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  K0 r  .  .
 5    k  k^ k  .  .
building black H5
hand 0 green 1 black 1
)");
    t.play(0, "tile green J4");
    t.expect_points(0, Color::Green, 1);
    t.expect_total_points(1);
    t.play(0, "tile black J5");  // for its own colour it does
    t.expect_points(0, Color::Black, 2);
}

TEST(TigrisBuildingBonus, ATileThatLinksALeaderlessRegionWithTheBuildingEarnsIt) {  // TE-15.17
    Tigris t(R"(tigris
option buildings=on
board
      F  G  H  I  J  K  L
 3    r* .  .  .  .  .  .
 4    .  T0 r  .  g^ .  .
 5    .  .  .  .  g  .  .
 6    .  .  .  .  g  .  .
building green J4
hand 0 green 1
)");
    t.play(0, "tile green I4");
    t.expect_points(0, Color::Green, 2);
    t.expect_total_points(2);
}

TEST(TigrisBuildingBonus, ATileThatJoinsTwoKingdomsEarnsNone) {  // TE-15.18
    Tigris t(R"(tigris
option buildings=on
board
      F  G  H  I  J  K  L
 3    r* .  .  .  .  .  .
 4    .  T0 r  .  g^ r  K0
 5    .  .  .  .  g  .  .
building green J4
hand 0 green 1
)");
    t.play(0, "tile green I4").expect_decision("action");
    t.expect_total_points(0);
}

TEST(TigrisBuildingBonus, ABuildingSetInTheSameActionEarnsNone) {  // TE-15.18
    Tigris t(R"(tigris
option buildings=on
board
      F  G  H  I  J  K  L
 3    r* .  .  .  .  .  .
 4    .  T0 r  g  g  .  .
 5    .  .  .  .  .  .  .
hand 0 green 2
)");
    t.play(0, "tile green K4").play(0, "building J4");
    t.expect_points(0, Color::Green, 1);
    t.play(0, "tile green J5");  // the next tile finds it standing
    t.expect_points(0, Color::Green, 3);
    t.expect_total_points(3);
}

TEST(TigrisBuildingBonus, TakingBackTheTileTakesBackTheBonus) {  // TE-3.14, TE-15.15
    Tigris t(kHall);
    Match<Rules> match(t.state());
    ASSERT_EQ(match.play(0, "tile black J4"), std::nullopt);
    const auto before = match.state();
    ASSERT_EQ(match.play(0, "tile green I3"), std::nullopt);
    EXPECT_EQ(match.state().points[0][index(Color::Green)], 2);
    ASSERT_EQ(match.undo(0), std::nullopt);
    EXPECT_EQ(match.state(), before);
    EXPECT_EQ(match.state().points[0][index(Color::Green)], 0);
}

}  // namespace
}  // namespace durbar::testing

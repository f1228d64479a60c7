#include <string>

#include "games/tigris/tigris_setups.h"

namespace durbar::testing {
namespace {

using tigris::Color;

void expect_building(const Tigris& t, Color color, std::string_view square) {
    const auto cell = t.state().buildings[index(color)];
    EXPECT_EQ(cell == tigris::kNoCell ? "supply" : tigris::cell_name(cell), square) << t.text();
}

/// A market on I4 joins the kingdoms of T0 (west) and T1 (east) and lies in a row of three with H4 and J4.
constexpr std::string_view kWar = R"(tigris
option buildings=on
board
      E  F  G  H  I  J  K  L  M
 3    .  r* .  .  .  .  .  .  .
 4    .  T0 r  g  .  g  r  T1 .
 5    .  .  g  .  .  .  .  .  .
hand 0 green 2
hand 1 green 3
)";

TEST(TigrisBuildings, WarsComeBeforeTheBuilding) {  // TE-15.9
    Tigris t(kWar);
    t.play(0, "tile green I4").expect_decision("support");
    t.play(0, "commit 0").play(1, "commit 0");  // two against one: the east loses J4
    t.expect_square("J4", ".");
    t.expect_decision("action");  // H4 and I4 are no line
    EXPECT_EQ(t.state().buildings[index(Color::Green)], tigris::kNoCell);
}

TEST(TigrisBuildings, AreOfferedIfALineStandsAfterTheWar) {  // TE-15.9, TE-15.18
    Tigris t(R"(tigris
option buildings=on
board
      E  F  G  H  I  J  K  L  M
 3    .  r* .  .  .  .  .  .  .
 4    T0 r  g  g  .  g  r  T1 .
 5    .  .  .  .  .  .  .  .  .
hand 0 green 1
)");
    t.play(0, "tile green I4").play(0, "commit 0").play(1, "commit 0");
    t.expect_legal({"building G4", "building H4", "building I4", "no building"});
    t.play(0, "building I4");
    t.expect_points(0, Color::Green, 2);  // the trader and J4, nothing for the tile that joined
    t.expect_total_points(2);
    expect_building(t, Color::Green, "I4");
}

TEST(TigrisBuildings, TheRowThatHoldsTheBuildingsOwnTileTakesItNowhere) {  // TE-15.6, TE-15.7
    // Of the column of four only the hall's own tile is left, but that lies in the new row of five.
    Tigris t(R"(tigris
option buildings=on
board
      D  E  F  G  H  I  J  K  L  M
 3    ~  ~  r* .  .  .  g  .  .  .
 4    .  .  .  .  .  .  g  .  .  .
 5    T0 r  g  g  g  .  g^ r  T1 .
 6    .  g  g  .  .  .  g  .  .  .
building green J5
hand 0 green 1
)");
    t.play(0, "tile green I5").play(0, "commit 0").play(1, "commit 0");  // five against four
    t.expect_square("J3", ".");
    t.expect_square("J5", "g^");
    t.expect_points(0, Color::Green, 4);  // the trader and three markets
    t.expect_decision("action");
    expect_building(t, Color::Green, "J5");
}

TEST(TigrisBuildings, ALineMayTakeTheBuildingWhoseOldLineTheWarHasShortened) {  // TE-15.6
    Tigris t(R"(tigris
option buildings=on
board
      D  E  F  G  H  I  J  K  L  M
 3    ~  ~  r* .  .  .  .  .  g  .
 4    .  .  .  .  .  .  .  .  g^ .
 5    T0 r  .  g  g  .  k  r  g  .
 6    .  g  g  g  .  .  .  T1 g  .
building green L4
hand 0 green 1
)");
    t.expect_square("L4", "g^");
    t.play(0, "tile green I5").play(0, "commit 0").play(1, "commit 0");  // five against four
    t.expect_square("L4", "g^");
    t.expect_square("L5", ".");
    t.expect_legal({"building G5", "building H5", "building I5", "no building"});  // three against one
}

/// A temple on I4 lies in the row G4 to I4 and completes the square H4.
constexpr std::string_view kSquare = R"(tigris
option buildings=on
board
      F  G  H  I  J
 3    r* .  .  .  .
 4    .  r  r  .  .
 5    .  .  r  r  .
 6    .  .  .  .  .
hand 0 red 2
)";

TEST(TigrisBuildings, TheBuildingComesBeforeTheMonument) {  // TE-15.10
    Tigris t(kSquare);
    t.play(0, "tile red I4").expect_decision("building");
    t.expect_legal({"building G4", "building H4", "building I4", "no building"});
    t.expect_illegal("monument black-red H4", "TE-3.1");
    t.play(0, "building G4").expect_decision("monument");
    t.expect_legal({"monument black-red H4", "monument red-blue H4", "monument red-green H4", "no monument"});
    t.play(0, "monument black-red H4");
    expect_building(t, Color::Red, "G4");
}

TEST(TigrisBuildings, ADeclinedBuildingStillOffersTheMonument) {  // TE-15.10
    Tigris t(kSquare);
    t.play(0, "tile red I4").play(0, "no building").expect_decision("monument");
    t.expect_legal({"monument black-red H4", "monument red-blue H4", "monument red-green H4", "no monument"});
}

TEST(TigrisBuildings, TheMonumentNeedsTheLaidTileNotTheBuildingsTile) {  // TE-15.10
    Tigris t(R"(tigris
option buildings=on
board
      F  G  H  I  J
 3    r* .  .  .  .
 4    .  r  r  .  .
 5    .  r  r  .  .
 6    .  .  .  .  .
hand 0 red 2
)");
    t.play(0, "tile red I4").play(0, "building G4");  // G4 lies in an old square, I4 in none
    t.expect_decision("action");
    t.expect_square("G4", "r^");
}

TEST(TigrisBuildings, TheTileUnderABuildingCountsButStaysAndDoesNotScore) {  // TE-15.11
    Tigris t(R"(tigris
option buildings=on
board
      E  F  G  H  I  J  K  L  M
 3    .  r* .  .  .  g  .  .  .
 4    .  T0 r  g  .  g^ r  T1 .
 5    .  .  g  g  .  g  .  .  .
building green J4
hand 0 black 1
)");
    t.play(0, "tile black I4");
    EXPECT_EQ(t.state().conflict.attack, 3);
    EXPECT_EQ(t.state().conflict.defence, 3);
    t.play(0, "commit 0").play(1, "commit 0");  // a tie: the east holds
    t.expect_home(0, Color::Green);
    t.expect_points(1, Color::Green, 4);

    Tigris lost(R"(tigris
option buildings=on
board
      E  F  G  H  I  J  K  L  M
 3    .  r* .  .  .  g  .  .  .
 4    .  T0 r  g  .  g^ r  T1 .
 5    .  .  g  g  .  g  .  .  .
building green J4
hand 0 black 1 green 1
)");
    lost.play(0, "tile black I4").play(0, "commit 1").play(1, "commit 0");
    lost.expect_home(1, Color::Green);
    lost.expect_square("J4", "g^");
    lost.expect_square("J3", ".");
    lost.expect_square("J5", ".");
    lost.expect_points(0, Color::Green, 3);  // the trader and two of the three markets
}

TEST(TigrisBuildings, InARedWarTheTileUnderABuildingStaysLikeProtectedTemples) {  // TE-15.11
    // K4 has the library, L5 a neighbouring king, L3 nothing; the treasure of N5 is linked by M5.
    Tigris t(R"(tigris
option buildings=on
board
      F  G  H  I  J  K  L  M  N
 3    r* .  .  .  .  .  r  .  ~
 4    P0 r  r  .  k  r^ r  P1 ~
 5    .  r  .  .  .  .  r  r  r*
 6    .  .  .  .  .  .  K1 .  .
building red K4
hand 0 black 1 red 5
)");
    t.expect_square("N5", "r*");
    t.play(0, "tile black I4");
    EXPECT_EQ(t.state().conflict.defence, 6);
    t.play(0, "commit 5").play(1, "commit 0");
    t.expect_home(1, Color::Red);
    t.expect_square("K4", "r^");
    t.expect_square("L5", "r");
    t.expect_square("N5", "r*");
    for (const auto* gone : {"L3", "L4", "M5"}) t.expect_square(gone, ".");
    t.expect_points(0, Color::Red, 4);
}

TEST(TigrisBuildings, TheTileUnderABuildingStaysInWarsOfOtherColoursToo) {  // TE-15.11
    Tigris kings(R"(tigris
option buildings=on
board
      E  F  G  H  I  J  K  L  M
 3    .  r* .  .  .  k  .  .  .
 4    .  K0 r  k  .  k^ r  K1 .
building black J4
hand 0 green 1 black 5
)");
    kings.play(0, "tile green I4").play(0, "commit 5").play(1, "commit 0");
    kings.expect_square("J4", "k^");
    kings.expect_square("J3", ".");
    kings.expect_points(0, Color::Black, 2);

    Tigris farmers(R"(tigris
option buildings=on
board
      C  D  E  F  G  H  I  J  K
 1    F0 r  b  ~  b^ b  b  r  r*
 2    .  .  ~  .  .  .  .  F1 .
building blue G1
hand 0 blue 6
)");
    farmers.play(0, "tile blue F1").play(0, "commit 5").play(1, "commit 0");
    farmers.expect_square("G1", "b^");
    farmers.expect_square("H1", "~");
    farmers.expect_square("I1", "~");
    farmers.expect_points(0, Color::Blue, 3);
}

TEST(TigrisBuildings, ABuildingWhoseTileIsFlippedReturnsToTheSupply) {  // TE-15.12
    Tigris t(R"(tigris
option buildings=on
board
      F  G  H  I  J  K
 3    r* .  .  .  .  .
 4    .  r^ r  .  .  .
 5    .  r  .  .  r  .
 6    .  .  .  .  r  .
building red G4
hand 0 red 2
)");
    t.play(0, "tile red H5").expect_decision("monument");
    t.play(0, "monument red-green G4");
    t.expect_square("G4", "#");
    expect_building(t, Color::Red, "supply");
    t.play(0, "tile red J4");  // from the supply a line of three is enough
    t.expect_legal({"building J4", "building J5", "building J6", "no building"});
    t.play(0, "building J5");
    expect_building(t, Color::Red, "J5");
}

TEST(TigrisBuildings, AMonumentOfTheSameActionMayFlipTheTileOfTheNewBuilding) {  // TE-15.12
    Tigris t(kSquare);
    t.play(0, "tile red I4").play(0, "building I4");
    expect_building(t, Color::Red, "I4");
    t.play(0, "monument red-blue H4");
    expect_building(t, Color::Red, "supply");
    t.expect_square("I4", "#");
}

/// The palace in a line of three.
constexpr std::string_view kPalace = R"(tigris
option buildings=on
board
      G  H  I  J
 4    .  .  .  .
 5    .  k  k^ k
 6    .  .  .  .
building black I5
hand 0 black 6
hand 1 black 6
)";

TEST(TigrisBuildings, ACatastropheTileMayCoverATileWithABuilding) {  // TE-15.13
    Tigris t(kPalace);
    const int out = t.state().out[Color::Black];
    t.expect_allowed("catastrophe I5");
    t.play(0, "catastrophe I5");
    t.expect_square("I5", "x");
    expect_building(t, Color::Black, "supply");
    EXPECT_EQ(t.state().out[Color::Black], out + 1);
}

TEST(TigrisBuildings, ABuildingGivesNoWayToCoverATreasure) {  // TE-15.13, TE-6.3
    Tigris t(R"(tigris
option buildings=on
board
      E  F  G  H
 2    ~  .  .  .
 3    ~  r*^ r  r
 4    .  .  .  .
building red F3
)");
    t.expect_illegal("catastrophe F3", "TE-6.3");
    t.expect_allowed("catastrophe G3");
}

TEST(TigrisBuildings, ABuildingStaysWhenItsLineIsShortened) {  // TE-15.14
    Tigris t(kPalace);
    t.play(0, "catastrophe H5");
    t.expect_square("I5", "k^");
    t.play(0, "catastrophe J5");  // the line is gone, the tile is not
    expect_building(t, Color::Black, "I5");
    t.draw_all();
    t.expect_square("I5", "k^");
}

TEST(TigrisBuildings, AFaceDownTileBreaksALine) {  // TE-15.19
    Tigris t(R"(tigris
option buildings=on
board
      F  G  H  I  J  K  L
 4    .  .  #  #  .  .  .
 5    r  r  #  #  r  .  .
 6    .  .  .  .  .  .  .
monument black-red H4 red
hand 0 red 2
)");
    t.play(0, "tile red K5").expect_decision("action");
    t.play(0, "tile red L5");
    t.expect_legal({"building J5", "building K5", "building L5", "no building"});
}

TEST(TigrisBuildings, AFarmLineNeedsThreeRiverSquaresInARowOrColumn) {  // TE-15.19
    Tigris t(R"(tigris
option buildings=on
board
      A  B  C  D  E
 1    .  .  .  .  b
 2    .  r* .  .  ~
 3    .  .  .  ~  b
 4    ~  b  b  ~  .
hand 0 blue 4
)");
    t.play(0, "tile blue D3").expect_decision("action");  // two beside each other in the bend of the river
    t.play(0, "tile blue D4");
    t.expect_legal({"building B4", "building C4", "building D4", "no building"});
    t.play(0, "no building").draw_all();
    t.play(1, "pass").draw_all();
    t.play(0, "tile blue E2");
    t.expect_legal({"building E1", "building E2", "building E3", "no building"});
}

}  // namespace
}  // namespace durbar::testing

#include <string>
#include <vector>

#include "games/tigris/tigris_setups.h"

namespace durbar::testing {
namespace {

using tigris::Color;

void expect_building(const Tigris& t, Color color, std::string_view square) {
    const auto cell = t.state().buildings[index(color)];
    EXPECT_EQ(cell == tigris::kNoCell ? "supply" : tigris::cell_name(cell), square) << t.text();
}

TEST(TigrisBuildings, AreAnOption) {  // TE-15.1
    const std::string board = R"(
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  g  g  .  .
 5    .  .  .  .  .
hand 0 green 1
)";
    Tigris without("tigris" + board);
    without.play(0, "tile green J4").expect_decision("action");
    Tigris with("tigris\noption buildings=on" + board);
    with.play(0, "tile green J4").expect_decision("building");
}

TEST(TigrisBuildings, ThereIsOneOfEachColourWithItsName) {  // TE-15.1
    EXPECT_EQ(tigris::building_name(Color::Black), "palace");
    EXPECT_EQ(tigris::building_name(Color::Green), "market hall");
    EXPECT_EQ(tigris::building_name(Color::Blue), "granary");
    EXPECT_EQ(tigris::building_name(Color::Red), "library");
    Tigris t(R"(tigris
option buildings=on
board
      E  F  G  H  I  J  K  L
 1    b  b  ~  ~  ~  .  r* .
 2    ~  .  .  .  .  .  .  .
 3    ~  r* .  .  k  .  .  .
 4    .  .  r  r  k  g  g  .
hand 0 red 1 blue 1 green 1 black 1
)");
    t.play(0, "tile green L4").play(0, "building K4");
    t.play(0, "tile blue G1").play(0, "building E1").draw_all();
    t.play(1, "pass").draw_all();
    t.play(0, "tile black I2").play(0, "building I2");
    t.play(0, "tile red F4").play(0, "building G4");
    expect_building(t, Color::Green, "K4");
    expect_building(t, Color::Blue, "E1");
    expect_building(t, Color::Black, "I2");
    expect_building(t, Color::Red, "G4");
}

TEST(TigrisBuildings, ALineOfThreeWithTheLaidTileOffersTheBuilding) {  // TE-15.2, TE-15.3, TE-15.4
    Tigris t(R"(tigris
option buildings=on
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  g  g  .  .
 5    .  .  .  .  .
hand 0 green 1
)");
    t.play(0, "tile green J4");
    t.expect_to_act(0).expect_legal({"building H4", "building I4", "building J4", "no building"});
    t.expect_illegal("building G4", "TE-15.2");
    t.expect_illegal("building I5", "TE-15.2");
    t.expect_illegal("pass", "TE-3.1");
    t.play(0, "building H4");
    t.expect_square("H4", "g^");
    t.expect_total_points(0);  // a region without leaders will do
    t.expect_to_act(0).expect_decision("action");
}

TEST(TigrisBuildings, AColumnCountsLikeARow) {  // TE-15.2
    Tigris t(R"(tigris
option buildings=on
board
      G  H  I
 3    .  k  .
 4    .  .  .
 5    .  k  .
 6    .  k  .
hand 0 black 1
)");
    t.play(0, "tile black H4");
    t.expect_legal({"building H3", "building H4", "building H5", "building H6", "no building"});
}

TEST(TigrisBuildings, BentBrokenShortOrMixedLinesOfferNothing) {  // TE-15.2, TE-15.4
    for (const auto* square : {"H5", "L4", "J6", "I3"}) {
        Tigris t(R"(tigris
option buildings=on
board
      G  H  I  J  K  L  M
 3    .  .  .  .  .  .  .
 4    .  g  g  k  g  .  .
 5    .  .  .  g  .  .  .
 6    .  .  .  .  .  .  .
hand 0 green 1
)");
        t.play(0, std::string("tile green ") + square).expect_to_act(0).expect_decision("action");
    }
}

TEST(TigrisBuildings, OnlyThePlayerWhoLaidTheTileDecidesInWhoseverKingdom) {  // TE-15.2
    Tigris t(R"(tigris
option buildings=on
players 3
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  g  g  .  .
 5    .  T2 r  K1 .
turn 0
hand 0 green 1
)");
    t.play(0, "tile green J4");
    t.expect_points(2, Color::Green, 1);
    t.expect_to_act(0).expect_decision("building");
    t.play(0, "building I4");
    expect_building(t, Color::Green, "I4");
}

TEST(TigrisBuildings, GoOnAnyTileOfEitherLineThroughTheLaidTile) {  // TE-15.3
    Tigris t(R"(tigris
option buildings=on
board
      G  H  I  J  K  L
 2    .  .  .  .  .  .
 3    .  .  .  g  .  .
 4    .  g  g  .  .  .
 5    g  .  .  g  .  .
 6    .  .  .  g  .  .
hand 0 green 1
)");
    t.play(0, "tile green J4");
    t.expect_legal({"building H4", "building I4", "building J4", "building J3", "building J5", "building J6",
                    "no building"});
    t.expect_illegal("building G5", "TE-15.2");
    t.play(0, "building J4");  // the laid tile itself
    expect_building(t, Color::Green, "J4");
}

TEST(TigrisBuildings, MayStandOnATempleWithATreasure) {  // TE-15.3
    Tigris t(R"(tigris
option buildings=on
board
      E  F  G  H
 2    ~  .  .  .
 3    ~  r* r  .
 4    .  .  .  .
hand 0 red 1
)");
    t.play(0, "tile red H3").play(0, "building F3");
    t.expect_square("F3", "r*^");
}

TEST(TigrisBuildings, DecliningIsAllowedAndLeavesThemWhereTheyAre) {  // TE-15.4
    Tigris t(R"(tigris
option buildings=on
board
      G  H  I  J  K
 4    .  g  g  .  .
 5    .  .  .  .  .
hand 0 green 1
)");
    t.play(0, "tile green J4").play(0, "no building");
    expect_building(t, Color::Green, "supply");
    t.expect_decision("action");
    EXPECT_EQ(t.state().actions_done, 1);
}

/// The market hall stands in a line of three (row 3); J5 and its neighbours make another one.
std::string with_second_line(std::string_view row5) {
    return R"(tigris
option buildings=on
board
      G  H  I  J  K  L
 3    g  g^ g  .  .  .
 4    .  .  .  .  .  .
 5    )" + std::string(row5) +
           R"(
 6    .  .  .  .  .  .
building green H3
hand 0 green 2
)";
}

TEST(TigrisBuildings, AnEqualLineDoesNotTakeTheBuilding) {  // TE-15.5
    Tigris t(with_second_line(".  g  g  .  .  ."));
    t.play(0, "tile green J5").expect_decision("action");
    expect_building(t, Color::Green, "H3");
}

TEST(TigrisBuildings, ALongerLineMayTakeTheBuilding) {  // TE-15.5, TE-15.4
    Tigris t(with_second_line(".  g  g  .  g  ."));
    t.play(0, "tile green J5");
    t.expect_legal({"building H5", "building I5", "building J5", "building K5", "no building"});
    t.expect_illegal("building G3", "TE-15.2");
    t.play(0, "building K5");
    expect_building(t, Color::Green, "K5");
    t.expect_square("H3", "g");
    t.expect_square("K5", "g^");
}

TEST(TigrisBuildings, ADeclinedMoveLeavesTheBuilding) {  // TE-15.5
    Tigris t(with_second_line(".  g  g  .  g  ."));
    t.play(0, "tile green J5").play(0, "no building");
    expect_building(t, Color::Green, "H3");
}

TEST(TigrisBuildings, TheLongestLineThroughItsTileIsToBeBeaten) {  // TE-15.5
    // A row of three and a column of four through H3.
    Tigris t(R"(tigris
option buildings=on
board
      G  H  I  J  K  L  M  N
 2    .  g  .  .  .  .  ~  .
 3    g  g^ g  .  .  .  ~  ~
 4    .  g  .  .  .  .  .  ~
 5    .  g  .  .  .  .  .  r*
 6    .  .  .  g  g  g  .  .
building green H3
hand 0 green 2
)");
    t.play(0, "tile green M6").expect_decision("action");  // four against four
    t.play(0, "tile green N6").expect_decision("building");
    t.play(0, "building J6");
    expect_building(t, Color::Green, "J6");
}

TEST(TigrisBuildings, OfTwoLinesOnlyTheLongerOnesTilesAreOffered) {  // TE-15.5, TE-15.3
    Tigris t(R"(tigris
option buildings=on
board
      G  H  I  J  K  L
 2    .  .  .  .  .  .
 3    g  g^ g  .  .  .
 4    .  .  .  .  g  .
 5    .  g  g  g  .  .
 6    .  .  .  .  g  .
building green H3
hand 0 green 1
)");
    t.play(0, "tile green K5");  // a row of four, a column of three
    t.expect_legal({"building H5", "building I5", "building J5", "building K5", "no building"});
    t.expect_illegal("building K4", "TE-15.5");
    t.expect_illegal("building K6", "TE-15.5");
}

TEST(TigrisBuildings, ANewLineNeedsThreeTilesEvenIfTheOldOneHasShrunk) {  // TE-15.6
    Tigris t(R"(tigris
option buildings=on
board
      G  H  I  J  K  L
 3    .  g^ .  .  .  .
 4    .  .  .  .  .  .
 5    .  .  g  .  .  .
building green H3
hand 0 green 2
)");
    t.play(0, "tile green J5").expect_decision("action");  // two are more than one, but no line
    t.play(0, "tile green K5");
    t.expect_legal({"building I5", "building J5", "building K5", "no building"});
}

TEST(TigrisBuildings, LengtheningTheOwnLineMovesNothing) {  // TE-15.7, TE-15.6
    Tigris t(with_second_line(".  .  .  .  .  ."));
    t.play(0, "tile green J3").expect_decision("action");
    expect_building(t, Color::Green, "H3");
}

/// A tile on J3 lengthens the building's row from three to four and completes the column J.
std::string with_crossing_line(std::string_view row7) {
    return R"(tigris
option buildings=on
board
      G  H  I  J  K
 2    .  .  .  .  .
 3    g  g^ g  .  .
 4    .  .  .  g  .
 5    .  .  .  g  .
 6    .  .  .  g  .
 7    )" + std::string(row7) +
           R"(
building green H3
hand 0 green 1
)";
}

TEST(TigrisBuildings, TheLaidTileCountsInTheBuildingsOwnLine) {  // TE-15.6, TE-15.7
    Tigris t(with_crossing_line(".  .  r* .  ."));
    t.play(0, "tile green J3").expect_decision("action");  // four against four
}

TEST(TigrisBuildings, ALongerCrossingLineMayTakeTheBuilding) {  // TE-15.7
    Tigris t(with_crossing_line(".  .  r* g  ."));
    t.play(0, "tile green J3");  // five against four
    t.expect_legal(
        {"building J3", "building J4", "building J5", "building J6", "building J7", "no building"});
    t.play(0, "building J3");  // a tile of both lines
    expect_building(t, Color::Green, "J3");
}

TEST(TigrisBuildings, AfterADeclineALaterTileOffersTheBuildingAgain) {  // TE-15.8
    Tigris t(R"(tigris
option buildings=on
board
      G  H  I  J  K  L
 4    .  g  g  .  .  .
 5    .  .  .  .  .  .
hand 0 green 2
)");
    t.play(0, "tile green J4").play(0, "no building");
    t.play(0, "tile green K4");
    t.expect_legal({"building H4", "building I4", "building J4", "building K4", "no building"});
}

TEST(TigrisBuildings, AMoveIsOfferedEvenIfTheLineWasAlreadyLonger) {  // TE-15.8
    Tigris t(with_second_line(".  g  g  .  g  ."));
    t.play(0, "tile green J5").play(0, "no building");  // four against three, declined
    t.play(0, "tile green G5");
    t.expect_decision("building").expect_allowed("building G5").expect_allowed("building K5");
}

}  // namespace
}  // namespace durbar::testing

#include <set>
#include <string>
#include <vector>

#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Color;

TEST(TigrisMonumentSquares, LeadersOfAnyPlayerLeftWithoutATempleGoHomeAtOnce) {  // TE-10.11
    Tigris t(R"(tigris
players 3
board
      G  H  I  J  K
 3    .  K0 T1 .  .
 4    F2 r  r  P1 r
 5    .  r  .  .  .
 6    .  .  .  .  .
hand 0 red 1
)");
    t.play(0, "tile red I5").play(0, "monument red-green H4");
    t.expect_home(0, Color::Black).expect_home(1, Color::Green).expect_home(2, Color::Blue);
    t.expect_square("H3", ".").expect_square("I3", ".").expect_square("G4", ".");
    t.expect_square("J4", "P1");                               // K4 still lies face up beside him
    t.expect_points(1, Color::Red, 1).expect_total_points(1);  // for the tile, nothing for the leaders
}

TEST(TigrisMonumentSquares, ADeclinedMonumentSendsNobodyHome) {  // TE-10.11, TE-10.1
    Tigris t(R"(tigris
board
      G  H  I  J
 3    .  K0 T1 .
 4    .  r  r  .
 5    .  r  .  .
hand 0 red 1
)");
    t.play(0, "tile red I5").play(0, "no monument");
    t.expect_square("H3", "K0").expect_square("I3", "T1");
}

TEST(TigrisMonumentSquares, FlippingOtherTilesThanTemplesSendsNobodyHome) {  // TE-10.11
    Tigris t(R"(tigris
board
      G  H  I  J
 3    r  K0 .  .
 4    .  g  g  .
 5    .  g  .  .
hand 0 green 1
)");
    t.play(0, "tile green I5").play(0, "monument red-green H4");
    t.expect_square("H3", "K0");
}

TEST(TigrisMonumentSquares, TheRulebooksExampleReturnsOneLeader) {  // TE-10.11
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  F1 .  .
 4    P0 r  r  K1 r
 5    r  r  .  .  .
 6    .  .  .  .  .
turn 1
hand 1 red 1
)");
    t.play(1, "tile red I5").play(1, "monument red-blue H4");
    t.expect_home(1, Color::Blue);                          // only I4 was beside the farmer
    t.expect_square("G4", "P0").expect_square("J4", "K1");  // G5 and K4 are still temples
}

TEST(TigrisMonumentSquares, ThePointOfTheTileStaysWithALeaderWhomTheMonumentSendsHome) {  // TE-5.10, TE-10.11
    Tigris t(R"(tigris
board
      G  H  I  J
 3    .  .  .  .
 4    P0 r  r  .
 5    .  r  .  .
hand 0 red 1
)");
    t.play(0, "tile red I5");
    t.expect_points(0, Color::Red, 1);  // at once, before the monument
    t.play(0, "monument black-red H4");
    t.expect_home(0, Color::Red).expect_points(0, Color::Red, 1).expect_total_points(1);
}

TEST(TigrisMonumentSquares, ASquareWithATreasureMayBeFlippedAndKeepsIt) {  // TE-10.12
    Tigris t(R"(tigris
board
      F  G  H
 2    r  .  .
 3    r* r  .
 4    .  .  .
hand 0 red 1
)");
    t.play(0, "tile red G2");
    t.expect_legal({"monument black-red F2", "monument red-blue F2", "monument red-green F2", "no monument"});
    t.play(0, "monument red-green F2");
    t.expect_square("F3", "#*").expect_square("F2", "#").expect_square("G2", "#").expect_square("G3", "#");
    EXPECT_EQ(t.state().treasures.count(), 10);
}

TEST(TigrisMonumentSquares, ATreasureOnAFlippedTileCountsForItsKingdomAndMayStay) {  // TE-10.12
    Tigris t(R"(tigris
board
      E  F  G  H  I  J
 2    ~  #  #  .  .  .
 3    ~  #* #  .  .  .
 4    .  .  g  k  .  .
 5    .  .  .  k  .  .
 6    .  .  .  .  r  .
 7    .  .  .  T0 r* .
monument black-red F2 red
hand 0 black 1
)");
    t.play(0, "tile black H6");
    t.expect_decision("treasure").expect_to_act(0).expect_legal({"stay F3", "stay I7"});
    t.play(0, "stay F3");
    t.expect_treasures(0, 1).expect_square("F3", "#*").expect_square("I7", "r");
}

TEST(TigrisMonumentSquares, ATreasureOnAFlippedTileKeepsItsPriorityAndMayBeTaken) {  // TE-10.12, TE-10.10
    Tigris t(R"(tigris
board
      A  B  C  D  E  F
 1    #  #  .  .  ~  ~
 2    #  #* r  k  ~  r
 3    .  .  T0 ~  ~  r*
monument black-red A1 red
hand 0 blue 1
)");
    t.play(0, "tile blue E2");
    t.expect_decision("action").expect_to_act(0);  // B2 is a corner treasure, so only F3 may stay
    t.expect_treasures(0, 1).expect_square("B2", "#").expect_square("F3", "r*");
}

TEST(TigrisMonumentSquares, NoWarRemovesAFlippedTile) {  // TE-10.10, TE-10.9
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  #  #  .
 4    r  P0 .  #  #  r
 5    .  .  .  .  .  P1
monument black-red J3 red
hand 0 red 1 black 1
)");
    t.play(0, "tile black I4");
    EXPECT_EQ(t.state().conflict.attack, 1);
    EXPECT_EQ(t.state().conflict.defence, 1);  // L4 alone
    t.play(0, "commit 1").play(1, "commit 0");
    t.expect_points(0, Color::Red, 2).expect_square("L4", ".");
    for (const auto* flipped : {"J3", "K3", "J4", "K4"}) t.expect_square(flipped, "#");
}

/// Top left corners of all 2x2 squares on which four farms may lie.
std::set<std::string> farm_squares(const std::string& board) {
    Tigris t("tigris\noption board=" + board + "\nhand 0 blue 4\n");
    std::set<std::string> river;
    for (const auto& move : t.legal()) {
        if (move.starts_with("tile blue ")) river.insert(move.substr(10));
    }
    std::set<std::string> corners;
    for (int row = 1; row < 11; ++row) {
        for (char column = 'A'; column < 'P'; ++column) {
            const auto name = [](char c, int r) { return std::string(1, c) + std::to_string(r); };
            const char right = static_cast<char>(column + 1);
            if (river.contains(name(column, row)) && river.contains(name(right, row)) &&
                river.contains(name(column, row + 1)) && river.contains(name(right, row + 1))) {
                corners.insert(name(column, row));
            }
        }
    }
    return corners;
}

TEST(TigrisMonumentSquares, FourFarmsFitOnlyOnFewSquares) {  // TE-10.13
    EXPECT_EQ(farm_squares("standard"), (std::set<std::string>{"O4"}));
    EXPECT_EQ(farm_squares("advanced"), (std::set<std::string>{"C1", "C2", "G9"}));
}

TEST(TigrisMonumentSquares, FourFarmsMakeAMonumentOnTheStandardBoard) {  // TE-10.13
    Tigris t(R"(tigris
board
      O  P
 4    b  b
 5    b  ~
hand 0 blue 1
)");
    t.play(0, "tile blue P5");
    t.expect_legal(
        {"monument black-blue O4", "monument red-blue O4", "monument blue-green O4", "no monument"});
}

TEST(TigrisMonumentSquares, FourFarmsMakeAMonumentOnTheAdvancedBoard) {  // TE-10.13, TE-10.5
    Tigris north(R"(tigris
option board=advanced
board
      C  D
 1    b  b
 2    b  ~
 3    b  b
hand 0 blue 1
)");
    north.play(0, "tile blue D2");
    north.expect_legal({"monument black-blue C1", "monument red-blue C1", "monument blue-green C1",
                        "monument black-blue C2", "monument red-blue C2", "monument blue-green C2",
                        "no monument"});
    Tigris south(R"(tigris
option board=advanced
board
      G  H
 9    b  b
10    ~  b
hand 0 blue 1
)");
    south.play(0, "tile blue G10");
    south.expect_legal(
        {"monument black-blue G9", "monument red-blue G9", "monument blue-green G9", "no monument"});
}

}  // namespace
}  // namespace durbar::testing

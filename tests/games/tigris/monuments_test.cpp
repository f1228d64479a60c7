#include <string>
#include <vector>

#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Color;

TEST(TigrisMonument, ATileThatCompletesASquareOfOneColourMayMakeAMonument) {  // TE-10.1, TE-10.5, TE-10.8
    Tigris t(R"(tigris
board
      G  H  I  J
 3    .  .  .  .
 4    .  k  k  .
 5    .  k  .  .
 6    .  .  .  .
hand 0 black 2
)");
    t.play(0, "tile black I5");  // no leader anywhere: nobody scores, the square counts all the same
    t.expect_total_points(0);
    t.expect_decision("monument").expect_to_act(0);
    t.expect_legal(
        {"monument black-red H4", "monument black-blue H4", "monument black-green H4", "no monument"});
    t.play(0, "monument black-green H4");
    for (const auto* flipped : {"H4", "I4", "H5", "I5"}) t.expect_square(flipped, "#");
    const auto monument = tigris::parse_monument("black-green").value();
    EXPECT_EQ(t.state().monuments[monument].corner, tigris::parse_cell("H4"));
    EXPECT_EQ(t.state().monuments[monument].color, Color::Black);
    t.expect_decision("action").expect_to_act(0);
    EXPECT_EQ(t.state().actions_done, 1);
}

TEST(TigrisMonument, ThePlayerMayDecline) {  // TE-10.1
    Tigris t(R"(tigris
board
      G  H  I  J
 3    .  .  .  .
 4    .  k  k  .
 5    .  k  .  .
hand 0 black 2
)");
    t.play(0, "tile black I5").play(0, "no monument");
    for (const auto* tile : {"H4", "I4", "H5", "I5"}) t.expect_square(tile, "k");
    for (const auto& monument : t.state().monuments) EXPECT_EQ(monument.corner, tigris::kNoCell);
    t.expect_decision("action").expect_to_act(0);
    EXPECT_EQ(t.state().actions_done, 1);
}

TEST(TigrisMonument, AnOddTileOrAHoleMakesNoSquare) {  // TE-10.1
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  k  k  .  k
 5    .  g  .  .  k
 6    .  .  .  .  .
hand 0 black 2
)");
    t.play(0, "tile black I5");  // with a market on H5 and a hole on J4
    t.expect_decision("action");
    t.play(0, "tile black J5");  // J4 is still missing
    t.expect_chance();           // the turn is over
}

TEST(TigrisMonument, OneColourMustBeThatOfTheFlippedTilesTheOtherMayBeAny) {  // TE-10.2
    Tigris t(R"(tigris
board
      G  H  I  J
 3    .  .  .  .
 4    .  r  r  .
 5    .  r  .  .
hand 0 red 1
)");
    t.play(0, "tile red I5");
    t.expect_legal({"monument black-red H4", "monument red-blue H4", "monument red-green H4", "no monument"});
    t.expect_illegal("monument blue-green H4", "TE-10.2").expect_illegal("monument black-blue H4", "TE-10.2");
    t.play(0, "monument red-blue H4");  // a blue half on dry land
    t.expect_square("I5", "#");
}

TEST(TigrisMonument, AMonumentOnTheBoardIsNoLongerInTheSupply) {  // TE-10.2
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 4    .  r  r  .  #  #
 5    .  r  .  .  #  #
monument black-red K4 black
hand 0 red 1
)");
    t.play(0, "tile red I5");
    t.expect_legal({"monument red-blue H4", "monument red-green H4", "no monument"});
    t.expect_illegal("monument black-red H4", "TE-10.2");
}

TEST(TigrisMonument, NothingIsAskedOrFlippedIfNoneOfTheColourIsLeft) {  // TE-10.2, TE-10.5
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 2    .  #  #  #  #  .
 3    .  #  #  #  #  .
 4    .  .  .  .  .  .
 5    r  r  .  #  #  .
 6    r  .  .  #  #  .
monument black-red H2 black
monument red-blue J2 red
monument red-green J5 green
hand 0 red 1
)");
    // Black-blue, black-green and blue-green are still there, but none of them is red.
    t.play(0, "tile red H6");
    t.expect_decision("action").expect_to_act(0);
    for (const auto* temple : {"G5", "H5", "G6", "H6"}) t.expect_square(temple, "r");
}

TEST(TigrisMonument, AnOldSquareCannotBeUsedLaterButANewOneMayShareItsTiles) {  // TE-10.3
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  k  k  k  .
 5    .  k  .  .  .
 6    .  .  .  .  .
hand 0 black 2
)");
    t.play(0, "tile black I5").play(0, "no monument");
    t.play(0, "tile black J5");
    t.expect_legal(
        {"monument black-red I4", "monument black-blue I4", "monument black-green I4", "no monument"});
    t.expect_illegal("monument black-red H4", "TE-10.3");
    t.play(0, "monument black-red I4");
    t.expect_square("H4", "k").expect_square("H5", "k").expect_square("I4", "#").expect_square("J5", "#");
}

TEST(TigrisMonument, ATileBesideAnOldSquareOffersNothing) {  // TE-10.3
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  k  k  .  .
 5    .  k  k  .  .
 6    .  .  .  .  .
hand 0 black 1
)");
    t.play(0, "tile black J5");
    t.expect_decision("action").expect_to_act(0);
    t.expect_square("H4", "k");
}

TEST(TigrisMonument, ASquareThatWasDeclinedBrokenAndCompletedAgainCountsAsNew) {  // TE-10.4
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 2    .  .  r  .  .  .
 3    .  g  P1 .  .  r
 4    K1 r  .  .  P0 r
 5    F1 r  r  T1 .  r
 6    .  .  .  .  .  .
hand 0 red 5 black 1
hand 1 red 6
)");
    t.play(0, "tile red I4").play(0, "no monument");
    t.play(0, "tile black J4").play(0, "commit 4").play(1, "commit 0");  // 3 + 4 : 5
    t.expect_square("I4", ".").expect_square("H4", "r").expect_square("H5", "r").expect_square("I5", "r");
    for (int tile = 0; tile < 6; ++tile) t.chance("draw red");
    t.play(1, "pass");
    t.play(0, "tile red I4");
    t.expect_decision("monument").expect_to_act(0);
    t.expect_legal({"monument black-red H4", "monument red-blue H4", "monument red-green H4", "no monument"});
}

TEST(TigrisMonument, MonumentAndSquareAreOneDecisionOverAllPairs) {  // TE-10.5, TE-10.6
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  k  k  k  .
 5    .  k  .  k  .
 6    .  k  k  k  .
hand 0 black 1
)");
    t.play(0, "tile black I5");
    std::vector<std::string> wanted{"no monument"};
    for (const auto* monument : {"black-red", "black-blue", "black-green"}) {
        for (const auto* corner : {"H4", "I4", "H5", "I5"}) {
            wanted.push_back(std::string("monument ") + monument + " " + corner);
        }
    }
    t.expect_legal(wanted);
    t.play(0, "monument black-blue I5");
    t.expect_decision("action").expect_to_act(0);  // one monument, whatever other squares there were
    for (const auto* flipped : {"I5", "J5", "I6", "J6"}) t.expect_square(flipped, "#");
    for (const auto* tile : {"H4", "I4", "J4", "H5", "H6"}) t.expect_square(tile, "k");
}

// The markets of seat 0 and the tile on I4 make a square, if they survive the war of traders.
constexpr auto kSquareAtWar = R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    T0 g  .  T1 r
 5    r  g  g  .  .
 6    .  .  .  .  .
hand 0 green 1
hand 1 green 3
)";

TEST(TigrisMonument, AfterAWarItMayBeBuiltIfTheSquareStillStands) {  // TE-10.7
    Tigris t(kSquareAtWar);
    t.play(0, "tile green I4");
    t.expect_decision("support");               // the war comes first
    t.play(0, "commit 0").play(1, "commit 2");  // 3 : 2
    t.expect_points(0, Color::Green, 1).expect_square("I4", "g");
    t.expect_decision("monument").expect_to_act(0);
    t.expect_legal(
        {"monument black-green H4", "monument red-green H4", "monument blue-green H4", "no monument"});
}

TEST(TigrisMonument, AfterAWarThatBrokeTheSquareNothingIsOffered) {  // TE-10.7
    Tigris t(kSquareAtWar);
    t.play(0, "tile green I4").play(0, "commit 0").play(1, "commit 3");  // 3 : 3
    t.expect_points(1, Color::Green, 4).expect_square("I4", "g").expect_square("H4", ".");
    t.expect_decision("action").expect_to_act(0);
}

TEST(TigrisMonument, WhoLaidTheTileDecidesWhoeverRulesThere) {  // TE-10.8
    Tigris t(R"(tigris
players 3
board
      G  H  I  J
 3    .  r  K2 .
 4    .  k  k  .
 5    .  k  .  .
 6    .  .  .  .
turn 1
hand 1 black 1
)");
    t.play(1, "tile black I5");
    t.expect_points(2, Color::Black, 1).expect_total_points(1);
    t.expect_decision("monument").expect_to_act(1);
    t.play(1, "monument black-red H4");
    t.expect_square("I3", "K2");
}

TEST(TigrisMonument, ATileThatScoresNothingInAKingdomMayMakeOneToo) {  // TE-10.8
    Tigris t(R"(tigris
board
      G  H  I  J
 3    .  r  F1 .
 4    .  k  k  .
 5    .  k  .  .
 6    .  .  .  .
hand 0 black 1
)");
    t.play(0, "tile black I5");
    t.expect_total_points(0);
    t.expect_decision("monument").expect_to_act(0);
}

TEST(TigrisMonument, FlippedTilesMakeNoNewSquares) {  // TE-10.9
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  #  #  r  .
 4    .  #  #  .  .
 5    .  .  .  .  .
monument black-red H3 red
hand 0 red 1
)");
    t.play(0, "tile red J4");
    t.expect_decision("action").expect_to_act(0);
    t.expect_square("J3", "r").expect_square("J4", "r");
}

TEST(TigrisMonument, FlippedTemplesAreNoTemplesForLeaders) {  // TE-10.9
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  #  #  r  .
 4    .  #  #  .  .
 5    .  .  .  .  .
monument black-red H3 red
)");
    t.expect_illegal("leader king H5", "TE-4.4").expect_illegal("leader king G4", "TE-4.4");
    t.expect_allowed("leader king J4");
}

TEST(TigrisMonument, FlippedTilesStillLinkTheirKingdom) {  // TE-2.3, TE-10.9
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    r  #  #  .  .
 4    T1 #  #  .  .
 5    .  .  .  .  .
monument black-red H3 red
hand 0 green 1
)");
    t.play(0, "tile green J4");
    t.expect_points(1, Color::Green, 1).expect_total_points(1);
}

TEST(TigrisMonument, AMonumentStandsForEver) {  // TE-10.10
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  #  #  r  .
 4    .  #  #  .  .
 5    .  .  .  .  .
monument black-red H3 red
hand 0 black 1 red 1
)");
    for (const auto* square : {"H3", "I3", "H4", "I4"}) {
        t.expect_illegal(std::string("catastrophe ") + square, "TE-6.4");
        t.expect_illegal(std::string("tile black ") + square, "TE-5.2");
        t.expect_illegal(std::string("leader king ") + square, "TE-4.3");
    }
}

}  // namespace
}  // namespace durbar::testing

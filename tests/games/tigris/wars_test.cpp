#include <string>
#include <vector>

#include "games/tigris/conflict_reading.h"

namespace durbar::testing {
namespace {

using tigris::Color;

// Traders at peace; a tile on I4 makes them meet, 1 market against 2.
const std::string kTraders = R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    r  T0 .  g  T1 r
 5    .  g  .  .  g  .
 6    .  .  .  .  .  .
)";

TEST(TigrisWar, ATileThatJoinsTwoKingdomsIsCoveredByTheUnificationTile) {  // TE-9.1, TE-9.6
    Tigris t(kTraders + "hand 0 black 1\n");
    t.play(0, "tile black I4");
    t.expect_square("I4", "k+").expect_total_points(0);
    t.expect_decision("support").expect_to_act(0);  // the only war starts by itself
    expect_war(t, Color::Green, 0, 1, 1, 2);
}

TEST(TigrisWar, ATileThatJoinsOneKingdomWithRegionsIsNotCovered) {  // TE-9.1
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  .  r  .  .  .
 4    r  T0 .  g  g  .
 5    .  .  g  .  .  .
 6    .  .  .  .  .  .
hand 0 green 2
)");
    t.play(0, "tile green I4");  // a kingdom and three regions
    t.expect_square("I4", "g").expect_points(0, Color::Green, 1);
    EXPECT_EQ(t.state().unification, tigris::kNoCell);
    t.expect_decision("action").expect_to_act(0);
}

TEST(TigrisWar, ATileThatJoinsOnlyRegionsIsNotCovered) {  // TE-9.1
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  r  .  g  .
 5    .  .  k  .  .
 6    .  .  .  .  .
hand 0 black 1
)");
    t.play(0, "tile black I4");
    t.expect_square("I4", "k").expect_total_points(0);
    EXPECT_EQ(t.state().unification, tigris::kNoCell);
}

TEST(TigrisWar, EachCommonColourGivesOneWarUpToFour) {  // TE-9.3, TE-9.5
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  F0 .  F1 .
 4    P0 r  .  r  P1
 5    T0 r  .  r  T1
 6    .  K0 .  K1 .
hand 0 black 1
)");
    t.play(0, "tile black I4");
    t.expect_square("I4", "k+");
    t.expect_decision("war").expect_to_act(0);
    t.expect_legal({"war priest", "war farmer", "war trader", "war king"});
}

TEST(TigrisWar, ColoursThatOnlyOneKingdomHoldsDoNotFight) {  // TE-9.3
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  F0 .  .  .
 4    P0 r  .  r  P1
 5    .  r  .  r  T1
 6    .  K0 .  K1 .
hand 0 black 1
)");
    t.play(0, "tile black I4");
    t.expect_legal({"war priest", "war king"});
    t.expect_illegal("war trader", "TE-9.3").expect_illegal("war farmer", "TE-9.3");
}

TEST(TigrisWar, LeadersInOtherKingdomsDoNotFight) {  // TE-9.3
    Tigris t(R"(tigris
players 3
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    r  T1 .  g  T2 r
 5    .  g  .  .  .  .
 6    .  .  .  .  r  T0
hand 0 black 1 green 3
)");
    t.play(0, "tile black I4");  // the active player's own trader stands elsewhere
    expect_war(t, Color::Green, 1, 1, 2, 1);
    t.play(1, "commit 0").play(2, "commit 0");
    t.expect_home(1, Color::Green).expect_points(2, Color::Green, 2).expect_total_points(2);
    t.expect_square("K4", "T2").expect_square("L6", "T0");
}

TEST(TigrisWar, ALeaderOfTheColourElsewhereMakesNoWar) {  // TE-9.3, TE-9.4
    Tigris t(R"(tigris
players 3
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    r  T0 .  k  K1 r
 5    .  .  .  .  .  .
 6    K2 r  .  .  r  T1
hand 0 black 1
)");
    t.play(0, "tile black I4");
    t.expect_decision("action").expect_to_act(0);
    t.expect_square("I4", "k").expect_total_points(0);
}

TEST(TigrisWar, SupportersAreAllFaceUpTilesOfTheColourOnTheLeadersSide) {  // TE-9.8, TE-10.9
    Tigris t(R"(tigris
board
      E  F  G  H  I  J  K  L
 4    .  .  r  T0 .  g  T1 r
 5    .  g  g  .  .  .  #  #
 6    g  g  .  .  .  g  #  #
monument black-green K5 green
hand 0 black 1
)");
    t.play(0, "tile black I4");
    expect_war(t, Color::Green, 0, 4, 1,
               2);  // none of the four is beside the trader; J6 hangs on face-down tiles
    t.play(0, "commit 0").play(1, "commit 0");
    t.expect_points(0, Color::Green, 3).expect_total_points(3);
    t.expect_square("J4", ".").expect_square("J6", ".");
    for (const auto* flipped : {"K5", "L5", "K6", "L6"}) t.expect_square(flipped, "#");
}

TEST(TigrisWar, RegionsWithoutLeadersBelongToNeitherSide) {  // TE-9.10
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 2    .  .  g  .  .  .
 3    .  .  g  .  .  .
 4    r  T0 .  g  T1 r
 5    .  .  g  .  .  .
 6    .  .  .  .  .  .
hand 0 green 3 black 1
)");
    t.play(0, "tile black I4");
    expect_war(t, Color::Green, 0, 0, 1, 1);
    t.play(0, "commit 2").play(1, "commit 0");
    t.expect_points(0, Color::Green, 2).expect_total_points(2);
    t.expect_square("J4", ".").expect_square("I2", "g").expect_square("I3", "g").expect_square("I5", "g");
}

TEST(TigrisWar, TheTileUnderTheUnificationTileCountsForNobodyAndStaysAndNeverScores) {  // TE-9.11
    Tigris t(kTraders + "hand 0 green 4\n");
    t.play(0, "tile green I4");
    t.expect_square("I4", "g+");
    expect_war(t, Color::Green, 0, 1, 1, 2);
    Tigris lost(t.state());
    t.play(0, "commit 2").play(1, "commit 0");  // 3 : 2
    t.expect_square("I4", "g").expect_points(0, Color::Green, 3).expect_total_points(3);
    lost.play(0, "commit 0").play(1, "commit 0");  // 1 : 2
    lost.expect_square("I4", "g").expect_points(1, Color::Green, 2).expect_total_points(2);
    EXPECT_EQ(lost.state().out, (tigris::Counts{{0, 0, 1, 0}}));
}

TEST(TigrisWar, SupportHasTheColourOfTheLeadersAndNotOfTheTile) {  // TE-9.12
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    r  K0 .  k  K1 r
 5    r  k  .  r  .  r
hand 0 red 5 black 1
hand 1 red 4 black 2
)");
    t.play(0, "tile red I4");
    expect_war(t, Color::Black, 0, 1, 1, 1);
    t.expect_legal({"commit 0", "commit 1"});
    t.play(0, "commit 1");
    t.expect_hand(0, Color::Red, 4).expect_hand(0, Color::Black, 0);
    t.expect_legal({"commit 0", "commit 1", "commit 2"});
    t.play(1, "commit 0");
    t.expect_points(0, Color::Black, 2).expect_total_points(2);
}

TEST(TigrisWar, FirstTheAttackerThenTheDefenderCommitsNoneToAllTilesOfTheColourOnce) {  // TE-9.13
    Tigris t(kTraders + "hand 0 green 2 black 2 red 1\nhand 1 green 3 red 3\n");
    t.play(0, "tile black I4");
    t.expect_to_act(0).expect_legal({"commit 0", "commit 1", "commit 2"});
    t.expect_illegal("commit 3", "TE-9.13");
    t.play(0, "commit 2");
    EXPECT_EQ(tigris::Rules::observe(t.state(), 1).conflict.committed, 2);  // openly
    t.expect_hand(0, Color::Green, 0);
    t.expect_to_act(1).expect_legal({"commit 0", "commit 1", "commit 2", "commit 3"});
    t.expect_illegal("commit 4", "TE-9.13");
    t.play(1, "commit 3");  // 1 + 2 : 2 + 3, although one would have been enough for the tie
    t.expect_decision("action").expect_to_act(0);
    t.expect_points(1, Color::Green, 2).expect_hand(1, Color::Green, 0);
}

TEST(TigrisWar, WithoutATileOfTheColourTheOnlySupportIsNone) {  // TE-8.7
    Tigris t(kTraders + "hand 0 red 5 black 1\nhand 1 red 2 blue 2 black 2\n");
    t.play(0, "tile black I4");
    t.expect_decision("support").expect_to_act(0).expect_legal({"commit 0"});
    t.play(0, "commit 0");
    t.expect_decision("support").expect_to_act(1).expect_legal({"commit 0"});
}

TEST(TigrisWar, TheHigherTotalWins) {  // TE-9.14, TE-9.15, TE-9.16
    Tigris t(kTraders + "hand 0 green 4 black 1\nhand 1 green 1\n");
    const auto bag = t.state().bag;
    t.play(0, "tile black I4").play(0, "commit 3").play(1, "commit 1");  // 1 + 3 : 2 + 1
    t.expect_home(1, Color::Green).expect_square("H4", "T0");
    t.expect_square("J4", ".").expect_square("K5", ".").expect_square("K4", ".").expect_square("L4", "r");
    t.expect_square("H5", "g").expect_square("G4", "r").expect_square("I4", "k");
    t.expect_points(0, Color::Green, 3)
        .expect_total_points(3);  // leader and two markets; committed ones never score
    EXPECT_EQ(t.state().out,
              (tigris::Counts{{0, 0, 6, 0}}));  // two from the board, three and one from the hands
    EXPECT_EQ(t.state().bag, bag);
    t.expect_hand(0, Color::Green, 1).expect_hand(1, Color::Green, 0);
}

TEST(TigrisWar, TiesGoToTheDefender) {  // TE-9.14, TE-9.15, TE-9.16
    Tigris t(kTraders + "hand 0 green 4 black 1\nhand 1 green 1\n");
    t.play(0, "tile black I4").play(0, "commit 2").play(1, "commit 1");  // 1 + 2 : 2 + 1
    t.expect_home(0, Color::Green).expect_square("K4", "T1");
    t.expect_square("H4", ".").expect_square("H5", ".").expect_square("J4", "g").expect_square("K5", "g");
    t.expect_points(1, Color::Green, 2).expect_total_points(2);
    EXPECT_EQ(t.state().out, (tigris::Counts{{0, 0, 4, 0}}));
}

TEST(TigrisWar, NoneAgainstNoneIsATieAndGivesOnePointForTheLeader) {  // TE-9.14
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    r  F0 .  F1 r
 5    .  .  .  .  .
hand 0 black 1
)");
    t.play(0, "tile black I4");
    expect_war(t, Color::Blue, 0, 0, 1, 0);
    t.play(0, "commit 0").play(1, "commit 0");
    t.expect_home(0, Color::Blue).expect_square("J4", "F1");
    t.expect_points(1, Color::Blue, 1).expect_total_points(1);
}

TEST(TigrisWar, TheBeatenLeaderGoesFirstThenTheSupportersThenThePointsCome) {  // TE-9.17
    Tigris t(kTraders + "hand 0 green 4 black 1\nhand 1 green 1\n");
    t.play(0, "tile black I4").play(0, "commit 3").play(1, "commit 1");
    std::vector<tigris::EventKind> order;
    for (const auto& event : t.events()) {
        using enum tigris::EventKind;
        if (event.kind == Committed || event.kind == LeaderHome || event.kind == TileRemoved ||
            event.kind == Points) {
            order.push_back(event.kind);
        }
    }
    using enum tigris::EventKind;
    EXPECT_EQ(order, (std::vector{Committed, LeaderHome, TileRemoved, TileRemoved, Points}));
}

TEST(TigrisWar, TheRulebooksExampleEndsFiveToThreeAndTheWarOfKingsIsOff) {  // TE-9.26, TE-9.24
    Tigris t(R"(tigris
players 4
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    r  T3 .  g  g  T1
 5    K3 g  .  .  .  r
 6    .  .  .  .  .  K1
turn 3
hand 3 green 4 black 1 red 1
hand 1 green 1 black 3
)");
    t.play(3, "tile black I4");
    t.expect_decision("war").expect_legal({"war trader", "war king"});
    t.play(3, "war trader");
    expect_war(t, Color::Green, 3, 1, 1, 2);
    t.play(3, "commit 4").play(1, "commit 1");
    t.expect_points(3, Color::Green, 3).expect_total_points(3);
    EXPECT_EQ(t.state().out, (tigris::Counts{{0, 0, 7, 0}}));
    t.expect_home(1, Color::Green).expect_square("J4", ".").expect_square("K4", ".").expect_square("H5", "g");
    t.expect_square("L6", "K1").expect_square("G5", "K3");  // two kingdoms again
    t.expect_square("I4", "k");
    EXPECT_EQ(t.state().unification, tigris::kNoCell);
    t.expect_decision("action").expect_to_act(3);
    EXPECT_EQ(t.state().actions_done, 1);
}

}  // namespace
}  // namespace durbar::testing

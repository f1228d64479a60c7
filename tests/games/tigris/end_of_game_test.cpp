#include "games/tigris/tigris_setups.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::Counts;
using tigris::EndReason;
using tigris::Rules;

/// A farm on E2 pays the treasure of B2 to seat 0.
constexpr std::string_view kPair = R"(tigris
board
      A  B  C  D  E  F  G
 1    .  .  .  .  ~  ~  ~
 2    .  r* k  k  ~  k  .
 3    .  T0 .  ~  ~  r* .
 4    ~  ~  ~  ~  .  .  .
hand 0 blue 1 red 5
hand 1 red 6
)";

TEST(TigrisEndOfGame, TheSecondActionIsStillPlayedWhenTwoTreasuresAreLeft) {  // TE-13.1
    Tigris t(kPair);
    leave_treasures(t, 1, {"B2", "F3", "K11"});
    t.play(0, "tile blue E2");
    EXPECT_EQ(t.state().treasures.count(), 2);
    t.expect_to_act(0).expect_decision("action");
    t.play(0, "tile red J5");
    t.draw_all();
    t.expect_over().expect_decision("over");
    EXPECT_EQ(t.state().end, EndReason::Treasures);
    t.expect_square("J5", "r");
}

TEST(TigrisEndOfGame, ThreeTreasuresLeftAreEnoughToGoOn) {  // TE-13.1
    Tigris t(kPair);
    leave_treasures(t, 1, {"B2", "F3", "K11", "O9"});
    t.play(0, "tile blue E2").play(0, "pass");
    t.draw_all();
    EXPECT_EQ(t.state().treasures.count(), 3);
    t.expect_to_act(1).expect_decision("action");
    EXPECT_EQ(t.state().end, EndReason::None);
}

/// The temple of F3 lies face down under a monument, its treasure on top.
constexpr std::string_view kFlipped = R"(tigris
board
      E  F  G  H
 2    ~  #  #  .
 3    ~  #* #  .
 4    .  .  .  .
monument black-red F2 red
hand 0 red 6
hand 1 red 6
)";

TEST(TigrisEndOfGame, ATreasureOnAFlippedTileCountsAsLeft) {  // TE-13.1
    Tigris t(kFlipped);
    leave_treasures(t, 0, {"B2", "F3", "K11"});
    t.play(0, "pass").expect_to_act(1).expect_decision("action");
}

TEST(TigrisEndOfGame, OneCommonAndOneFlippedTreasureAreTheLastTwo) {  // TE-13.1
    Tigris t(kFlipped);
    leave_treasures(t, 0, {"F3", "K11"});
    t.play(0, "pass").expect_over();
    EXPECT_EQ(t.state().end, EndReason::Treasures);
}

TEST(TigrisEndOfGame, ASingleTreasureLeftEndsItToo) {  // TE-13.1
    Tigris t("tigris\nhand 0 red 6\nhand 1 red 6\n");
    leave_treasures(t, 0, {"P2"});
    t.play(0, "pass").expect_over();
    EXPECT_EQ(t.state().end, EndReason::Treasures);
}

TEST(TigrisEndOfGame, OnTheAdvancedBoardTooTwoTreasuresAreTheLast) {  // TE-13.1
    Tigris t("tigris\noption board=advanced\nhand 0 red 6\nhand 1 red 6\n");
    leave_treasures(t, 0, {"E1", "O11", "H8"});
    t.play(0, "pass").expect_to_act(1);
    leave_treasures(t, 0, {"E1", "O11"});
    t.play(1, "pass").expect_over();
}

TEST(TigrisEndOfGame, TreasuresAreCountedAtEveryEndOfTurnAndTheLastTurnRefills) {  // TE-13.2
    Tigris t(R"(tigris
players 3
turn 1
hand 0 red 6
hand 1 red 5
hand 2 red 4
)");
    leave_treasures(t, 0, {"B2", "K11"});
    t.play(1, "pass").expect_chance();  // nothing was taken in this turn
    t.chance("draw blue").expect_chance();
    t.chance("draw blue").expect_chance();
    t.chance("draw blue").expect_over();
    for (unsigned seat = 0; seat < 3; ++seat) EXPECT_EQ(t.state().hands[seat].total(), 6);
    EXPECT_EQ(t.state().end, EndReason::Treasures);
    EXPECT_EQ(t.state().turn, 1);
}

TEST(TigrisEndOfGame, TheActivePlayerCannotRefill) {  // TE-13.3
    Tigris t("tigris\nhand 0 red 4\nhand 1 red 6\n");
    leave_in_bag(t, Counts{{0, 1, 0, 0}});
    t.play(0, "pass").expect_over();
    EXPECT_EQ(t.state().end, EndReason::Bag);
    EXPECT_EQ(t.state().bag.total(), 1);
    EXPECT_EQ(t.state().hands[0].total(), 4);
}

TEST(TigrisEndOfGame, AnotherPlayerCannotRefill) {  // TE-13.3
    Tigris t("tigris\nhand 0 red 6\nhand 1 red 4\n");
    leave_in_bag(t, Counts{{1, 0, 0, 0}});
    t.play(0, "pass").expect_over();
    EXPECT_EQ(t.state().end, EndReason::Bag);
    EXPECT_EQ(t.state().hands[1].total(), 4);
}

TEST(TigrisEndOfGame, NeedsAreComparedPlayerByPlayerAndAfterTheFirstShortOneNobodyDraws) {  // TE-13.4
    Tigris t(R"(tigris
players 4
turn 1
hand 0 red 5
hand 1 red 5
hand 2 red 4
hand 3 red 5
)");
    leave_in_bag(t, Counts{{0, 2, 0, 0}});
    t.play(1, "pass").expect_chance();
    t.chance("draw blue")
        .expect_over();  // seat 2 needs two and one is left; seats 3 and 0 would need only one
    EXPECT_EQ(t.state().end, EndReason::Bag);
    EXPECT_EQ(t.state().bag.total(), 1);
    t.expect_hand(1, Color::Blue, 1);
    EXPECT_EQ(t.state().hands[1].total(), 6);
    EXPECT_EQ(t.state().hands[2].total(), 4);
    EXPECT_EQ(t.state().hands[3].total(), 5);
    EXPECT_EQ(t.state().hands[0].total(), 5);
}

TEST(TigrisEndOfGame, ABagThatHoldsExactlyTheNeedIsDrawnEmptyAndTheGameGoesOn) {  // TE-13.5
    Tigris t("tigris\nhand 0 red 4\nhand 1 red 5\n");
    leave_in_bag(t, Counts{{1, 1, 0, 1}});
    t.play(0, "pass").chance("draw black").chance("draw red").chance("draw blue");
    EXPECT_EQ(t.state().bag.total(), 0);
    t.expect_to_act(1).expect_decision("action");
    t.play(1, "pass").expect_to_act(0);  // full hands need nothing, so even the empty bag suffices
    EXPECT_EQ(t.state().end, EndReason::None);
}

TEST(TigrisEndOfGame, OneTileShortOfTheNeedEndsTheGame) {  // TE-13.5, TE-13.4
    Tigris t("tigris\nhand 0 red 4\nhand 1 red 5\n");
    leave_in_bag(t, Counts{{1, 0, 0, 1}});
    t.play(0, "pass").chance("draw black").chance("draw red").expect_over();
    EXPECT_EQ(t.state().hands[0].total(), 6);
    EXPECT_EQ(t.state().hands[1].total(), 5);
}

/// The king of seat 0 stands in a kingdom with the black-red monument.
constexpr std::string_view kMonument = R"(tigris
board
      G  H  I  J  K
 4    K0 r  #  #  .
 5    .  .  #  #  .
monument black-red I4 red
hand 0 red 2 blue 2
hand 1 red 6
)";

TEST(TigrisEndOfGame, MonumentPointsOfTheLastTurnCountAlsoIfTheRefillFails) {  // TE-13.6
    Tigris t(kMonument);
    leave_in_bag(t, Counts{});
    t.play(0, "pass").expect_over();
    t.expect_points(0, Color::Black, 1);
    EXPECT_EQ(t.state().end, EndReason::Bag);
}

TEST(TigrisEndOfGame, MonumentPointsOfTheLastTurnCountWhenTheTreasuresRunOut) {  // TE-13.6
    Tigris t(kMonument);
    leave_treasures(t, 1, {"K1", "P2"});
    t.play(0, "pass");
    t.draw_all();
    t.expect_over();
    t.expect_points(0, Color::Black, 1);
    EXPECT_EQ(t.state().end, EndReason::Treasures);
}

TEST(TigrisEndOfGame, ASwapOfMoreThanTheBagHoldsEndsItAtOnce) {  // TE-13.7, TE-7.6
    Tigris t(kMonument);
    leave_in_bag(t, Counts{{0, 0, 2, 0}});
    t.expect_allowed("swap red 2 blue 1");
    t.play(0, "swap red 2 blue 1").expect_over();
    EXPECT_EQ(t.state().end, EndReason::Swap);
    t.expect_total_points(0);  // the turn does not reach its end
    t.expect_hand(0, Color::Red, 0);
    t.expect_hand(0, Color::Blue, 1);
    t.expect_hand(0, Color::Green, 0);
    EXPECT_EQ(t.state().bag.total(), 2);
    EXPECT_EQ(t.state().swapped[0], (Counts{{2, 1, 0, 0}}));
}

TEST(TigrisEndOfGame, ASwapOfExactlyTheBagGoesOn) {  // TE-13.7, TE-7.5
    Tigris t(kMonument);
    leave_in_bag(t, Counts{{0, 0, 2, 0}});
    t.play(0, "swap red 2").chance("draw green").chance("draw green");
    t.expect_to_act(0).expect_decision("action");
    EXPECT_EQ(t.state().actions_done, 1);
    t.expect_hand(0, Color::Green, 2);
}

TEST(TigrisEndOfGame, WithAnEmptyBagASwapOfOneTileEndsIt) {  // TE-13.7
    Tigris t(kMonument);
    leave_in_bag(t, Counts{});
    t.play(0, "swap blue 1").expect_over();
    EXPECT_EQ(t.state().end, EndReason::Swap);
    t.expect_total_points(0);
}

TEST(TigrisEndOfGame, IfBothReasonsHoldTheBagIsReported) {  // TE-13.8
    Tigris t("tigris\nhand 0 red 4\nhand 1 red 6\n");
    leave_treasures(t, 0, {"B2", "K11"});
    leave_in_bag(t, Counts{{1, 0, 0, 0}});
    t.play(0, "pass").expect_over();
    EXPECT_EQ(t.state().end, EndReason::Bag);
}

TEST(TigrisEndOfGame, AtTheEndNobodyActsAndNoMoveIsLegal) {  // TE-13.9
    Tigris t("tigris\nplayers 3\nturn 2\nhand 0 red 6\nhand 1 red 6\nhand 2 blue 6\n");
    leave_treasures(t, 0, {"B2", "K11"});
    t.play(2, "pass").expect_over().expect_decision("over").expect_legal({});
    for (const auto* move :
         {"pass", "tile blue E1", "swap blue 1", "leader king B1", "draw red", "commit 0"}) {
        const auto parsed = Rules::parse(move);
        ASSERT_TRUE(parsed);
        EXPECT_TRUE(Rules::check(t.state(), parsed.value())) << move;
    }
    EXPECT_EQ(t.state().turn, 2);
    EXPECT_EQ(t.state().actions_done, 0);
    t.expect_hand(2, Color::Blue, 6);
}

TEST(TigrisEndOfGame, TheNumberOfActionsDoneKeepsItsLastValue) {  // TE-13.9
    Tigris t("tigris\nturn 1\nhand 0 red 6\nhand 1 red 2 blue 4\n");
    leave_in_bag(t, Counts{});
    t.play(1, "tile blue E1").play(1, "tile blue F1").expect_over();
    EXPECT_EQ(t.state().turn, 1);
    EXPECT_EQ(t.state().actions_done, 2);
    t.expect_hand(1, Color::Blue, 2);
    t.expect_hand(1, Color::Red, 2);
}

TEST(TigrisEndOfGame, ASwapThatEndsTheGameIsNoFinishedAction) {  // TE-13.9
    Tigris first("tigris\nhand 0 red 6\nhand 1 red 6\n");
    leave_in_bag(first, Counts{});
    first.play(0, "swap red 3").expect_over();
    EXPECT_EQ(first.state().actions_done, 0);
    first.expect_hand(0, Color::Red, 3);

    Tigris second("tigris\ndone 1\nhand 0 red 6\nhand 1 red 6\n");
    leave_in_bag(second, Counts{});
    second.play(0, "swap red 6").expect_over();
    EXPECT_EQ(second.state().actions_done, 1);
    second.expect_hand(0, Color::Red, 0);
    EXPECT_EQ(second.state().turn, 0);
}

}  // namespace
}  // namespace durbar::testing

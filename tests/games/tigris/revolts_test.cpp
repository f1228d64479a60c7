#include <array>
#include <string>

#include "games/tigris/conflict_reading.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::ConflictKind;

TEST(TigrisRevolt, ASecondLeaderOfAColourStartsOneRevoltAndNoWar) {  // TE-8.1, TE-8.2
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  r  K1 .  .
 5    .  .  r  T1 .
 6    .  .  .  .  .
)");
    t.play(0, "leader king H5");
    t.expect_decision("support").expect_to_act(0);
    expect_revolt(t, 0, 2, 1, 2);
    EXPECT_EQ(t.state().conflict.leaders, Color::Black);
    EXPECT_EQ(t.state().unification, tigris::kNoCell);
    t.play(0, "commit 0").play(1, "commit 0");
    t.expect_decision("action").expect_to_act(0);  // the traders' kingdom is at peace: no second conflict
    EXPECT_EQ(t.state().conflict.kind, ConflictKind::None);
    EXPECT_EQ(t.state().actions_done, 1);
}

TEST(TigrisRevolt, ALeaderMovedIntoTheKingdomStartsARevoltToo) {  // TE-8.1, TE-8.3
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  r  K0
 4    .  r  K1 .  .  r
 5    .  .  r  .  .  .
 6    .  .  .  .  .  .
)");
    t.play(0, "leader king J5");
    expect_revolt(t, 0, 1, 1, 2);  // the two temples of the old square are left behind
    t.expect_square("L3", ".");
    t.expect_square("J5", "K0");
}

TEST(TigrisRevolt, OnlyALeaderOfTheSameColourInTheSameKingdomResists) {  // TE-8.1
    Tigris t(R"(tigris
players 3
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    .  r  T1 .  .  r
 5    .  .  P2 .  .  K1
 6    .  .  r  .  .  .
)");
    // Two other colours in this kingdom, a king in another one: nothing happens.
    t.play(0, "leader king H5");
    t.expect_decision("action").expect_to_act(0);
    EXPECT_EQ(t.state().conflict.kind, ConflictKind::None);
    EXPECT_EQ(t.state().actions_done, 1);
    t.expect_square("H5", "K0").expect_total_points(0);
}

TEST(TigrisRevolt, WhoPlacesTheLeaderAttacksAndOnlyTheTwoOwnersAreAsked) {  // TE-8.2
    Tigris t(R"(tigris
players 4
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  r  F0 P3 .
 5    .  .  r  r  .
turn 2
hand 2 red 1
hand 0 red 2
hand 3 red 4
)");
    t.play(2, "leader farmer H5");
    expect_revolt(t, 2, 2, 0, 2);
    t.expect_legal({"commit 0", "commit 1"});
    t.play(2, "commit 1");
    t.expect_to_act(0).expect_legal({"commit 0", "commit 1", "commit 2"});
    t.play(0, "commit 0");
    t.expect_to_act(2).expect_decision("action");
    t.expect_points(2, Color::Red, 1).expect_home(0, Color::Blue);
}

TEST(TigrisRevolt, StrengthIsTheFaceUpTemplesBesideTheLeader) {  // TE-8.3, TE-10.9
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  #  #  k  .  .
 4    .  #  #  K1 r  r
 5    .  .  r  k  .  .
monument black-red H3 red
)");
    // I4 lies face down, J3 and J5 are no temples, L4 is not beside the king.
    t.play(0, "leader king H5");
    expect_revolt(t, 0, 1, 1, 1);
}

TEST(TigrisRevolt, TheColourOfTheLeadersDoesNotMatter) {  // TE-8.3, TE-8.10
    const std::array<std::string, 4> names{"priest", "farmer", "trader", "king"};
    const std::array<std::string, 4> letters{"P", "F", "T", "K"};
    for (unsigned color = 0; color < 4; ++color) {
        Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  r  .  .
 4    .  r  )" + letters[color] +
                 R"(1 k  .
 5    .  .  g  r  .
 6    .  .  .  .  .
hand 0 red 3 blue 1 green 1 black 1
hand 1 red 1 blue 1 green 1 black 1
)");
        t.play(0, "leader " + names[color] + " H3");
        expect_revolt(t, 0, 2, 1, 2);
        t.expect_legal({"commit 0", "commit 1", "commit 2", "commit 3"});
        t.play(0, "commit 2");
        t.expect_legal({"commit 0", "commit 1"});
        t.play(1, "commit 1");
        t.expect_points(0, Color::Red, 1).expect_total_points(1);
        t.expect_hand(0, Color::Red, 1).expect_hand(1, Color::Red, 0);
        t.expect_home(1, static_cast<Color>(color));
        t.expect_square("H3", letters[color] + "0").expect_square("I4", ".");
    }
}

TEST(TigrisRevolt, ATempleBesideBothLeadersCountsForBoth) {  // TE-8.4
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  K1 r  .  .
 5    .  .  .  .  .
)");
    t.play(0, "leader king J4");
    expect_revolt(t, 0, 1, 1, 1);
}

TEST(TigrisRevolt, EachSideHasAtLeastOneTempleOnTheBoard) {  // TE-8.5
    Tigris t(R"(tigris
board
      F  G  H  I  J  K  L
 3    r* .  .  .  .  .  .
 4    .  k  r  g  K1 r  .
 5    .  .  k  g  .  .  .
 6    .  .  .  .  .  .  .
)");
    t.expect_illegal("leader king I3", "TE-4.4");  // inside the kingdom, but beside no temple
    t.expect_illegal("leader king J5", "TE-4.4");
    int revolts = 0;
    for (const auto& move : t.legal()) {
        if (!move.starts_with("leader king")) continue;
        Tigris tried(t.state());
        tried.play(0, move);
        if (tried.state().conflict.kind != ConflictKind::Revolt) continue;
        ++revolts;
        EXPECT_GE(tried.state().conflict.attack, 1) << move;
        EXPECT_GE(tried.state().conflict.defence, 1) << move;
    }
    EXPECT_EQ(revolts, 7);  // H3 beside H4; K3, K5, L4 beside K4; F4, G3 beside F3; I6 beside I7
}

TEST(TigrisRevolt, FirstTheAttackerThenTheDefenderCommitsNoneToAllTemplesOnce) {  // TE-8.6
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  r  K1 r  .
 5    .  .  r  .  .
 6    .  .  .  .  .
hand 0 red 2 black 3
hand 1 red 3 black 1
)");
    t.play(0, "leader king H5");
    t.expect_to_act(0).expect_decision("support").expect_legal({"commit 0", "commit 1", "commit 2"});
    t.expect_illegal("commit 3", "TE-8.6");
    t.play(0, "commit 1");
    EXPECT_EQ(tigris::Rules::observe(t.state(), 1).conflict.committed, 1);  // openly
    t.expect_hand(0, Color::Red, 1);
    t.expect_to_act(1).expect_legal({"commit 0", "commit 1", "commit 2", "commit 3"});
    t.expect_illegal("commit 4", "TE-8.6");
    t.play(1, "commit 0");
    t.expect_to_act(0).expect_decision("action");  // nobody is asked a second time: 3 : 3
    t.expect_points(1, Color::Red, 1);
}

TEST(TigrisRevolt, SupportMayBeCommittedEvenIfItChangesNothing) {  // TE-8.6, TE-8.11
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  r  K1 r  .
 5    .  .  r  .  .
 6    .  .  .  .  .
hand 0 red 1
hand 1 red 4
)");
    t.play(0, "leader king J5").play(0, "commit 0").play(1, "commit 4");  // 2 : 3 + 4
    t.expect_points(1, Color::Red, 1).expect_total_points(1);
    t.expect_hand(0, Color::Red, 1).expect_hand(1, Color::Red, 0);
    EXPECT_EQ(t.state().out[Color::Red], 4);
}

TEST(TigrisRevolt, WithoutATempleInHandTheOnlySupportIsNone) {  // TE-8.7
    Tigris t(R"(tigris
board
      G  H  I  J  K
 4    .  r  K1 .  .
 5    .  .  r  .  .
hand 0 blue 2 black 4
hand 1 green 6
)");
    t.play(0, "leader king H5");
    t.expect_to_act(0).expect_decision("support").expect_legal({"commit 0"});
    t.play(0, "commit 0");
    t.expect_to_act(1).expect_decision("support").expect_legal({"commit 0"});
}

TEST(TigrisRevolt, TheHigherTotalWins) {  // TE-8.8, TE-8.9, TE-8.10
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  r  T1 .  .
 5    .  .  r  r  .
 6    .  .  .  .  .
hand 0 red 2 green 2
hand 1 red 1 green 2
)");
    t.play(0, "leader trader J4").play(0, "commit 2").play(1, "commit 0");  // 1 + 2 against 2
    t.expect_square("J4", "T0").expect_square("I4", ".").expect_home(1, Color::Green);
    t.expect_points(0, Color::Red, 1).expect_total_points(1);
}

TEST(TigrisRevolt, TiesGoToTheDefender) {  // TE-8.8, TE-8.9
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  r  T1 .  .
 5    .  .  r  r  .
 6    .  .  .  .  .
hand 0 red 2
hand 1 red 1
)");
    t.play(0, "leader trader J4").play(0, "commit 2").play(1, "commit 1");  // 1 + 2 against 2 + 1
    t.expect_square("I4", "T1").expect_square("J4", ".").expect_home(0, Color::Green);
    t.expect_points(1, Color::Red, 1).expect_total_points(1);
}

TEST(TigrisRevolt, AMovedLeaderThatLosesGoesHomeAndNotToItsOldSquare) {  // TE-8.9
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  r  K0
 4    .  r  K1 .  .  r
 5    .  .  r  .  .  .
 6    .  .  .  .  .  .
)");
    t.play(0, "leader king J5").play(0, "commit 0").play(1, "commit 0");  // 1 : 2
    t.expect_home(0, Color::Black)
        .expect_square("J5", ".")
        .expect_square("L3", ".")
        .expect_square("I4", "K1");
    t.expect_points(1, Color::Red, 1);
}

TEST(TigrisRevolt, AFailedRevoltMayBeTriedAgainOnTheSameSquare) {  // TE-3.2, TE-8.1, TE-8.9
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  r  K1 r  .
 5    .  .  .  .  .
hand 0 red 3
hand 1 red 1
)");
    t.play(0, "leader king H5").play(0, "commit 1").play(1, "commit 0");  // 1 + 1 : 2
    t.expect_home(0, Color::Black);
    t.play(0, "leader king H5").play(0, "commit 2").play(1, "commit 0");  // 1 + 2 : 2
    t.expect_square("H5", "K0").expect_home(1, Color::Black);
    t.expect_points(1, Color::Red, 1).expect_points(0, Color::Red, 1).expect_total_points(2);
    EXPECT_EQ(t.state().out[Color::Red], 3);
}

TEST(TigrisRevolt, AllCommittedTemplesLeaveTheGameAndNoTileLeavesTheBoard) {  // TE-8.11
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  k  .
 4    .  r  K1 k  .
 5    .  .  r  k  .
 6    .  .  .  .  .
hand 0 red 3
hand 1 red 2
)");
    const auto bag = t.state().bag;
    t.play(0, "leader king H5").play(0, "commit 3").play(1, "commit 2");  // 5 : 4
    t.expect_home(1, Color::Black);
    EXPECT_EQ(t.state().out, (tigris::Counts{{5, 0, 0, 0}}));
    EXPECT_EQ(t.state().bag, bag);
    for (const auto* temple : {"H4", "I5"}) t.expect_square(temple, "r");
    for (const auto* settlement : {"J3", "J4", "J5"}) t.expect_square(settlement, "k");
    t.expect_hand(0, Color::Red, 0).expect_hand(1, Color::Red, 0);
}

TEST(TigrisRevolt, TheRulebooksExampleEndsFourToFourForTheDefender) {  // TE-8.12
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  T1 r  .  .
 5    .  .  .  r  .
 6    .  .  .  .  .
hand 0 red 4 blue 1
hand 1 red 3 black 2
)");
    t.play(0, "leader trader J4");
    expect_revolt(t, 0, 2, 1, 1);
    t.play(0, "commit 2").play(1, "commit 3");
    t.expect_points(1, Color::Red, 1).expect_total_points(1);
    t.expect_home(0, Color::Green).expect_square("J4", ".").expect_square("H4", "T1");
    EXPECT_EQ(t.state().out, (tigris::Counts{{5, 0, 0, 0}}));
    t.expect_hand(0, Color::Red, 2).expect_hand(1, Color::Red, 0);
    t.expect_to_act(0).expect_decision("action");
}

TEST(TigrisRevolt, NoOtherActionIsLegalWhileItIsOpen) {  // TE-3.9
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  r  K1 .  .
 5    .  .  r  .  .
hand 0 red 2
)");
    t.play(0, "leader king H5");
    for (const auto* move :
         {"pass", "withdraw king", "swap red 1", "tile red H6", "catastrophe K5", "leader king J5"}) {
        t.expect_illegal(move, "TE-3.9");
    }
    t.play(0, "commit 1");
    t.expect_illegal("withdraw king", "TE-3.9");  // nor may the defender step aside
}

}  // namespace
}  // namespace durbar::testing

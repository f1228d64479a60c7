#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Color;

// F3 lies in the kingdom, I7 outside; a leader on H7 links the two.
constexpr auto kTradersAtOdds = R"(tigris
board
      E  F  G  H  I  J
 3    ~  r* k  .  .  .
 4    .  T1 r  g  .  .
 5    .  .  .  g  .  .
 6    .  .  .  r  .  .
 7    .  .  .  .  r* .
hand 0 red 1
)";

TEST(TigrisRevoltTreasures, AnAttackingTraderWhoWinsCollectsWhatHisDiscHasLinked) {  // TE-11.8, TE-11.7
    Tigris t(kTradersAtOdds);
    t.play(0, "leader trader H7").play(0, "commit 1").play(1, "commit 0");  // 2 + 1 : 2
    t.expect_decision("treasure").expect_to_act(0).expect_legal({"stay F3", "stay I7"});
    t.play(0, "stay I7");
    t.expect_treasures(0, 1).expect_treasures(1, 0).expect_square("F3", "r").expect_square("I7", "r*");
    t.expect_decision("action").expect_to_act(0);
}

TEST(TigrisRevoltTreasures, AnAttackingTraderWhoLosesTakesTheLinkWithHim) {  // TE-11.8
    Tigris t(kTradersAtOdds);
    t.play(0, "leader trader H7").play(0, "commit 0").play(1, "commit 0");  // 2 : 2
    t.expect_decision("action").expect_to_act(0);
    t.expect_treasures(0, 0).expect_treasures(1, 0).expect_square("F3", "r*").expect_square("I7", "r*");
}

// The same with kings; the trader there belongs to the defender.
constexpr auto kKingsAtOdds = R"(tigris
board
      E  F  G  H  I  J
 3    ~  r* .  .  .  .
 4    .  T1 r  g  .  .
 5    .  .  K1 g  .  .
 6    .  .  .  r  .  .
 7    .  .  .  .  r* .
hand 1 red 2
)";

TEST(TigrisRevoltTreasures, AnotherLeaderThatWinsMakesTheLinkForTheTraderThere) {  // TE-11.8, TE-11.3
    Tigris t(kKingsAtOdds);
    t.play(0, "leader king H7").play(0, "commit 0").play(1, "commit 0");  // 2 : 1
    t.expect_home(1, Color::Black);
    t.expect_decision("treasure").expect_to_act(1).expect_legal({"stay F3", "stay I7"});
    t.play(1, "stay F3");
    t.expect_treasures(1, 1).expect_square("I7", "r").expect_square("F3", "r*");
    t.expect_decision("action").expect_to_act(0);
}

TEST(TigrisRevoltTreasures, AnotherLeaderThatLosesMakesNoLink) {  // TE-11.8
    Tigris t(kKingsAtOdds);
    t.play(0, "leader king H7").play(0, "commit 0").play(1, "commit 1");  // 2 : 2
    t.expect_home(0, Color::Black);
    t.expect_decision("action").expect_to_act(0);
    t.expect_treasures(1, 0).expect_square("I7", "r*").expect_square("F3", "r*");
}

}  // namespace
}  // namespace durbar::testing

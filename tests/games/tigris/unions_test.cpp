#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::ConflictKind;

TEST(TigrisUnion, WithoutACommonColourTheUnificationTileComesOffAtOnce) {  // TE-9.4, TE-9.2
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    r  T0 .  k  K1 r
 5    .  .  .  .  .  .
 6    .  .  .  .  .  .
hand 0 black 1 green 1
)");
    t.play(0, "tile black I4");
    t.expect_square("I4", "k").expect_total_points(0);  // a union gives no point, though a king stands there
    EXPECT_EQ(t.state().unification, tigris::kNoCell);
    EXPECT_EQ(t.state().conflict.kind, ConflictKind::None);
    t.expect_decision("action").expect_to_act(0);
    t.play(0, "tile green K5");  // one kingdom now: the point is the trader's, no longer the king's
    t.expect_points(0, Color::Green, 1).expect_total_points(1);
}

TEST(TigrisUnion, TreasuresArePaidAfterAPeacefulOne) {  // TE-9.4, TE-11.7
    Tigris t(R"(tigris
board
      F  G  H  I
 3    r* .  .  .
 4    T0 g  .  .
 5    .  .  k  .
 6    .  .  r  .
 7    .  .  K1 r*
hand 1 black 1
turn 1
)");
    t.play(1, "tile black H4");
    t.expect_decision("treasure").expect_to_act(0).expect_legal({"stay F3", "stay I7"});
    t.expect_square("H4", "k").expect_total_points(0);
    t.play(0, "stay F3");
    t.expect_treasures(0, 1).expect_square("I7", "r");
    t.expect_decision("action").expect_to_act(1);
}

TEST(TigrisUnion, AMonumentMayFollowAPeacefulOne) {  // TE-9.4, TE-10.8
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    P0 r  .  K1 r
 5    .  r  r  .  .
 6    .  .  .  .  .
hand 0 red 1
)");
    t.play(0, "tile red I4");
    t.expect_square("I4", "r").expect_total_points(0);
    t.expect_decision("monument").expect_to_act(0);
    t.expect_legal({"monument black-red H4", "monument red-blue H4", "monument red-green H4", "no monument"});
}

TEST(TigrisUnion, ABuildingMayFollowAPeacefulOne) {  // TE-9.4
    Tigris t(R"(tigris
option buildings=on
board
      F  G  H  I  J  K
 3    r* .  .  .  .  .
 4    .  .  k  k  .  K1
 5    .  .  T0 r  .  r
 6    .  .  .  .  .  .
hand 0 black 1
)");
    t.play(0, "tile black J4");
    t.expect_square("J4", "k").expect_total_points(0);
    t.expect_decision("building").expect_to_act(0);
    t.expect_legal({"building H4", "building I4", "building J4", "no building"});
}

TEST(TigrisUnion, TheUnificationTileIsTakenBackAndLaidAgain) {  // TE-9.2, TE-9.9, TE-9.27
    Tigris t(R"(tigris
board
      G  H  I  J  K  L  M  N
 3    .  .  .  .  .  .  .  .
 4    r  T0 .  T1 r  .  K0 .
 5    .  .  .  .  K1 .  r  r*
 6    .  .  .  .  .  .  .  .
hand 0 black 2
)");
    t.play(0, "tile black I4");
    t.expect_square("I4", "k+");
    t.play(0, "commit 0").play(1, "commit 0");
    t.expect_square("I4", "k");  // none between the actions
    EXPECT_EQ(t.state().unification, tigris::kNoCell);
    t.expect_decision("action").expect_to_act(0);
    t.play(0, "tile black L4");
    t.expect_square("L4", "k+").expect_square("I4", "k");
    EXPECT_EQ(t.state().conflict.leaders, Color::Black);
    EXPECT_EQ(t.state().conflict.attack, 0);
    EXPECT_EQ(t.state().conflict.defence, 1);  // the tile that joined the first two is a common supporter now
}

TEST(TigrisUnion, EveryPlayerHasAUnificationTile) {  // TE-9.27
    for (int seat = 0; seat < 4; ++seat) {
        const auto number = std::to_string(seat);
        Tigris t("tigris\nplayers 4\nturn " + number + R"(
board
      G  H  I  J  K
 4    r  T0 .  T1 r
hand )" + number +
                 " black 1\n");
        t.play(seat, "tile black I4").expect_square("I4", "k+");
    }
}

TEST(TigrisUnion, ASecondSideOfTheSameKingdomIsNoSecondKingdom) {  // TE-9.1
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  r  k  .  .
 4    .  T0 .  k  .
 5    .  r  .  k  .
 6    .  g  g  k  .
hand 0 green 1
)");
    // H4 and I3 are linked by H3, J4 by the lower ring: all three sides are one kingdom.
    t.play(0, "tile green I4");
    t.expect_square("I4", "g").expect_points(0, Color::Green, 1);
}

}  // namespace
}  // namespace durbar::testing

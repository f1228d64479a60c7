#include "games/tigris/tigris_setups.h"

namespace durbar::testing {
namespace {

using tigris::Color;

/// The trader of seat 0 rules the west; a farm on E2 links the temples of the north to him.
constexpr std::string_view kNorth = R"(tigris
board
      A  B  C  D  E  F  G  H  I  J  K  L
 1    .  .  .  .  ~  ~  ~  ~  ~  .  r* .
 2    .  r* k  k  ~  k  g  g  k  k  k  .
 3    .  T0 .  ~  ~  r* .  .  .  .  .  .
 4    ~  ~  ~  ~  .  .  .  .  .  .  .  .
hand 0 blue 2
)";

/// Without the way to K1: one corner treasure in the west, one common treasure in the east of E2.
constexpr std::string_view kPair = R"(tigris
board
      A  B  C  D  E  F  G
 1    .  .  .  .  ~  ~  ~
 2    .  r* k  k  ~  k  .
 3    .  T0 .  ~  ~  r* .
 4    ~  ~  ~  ~  .  .  .
hand 0 blue 2
)";

TEST(TigrisTreasures, ArePaidAtTheEndOfTheActionNotOfTheTurn) {  // TE-11.1, TE-11.6
    Tigris t(kPair);
    t.play(0, "tile blue E2");
    t.expect_treasures(0, 1);
    t.expect_square("B2", "r");
    t.expect_square("F3", "r*");
    t.expect_to_act(0).expect_decision("action");
    EXPECT_EQ(t.state().actions_done, 1);
    EXPECT_EQ(t.state().turn, 0);
    t.expect_total_points(0);
}

TEST(TigrisTreasures, AllButOneAreTaken) {  // TE-11.1
    Tigris t(kNorth);
    t.play(0, "tile blue E2");
    t.expect_treasures(0, 0);
    t.expect_to_act(0).expect_decision("treasure").expect_legal({"stay F3", "stay K1"});
    t.play(0, "stay K1");
    t.expect_treasures(0, 2);
    t.expect_square("B2", "r");
    t.expect_square("F3", "r");
    t.expect_square("K1", "r*");
    t.expect_to_act(0).expect_decision("action");
}

TEST(TigrisTreasures, NoneAreTakenFromElsewhereAlsoNotInTheSameRowOrColumn) {  // TE-11.1
    Tigris t(kNorth);
    t.play(0, "tile blue E2").play(0, "stay F3");
    t.expect_treasures(0, 2);
    t.expect_treasures(1, 0);
    for (const auto* taken : {"B2", "K1"}) t.expect_square(taken, "r");
    for (const auto* left : {"F3", "P2", "N5", "I7", "B8", "O9", "F10", "K11"}) t.expect_square(left, "r*");
}

TEST(TigrisTreasures, ASingleTreasureStaysWhereItIs) {  // TE-11.1
    Tigris t(R"(tigris
board
      A  B  C  D  E
 1    .  .  .  .  ~
 2    .  r* .  .  ~
 3    .  T0 .  ~  ~
hand 0 green 1
)");
    t.play(0, "tile green C2");
    t.expect_treasures(0, 0);
    t.expect_square("B2", "r*");
    t.expect_points(0, Color::Green, 1);
}

TEST(TigrisTreasures, StayInAKingdomWithoutATraderUntilOneIsPlaced) {  // TE-11.2, TE-4.13
    Tigris t(R"(tigris
board
      A  B  C  D  E  F  G
 1    .  .  .  .  ~  ~  ~
 2    .  r* k  k  ~  k  .
 3    .  K1 .  ~  ~  r* .
 4    ~  ~  ~  ~  .  .  .
hand 0 blue 1
)");
    t.play(0, "tile blue E2");
    t.expect_square("B2", "r*");
    t.expect_square("F3", "r*");
    t.expect_points(1, Color::Blue, 1);
    t.expect_decision("action");
    t.play(0, "leader trader G3");  // the disc stands before the treasures are checked
    t.expect_treasures(0, 1);
    t.expect_treasures(1, 0);
    t.expect_square("B2", "r");
    t.expect_square("F3", "r*");
    t.expect_total_points(1);
}

TEST(TigrisTreasures, ArePaidToATraderWhoMovesIn) {  // TE-11.2
    Tigris t(R"(tigris
board
      A  B  C  D  E  F  G  H  I  J
 1    .  .  .  .  ~  ~  ~  ~  ~  .
 2    .  r* k  k  b  k  .  .  .  .
 3    .  K1 .  ~  ~  r* .  .  r  T0
 4    ~  ~  ~  ~  .  .  .  .  .  .
)");
    t.play(0, "leader trader G3");
    t.expect_square("G3", "T0");
    t.expect_treasures(0, 1);
    t.expect_square("B2", "r");
}

TEST(TigrisTreasures, TheOwnerOfTheTraderChoosesInAnotherPlayersTurn) {  // TE-11.3, TE-11.6
    Tigris t(R"(tigris
players 3
board
      E  F  G  H  I  J  K  L
 1    ~  ~  ~  ~  ~  .  r* .
 2    ~  k  g  g  .  k  k  .
 3    ~  r* T2 .  .  .  .  .
hand 0 black 1 green 1
)");
    t.play(0, "tile black I2");
    t.expect_to_act(2).expect_decision("treasure").expect_legal({"stay F3", "stay K1"});
    t.expect_illegal("pass", "TE-3.1");
    t.expect_illegal("tile green I3", "TE-3.1");
    t.play(2, "stay F3");
    t.expect_treasures(2, 1);
    t.expect_treasures(0, 0);
    t.expect_square("K1", "r");
    t.expect_to_act(0).expect_decision("action");
    EXPECT_EQ(t.state().turn, 0);
    EXPECT_EQ(t.state().actions_done, 1);
}

TEST(TigrisTreasures, TheTurnEndsAfterTheChoiceIfItWasTheSecondAction) {  // TE-11.3, TE-3.4
    Tigris t(R"(tigris
board
      E  F  G  H  I  J  K  L
 1    ~  ~  ~  ~  ~  .  r* .
 2    ~  k  g  g  .  k  k  .
 3    ~  r* T1 .  .  .  .  .
done 1
hand 0 black 6
hand 1 black 6
)");
    t.play(0, "tile black I2").expect_to_act(1).expect_decision("treasure");
    t.play(1, "stay K1").expect_chance();
    t.draw_all();
    t.expect_to_act(1).expect_decision("action");
    t.expect_treasures(1, 1);
}

TEST(TigrisTreasures, TheCornersGoFirstAndAllButOneMayBePaidAtOnce) {  // TE-11.4, TE-11.5
    Tigris t(R"(tigris
board
      A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P
 1    .  .  .  .  ~  ~  ~  ~  ~  .  r* .  ~  .  .  .
 2    .  r* k  k  b  k  k  k  k  k  k  k  b  k  k  r*
 3    .  .  .  ~  ~  r* .  .  .  .  .  .  ~  ~  .  k
 4    ~  ~  ~  ~  .  .  .  .  .  .  .  .  .  ~  ~  b
 5    .  .  .  .  .  .  .  .  .  .  .  .  .  r* b  b
 6    .  .  .  .  .  .  .  .  .  .  .  .  .  .  ~  g
 7    ~  ~  ~  ~  .  .  .  .  r* .  .  .  ~  ~  ~  g
 8    .  r* .  ~  ~  ~  ~  .  g  .  .  .  ~  .  .  g
 9    .  g  .  .  .  .  ~  ~  b  ~  ~  ~  ~  .  r* g
10    .  g  g  g  g  r* g  g  g  g  g  g  g  g  g  g
11    .  .  .  .  .  .  .  .  .  .  r* .  .  .  .  .
)");
    t.play(0, "leader trader A2");
    t.expect_to_act(0).expect_decision("treasure");
    t.expect_legal({"stay K1", "stay F3", "stay N5", "stay I7", "stay F10", "stay K11"});
    for (const auto* corner : {"stay B2", "stay P2", "stay B8", "stay O9"})
        t.expect_illegal(corner, "TE-11.5");
    t.expect_illegal("stay C2", "TE-11.5");
    t.play(0, "stay N5");
    t.expect_treasures(0, 9);
    t.expect_square("N5", "r*");
    EXPECT_EQ(t.state().treasures.count(), 1);
}

TEST(TigrisTreasures, OnTheAdvancedBoardThoseOutsideTheRiversGoFirst) {  // TE-11.4, TE-11.5
    Tigris t(R"(tigris
option board=advanced
board
      A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P
 1    .  .  ~  ~  r* .  .  .  .  r* .  .  .  .  .  ~
 2    .  .  ~  ~  k  .  .  .  .  k  .  .  .  .  r* ~
 3    k  r* b  b  k  k  k  k  k  k  k  k  k  k  k  ~
 4    k  .  ~  .  .  .  r* .  .  .  .  r* ~  ~  ~  ~
 5    k  .  ~  .  .  .  .  .  .  .  .  g  ~  .  .  .
 6    k  .  ~  r* g  g  g  g  g  g  g  g  b  g  g  r*
 7    k  .  ~  ~  .  .  .  g  .  .  .  .  b  ~  g  .
 8    r* .  .  ~  ~  ~  .  r* .  .  .  .  r* ~  g  .
 9    .  .  .  .  .  ~  ~  ~  .  .  .  .  .  ~  g  .
10    .  .  .  .  r* .  ~  ~  ~  ~  ~  ~  ~  ~  g  .
11    .  .  .  .  g  g  b  g  g  r* g  g  g  g  r* .
)");
    t.play(0, "leader trader B2");
    t.expect_legal({"stay E1", "stay J1", "stay O2", "stay G4", "stay L4", "stay D6", "stay H8", "stay M8"});
    for (const auto* outside : {"stay B3", "stay P6", "stay A8", "stay E10", "stay J11", "stay O11"}) {
        t.expect_illegal(outside, "TE-11.5");
    }
    t.play(0, "stay M8");
    t.expect_treasures(0, 13);
    t.expect_square("M8", "r*");
}

TEST(TigrisTreasures, AmongCornerTreasuresAloneTheOwnerChoosesFreely) {  // TE-11.5, TE-11.6
    Tigris t(R"(tigris
board
      A  B  C  D
 1    .  .  .  .
 2    .  r* .  .
 3    .  k  .  ~
 4    ~  b  ~  ~
 5    .  k  .  .
 6    .  k  .  .
 7    ~  b  ~  ~
 8    .  r* .  ~
 9    .  .  .  .
)");
    t.play(0, "leader trader A2");
    t.expect_decision("treasure").expect_legal({"stay B2", "stay B8"});
    t.play(0, "stay B2");
    t.expect_treasures(0, 1);
    t.expect_square("B2", "r*");
    t.expect_square("B8", "r");
}

TEST(TigrisTreasures, ASingleCommonTreasureStaysByItselfWhateverTheNumberOfCorners) {  // TE-11.5, TE-11.6
    Tigris t(R"(tigris
board
      A  B  C  D  E  F  G
 1    .  .  .  .  ~  ~  ~
 2    .  r* k  k  b  k  .
 3    .  k  .  ~  ~  r* .
 4    ~  b  ~  ~  .  .  .
 5    .  k  .  .  .  .  .
 6    .  k  .  .  .  .  .
 7    ~  b  ~  ~  .  .  .
 8    .  r* .  ~  ~  ~  ~
 9    .  .  .  .  .  .  ~
)");
    t.play(0, "leader trader A2");
    t.expect_decision("action");
    t.expect_treasures(0, 2);
    t.expect_square("B2", "r");
    t.expect_square("B8", "r");
    t.expect_square("F3", "r*");
}

}  // namespace
}  // namespace durbar::testing

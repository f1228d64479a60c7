#include <gtest/gtest.h>

#include "games/tigris/rules.h"
#include "support/undo_table.h"

namespace durbar::testing {
namespace {

using tigris::Color;

using Table = UndoTable<tigris::Rules>;

int points(const Table& table, unsigned seat, Color color) {
    return table.state().points[seat][index(color)];
}

TEST(TigrisUndo, TakesBackTheBonusOfABuildingWithTheTile) {  // TE-3.14
    Table table(R"(tigris
option buildings=on
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    r  K0 k  k^ k
 5    .  .  .  .  .
building black J4
points 0 black 3
hand 0 black 2 red 4
)");
    const auto before = table.state();
    table.play(0, "tile black I5");
    EXPECT_EQ(points(table, 0, Color::Black), 5);  // one for the tile, one for the palace
    table.expect_undo(0, before);
    EXPECT_EQ(points(table, 0, Color::Black), 3);
}

TEST(TigrisUndo, TakesBackPointsFromThePlayerWhoGotThem) {  // TE-3.14
    Table table(R"(tigris
option buildings=on
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    r  K1 k  k  k^
 5    .  .  .  .  .
building black K4
points 1 black 2
hand 0 black 2
)");
    const auto before = table.state();
    table.play(0, "tile black I5");
    EXPECT_EQ(points(table, 1, Color::Black), 3);
    EXPECT_EQ(points(table, 0, Color::Black), 0);
    table.expect_undo(0, before);
    EXPECT_EQ(points(table, 1, Color::Black), 2);
}

TEST(TigrisUndo, TakesBackAMonumentAndThenTheTile) {  // TE-3.14
    Table table(R"(tigris
players 3
board
      G  H  I  J  K
 3    .  K1 .  .  .
 4    P0 r  r  T2 .
 5    .  r  .  .  .
hand 0 red 1 black 5
)");
    const auto start = table.state();
    table.play(0, "tile red I5");
    const auto square = table.state();
    table.play(0, "monument black-red H4");  // all three leaders go home
    EXPECT_TRUE(table.state().leader_squares.none());
    table.expect_undo(0, square);
    EXPECT_EQ(table.state().leader_squares.count(), 3);
    table.play(0, "no monument");
    table.expect_undo(0, square);
    table.expect_undo(0, start);
    table.expect_no_undo(0);  // nothing is left to take back
}

TEST(TigrisUndo, TakesBackABuildingATreasureAndACatastrophe) {  // TE-3.14
    Table table(R"(tigris
option buildings=on
board
      E  F  G  H  I  J
 3    ~  r* .  .  .  .
 4    .  T0 k  k  .  .
 5    .  .  .  .  k  .
 6    .  .  .  .  r  .
 7    .  .  .  .  r* .
hand 0 black 1 red 5
)");
    const auto start = table.state();
    table.play(0, "tile black I4");
    const auto line = table.state();
    table.play(0, "building H4");
    const auto treasures = table.state();
    table.play(0, "stay F3");
    EXPECT_EQ(table.state().treasures_owned[0], 1);
    table.expect_undo(0, treasures);
    table.expect_undo(0, line);
    table.expect_undo(0, start);
    table.play(0, "catastrophe G4");
    EXPECT_EQ(table.state().catastrophes[0], 1);
    table.expect_undo(0, start);
}

TEST(TigrisUndo, GoesBackOverSeveralOwnActions) {  // TE-3.14
    Table table(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    r  K0 .  .  .
 5    .  .  .  .  .
hand 0 black 2 red 4
)");
    const auto start = table.state();
    table.play(0, "tile black I4");
    const auto middle = table.state();
    table.play(0, "tile black I5");
    EXPECT_EQ(table.to_act(), Player::Chance);  // the turn is over, but nothing has been drawn yet
    table.expect_undo(0, middle);
    table.expect_undo(0, start);
    EXPECT_EQ(table.undoable_by(), std::nullopt);
    table.expect_no_undo(0);
}

TEST(TigrisUndo, NeverGoesPastAnOutcomeOfChance) {  // TE-3.14
    Table table(R"(tigris
hand 0 black 2 red 4
hand 1 red 6
)");
    const auto start = table.state();
    table.play(0, "swap black 1");
    table.expect_undo(0, start);  // still in time: no tile has been drawn
    table.play(0, "swap black 1").chance("draw red");
    EXPECT_EQ(table.undoable_by(), std::nullopt);
    table.expect_no_undo(0);
    table.expect_no_undo(1);
    const auto drawn = table.state();
    table.play(0, "pass");
    table.expect_undo(0, drawn);  // what came after the draw may be taken back, the swap may not
    table.expect_no_undo(0);
}

TEST(TigrisUndo, NeverGoesPastACommitment) {  // TE-3.14
    Table table(R"(tigris
board
      G  H  I  J
 4    .  r  K1 .
 5    .  .  r  .
hand 0 red 2
hand 1 red 2
)");
    const auto start = table.state();
    table.play(0, "leader king H5");
    table.expect_undo(0, start);  // before anyone has shown a tile
    table.play(0, "leader king H5").play(0, "commit 1");
    EXPECT_EQ(table.undoable_by(), std::nullopt);
    table.expect_no_undo(0);
    table.expect_no_undo(1);
    table.play(1, "commit 0");
    table.expect_no_undo(0);
    table.expect_no_undo(1);
}

TEST(TigrisUndo, NotEvenACommitmentOfNothingIsTakenBack) {  // TE-3.14
    Table table(R"(tigris
board
      G  H  I  J
 4    .  r  K1 .
 5    .  .  r  .
hand 0 red 2
hand 1 red 2
)");
    table.play(0, "leader king H5").play(0, "commit 0");
    table.expect_no_undo(0);
    table.play(1, "commit 0");
    table.expect_no_undo(1);
    const auto after = table.state();
    table.play(0, "leader priest J5");
    table.expect_undo(0, after);
    table.expect_no_undo(0);
}

TEST(TigrisUndo, NeverGoesPastAnotherPlayersDecision) {  // TE-3.14
    Table table(R"(tigris
hand 0 black 6
hand 1 red 6
)");
    const auto start = table.state();
    table.play(0, "pass");
    EXPECT_EQ(table.to_act(), player(1));
    table.expect_no_undo(1);  // it is not seat 1's decision
    table.expect_undo(0, start);
    table.play(0, "pass");
    const auto second = table.state();
    table.play(1, "leader king A2");
    table.expect_no_undo(0);
    table.expect_undo(1, second);
    table.expect_no_undo(1);
}

TEST(TigrisUndo, ATreasureChosenByAnotherPlayerStands) {  // TE-3.14
    Table table(R"(tigris
board
      F  G  H  I
 3    r* .  .  .
 4    T0 g  .  .
 5    .  .  k  .
 6    .  .  r  .
 7    .  .  K1 r*
turn 1
hand 1 black 1
)");
    const auto start = table.state();
    table.play(1, "tile black H4");
    EXPECT_EQ(table.to_act(), player(0));
    table.expect_undo(1, start);  // the trader's owner has not chosen yet
    table.play(1, "tile black H4");
    const auto asked = table.state();
    table.play(0, "stay F3");
    table.expect_no_undo(1);
    table.expect_undo(0, asked);
}

TEST(TigrisUndo, NotPastTheEndOfTheGameWhichShowsAllHands) {  // TE-16.7, TE-13.7
    Table t("tigris\nhand 0 red 1 blue 1\nhand 1 red 3 black 3\nout red 43 blue 35 green 30 black 27\nbag\n");
    t.play(0, "swap red 1");
    EXPECT_EQ(t.to_act(), Player::Nobody);
    EXPECT_EQ(t.undoable_by(), std::nullopt);
    t.expect_no_undo(0);
}

}  // namespace
}  // namespace durbar::testing

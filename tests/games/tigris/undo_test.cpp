#include <gtest/gtest.h>

#include <optional>
#include <string_view>

#include "core/match.h"
#include "games/tigris/rules.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::State;

/// A match from a drawn position, with the steps of an undo test.
class Table {
public:
    explicit Table(std::string_view position) : match_(tigris::Rules::parse_position(position).value()) {}

    const State& state() const { return match_.state(); }
    Player to_act() const { return match_.to_act(); }
    std::size_t plies() const { return match_.plies(); }
    std::optional<int> undoable_by() const { return match_.undoable_by(); }
    int points(unsigned seat, Color color) const { return state().points[seat][index(color)]; }

    Table& play(int seat, std::string_view move) {
        EXPECT_EQ(match_.to_act(), player(seat)) << "before '" << move << "'\n" << match_.position();
        return step(move);
    }
    Table& chance(std::string_view move) {
        EXPECT_EQ(match_.to_act(), Player::Chance) << "before '" << move << "'\n" << match_.position();
        return step(move);
    }
    /// The seat takes back its last decision, which leaves exactly the given position.
    void expect_undo(int seat, const State& wanted) {
        const auto before = match_.plies();
        EXPECT_EQ(match_.undoable_by(), seat) << match_.position();
        const auto refusal = match_.undo(seat);
        EXPECT_FALSE(refusal) << refusal->sentence << "\n" << match_.position();
        EXPECT_EQ(match_.plies() + 1, before);
        EXPECT_TRUE(match_.state() == wanted) << match_.position();
        EXPECT_EQ(tigris::Rules::violation(match_.state()), std::nullopt);
    }
    /// The seat may not undo; nothing changes.
    void expect_no_undo(int seat) {
        const auto before = match_.state();
        const auto plies = match_.plies();
        const auto refusal = match_.undo(seat);
        EXPECT_TRUE(refusal) << match_.position();
        EXPECT_FALSE(refusal.value_or(Refusal{}).sentence.empty());
        EXPECT_TRUE(match_.state() == before) << match_.position();
        EXPECT_EQ(match_.plies(), plies);
    }

private:
    Table& step(std::string_view move) {
        const auto refusal = match_.play(move);
        EXPECT_FALSE(refusal) << "'" << move << "' is refused: " << (refusal ? describe(*refusal) : "")
                              << "\n"
                              << match_.position();
        return *this;
    }

    Match<tigris::Rules> match_;
};

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
    EXPECT_EQ(table.points(0, Color::Black), 5);  // one for the tile, one for the palace
    table.expect_undo(0, before);
    EXPECT_EQ(table.points(0, Color::Black), 3);
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
    EXPECT_EQ(table.points(1, Color::Black), 3);
    EXPECT_EQ(table.points(0, Color::Black), 0);
    table.expect_undo(0, before);
    EXPECT_EQ(table.points(1, Color::Black), 2);
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

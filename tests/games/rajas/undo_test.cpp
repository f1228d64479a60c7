#include "support/undo_table.h"

#include <gtest/gtest.h>

#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

/// A match for two from the lines of a position.
UndoTable<rajas::Rules> table_of(const std::string& lines) {
    return UndoTable<rajas::Rules>("rajas\nplayers 2\n" + lines);
}

TEST(RajasUndo, TakesBackATileUntilTheNextOneIsRevealed) {  // RG-5.10
    auto table = table_of("seat 0 money 3\ndice 0 o5 o4\n" + open_line({"orange-13"}));
    const auto start = table.state();
    table.play(0, "place quarry-1");
    const auto choice = table.state();
    table.play(0, "tile orange-13");
    const auto chosen = table.state();
    table.play(0, "lay B2 1");
    const auto lying = table.state();
    table.play(0, "pay 4 5");
    EXPECT_EQ(table.to_act(), Player::Chance);
    EXPECT_EQ(table.state().own().dice.total(), 0);
    table.expect_undo(0, lying);
    EXPECT_EQ(table.state().own().dice.total(), 2);
    table.expect_undo(0, chosen);
    table.expect_undo(0, choice);
    table.expect_undo(0, start);
    EXPECT_EQ(table.state().own().money, 3);
    table.expect_no_undo(0);
}

TEST(RajasUndo, NeverGoesPastARevealedTile) {  // RG-5.10
    auto table = table_of("seat 0 fame 3\ndice 0 b6 b5\n" + open_line({"blue-11"}));
    table.play(0, "place quarry-1").play(0, "tile blue-11").play(0, "lay B2 0").play(0, "pay 5 6");
    table.chance("reveal blue-13");
    EXPECT_EQ(table.undoable_by(), std::nullopt);
    table.expect_no_undo(0);
    const auto seen = table.state();
    table.play(0, "first fame");  // which passes fame 5
    const auto bonus = table.state();
    table.play(0, "upgrade palace");
    table.expect_undo(0, bonus);
    EXPECT_EQ(table.state().late_upgrade, rajas::kNoBuilding);
    table.expect_undo(0, seen);
    EXPECT_EQ(table.state().own().fame, 3);
    table.expect_no_undo(0);
}

TEST(RajasUndo, NeverGoesPastARoll) {  // RG-4.1
    auto table = table_of("dice 0 b3\n");
    const auto start = table.state();
    table.play(0, "place terrace-green");
    table.expect_undo(0, start);  // the die is not rolled yet
    table.play(0, "place terrace-green").chance("roll green 4");
    table.expect_no_undo(0);
}

TEST(RajasUndo, TakesBackNamedDiceOneByOne) {  // RG-4.11, RG-8.1
    auto table = table_of("dice 0 b3 b3 o1\n");
    table.play(0, "place outer-terrace-1");
    const auto none = table.state();
    table.play(0, "reroll blue 3");
    const auto one = table.state();
    table.play(0, "reroll orange 1");
    EXPECT_EQ(table.state().own().dice.total(), 1);
    table.expect_undo(0, one);
    table.expect_undo(0, none);
    EXPECT_EQ(table.state().own().dice.total(), 3);
    table.play(0, "done");
    table.expect_undo(0, none);
}

TEST(RajasUndo, TakesBackBonusesMarkersAndWorkers) {  // RG-11.3, RG-11.9
    auto table = table_of("seat 0 fame 13 money 10 boat 6\n");
    const auto start = table.state();
    table.play(0, "place outer-terrace-1");
    const auto bonus = table.state();
    EXPECT_EQ(bonus.own().money_bonuses, 1);
    table.play(0, "sail 1");  // 2 fame, and with them a worker
    EXPECT_EQ(rajas::active_workers(table.state().seats[0]), 4);
    table.expect_undo(0, bonus);
    EXPECT_EQ(rajas::active_workers(table.state().seats[0]), 3);
    table.expect_undo(0, start);
    EXPECT_EQ(table.state().own().money_bonuses, 0);
}

TEST(RajasUndo, TakesBackACover) {  // RG-9.5
    auto table =
        table_of("province 0 B2:orange-02/1\ndice 0 g5 p2\nseat 0 karma 0\n" + open_line({"purple-05"}));
    table.play(0, "place chamber-5").play(0, "die green 5").play(0, "tile purple-05").play(0, "lay B2 0");
    const auto before = table.state();
    table.play(0, "pay 2");
    EXPECT_NE(table.state().buried, 0U);
    table.expect_undo(0, before);
    EXPECT_EQ(table.state().buried, 0U);
    EXPECT_EQ(table.state().own().covered, 0U);
}

TEST(RajasUndo, TakesBackATokenAndAReturnedDie) {  // RG-4.3, RG-13.5
    auto table = table_of(
        "option mode=navaratnas\ntokens 0 N0:brown-1\ntokens 1 N0:brown-2\nworkers 0 chamber-2\n"
        "agenda token; end-turn\n");
    const auto choice = table.state();
    table.play(0, "token red-1 W3");
    table.expect_undo(0, choice);
    table.play(0, "no token");
    table.expect_undo(0, choice);
    auto full = table_of("dice 0 b2 b3 o1 o2 o3 p1 p2 p3 g1 g2\n");
    full.play(0, "place terrace-blue");
    const auto room = full.state();
    full.play(0, "return green 2");
    const auto gain = full.state();
    full.play(0, "take none");
    full.expect_undo(0, gain);
    full.expect_undo(0, room);
}

TEST(RajasUndo, NeverGoesPastAnotherPlayersDecision) {  // RG-2.1
    auto table = table_of("workers 0 harbor-1\nphase 2\n");
    const auto start = table.state();
    table.play(0, "place outer-terrace-1");  // without dice the turn is over at once
    EXPECT_EQ(table.to_act(), player(1));
    table.expect_no_undo(1);
    table.expect_undo(0, start);
    table.play(0, "place outer-terrace-1");
    const auto second = table.state();
    table.play(1, "place outer-terrace-2");
    table.expect_no_undo(0);
    table.expect_undo(1, second);
}

TEST(RajasUndo, TakesBackTheEndOfARound) {  // RG-2.6
    auto table = table_of(
        "workers 0 outer-terrace-1 terrace-blue terrace-green\nworkers 1 terrace-orange "
        "terrace-purple\nphase 3\n"
        "turn 1\n");
    const auto before = table.state();
    table.play(1, "place outer-terrace-2");
    EXPECT_EQ(table.state().round, 2);
    EXPECT_EQ(table.state().seats[0].workers, 0U);
    table.expect_undo(1, before);
    EXPECT_EQ(table.state().round, 1);
    EXPECT_EQ(std::popcount(table.state().seats[0].workers), 3);
}

}  // namespace
}  // namespace durbar::testing

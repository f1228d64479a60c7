#include <gtest/gtest.h>

#include <string>

#include "games/maharaja/rules.h"
#include "support/undo_table.h"

namespace durbar::testing {
namespace {

using maharaja::Rules;

UndoTable<Rules> table_of(const std::string& lines) { return UndoTable<Rules>("maharaja\n" + lines); }

TEST(MaharajaUndo, GoesBackOverTheOwnStepsOfATurn) {  // MJ-6.4
    auto table = table_of(R"(
players 3
shown 0 gold palace_house
architect 0 jaipur
village v16 1 2
)");
    const auto start = table.state();
    table.play(0, "gold disc");
    const auto gold = table.state();
    table.play(0, "palace disc central");
    const auto palace = table.state();
    table.play(0, "travel kota r09");
    EXPECT_EQ(table.state().gold[1], 16);
    table.expect_undo(0, palace);
    EXPECT_EQ(table.state().gold[1], 15);  // the tolls go back too
    table.expect_undo(0, gold);
    table.expect_undo(0, start);
    EXPECT_EQ(table.undoable_by(), std::nullopt);
    table.expect_no_undo(0);
}

TEST(MaharajaUndo, TakesBackATokenAndACardFromTheBank) {  // MJ-18.7, MJ-12.3
    auto table = table_of(R"(
players 2
option extended1=on
shown 0 gold character
tokens 0 1
)");
    const auto start = table.state();
    table.play(0, "token gold");
    table.expect_undo(0, start);
    table.play(0, "character yogi");
    EXPECT_EQ(table.state().tokens[0], 2);
    table.expect_undo(0, start);
}

TEST(MaharajaUndo, NeverPassesTheLastDiscWhichShowsTheFirst) {  // MJ-5.5, MJ-5.6
    auto table = table_of("players 2\nagenda disc 1\ndisc 0 gold palace\n");
    table.play(1, "disc house house");
    EXPECT_EQ(table.to_act(), player(0));
    EXPECT_EQ(table.undoable_by(), std::nullopt);
    table.expect_no_undo(1);
    table.expect_no_undo(0);
    const auto turn = table.state();
    table.play(0, "gold disc");
    table.expect_undo(0, turn);
    table.expect_no_undo(0);
}

TEST(MaharajaUndo, NeverPassesTheLastDiscAlsoIfItIsTheOwnThatIsShown) {  // MJ-5.4, MJ-5.6
    auto table = table_of("players 2\ncards 0 trader\ncards 1 mogul\nagenda disc 1\ndisc 0 gold palace\n");
    table.play(1, "disc house house");
    EXPECT_EQ(table.to_act(), player(1));
    table.expect_no_undo(1);
}

TEST(MaharajaUndo, NeverPassesTheEndOfATurnThatShowsTheNextDisc) {  // MJ-5.5, MJ-5.6
    auto table = table_of("players 3\ndisc 1 gold palace\n");
    table.play(0, "gold disc").play(0, "end");
    EXPECT_EQ(table.to_act(), player(1));
    EXPECT_EQ(table.undoable_by(), std::nullopt);
    table.expect_no_undo(0);
    table.expect_no_undo(1);
}

TEST(MaharajaUndo, TakesBackTheEndOfARoundWhichShowsNothing) {  // MJ-4.4
    auto table = table_of("players 2\nplayed 0\nturn 1\nhouses kota 1 1\n");
    table.play(1, "gold disc");
    const auto before = table.state();
    table.play(1, "end");
    EXPECT_EQ(table.state().round, 2);
    EXPECT_EQ(table.state().gold[1], 17 + 10 + 5);
    table.expect_no_undo(0);
    table.expect_undo(1, before);
    table.play(1, "end").play(0, "disc gold gold");
    table.expect_no_undo(1);
}

TEST(MaharajaUndo, ARobberyStandsOnceTheVictimHasPicked) {  // MJ-12.5
    auto table = table_of("players 3\nshown 0 gold character\n");
    const auto start = table.state();
    table.play(0, "character trader");
    EXPECT_EQ(table.to_act(), player(1));
    table.expect_undo(0, start);  // nobody has decided yet
    table.play(0, "character trader");
    const auto asked = table.state();
    table.play(1, "choose artisan");
    table.expect_no_undo(0);
    table.expect_undo(1, asked);
    table.play(1, "choose mogul").play(0, "gold disc");
    table.expect_no_undo(1);
}

TEST(MaharajaUndo, ATakeoverStandsOnceTheRivalHasGiven) {  // MJ-20.8
    auto table = table_of(R"(
players 2
option extended2=on
cards 0 mogul
cards 1 trader sadhu wandering_monk builder artisan
shown 0 gold character
)");
    table.play(0, "takeover 1");
    const auto asked = table.state();
    table.play(1, "give trader");
    table.expect_no_undo(0);
    table.expect_undo(1, asked);
}

TEST(MaharajaUndo, NeverPassesTheGovernors) {  // MJ-1.10
    auto table = table_of("players 2\nagenda governor\ntrack jaipur kota ajmer udaipur jodhpur bikaner\n");
    table.chance("draw jaisalmer");
    EXPECT_EQ(table.undoable_by(), std::nullopt);
    table.expect_no_undo(0);
    const auto chosen = table.state();
    table.play(0, "choose trader");
    table.expect_undo(0, chosen);
    table.expect_no_undo(0);
}

TEST(MaharajaUndo, TakesBackABidUntilTheNextIsMade) {  // MJ-17.3
    auto table = table_of("players 2\noption extended1=on\nagenda bid 0\n");
    const auto start = table.state();
    table.play(0, "bid 3");
    table.expect_undo(0, start);
    table.play(0, "bid 1").play(1, "pass");
    table.expect_no_undo(0);
}

TEST(MaharajaUndo, NotPastTheEndOfTheGame) {  // MJ-16.10
    auto table = table_of("players 2\nround 10\nplayed 0\nturn 1\n");
    table.play(1, "gold disc").play(1, "end");
    EXPECT_EQ(table.to_act(), Player::Nobody);
    EXPECT_EQ(table.undoable_by(), std::nullopt);
    table.expect_no_undo(1);
}

}  // namespace
}  // namespace durbar::testing

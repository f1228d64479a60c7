#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

TEST(RajasPlacing, TakesThePriceBeforeTheAction) {  // RG-3.1, E1
    Rajas game(2, "seat 0 money 0\ndice 0 b4\n");
    game.expect_illegal("place quarry-1", "RG-3.4");  // the tile's money cannot pay for its space
    Rajas paid(2, "seat 0 money 3\ndice 0 b4\n");
    paid.play(0, "place quarry-1").expect_money(0, 2).expect_decision("tile");
    Rajas die(2, "dice 0 b2 o4\n");
    die.play(0, "place chamber-2").expect_decision("die").expect_illegal("take 1 blue", "RG-3.1");
}

TEST(RajasPlacing, PutsOneWorkerOnASpace) {  // RG-3.2
    Rajas game(2, "workers 1 terrace-blue\nphase 2\n");
    game.expect_illegal("place terrace-blue", "RG-3.2");
}

TEST(RajasPlacing, FillsQuarryAndHarbourInOrder) {  // RG-3.3, E15
    Rajas game(4, "seat 0 money 9\ndice 0 b4 b1\n");
    game.expect_illegal("place quarry-2", "RG-3.3").expect_illegal("place harbor-2", "RG-3.3");
    game.expect_allowed("place market-tea-2").expect_allowed("place outer-terrace-5");
    game.expect_allowed("place market-tea-1");  // any free one, the second before the first too
}

TEST(RajasPlacing, NeedsItsPrice) {  // RG-3.4, RG-8.5, E2
    Rajas game(2, "seat 0 money 0\ndice 0 b3\n");
    game.expect_illegal("place quarry-1", "RG-3.4").expect_allowed("place harbor-1");
    Rajas turned(2, "seat 0 money 0\ndice 0 b6\n");  // a 6 becomes a 1
    turned.expect_allowed("place harbor-1");
    Rajas without(2, "seat 0 money 0 karma 0\ndice 0 b6\n");
    without.expect_illegal("place harbor-1", "RG-3.4").expect_illegal("place balcony-orange", "RG-3.4");
    without.expect_illegal("place chamber-1", "RG-8.5").expect_allowed("place balcony-blue");
    Rajas second(2, "seat 0 money 0\ndice 0 b3\nworkers 1 harbor-1\nphase 2\n");
    second.expect_illegal("place harbor-2", "RG-3.4");
}

TEST(RajasPlacing, MayUseASpaceThatGivesNothing) {  // RG-3.5
    Rajas game(2, "dice 0 b3\n");                   // no stall
    game.play(0, "place market-mixed-1").expect_money(0, 3).expect_to_act(1);
    Rajas single(2, "dice 0 b3\n");
    single.play(0, "place market-tea-1").play(0, "die blue 3").expect_money(0, 3).expect_to_act(1);
    Rajas raja(2, "dice 0 b4\nupgrades 0 4 4 4 4\n");
    raja.play(0, "place chamber-4").play(0, "die blue 4").expect_money(0, 6).expect_to_act(1);
    Rajas terrace(
        4, "dice 0 b1 b1 b1\ndice 1 b1 b1 b1\ndice 2 b1 b1 b1\ndice 3 b1 b1 b1\n");  // no blue die left
    terrace.play(0, "place terrace-blue").expect_to_act(1).expect_dice(0, "b1 b1 b1");
}

TEST(RajasPlacing, GivesDiceBackToTheSupply) {  // RG-3.6
    Rajas game(2, "dice 0 b3 b4\n");
    game.expect_supply(rajas::Color::Blue, 10).play(0, "place chamber-3").play(0, "die blue 3");
    game.expect_supply(rajas::Color::Blue, 11);
}

TEST(RajasPlacing, TurnsADieForOneKarma) {  // RG-3.7, E4, E5, E6
    Rajas game(2, "seat 0 karma 1\ndice 0 b6 o4 g2\n");
    game.play(0, "place chamber-1").expect_legal({"die blue 6 turned"});  // it pays as 1
    game.play(0, "die blue 6 turned").expect_karma(0, 0).expect_fame(0, 2);
    Rajas harbor(2, "seat 0 karma 1\ndice 0 o4\n");
    harbor.play(0, "place harbor-1")
        .play(0, "die orange 4 turned")
        .expect_legal({"sail 1", "sail 2", "sail 3"});
    Rajas poor(2, "seat 0 karma 0\ndice 0 o4 o2\n");
    poor.play(0, "place harbor-1")
        .expect_illegal("die orange 4 turned", "RG-3.7")
        .expect_legal({"die orange 2"});
    Rajas several(2, "seat 0 karma 3\ndice 0 b1 b2\n");  // 6 and 5
    several.play(0, "place quarry-1").play(0, "tile blue-11").play(0, "lay B2 0");
    several.expect_legal({"pay 1* 2*"}).play(0, "pay 1* 2*").expect_karma(0, 1);
}

TEST(RajasPlacing, NeverTurnsADieForABalcony) {  // RG-3.8
    Rajas game(2, "dice 0 b6 b1\n");
    game.play(0, "place balcony-blue").expect_legal({"die blue 1", "die blue 6"});
    game.expect_illegal("die blue 6 turned", "RG-3.8");
}

TEST(RajasPlacing, AllowsWaste) {  // RG-3.9
    Rajas market(2, "dice 0 b6\nprovince 0 B2:blue-02/1\n");
    market.play(0, "place market-tea-1").expect_legal({"die blue 6", "die blue 6 turned"});
    Rajas tile(2, "dice 0 b6 b4\n");
    tile.play(0, "place quarry-1").play(0, "tile blue-01").play(0, "lay B2 1");
    tile.expect_legal({"pay 4", "pay 6", "pay 4 6", "pay 4* 6", "pay 4 6*"});
}

TEST(RajasPlacing, ListsEachPaymentOnce) {  // RG-3.10
    Rajas game(2, "seat 0 karma 1\ndice 0 b4 b4\n");
    game.play(0, "place quarry-1").play(0, "tile blue-01").play(0, "lay B2 1");
    game.expect_legal({"pay 4", "pay 4 4", "pay 4 4*"});
    Rajas equal(2, "seat 0 karma 0\ndice 0 b2 b2 o2\n");
    equal.play(0, "place chamber-2").expect_legal({"die blue 2", "die orange 2"});
}

TEST(RajasPlacing, HasRoomForEveryPayment) {  // RG-3.10
    Rajas game(2,
               "seat 0 karma 3 boat 4\ndice 0 b1 b1 b2 b2 b3 b3 b4 b4 b5 b6\nworkers 0 harbor-1\n"
               "province 0 B2:blue-04/1\nagenda pay blue-01 B2 1 cover; end-turn\n");
    EXPECT_EQ(game.legal().size(), 6512U);  // all but the empty one: the difference is 1
    EXPECT_EQ(rajas::MoveList::kMost, 6512U);
}

TEST(RajasPlacing, KeepsKarmaBetweenZeroAndThree) {  // RG-3.11, RG-8.9, E7
    Rajas game(2, "seat 0 karma 2\ndice 0 b3\n");
    game.play(0, "place chamber-3").play(0, "die blue 3").expect_karma(0, 3).expect_decision("dice");
    game.play(0, "take 1 green").rolls({5}).expect_dice(0, "g5");
}

}  // namespace
}  // namespace durbar::testing

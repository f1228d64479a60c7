#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Building;

TEST(RajasScoring, PaysTheStallsOfATile) {  // RG-6.1
    Rajas game(2, "seat 0 money 3\ndice 0 b6 b3\n" + open_line({"blue-13"}));
    game.build(0, "quarry-1", "blue-13", "B2 1", "3 6").expect_money(0, 3 - 1 + 5).expect_fame(0, 0);
}

TEST(RajasScoring, GivesFameByUpgradeValueAndThenTheYield) {  // RG-6.2, RG-6.7, X4
    Rajas game(2, "seat 0 fame 6\ndice 0 o6 o4\nupgrades 0 2 2 2 3\nprovince 0 C3:blue-02/0\n" +
                      open_line({"orange-12"}));
    game.build(0, "quarry-1", "orange-12", "C4 1", "4 6").expect_fame(0, 11);  // temple 2, mill 3
    game.expect_decision("dice").play(0, "take 1 blue").rolls({2}).expect_decision("upgrade");
    game.play(0, "upgrade mill").expect_value(0, Building::Mill, 4).expect_to_act(1);
}

TEST(RajasScoring, ReadsValuesWhenTheTileIsLaid) {  // RG-6.3, E23
    Rajas laid(2, "seat 0 fame 6\nprovince 0 B2:blue-05/0\ndice 0 b4\n");
    laid.play(0, "place chamber-4").play(0, "die blue 4").play(0, "upgrade palace").expect_fame(0, 6);
}

TEST(RajasScoring, FixesValuesBeforeTheMoneyBringsAnUpgrade) {  // RG-6.3, RG-6.4, RG-11.12
    // Money 10 + 3 passes 12; the boat goes from 8 to 9, an upgrade: too late for the palace on the tile.
    Rajas game(2, "seat 0 fame 6 money 11 boat 8\ndice 0 b6 b5\n" + open_line({"blue-11"}));
    game.build(0, "quarry-1", "blue-11", "B2 0", "5 6").play(0, "first money").expect_decision("sail");
    game.play(0, "sail 1").play(0, "upgrade palace").expect_fame(0, 8).expect_value(0, Building::Palace, 3);
}

TEST(RajasScoring, AsksWhichGainOfATileComesFirst) {  // RG-6.4, RG-15.2
    Rajas game(2, "seat 0 fame 3\ndice 0 b6 b5\n" + open_line({"blue-11"}));
    game.build(0, "quarry-1", "blue-11", "B2 0", "5 6").expect_legal({"first fame", "first money"});
    game.play(0, "first fame").expect_fame(0, 5).expect_decision("upgrade").expect_money(0, 2);
    game.play(0, "upgrade mill").expect_money(0, 5).expect_to_act(1);
    Rajas two(2, "seat 0 fame 13\ndice 0 b6 b5\n" + open_line({"blue-10"}));
    two.build(0, "quarry-1", "blue-10", "B2 1", "5 6")
        .expect_fame(0, 17)
        .expect_event("fame", {{"fame", 4}, {"reason", "tile"}});  // one gain
}

TEST(RajasScoring, UpgradesUpToFour) {  // RG-6.5, RG-8.10, E24
    Rajas game(2, "dice 0 b4\nupgrades 0 4 4 3 4\n");
    game.play(0, "place chamber-4").play(0, "die blue 4").expect_legal({"upgrade fortress"});
    game.expect_illegal("upgrade temple", "RG-6.5").play(0, "upgrade fortress").expect_money(0, 6);
    Rajas all(2, "dice 0 b4\nupgrades 0 4 4 4 4\n");
    all.play(0, "place chamber-4").play(0, "die blue 4").expect_money(0, 6).expect_to_act(1);
}

TEST(RajasScoring, LetsTheUpgradeOfFameFiveWait) {  // RG-6.6, RG-11.7, E22
    // Fame 4 and the temple 2: the upgrade does not lift the palace of the same tile.
    Rajas game(2, "seat 0 fame 4\ndice 0 b6 b5\n" + open_line({"blue-10"}));
    game.build(0, "quarry-1", "blue-10", "B2 1", "5 6").expect_fame(0, 8).expect_decision("upgrade");
    game.play(0, "upgrade palace").expect_value(0, Building::Palace, 3).expect_fame(0, 8);
}

TEST(RajasScoring, CountsTheLateUpgradeInTheNextTurn) {  // RG-6.6
    const std::string lines =
        "seat 0 fame 5 money 9 boat 3\nupgrades 0 3 2 2 2\nlate temple\nworkers 0 harbor-1\n"
        "province 0 B2:blue-04/1\ndice 0 b6\n" +
        open_line({"blue-01"});
    Rajas same(2, lines + "agenda tile cover; end-turn\n");
    same.play(0, "tile blue-01").play(0, "lay B2 1").play(0, "pay 6").reveal();
    same.expect_fame(0, 7);  // two, not three
    Rajas twice(2,
                "seat 0 fame 5 money 9 boat 3\nupgrades 0 4 2 2 2\nlate temple\nworkers 0 harbor-1\n"
                "province 0 B2:blue-04/1\ndice 0 b6\n" +
                    open_line({"blue-01"}) + "agenda tile cover; end-turn\n");
    twice.play(0, "tile blue-01").play(0, "lay B2 1").play(0, "pay 6").reveal().expect_fame(0, 8);  // 4 less
                                                                                                    // 1
    Rajas next(2, "seat 0 fame 5 money 9\nupgrades 0 3 2 2 2\ndice 0 b6\n" + open_line({"blue-01"}));
    next.build(0, "quarry-1", "blue-01", "B2 1", "6").expect_fame(0, 8);
    Rajas counts(2,
                 "seat 0 fame 5 boat 21\nupgrades 0 3 2 2 2\nlate temple\nworkers 0 harbor-1\nagenda sail 1 "
                 "1; end-turn\n");
    counts.play(0, "sail 1").expect_fame(0, 6);  // 1 fame per upgrade counts it at once
}

TEST(RajasScoring, PaysAYieldWhenARoadFirstReachesIt) {  // RG-6.7, RG-6.9, E21
    Rajas game(2, "seat 0 money 3\ndice 0 b6\nprovince 0 B2:blue-02/1\n" + open_line({"blue-04"}));
    game.build(0, "quarry-1", "blue-04", "A2 1", "6").expect_money(0, 3 - 1 + 1 + 3);  // silk 1, then W1
    Rajas astray(2, "seat 0 money 3\ndice 0 b6\nprovince 0 B2:blue-02/1\n" + open_line({"blue-01"}));
    astray.build(0, "quarry-1", "blue-01", "A2 1", "6")
        .expect_money(0, 2)
        .expect_no_event("yield_reached");  // east, south
    Rajas bonus(2, "seat 0 money 11 boat 0\ndice 0 b6\nprovince 0 B2:blue-02/1\n" + open_line({"blue-04"}));
    bonus.build(0, "quarry-1", "blue-04", "A2 1", "6");  // 11 - 1 + 1 = 11, then W1 brings 14 and the boat
    bonus.expect_decision("sail").expect_money(0, 14);
}

TEST(RajasScoring, ResolvesTheTilesBonusesBeforeItsYields) {  // RG-6.7, RG-11.12, E20
    Rajas game(2, "seat 0 money 11\ndice 0 b6\nprovince 0 B2:blue-04/1\n" + open_line({"blue-02"}));
    game.build(0, "quarry-1", "blue-02", "A2 1", "6").expect_money(0, 12).expect_decision("sail");
    game.play(0, "sail 0")
        .expect_money(0, 15)
        .expect_event("yield_reached", {{"slot", "W1"}, {"token", nullptr}})
        .expect_to_act(1);
}

TEST(RajasScoring, PaysBothYieldsOfACornerInTheOwnersOrder) {  // RG-6.8, X3, E20
    Rajas game(2,
               "seat 0 money 3 karma 0\ndice 0 b6 b1\nprovince 0 B2:blue-05/0 A2:blue-01/1 A3:blue-02/0\n" +
                   open_line({"blue-09", "blue-03"}));
    game.build(0, "quarry-1", "blue-09", "A4 0", "1 6").expect_decision("yield");
    game.expect_legal({"yield W3", "yield S0"}).expect_illegal("yield N0", "RG-6.8");
    game.play(0, "yield S0").expect_money(0, 7).expect_decision("dice").play(0, "take 1 purple").rolls({3});
    game.expect_dice(0, "p3").expect_to_act(1);
}

TEST(RajasScoring, HasNineYieldsOnEachSide) {  // RG-6.10
    EXPECT_EQ(rajas::kSlots, 9);
    EXPECT_EQ(rajas::data::kYields[0].size(), rajas::data::kYields[1].size());
}

}  // namespace
}  // namespace durbar::testing

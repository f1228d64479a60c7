#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

/// Two dead ends and a bend block all three roads: B2 leads to A2 and back, D2 to D1 and C1.
constexpr std::string_view kSealed =
    "province 0 B2:blue-01/0 B1:blue-03/2 A1:orange-01/0 D2:purple-01/3 D1:purple-03/2 C3:green-01/3 "
    "B3:green-03/0\n";

TEST(RajasQuarry, SellsATileForMoneyAndDice) {  // RG-5.1, RG-3.1, X2
    Rajas game(2, "seat 0 money 3\ndice 0 o5 o4 b1\n" + open_line({"orange-13"}));
    game.play(0, "place quarry-1").expect_money(0, 2).expect_illegal("tile orange-12", "RG-5.1");
    game.play(0, "tile orange-13").play(0, "lay B2 1").play(0, "pay 4 5").expect_dice(0, "b1");
    game.reveal().expect_money(0, 7).expect_to_act(1);  // stalls of 3 and 2
}

TEST(RajasQuarry, TakesASumThatReachesThePrice) {                              // RG-5.2, X1, E3
    Rajas game(2, "seat 0 karma 0\ndice 0 b3 b5\n" + open_line({"blue-08"}));  // blue 7
    game.play(0, "place quarry-1").play(0, "tile blue-08").play(0, "lay B2 1");
    game.expect_legal({"pay 3 5"}).expect_illegal("pay 5", "RG-5.2").expect_illegal("pay 3 5 6", "RG-5.2");
    game.play(0, "pay 3 5").expect_dice(0, "");
    Rajas dear(2, "seat 0 karma 0\ndice 0 b3 b3\n");
    dear.play(0, "place quarry-1")
        .expect_illegal("tile blue-11", "RG-5.2")
        .expect_illegal("tile orange-01", "RG-5.2");
}

TEST(RajasQuarry, IsClosedWithoutATileToPayForAndLay) {  // RG-5.3, E16, E26
    Rajas poor(2, "seat 0 karma 0 money 9\ndice 0 b3\n" + open_line({"blue-01"}));
    poor.expect_illegal("place quarry-1", "RG-5.3");
    Rajas sealed(2, "seat 0 money 9\ndice 0 b6 b6\n" + std::string(kSealed) +
                        open_line({"blue-02", "orange-02", "purple-02", "green-02"}));
    EXPECT_EQ(rajas::Rules::check(sealed.state(), rajas::Rules::parse("place quarry-1").value())->rule,
              "RG-5.3");
}

TEST(RajasQuarry, AsksForTileCellAndPaymentInTurn) {  // RG-5.4
    Rajas game(2, "seat 0 karma 0\ndice 0 b4 o3\n");
    game.play(0, "place quarry-1").expect_legal({"tile blue-01"});  // the only one that 4 and 3 pay for
    game.play(0, "tile blue-01").expect_illegal("pay 4", "RG-5.4").play(0, "lay B2 0").expect_decision("pay");
}

TEST(RajasQuarry, HasEighteenCellsAndThreeRoads) {  // RG-5.5, RG-5.6, E17
    EXPECT_EQ(std::popcount(rajas::data::kBuildable), 18);
    Rajas game(2, "dice 0 b6 b6\n");
    game.play(0, "place quarry-1").play(0, "tile blue-06");  // a tee
    game.expect_illegal("lay C1 0", "RG-5.5").expect_illegal("lay C2 0", "RG-5.5");
    game.expect_illegal("lay A1 0", "RG-5.6")
        .expect_illegal("lay B2 1", "RG-5.6");  // S, W, N: nothing to the east
    game.expect_legal({"lay B2 0", "lay D2 0", "lay D2 1", "lay C3 1", "lay B2 2", "lay D2 2", "lay C3 2",
                       "lay B2 3", "lay C3 3"});
}

TEST(RajasQuarry, LinksATileToAnyRoadThatLeadsHome) {       // RG-5.6, RG-5.7, E18, E19
    Rajas game(2, "dice 0 o6\nprovince 0 B2:blue-05/0\n");  // roads to east, south and west
    game.play(0, "place quarry-1").play(0, "tile orange-01");
    game.expect_allowed("lay B3 0").expect_allowed("lay B3 3");  // its north end meets B2
    game.expect_illegal("lay B3 1", "RG-5.6").expect_illegal("lay B2 0", "RG-5.6");
    game.expect_illegal("lay B1 1", "RG-5.6");  // B2 has no road to the north
    game.expect_allowed("lay A2 0").expect_allowed("lay A2 1");
    Rajas cut(2, "dice 0 o6\nprovince 0 B2:blue-05/0 C3:blue-06/1\n");  // C3: south, west, north
    cut.play(0, "place quarry-1").play(0, "tile orange-01").expect_allowed("lay B3 0");  // meets both
    cut.expect_allowed("lay B3 3").expect_allowed("lay B3 1");  // 3 cuts the road of C3, 1 that of B2
}

TEST(RajasQuarry, OffersEachRotationWithOtherRoadsOnce) {  // RG-5.8
    Rajas straight(2, "dice 0 b6\n" + open_line({"blue-02"}));
    straight.play(0, "place quarry-1").play(0, "tile blue-02");
    straight.expect_legal({"lay B2 1", "lay D2 1", "lay C3 0"}).expect_illegal("lay B2 3", "RG-5.8");
    Rajas cross(2, "dice 0 b6 b1\n" + open_line({"blue-09"}));
    cross.play(0, "place quarry-1")
        .play(0, "tile blue-09")
        .expect_legal({"lay B2 0", "lay D2 0", "lay C3 0"});
    cross.expect_illegal("lay B2 1", "RG-5.8");
}

TEST(RajasQuarry, HasNoRoadThroughTheUpperResidence) {                   // RG-5.9
    Rajas game(2, "dice 0 o6\nprovince 0 B2:blue-01/0 B1:blue-03/1\n");  // B1 points at C1
    game.play(0, "place quarry-1").play(0, "tile orange-01");
    EXPECT_TRUE(game.legal_with("lay D1").empty());
    EXPECT_TRUE(game.legal_with("lay C1").empty());
}

TEST(RajasQuarry, RevealsTheNextTileBeforeScoring) {  // RG-5.10, E25
    Rajas game(2, "dice 0 b4\n");
    game.play(0, "place quarry-1").play(0, "tile blue-01").play(0, "lay B2 1").play(0, "pay 4");
    game.expect_chance().expect_decision("reveal").expect_fame(0, 0);
    game.chance("reveal blue-03").expect_fame(0, 2).expect_to_act(1);
    EXPECT_EQ(game.state().open[0], rajas::parse_tile("blue-03"));
}

}  // namespace
}  // namespace durbar::testing

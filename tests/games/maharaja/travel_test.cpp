#include "games/maharaja/maharaja_openings.h"

namespace durbar::testing {
namespace {

using maharaja::EventKind;
using maharaja::Rules;

// Roads of these positions: r12 start - v21 v17 - jodhpur, r13 start - v22 v18 - ajmer,
// r07 jodhpur - v13 v14 - ajmer, r08 jaisalmer - v15 - udaipur.

TEST(MaharajaTravel, GoesOnAsOftenAsThePlayerLikesAlsoAfterTheLastAction) {  // MJ-7.1, E25, item 24
    Maharaja game(3, "shown 0 gold quarry\nvillage v17 0\nvillage v21 0\nvillage v13 0\nvillage v14 0\n");
    game.play(0, "travel jodhpur r12").play(0, "gold disc").play(0, "travel ajmer r07");
    game.play(0, "quarry disc").expect_open("disc", "").play(0, "travel jodhpur r07");
    game.play(0, "travel start r12").play(0, "travel jodhpur r12").expect_architect(0, "jodhpur");
    game.expect_gold({17, 15, 15});
}

TEST(MaharajaTravel, IsForTheOwnTurnAndTheOwnArchitect) {  // MJ-7.1
    Maharaja game(2, "turn 0\nvillage v17 1\nvillage v21 1\narchitect 1 jodhpur\nopen disc\n");
    game.expect_illegal("travel start r12", "MJ-7.2").play(0, "end").expect_to_act(1);
    game.play(1, "travel start r12").expect_architect(1, "start");
    Maharaja disc(2, "agenda disc 0\nvillage v17 0\nvillage v21 0\n");
    disc.expect_illegal("travel jodhpur r12", "MJ-5.4");
}

TEST(MaharajaTravel, FollowsOneRoadFromTheArchitectsJunction) {  // MJ-7.2, E26, item 11, item 35
    Maharaja game(3,
                  "open disc\nvillage v17 0\nvillage v21 0\nvillage v13 0\nvillage v14 0\nvillage v15 0\n");
    game.expect_legal({"end", "travel jodhpur r12"});
    game.expect_illegal("travel ajmer r07", "MJ-7.2");      // the road begins elsewhere
    game.expect_illegal("travel ajmer r12", "MJ-7.2");      // the road leads elsewhere
    game.expect_illegal("travel jaisalmer r08", "MJ-7.2");  // neither
    game.expect_illegal("travel start r12", "MJ-7.2");      // where the architect is
    game.play(0, "travel jodhpur r12").expect_architect(0, "jodhpur");
    game.expect_legal({"end", "travel ajmer r07", "travel start r12"});
}

TEST(MaharajaTravel, NeverStopsInAVillage) {  // MJ-7.2, E26
    EXPECT_FALSE(Rules::parse("travel v17 r12"));
    EXPECT_FALSE(Rules::parse_position("maharaja\nplayers 3\narchitect 0 v17\n"));
}

TEST(MaharajaTravel, IsBlockedByAnEmptyVillage) {  // MJ-7.3, E18
    for (const auto village : {"v17", "v21"}) {
        Maharaja game(3, "village " + std::string(village) + " 0\n");
        game.expect_illegal("travel jodhpur r12", "MJ-7.3");
    }
    Maharaja none(3, "");
    none.expect_illegal("travel jodhpur r12", "MJ-7.3");
    Maharaja open(3, "village v17 1\nvillage v21 2 2\n");
    open.expect_allowed("travel jodhpur r12");
}

TEST(MaharajaTravel, IsBlockedByAnEmptyVillageForTheMonkToo) {  // MJ-7.3, E18
    Maharaja game(2, "cards 0 wandering_monk\ncards 1 builder\nvillage v17 1\n");
    game.expect_illegal("travel jodhpur r12", "MJ-7.3");
}

TEST(MaharajaTravel, IsFreeThroughCitiesAndTheStart) {  // MJ-7.4, E25
    Maharaja game(3,
                  "architect 0 ajmer\ngold 0 0\nvillage v18 0\nvillage v22 0\nvillage v17 0\nvillage v21 0\n"
                  "village v13 0\nvillage v14 0\nhouses jodhpur 1 3\npalaces jodhpur 2 1 - - - - -\n"
                  "architect 1 jodhpur\n");
    game.play(0, "travel start r13").play(0, "travel jodhpur r12").play(0, "travel ajmer r07");
    game.expect_gold({0, 15, 15});
}

TEST(MaharajaTravel, IsFreeThroughAnOwnVillageAlsoWithARivalsHouse) {  // MJ-7.5, E17
    Maharaja game(3, "gold 0 0\nvillage v17 0 1\nvillage v21 0 0\n");
    game.play(0, "travel jodhpur r12").expect_gold({0, 15, 15});
    EXPECT_EQ(game.kinds(), std::vector{EventKind::Travelled});
    EXPECT_EQ(game.events().front().amount, 0);
}

TEST(MaharajaTravel, PaysEachOwnerInAForeignVillage) {  // MJ-7.6, E15
    Maharaja game(3, "cards 0 mogul\ncards 1 sadhu\ncards 2 builder\nvillage v15 1 2\narchitect 0 udaipur\n");
    game.play(0, "travel jaisalmer r08").expect_gold({13, 16, 16}).expect_architect(0, "jaisalmer");
    EXPECT_EQ(game.kinds(),
              (std::vector{EventKind::Travelled, EventKind::TollReceived, EventKind::TollReceived}));
    EXPECT_EQ(game.events().front().amount, 2);
}

TEST(MaharajaTravel, PaysForEachHouseOfOneOwner) {  // MJ-7.6, E16
    Maharaja game(3, "village v15 1 1\narchitect 0 udaipur\n");
    game.play(0, "travel jaisalmer r08").expect_gold({13, 17, 15});
    Maharaja both(3, "village v17 1 1\nvillage v21 1 2\n");
    both.play(0, "travel jodhpur r12").expect_gold({11, 18, 16});
    Maharaja mixed(3, "village v17 0 1\nvillage v21 1 2\n");
    mixed.play(0, "travel jodhpur r12").expect_gold({13, 16, 16});
}

TEST(MaharajaTravel, PaysAgainWhenItPassesAgain) {  // MJ-7.7, E19
    Maharaja game(3, "village v15 1 2\narchitect 0 udaipur\n");
    game.play(0, "travel jaisalmer r08").play(0, "travel udaipur r08").expect_gold({11, 17, 17});
    game.play(0, "travel jaisalmer r08").expect_gold({9, 18, 18});
}

TEST(MaharajaTravel, IsRefusedWholeIfTheTollIsTooHigh) {  // MJ-7.8, E20
    Maharaja poor(3, "gold 0 3\nvillage v17 1 1\nvillage v21 1 2\n");
    poor.expect_illegal("travel jodhpur r12", "MJ-7.8").expect_gold({3, 15, 15}).expect_architect(0, "start");
    Maharaja one(3, "gold 0 1\nvillage v17 1\nvillage v21 2\n");
    one.expect_illegal("travel jodhpur r12", "MJ-7.8");
}

TEST(MaharajaTravel, MayTakeTheLastCoin) {  // MJ-7.8, MJ-21.6, further 39
    Maharaja game(3, "gold 0 4\nvillage v17 1 1\nvillage v21 1 2\n");
    game.play(0, "travel jodhpur r12").expect_gold({0, 18, 16});
}

TEST(MaharajaTravel, CanBePaidWithGoldOfTheSameTurn) {  // MJ-7.8, MJ-6.4, E21
    Maharaja game(3, "gold 0 0\nshown 0 gold quarry\nvillage v17 1\nvillage v21 2\n");
    game.expect_illegal("travel jodhpur r12", "MJ-7.8").play(0, "gold disc").play(0, "travel jodhpur r12");
    game.expect_gold({0, 16, 16});
    Maharaja coin(3,
                  "agenda disc 2\ncards 0 trader\ncards 1 sadhu\ncards 2 builder\ngold 0 0\nvillage v15 1\n"
                  "architect 0 udaipur\n");
    coin.play(2, "disc gold gold").expect_to_act(0).play(0, "travel jaisalmer r08").expect_gold({0, 16, 15});
}

TEST(MaharajaTravel, EndsAfterSixtyFourRoads) {  // MJ-7.9, item 36, further 40
    Maharaja game(3, "shown 0 house palace\nroads 63\nvillage v17 0\nvillage v21 0\n");
    game.play(0, "travel jodhpur r12").expect_illegal("travel start r12", "MJ-7.9");
    game.expect_allowed("house disc v01").expect_allowed("house disc jodhpur");
    game.play(0, "palace disc outer").expect_illegal("travel start r12", "MJ-7.9").play(0, "end");
    EXPECT_EQ(game.state().turn.roads, 0) << "the next player's";
}

TEST(MaharajaTravel, CountsFreeRoadsAndThoseOfTheMonk) {  // MJ-7.9, further 40
    Maharaja game(2,
                  "cards 0 wandering_monk\ncards 1 builder\nopen disc\nvillage v15 1\narchitect 0 udaipur\n");
    for (int pair = 0; pair < 32; ++pair) {
        game.play(0, "travel jaisalmer r08").play(0, "travel udaipur r08");
    }
    game.expect_gold({15, 15 + 64}).expect_illegal("travel jaisalmer r08", "MJ-7.9").expect_legal({"end"});
}

TEST(MaharajaTravel, MayReturnToTheStart) {  // MJ-7.10, further 41
    Maharaja game(3, "architect 0 jodhpur\nvillage v17 0\nvillage v21 0\n");
    game.play(0, "travel start r12").expect_architect(0, "start");
}

TEST(MaharajaTravel, IsCutOffByTheHouseThatLeaves) {  // MJ-7.11, E41
    Maharaja game(3, "shown 0 gold move_house\nvillage v17 0\nvillage v21 1\narchitect 1 jodhpur\n");
    game.expect_allowed("travel jodhpur r12").play(0, "move disc v17 v01");
    game.expect_illegal("travel jodhpur r12", "MJ-7.3").play(0, "end");
    game.expect_illegal("travel start r12", "MJ-7.3");  // for the others too
    Maharaja two(3, "shown 0 gold move_house\nvillage v17 0 1\nvillage v21 1\n");
    two.play(0, "move disc v17 v01").expect_allowed("travel jodhpur r12");
}

TEST(MaharajaTravel, LeapsFromRoadToRoad) {  // MJ-7.11, MJ-8.10, E42, item 12
    Maharaja game(3, "shown 0 move_house move_house\nvillage v17 0\nvillage v21 0\n");
    game.play(0, "travel jodhpur r12").expect_illegal("travel ajmer r07", "MJ-7.3");
    game.play(0, "move disc v17 v13").expect_illegal("travel ajmer r07", "MJ-7.3");
    game.play(0, "move disc v21 v14").play(0, "travel ajmer r07").expect_architect(0, "ajmer");
    Maharaja inside(3, "shown 0 gold move_house\nvillage v21 0\n");  // not within one road
    inside.expect_illegal("travel jodhpur r12", "MJ-7.3").play(0, "move disc v21 v17");
    inside.expect_illegal("travel jodhpur r12", "MJ-7.3");
}

TEST(MaharajaTravel, IsOpenAtOnceWithANewHouse) {  // MJ-7.11, MJ-8.16, E45, further 42
    Maharaja game(3, "shown 0 house two_houses\narchitect 0 jodhpur\nvillage v17 1\n");
    game.expect_illegal("travel start r12", "MJ-7.3").play(0, "house disc jodhpur");
    game.expect_houses(0, "jodhpur", 1).play(0, "house disc v21").play(0, "travel start r12");
    game.expect_gold({12, 16, 15}).expect_architect(0, "start");
    Maharaja palace(3, "shown 0 gold palace\narchitect 0 jodhpur\n");  // no road leads anywhere
    palace.play(0, "palace disc central").expect_palace("jodhpur", 0, 0);
}

TEST(MaharajaTravel, LetsTheTravellerChooseWhoIsPaid) {  // MJ-7.2, MJ-7.6, E27, item 35
    constexpr std::string_view kRoads =
        "gold 0 4\narchitect 0 jodhpur\nvillage v13 1 1\nvillage v14 1 1\nvillage v17 2\nvillage v21 0\n"
        "village v18 2\nvillage v22 0\n";
    Maharaja direct(3, kRoads);
    direct.play(0, "travel ajmer r07").expect_gold({0, 19, 15}).expect_architect(0, "ajmer");
    Maharaja around(3, kRoads);
    around.play(0, "travel start r12").play(0, "travel ajmer r13").expect_gold({2, 15, 17});
    around.expect_architect(0, "ajmer");
}

}  // namespace
}  // namespace durbar::testing

#include "games/maharaja/maharaja_openings.h"

namespace durbar::testing {
namespace {

using maharaja::EventKind;

TEST(MaharajaGold, IsTwoFromTheBank) {  // MJ-10.1, MJ-10.6
    Maharaja game(3, "shown 0 gold gold\n");
    game.play(0, "gold disc").expect_gold({17, 15, 15}).expect_open("disc", "gold");
    EXPECT_EQ(game.kinds(), std::vector{EventKind::GoldTaken});
    game.expect_event("gold_taken", {{"seat", 0}, {"gold", 2}, {"source", "disc"}});
    game.play(0, "gold disc").expect_gold({19, 15, 15}).expect_illegal("gold disc", "MJ-6.8");
}

TEST(MaharajaGold, NeverRunsOut) {  // MJ-10.2, item 33, further 58
    Maharaja game(3,
                  "gold 0 300\ngold 1 300\ngold 2 300\nplayed 1 2\nturn 0\nmaharaja kota\nhouses kota 0 1\n");
    game.play(0, "gold disc").expect_gold({302, 300, 300}).play(0, "end");
    game.expect_gold({302 + 11 + 5, 302, 302});
}

TEST(MaharajaQuarry, GivesTwoOwnHousesForUseAtOnce) {  // MJ-10.3, E39, item 46
    Maharaja game(3, "shown 0 house quarry\nsupply 0 0\n");
    game.expect_quarry(0, 20).play(0, "quarry disc").expect_supply(0, 2).expect_quarry(0, 18);
    game.expect_quarry(1, 14).expect_gold({15}).play(0, "house disc v01").expect_supply(0, 1);
    Maharaja two(3, "shown 0 gold quarry\nsupply 0 10\nhouses kota 0 8\n");
    two.play(0, "quarry disc").expect_supply(0, 12).expect_quarry(0, 0).expect_open("disc", "gold");
}

TEST(MaharajaQuarry, GivesTheLastHouseAndStaysOpen) {  // MJ-10.4, MJ-14.1, E40, further 3
    Maharaja game(3,
                  "cards 0 mogul\ncards 1 sadhu\ncards 2 builder\nshown 0 gold quarry\nsupply 0 9\n"
                  "houses kota 0 10\nmaharaja jaipur\n");
    game.expect_quarry(0, 1).play(0, "quarry disc").expect_supply(0, 10).expect_quarry(0, 0);
    game.expect_open("disc", "gold quarry").expect_illegal("quarry disc", "MJ-10.5").play(0, "gold disc");
    game.play(0, "end").expect_gold({17, 17, 17});
}

TEST(MaharajaQuarry, IsRefusedWhenItIsEmpty) {  // MJ-10.5, MJ-14.1, E40, further 4
    Maharaja game(3,
                  "cards 0 mogul\ncards 1 sadhu\ncards 2 builder\nshown 0 gold quarry\nsupply 0 10\n"
                  "houses kota 0 10\nmaharaja jaipur\n");
    game.expect_quarry(0, 0).expect_illegal("quarry disc", "MJ-10.5").expect_open("disc", "gold quarry");
    game.play(0, "gold disc").play(0, "end").expect_gold({17, 17, 17});
    Maharaja others(3, "shown 0 gold quarry\nsupply 1 20\n");
    others.expect_allowed("quarry disc");  // a rival's colour does not matter
}

TEST(MaharajaQuarry, IsListedForDiscAndTokenWithOneHouseLeft) {  // MJ-10.4, further 59
    Maharaja game(3,
                  "option extended1=on\ncards 0 mogul\ncards 1 sadhu\ncards 2 yogi\nshown 0 gold quarry\n"
                  "used token\nopen token quarry\nsupply 0 9\nhouses kota 0 10\n");
    game.expect_allowed("quarry disc").expect_allowed("quarry token").play(0, "quarry token");
    game.expect_open("disc", "gold quarry").expect_open("token", "quarry").expect_supply(0, 10);
}

TEST(MaharajaQuarry, IsNotSplit) {  // MJ-10.6, item 41, further 3
    Maharaja game(3, "shown 0 gold quarry\n");
    game.expect_legal({"end", "gold disc", "quarry disc"}).play(0, "quarry disc").expect_supply(0, 8);
    game.expect_event("houses_taken", {{"seat", 0}, {"houses", 2}, {"source", "disc"}});
    game.expect_legal({"end", "gold disc"}).play(0, "gold disc").expect_gold({17}).expect_legal({"end"});
}

}  // namespace
}  // namespace durbar::testing

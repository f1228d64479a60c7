#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

/// Three tea stalls (2, 2, 3) and one of silk (2), as in the rulebook's example.
constexpr std::string_view kExample =
    "province 0 B2:blue-02/1 D2:purple-03/2 D3:purple-11/1 C3:purple-02/0\n";

TEST(RajasMarket, PaysTheBestStallOfEachGood) {  // RG-7.1, E34, X5
    Rajas game(2, std::string(kExample));
    game.play(0, "place market-mixed-1").expect_legal({"sell none 0", "sell mixed 1", "sell mixed 2"});
    game.play(0, "sell mixed 2").expect_money(0, 3 + 5);
    Rajas one(2, "province 0 B2:blue-02/1 D2:purple-03/2\n");
    one.play(0, "place market-mixed-1").expect_legal({"sell none 0", "sell mixed 1"});
    one.play(0, "sell mixed 1").expect_money(0, 5);
}

TEST(RajasMarket, PaysAsManyStallsOfOneGoodAsTheDieAllows) {  // RG-7.2, E35, X6
    Rajas game(2, std::string(kExample) + "dice 0 b4 o1\nseat 0 karma 0\n");
    game.play(0, "place market-tea-1").play(0, "die blue 4").expect_illegal("sell silk 1", "RG-7.2");
    game.play(0, "sell tea 3").expect_money(0, 3 + 7);
    Rajas low(2, std::string(kExample) + "dice 0 o1\nseat 0 karma 0\n");
    low.play(0, "place market-tea-1")
        .play(0, "die orange 1")
        .play(0, "sell tea 1")
        .expect_money(0, 6);  // the best
    Rajas high(2, "province 0 B2:blue-02/1 D2:purple-03/2\ndice 0 b6\nseat 0 karma 0\n");
    high.play(0, "place market-tea-1").play(0, "die blue 6").expect_illegal("sell tea 3", "RG-7.3");
    high.play(0, "sell tea 2").expect_money(0, 7);
}

TEST(RajasMarket, LetsThePlayerScoreFewer) {  // RG-7.3
    Rajas game(2, std::string(kExample));
    game.play(0, "place market-mixed-1").play(0, "sell mixed 1").expect_money(0, 6);  // the dearest: tea 3
    Rajas none(2, std::string(kExample) + "dice 0 b4\n");
    none.play(0, "place market-tea-1")
        .play(0, "die blue 4")
        .expect_legal({"sell none 0", "sell tea 1", "sell tea 2", "sell tea 3"})
        .play(0, "sell none 0")
        .expect_money(0, 3)
        .expect_to_act(1);
}

TEST(RajasMarket, TakesOneWorkerOfAPlayerWithThreeAndFour) {  // RG-7.4, E36
    Rajas game(3, "workers 0 market-tea-1\nphase 2\ndice 0 b4\n");
    game.expect_illegal("place market-tea-2", "RG-7.4").expect_allowed("place market-silk-1");
    game.expect_allowed("place market-mixed-2");
    Rajas mixed(4, "workers 0 market-mixed-2\nphase 2\ndice 0 b4\n");
    mixed.expect_illegal("place market-mixed-1", "RG-7.4").expect_allowed("place market-tea-2");
    Rajas other(3, "workers 1 market-tea-1\nphase 2\ndice 0 b4\n");
    other.expect_allowed("place market-tea-2");
}

TEST(RajasMarket, IsOneGain) {  // RG-7.5
    Rajas game(2, std::string(kExample) + "dice 0 b4\n");
    game.play(0, "place market-tea-1")
        .play(0, "die blue 4")
        .play(0, "sell tea 3")
        .expect_event("money", {{"money", 7}, {"reason", "market"}});
}

TEST(RajasMarket, CountsVisibleStallsAlone) {  // RG-7.6, RG-9.7, E31
    Rajas two(2, "province 0 B2:blue-15/1\nseat 0 boat 12\ndice 0 b1\n");
    two.play(0, "place harbor-1").play(0, "die blue 1").play(0, "sail 1").expect_money(0, 5);  // two stalls
    Rajas covered(2, "province 0 B2:blue-05/0+\nburied blue-02\nseat 0 boat 12\ndice 0 b1\n");
    covered.play(0, "place harbor-1").play(0, "die blue 1").play(0, "sail 1").expect_money(0, 3);
}

}  // namespace
}  // namespace durbar::testing

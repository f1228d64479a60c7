#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

/// Orange 4 in B2; purple 6 and its like lie open.
const std::string kOrange = "province 0 B2:orange-02/1\n";

TEST(RajasBuilder, CoversAnOwnTileWithADearerOne) {  // RG-9.1, E28
    Rajas game(2, kOrange + "dice 0 g5 p4 o1 b1\nseat 0 karma 0\n" +
                      open_line({"purple-05", "orange-03", "blue-01", "purple-06"}));
    game.play(0, "place chamber-5").play(0, "die green 5").expect_decision("tile");
    game.expect_illegal("tile blue-01", "RG-9.8");    // blue 4: it does not cost more
    game.expect_illegal("tile orange-03", "RG-9.8");  // orange 4
    game.expect_illegal("tile purple-07", "RG-5.1");  // not open
    game.play(0, "tile purple-05").expect_illegal("lay D2 0", "RG-9.1").play(0, "lay B2 0");
    game.play(0, "pay 4").reveal().expect_fame(0, 2);
}

TEST(RajasBuilder, TakesTheDifferenceInTheNewColour) {  // RG-9.2, X8, E27
    Rajas game(2, kOrange + "dice 0 g5 p1 p2 p3\nseat 0 karma 0\n" + open_line({"purple-05"}));
    game.play(0, "place chamber-5").play(0, "die green 5").play(0, "tile purple-05").play(0, "lay B2 0");
    game.expect_legal({"pay 2", "pay 3", "pay 1 2", "pay 1 3", "pay 2 3", "pay 1 2 3"});
    game.expect_illegal("pay 1", "RG-5.2").play(0, "pay 2").reveal().expect_dice(0, "p1 p3");
}

TEST(RajasBuilder, OffersOnlyDiceThatLeaveEnough) {  // RG-9.3
    // Only purple 12 costs more than blue 11.
    Rajas game(2, "province 0 B2:blue-14/0\ndice 0 p5 g5\nseat 0 karma 0\n" + open_line({"purple-16"}));
    game.play(0, "place chamber-5").expect_legal({"die green 5"}).expect_illegal("die purple 5", "RG-9.3");
    const std::string ten = "province 0 B2:blue-12/0\ndice 0 g2 p1\n" + open_line({"purple-16"});
    Rajas one(2, ten + "seat 0 karma 1\n");  // karma for one of the two alone
    one.expect_illegal("place chamber-5", "RG-9.8");
    Rajas two(2, ten + "seat 0 karma 2\n");
    two.play(0, "place chamber-5").play(0, "die green 2 turned").expect_karma(0, 1).play(0, "tile purple-16");
    two.play(0, "lay B2 0").expect_legal({"pay 1*"});
}

TEST(RajasBuilder, KeepsEveryTileJoined) {  // RG-9.4, E30
    Rajas game(2, "province 0 B2:orange-02/1 A2:blue-02/1\ndice 0 g5 p6\nseat 0 karma 0\n" +
                      open_line({"purple-08"}));
    game.play(0, "place chamber-5").play(0, "die green 5").play(0, "tile purple-08");  // a bend, 7
    game.expect_legal({"lay A2 0", "lay A2 1"});  // on B2 no bend holds both the residence and A2
    game.expect_illegal("lay B2 1", "RG-9.4").expect_illegal("lay A2 2", "RG-9.4");
    Rajas tee(2, "province 0 B2:orange-02/1 A2:blue-02/1\ndice 0 g5 p6\nseat 0 karma 0\n" +
                     open_line({"purple-05"}));
    tee.play(0, "place chamber-5").play(0, "die green 5").play(0, "tile purple-05");
    tee.expect_allowed("lay B2 0").expect_allowed("lay B2 2").expect_illegal("lay B2 1", "RG-9.4");
}

TEST(RajasBuilder, CoversAPositionOnce) {  // RG-9.5, E29
    Rajas game(2,
               "province 0 B2:orange-02/1+ D2:orange-04/1\nburied blue-04\ndice 0 g5 p6\nseat 0 karma 0\n" +
                   open_line({"purple-05"}));
    game.play(0, "place chamber-5").play(0, "die green 5").play(0, "tile purple-05");
    game.expect_illegal("lay B2 0", "RG-9.5").play(0, "lay D2 0").play(0, "pay 6").reveal();
    EXPECT_EQ(std::popcount(game.state().buried), 2);
    EXPECT_EQ(std::popcount(game.seat(0).covered), 2);
}

TEST(RajasBuilder, ScoresTheNewTileAndAFirstYield) {  // RG-9.6, E32
    Rajas game(2, "province 0 B2:orange-02/1 A2:blue-01/1\ndice 0 g5 p6\nseat 0 karma 0 fame 6\n" +
                      open_line({"purple-05", "blue-02"}));
    game.play(0, "place chamber-5").play(0, "die green 5").play(0, "tile purple-05");
    game.play(0, "lay A2 0").play(0, "pay 6").reveal().expect_fame(0, 8).expect_money(0, 6);  // mill 2, W1
                                                                                              // pays 3
    Rajas again(2, "province 0 B2:orange-02/1 A2:blue-02/1\ndice 0 g5 p6\nseat 0 karma 0 fame 6\n" +
                       open_line({"purple-05"}));
    again.play(0, "place chamber-5").play(0, "die green 5").play(0, "tile purple-05");
    again.play(0, "lay A2 0").play(0, "pay 6").reveal().expect_fame(0, 8).expect_money(0, 3);  // reached
                                                                                               // before
}

TEST(RajasBuilder, TakesWhatIsCoveredOutOfAllCounts) {  // RG-9.7, E31
    Rajas game(2,
               "province 0 B2:orange-02/1\ndice 0 g5 p6\nseat 0 karma 0 fame 6\n" + open_line({"purple-05"}));
    EXPECT_EQ(rajas::stall_count(game.seat(0)), 1);
    game.play(0, "place chamber-5").play(0, "die green 5").play(0, "tile purple-05");
    game.play(0, "lay B2 0").play(0, "pay 6").reveal();
    EXPECT_EQ(rajas::stall_count(game.seat(0)), 0);
    // A yield that is cut off stays reached.
    Rajas cut(2, "province 0 B2:orange-02/1 A2:blue-02/1\ndice 0 g5 p6\nseat 0 karma 0 fame 6\n" +
                     open_line({"purple-08"}));
    cut.play(0, "place chamber-5").play(0, "die green 5").play(0, "tile purple-08").play(0, "lay A2 0");
    cut.play(0, "pay 6").reveal().play(0, "first fame");
    EXPECT_NE(cut.seat(0).reached, 0);
    cut.expect_money(0, 4);  // silk 1
}

TEST(RajasBuilder, NeedsSomethingToDo) {  // RG-9.8
    Rajas bare(2, "dice 0 g5 p6\n");
    bare.expect_illegal("place chamber-5", "RG-9.8");
    Rajas dear(2, "province 0 B2:blue-16/0\ndice 0 g5 p6 b6 o6 g6\n");  // nothing costs more than 12
    dear.expect_illegal("place chamber-5", "RG-9.8");
}

TEST(RajasBuilder, ReopensASealedProvince) {  // RG-5.3, RG-9.4, E26
    Rajas game(
        2,
        "province 0 B2:blue-01/0 B1:blue-03/2 A1:orange-01/0 D2:purple-01/3 D1:purple-03/2 C3:green-01/3 "
        "B3:green-03/0\ndice 0 g5 p6\nseat 0 karma 0 fame 6 money 9\nreached 0 N0\n" +
            open_line({"purple-05", "blue-02", "orange-02", "green-02"}));
    game.expect_illegal("place quarry-1", "RG-5.3").play(0, "place chamber-5").play(0, "die green 5");
    game.play(0, "tile purple-05").play(0, "lay C3 1").play(0, "pay 6").reveal().expect_to_act(1);
    EXPECT_TRUE(rajas::Rules::violation(game.state()) == std::nullopt);
}

}  // namespace
}  // namespace durbar::testing

#include "games/maharani/maharani_scenario.h"
#include "games/maharani/palace_builder.h"

namespace durbar::testing {
namespace {

using maharani::Color;
using maharani::Rules;

constexpr std::string_view kFronts =
    "rondel blue-half1_front red-half1_front green-half1_back orange-half1_left\nturn 0\n";

TEST(MaharaniSecondTile, FollowsTheSameRules) {  // MH-7.1, MH-7.4, E36
    Maharani game(4, kFronts);
    game.play(0, "tile 1 A1 E").expect_decision("second").expect_to_act(0).expect_place(1, "-");
    game.expect_illegal("tile 1 A3 E", "MH-3.1").expect_illegal("tile 2 A1 E", "MH-3.1");
    game.expect_illegal("tile 2 B12 N", "MH-3.6").expect_allowed("tile 2 B12 W").expect_allowed("done");
}

TEST(MaharaniSecondTile, CostsTwoGoldAndMayLeaveNone) {  // MH-7.2, MH-7.6, E33, G7
    Maharani game(4, kFronts);
    game.play(0, "tile 1 A1 E").expect_gold({1});
    game.play(0, "tile 2 B12 W").expect_gold({0}).expect_down(0, "");
    game.expect_event("gold", {{"gold", 1}, {"space", "B12"}, {"reason", "tile"}})
        .expect_event("paid", {{"seat", 0}, {"cost", 2}});
    game.expect_no_worker();
}

TEST(MaharaniSecondTile, IsPaidOnceAfterBothGains) {  // MH-7.2, E34, E68
    Maharani game(4,
                  "palace A12bN A13bN\n"
                  "rondel red-half1_front blue-half2_along green-half1_back orange-half1_left\nturn 0\n");
    game.play(0, "tile 1 A1 E").expect_gold({1});
    game.play(0, "tile 2 A10 S")
        .expect_event("gold", {{"gold", 3}, {"reason", "tile"}})
        .expect_event("gold", {{"gold", 1}, {"reason", "worker"}});
    game.expect_gold({3}).expect_down(0, "B");
}

TEST(MaharaniSecondTile, IsFreeIfThereIsNone) {  // MH-7.3, E37
    Maharani game(4, kFronts);
    game.play(0, "tile 1 A1 E").play(0, "done").expect_no_event("paid").expect_gold({1});
    Maharani refresh(4, std::string(kFronts) + "palace C2gN\ndown 0 A\ngold 0 5\n");
    refresh.play(0, "refresh").expect_no_event("paid").expect_gold({5});
}

TEST(MaharaniSecondTile, IsNotAskedForWithoutATile) {  // MH-7.5, MH-2.7, E35
    Palace palace({"red-half1_front"});
    palace.fill("ABCD", {"A1"});
    Maharani game(
        4, palace.line() + palace.removed_line() + "rondel red-half1_front - - -\nscored B C D\nturn 0\n");
    game.expect_legal({"tile 1 A1 E"}).expect_decision("action");  // the only move is still a decision
    game.play(0, "tile 1 A1 E").expect_over();
}

TEST(MaharaniSecondTile, IsOutOfReachBehindTokensThatAreDown) {  // MH-7.5
    // After the first tile only place 2 is left; its section is full for that kind, and its token is down.
    const std::string position =
        Palace({"red-half1_front", "blue-half2_along", "green-half2_along", "yellow-half2_along"})
            .fill("BCD", {"C1"})
            .line() +
        "scored B D\n"
        "rondel red-half1_front blue-half2_along green-half2_along yellow-half2_along\nturn 0\n";
    Maharani down(4, position + "down 0 B C D\n");
    down.play(0, "tile 1 A1 E")
        .expect_no_event("second_declined")
        .expect_event("turn_ended", {{"seat", 0}})
        .expect_gold({1});
    Maharani up(4, position + "down 0 B C\n");
    up.play(0, "tile 1 A1 E").expect_decision("second").expect_to_act(0);
    for (const auto& move : up.legal()) EXPECT_TRUE(move == "done" || move.starts_with("tile 4")) << move;
}

TEST(MaharaniSecondTile, IsTheLast) {  // MH-7.7
    Maharani game(4, kFronts);
    game.play(0, "tile 1 A1 E").play(0, "tile 2 B12 W").expect_chance();
    EXPECT_EQ(game.state().laid, 0);
}

}  // namespace
}  // namespace durbar::testing

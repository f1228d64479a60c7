#include "games/maharani/maharani_scenario.h"
#include "games/maharani/palace_builder.h"

namespace durbar::testing {
namespace {

using maharani::Rules;

/// Seven of the eight middle spaces are full, A2 is empty.
constexpr std::string_view kSevenMiddle = "palace A7bN B2bN B7oN C2oN C7gN D2gN D7rN\n";

TEST(MaharaniRefill, FillsTheLowestPlaceFirst) {  // MH-9.1
    Maharani game(4, "rondel blue-half1_front red-half1_front green-half1_back orange-half1_left\nturn 0\n");
    game.play(0, "tile 4 D12 S").play(0, "tile 2 B12 W").expect_place(4, "-").expect_place(2, "-");
    game.chance("draw yellow-center").expect_place(2, "yellow-center").expect_place(4, "-");
    game.chance("draw purple-center").expect_place(4, "purple-center").expect_to_act(1);
}

/// 52 spaces are full, and the bag holds the tiles that the rondel does not.
std::string late(std::string_view rondel, std::initializer_list<std::string_view> kept) {
    Palace palace(kept);
    palace.fill("ABCD", {"A1", "A3", "A4", "A5", "A9", "B12"});
    return palace.line() + palace.removed_line() + "scored C D\n" + std::string(rondel) + "\nturn 0\n";
}

TEST(MaharaniRefill, LeavesHigherPlacesEmptyWhenTheBagRunsOut) {  // MH-9.2, E50, E51
    Maharani game(4, late("rondel red-half1_front blue-half2_along green-half1_back orange-half2_across",
                          {"red-half1_front", "blue-half2_along", "green-half1_back", "orange-half2_across",
                           "yellow-half2_along", "purple-half1_right"}));
    EXPECT_EQ(maharani::tiles_in_bag(game.state()), 2);
    game.play(0, "tile 1 A1 E").play(0, "tile 2 A5 E");
    game.chance("draw yellow-half2_along").chance("draw purple-half1_right").expect_to_act(1);
    game.play(1, "tile 3 B12 E").play(1, "tile 4 A4 S").expect_to_act(2);  // nothing is left to draw
    game.expect_place(1, "yellow-half2_along").expect_place(2, "purple-half1_right");
    game.expect_place(3, "-").expect_place(4, "-");
    game.play(2, "tile 1 A9 W").expect_place(1, "-").expect_place(2, "purple-half1_right");
}

TEST(MaharaniRefill, EndsMidwayWhenTheBagRunsOut) {  // MH-9.2, E50
    Maharani game(4, late("rondel red-half1_front blue-half2_along green-half1_back orange-half2_across",
                          {"red-half1_front", "blue-half2_along", "green-half1_back", "orange-half2_across",
                           "yellow-half2_along", "purple-half1_right"}));
    game.play(0, "tile 1 A1 E").play(0, "done").chance("draw yellow-half2_along").expect_to_act(1);
    game.play(1, "tile 2 A5 E").play(1, "tile 3 B12 E").chance("draw purple-half1_right").expect_to_act(2);
    game.expect_place(2, "purple-half1_right").expect_place(3, "-");
}

TEST(MaharaniMiddleTiles,
     LeaveTheRondelAtOnceWhenTheEighthSpaceIsFull) {  // MH-9.4, MH-9.5, MH-9.6, E46, E47, G10
    Maharani game(4, std::string(kSevenMiddle) +
                         "rondel purple-center yellow-center blue-half1_front red-half1_front\nturn 0\n");
    game.play(0, "tile 1 A2 N")
        .expect_event("tile_removed", {{"color", "yellow"}, {"face", "center"}, {"place", 2}});
    game.expect_decision("second").expect_place(2, "-");
    EXPECT_EQ(game.removed(), 1);
    for (const auto& move : game.legal()) {
        EXPECT_TRUE(move == "done" || move.starts_with("tile 3") || move.starts_with("tile 4")) << move;
    }
    game.play(0, "done");
    game.chance("draw red-center")
        .expect_event("drew_aside", {{"color", "red"}, {"face", "center"}})
        .expect_place(1, "-");
    game.chance("draw purple-center").expect_place(1, "-");
    game.chance("draw green-half1_back").expect_place(1, "green-half1_back").expect_chance();
    game.chance("draw yellow-center").expect_place(2, "-");
    game.chance("draw green-half1_left").expect_place(2, "green-half1_left").expect_to_act(1);
    EXPECT_EQ(game.removed(), 4);
}

TEST(MaharaniMiddleTiles, LeaveAfterTheSecondTileToo) {  // MH-9.4, E48
    Maharani game(4, std::string(kSevenMiddle) +
                         "rondel blue-half1_front purple-center yellow-center red-half1_front\nturn 0\n");
    game.play(0, "tile 1 A1 E")
        .play(0, "tile 2 A2 N")
        .expect_event("tile_removed", {{"color", "yellow"}, {"face", "center"}, {"place", 3}});
    game.expect_chance().expect_place(3, "-");
}

TEST(MaharaniMiddleTiles, MayFillTheWholeRondel) {  // MH-9.4, E49, MH-7.5
    Maharani game(4, std::string(kSevenMiddle) +
                         "rondel purple-center yellow-center purple-center yellow-center\nturn 0\n");
    game.play(0, "tile 1 A2 N")
        .expect_event("turn_ended", {{"seat", 0}})
        .expect_chance();  // no tile for a second
    EXPECT_EQ(game.removed(), 3);
    EXPECT_EQ(maharani::empty_place(game.state()), 0);
    for (const auto* tile : {"draw blue-half1_front", "draw red-half1_front", "draw green-half1_back"})
        game.chance(tile);
    game.expect_chance().chance("draw red-half1_back").expect_to_act(1);
}

TEST(MaharaniMiddleTiles, WaitForTheWorkerOfTheEighth) {  // MH-9.4, MH-13.3
    Maharani game(2, std::string(kSevenMiddle) +
                         "rondel purple-center yellow-center blue-half1_front red-half1_front\nturn 0\n");
    game.play(0, "tile 1 A2 S").expect_decision("worker").expect_place(2, "yellow-center");
    const auto again = Rules::parse_position(game.text());
    EXPECT_TRUE(again) << again.error().message;
    game.play(0, "worker new red")
        .expect_event("tile_removed", {{"color", "yellow"}, {"place", 2}})
        .expect_place(2, "-");
}

/// Everything is full but two half spaces; the bag holds only middle tiles.
std::string only_middle_in_bag(std::string_view rondel, std::initializer_list<std::string_view> kept,
                               std::initializer_list<std::string_view> open) {
    Palace palace(kept);
    palace.fill("ABCD", open);
    return palace.line() + "scored B C D\n" + std::string(rondel) + "\nturn 0\n";
}

TEST(MaharaniMiddleTiles, AreDrawnOneByOneIfNothingElseIsLeft) {  // MH-9.7
    Maharani game(4, only_middle_in_bag(
                         "rondel red-half1_front blue-half1_front green-half1_front orange-half1_front",
                         {"red-half1_front", "blue-half1_front", "green-half1_front", "orange-half1_front"},
                         {"A1", "A3", "A6", "A8"}));
    EXPECT_EQ(maharani::tiles_in_bag(game.state()), 4);
    game.play(0, "tile 1 A1 E").play(0, "done");
    for (int i = 0; i < 4; ++i) {
        game.expect_chance();
        const auto draw = game.legal().front();
        game.chance(draw);
    }
    EXPECT_EQ(game.removed(), 4);
    game.expect_to_act(1).expect_place(1, "-");
}

TEST(MaharaniMiddleTiles, StayInTheBagBesideAFullRondel) {  // MH-9.7
    Maharani game(4, only_middle_in_bag(
                         "rondel red-half1_front blue-half1_front green-half1_front orange-half1_front",
                         {"red-half1_front", "blue-half1_front", "green-half1_front", "orange-half1_front"},
                         {"A1", "A3", "A6", "A8"}) +
                         "down 0 B\n");
    game.play(0, "refresh").expect_to_act(1);
    EXPECT_EQ(maharani::tiles_in_bag(game.state()), 4);
    EXPECT_EQ(game.removed(), 0);
}

}  // namespace
}  // namespace durbar::testing

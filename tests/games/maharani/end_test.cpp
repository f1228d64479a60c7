#include "core/playout.h"
#include "games/maharani/maharani_scenario.h"
#include "games/maharani/palace_builder.h"

namespace durbar::testing {
namespace {

using maharani::Crew;
using maharani::EndReason;
using maharani::Options;
using maharani::Rules;
using maharani::TileSet;

TEST(MaharaniEnd, ComesWithTheLastSection) {  // MH-11.1, MH-11.10, E53
    Palace palace({"red-half1_front"});
    palace.lay("A2bS+r").lay("A13gW+g").fill("ABCD", {"A1"});
    Maharani game(4, palace.line() + palace.removed_line() +
                         "rondel red-half1_front - - -\nscored B C D\nturn 2\ngold 3 1\n");
    EXPECT_EQ(game.legal().size(), 1U);
    const int number = game.state().turn_number;
    const auto last = game.legal().front();
    game.play(2, last).expect_over().expect_event("game_over", {{"reason", "complete"}});
    EXPECT_EQ(game.state().end, EndReason::Complete);
    EXPECT_EQ(game.state().turn, 2);
    EXPECT_EQ(game.state().turn_number, number);
    game.expect_gold({4, 4});
    game.expect_illegal("done", "MH-11.10").expect_refusal("done", "over");
}

/// Only A1 and A2 are empty; middle tiles are on the rondel and in the bag.
Maharani last_two(std::string_view rondel, std::initializer_list<std::string_view> kept) {
    Palace palace(kept);
    palace.fill("ABCD", {"A1", "A2"});
    return {4, palace.line() + std::string(rondel) + "\nscored B C D\nturn 0\n"};
}

TEST(MaharaniEnd, LeavesMiddleTilesInTheBag) {  // MH-9.8, MH-11.2, E52 (b)
    auto game = last_two("rondel blue-center red-half1_front purple-center yellow-center",
                         {"blue-center", "red-half1_front", "purple-center", "yellow-center"});
    EXPECT_EQ(maharani::tiles_in_bag(game.state()), 2);
    game.play(0, "tile 1 A2 N").expect_place(3, "-").expect_place(4, "-");
    game.play(0, "tile 2 A1 E").expect_over();
    EXPECT_EQ(maharani::tiles_in_bag(game.state()), 2);
    EXPECT_EQ(game.removed(), 2);
}

TEST(MaharaniEnd, LeavesMiddleTilesInTheBagAfterAMiddleSpace) {  // MH-9.8, MH-11.2, E52 (a)
    auto game = last_two("rondel blue-center red-half1_front purple-center yellow-center",
                         {"blue-center", "red-half1_front", "purple-center", "yellow-center"});
    game.play(0, "tile 2 A1 E").play(0, "tile 1 A2 N").expect_over();
    EXPECT_EQ(maharani::tiles_in_bag(game.state()), 2);
    EXPECT_EQ(game.removed(), 2);
}

/// A game played at random.
maharani::State played(const Options& options, int players, std::uint64_t seed) {
    Rng rng(seed);
    maharani::MoveList moves;
    auto state = Rules::initial(options, players);
    while (Rules::to_act(state) != Player::Nobody)
        Rules::apply(state, random_move<Rules>(state, moves, rng), {});
    return state;
}

TEST(MaharaniEnd, PrintedTilesNeverGetStuck) {  // MH-11.7, MH-9.8, MH-11.12
    for (int players = 2; players <= 4; ++players) {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            const auto state = played({}, players, seed);
            ASSERT_EQ(state.end, EndReason::Complete);
            int removed = 0;
            for (const auto count : state.removed) removed += count;
            int in_bag = 0;
            for (const auto color : maharani::kAllColors) in_bag += state.bag[maharani::tile_of(color, 0)];
            ASSERT_EQ(removed + in_bag, 4);
            ASSERT_EQ(in_bag, maharani::tiles_in_bag(state));
            ASSERT_LE(in_bag, 2);
            ASSERT_LE(state.turn_number, 112);
        }
    }
}

TEST(MaharaniEnd, TestSetsLeaveTilesOver) {  // MH-11.3, MH-11.4, MH-11.7, E54
    for (const auto& [set, left] : {std::pair{TileSet::OneStuck, 1}, std::pair{TileSet::TwoStuck, 2}}) {
        for (int players = 2; players <= 4; ++players) {
            for (std::uint64_t seed = 1; seed <= 50; ++seed) {
                Options options;
                options.tiles = set;
                const auto state = played(options, players, seed);
                ASSERT_EQ(state.end, EndReason::Stuck);
                ASSERT_EQ(std::count(state.rondel.begin(), state.rondel.end(), maharani::kNoTile), 4 - left);
                ASSERT_EQ(maharani::empty_spaces(state).count(), left);
                ASSERT_EQ(state.scored, 0b1111);
                ASSERT_TRUE(maharani::all_workers(state).none());
            }
        }
    }
}

TEST(MaharaniEnd, PaysSectionsAsTheyAreWhenStuck) {  // MH-11.3, MH-11.4, MH-10.9, E54
    // One tile with two halves has become one with one half: A4 stays empty.
    Options options;
    options.tiles = TileSet::OneStuck;
    Palace palace({"blue-half1_front", "blue-half1_front"}, options);
    palace.lay("A2oS+r").lay("A13gW+g").lay("A14rW+g").fill("ABCD", {"A1", "A4"});
    Maharani game(4, "option tiles=one_stuck\n" + palace.line() + palace.removed_line() +
                         "rondel blue-half1_front blue-half1_front - -\nscored B C D\nturn 0\n");
    game.play(0, "tile 1 A1 E")
        .expect_over()
        .expect_event("section_scored", {{"section", "A"}, {"reason", "stuck"}});
    game.expect_event("game_over", {{"reason", "stuck"}}).expect_gold({1 + 4, 6, 0, 0});
    game.expect_place(2, "blue-half1_front").expect_supply(Crew::Green, 8);
    EXPECT_EQ(game.state().end, EndReason::Stuck);
    EXPECT_EQ(game.state().turn, 0);
}

TEST(MaharaniEnd, ComesWithFourBlockingTilesWhileTheBagHoldsMore) {  // MH-11.3
    // Four tiles with two halves have become tiles with one half. The spaces for those are full, four such
    // tiles block the rondel after the draw, and the bag still holds what would fit.
    Options options;
    const std::string faces = "faces=6:half1_front,8:half1_front,16:half1_front,18:half1_front";
    ASSERT_EQ(Rules::set_option(options, "faces", faces.substr(6)), std::nullopt);
    Palace palace({"blue-half1_front", "blue-half1_front", "blue-half1_front", "orange-half1_front",
                   "yellow-half2_along", "yellow-half2_across"},
                  options);
    palace.lay("A2oW+g").fill("ABCD", {"A4", "A5", "A9", "A10", "A13", "A14"});
    Maharani game(4, "option " + faces + "\n" + palace.line() + palace.removed_line() +
                         "rondel blue-half1_front blue-half1_front blue-half1_front yellow-half2_along\n"
                         "scored B C D\nturn 1\n");
    game.play(1, "tile 4 A4 E").expect_decision("draw");  // place 4 lies in A for the west
    game.chance("draw orange-half1_front").expect_over().expect_event("game_over", {{"reason", "stuck"}});
    EXPECT_EQ(maharani::tiles_in_bag(game.state()), 1);
    EXPECT_EQ(game.state().end, EndReason::Stuck);
}

TEST(MaharaniEnd, ComesWithAnEmptyRondelAndAnEmptyBag) {  // MH-11.3: nothing left to lay, spaces empty
    Options options;
    const std::string faces = "faces=6:center,8:center,16:center,18:center";
    ASSERT_EQ(Rules::set_option(options, "faces", faces.substr(6)), std::nullopt);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto state = played(options, 2, seed);
        ASSERT_EQ(state.end, EndReason::Stuck);
        ASSERT_EQ(maharani::empty_place(state), 0);
        ASSERT_EQ(maharani::tiles_in_bag(state), 0);
        ASSERT_EQ(maharani::empty_spaces(state).count(), 4);
    }
}

TEST(MaharaniEnd, IsCompleteEvenWithTilesLeft) {  // MH-11.6, MH-9.2
    Options options;
    const std::string faces = "faces=0:half1_front,1:half1_front,10:half1_front,11:half1_front";
    ASSERT_EQ(Rules::set_option(options, "faces", faces.substr(6)), std::nullopt);
    int complete = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto state = played(options, 3, seed);
        if (state.end != EndReason::Complete) continue;
        ++complete;
        ASSERT_EQ(maharani::laid_spaces(state), maharani::kPalace);
        const auto empty = std::count(state.rondel.begin(), state.rondel.end(), maharani::kNoTile);
        ASSERT_EQ(maharani::kPlaces - empty + maharani::tiles_in_bag(state), 4);
    }
    EXPECT_GT(complete, 0);
}

TEST(MaharaniEnd, MostGoldWinsAndTiesShare) {  // MH-11.8, E56, G16
    Palace palace;
    palace.fill("ABCD");
    const Maharani game(3, palace.line() + palace.removed_line() +
                               "scored A B C D\nover complete\ngold 0 40\ngold 1 52\ngold 2 52\n");
    const auto standing = Rules::standing(game.state());
    EXPECT_EQ(standing[0].rank, 3);
    EXPECT_EQ(standing[1].rank, 1);
    EXPECT_EQ(standing[2].rank, 1);
    EXPECT_EQ(standing[2].points, 52);
}

TEST(MaharaniEnd, StandingsBeforeItCountTheGoldSoFar) {  // MH-11.9
    const Maharani game(
        3,
        "palace A2bS+r A13gS+r\nrondel red-center red-half1_front red-half1_back red-half1_left\ngold 1 3\n");
    const auto standing = Rules::standing(game.state());
    EXPECT_EQ(standing[0].rank, 2);
    EXPECT_EQ(standing[1].rank, 1);
    EXPECT_EQ(standing[2].rank, 2);
    EXPECT_EQ(standing[0].points, 0);
}

TEST(MaharaniEnd, IsNotLookedForBetweenTwoTiles) {  // MH-11.11, MH-7.5
    // After the first tile nothing on the rondel fits; the turn ends, a tile that fits is drawn, and play
    // goes on.
    Options options;
    const std::string faces = "faces=6:half1_front,8:half1_front,16:half1_front";
    ASSERT_EQ(Rules::set_option(options, "faces", faces.substr(6)), std::nullopt);
    Palace palace({"blue-half1_front", "blue-half1_front", "blue-half1_front", "orange-half1_front",
                   "yellow-half2_along"},
                  options);
    palace.fill("ABCD", {"A1", "A4", "A5", "A9", "A10"});
    Maharani game(4, "option " + faces + "\n" + palace.line() + palace.removed_line() +
                         "rondel blue-half1_front blue-half1_front blue-half1_front orange-half1_front\n"
                         "scored B C D\nturn 0\n");
    game.play(0, "tile 1 A1 E").expect_chance();
    EXPECT_TRUE(maharani::is_stuck(game.state()));
    game.chance("draw yellow-half2_along").expect_to_act(1);
    EXPECT_EQ(game.state().end, EndReason::None);
}

}  // namespace
}  // namespace durbar::testing

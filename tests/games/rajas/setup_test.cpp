#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Area;
using rajas::Color;
using rajas::Rules;

int spaces(int players, Area area) { return std::popcount(rajas::spaces_of(rajas::board_of(players), area)); }

/// What the spaces of an area cost, in their order.
std::vector<int> prices(int players, Area area) {
    const unsigned board = rajas::board_of(players);
    std::vector<int> money;
    for (rajas::Space space = 0; space < rajas::kSpaces; ++space) {
        const bool is_there = (rajas::spaces_of(board, area) & rajas::bit(space)) != 0;
        if (is_there) money.push_back(rajas::data::kSpaces[board][space].money);
    }
    return money;
}

/// A game of which chance has revealed the tiles.
Rajas dealt(int players, const rajas::Options& options = {}) {
    Rajas game(Rules::initial(options, players));
    while (Rules::decision(game.state()) == "reveal") game.chance(game.legal().front());
    return game;
}

TEST(RajasSetup, IsForTwoToFourOnTheirSideOfTheBoard) {  // RG-1.1, RG-1.2
    EXPECT_EQ(Rules::kMinPlayers, 2);
    EXPECT_EQ(Rules::kMaxPlayers, 4);
    EXPECT_EQ(spaces(2, Area::Quarry), 4);
    EXPECT_EQ(spaces(2, Area::Harbor), 3);
    EXPECT_EQ(spaces(2, Area::Market), 4);
    EXPECT_EQ(std::popcount(rajas::data::kBoardSpaces[0]), 28);
    EXPECT_EQ(spaces(3, Area::Quarry), 6);
    EXPECT_EQ(spaces(3, Area::Harbor), 4);
    EXPECT_EQ(spaces(4, Area::Market), 8);
    EXPECT_EQ(spaces(4, Area::OuterTerrace) + spaces(4, Area::Terrace) + spaces(4, Area::Balcony) +
                  spaces(4, Area::Chamber),
              19);
    EXPECT_EQ(std::popcount(rajas::data::kBoardSpaces[1]), 37);
    Rajas(2, "seat 0 money 9\ndice 0 b6\n").expect_illegal("place quarry-5", "RG-1.2");
}

TEST(RajasSetup, HasThePricesOfQuarryAndHarbour) {  // RG-1.2, RG-5.1, RG-10.1
    EXPECT_EQ(prices(2, Area::Quarry), (std::vector{1, 2, 3, 4}));
    EXPECT_EQ(prices(2, Area::Harbor), (std::vector{0, 1, 2}));
    EXPECT_EQ(prices(4, Area::Quarry), (std::vector{1, 1, 2, 2, 3, 4}));
    EXPECT_EQ(prices(4, Area::Harbor), (std::vector{0, 1, 1, 2}));
    Rajas quarry(2, "seat 0 money 9\ndice 0 b6\nworkers 1 quarry-1 quarry-2 quarry-3\nphase 4\n");
    quarry.play(0, "place quarry-4").expect_money(0, 5);
    Rajas harbour(2, "seat 0 money 9\ndice 0 b1\nworkers 1 harbor-1 harbor-2\nphase 3\n");
    harbour.play(0, "place harbor-3").expect_money(0, 7);
}

TEST(RajasSetup, CoversTwoSpacesWithThreePlayers) {  // RG-1.3, E15
    const std::string lines =
        "seat 0 money 9\ndice 0 b6 b1\nworkers 1 quarry-1 quarry-2\nworkers 2 quarry-3 harbor-1\n";
    Rajas three(3, lines + "phase 3\n");
    three.expect_illegal("place quarry-4", "RG-1.3").expect_illegal("place harbor-3", "RG-1.3");
    three.expect_allowed("place quarry-5").expect_illegal("place quarry-6", "RG-3.3");
    Rajas four(4, lines + "phase 3\n");
    four.expect_allowed("place quarry-4").expect_illegal("place quarry-5", "RG-3.3");
}

TEST(RajasSetup, HasTwelveDiceOfEachColour) {  // RG-1.4
    Rajas game(2, "dice 0 b1 b2\ndice 1 b3\n");
    game.expect_supply(Color::Blue, 9).expect_supply(Color::Green, 12);
    auto broken = game.state();
    --broken.supply[0];
    EXPECT_EQ(Rules::violation(broken), "RG-1.4: there are 11 blue dice");
}

TEST(RajasSetup, SortsTheTilesIntoTwelveStacks) {  // RG-1.5
    EXPECT_EQ(rajas::kStacks, 12);
    for (int stack = 0; stack < rajas::kStacks; ++stack) {
        const int size = std::popcount(rajas::data::kStackTiles[static_cast<unsigned>(stack)]);
        EXPECT_EQ(size, stack % 3 == 2 ? 6 : 5) << stack;
    }
    EXPECT_EQ(rajas::kTiles, 64);
}

TEST(RajasSetup, RevealsEachTileWithTheSameWeight) {  // RG-1.6, RG-16.1
    Rajas game(Rules::initial({}, 2));
    game.expect_chance().expect_decision("reveal");
    game.expect_legal(
        {"reveal blue-01", "reveal blue-02", "reveal blue-03", "reveal blue-04", "reveal blue-05"});
    EXPECT_EQ(Rules::chance_total(game.state()), 5U);
    for (const auto& move : game.legal()) {
        EXPECT_EQ(Rules::chance_weight(game.state(), Rules::parse(move).value()), 1U);
    }
    game.expect_illegal("reveal orange-01", "RG-1.6");
    Rajas two_left(2, "province 0 B2:blue-04/1\nprovince 1 B2:blue-01/1 D2:blue-03/2\n" +
                          open_line({"blue-05"}) + "dice 0 b6\n");
    two_left.play(0, "place quarry-1").play(0, "tile blue-05").play(0, "lay D2 0").play(0, "pay 6");
    two_left.expect_chance().expect_decision("reveal").expect_legal({"reveal blue-02"});
    Rajas last(2, "province 0 B2:blue-04/1 A2:blue-02/1\nprovince 1 B2:blue-01/1 D2:blue-03/2\n" +
                      open_line({"blue-05"}) + "dice 0 b6\n");  // the stack holds no tile but the open one
    EXPECT_EQ(std::popcount(last.state().in_stacks & rajas::data::kStackTiles[0]), 0);
    last.build(0, "quarry-1", "blue-05", "D2 0", "6").expect_to_act(1);
    EXPECT_EQ(last.state().open[0], rajas::kNoTile);  // RG-5.10, E25
}

TEST(RajasSetup, BeginsWithThreeWorkersAndKarmaOne) {  // RG-1.7, RG-1.8, RG-1.10
    Rajas game = dealt(3);
    game.rolls({1, 2, 3, 4}).rolls({6, 6, 6, 6}).rolls({5, 5, 5, 5});
    game.expect_to_act(0).expect_decision("place");
    for (int seat = 0; seat < 3; ++seat) {
        game.expect_workers(seat, 3).expect_karma(seat, 1).expect_fame(seat, 0).expect_boat(seat, 0);
        game.expect_value(seat, rajas::Building::Temple, 2).expect_money(seat, 3 + seat);
        EXPECT_EQ(game.seat(seat).money_bonuses, 0);
    }
    game.expect_dice(0, "b1 o2 p3 g4");
}

TEST(RajasSetup, LetsTheLowestSumBegin) {  // RG-1.9, RG-1.10
    Rajas game = dealt(3);
    game.rolls({6, 6, 6, 6}).rolls({1, 1, 1, 2}).rolls({5, 5, 5, 5});
    game.expect_to_act(1).expect_money(1, 3).expect_money(2, 4).expect_money(0, 5);
    Rajas tied = dealt(3);
    tied.rolls({6, 6, 6, 6}).rolls({1, 1, 1, 2}).rolls({2, 1, 1, 1});
    tied.expect_decision("start").expect_legal({"start 1", "start 2"}).expect_illegal("start 0", "RG-1.9");
    EXPECT_EQ(Rules::chance_total(tied.state()), 2U);
    tied.chance("start 2").expect_to_act(2).expect_money(2, 3).expect_money(0, 4).expect_money(1, 5);
}

TEST(RajasSetup, FollowsTheOrderOfChance) {  // RG-1.11
    rajas::Options options;
    options.mode = rajas::Mode::Navaratnas;
    options.ganga = true;
    Rajas game = dealt(2, options);
    game.expect_decision("river").expect_illegal("place quarry-1", "RG-1.11");
    game.chance("river roll 6").chance("river token 1");
    for (int i = 0; i < 4; ++i)
        game.chance("river roll 6").chance(i < 3 ? game.legal().front() : "roll blue 1");
    game.expect_decision("roll").rolls({2, 3, 4}).rolls({6, 6, 6, 6}).expect_decision("draw");
    game.chance("draw brown-1").expect_to_act(0).expect_decision("token");
}

TEST(RajasSetup, UsesWhiteTokensAloneInBasicAndMixedGames) {  // RG-1.12
    for (const auto mode : {rajas::Mode::Basic, rajas::Mode::Mixed}) {
        rajas::Options options;
        options.mode = mode;
        const auto state = Rules::initial(options, 4);
        int tokens = 0;
        for (const int count : state.tokens) tokens += count;
        EXPECT_EQ(tokens, 8);
        for (rajas::Token token = 0; token < rajas::kWhiteKinds; ++token) EXPECT_EQ(state.tokens[token], 2);
    }
}

}  // namespace
}  // namespace durbar::testing

#include <gtest/gtest.h>

#include <set>

#include "ai/coin_bids.h"
#include "ai/levels.h"
#include "ai/random_bot.h"
#include "ai/search_support.h"
#include "ai/searched_games.h"
#include "arena/arena_game.h"
#include "arena/bots.h"
#include "games/tigris/rules.h"

// How the bots play: whole games with all checks on, carelessness that is no suicide, and strength in a game
// that helps them with nothing but its rules.

namespace durbar::testing {
namespace {

/// Seat 1 is a point behind, the other hand is empty, and the last prize waits: any bid wins, none loses.
CoinGame::State last_chance() {
    auto state = last_bid(1);
    state.points[0] = 1;
    state.hands[1] = {1, 2};
    state.spent = {2, 1};
    state.bag = CoinGame::kAll;
    state.bag -= state.hands[1];
    state.bag -= state.spent;
    return state;
}

TEST(Carelessness, NeverThrowsTheGameAway) {
    const auto state = last_chance();
    ASSERT_EQ(CoinGame::violation(state), std::nullopt);
    const CoinGame::Move suicide{CoinGame::Kind::Bid, 0, 0};
    ASSERT_EQ(CoinGame::check(state, suicide), std::nullopt);
    for (const Level& level : kLevels) {
        std::set<std::string> played;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            MctsSettings settings = settings_of(level);
            settings.ms = 0;
            const auto choice = make_searching_bot<CoinGame>(settings)->choose(CoinGame::observe(state, 1), 1,
                                                                               of_iterations(20, seed));
            ASSERT_FALSE(choice.move == suicide) << level.name << ", seed " << seed;
            played.insert(CoinGame::format(choice.move));
        }
        if (level.carelessness > 0) {
            EXPECT_EQ(played.size(), 5U) << level.name;  // all other bids are equally good
        }
    }
}

TEST(Carelessness, IsLargeOnlyIfAskedFor) {
    MctsSettings settings;
    settings.carelessness = 1;
    int thrown_away = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const auto choice = make_searching_bot<CoinGame>(settings)->choose(
            CoinGame::observe(last_chance(), 1), 1, of_iterations(20, seed));
        thrown_away += choice.move == CoinGame::Move{CoinGame::Kind::Bid, 0, 0} ? 1 : 0;
    }
    EXPECT_GT(thrown_away, 3);  // about one in fifteen: e to the power of -1 against five whole chances
    EXPECT_LT(thrown_away, 60);
}

TEST(Carelessness, KeepsAwayFromMovesThatLookFarWorse) {
    int other = 0;
    for (const auto& decision : open_decisions<tigris::Rules>(2)) {
        MctsSettings settings = settings_of(kLevels.front());
        settings.ms = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto choice = searched(decision, of_iterations(60, seed), settings);
            const auto seat = static_cast<std::size_t>(decision.seat);
            float best = 0;
            std::uint64_t most = 0;
            for (const auto& candidate : choice.candidates) {
                if (candidate.visits > most) best = candidate.shares[seat];
                most = std::max(most, candidate.visits);
            }
            const auto& chosen = choice.candidates.front();
            ASSERT_TRUE(chosen.move == choice.move);
            other += chosen.visits < most ? 1 : 0;
            // Odds of one in hundreds of millions for each such move.
            ASSERT_GT(chosen.shares[seat], best - 20 * settings.carelessness)
                << thoughts(choice) << told(decision);
        }
    }
    EXPECT_GT(other, 0);
}

TEST(SearchWithoutHints, BeatsRandomBidders) {
    ArenaOptions options;
    options.games = 100;
    const std::vector<Contestant<CoinGame>> both{
        {"mcts",
         [] {
             MctsSettings settings;
             settings.iterations = 400;
             return make_searching_bot<CoinGame>(settings);
         }},
        {"random", [] { return std::make_unique<RandomBot<CoinGame>>(); }}};
    const auto report = play_arena<CoinGame>(options, {}, both);
    ASSERT_TRUE(report);
    ASSERT_EQ(report.value().finished, options.games);
    EXPECT_GE(report.value().bots.front().win_share, 0.7);
}

// The long runs are in searched_games_slow_test.cpp; these few are for the sanitizers.
TEST(SearchedGames, EndWithoutAFault) { expect_sound_games("mcts:iters=20", 1); }
TEST(SearchedGames, EndWithoutAFaultOnTwoThreads) { expect_sound_games("mcts:iters=20,threads=2", 1); }

}  // namespace
}  // namespace durbar::testing

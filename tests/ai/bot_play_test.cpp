#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "ai/coin_bids.h"
#include "ai/levels.h"
#include "ai/random_bot.h"
#include "ai/search_support.h"
#include "ai/searched_games.h"
#include "arena/arena_game.h"
#include "bots/bots.h"
#include "games/maharaja/rules.h"
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
            MctsSettings settings = settings_of(level, forgiveness_of<CoinGame>());
            settings.ms = 0;
            const auto choice = make_searching_bot<CoinGame>(settings)->choose(CoinGame::observe(state, 1), 1,
                                                                               of_iterations(20, seed));
            ASSERT_FALSE(choice.move == suicide) << level.name << ", seed " << seed;
            played.insert(CoinGame::format(choice.move));
        }
        if (level.carelessness > 0) {
            EXPECT_GE(played.size(), 3U) << level.name;  // all other bids are equally good
        }
    }
}

TEST(Carelessness, IsLargeOnlyIfAskedForAndEndsInTheMiddleOfTheList) {
    MctsSettings settings;
    settings.carelessness = 1;
    settings.overlooked = 0.9F;
    std::set<std::string> played;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const auto choice = make_searching_bot<CoinGame>(settings)->choose(
            CoinGame::observe(last_chance(), 1), 1, of_iterations(20, seed));
        played.insert(CoinGame::format(choice.move));
        const auto chosen = choice.candidates.front().shares[1];
        const auto worse = std::count_if(choice.candidates.begin(), choice.candidates.end(),
                                         [&](const auto& other) { return other.shares[1] <= chosen; });
        ASSERT_GE(2 * worse, static_cast<std::ptrdiff_t>(choice.candidates.size())) << thoughts(choice);
    }
    EXPECT_GE(played.size(), 3U);
    EXPECT_EQ(played.count("bid 0 0"), 0U);
}

/// The candidate that an attentive bot would have played.
const Candidate<tigris::Rules>& favourite(const BotMove<tigris::Rules>& choice, std::size_t seat) {
    return *std::max_element(
        choice.candidates.begin(), choice.candidates.end(), [&](const auto& a, const auto& b) {
            return std::pair(a.visits, a.shares[seat]) < std::pair(b.visits, b.shares[seat]);
        });
}

/// How often a bot of that carelessness plays its favourite, in Tigris.
double faithful(float carelessness, float overlooked) {
    int played = 0;
    int all = 0;
    MctsSettings settings;
    settings.carelessness = carelessness;
    settings.overlooked = overlooked;
    for (const auto& decision : open_decisions<tigris::Rules>(2)) {
        const auto seat = static_cast<std::size_t>(decision.seat);
        for (int i = 0; i < 10; ++i, ++all) {
            const auto seed = static_cast<std::uint64_t>(all);
            const auto choice = searched(decision, of_iterations(60, seed), settings);
            const auto& best = favourite(choice, seat);
            const auto& chosen = choice.candidates.front();
            EXPECT_TRUE(chosen.move == choice.move);
            const float bound = carelessness * std::min(1.0F, 2 * best.shares[seat]);
            EXPECT_GE(chosen.shares[seat], best.shares[seat] - bound) << thoughts(choice) << told(decision);
            played += chosen.move == best.move ? 1 : 0;
        }
    }
    return static_cast<double>(played) / all;
}

TEST(Carelessness, IsBounded) {
    const double bounded = faithful(0.04F, 0.5F);
    EXPECT_GT(bounded, 0.5);
    EXPECT_LT(bounded, 0.95);
    EXPECT_EQ(faithful(0, 0.5F), 1);
}

// Even where no move is too bad to be played, the first one, or its equal, is played at least as often as it
// is not overlooked: whoever is lost, or sure to win, and therefore loses nothing by any move, does not move
// at random.
TEST(Carelessness, IsNoLossOfJudgement) {
    const double half = faithful(1, 0.5F);
    EXPECT_GT(half, 0.75);
    EXPECT_LT(half, 0.95);
    const double rare = faithful(1, 0.2F);
    EXPECT_GT(rare, half);
    EXPECT_LT(rare, 1);
}

// Seat 1 is far behind and has set two palaces. To end the turn without building loses hardly more of a win
// than it has, but is no way to play.
TEST(Carelessness, IsLessForWhoeverIsBehind) {
    const auto state = maharaja::Rules::parse_position(
        "maharaja\nplayers 2\noption extended2=on\nmaharaja bikaner\n"
        "track jodhpur jaisalmer kota ajmer jaipur udaipur bikaner\nturn 1\nplayed 0\n"
        "cards 0 mogul builder\ncards 1 artisan\narchitect 0 bikaner\ngold 0 60\n"
        "village v05 0\nvillage v09 0\nvillage v07 0\nvillage v20 1\nvillage v18 1\nvillage v22 1\n"
        "palaces bikaner 0 0 0 0 - - -\nshown 0 palace character\nshown 1 palace palace\n");
    ASSERT_TRUE(state) << describe(state.error());
    for (const Level& level : kLevels) {
        MctsSettings settings = settings_of(level, forgiveness_of<maharaja::Rules>());
        settings.ms = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const auto choice = make_searching_bot<maharaja::Rules>(settings)->choose(
                maharaja::Rules::observe(state.value(), 1), 1, of_iterations(300, seed));
            ASSERT_NE(maharaja::Rules::format(choice.move), "end") << level.name << ", seed " << seed;
        }
    }
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

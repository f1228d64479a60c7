#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "ai/judge.h"
#include "support/coin_game.h"
#include "support/game_types.h"
#include "support/random_games.h"

// What core/hints.h promises to the search, on states of random games; and what stands in for hints.

namespace durbar::testing {
namespace {

template <Game G>
void expect_shares_of_one_win(const Shares& shares, int players) {
    float sum = 0;
    for (std::size_t seat = 0; seat < shares.size(); ++seat) {
        EXPECT_GE(shares[seat], 0);
        EXPECT_LE(shares[seat], static_cast<int>(seat) < players ? 1.0001F : 0.0F);
        sum += shares[seat];
    }
    EXPECT_NEAR(sum, 1, 1e-4);
}

template <class G>
class EveryJudge : public ::testing::Test {};
using Judged = TypesOf<AllGames, CoinGame>::Type;
TYPED_TEST_SUITE(EveryJudge, Judged, GameNames);

TYPED_TEST(EveryJudge, SharesOfTheWinSumToOne) {
    typename TypeParam::MoveList moves;
    for_each_random_state<TypeParam>({.games = 2, .every = 4}, [&](const auto& state, Rng& rng) {
        expect_shares_of_one_win<TypeParam>(Judge<TypeParam>::evaluate(state, moves, rng),
                                            TypeParam::players(state));
    });
}

TYPED_TEST(EveryJudge, AFinishedGameIsWorthExactlyItsStanding) {
    int finished = 0;
    typename TypeParam::MoveList moves;
    for_each_random_state<TypeParam>({.games = 8, .every = 1'000'000}, [&](const auto& state, Rng& rng) {
        if (TypeParam::to_act(state) != Player::Nobody) return;
        ++finished;
        EXPECT_TRUE(Judge<TypeParam>::is_quiescent(state));
        const Shares shares = Judge<TypeParam>::evaluate(state, moves, rng);
        EXPECT_EQ(shares, final_shares<TypeParam>(state));
        expect_shares_of_one_win<TypeParam>(shares, TypeParam::players(state));
        const auto standing = TypeParam::standing(state);
        for (std::size_t seat = 0; seat < standing.size(); ++seat) {
            EXPECT_EQ(shares[seat] > 0, standing[seat].rank == 1);
        }
    });
    EXPECT_GT(finished, 20);
}

TYPED_TEST(EveryJudge, EveryMoveAndNothingElseIsRated) {
    constexpr float kUntouched = 12345;
    typename TypeParam::MoveList moves;
    std::vector<float> room;
    for_each_random_state<TypeParam>({.games = 2, .every = 4}, [&](const auto& state, Rng&) {
        if (!is_seat(TypeParam::to_act(state))) return;
        TypeParam::legal_moves(state, moves);
        room.assign(moves.size() + 2, std::nanf(""));
        room.front() = room.back() = kUntouched;
        Judge<TypeParam>::rate(state, moves, {room.data() + 1, moves.size()});
        EXPECT_TRUE(
            std::all_of(room.begin(), room.end(), [](float rating) { return std::isfinite(rating); }));
        EXPECT_EQ(room.front(), kUntouched);
        EXPECT_EQ(room.back(), kUntouched);
    });
}

TEST(FinalShares, ASharedFirstPlaceCountsInParts) {
    for (int players = CoinGame::kMinPlayers; players <= CoinGame::kMaxPlayers; ++players) {
        auto state = CoinGame::initial({}, players);
        state.phase = CoinGame::Phase::Over;
        for (int seat = 0; seat < players; ++seat) {
            EXPECT_FLOAT_EQ(final_shares<CoinGame>(state)[static_cast<std::size_t>(seat)],
                            1.0F / static_cast<float>(players));
        }
        state.points[1] = 2;
        EXPECT_EQ(final_shares<CoinGame>(state), (Shares{0, 1, 0, 0, 0}));
        state.points[0] = 2;
        EXPECT_EQ(final_shares<CoinGame>(state), (Shares{0.5F, 0.5F, 0, 0, 0}));
    }
}

}  // namespace
}  // namespace durbar::testing

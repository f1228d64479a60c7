#include <gtest/gtest.h>

#include "ai/coin_bids.h"
#include "ai/search_support.h"
#include "core/hints.h"
#include "games/maharaja/rules.h"

// Choices that are made in secret at the same time: what a game promises about them, and that the search does
// not let anybody answer what he cannot see.

namespace durbar::testing {
namespace {

template <class G>
class SecretChoices : public ::testing::Test {};
using SecretiveGames = ::testing::Types<CoinGame, maharaja::Rules>;
TYPED_TEST_SUITE(SecretChoices, SecretiveGames);

TYPED_TEST(SecretChoices, LookTheSameToTheOthersWhateverTheyAre) {
    static_assert(Secretive<TypeParam>);
    int secrets = 0;
    typename TypeParam::MoveList moves;
    for_each_random_state<TypeParam>({.games = 6}, [&](const auto& state, Rng&) {
        const Player actor = TypeParam::to_act(state);
        if (!is_seat(actor) || !TypeParam::secret(state)) return;
        TypeParam::legal_moves(state, moves);
        if (moves.size() < 2 || TypeParam::reveals(state, moves[0])) return;
        auto first = state;
        auto last = state;
        TypeParam::apply(first, moves[0], {});
        TypeParam::apply(last, moves[moves.size() - 1], {});
        for (int seat = 0; seat < TypeParam::players(state); ++seat) {
            const bool same = TypeParam::observe(first, seat) == TypeParam::observe(last, seat);
            ASSERT_EQ(same, player(seat) != actor) << TypeParam::format_position(state);
        }
        ++secrets;
    });
    EXPECT_GT(secrets, 20);
}

/// The last prize. Seat 0 is to bid up to 3; seat 1 holds three pieces of gold, as seat 0 can work out.
CoinGame::State weaker_hand() {
    auto state = last_bid(0);
    state.hands[0] = {1, 1};
    state.hands[1] = {3, 0};
    state.spent = {2, 8};
    return state;
}

// Somebody who saw the bid of 3 would bid 4. Somebody who cannot see it may think that 2 is enough.
TEST(SecretBids, AreNotAnsweredByThoseWhoCannotSeeThem) {
    const auto state = weaker_hand();
    ASSERT_EQ(CoinGame::violation(state), std::nullopt);
    const auto choice =
        make_searching_bot<CoinGame>({})->choose(CoinGame::observe(state, 0), 0, whole(of_iterations(2000)));
    EXPECT_EQ(CoinGame::format(choice.move), "bid 1 1") << thoughts(choice);
    EXPECT_GT(choice.candidates.front().shares[0], 0.05) << thoughts(choice);
    EXPECT_LT(choice.candidates.front().shares[0], 0.5) << thoughts(choice);
}

}  // namespace
}  // namespace durbar::testing

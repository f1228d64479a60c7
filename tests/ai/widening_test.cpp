#include <gtest/gtest.h>

#include "ai/mcts_bot.h"
#include "ai/search_support.h"
#include "games/tigris/rules.h"

// A node that is visited often looks at more of its moves than the ratings chose at first.

namespace durbar::testing {
namespace {

/// Tigris where the ratings mislead seat 0 about its second action: the better a move is at one step of
/// evaluation, the lower its rating.
struct Blinkered : tigris::Rules {
    static void rate(const State& state, const MoveList& moves, std::span<float> ratings) {
        const auto seat = index(to_act(state));
        if (seat != 0 || decision(state) != "action" || state.actions_done == 0) {
            return Rules::rate(state, moves, ratings);
        }
        for (std::size_t i = 0; i < moves.size(); ++i) {
            State next = state;
            apply(next, moves[i], {});
            ratings[i] = -evaluate(next)[seat];
        }
    }
};

MctsSettings widened_at(std::uint32_t visits) {
    MctsSettings settings;
    settings.search.widened_at = visits;
    return settings;
}

/// What seat 0 expects after 600 iterations at the start of its turn.
template <Game G>
float expected(const tigris::State& state, const MctsSettings& settings) {
    const auto choice = MctsBot<G>(settings).choose(G::observe(state, 0), 0, whole(of_iterations(600)));
    return static_cast<float>(choice.value.value_or(-1));
}

TEST(Widening, FindsTheMovesThatRatingsHide) {
    float sighted = 0;
    float blinkered = 0;
    float widened = 0;
    int turns = 0;
    for_each_random_state<tigris::Rules>({.games = 2, .every = 12}, [&](const tigris::State& state, Rng&) {
        if (tigris::Rules::decision(state) != "action" || state.actions_done > 0 || state.turn != 0) return;
        sighted += expected<tigris::Rules>(state, widened_at(0));
        blinkered += expected<Blinkered>(state, widened_at(0));
        widened += expected<Blinkered>(state, widened_at(4));
        ++turns;
    });
    ASSERT_GT(turns, 10);
    // Wrong ratings cost something, and a wider look wins most of it back.
    EXPECT_LT(blinkered, sighted - 0.02F * static_cast<float>(turns));
    EXPECT_GT(widened, blinkered + 0.5F * (sighted - blinkered));
}

TEST(Widening, ARareVisitIsNotWorthIt) {
    const auto decision = opening<tigris::Rules>(2);
    const auto never = searched(decision, of_iterations(1000), widened_at(0));
    EXPECT_EQ(thoughts(searched(decision, of_iterations(1000), widened_at(1'000'000))), thoughts(never));
    EXPECT_NE(thoughts(searched(decision, of_iterations(1000), widened_at(4))), thoughts(never));
}

}  // namespace
}  // namespace durbar::testing

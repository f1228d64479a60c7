#include "ai/lessons.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "ai/mcts_bot.h"
#include "ai/search_support.h"
#include "games/tigris/rules.h"

// What a search learns about a reply in one world helps it in the others.

namespace durbar::testing {
namespace {

using tigris::Move;

const Move kPass = tigris::Pass{};
const Move kWithdraw = tigris::Withdraw{tigris::kKing};

TEST(Lessons, AreTheMeanOfWhatVisitsFoundHeldBackByDoubt) {
    Lessons<Move> lessons;
    lessons.learn(Player::P1, kPass, 0.1F);
    lessons.learn(Player::P1, kPass, 0.3F);
    EXPECT_FLOAT_EQ(lessons.about(Player::P1, kPass, 0), 0.2F);
    EXPECT_FLOAT_EQ(lessons.about(Player::P1, kPass, 2), 0.1F);
    EXPECT_FLOAT_EQ(lessons.about(Player::P1, kPass, 6), 0.05F);
}

TEST(Lessons, AreAboutOneMoveOfOneSeatAndCanBeForgotten) {
    Lessons<Move> lessons;
    lessons.learn(Player::P1, kPass, 0.1F);
    EXPECT_EQ(lessons.about(Player::P2, kPass, 1), 0);
    EXPECT_EQ(lessons.about(Player::P1, kWithdraw, 1), 0);
    lessons.clear();
    EXPECT_EQ(lessons.about(Player::P1, kPass, 1), 0);
}

TEST(ShiftedShares, StayShares) {
    const Shares shares{0.5F, 0.3F, 0.2F};
    for (const float change : {-0.7F, -0.5F, -0.1F, 0.0F, 0.2F, 0.5F, 0.9F}) {
        const Shares moved = shifted(shares, 0, change);
        EXPECT_NEAR(std::accumulate(moved.begin(), moved.end(), 0.0F), 1.0F, 1e-6F) << change;
        EXPECT_FLOAT_EQ(moved[0], std::clamp(0.5F + change, 0.0F, 1.0F));
        EXPECT_FLOAT_EQ(moved[1] * 2, moved[2] * 3) << "the others share it as they share the rest";
    }
    const Shares all{0.0F, 1.0F};
    EXPECT_EQ(shifted(all, 1, -0.2F), all) << "nobody is there to gain";
}

/// Tigris where the second seat believes that it would be a fine thing to take its king home. One more action
/// shows that it is not.
struct Dazzled : tigris::Rules {
    static Shares evaluate(const State& state) {
        const Shares honest = Rules::evaluate(state);
        const bool dazzling = !state.agenda.empty() && state.turn == 1 && state.actions_done == 1 &&
                              state.leaders[1][index(tigris::kKing)] == tigris::kNoCell;
        return dazzling ? shifted(honest, 1, 0.3F) : honest;
    }
    static void rate(const State& state, const MoveList& moves, std::span<float> ratings) {
        Rules::rate(state, moves, ratings);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (moves[i] == kWithdraw) ratings[i] = 1e6F;  // it is always looked at
        }
    }
};

/// Of seat 0's well searched last actions, the part that the second seat is thought to answer with its folly.
float fooled(const std::vector<tigris::State>& positions, float doubt) {
    MctsSettings settings;
    settings.search.doubt = doubt;
    int actions = 0;
    int follies = 0;
    for (const auto& state : positions) {
        MctsBot<Dazzled> bot(settings);
        const auto choice = bot.choose(Dazzled::observe(state, 0), 0, whole(of_iterations(1000)));
        for (const auto& candidate : choice.candidates) {
            if (candidate.visits < 40 || candidate.line.size() < 2) continue;
            ++actions;
            if (candidate.line[1] == kWithdraw) ++follies;
        }
    }
    EXPECT_GT(actions, 20);
    return static_cast<float>(follies) / static_cast<float>(actions);
}

TEST(Lessons, KeepASearchFromFallingForTheSameTrickInEveryWorld) {
    std::vector<tigris::State> positions;
    for_each_random_state<tigris::Rules>({.games = 2, .every = 12}, [&](const tigris::State& state, Rng&) {
        if (tigris::Rules::decision(state) != "action" || state.actions_done == 0 || state.turn != 0) return;
        if (state.leaders[1][index(tigris::kKing)] != tigris::kNoCell) positions.push_back(state);
    });
    const float untaught = fooled(positions, 0);
    EXPECT_GT(untaught, 0.3F) << "the trick works";
    EXPECT_LT(fooled(positions, 8), 0.5F * untaught);
}

}  // namespace
}  // namespace durbar::testing

#include <gtest/gtest.h>

#include <optional>
#include <variant>
#include <vector>

#include "ai/levels.h"
#include "ai/search_support.h"
#include "core/hints.h"
#include "games/maharaja/rules.h"

// Within its turn an architect of Maharaja may walk free roads to and fro. The rules allow it; a bot that
// does it makes people wait for nothing.

namespace durbar::testing {
namespace {

using maharaja::Rules;

/// The road to a junction, if it is open and the toll can be paid.
std::optional<maharaja::Move> travel(const maharaja::State& state, maharaja::Junction to) {
    Rules::MoveList moves;
    Rules::legal_moves(state, moves);
    for (const auto& move : moves) {
        const auto* road = std::get_if<maharaja::Travel>(&move);
        if (road != nullptr && road->to == to) return move;
    }
    return std::nullopt;
}

/// Turns of random games in which somebody can travel, with the state after each journey of one road.
template <class Check>
int for_each_journey(Check check) {
    int journeys = 0;
    Rules::MoveList moves;
    for_each_random_state<Rules>({.games = 4, .every = 5}, [&](const auto& state, Rng&) {
        if (Rules::to_act(state) == Player::Nobody || !maharaja::in_turn(state)) return;
        Rules::legal_moves(state, moves);
        for (const auto& move : moves) {
            if (!std::holds_alternative<maharaja::Travel>(move)) continue;
            auto there = state;
            Rules::apply(there, move, {});
            ++journeys;
            check(state, there);
        }
    });
    return journeys;
}

TEST(Circles, AreJourneysThatEndWhereTheyBegan) {
    static_assert(Circling<Rules>);
    int circles = 0;
    const int journeys = for_each_journey([&](const auto& state, const auto& there) {
        EXPECT_FALSE(Rules::is_circle(state, there)) << Rules::format_position(state);
        const auto way_back = travel(there, state.architects[state.active]);
        if (!way_back) return;
        auto back = there;
        Rules::apply(back, *way_back, {});
        EXPECT_TRUE(Rules::is_circle(state, back)) << Rules::format_position(state);
        ++circles;
    });
    EXPECT_GT(journeys, 100);
    EXPECT_GT(circles, 50);
}

/// What a bot does in its turn, from the first decision to the last.
template <class Bot>
void expect_no_circle(Bot& bot, maharaja::State state, std::uint64_t seed) {
    const Player actor = Rules::to_act(state);
    std::vector<maharaja::State> trail;
    while (Rules::to_act(state) == actor && maharaja::in_turn(state)) {
        for (const auto& before : trail) {
            ASSERT_FALSE(Rules::is_circle(before, state)) << Rules::format_position(before);
        }
        trail.push_back(state);
        const auto choice = bot.choose(Rules::observe(state, seat_of(actor)), seat_of(actor),
                                       of_iterations(60, seed + trail.size()));
        Rules::apply(state, choice.move, {});
    }
}

TEST(Circles, AreNotWalkedByACarelessBot) {
    MctsSettings settings = settings_of(kLevels[0], forgiveness_of<Rules>());
    settings.ms = 0;
    const auto bot = make_searching_bot<Rules>(settings);
    std::uint64_t turns = 0;
    for_each_random_state<Rules>({.games = 4, .every = 7}, [&](const auto& state, Rng&) {
        if (!is_seat(Rules::to_act(state)) || Rules::decision(state) != "turn") return;
        expect_no_circle(*bot, state, ++turns);
    });
    EXPECT_GT(turns, 60U);
}

}  // namespace
}  // namespace durbar::testing

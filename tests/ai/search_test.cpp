#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <thread>

#include "ai/search_support.h"
#include "support/coin_game.h"
#include "support/game_types.h"

// The search as a bot, in a game without hints and in one with them. Nothing here depends on the clock;
// search_time_slow_test.cpp looks at that.

namespace durbar::testing {
namespace {

template <class G>
class EverySearch : public ::testing::Test {};
using Searched = TypesOf<AllGames, CoinGame>::Type;
TYPED_TEST_SUITE(EverySearch, Searched, GameNames);

TYPED_TEST(EverySearch, OneSeedGivesOneAnswer) {
    for (const auto& decision : open_decisions<TypeParam>(1)) {
        const auto first = searched(decision, of_iterations(200, 7));
        ASSERT_TRUE(decision.allows(first.move)) << thoughts(first) << told(decision);
        ASSERT_EQ(thoughts(searched(decision, of_iterations(200, 7))), thoughts(first)) << told(decision);
    }
}

TYPED_TEST(EverySearch, AMoveThatIsInsistedOnIsComparedHoweverItLooks) {
    constexpr std::uint64_t kIterations = 100;
    typename TypeParam::MoveList moves;
    for (const auto& decision : open_decisions<TypeParam>(1)) {
        TypeParam::legal_moves(decision.state, moves);
        const auto insisted = moves[moves.size() - 1];
        const auto bot = make_searching_bot<TypeParam>(MctsSettings{});
        bot->insist_on(insisted);
        const auto choice = bot->choose(decision.view(), decision.seat, whole(of_iterations(kIterations, 7)));
        const auto found = std::find_if(choice.candidates.begin(), choice.candidates.end(),
                                        [&](const auto& candidate) { return candidate.move == insisted; });
        ASSERT_NE(found, choice.candidates.end()) << thoughts(choice) << told(decision);
        EXPECT_GE(found->visits, kIterations / 5 - 1) << thoughts(choice) << told(decision);
        bot->insist_on(std::nullopt);
        EXPECT_EQ(thoughts(bot->choose(decision.view(), decision.seat, whole(of_iterations(kIterations, 7)))),
                  thoughts(searched(decision, whole(of_iterations(kIterations, 7)))))
            << told(decision);
    }
}

// Where something is unknown within the reach of the search; before that all seeds think the same.
TYPED_TEST(EverySearch, TheSeedMatters) {
    std::size_t most = 0;
    for (const auto& decision : open_decisions<TypeParam>(1)) {
        std::set<std::string> answers;
        for (std::uint64_t seed = 0; seed < 8; ++seed)
            answers.insert(thoughts(searched(decision, of_iterations(200, seed))));
        most = std::max(most, answers.size());
        if (most > 4) break;
    }
    EXPECT_GT(most, 4U);
    const auto decision = opening<TypeParam>(2);
    MctsSettings own;
    own.seed = 3;  // a bot with a seed of its own does not listen to the caller's
    EXPECT_EQ(thoughts(searched(decision, of_iterations(200, 1), own)),
              thoughts(searched(decision, of_iterations(200, 2), own)));
}

TYPED_TEST(EverySearch, AForcedMoveNeedsNoThought) {
    int forced = 0;
    for (const auto& decision : all_kinds_of_decisions<TypeParam>(1, 12)) {
        if (decision.moves > 1) continue;
        Budget budget;
        budget.ms = 3'600'000;
        const auto choice = searched(decision, whole(budget));
        EXPECT_EQ(choice.iterations, 0U);
        EXPECT_TRUE(choice.candidates.empty());
        EXPECT_TRUE(decision.allows(choice.move)) << told(decision);
        ++forced;
    }
    EXPECT_GT(forced, 5);
}

TYPED_TEST(EverySearch, EveryIterationVisitsACandidate) {
    for (const auto& decision : open_decisions<TypeParam>(1)) {
        for (const int threads : {1, 2, 3}) {
            Budget budget = whole(of_iterations(100));
            budget.threads = threads;
            const auto choice = searched(decision, budget);
            EXPECT_EQ(choice.iterations, 100U);
            // The first iteration of each thread finds the candidates.
            EXPECT_EQ(sum_of_visits(choice) + static_cast<unsigned>(threads), 100U) << told(decision);
            ASSERT_TRUE(decision.allows(choice.move)) << told(decision);
        }
    }
}

TYPED_TEST(EverySearch, CandidatesAreDistinctLegalMovesMostVisitedFirst) {
    for (const auto& decision : open_decisions<TypeParam>(2)) {
        const auto choice = searched(decision, of_iterations(100));
        ASSERT_FALSE(choice.candidates.empty());
        EXPECT_TRUE(choice.candidates.front().move == choice.move);
        std::set<std::string> moves;
        for (std::size_t i = 0; i < choice.candidates.size(); ++i) {
            const auto& candidate = choice.candidates[i];
            EXPECT_TRUE(decision.allows(candidate.move)) << TypeParam::format(candidate.move);
            EXPECT_TRUE(moves.insert(TypeParam::format(candidate.move)).second);
            EXPECT_TRUE(!candidate.line.empty() && candidate.line.front() == candidate.move);
            if (i > 0) {
                EXPECT_LE(candidate.visits, choice.candidates[i - 1].visits);
            }
        }
        ASSERT_FALSE(::testing::Test::HasFailure()) << thoughts(choice) << told(decision);
    }
}

TYPED_TEST(EverySearch, ExpectedSharesAreSharesOfOneWin) {
    for (const auto& decision : open_decisions<TypeParam>(2)) {
        const auto choice = searched(decision, of_iterations(100));
        const auto players = static_cast<std::size_t>(TypeParam::players(decision.state));
        for (const auto& candidate : choice.candidates) {
            float sum = 0;
            for (std::size_t seat = 0; seat < candidate.shares.size(); ++seat) {
                EXPECT_GE(candidate.shares[seat], 0);
                EXPECT_LE(candidate.shares[seat], seat < players ? 1.0001F : 0.0F);
                sum += candidate.shares[seat];
            }
            EXPECT_NEAR(sum, 1, 1e-4);
        }
        ASSERT_TRUE(choice.value);
        EXPECT_EQ(*choice.value, choice.candidates.front().shares[static_cast<std::size_t>(decision.seat)]);
        ASSERT_FALSE(::testing::Test::HasFailure()) << thoughts(choice) << told(decision);
    }
}

TYPED_TEST(EverySearch, AClearChoiceEndsEarlyWithoutChangingTheMove) {
    int early = 0;
    for (const auto& decision : open_decisions<TypeParam>(2)) {
        const auto all = searched(decision, whole(of_iterations(600, 5)));
        const auto some = searched(decision, of_iterations(600, 5));
        EXPECT_EQ(all.iterations, 600U);
        ASSERT_LE(some.iterations, 600U);
        early += some.iterations < 600 ? 1 : 0;
        ASSERT_EQ(TypeParam::format(some.move), TypeParam::format(all.move))
            << thoughts(some) << thoughts(all) << told(decision);
    }
    EXPECT_GT(early, 0);
}

TYPED_TEST(EverySearch, ACancelledSearchStillHasAMove) {
    for (const int threads : {1, 2}) {
        CancelSource cancelled;
        cancelled.request();
        Budget budget = whole(of_iterations(1'000'000'000'000));
        budget.cancel = cancelled.token();
        budget.threads = threads;
        for (const auto& decision : open_decisions<TypeParam>(1)) {
            const auto choice = searched(decision, budget);
            EXPECT_EQ(choice.iterations, static_cast<unsigned>(threads));
            ASSERT_TRUE(decision.allows(choice.move)) << told(decision);
        }
    }
}

TYPED_TEST(EverySearch, ARunningSearchCanBeCancelled) {
    const auto decision = opening<TypeParam>(4);
    for (const int threads : {1, 2}) {
        CancelSource cancelled;
        Budget budget = whole(of_iterations(1'000'000'000'000));  // hours, if nobody heard the wish to stop
        budget.cancel = cancelled.token();
        budget.threads = threads;
        const std::jthread other([&] { cancelled.request(); });
        const auto choice = searched(decision, budget);
        EXPECT_LT(choice.iterations, budget.iterations);
        EXPECT_TRUE(decision.allows(choice.move)) << TypeParam::format(choice.move);
    }
}

TYPED_TEST(EverySearch, LittleMemoryIsEnoughForAMove) {
    for (const auto& decision : open_decisions<TypeParam>(1)) {
        Budget budget = whole(of_iterations(64));
        budget.megabytes = 1;
        budget.threads = 32;  // the more threads, the less for each
        const auto choice = searched(decision, budget);
        EXPECT_EQ(choice.iterations, 64U);
        ASSERT_TRUE(decision.allows(choice.move)) << told(decision);
    }
    Budget most = of_iterations(256);
    most.megabytes = 1;
    most.threads = 256;  // nobody may ask for more
    const auto decision = opening<TypeParam>(4);
    EXPECT_TRUE(decision.allows(searched(decision, most).move));
}

// A search that goes on within a turn counts on it: the secrets it imagined are still possible.
TYPED_TEST(EverySearch, AMoveThatLeadsStraightToTheNextShowsItsSeatNothingNew) {
    int straight = 0;
    typename TypeParam::MoveList moves;
    for_each_random_state<TypeParam>({.games = 6, .every = 2}, [&](const auto& state, Rng& rng) {
        const Player actor = TypeParam::to_act(state);
        if (!is_seat(actor)) return;
        auto sampled = TypeParam::sample(TypeParam::observe(state, seat_of(actor)), rng);
        const auto move = random_move<TypeParam>(state, moves, rng);
        auto next = state;
        TypeParam::apply(next, move, {});
        if (TypeParam::to_act(next) != actor) return;
        TypeParam::apply(sampled, move, {});
        ASSERT_TRUE(TypeParam::observe(sampled, seat_of(actor)) == TypeParam::observe(next, seat_of(actor)))
            << TypeParam::format(move) << " in\n"
            << TypeParam::format_position(state);
        ++straight;
    });
    EXPECT_GT(straight, 20);
}

/// How a bot that is asked again and again in one game starts its searches.
struct Starts {
    int fresh = 0;
    int continued = 0;      ///< with visits from its last decision
    int not_continued = 0;  ///< though its last decision led straight to this one
};

/// Plays a game in which the bot has a seat and the others play at random. The bot must start anew whenever
/// chance, another seat or a forced move came between.
template <Game G>
void count_starts(int players, int seat, std::uint64_t seed, Starts& starts) {
    constexpr std::uint64_t kSpent = 60;
    const auto bot = make_searching_bot<G>({});
    Rng rng(seed);
    typename G::MoveList moves;
    auto state = G::initial({}, players);
    bool straight = false;
    while (G::to_act(state) != Player::Nobody) {
        if (G::to_act(state) != player(seat)) {
            G::apply(state, random_move<G>(state, moves, rng), {});
            straight = false;
            continue;
        }
        const auto choice =
            bot->choose(G::observe(state, seat), seat, whole(of_iterations(kSpent, rng.next())));
        ASSERT_EQ(G::check(state, choice.move), std::nullopt) << G::format(choice.move);
        const bool forced = choice.iterations == 0;
        if (!forced && sum_of_visits(choice) >= kSpent) {
            ++starts.continued;
            ASSERT_TRUE(straight) << "the tree of another decision was used\n" << G::format_position(state);
        } else if (!forced) {
            ++(straight ? starts.not_continued : starts.fresh);
            ASSERT_EQ(sum_of_visits(choice), kSpent - 1);
        }
        G::apply(state, choice.move, {});
        straight = !forced;
    }
}

TYPED_TEST(EverySearch, TheTreeLivesOnFromADecisionToTheNextOfTheSameSeatAndNoLonger) {
    Starts starts;
    for (int players = TypeParam::kMinPlayers; players <= 4; ++players) {
        for (int seat = 0; seat < players; ++seat) {
            const auto seed = static_cast<std::uint64_t>(players) * 10 + static_cast<std::uint64_t>(seat);
            count_starts<TypeParam>(players, seat, seed, starts);
            ASSERT_FALSE(::testing::Test::HasFailure()) << players << " players, seat " << seat;
        }
    }
    EXPECT_GT(starts.fresh, 20);
    EXPECT_GT(starts.continued, 20);
    EXPECT_LT(starts.not_continued, starts.continued);
}

}  // namespace
}  // namespace durbar::testing

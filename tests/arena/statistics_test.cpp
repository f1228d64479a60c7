#include "arena/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.h"

namespace durbar::testing {
namespace {

TEST(Statistics, WilsonsIntervalIsThatOfTheTables) {
    const Interval most = wilson(8, 10);
    EXPECT_NEAR(most.low, 0.4902, 1e-4);
    EXPECT_NEAR(most.high, 0.9433, 1e-4);
    const Interval half = wilson(50, 100);
    EXPECT_NEAR(half.low, 0.4038, 1e-4);
    EXPECT_NEAR(half.high, 0.5962, 1e-4);
    const Interval none = wilson(0, 10);
    EXPECT_DOUBLE_EQ(none.low, 0);
    EXPECT_NEAR(none.high, 0.2775, 1e-4);
    const Interval all = wilson(10, 10);
    EXPECT_NEAR(all.low, 0.7225, 1e-4);
    EXPECT_DOUBLE_EQ(all.high, 1);
    EXPECT_EQ(wilson(0, 0), (Interval{0, 1}));
}

TEST(Statistics, AMeanLiesWithinTwoStandardErrors) {
    // 1, 2, 3, 4: mean 2.5, variance 5/3, standard error sqrt(5/12).
    const Interval interval = mean_interval(10, 30, 4);
    EXPECT_NEAR(interval.low, 2.5 - 1.959964 * std::sqrt(5.0 / 12), 1e-6);
    EXPECT_NEAR(interval.high, 2.5 + 1.959964 * std::sqrt(5.0 / 12), 1e-6);
    EXPECT_EQ(mean_interval(3, 9, 1), (Interval{3, 3}));
    EXPECT_EQ(mean_interval(0, 0, 0), (Interval{0, 0}));
}

TEST(Statistics, EloGoesWithTheScoreAndIsBounded) {
    EXPECT_NEAR(elo_difference(0.5), 0, 1e-9);
    EXPECT_NEAR(elo_difference(0.75), 190.849, 1e-3);
    EXPECT_NEAR(elo_difference(0.25), -190.849, 1e-3);
    EXPECT_NEAR(elo_difference(10.0 / 11), 400, 1e-9);
    EXPECT_NEAR(elo_difference(1), kMostElo, 1e-6);
    EXPECT_NEAR(elo_difference(0), -kMostElo, 1e-6);
}

/// Games until the test is over, when the same results come again and again.
int games_until_over(SequentialTest test, const std::vector<double>& results) {
    for (int games = 1; games < 10'000; ++games) {
        test.add(results[static_cast<std::size_t>(games - 1) % results.size()]);
        if (test.is_over()) return games;
    }
    return 0;
}

TEST(Statistics, TheSequentialTestStopsWhereItsBoundsAreCrossed) {
    // Seven wins between two: 0.75 * 1.3^7 + 0.25 * 1.8^7 = 20.01; six: 12.1.
    EXPECT_EQ(games_until_over(SequentialTest(0.5), {1}), 7);
    EXPECT_EQ(games_until_over(SequentialTest(0.5), {0}), 7);
    // Among four: 0.75 * 1.3^4 + 0.25 * 3.4^4 = 35.6; three wins: 11.5.
    EXPECT_EQ(games_until_over(SequentialTest(0.25), {1}), 4);
    // There a loss says less: 0.75 * 1.1^18 + 0.25 * (0.95 / 0.75)^18 = 21.8; 17 losses: 17.7.
    EXPECT_EQ(games_until_over(SequentialTest(0.25), {0}), 18);
    // Three of four won: 21 of 27 convince, 0.75 * 1.3^21 * 0.7^6 + 0.25 * 1.8^21 * 0.2^6 = 25.5; 20 of
    // 26: 18.8.
    EXPECT_EQ(games_until_over(SequentialTest(0.5), {1, 1, 1, 0}), 27);
    // A win and a loss together multiply by 1.3 * 0.7 = 0.91 on both sides; 32 such pairs rule both out.
    EXPECT_EQ(games_until_over(SequentialTest(0.5), {0, 1}), 64);
    // A draw is half of each.
    EXPECT_EQ(games_until_over(SequentialTest(0.5), {0.5}), 63);
}

TEST(Statistics, ASequentialTestSeldomErrsAboutEqualBots) {
    Rng rng(7);
    constexpr int kSeries = 2000;
    int verdicts = 0;
    for (int series = 0; series < kSeries; ++series) {
        SequentialTest test(0.5);
        for (int game = 0; game < 200 && !test.is_over(); ++game) test.add(static_cast<double>(rng.below(2)));
        verdicts += test.verdict() == Verdict::NotClear ? 0 : 1;
    }
    // At most 5 % for better and 5 % for worse; a test that looked at Wilson's interval only would err in
    // half.
    EXPECT_LT(verdicts, kSeries / 10);
    EXPECT_GT(verdicts, kSeries / 50);
}

TEST(Statistics, TheSequentialTestNamesTheStronger) {
    SequentialTest winner(0.5);
    SequentialTest loser(0.5);
    SequentialTest even(0.5);
    for (int i = 0; i < 6; ++i) {
        winner.add(1);
        loser.add(0);
    }
    EXPECT_EQ(winner.verdict(), Verdict::NotClear);
    EXPECT_EQ(loser.verdict(), Verdict::NotClear);
    winner.add(1);
    loser.add(0);
    EXPECT_EQ(winner.verdict(), Verdict::Stronger);
    EXPECT_EQ(loser.verdict(), Verdict::Weaker);
    for (int i = 0; i < 100; ++i) even.add(i % 2);
    EXPECT_TRUE(even.is_over());
    EXPECT_EQ(even.verdict(), Verdict::NotClear);
    EXPECT_EQ(verdict_word(winner.verdict()), "stronger");
    EXPECT_EQ(verdict_word(loser.verdict()), "weaker");
    EXPECT_EQ(verdict_word(even.verdict()), "not clear");
}

TEST(Statistics, WithoutOpponentsThereIsNothingToTest) {
    SequentialTest alone(1);
    for (int i = 0; i < 1000; ++i) alone.add(1);
    EXPECT_FALSE(alone.is_over());
    EXPECT_EQ(alone.verdict(), Verdict::NotClear);
    // Four of five seats: 1.3 times the fair share would be more than everything.
    EXPECT_GT(games_until_over(SequentialTest(0.8), {1}), 0);
}

}  // namespace
}  // namespace durbar::testing

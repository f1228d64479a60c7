#include "arena/ladder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

TEST(Ladder, RatingsOfTwoFollowTheirScore) {
    // 75 of 100 and one draw: 75.5 to 25.5.
    const auto ratings = fit_ratings(2, {{1, 0, 100, 0.75}});
    EXPECT_DOUBLE_EQ(ratings[0], 0);
    EXPECT_NEAR(ratings[1], 400 * std::log10(75.5 / 25.5), 1e-6);
    const auto even = fit_ratings(2, {{0, 1, 10, 0.5}});
    EXPECT_NEAR(even[0], 0, 1e-6);
    EXPECT_NEAR(even[1], 0, 1e-6);
}

TEST(Ladder, RatingsThatAgreeAddUp) {
    // Odds of 3 : 1 twice over make 9 : 1; the games are many, so the added draw hardly counts.
    const auto ratings = fit_ratings(3, {{1, 0, 1e6, 0.75}, {2, 1, 1e6, 0.75}, {2, 0, 1e6, 0.9}});
    EXPECT_DOUBLE_EQ(ratings[0], 0);
    EXPECT_NEAR(ratings[1], 190.85, 0.01);
    EXPECT_NEAR(ratings[2], 381.70, 0.01);
}

TEST(Ladder, WhoNeverLostIsRatedToo) {
    const auto ratings = fit_ratings(3, {{1, 0, 12, 1}, {2, 0, 12, 1}, {2, 1, 12, 1}});
    EXPECT_DOUBLE_EQ(ratings[0], 0);
    EXPECT_GT(ratings[1], 100);
    EXPECT_GT(ratings[2], ratings[1] + 100);
    EXPECT_LT(ratings[2], 3 * kMostElo);
    EXPECT_EQ(fit_ratings(2, {}), (std::vector<double>{0, 0}));
}

TEST(Ladder, EveryPairPlaysUntilItIsClear) {
    LadderOptions options;
    options.series.game = "tigris";
    options.series.bots = {"random", "greedy", "mcts:iters=1"};
    options.series.games = 14;
    double last = 0;
    options.series.progress = [&](double share) {
        EXPECT_GT(share, last);
        last = share;
    };
    std::map<std::string, std::vector<ArenaGame>> kept;
    options.prepare = [&](ArenaOptions& series) -> std::optional<Error> {
        const std::string pair = series.bots[0] + " " + series.bots[1];
        series.known = kept[pair];
        series.keep = [&kept, pair](const ArenaGame& game, const std::string&) -> std::optional<Error> {
            kept[pair].push_back(game);
            return std::nullopt;
        };
        return std::nullopt;
    };
    const auto first = ladder(options);
    ASSERT_TRUE(first) << describe(first.error());
    const LadderReport& report = first.value();
    ASSERT_EQ(report.pairs.size(), 3U);
    EXPECT_EQ(report.bots, options.series.bots);
    for (const auto& pair : report.pairs) {
        EXPECT_GT(pair.first, pair.second);
        EXPECT_LE(pair.report.games, 14U);
        EXPECT_EQ(pair.report.illegal_moves, 0U);
        EXPECT_EQ(pair.report.bots.at(0).bot, report.bots[pair.first]);
        EXPECT_EQ(pair.report.bots.at(1).bot, report.bots[pair.second]);
    }
    EXPECT_EQ(report.pairs[0].report.verdict, Verdict::Stronger);  // greedy against random
    EXPECT_EQ(report.pairs[0].report.games, 8U);
    EXPECT_EQ(report.ratings.size(), 3U);
    EXPECT_GT(report.ratings[1], report.ratings[0]);
    EXPECT_EQ(kept.size(), 3U);

    // Once more, with everything known: nothing is played and nothing changes.
    const auto before = kept;
    options.series.progress = [](double) { FAIL() << "played again"; };
    const auto second = ladder(options);
    ASSERT_TRUE(second);
    EXPECT_EQ(kept, before);
    EXPECT_EQ(second.value().ratings, report.ratings);
}

TEST(Ladder, WrongCallsAreRefusedBeforeTheFirstGame) {
    LadderOptions options;
    options.series.game = "tigris";
    options.prepare = [](ArenaOptions&) -> std::optional<Error> {
        ADD_FAILURE() << "a series began";
        return std::nullopt;
    };
    options.series.bots = {"random"};
    EXPECT_THAT(ladder(options).error().message, HasSubstr("at least two bots"));
    options.series.bots = {"random", "greedy", "random"};
    EXPECT_THAT(ladder(options).error().message, HasSubstr("'random' is named twice"));
    options.series.bots = {"random", "greedy", "deep"};
    EXPECT_THAT(ladder(options).error().message, HasSubstr("There is no bot 'deep'"));
    options.series.game = "chess";
    EXPECT_THAT(ladder(options).error().message, HasSubstr("There is no game 'chess'"));
}

TEST(Ladder, ASeriesThatCannotBeKeptEndsIt) {
    LadderOptions options;
    options.series.game = "tigris";
    options.series.bots = {"random", "greedy"};
    options.prepare = [](ArenaOptions&) -> std::optional<Error> { return Error{"The disk is full."}; };
    const auto report = ladder(options);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().message, "The disk is full.");
}

TEST(Ladder, TheLevelsCanPlay) {
    ASSERT_GE(ladder_levels().size(), 2U);
    for (const auto& level : ladder_levels()) {
        ArenaOptions series;
        series.game = "tigris";
        series.bots = {level};
        EXPECT_TRUE(arena_identity(series)) << level;
    }
}

}  // namespace
}  // namespace durbar::testing

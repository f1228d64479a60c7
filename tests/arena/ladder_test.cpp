#include "arena/ladder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

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
    EXPECT_EQ(kept.size(), 3U);

    // Once more, with everything known: nothing is played and nothing changes.
    const auto before = kept;
    options.series.progress = [](double) { FAIL() << "played again"; };
    const auto second = ladder(options);
    ASSERT_TRUE(second);
    EXPECT_EQ(kept, before);
    ASSERT_EQ(second.value().pairs.size(), report.pairs.size());
    for (std::size_t pair = 0; pair < report.pairs.size(); ++pair) {
        EXPECT_EQ(second.value().pairs[pair].report.games, report.pairs[pair].report.games);
        EXPECT_EQ(second.value().pairs[pair].report.verdict, report.pairs[pair].report.verdict);
    }
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

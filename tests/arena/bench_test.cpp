#include "arena/bench.h"

#include <gtest/gtest.h>

#include <thread>

#include "arena/bench_game.h"
#include "games/registry.h"
#include "support/coin_game.h"

namespace durbar::testing {
namespace {

TEST(Yardstick, NeverChanges) {
    Yardstick yardstick;
    yardstick.run_block();
    yardstick.run_block();
    EXPECT_EQ(yardstick.checksum(), 0xcbfba5e7c25030cbU);
    EXPECT_EQ(Yardstick::kStepsPerBlock, 16384U);
}

void expect_sane(const SearchSpeed& search, double yardstick) {
    EXPECT_GT(search.positions, 1);
    EXPECT_GT(search.iterations_per_second, 10);
    EXPECT_NEAR(search.iterations_per_million_yardstick, search.iterations_per_second / yardstick * 1e6,
                1e-6);
    EXPECT_EQ(search.threads_ratio.has_value(), std::thread::hardware_concurrency() > 1);
    EXPECT_GT(search.threads_ratio.value_or(1), 0.01);
    EXPECT_LT(search.threads_ratio.value_or(1), 100);
    EXPECT_EQ(search.threads_cores > 0, search.threads_ratio.has_value());
    for (const double share : {search.share_rules, search.share_evaluation, search.share_search}) {
        EXPECT_GE(share, 0);
        EXPECT_LE(share, 1);
    }
    EXPECT_GT(search.share_rules + search.share_evaluation, 0);
    EXPECT_NEAR(search.share_rules + search.share_evaluation + search.share_search, 1, 1e-9);
}

// Only what holds on any machine, however busy: this is no test of speed.
void expect_sane(const BenchReport& report) {
    EXPECT_GT(report.games, 0U);
    EXPECT_GT(report.games_per_second, 0);
    EXPECT_GT(report.yardstick, 1e5);
    EXPECT_NEAR(report.decisions_per_second / report.games_per_second, report.decisions_per_game, 1e-6);
    EXPECT_NEAR(report.games_per_million_yardstick, report.games_per_second / report.yardstick * 1e6, 1e-6);
    EXPECT_GT(report.moves_per_decision, 1);
    for (const double ratio :
         {report.copy_ratio, report.copy_all_ratio, report.listed_ratio, report.half_ratio}) {
        EXPECT_GT(ratio, 0.01);
        EXPECT_LT(ratio, 10);
    }
    EXPECT_GT(report.movegen_share, -0.9);
    EXPECT_LE(report.state_bytes, 2048U);
    EXPECT_LE(report.move_bytes, 8U);
    EXPECT_EQ(report.threads, 1);
    expect_sane(report.search, report.yardstick);
}

TEST(Bench, MeasuresASmallGame) {
    BenchOptions options;
    options.game = CoinGame::kId;
    options.seconds = 0.2;
    double share = 0;
    options.progress = [&](double now) { share = now; };
    const auto report = BenchGame<CoinGame>(CoinGame::initial({}, 2), options).run();
    expect_sane(report);
    EXPECT_EQ(report.game, "coins");
    EXPECT_EQ(report.decisions_per_game, 3 * 2 * 2);
    EXPECT_EQ(report.state_bytes, sizeof(CoinGame::State));
    EXPECT_GE(share, 1);
}

TEST(Bench, MeasuresEveryGameOfTheHouse) {
    for (const auto& info : all_games()) {
        BenchOptions options;
        options.game = info.id;
        options.players = info.min_players;
        options.seconds = 0.3;
        const auto report = bench(options);
        ASSERT_TRUE(report) << describe(report.error());
        expect_sane(report.value());
    }
}

TEST(Bench, TheWatchOfTheSearchCountsItsSpans) {
    CountingWatch watch;
    for (int i = 0; i < 3; ++i) [[maybe_unused]]
        const auto span = watch.span(Work::Evaluation);
    EXPECT_EQ(watch.spans(Work::Evaluation), 3);
    EXPECT_EQ(watch.spans(Work::Rules), 0);
    EXPECT_GE(watch.seconds(Work::Evaluation), 0);
    EXPECT_EQ(watch.seconds(Work::Rules), 0);
}

TEST(Bench, WrongCallsAreRefused) {
    BenchOptions options;
    options.game = "chess";
    EXPECT_FALSE(bench(options));
    options.game = "tigris";
    options.players = 7;
    EXPECT_FALSE(bench(options));
    options.players = 2;
    options.options = {{"colour", "red"}};
    EXPECT_FALSE(bench(options));
}

}  // namespace
}  // namespace durbar::testing

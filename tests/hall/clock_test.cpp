#include "hall/clock.h"

#include <gtest/gtest.h>

#include "hall/hall_support.h"

namespace durbar::testing {
namespace {

using hall::SeatClock;
using hall::TimeLimit;

constexpr TimeLimit kLive{TimeLimit::Kind::Live, 60, 5};
constexpr TimeLimit kDays{TimeLimit::Kind::Days, 2, 0};
constexpr hall::Moment kDay = 86'400'000;

TEST(SeatClock, RunsWhileTheSeatDecidesAndGivesItsGiftOnce) {
    SeatClock clock(kLive);
    EXPECT_EQ(clock.left(), 60'000);
    clock.run(true, kLive, 1000);
    clock.run(true, kLive, 2000);
    clock.decided(kLive, 3000);
    EXPECT_EQ(clock.up_at(), 61'000) << "further decisions of the same turn bring no time";
    clock.run(false, kLive, 11'000);
    EXPECT_EQ(clock.left(), 55'000);
    EXPECT_EQ(clock.up_at(), std::nullopt);
}

TEST(SeatClock, NeverFallsBelowItsGift) {
    SeatClock clock(kLive);
    clock.run(true, kLive, 0);
    clock.run(false, kLive, 100'000);
    EXPECT_EQ(clock.left(), 5000);
}

TEST(SeatClock, DaysAreCountedAnewForEachDecision) {
    SeatClock clock(kDays);
    clock.run(true, kDays, 0);
    clock.decided(kDays, kDay);
    EXPECT_EQ(clock.up_at(), 3 * kDay);
    clock.run(false, kDays, 2 * kDay);
    clock.run(true, kDays, 4 * kDay);
    EXPECT_EQ(clock.up_at(), 6 * kDay);
}

TEST(SeatClock, TimeInWhichTheHallWasClosedCountsForDaysOnly) {
    SeatClock live(kLive);
    live.run(true, kLive, 0);
    live.resume(kLive, 500'000);
    EXPECT_EQ(live.up_at(), 560'000);
    SeatClock days(kDays);
    days.run(true, kDays, 0);
    days.resume(kDays, kDay);
    EXPECT_EQ(days.up_at(), 2 * kDay);
}

TEST(TableClock, WhoRunsOutOfTimeIsPlayedByABotAfterAGracePeriod) {
    auto settings = settings_of("tigris", {"open", "open"});
    settings.time = kLive;
    TableBench bench(settings);
    bench.begin();
    const int seat = bench.to_act();
    const auto up = bench.now() + 60'000 + hall::grace_of(TimeLimit::Kind::Live);
    EXPECT_EQ(bench.table().due(), up);
    bench.pass(70'000);
    bench.table().tick(bench.now());
    EXPECT_FALSE(bench.table().played_by_bot(seat)) << "warned, but not yet replaced";
    bench.pass(5000);
    bench.table().tick(bench.now());
    EXPECT_TRUE(bench.table().played_by_bot(seat));
    EXPECT_EQ(bench.table().due(), std::nullopt);
    bench.expect_done(bench.table().come_back(bench.sitter(seat), bench.now()));
    EXPECT_EQ(bench.table().due(), bench.now() + 5000 + hall::grace_of(TimeLimit::Kind::Live));
}

TEST(TableClock, StandsStillWhileTheHallIsClosed) {
    auto settings = settings_of("tigris", {"open", "open"});
    settings.time = kLive;
    TableBench bench(settings);
    bench.begin();
    hall::Table again = bench.reloaded();
    again.resume(bench.now() + 10'000'000);
    EXPECT_EQ(again.due(), bench.now() + 10'000'000 + 60'000 + hall::grace_of(TimeLimit::Kind::Live));
}

}  // namespace
}  // namespace durbar::testing

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hall/hall_support.h"

namespace durbar::testing {
namespace {

using hall::kAwayGrace;
using hall::kEarlyGrace;
using hall::kLongerGrace;
using hall::Table;
using hall::TimeLimit;

/// A game of people, of whom the one who is to act has gone.
class Away {
public:
    explicit Away(std::size_t people, TimeLimit time = {}) : bench(settings(people, time)) {
        bench.begin();
        whom = bench.to_act();
        go(whom);
    }

    static hall::Settings settings(std::size_t people, TimeLimit time) {
        auto made = settings_of("tigris", std::vector<std::string>(people, "open"));
        made.time = time;
        return made;
    }
    /// The nth seat after the one who is away.
    int after(int n) const { return (whom + n) % static_cast<int>(bench.match().players()); }
    void go(int seat) { bench.table().set_present(bench.sitter(seat), false, bench.now()); }
    void come(int seat) { bench.table().set_present(bench.sitter(seat), true, bench.now()); }
    std::string wait(int seat) {
        return bench.code(bench.table().wait_longer(bench.sitter(seat), whom, bench.now()));
    }
    std::string wish(int seat, int for_whom) {
        return bench.code(bench.table().let_bot_play(bench.sitter(seat), for_whom, bench.now()));
    }
    std::string wish(int seat) { return wish(seat, whom); }
    bool replaced() { return bench.table().played_by_bot(whom); }

    TableBench bench;
    int whom = 0;
};

TEST(WaitLonger, AddsFiveMinutesOnceUntilThePersonIsBack) {
    Away game(3);
    const auto end = game.bench.now() + kAwayGrace;
    EXPECT_EQ(game.bench.table().due(), end);
    EXPECT_EQ(game.wait(game.whom), "table/patience") << "nobody gives time to oneself";
    EXPECT_EQ(game.wait(game.after(1)), "done");
    EXPECT_EQ(game.bench.table().due(), end + kLongerGrace);
    EXPECT_EQ(game.wait(game.after(2)), "table/patience") << "once";
    EXPECT_EQ(game.bench.table().due(), end + kLongerGrace);
    game.come(game.whom);
    EXPECT_EQ(game.wait(game.after(1)), "table/patience") << "the person is back";
    game.go(game.whom);
    EXPECT_EQ(game.bench.table().due(), game.bench.now() + kAwayGrace);
    EXPECT_EQ(game.wait(game.after(1)), "done");
    game.bench.pass(kAwayGrace + kLongerGrace);
    game.bench.table().tick(game.bench.now());
    EXPECT_TRUE(game.replaced());
}

TEST(WaitLonger, AddsToTheClockToo) {
    Away game(2, {TimeLimit::Kind::Live, 60, 0});
    const auto end = *game.bench.table().due();
    EXPECT_EQ(game.wait(game.after(1)), "done");
    EXPECT_EQ(game.bench.table().due(), end + kLongerGrace);
}

TEST(LetBotPlay, NeedsMoreThanHalfOfThePeopleWhoAreHere) {
    Away game(4);
    game.bench.pass(kEarlyGrace);
    EXPECT_EQ(game.bench.table().absence(game.whom)->needed, 2) << "of three";
    EXPECT_EQ(game.wish(game.after(1)), "done");
    EXPECT_EQ(game.wish(game.after(1)), "done") << "again, which counts once";
    EXPECT_FALSE(game.replaced());
    EXPECT_EQ(game.bench.table().absence(game.whom)->bot_wished.count(), 1);
    EXPECT_EQ(game.wish(game.after(2)), "done");
    EXPECT_TRUE(game.replaced());
    EXPECT_EQ(game.bench.table().remarks().size(), 3U) << "two wishes and what came of them";
    EXPECT_EQ(game.bench.code(game.bench.table().come_back(game.bench.sitter(game.whom), game.bench.now())),
              "done");
    EXPECT_FALSE(game.replaced());
}

TEST(LetBotPlay, IsForNobodyWhoIsHereOrHasOnlyJustGone) {
    Away game(3);
    EXPECT_EQ(game.wish(game.after(1)), "table/patience") << "a page that is loaded again";
    game.bench.pass(kEarlyGrace);
    EXPECT_EQ(game.wish(game.after(1), game.after(2)), "table/patience") << "that seat is not to act";
    game.come(game.whom);
    for (const int seat : {game.after(1), game.after(2)}) EXPECT_EQ(game.wish(seat), "table/patience");
    EXPECT_EQ(game.wish(game.whom), "table/patience") << "oneself is here, too";
    game.go(game.whom);
    EXPECT_EQ(game.wish(game.after(1)), "table/patience") << "counted anew";
    EXPECT_FALSE(game.replaced());
}

TEST(LetBotPlay, OneWhoKeepsAskingDoesNotSpeakForOthers) {
    Away game(4);
    game.bench.pass(kEarlyGrace);
    for (int i = 0; i < 20; ++i) EXPECT_EQ(game.wish(game.after(1)), "done");
    EXPECT_FALSE(game.replaced());
    EXPECT_EQ(game.wish(game.after(1), 9), "table/seat");
    EXPECT_EQ(game.wish(game.after(1), -1), "table/seat");
    EXPECT_EQ(game.bench.code(game.bench.table().let_bot_play("p9", game.whom, game.bench.now())),
              "table/not_seated");
    EXPECT_EQ(game.bench.code(game.bench.table().wait_longer("p9", game.whom, game.bench.now())),
              "table/not_seated");
    EXPECT_FALSE(game.replaced());
}

TEST(LetBotPlay, WishesOfPeopleWhoHaveGoneThemselvesDoNotCount) {
    Away game(4);
    game.bench.pass(kEarlyGrace);
    EXPECT_EQ(game.wish(game.after(1)), "done");
    game.go(game.after(1));
    EXPECT_EQ(game.bench.table().absence(game.whom)->bot_wished.count(), 0);
    EXPECT_EQ(game.wish(game.after(2)), "done");
    EXPECT_FALSE(game.replaced()) << "one of two";
    EXPECT_EQ(game.wish(game.after(3)), "done");
    EXPECT_TRUE(game.replaced());
}

TEST(LetBotPlay, NobodyIsCalledAwayWhereDecisionsTakeDays) {
    Away game(2, {TimeLimit::Kind::Days, 3, 0});
    game.bench.pass(kEarlyGrace);
    EXPECT_FALSE(game.bench.table().absence(game.whom));
    EXPECT_EQ(game.wish(game.after(1)), "table/patience");
    EXPECT_EQ(game.wait(game.after(1)), "table/patience");
}

TEST(LetBotPlay, TheLogRemembersWhatWasSaidAndAStrangeOneIsRefused) {
    Away game(4);
    game.bench.pass(kEarlyGrace);
    EXPECT_EQ(game.wish(game.after(1)), "done");
    EXPECT_EQ(game.wait(game.after(2)), "done");
    Table again = game.bench.reloaded();
    EXPECT_EQ(again.remarks().size(), 2U);
    EXPECT_EQ(again.length(), game.bench.table().length());
    auto log = game.bench.log();
    log.push_back({game.bench.now(), hall::BotWished{0, 9}});
    EXPECT_FALSE(Table::load("t1", seed_of(7), log));
}

}  // namespace
}  // namespace durbar::testing

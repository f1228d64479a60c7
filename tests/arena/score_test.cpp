#include "arena/score.h"

#include <gtest/gtest.h>

namespace durbar::testing {
namespace {

/// A finished game with those ranks, by seat.
ArenaGame finished(std::uint64_t number, const std::vector<int>& ranks) {
    ArenaGame game;
    game.number = number;
    game.ending = Ending::Finished;
    for (std::size_t seat = 0; seat < ranks.size(); ++seat) game.seats[seat].rank = ranks[seat];
    return game;
}

TEST(Score, EveryoneSitsInEverySeatOnceAGroup) {
    for (const int players : {2, 3, 4, 5}) {
        for (std::uint64_t group = 0; group < 3; ++group) {
            std::vector<std::vector<int>> times(5, std::vector<int>(5, 0));
            for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(players); ++i) {
                const std::uint64_t game = group * static_cast<std::uint64_t>(players) + i;
                for (int seat = 0; seat < players; ++seat) {
                    ++times[contestant_at(game, seat, players)][static_cast<std::size_t>(seat)];
                }
                // The order around the table stays.
                EXPECT_EQ((contestant_at(game, 0, players) + 1) % static_cast<std::size_t>(players),
                          contestant_at(game, 1, players));
            }
            for (std::size_t who = 0; who < static_cast<std::size_t>(players); ++who) {
                for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
                    EXPECT_EQ(times[who][seat], 1);
                }
            }
        }
    }
    EXPECT_EQ(contestant_at(0, 0, 3), 0U);
    EXPECT_EQ(contestant_at(1, 0, 3), 2U);
    EXPECT_EQ(contestant_at(1, 1, 3), 0U);
}

TEST(Score, TwoBotsTakeTurnsInTheFirstSeat) {
    Scoreboard board({"a", "b"});
    board.add(finished(0, {1, 2}));  // a wins
    board.add(finished(1, {1, 2}));  // b sits first now and wins
    board.add(finished(2, {1, 2}));  // a
    board.add(finished(3, {1, 1}));  // shared
    const auto scores = board.scores();
    ASSERT_EQ(scores.size(), 2U);
    EXPECT_EQ(scores[0].bot, "a");
    EXPECT_EQ(scores[0].games, 4U);
    EXPECT_DOUBLE_EQ(scores[0].wins, 2.5);
    EXPECT_DOUBLE_EQ(scores[1].wins, 1.5);
    EXPECT_DOUBLE_EQ(scores[0].win_share, 0.625);
    EXPECT_EQ(scores[0].share_interval, wilson(2.5, 4));
    EXPECT_DOUBLE_EQ(scores[0].mean_rank, 1.25);
    EXPECT_DOUBLE_EQ(scores[1].mean_rank, 1.5);
    EXPECT_EQ(scores[0].rank_interval, mean_interval(5, 7, 4));
    EXPECT_DOUBLE_EQ(scores[0].score, 0.625);
    EXPECT_DOUBLE_EQ(scores[0].elo, -scores[1].elo);
    EXPECT_NEAR(scores[0].elo, 88.739, 1e-3);
    EXPECT_LT(scores[0].elo_interval.low, scores[0].elo);
    EXPECT_GT(scores[0].elo_interval.high, scores[0].elo);
    EXPECT_EQ(board.verdict(), Verdict::NotClear);
}

TEST(Score, EqualNamesArePooled) {
    Scoreboard board({"hard", "easy", "easy", "easy"});
    EXPECT_DOUBLE_EQ(board.fair_share(), 0.25);
    board.add(finished(0, {1, 2, 3, 4}));  // hard in seat 0 wins
    board.add(finished(1, {1, 2, 3, 4}));  // hard in seat 1 becomes second, an easy one wins
    board.add(finished(2, {2, 2, 1, 4}));  // hard in seat 2 wins
    board.add(finished(3, {1, 3, 4, 1}));  // hard in seat 3 shares the first place
    const auto scores = board.scores();
    ASSERT_EQ(scores.size(), 2U);
    EXPECT_EQ(scores[0].seats, 1);
    EXPECT_EQ(scores[1].seats, 3);
    EXPECT_DOUBLE_EQ(scores[0].wins, 2.5);
    EXPECT_DOUBLE_EQ(scores[1].wins, 1.5);
    EXPECT_DOUBLE_EQ(scores[0].win_share, 2.5 / 4);
    EXPECT_DOUBLE_EQ(scores[1].win_share, 1.5 / 12);
    EXPECT_DOUBLE_EQ(scores[1].share_interval.high, wilson(1.5, 4).high / 3);
    EXPECT_DOUBLE_EQ(scores[0].mean_rank, 5.0 / 4);
    // Against three seats a game: 3, 2, 3 and 2.5 of them were beaten.
    EXPECT_DOUBLE_EQ(scores[0].score, 10.5 / 12);
    EXPECT_DOUBLE_EQ(scores[1].score, 1.5 / 12);
    EXPECT_DOUBLE_EQ(board.first_won(finished(3, {1, 3, 4, 1})), 0.5);
}

TEST(Score, AloneABotIsExactlyFair) {
    Scoreboard board({"a", "a", "a"});
    for (std::uint64_t game = 0; game < 100; ++game) board.add(finished(game, {1, 2, 3}));
    const auto scores = board.scores();
    ASSERT_EQ(scores.size(), 1U);
    EXPECT_DOUBLE_EQ(scores[0].win_share, 1.0 / 3);
    EXPECT_DOUBLE_EQ(scores[0].mean_rank, 2);
    EXPECT_DOUBLE_EQ(scores[0].elo, 0);
    EXPECT_EQ(board.verdict(), Verdict::NotClear);
}

TEST(Score, TheVerdictNeedsAnIntervalWithoutTheFairShare) {
    Scoreboard board({"a", "b"});
    for (std::uint64_t game = 0; game < 4; ++game)
        board.add(finished(game, game % 2 == 0 ? std::vector{1, 2} : std::vector{2, 1}));
    EXPECT_EQ(board.verdict(), Verdict::Stronger);  // 4 of 4: from 51 %
    Scoreboard other({"b", "a"});
    for (std::uint64_t game = 0; game < 4; ++game)
        other.add(finished(game, game % 2 == 0 ? std::vector{2, 1} : std::vector{1, 2}));
    EXPECT_EQ(other.verdict(), Verdict::Weaker);
}

TEST(Score, TimesAreMeansOverFreeDecisionsAndBrokenGamesCountForNobody) {
    Scoreboard board({"a", "b"});
    ArenaGame game = finished(0, {1, 2});
    game.seats[0] = {1, 10, 4, 8'000'000, 5'000'000};
    board.add(game);
    game = finished(1, {1, 2});
    game.ending = Ending::Unfinished;
    game.seats[1] = {2, 3, 6, 12'000'000, 9'500'000};  // a sits second now
    board.add(game);
    const auto scores = board.scores();
    EXPECT_EQ(scores[0].games, 1U);
    EXPECT_DOUBLE_EQ(scores[0].wins, 1);
    EXPECT_DOUBLE_EQ(scores[1].wins, 0);
    EXPECT_EQ(scores[0].decisions, 10U);
    EXPECT_DOUBLE_EQ(scores[0].ms_per_move, 2);
    EXPECT_DOUBLE_EQ(scores[0].slowest_ms, 9.5);
    EXPECT_DOUBLE_EQ(scores[1].ms_per_move, 0);
}

TEST(Score, WithoutGamesNothingIsClaimed) {
    const Scoreboard board({"a", "b"});
    const auto scores = board.scores();
    EXPECT_EQ(scores[0].games, 0U);
    EXPECT_DOUBLE_EQ(scores[0].win_share, 0);
    EXPECT_EQ(scores[0].share_interval, (Interval{0, 1}));
    EXPECT_EQ(board.verdict(), Verdict::NotClear);
}

}  // namespace
}  // namespace durbar::testing

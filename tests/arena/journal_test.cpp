#include "arena/journal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

constexpr std::string_view kIdentity = "coins rules 1 players 2 seed 7 bot a bot b";

ArenaGame finished(std::uint64_t number) {
    ArenaGame game;
    game.number = number;
    game.ending = Ending::Finished;
    game.plies = 31;
    game.seats[0] = {1, 12, 9, 123'456, 50'000};
    game.seats[1] = {2, -3, 8, 654'321, 99'999};
    return game;
}

ArenaGame illegal(std::uint64_t number) {
    ArenaGame game = finished(number);
    game.ending = Ending::Illegal;
    game.illegal = IllegalMove{number, 1, "b", "bid 15 15", "A \\ and\ta tab", "coins 1\n\\n board\n"};
    return game;
}

std::string journal_of(const std::vector<ArenaGame>& games) {
    std::string text = journal_header(kIdentity);
    for (const auto& game : games) text += journal_line(game, 2);
    return text;
}

TEST(Journal, GivesBackWhatWasWritten) {
    ArenaGame endless = finished(2);
    endless.ending = Ending::Unfinished;
    const std::vector<ArenaGame> games{finished(4), illegal(0), endless};
    const std::string text = journal_of(games);
    const auto journal = read_journal(text, kIdentity, 2);
    ASSERT_TRUE(journal) << describe(journal.error());
    EXPECT_EQ(journal.value().games, games);
    EXPECT_EQ(journal.value().length, text.size());
}

TEST(Journal, WhereverItIsTornTheGamesBeforeHold) {
    const std::vector<ArenaGame> games{finished(0), illegal(1), finished(2)};
    const std::string text = journal_of(games);
    std::vector<std::size_t> ends{journal_header(kIdentity).size()};
    for (const auto& game : games) ends.push_back(ends.back() + journal_line(game, 2).size());
    for (std::size_t length = 0; length <= text.size(); ++length) {
        const auto journal = read_journal(std::string_view(text).substr(0, length), kIdentity, 2);
        ASSERT_TRUE(journal) << length << ": " << describe(journal.error());
        std::size_t whole = 0;
        while (whole < games.size() && ends[whole + 1] <= length) ++whole;
        EXPECT_EQ(journal.value().games.size(), whole) << length;
        EXPECT_EQ(journal.value().length, length < ends[0] ? 0 : ends[whole]) << length;
    }
}

TEST(Journal, DamageIsToldUnlessItIsTheEnd) {
    std::string text = journal_of({finished(0), finished(1), finished(2)});
    const std::size_t middle = journal_header(kIdentity).size() + journal_line(finished(0), 2).size() + 3;
    std::string damaged = text;
    damaged[middle] = 'X';
    const auto refused = read_journal(damaged, kIdentity, 2);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().line, 3);
    damaged = text;
    damaged[damaged.size() - 5] = 'X';
    const auto shorter = read_journal(damaged, kIdentity, 2);
    ASSERT_TRUE(shorter);
    EXPECT_EQ(shorter.value().games.size(), 2U);
}

TEST(Journal, AnotherSeriesIsRefused) {
    const std::string text = journal_of({finished(0)});
    const auto other = read_journal(text, "coins rules 1 players 2 seed 8 bot a bot b", 2);
    ASSERT_FALSE(other);
    EXPECT_THAT(other.error().message, HasSubstr("belongs to another series"));
    EXPECT_THAT(other.error().message, HasSubstr("seed 7"));
    EXPECT_THAT(other.error().message, HasSubstr("seed 8"));
    EXPECT_THAT(read_journal("notes\nof mine\n", kIdentity, 2).error().message,
                HasSubstr("not an arena journal"));
    EXPECT_FALSE(read_journal("notes", kIdentity, 2));
}

}  // namespace
}  // namespace durbar::testing

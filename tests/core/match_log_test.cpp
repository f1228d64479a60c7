#include "core/match_log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/coin_table.h"

namespace durbar::testing {
namespace {

using ::testing::ElementsAre;

using LogTest = CoinTable;
using What = LogEntry::What;

std::vector<std::string> moves_of(const std::vector<LogEntry>& entries) {
    std::vector<std::string> moves;
    for (const auto& entry : entries) moves.push_back(entry.move.value_or("?"));
    return moves;
}

TEST_F(LogTest, EveryChangeHasItsVersion) {
    EXPECT_EQ(match_.version(), 7U);
    const auto log = match_.log(Reader::referee(), 0);
    ASSERT_EQ(log.size(), 7U);
    for (std::size_t i = 0; i < log.size(); ++i) {
        EXPECT_EQ(log[i].version, i + 1);
        EXPECT_EQ(log[i].ply, i + 1);
        EXPECT_EQ(log[i].what, What::Move);
        EXPECT_EQ(log[i].actor, Player::Chance);
    }
    play(0, "boast 1");
    EXPECT_EQ(match_.version(), 8U);
    const auto since = match_.log(Reader::referee(), 7);
    ASSERT_EQ(since.size(), 1U);
    EXPECT_EQ(since[0].move, "boast 1");
    EXPECT_EQ(since[0].actor, Player::P0);
    EXPECT_TRUE(match_.log(Reader::referee(), 8).empty());
    EXPECT_TRUE(match_.log(Reader::referee(), 1000).empty());
    const auto between = match_.log(Reader::referee(), 2, 4);
    ASSERT_EQ(between.size(), 2U);
    EXPECT_EQ(between[0], log[2]);
    EXPECT_EQ(between[1], log[3]);
    EXPECT_TRUE(match_.log(Reader::referee(), 4, 2).empty());
    EXPECT_EQ(match_.log(Reader::referee(), 7, 1000), since);
}

TEST_F(LogTest, AnUndoIsAnEntryAndTheVersionOnlyGrows) {
    play(0, "boast 1");
    play(0, "bid 1 0");
    EXPECT_EQ(undo(0), "undone");
    EXPECT_EQ(match_.plies(), 8U);
    EXPECT_EQ(match_.version(), 10U);
    EXPECT_EQ(undo(0), "undone");
    EXPECT_EQ(match_.plies(), 7U);
    EXPECT_EQ(match_.version(), 11U);
    for (const Reader reader : all_readers()) {
        const auto log = match_.log(reader, 9);
        ASSERT_EQ(log.size(), 2U);
        EXPECT_EQ(log[0], (LogEntry{10, What::Undo, Player::P0, 9, 1, std::nullopt, {}}));
        EXPECT_EQ(log[1], (LogEntry{11, What::Undo, Player::P0, 8, 0, std::nullopt, {}}))
            << "before the first turn";
    }
}

TEST_F(LogTest, TheLineHasOnlyTheMovesThatHold) {
    play(0, "boast 1");
    play(0, "bid 1 0");
    undo(0);
    undo(0);
    play(0, "boast 2");
    play(0, "bid 0 1");
    EXPECT_THAT(moves_of(match_.log(Reader::seat(0), 7)),
                ElementsAre("boast 1", "bid 1 0", "?", "?", "boast 2", "bid 0 1"));
    const auto line = match_.line(Reader::seat(0), 7);
    EXPECT_THAT(moves_of(line), ElementsAre("boast 2", "bid 0 1"));
    EXPECT_EQ(line[0].ply, 8U);
    EXPECT_EQ(line[0].version, 12U);
    EXPECT_EQ(match_.line(Reader::referee(), 0).size(), 9U);
    EXPECT_TRUE(match_.line(Reader::referee(), 9).empty());
    EXPECT_TRUE(match_.line(Reader::referee(), 1000).empty());
    EXPECT_EQ(match_.record(Reader::referee(), {})->plies[7].move, "boast 2");
}

TEST_F(LogTest, ATakenBackMoveKeepsItsSecretFromOthers) {
    play(0, "boast 1");
    play(0, "bid 1 0");
    undo(0);
    EXPECT_EQ(match_.log(Reader::seat(0), 8).front().move, "bid 1 0");
    for (const Reader reader : {Reader::seat(1), Reader::spectator()}) {
        const LogEntry bid = match_.log(reader, 8).front();
        EXPECT_EQ(bid.move, std::nullopt);
        EXPECT_TRUE(find(bid.events[0].telling.fields, "gold")->is_null());
    }
}

TEST_F(LogTest, TurnsAreCountedByTheEventsThatBeginThem) {
    EXPECT_EQ(*match_.view(Reader::spectator()).find("turn"), Value(0));
    play_round();
    const auto line = match_.line(Reader::referee(), 7);
    ASSERT_EQ(line.size(), 4U);
    EXPECT_EQ(line[0].turn, 0) << "the move that begins a turn is played before it";
    EXPECT_EQ(line[0].events[0].turn, 1);
    EXPECT_EQ(line[1].turn, 1);
    EXPECT_EQ(line[2].turn, 1);
    EXPECT_EQ(line[2].events[0].turn, 2);
    EXPECT_EQ(line[3].turn, 2);
    EXPECT_EQ(*match_.view(Reader::spectator()).find("turn"), Value(2));
}

}  // namespace
}  // namespace durbar::testing

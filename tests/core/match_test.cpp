#include "core/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "core/coin_table.h"
#include "core/perft.h"

namespace durbar::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

static_assert(Game<CoinGame> && Presentable<CoinGame> && Picking<CoinGame> && Glossed<CoinGame>);
static_assert(!Composed<CoinGame> && !Simultaneous<CoinGame>);

using MatchTest = CoinTable;

TEST_F(MatchTest, TellsWhoDecidesWhat) {
    EXPECT_EQ(match_.game(), "coins");
    EXPECT_EQ(match_.players(), 2);
    EXPECT_EQ(match_.to_act(), Player::P0);
    EXPECT_EQ(match_.deciding(), SmallSet{0b01});
    EXPECT_EQ(match_.sealed(), SmallSet{});
    EXPECT_EQ(match_.decision(), "boast");
    EXPECT_EQ(match_.asked(Reader::spectator()), (Telling{"boast", {{"prize", 3}}}));
    EXPECT_THAT(match_.legal(), ElementsAre("boast 0", "boast 1", "boast 2"));
    EXPECT_TRUE(match_.outcomes().empty());
    play(0, "boast 1");
    EXPECT_EQ(match_.decision(), "bid");
    EXPECT_EQ(match_.plies(), 8U);
}

TEST_F(MatchTest, RefusedMovesNameTheRuleAndChangeNothing) {
    const std::string before = match_.position();
    const auto version = match_.version();
    const Refusal wrong{"coins.2", "coins.something_else", {{"decision", "boast"}}};
    EXPECT_EQ(match_.play(0, "bid 0 0"), wrong);
    EXPECT_EQ(match_.check(0, "bid 0 0"), wrong);
    EXPECT_EQ(match_.play_next("bid 0 0"), wrong);
    EXPECT_EQ(match_.check(0, "boast 1"), std::nullopt);
    EXPECT_EQ(match_.position(), before);
    EXPECT_EQ(match_.plies(), 7U);
    EXPECT_EQ(match_.version(), version);
}

TEST_F(MatchTest, TextThatIsNoMoveIsRefusedByTheHouse) {
    for (const auto& refusal : {match_.play(0, "dance"), match_.check(0, "dance"),
                                match_.preview(0, "dance").refusal, match_.play_next("dance")}) {
        ASSERT_TRUE(refusal);
        EXPECT_EQ(refusal->rule, "");
        EXPECT_EQ(refusal->key, "match.unreadable");
        const Value* detail = find(refusal->values, "detail");
        ASSERT_NE(detail, nullptr);
        EXPECT_THAT(json_text(*detail), HasSubstr("'dance'"));
    }
}

TEST_F(MatchTest, ASeatThatDoesNotDecideIsRefused) {
    for (const int seat : {1, 2, -1, 99}) {
        const Refusal refusal{"", "match.not_deciding", {{"seat", seat}}};
        EXPECT_EQ(match_.play(seat, "boast 1"), refusal);
        EXPECT_EQ(match_.check(seat, "boast 1"), refusal);
        EXPECT_EQ(match_.preview(seat, "boast 1").refusal, refusal);
        EXPECT_TRUE(match_.choices(seat).is_null());
        EXPECT_EQ(match_.proposal(seat), "");
        EXPECT_TRUE(match_.gloss(seat, "boast 1").empty());
    }
    EXPECT_EQ(match_.plies(), 7U);
}

TEST_F(MatchTest, NoSeatPlaysForChanceAndNobodyAfterTheEnd) {
    Match<CoinGame> fresh(CoinGame::Options{}, 2);
    EXPECT_EQ(fresh.play(0, "deal gold"), (Refusal{"", "match.chance_decides", {}}));
    EXPECT_TRUE(fresh.choices(0).is_null());
    play_on_to_the_end();
    EXPECT_EQ(match_.play(0, "boast 1"), (Refusal{"", "match.over", {}}));
    EXPECT_TRUE(match_.deciding().none());
    EXPECT_EQ(match_.decision(), "over");
    EXPECT_EQ(match_.play_next("boast 1"), (Refusal{"coins.1", "coins.over", {}}));
}

TEST_F(MatchTest, PreviewTellsTheEventsOfLegalMovesOnly) {
    const Preview boast = match_.preview(0, "boast 2");
    EXPECT_EQ(boast.refusal, std::nullopt);
    EXPECT_THAT(boast.events, ElementsAre(Telling{"boasted", {{"seat", 0}, {"number", 2}}}));
    const Preview refused = match_.preview(0, "bid 0 0");
    ASSERT_TRUE(refused.refusal);
    EXPECT_EQ(refused.refusal->key, "coins.something_else");
    EXPECT_TRUE(refused.events.empty());
    EXPECT_EQ(match_.plies(), 7U);
}

TEST_F(MatchTest, ExplainsAndProposesMovesOfTheDecidingSeat) {
    EXPECT_EQ(match_.proposal(0), "boast 0");
    EXPECT_TRUE(match_.gloss(0, "boast 1").empty());
    play(0, "boast 1");
    EXPECT_EQ(match_.proposal(0), "");
    EXPECT_THAT(match_.gloss(0, "bid gold"), ElementsAre(Telling{"all_gold", {{"gold", 1}}}));
    EXPECT_TRUE(match_.gloss(0, "bid 9 9").empty()) << "an illegal move has nothing to explain";
}

TEST_F(MatchTest, ASetPickedPieceByPieceIsTheSameMove) {
    play(0, "boast 1");
    play(0, "bid gold silver");
    EXPECT_EQ(match_.line(Reader::seat(0), 8).front().move, "bid 1 1");
}

TEST_F(MatchTest, OwnDecisionsAreTakenBackOneByOne) {
    const std::string start = match_.position();
    play(0, "boast 1");
    const std::string boasted = match_.position();
    play(0, "bid 1 0");
    EXPECT_EQ(match_.undoable_by(), 0);
    EXPECT_EQ(undo(0), "undone");
    EXPECT_EQ(match_.position(), boasted);
    EXPECT_EQ(undo(0), "undone");
    EXPECT_EQ(match_.position(), start);
    EXPECT_EQ(match_.plies(), 7U);
    EXPECT_EQ(match_.undoable_by(), std::nullopt);
}

TEST_F(MatchTest, AfterAnUndoAnotherMoveMayBePlayedAndTakenBackToo) {
    play(0, "boast 1");
    EXPECT_EQ(undo(0), "undone");
    play(0, "boast 2");
    play(0, "bid 0 1");
    EXPECT_EQ(undo(0), "undone");
    EXPECT_EQ(undo(0), "undone");
    EXPECT_EQ(undo(0), "match.undo_chance");
}

TEST_F(MatchTest, ChanceIsNeverTakenBack) {
    EXPECT_EQ(undo(0), "match.undo_chance");
    EXPECT_EQ(match_.undoable_by(), std::nullopt);
    EXPECT_EQ(match_.plies(), 7U);
    Match<CoinGame> fresh(CoinGame::Options{}, 2);
    EXPECT_EQ(fresh.undo(0), (Refusal{"", "match.undo_nothing", {}}));
}

TEST_F(MatchTest, AnothersDecisionIsNeverTakenBack) {
    play(0, "boast 1");
    play(0, "bid 1 0");
    for (const int seat : {1, -1, 99}) EXPECT_EQ(undo(seat), "match.undo_other") << seat;
    play(1, "boast 0");
    EXPECT_EQ(undo(0), "match.undo_other");
    EXPECT_EQ(match_.undoable_by(), 1);
    EXPECT_EQ(undo(1), "undone");
    // Seat 1's barrier was seat 0's decision, and seat 0 lost its way back when seat 1 moved.
    EXPECT_EQ(match_.undoable_by(), std::nullopt);
}

TEST_F(MatchTest, WhatWasShownIsNeverTakenBack) {
    play(0, "boast 1");
    play(0, "bid 1 0");
    play(1, "boast 0");
    EXPECT_FALSE(match_.reveals("boast 0")) << "not legal here";
    EXPECT_TRUE(match_.reveals("bid 0 1")) << "the last bid lays all open";
    play(1, "bid 0 1");
    EXPECT_EQ(undo(1), "match.undo_shown");
    EXPECT_EQ(match_.undoable_by(), std::nullopt);
    play_on_to_the_end();
    EXPECT_EQ(undo(1), "match.undo_over");
}

TEST_F(MatchTest, ACloneIsAMatchOfItsOwn) {
    play(0, "boast 1");
    const auto other = match_.clone();
    EXPECT_EQ(other->position(), match_.position());
    EXPECT_EQ(other->version(), match_.version());
    EXPECT_EQ(other->log(Reader::referee(), 0), match_.log(Reader::referee(), 0));
    EXPECT_EQ(other->undo(0), std::nullopt);
    EXPECT_EQ(other->play(0, "boast 2"), std::nullopt);
    EXPECT_EQ(match_.plies(), 8U);
    EXPECT_EQ(match_.version(), 8U);
    EXPECT_EQ(other->version(), 10U);
    EXPECT_EQ(match_.line(Reader::referee(), 7).front().move, "boast 1");
    EXPECT_EQ(other->line(Reader::referee(), 7).front().move, "boast 2");
    play(0, "bid 1 0");
    EXPECT_EQ(other->plies(), 8U);
}

/// Numbers from a list; notes what it was asked for.
class ListSource final : public ChanceSource {
public:
    explicit ListSource(std::vector<std::uint32_t> numbers) : numbers_(std::move(numbers)) {}
    std::uint32_t below(std::uint32_t n) override {
        asked_.push_back(n);
        return numbers_[asked_.size() - 1];
    }
    const std::vector<std::uint32_t>& asked() const { return asked_; }

private:
    std::vector<std::uint32_t> numbers_;
    std::vector<std::uint32_t> asked_;
};

TEST(Match, ChanceComesFromItsSource) {
    Match<CoinGame> match(CoinGame::Options{}, 2);
    ListSource source({5, 6, 0, 0, 0, 0, 2, 0});
    EXPECT_EQ(match.play_chance(source), "deal gold");    // 5 of 15: the last gold
    EXPECT_EQ(match.play_chance(source), "deal silver");  // 6 of 14: the second silver
    for (int i = 0; i < 4; ++i) match.play_chance(source);
    EXPECT_EQ(match.play_chance(source), "roll 1");  // 2 of 6, and the first weighs 3
    EXPECT_THAT(source.asked(), ElementsAre(15, 14, 13, 12, 11, 10, 6));
}

TEST(Match, ChanceDrawsByWeight) {
    std::map<std::string, int> rolls;
    constexpr int kGames = 6000;
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        Match<CoinGame> match(CoinGame::Options{}, 2);
        Rng rng(seed);
        RngSource source(rng);
        while (match.decision() != "roll") match.play_chance(source);
        const auto outcomes = match.outcomes();
        ASSERT_EQ(outcomes.size(), 3U);
        EXPECT_EQ(outcomes[0].weight, 3U);
        EXPECT_EQ(outcomes[2].weight, 1U);
        ++rolls[match.play_chance(source)];
    }
    EXPECT_NEAR(rolls["roll 1"], kGames / 2, 200);  // weights 3, 2, 1
    EXPECT_NEAR(rolls["roll 2"], kGames / 3, 200);
    EXPECT_NEAR(rolls["roll 3"], kGames / 6, 200);
}

TEST(Match, RecordsReplayToTheSamePosition) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Match<CoinGame> match(CoinGame::Options{}, 3);
        Rng rng(seed);
        RngSource source(rng);
        const std::uint32_t stop = rng.below(40);
        while (match.to_act() != Player::Nobody && match.plies() < stop) {
            if (match.to_act() == Player::Chance) {
                match.play_chance(source);
            } else {
                const auto legal = match.legal();
                match.play_next(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
            }
        }
        const auto written = match.record(Reader::referee(), {"Ada", "Bo"});
        ASSERT_TRUE(written);
        const auto record = parse_record(format_record(*written));
        ASSERT_TRUE(record) << describe(record.error());
        EXPECT_THAT(record.value().names, ElementsAre("Ada", "Bo", "seat 2"));
        EXPECT_EQ(record.value().finished, match.to_act() == Player::Nobody);
        Match<CoinGame> again(CoinGame::Options{}, 3);
        const auto error = replay(again, record.value());
        ASSERT_EQ(error, std::nullopt) << describe(*error);
        EXPECT_EQ(again.position(), match.position());
    }
}

TEST_F(MatchTest, AMatchFromAPositionRecordsThatPosition) {
    Match<CoinGame> later(match_.state());
    EXPECT_EQ(later.position(), match_.position());
    EXPECT_EQ(later.plies(), 0U);
    EXPECT_EQ(later.version(), 0U);
    EXPECT_EQ(later.play(0, "boast 1"), std::nullopt);
    EXPECT_EQ(later.log(Reader::referee(), 0).front().turn, 1) << "it began in the middle of a turn";
    const auto written = later.record(Reader::referee(), {});
    ASSERT_TRUE(written);
    const auto record = parse_record(format_record(*written));
    ASSERT_TRUE(record) << describe(record.error());
    EXPECT_EQ(record.value().position, match_.position());
    Match<CoinGame> again(CoinGame::parse_position(record.value().position).value());
    EXPECT_EQ(replay(again, record.value()), std::nullopt);
    EXPECT_EQ(again.position(), later.position());
}

TEST(Perft, CountsSequencesWithChance) {
    const auto start = CoinGame::initial(CoinGame::Options{}, 2);
    EXPECT_EQ(perft<CoinGame>(start, 0), 1U);
    EXPECT_EQ(perft<CoinGame>(start, 1), 2U);
    EXPECT_EQ(perft<CoinGame>(start, 6), 64U);
    EXPECT_EQ(perft<CoinGame>(start, 8), 64U * 3 * 3);
    auto over = CoinGame::parse_position(
        "coins 1\ntable 2 1 nobody\nnow over 1 0 0 0\nbag 6 9 0 0\n"
        "seat 0 0 0 0 0 0\nseat 0 0 0 0 0 0\n");
    ASSERT_TRUE(over) << describe(over.error());
    EXPECT_EQ(perft<CoinGame>(over.value(), 0), 1U);
    EXPECT_EQ(perft<CoinGame>(over.value(), 1), 0U);
}

}  // namespace
}  // namespace durbar::testing

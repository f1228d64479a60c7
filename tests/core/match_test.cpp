#include "core/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "core/perft.h"
#include "support/coin_game.h"

namespace durbar::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

static_assert(Game<CoinGame> && Presentable<CoinGame>);

/// A match of two seats with one round, after the deal (1 gold and 2 silver each) and a roll of 3.
class MatchTest : public ::testing::Test {
protected:
    MatchTest() : match_(options(), 2) {
        for (const auto* deal : {"gold", "silver", "silver", "silver", "silver", "gold"}) {
            play(std::string("deal ") + deal);
        }
        play("roll 3");
    }

    static CoinGame::Options options() {
        CoinGame::Options options;
        options.rounds = 3;
        return options;
    }
    void play(const std::string& move) {
        const auto refusal = match_.play(move);
        EXPECT_EQ(refusal, std::nullopt) << move << ": " << describe(*refusal);
    }
    std::string undo(int seat) {
        const auto refusal = match_.undo(seat);
        return refusal ? refusal->sentence : "undone";
    }

    Match<CoinGame> match_;
};

TEST_F(MatchTest, TellsWhoDecidesWhat) {
    EXPECT_EQ(match_.game(), "coins");
    EXPECT_EQ(match_.players(), 2);
    EXPECT_EQ(match_.to_act(), Player::P0);
    EXPECT_EQ(match_.decision(), "boast");
    EXPECT_THAT(match_.legal(), ElementsAre("boast 0", "boast 1", "boast 2"));
    EXPECT_EQ(match_.choices()[1].move, "boast 1");
    EXPECT_THAT(match_.choices()[1].targets, ElementsAre("boast 1"));
    EXPECT_TRUE(match_.outcomes().empty());
}

TEST_F(MatchTest, RefusedMovesNameTheRuleAndChangeNothing) {
    const std::string before = match_.position();
    EXPECT_EQ(match_.play("bid 0 0"), (Refusal{"coins.2", "Something else is decided now."}));
    EXPECT_EQ(match_.check("bid 0 0"), (Refusal{"coins.2", "Something else is decided now."}));
    const auto unreadable = match_.play("dance");
    ASSERT_TRUE(unreadable);
    EXPECT_EQ(unreadable->rule, "");
    EXPECT_THAT(unreadable->sentence, HasSubstr("'dance'"));
    EXPECT_EQ(match_.check("boast 1"), std::nullopt);
    EXPECT_EQ(match_.position(), before);
    EXPECT_EQ(match_.plies(), 7U);
}

TEST_F(MatchTest, OwnDecisionsAreTakenBackOneByOne) {
    const std::string start = match_.position();
    play("boast 1");
    const std::string boasted = match_.position();
    play("bid 1 0");
    EXPECT_EQ(match_.undoable_by(), 0);
    EXPECT_EQ(undo(0), "undone");
    EXPECT_EQ(match_.position(), boasted);
    EXPECT_EQ(undo(0), "undone");
    EXPECT_EQ(match_.position(), start);
    EXPECT_EQ(match_.plies(), 7U);
    EXPECT_EQ(match_.undoable_by(), std::nullopt);
}

TEST_F(MatchTest, AfterAnUndoAnotherMoveMayBePlayedAndTakenBackToo) {
    play("boast 1");
    EXPECT_EQ(undo(0), "undone");
    play("boast 2");
    play("bid 0 1");
    EXPECT_EQ(undo(0), "undone");
    EXPECT_EQ(undo(0), "undone");
    EXPECT_EQ(undo(0), "What chance has decided cannot be taken back.");
}

TEST_F(MatchTest, ChanceIsNeverTakenBack) {
    EXPECT_EQ(undo(0), "What chance has decided cannot be taken back.");
    EXPECT_EQ(match_.undoable_by(), std::nullopt);
    EXPECT_EQ(match_.plies(), 7U);
}

TEST_F(MatchTest, AnothersDecisionIsNeverTakenBack) {
    play("boast 1");
    play("bid 1 0");
    EXPECT_EQ(undo(1), "Another player has decided since; that cannot be taken back.");
    play("boast 0");
    EXPECT_EQ(undo(0), "Another player has decided since; that cannot be taken back.");
    EXPECT_EQ(match_.undoable_by(), 1);
    EXPECT_EQ(undo(1), "undone");
    // Seat 1's barrier was seat 0's decision, and seat 0 lost its way back when seat 1 moved.
    EXPECT_EQ(match_.undoable_by(), std::nullopt);
}

TEST_F(MatchTest, WhatWasShownIsNeverTakenBack) {
    play("boast 1");
    play("bid 1 0");
    EXPECT_FALSE(match_.reveals("boast 0"));
    EXPECT_FALSE(match_.reveals("bid 0 1")) << "not to be decided now";
    play("boast 0");
    EXPECT_TRUE(match_.reveals("bid 0 1"));
    play("bid 0 1");  // lays all bids open
    EXPECT_EQ(undo(1),
              "Something was shown, or another player has decided since; that cannot be taken back.");
    EXPECT_EQ(match_.undoable_by(), std::nullopt);
}

TEST(Match, NothingPlayedNothingTakenBack) {
    Match<CoinGame> match(CoinGame::Options{}, 2);
    const auto refusal = match.undo(0);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->sentence, "Nothing has been played yet.");
}

TEST_F(MatchTest, EventsAreSeenThroughTheReadersEyes) {
    EXPECT_EQ(match_.move_at(0), "deal gold");
    EXPECT_EQ(match_.actor_at(0), Player::Chance);
    EXPECT_EQ(match_.events_at(0, 0)[0].sentence, "Seat 0 is dealt 1 0.");
    EXPECT_EQ(match_.events_at(0, 1)[0].sentence, "Seat 0 is dealt secret coins.");
    EXPECT_EQ(match_.events_at(0, std::nullopt)[0].sentence, "Seat 0 is dealt 1 0.");
    EXPECT_THAT(match_.events_at(0, 0)[0].json, HasSubstr("\"gold\":1"));
    EXPECT_EQ(match_.events_at(0, 1)[0].json.find("gold"), std::string::npos);
    play("boast 1");
    play("bid 1 0");
    EXPECT_EQ(match_.events_at(8, 1)[0].sentence, "Seat 0 bids secret coins.");
    play("boast 0");
    play("bid 0 1");
    EXPECT_EQ(match_.events_at(10, 1)[1].sentence, "Seat 0 wins 3 with 1 0.");
}

TEST_F(MatchTest, PreviewTellsTheEventsOfLegalMovesOnly) {
    const auto events = match_.preview("boast 2");
    ASSERT_TRUE(events);
    EXPECT_EQ(events.value()[0].sentence, "Seat 0 boasts 2.");
    const auto refused = match_.preview("bid 0 0");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message, "Something else is decided now. (coins.2)");
    EXPECT_FALSE(match_.preview("dance"));
    EXPECT_FALSE(Match<CoinGame>(CoinGame::Options{}, 2).preview("deal gold"));
    EXPECT_EQ(match_.plies(), 7U);
}

TEST(Match, ChanceDrawsByWeight) {
    CoinGame::Options options;
    std::map<std::string, int> rolls;
    constexpr int kGames = 6000;
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        Match<CoinGame> match(options, 2);
        Rng rng(seed);
        while (match.decision() != "roll") match.play_chance(rng);
        const auto outcomes = match.outcomes();
        ASSERT_EQ(outcomes.size(), 3U);
        EXPECT_EQ(outcomes[0].weight, 3U);
        EXPECT_EQ(outcomes[2].weight, 1U);
        const std::string move = match.play_chance(rng);
        EXPECT_EQ(match.move_at(match.plies() - 1), move);
        ++rolls[move];
    }
    EXPECT_NEAR(rolls["roll 1"], kGames / 2, 200);  // weights 3, 2, 1
    EXPECT_NEAR(rolls["roll 2"], kGames / 3, 200);
    EXPECT_NEAR(rolls["roll 3"], kGames / 6, 200);
}

TEST(Match, RecordsReplayToTheSamePosition) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Match<CoinGame> match(CoinGame::Options{}, 3);
        Rng rng(seed);
        const std::uint32_t stop = rng.below(40);
        while (match.to_act() != Player::Nobody && match.plies() < stop) {
            if (match.to_act() == Player::Chance) {
                match.play_chance(rng);
            } else {
                const auto legal = match.legal();
                match.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
            }
        }
        const auto record = parse_record(format_record(match.record({"Ada", "Bo"})));
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
    EXPECT_EQ(later.play("boast 1"), std::nullopt);
    const auto record = parse_record(format_record(later.record({})));
    ASSERT_TRUE(record) << describe(record.error());
    EXPECT_EQ(record.value().position, match_.position());
    Match<CoinGame> again(CoinGame::parse_position(record.value().position).value());
    EXPECT_EQ(replay(again, record.value()), std::nullopt);
    EXPECT_EQ(again.position(), later.position());
}

TEST_F(MatchTest, ViewsShowOnlyTheOwnHand) {
    EXPECT_EQ(match_.view_json(0), "{\"round\":0,\"gold\":1}");
    EXPECT_EQ(match_.state_json(), "{\"round\":0,\"bag\":9}");
}

TEST_F(MatchTest, ASnapshotIsACopyOfWhatTheSeatKnew) {
    const auto view = match_.snapshot(0);
    const auto before = CoinGame::observe(match_.state(), 0);
    EXPECT_EQ(view->game(), CoinGame::kId);
    EXPECT_EQ(view->players(), match_.players());
    EXPECT_TRUE(view_of<CoinGame>(*view) == before);
    ASSERT_EQ(match_.play(match_.legal().front()), std::nullopt);
    EXPECT_FALSE(CoinGame::observe(match_.state(), 0) == before);
    EXPECT_TRUE(view_of<CoinGame>(*view) == before);
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

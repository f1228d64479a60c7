#include "texts/english.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "texts/english.gen.h"
#include "texts/message.h"

namespace durbar::texts {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const Names kAtTheTable{{"Akbar", "Nur Jahan", ""}, std::nullopt};

Names read_by(int seat) { return {kAtTheTable.seats, seat}; }

TEST(Catalogue, KeysAreSortedAndEachComesOnce) {
    const auto disorder = std::adjacent_find(kEnglish.begin(), kEnglish.end(),
                                             [](const Text& a, const Text& b) { return a.key >= b.key; });
    EXPECT_EQ(disorder, kEnglish.end()) << disorder->key;
    EXPECT_GT(kEnglish.size(), 250U);
}

TEST(Catalogue, EveryMessageParsesAndFormats) {
    for (const Text& text : kEnglish) {
        const Result<Message> message = Message::parse(text.pattern);
        ASSERT_TRUE(message) << text.key << ": " << message.error().message;
        EXPECT_TRUE(has_text(text.key)) << text.key;
        const std::string out = english(text.key, {});
        EXPECT_FALSE(out.empty()) << text.key;
        EXPECT_EQ(out, message.value().format({})) << text.key;
        EXPECT_THAT(out, Not(HasSubstr("plural,"))) << text.key;
        EXPECT_THAT(out, Not(HasSubstr("select,"))) << text.key;
    }
}

TEST(Catalogue, AKeyWithoutMessageIsShownInBrackets) {
    EXPECT_FALSE(has_text("tigris.log.nothing"));
    EXPECT_FALSE(has_text(""));
    EXPECT_FALSE(has_text("zzz"));
    EXPECT_EQ(english("tigris.log.nothing", {{"seat", 1}}), "[tigris.log.nothing]");
    EXPECT_EQ(sentence("tigris", "log", {"nothing", {}}, {}), "[tigris.log.nothing]");
}

TEST(English, FillsInValues) {
    EXPECT_EQ(english("ui.your_turn", {{"seat", "Akbar"}}), "Your turn, Akbar.");
    EXPECT_EQ(english("ui.waiting_for_many", {{"n", 1}}), "Waiting for 1 player.");
    EXPECT_EQ(english("ui.waiting_for_many", {{"n", 3}}), "Waiting for 3 players.");
}

TEST(Sentence, SeatsBecomeNames) {
    const Telling laid{"tile_laid", {{"seat", 1}, {"color", "red"}, {"cell", "C4"}}};
    EXPECT_EQ(sentence("tigris", "log", laid, kAtTheTable), "Nur Jahan laid a temple on C4.");
    EXPECT_EQ(sentence("tigris", "log", laid, {}), "Seat 1 laid a temple on C4.");
    EXPECT_EQ(sentence("tigris", "log", {"passed", {{"seat", 2}}}, kAtTheTable), "Seat 2 passed.")
        << "an empty name is none";
}

TEST(Sentence, OnlyFieldsOfSeatsBecomeNames) {
    EXPECT_EQ(sentence("tigris", "log", {"swapped", {{"seat", 0}, {"amount", 1}}}, kAtTheTable),
              "Akbar swapped 1 tile.");
    const Telling bid{"bid", {{"seat", 1}, {"opened", true}, {"bid", 0}, {"leader", 0}}};
    EXPECT_EQ(sentence("maharaja", "ask", bid, kAtTheTable),
              "Your turn, Nur Jahan: bid more than Akbar’s 0 gold, or pass.");
}

TEST(Sentence, YouAreTheSeatTheRivalOrNobody) {
    const Telling won{
        "conflict_won",
        {{"seat", 0}, {"other", 1}, {"color", "blue"}, {"strength", 4}, {"against", 2}, {"reason", "war"}}};
    EXPECT_EQ(sentence("tigris", "log", won, read_by(0)), "War of the farmers, 4 : 2. You beat Nur Jahan.");
    EXPECT_EQ(sentence("tigris", "log", won, read_by(1)), "War of the farmers, 4 : 2. Akbar beat you.");
    EXPECT_EQ(sentence("tigris", "log", won, read_by(2)), "War of the farmers, 4 : 2. Akbar beat Nur Jahan.");
    EXPECT_EQ(sentence("tigris", "log", won, kAtTheTable),
              "War of the farmers, 4 : 2. Akbar beat Nur Jahan.");
}

TEST(Sentence, EffectsBecomeWords) {
    const List effects{Value(Fields{{"kind", "upgrade"}, {"count", 1}}),
                       Value(Fields{{"kind", "money"}, {"count", 3}})};
    EXPECT_EQ(sentence("rajas", "gloss", {"effects", {{"effects", Value(effects)}}}, {}),
              "an upgrade, 3 money");
    EXPECT_EQ(sentence("rajas", "ask",
                       {"die", {{"space", "harbor-1"}, {"color", nullptr}, {"faces", List{1, 2, 3}}}}, {}),
              "Your turn, {seat}: which die do you give up for harbor-1? It must show one of these: 1, 2, 3.")
        << "other lists stay as they are";
}

TEST(Sentence, OtherNumbersNeverMakeYouTheReader) {
    const Telling swapped{"swapped", {{"seat", 0}, {"amount", 1}}};
    EXPECT_EQ(sentence("tigris", "log", swapped, read_by(1)), "Akbar swapped 1 tile.");
    EXPECT_EQ(sentence("tigris", "log", swapped, read_by(0)), "You swapped 1 tile.");
}

TEST(Sentence, HyphensOfKindsAndWordsAreUnderscores) {
    const Telling built{"monument-built", {{"seat", 0}, {"monument", "black-red"}, {"cell", "C4"}}};
    EXPECT_EQ(sentence("tigris", "log", built, read_by(0)), "You built the black and red monument on C4.");
}

TEST(Refusals, OfTheHouseHaveMessages) {
    for (const auto* key : {"over", "chance_decides", "not_deciding", "undo_nothing", "undo_over",
                            "undo_chance", "undo_other", "undo_shown"}) {
        const std::string said = sentence("match", "refuse", {key, {{"seat", 1}}}, kAtTheTable);
        EXPECT_THAT(said, Not(HasSubstr("["))) << key;
        EXPECT_THAT(said, Not(HasSubstr("{"))) << key;
    }
    EXPECT_EQ(
        sentence("match", "refuse", {"unreadable", {{"detail", "'dance' is not a move."}}}, kAtTheTable),
        "That could not be understood. 'dance' is not a move.");
}

}  // namespace
}  // namespace durbar::texts

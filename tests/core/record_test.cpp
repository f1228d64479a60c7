#include "core/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/match.h"
#include "core/text.h"
#include "support/coin_game.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

const std::string kRecord =
    "durbar record 1\n"             // 1
    "game coins\n"                  // 2
    "rules 1\n"                     // 3
    "players 2\n"                   // 4
    "option rounds=1\n"             // 5
    "seat 0 Lenka Nováková\n"       // 6
    "seat 1 bot random\n"           // 7
    "moves\n"                       // 8
    "1 chance deal gold\n"          // 9
    "2 chance deal silver\n"        // 10
    "3 chance deal silver\n"        // 11
    "4 chance deal silver\n"        // 12
    "5 chance deal silver\n"        // 13
    "6 chance deal gold\n"          // 14
    "7 chance roll 3\n"             // 15
    "8 seat 0 boast 2\n"            // 16
    "9 seat 0 bid 1 0\n"            // 17
    "10 seat 1 boast 0\n"           // 18
    "11 seat 1 bid 0 1\n"           // 19
    "standing 0 points 3 rank 1\n"  // 20
    "standing 1 points 0 rank 2\n"  // 21
    "end finished\n";               // 22

/// The record with one piece of text replaced.
std::string with(const std::string& from, const std::string& to) {
    std::string text = kRecord;
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

Match<CoinGame> fresh_match() {
    CoinGame::Options options;
    options.rounds = 1;
    return Match<CoinGame>(options, 2);
}

TEST(Record, IsReadAndWrittenBack) {
    const auto record = parse_record(kRecord);
    ASSERT_TRUE(record) << describe(record.error());
    EXPECT_EQ(record.value().game, "coins");
    EXPECT_EQ(record.value().players, 2);
    EXPECT_EQ(record.value().names[0], "Lenka Nováková");
    ASSERT_EQ(record.value().plies.size(), 11U);
    EXPECT_EQ(record.value().plies[0].actor, Player::Chance);
    EXPECT_EQ(record.value().plies[8].actor, Player::P0);
    EXPECT_EQ(record.value().plies[8].move, "bid 1 0");
    EXPECT_EQ(record.value().plies[8].line, 17);
    EXPECT_TRUE(record.value().finished);

    const std::string text = format_record(record.value());
    const std::string body = kRecord.substr(0, kRecord.find("end"));
    EXPECT_EQ(text, body + "end finished " + hex64(fingerprint(body)) + "\n");
    const auto again = parse_record(text);
    ASSERT_TRUE(again) << describe(again.error());
    EXPECT_EQ(format_record(again.value()), text);
}

TEST(Record, WindowsLineEndsAreRead) {
    std::string text;
    for (const char c : kRecord) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const auto record = parse_record(text);
    ASSERT_TRUE(record) << describe(record.error());
    EXPECT_EQ(record.value().plies.back().move, "bid 0 1");
}

TEST(Record, DamageIsRefusedWithLineAndReason) {
    struct Case {
        std::string text;
        int line;
        std::string reason;
    };
    const std::vector<Case> cases{
        {"", 1, "begins with 'durbar record 1'"},
        {"hello\n", 1, "begins with 'durbar record 1'"},
        {with("record 1", "record 2"), 1, "reads record version 1"},
        {with("record 1", "record one"), 1, "reads record version 1"},
        {with("game coins\n", ""), 2, "expected 'game"},
        {with("game coins", "game coins and more"), 2, "expected 'game"},
        {with("rules 1\n", ""), 3, "expected 'rules"},
        {with("rules 1", "rules zero"), 3, "rules must be a number"},
        {with("rules 1", "rules 0"), 3, "rules must be a number"},
        {with("players 2", "players 0"), 4, "players must be a number from 1 to 5"},
        {with("players 2", "players 99999999999"), 4, "players must be a number"},
        {with("option rounds=1", "option rounds"), 5, "option name=value"},
        {with("seat 0 Lenka Nováková\n", ""), 6, "expected 'seat 0 NAME'"},
        {with("seat 0 Lenka Nováková", "seat 0"), 6, "a name has 1 to 64 bytes"},
        {with("Lenka", std::string("Le\x01nka")), 6, "no control characters"},
        {with("Lenka Nováková", std::string(65, 'x')), 6, "a name has 1 to 64 bytes"},
        {with("seat 1 bot random", "seat 2 bot random"), 7, "expected 'seat 1 NAME'"},
        {with("moves\n", "moves:\n"), 8, "expected 'moves'"},
        {with("moves\n", "position\nmoves\n"), 9, "the position has no lines"},
        {with("3 chance", "4 chance"), 11, "expected move number 3"},
        {with("7 chance roll 3", "7 chance"), 15, "a move is written"},
        {with("7 chance roll 3", "7 dice roll 3"), 15, "a move is written"},
        {with("8 seat 0 boast 2", "8 seat 2 boast 2"), 16, "a move is written"},
        {with("8 seat 0 boast 2", "8 seat -1 boast 2"), 16, "a move is written"},
        {with("8 seat 0 boast 2", "8 seat 0"), 16, "a move is written"},
        {with("11 seat 1 bid 0 1\n", "11 seat 1 bid 0 1\n\n"), 20, "expected 'standing 0"},
        {with("standing 0", "standing 1"), 20, "expected 'standing 0"},
        {with("points 3 rank 1", "points many rank 1"), 20, "expected 'standing 0"},
        {with("points 3 rank 1", "points 3 rank 6"), 20, "expected 'standing 0"},
        {with("standing 1 points 0 rank 2\n", ""), 21, "expected 'standing 1"},
        {with("end finished", "end"), 22, "ends with 'end finished' or 'end open'"},
        {with("end finished", "end soon"), 22, "ends with"},
        {with("end finished", "end finished 0123456789abcdef"), 22, "its fingerprint does not match"},
        {with("end finished", "end finished 0 0"), 22, "ends with"},
        {kRecord + "more\n", 23, "nothing may follow"},
        {kRecord + "\n", 23, "nothing may follow"},
        {kRecord.substr(0, kRecord.find("9 seat")), 17, "breaks off here"},
        {kRecord.substr(0, kRecord.find("end")), 22, "breaks off here"},
    };
    for (const auto& damaged : cases) {
        const auto record = parse_record(damaged.text);
        ASSERT_FALSE(record) << damaged.text;
        EXPECT_EQ(record.error().line, damaged.line) << describe(record.error()) << "\n" << damaged.text;
        EXPECT_THAT(record.error().message, HasSubstr(damaged.reason)) << damaged.text;
    }
}

TEST(Record, EveryCutOffRecordIsRefused) {
    const std::string whole = format_record(parse_record(kRecord).value());
    for (std::size_t length = 0; length + 1 < whole.size(); ++length) {
        // Cut inside the last word, the end line is still a valid unsealed one only if the whole word is
        // gone.
        const auto cut = parse_record(whole.substr(0, length));
        const bool unsealed = trim(whole.substr(0, length)).ends_with("end finished");
        EXPECT_EQ(static_cast<bool>(cut), unsealed) << whole.substr(0, length);
    }
}

TEST(Record, EveryChangedByteOfASealedRecordIsRefused) {
    const std::string whole = format_record(parse_record(kRecord).value());
    for (std::size_t at = 0; at + 1 < whole.size(); ++at) {
        std::string changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 1);
        EXPECT_FALSE(parse_record(changed)) << "byte " << at;
    }
}

TEST(Record, ReplaysToItsStanding) {
    auto match = fresh_match();
    const auto error = replay(match, parse_record(kRecord).value());
    ASSERT_EQ(error, std::nullopt) << describe(*error);
    EXPECT_EQ(match.plies(), 11U);
    EXPECT_EQ(match.to_act(), Player::Nobody);
    EXPECT_EQ(match.standing()[0].points, 3);
}

TEST(Record, ReplaysUntilAPly) {
    auto match = fresh_match();
    EXPECT_EQ(replay(match, parse_record(kRecord).value(), 7), std::nullopt);
    EXPECT_EQ(match.plies(), 7U);
    EXPECT_EQ(match.to_act(), Player::P0);
}

TEST(Record, FaultsInTheMovesAreRefusedWithTheirLine) {
    struct Case {
        std::string text;
        int line;
        std::string reason;
    };
    const std::vector<Case> cases{
        {with("9 seat 0 bid 1 0", "9 seat 0 bid 5 0"), 17, "the move 'bid 5 0' is not legal here (coins.4)"},
        {with("9 seat 0 bid 1 0", "9 seat 0 fly away"), 17, "the move 'fly away' cannot be understood"},
        {with("9 seat 0 bid", "9 seat 1 bid"), 17, "it is the turn of seat 0, not of seat 1"},
        {with("7 chance roll 3", "7 seat 0 roll 3"), 15, "it is the turn of chance, not of seat 0"},
        {with("standing 0 points 3", "standing 0 points 2"), 20, "the moves give seat 0 points 3 rank 1"},
        {with("points 0 rank 2", "points 0 rank 1"), 21, "the moves give seat 1 points 0 rank 2"},
        {with("end finished", "end open"), 0, "the record says open, but the game is over"},
        {with("11 seat 1 bid 0 1\nstanding 0 points 3 rank 1\nstanding 1 points 0 rank 2",
              "standing 0 points 0 rank 1\nstanding 1 points 0 rank 1"),
         0, "the record says finished, but the game goes on"},
        {with("11 seat 1 bid 0 1\n", "11 seat 1 bid 0 1\n12 chance roll 1\n"), 20,
         "the game was over before this move"},
    };
    for (const auto& wrong : cases) {
        auto match = fresh_match();
        const auto record = parse_record(wrong.text);
        ASSERT_TRUE(record) << describe(record.error());
        const auto error = replay(match, record.value());
        ASSERT_TRUE(error) << wrong.text;
        EXPECT_THAT(describe(*error), HasSubstr(wrong.reason));
        EXPECT_EQ(error->line, wrong.line) << error->message;
    }
}

TEST(Record, ARecordForOtherNumbersOfPlayersIsRefused) {
    Match<CoinGame> match(CoinGame::Options{}, 4);
    const auto error = replay(match, parse_record(kRecord).value());
    ASSERT_TRUE(error);
    EXPECT_THAT(error->message, HasSubstr("is for 4 players, the record for 2"));
}

TEST(Record, NamesHaveNoControlCharactersAndNoBlanksAtTheEnds) {
    for (const auto* name : {"a", "Lenka N.", "žluťoučký kůň"}) EXPECT_TRUE(is_valid_name(name)) << name;
    for (const auto& name : {std::string(), std::string(" a"), std::string("a "), std::string("a\nb"),
                             std::string("\x7f"), std::string(65, 'a')}) {
        EXPECT_FALSE(is_valid_name(name)) << name;
    }
}

}  // namespace
}  // namespace durbar::testing

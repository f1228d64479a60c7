#include "core/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

#include "core/result.h"
#include "core/standing.h"

namespace durbar {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Text, WordsArePartedByBlanksAndTabs) {
    EXPECT_THAT(split_words("tile red C4"), ElementsAre("tile", "red", "C4"));
    EXPECT_THAT(split_words("  tile\t\tred  "), ElementsAre("tile", "red"));
    EXPECT_THAT(split_words(""), IsEmpty());
    EXPECT_THAT(split_words(" \t "), IsEmpty());
}

TEST(Text, LinesEndWithEitherKindOfEnd) {
    EXPECT_THAT(split_lines("a\nb\r\nc"), ElementsAre("a", "b", "c"));
    EXPECT_THAT(split_lines("a\n\nb\n"), ElementsAre("a", "", "b"));
    EXPECT_THAT(split_lines("\n"), ElementsAre(""));
    EXPECT_THAT(split_lines(""), IsEmpty());
}

TEST(Text, TrimTakesSpaceFromBothEnds) {
    EXPECT_EQ(trim(" \t a b \r\n"), "a b");
    EXPECT_EQ(trim("a"), "a");
    EXPECT_EQ(trim(" \n"), "");
}

TEST(Text, NumbersFillTheirWholeTextAndTheirBounds) {
    EXPECT_EQ(parse_number("12", 0, 20), 12);
    EXPECT_EQ(parse_number("-3", -5, 5), -3);
    for (const auto* wrong :
         {"", "x", "1x", "x1", " 1", "1 ", "+1", "1.0", "0x1", "99999999999999999999", "21", "-1"}) {
        EXPECT_EQ(parse_number(wrong, 0, 20), std::nullopt) << wrong;
    }
    constexpr auto kMost = std::numeric_limits<std::uint64_t>::max();
    EXPECT_EQ(parse_number<std::uint64_t>("18446744073709551615", 0, kMost), kMost);
    EXPECT_EQ(parse_number<std::uint64_t>("18446744073709551616", 0, kMost), std::nullopt);
}

TEST(Text, FingerprintsAreFnv1a) {
    EXPECT_EQ(fingerprint(""), 0xcbf29ce484222325U);
    EXPECT_EQ(fingerprint("a"), 0xaf63dc4c8601ec8cU);
    EXPECT_EQ(fingerprint("foobar"), 0x85944171f73967e8U);
    EXPECT_EQ(hex64(0x12abU), "00000000000012ab");
    EXPECT_EQ(hex64(~std::uint64_t{0}), "ffffffffffffffff");
}

TEST(Text, QuotedTextCannotHarmATerminal) {
    EXPECT_EQ(durbar::quoted("pass"), "'pass'");
    EXPECT_EQ(durbar::quoted(std::string_view("a\x1b[31m\n\0b", 9)), "'a?[31m??b'");
    EXPECT_EQ(durbar::quoted("\x7f"), "'?'");
    EXPECT_EQ(durbar::quoted("žluť"), "'žluť'");
}

TEST(Text, QuotedTextIsCutBetweenLetters) {
    EXPECT_EQ(durbar::quoted(std::string(200, 'x')), "'" + std::string(60, 'x') + "…'");
    EXPECT_EQ(durbar::quoted(std::string(59, 'x') + "éé"), "'" + std::string(59, 'x') + "…'");
    EXPECT_EQ(durbar::quoted(std::string(60, 'x')), "'" + std::string(60, 'x') + "'");
}

TEST(Text, ErrorsAreOneSentence) {
    EXPECT_EQ(describe(Error{"Bad.", 0}), "Bad.");
    EXPECT_EQ(describe(Error{"bad", 3}), "line 3: bad");
    EXPECT_EQ(describe(RuleError{"coins.1", "The game is over."}), "The game is over. (coins.1)");
}

TEST(Standing, EqualSeatsShareARankAndTheNextIsLeftOut) {
    Standing standing{{5, 0, {5, 1}}, {7, 0, {7, 0}}, {5, 0, {5, 1}}, {5, 0, {5, 0}}};
    rank_by_breakdown(standing);
    EXPECT_EQ(standing[0].rank, 2);
    EXPECT_EQ(standing[1].rank, 1);
    EXPECT_EQ(standing[2].rank, 2);
    EXPECT_EQ(standing[3].rank, 4);
}

}  // namespace
}  // namespace durbar

#include "texts/message.h"
#include "support/places.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace durbar::texts {
namespace {

std::string formatted(std::string_view pattern, const Fields& values) {
    const Result<Message> message = Message::parse(pattern);
    if (!message) return "error " + message.error().message;
    return message.value().format(values);
}

TEST(Message, PlainTextStaysAsItIs) {
    EXPECT_EQ(formatted("", {}), "");
    EXPECT_EQ(formatted("It’s over – žluť # 1.", {}), "It’s over – žluť # 1.");
}

TEST(Message, ArgumentsAreFilledIn) {
    const Fields values{{"seat", "Akbar"}, {"n", -3}, {"yes", true}, {"none", nullptr}, {"half", 0.5}};
    EXPECT_EQ(formatted("{seat}: {n}, { yes }, {none}, {half}.", values), "Akbar: -3, true, null, 0.5.");
    EXPECT_EQ(formatted("{effects}", {{"effects", List{"1 fame", 2, List{"a", "b"}}}}), "1 fame, 2, a, b");
    EXPECT_EQ(formatted("{tile}", {{"tile", Fields{{"cost", 4}}}}), R"({"cost":4})");
    EXPECT_EQ(formatted("{seat} and {missing}", values), "Akbar and {missing}");
}

TEST(Message, ValuesAreNeverReadAsPatterns) {
    EXPECT_EQ(formatted("{seat} #", {{"seat", "{n} 'x' # }"}}), "{n} 'x' # } #");
}

TEST(Message, PluralsGoByNumber) {
    constexpr std::string_view kTiles =
        "{n, plural, =0 {nothing} one {# tile} few {# few} many {# many} other {# tiles}}";
    EXPECT_EQ(formatted(kTiles, {{"n", 0}}), "nothing");
    EXPECT_EQ(formatted(kTiles, {{"n", 1}}), "1 tile");
    EXPECT_EQ(formatted(kTiles, {{"n", 2}}), "2 tiles");
    EXPECT_EQ(formatted(kTiles, {{"n", 11}}), "11 tiles");
    EXPECT_EQ(formatted(kTiles, {{"n", -1}}), "-1 tiles");
    EXPECT_EQ(formatted(kTiles, {{"n", "1"}}), "1 tiles") << "a word is no number";
    EXPECT_EQ(formatted(kTiles, {}), "{n} tiles");
    EXPECT_EQ(formatted("{n, plural, one {# tile} other {# tiles}}", {{"n", 0}}), "0 tiles");
}

TEST(Message, AnExactNumberComesBeforeItsCategory) {
    constexpr std::string_view kOrder = "{n, plural, one {one} =1 {exactly one} =12 {dozen} other {#}}";
    EXPECT_EQ(formatted(kOrder, {{"n", 1}}), "exactly one");
    EXPECT_EQ(formatted(kOrder, {{"n", 12}}), "dozen");
    EXPECT_EQ(formatted(kOrder, {{"n", 2}}), "2");
}

TEST(Message, SelectsGoByWord) {
    constexpr std::string_view kColor =
        "{c, select, red {temple} black_red {both} true {yes} 2 {two} null {no} other {x}}";
    EXPECT_EQ(formatted(kColor, {{"c", "red"}}), "temple");
    EXPECT_EQ(formatted(kColor, {{"c", "black-red"}}), "both");
    EXPECT_EQ(formatted(kColor, {{"c", "black_red"}}), "both");
    EXPECT_EQ(formatted(kColor, {{"c", true}}), "yes");
    EXPECT_EQ(formatted(kColor, {{"c", 2}}), "two");
    EXPECT_EQ(formatted(kColor, {{"c", nullptr}}), "no");
    EXPECT_EQ(formatted(kColor, {{"c", "blue"}}), "x");
    EXPECT_EQ(formatted(kColor, {}), "x");
    EXPECT_EQ(formatted("{c, select, red {} other {, #}}", {{"c", "blue"}}), ", #");
}

TEST(Message, FormsNest) {
    constexpr std::string_view kNested =
        "{you, select, seat {You} other {{seat}}} took {c, select, red {{n, plural, one {# red die} other "
        "{# red dice}}} other {{n, plural, =0 {nothing} other {# for {m, plural, one {# day} other {# "
        "days}}, #}}}}.";
    EXPECT_EQ(formatted(kNested, {{"you", "seat"}, {"c", "red"}, {"n", 1}}), "You took 1 red die.");
    EXPECT_EQ(formatted(kNested, {{"you", "none"}, {"seat", "Akbar"}, {"c", "blue"}, {"n", 0}}),
              "Akbar took nothing.");
    EXPECT_EQ(formatted(kNested, {{"you", "seat"}, {"c", "x"}, {"n", 5}, {"m", 1}}),
              "You took 5 for 1 day, 5.");
}

TEST(Message, ApostrophesQuoteOnlyBeforeSyntax) {
    EXPECT_EQ(formatted("It's {n}", {{"n", 1}}), "It's 1");
    EXPECT_EQ(formatted("It''s {n}", {{"n", 1}}), "It's 1");
    EXPECT_EQ(formatted("'{n}' is {n}", {{"n", 1}}), "{n} is 1");
    EXPECT_EQ(formatted("'{it''s}' '}'", {}), "{it's} }");
    EXPECT_EQ(formatted("'#'", {}), "'#'");
    EXPECT_EQ(formatted("{n, plural, other {'#' is #}}", {{"n", 3}}), "# is 3");
    EXPECT_EQ(formatted("{n, plural, other {{c, select, other {'#'}}}}", {{"n", 3}}), "#");
    EXPECT_EQ(formatted("end'", {}), "end'");
}

TEST(Message, MalformedPatternsNameTheirPlace) {
    std::ifstream file(testing::source_dir() + "/tests/texts/malformed.txt");
    int count = 0;
    for (std::string line; std::getline(file, line); ++count) {
        const std::size_t tab = line.find('\t');
        ASSERT_NE(tab, std::string::npos) << line;
        const Result<Message> message = Message::parse(std::string_view(line).substr(tab + 1));
        ASSERT_FALSE(message) << line;
        EXPECT_EQ(message.error().message, line.substr(0, tab)) << line;
    }
    EXPECT_GT(count, 20);
}

}  // namespace
}  // namespace durbar::texts

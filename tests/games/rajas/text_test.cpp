#include <gmock/gmock.h>

#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Rules;
using ::testing::HasSubstr;

TEST(RajasText, MovesRoundTrip) {
    for (const std::string text : {"place quarry-1",
                                   "die blue 3",
                                   "die green 6 turned",
                                   "tile orange-16",
                                   "lay B2 1",
                                   "pay 3 5",
                                   "pay 2 2* 6",
                                   "first fame",
                                   "first money",
                                   "yield W3",
                                   "return purple 1",
                                   "reroll blue 6",
                                   "done",
                                   "take 1 blue 2 green",
                                   "take none",
                                   "upgrade fortress",
                                   "sail 0",
                                   "sail 3",
                                   "visit yogi",
                                   "sell tea 3",
                                   "sell none 0",
                                   "token yellow-1 S0",
                                   "no token",
                                   "reveal blue-05",
                                   "roll orange 4",
                                   "river roll 6",
                                   "river token 8",
                                   "start 3",
                                   "draw white-1",
                                   "draw brown-7"}) {
        const auto move = Rules::parse(text);
        ASSERT_TRUE(move) << text << ": " << describe(move.error());
        EXPECT_EQ(Rules::format(move.value()), text);
    }
    EXPECT_EQ(Rules::format(Rules::parse("pay 5 3").value()), "pay 3 5");  // any order
    EXPECT_EQ(Rules::format(Rules::parse("take green blue green").value()), "take 1 blue 2 green");
    for (const auto* nothing : {"sell mixed 0", "sell tea 0", "sell silk 0", "sell spice 0"}) {
        EXPECT_EQ(Rules::format(Rules::parse(nothing).value()), "sell none 0") << nothing;
    }
}

TEST(RajasText, UnreadableMovesAreExplained) {
    const auto fault = [](std::string_view text) { return describe(Rules::parse(text).error()); };
    EXPECT_EQ(fault(""), "A move is missing.");
    EXPECT_THAT(fault("dance"), HasSubstr("'dance' is not a move"));
    EXPECT_EQ(fault("place castle"), "That move is written 'place SPACE'.");
    EXPECT_EQ(fault("die blue 7"), "That move is written 'die COLOUR FACE' or 'die COLOUR FACE turned'.");
    EXPECT_EQ(fault("lay F9 0"), "That move is written 'lay CELL QUARTERS'.");
    EXPECT_EQ(fault("lay B2 4"), "That move is written 'lay CELL QUARTERS'.");
    EXPECT_THAT(fault("pay"), HasSubstr("pay FACES"));
    EXPECT_THAT(fault("pay 7"), HasSubstr("pay FACES"));
    EXPECT_THAT(fault("pay 1 1 1 1 1 1 1 1 1 1 1"), HasSubstr("pay FACES"));
    EXPECT_THAT(fault("take"), HasSubstr("take NUMBER COLOUR"));
    EXPECT_THAT(fault("take blue blue blue blue blue blue blue blue blue blue blue"),
                HasSubstr("take NUMBER COLOUR"));
    EXPECT_THAT(fault("take blue 1"), HasSubstr("take NUMBER COLOUR"));
    EXPECT_THAT(fault("take 1 blue 1 blue"), HasSubstr("take NUMBER COLOUR"));
    EXPECT_EQ(fault("sell rice 1"), "That move is written 'sell GOOD NUMBER'.");
    EXPECT_EQ(fault("token red-9 N0"), "That move is written 'token TOKEN SLOT'.");
    EXPECT_EQ(fault("river roll 7"), "That move is written 'river roll FACE' or 'river token NUMBER'.");
    EXPECT_EQ(fault("first karma"), "That move is written 'first fame' or 'first money'.");
    EXPECT_EQ(fault("no"), "That move is written 'no token'.");
}

TEST(RajasText, OptionsAreExplained) {
    rajas::Options options;
    EXPECT_THAT(describe(Rules::set_option(options, "mode", "hard").value()),
                HasSubstr("basic, navaratnas or mixed"));
    EXPECT_THAT(describe(Rules::set_option(options, "ganga", "maybe").value()), HasSubstr("off or on"));
    EXPECT_THAT(describe(Rules::set_option(options, "board", "x").value()),
                HasSubstr("has no option 'board'"));
    EXPECT_EQ(Rules::get_option(options, "mode"), "basic");
    EXPECT_EQ(Rules::get_option(options, "advanced"), "none");  // nobody besides others
}

TEST(RajasText, OptionsAreThoseOfTheTable) {  // RG-14.1
    const auto advanced = [](std::string_view mode, std::string_view seats, int players) {
        rajas::Options options;
        EXPECT_FALSE(Rules::set_option(options, "mode", mode));
        if (!seats.empty()) {
            EXPECT_FALSE(Rules::set_option(options, "advanced", seats));
        }
        return Rules::get_option(Rules::options(Rules::initial(options, players)), "advanced");
    };
    EXPECT_EQ(advanced("basic", "1,3", 4), "none");
    EXPECT_EQ(advanced("navaratnas", "", 4), "none");
    EXPECT_EQ(advanced("mixed", "", 2), "1");
    EXPECT_EQ(advanced("mixed", "", 4), "1,3");
    EXPECT_EQ(advanced("mixed", "0,2", 3), "0,2");
}

TEST(RajasText, PositionsNameTheBrokenRule) {
    const auto read = Rules::parse_position("rajas\nplayers 2\nprovince 0 B2:blue-02/1+\n");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().message, "One tile lies under each cover.");
    EXPECT_EQ(read.error().rule, "RG-9.5");
}

}  // namespace
}  // namespace durbar::testing

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
    for (const auto* nothing : {"sell mixed 0", "sell tea 0", "sell silk 0", "sell spice 0"}) {
        EXPECT_EQ(Rules::format(Rules::parse(nothing).value()), "sell none 0") << nothing;
    }
}

TEST(RajasText, UnreadableMovesAreExplained) {
    const auto fault = [](std::string_view text) { return describe(Rules::parse(text).error()); };
    EXPECT_EQ(fault(""), "A move is missing.");
    EXPECT_THAT(fault("dance"), HasSubstr("'dance' is no move"));
    EXPECT_EQ(fault("place castle"), "That move reads 'place SPACE'.");
    EXPECT_EQ(fault("die blue 7"), "That move reads 'die COLOUR FACE' or 'die COLOUR FACE turned'.");
    EXPECT_EQ(fault("lay F9 0"), "That move reads 'lay CELL QUARTERS'.");
    EXPECT_EQ(fault("lay B2 4"), "That move reads 'lay CELL QUARTERS'.");
    EXPECT_THAT(fault("pay"), HasSubstr("pay FACES"));
    EXPECT_THAT(fault("pay 7"), HasSubstr("pay FACES"));
    EXPECT_THAT(fault("pay 1 1 1 1 1 1 1 1 1 1 1"), HasSubstr("pay FACES"));
    EXPECT_THAT(fault("take blue"), HasSubstr("take NUMBER COLOUR"));
    EXPECT_THAT(fault("take blue 1"), HasSubstr("take NUMBER COLOUR"));
    EXPECT_THAT(fault("take 1 blue 1 blue"), HasSubstr("take NUMBER COLOUR"));
    EXPECT_EQ(fault("sell rice 1"), "That move reads 'sell GOOD NUMBER'.");
    EXPECT_EQ(fault("token red-9 N0"), "That move reads 'token TOKEN SLOT'.");
    EXPECT_EQ(fault("river roll 7"), "That move reads 'river roll FACE' or 'river token NUMBER'.");
    EXPECT_EQ(fault("first karma"), "That move reads 'first fame' or 'first money'.");
    EXPECT_EQ(fault("no"), "That move reads 'no token'.");
}

TEST(RajasText, OptionsAreExplained) {
    rajas::Options options;
    EXPECT_THAT(describe(Rules::set_option(options, "mode", "hard").value()),
                HasSubstr("basic, navaratnas or mixed"));
    EXPECT_THAT(describe(Rules::set_option(options, "ganga", "maybe").value()), HasSubstr("off or on"));
    EXPECT_THAT(describe(Rules::set_option(options, "board", "x").value()),
                HasSubstr("has no option 'board'"));
    EXPECT_EQ(Rules::get_option(options, "mode"), "basic");
    EXPECT_EQ(Rules::get_option(options, "advanced"), "1,3");
}

TEST(RajasText, EveryDecisionHasAPromptAndJson) {
    Rajas game(2, "dice 0 b2\n");
    EXPECT_EQ(Rules::prompt(game.state()), "Seat 0: place a worker (3 left this round).");
    game.play(0, "place chamber-2");
    EXPECT_EQ(Rules::prompt(game.state()), "Seat 0: which die do you give up for chamber-2? It must show 2.");
    Rajas lays(2, "dice 0 b6\n");
    lays.play(0, "place quarry-1").play(0, "tile blue-01");
    EXPECT_EQ(Rules::prompt(lays.state()),
              "Seat 0: where do you lay blue-01, and how turned? Roads: 0 NE, 1 ES, 2 SW, 3 NW.");
    lays.play(0, "lay B2 1");
    EXPECT_EQ(Rules::prompt(lays.state()),
              "Seat 0: with which dice do you pay for blue-01? It costs 4 in blue dice.");
    EXPECT_THAT(Rules::state_json(game.state()), HasSubstr("\"decision\":\"die\""));
    EXPECT_THAT(Rules::view_json(Rules::observe(game.state(), 1)), HasSubstr("\"fame_missing\":59"));
    game.play(0, "die blue 2");
    EXPECT_EQ(Rules::prompt(game.state()), "Seat 0: take 2 dice of any colours.");
}

TEST(RajasText, SentencesTellEffects) {
    using rajas::Event;
    using rajas::EventKind;
    EXPECT_EQ(Rules::describe(Event{.kind = EventKind::Bonus, .track = rajas::Track::Fame, .amount = 5}),
              "Seat 0 gets the bonus of fame 5: upgrade.");
    EXPECT_EQ(Rules::describe(Event{.kind = EventKind::WhiteDrawn, .seat = 1, .token = 1}),
              "Seat 1 draws the token white-3 (3$).");
    EXPECT_EQ(Rules::describe(Event{.kind = EventKind::TileCovered, .tile = 0, .cell = 6, .turn = 1}),
              "Seat 0 covers the tile on B2 with blue-01, turned by 1 quarter.");
    EXPECT_EQ(Rules::describe(Event{.kind = EventKind::Sold, .good = rajas::Good::Tea, .amount = 2}),
              "Seat 0 sells tea from 2 stalls.");
    EXPECT_EQ(Rules::describe(Event{.kind = EventKind::RiverTokenLaid, .token = 5, .amount = 6}),
              "River token 6 is laid on space 6: chamber 4 (upgrade, 3$).");
}

TEST(RajasText, TellsOneDieAndSeveralDice) {
    Rajas terrace(2, "dice 0 b1\n");
    terrace.play(0, "place terrace-blue").expect_event("Seat 0 takes 1 blue die.");
    Rajas balcony(2, "dice 0 b1\n");
    balcony.play(0, "place balcony-blue").play(0, "die blue 1").expect_event("Seat 0 takes 2 orange dice.");
    Rajas full(2, "dice 0 o1 o1 o1 o1 o1 o1 p1 p1 p1 b2\nseat 0 karma 0\n");
    full.play(0, "place chamber-2").play(0, "die blue 2");
    EXPECT_EQ(Rules::prompt(full.state()), "Seat 0: return up to 1 die to make room, then done.");
    Rajas fuller(2,
                 "dice 0 o1 o1 o1 o1 o1 o1 p1 p1 p1 b2\nseat 0 boat 7\nworkers 0 harbor-1\n"
                 "agenda sail 1 1; end-turn\n");
    fuller.play(0, "sail 1");
    EXPECT_EQ(Rules::prompt(fuller.state()), "Seat 0: return up to 2 dice to make room, then done.");
}

}  // namespace
}  // namespace durbar::testing

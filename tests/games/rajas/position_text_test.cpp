#include <gmock/gmock.h>

#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Rules;
using ::testing::HasSubstr;

TEST(RajasPosition, ReadsAndWritesTheSameText) {
    const std::string text =
        "rajas\n"
        "players 2\n"
        "option mode=navaratnas\n"
        "option ganga=on\n"
        "option advanced=none\n"
        "open blue-05 blue-06 blue-12 orange-01 orange-06 orange-11 purple-01 purple-06 purple-11 green-01 "
        "green-06 "
        "green-11\n"
        "buried blue-01\n"
        "river 7:1 3:2 12:3 15:4 20:5 24:6 26:7\n"
        "round 4\n"
        "phase 2\n"
        "start 1\n"
        "turn 0\n"
        "agenda room 1 3; dice 2 0 0 0 0 1 dancer; effect dancer 2; bonuses money; end-turn\n"
        "late temple\n"
        "waiting money 33\n"
        "seat 0 fame 6 money 34 karma 2 boat 3 bonuses 2\n"
        "dice 0 b3 b3 o1 o2 p5 p6 g1 g2\n"
        "upgrades 0 3 2 2 4\n"
        "gained 0 money\n"
        "workers 0 terrace-blue chamber-2\n"
        "province 0 A2:blue-02/1 B2:blue-11/0+\n"
        "tokens 0 N0:brown-1 W1:white-3\n"
        "reached 0 W1\n"
        "seat 1 fame 0 money 3 karma 1 boat 0 bonuses 0\n"
        "dice 1\n"
        "upgrades 1 2 2 2 2\n"
        "gained 1\n"
        "workers 1 quarry-1\n"
        "province 1\n"
        "tokens 1 N4:brown-2\n"
        "reached 1\n";
    const auto read = Rules::parse_position(text);
    ASSERT_TRUE(read) << describe(read.error());
    EXPECT_EQ(Rules::format_position(read.value()), text);
}

TEST(RajasPosition, HidesNothing) {  // RG-15.1
    Rajas game(2, "dice 0 b3\n");
    Rng rng(1);
    const auto view = Rules::observe(game.state(), 1);
    EXPECT_EQ(Rules::sample(view, rng), game.state());
}

TEST(RajasPosition, AsksEvenForASingleAnswer) {  // RG-15.2
    Rajas game(2, "seat 0 karma 0\ndice 0 b2\n");
    game.play(0, "place chamber-2").expect_legal({"die blue 2"});
    Rajas bonus(2, "seat 0 money 10 boat 30\n");  // nothing to decide: it runs by itself
    bonus.play(0, "place outer-terrace-1").expect_to_act(1);
}

TEST(RajasPosition, ChangesNothingByARefusedMove) {  // RG-15.3
    Rajas game(2, "dice 0 b3\n");
    const auto before = game.state();
    game.expect_illegal("place quarry-2", "RG-3.3");
    EXPECT_EQ(game.state(), before);
}

TEST(RajasPosition, HoldsEveryTileAndDieOnce) {  // RG-15.4
    EXPECT_THAT(position_fault(2, "province 0 B2:blue-02/1\nprovince 1 B2:blue-02/1\n"),
                HasSubstr("RG-15.4"));
    EXPECT_THAT(position_fault(2, "province 0 B2:blue-02/1\n" + open_line({"blue-02"})),
                HasSubstr("RG-15.4"));
    EXPECT_THAT(position_fault(3, "dice 0 b1 b1 b1 b1 b1\ndice 1 b1 b1 b1 b1 b1\ndice 2 b1 b1 b1\n"),
                HasSubstr("RG-1.4"));
    Rajas game(2, "province 0 B2:blue-02/1\n");
    EXPECT_EQ(std::popcount(game.state().in_stacks), 64 - 1 - 12);
}

TEST(RajasPosition, RefusesTilesWithoutAWayHome) {  // RG-15.5
    EXPECT_EQ(position_fault(2, "province 0 A2:blue-02/1\n"),
              "A tile has no way to the residence at seat 0. (RG-15.5)");
    EXPECT_EQ(position_fault(2, "province 0 B2:blue-02/1 A2:blue-04/1\nreached 0\n"),
              "A road reaches a yield that was not paid at seat 0. (RG-15.5)");
    EXPECT_THAT(position_fault(2, "reached 0 W1\n"), HasSubstr("RG-6.9"));
    EXPECT_THAT(position_fault(2, "province 0 B2:blue-02/3\n"), HasSubstr("is not a laid tile"));
    EXPECT_THAT(position_fault(2, "province 0 B2:blue-02/1+\n"), HasSubstr("RG-9.5"));
}

TEST(RajasPosition, RefusesGainsThatDoNotFitTheMarkers) {  // RG-15.6
    EXPECT_THAT(position_fault(2, "gained 0 fame\n"), HasSubstr("A worker was gained too early"));
    EXPECT_THAT(position_fault(2, "seat 0 fame 15\ngained 0\n"), HasSubstr("A worker was not gained"));
    EXPECT_THAT(position_fault(2, "seat 0 money 40 bonuses 1\n"), HasSubstr("A money bonus"));
    EXPECT_THAT(position_fault(2, "met 0 1\n"), HasSubstr("RG-15.6"));
    EXPECT_THAT(position_fault(2, "seat 1 fame 60 money 60\n"), HasSubstr("Markers have met unnoticed"));
    EXPECT_THAT(position_fault(2, "seat 0 boat 3\nseat 1 boat 3\n"), HasSubstr("RG-10.2"));
    EXPECT_THAT(position_fault(2, "over\n"), HasSubstr("RG-12.3"));
}

TEST(RajasPosition, RefusesWorkersAstray) {
    EXPECT_THAT(position_fault(2, "workers 0 quarry-2\nphase 2\n"), HasSubstr("RG-3.3"));
    EXPECT_THAT(position_fault(2, "workers 0 quarry-1\nworkers 1 quarry-1\n"), HasSubstr("RG-3.2"));
    EXPECT_THAT(position_fault(2, "workers 0 quarry-6\n"), HasSubstr("is not a space of this board"));
    EXPECT_THAT(position_fault(3, "workers 0 market-tea-1 market-tea-2\n"), HasSubstr("RG-7.4"));
    EXPECT_THAT(position_fault(2, "workers 0 terrace-blue\nphase 1\n"), HasSubstr("RG-2.1"));
}

TEST(RajasPosition, RefusesAgendasThatNoTurnLeadsTo) {  // RG-15.7
    const std::string placed = "workers 0 harbor-1\n";
    for (const auto* agenda :
         {"end-turn", "place", "die chamber-2; end-turn", "sail 0 9; end-turn", "effect dancer 1; end-turn",
          "upgrade 0; effect yogi 1; end-turn", "upgrade 0; effect yogi 3; end-turn",
          "upgrade 0; effect 7; end-turn", "dice 0 0 0 0 0 0; end-turn", "token; end-turn",
          "lay blue-05 build; end-turn", "pay blue-01 B2 1 build; end-turn", "reveal blue-snake; end-turn",
          "place; upgrade 0; end-turn", "yields W1 - 0; end-turn", "begin", "deal",
          "roll 0 1 1 1 1; end-turn; begin"}) {
        EXPECT_THAT(position_fault(2, placed + "agenda " + agenda + "\n"), ::testing::Not("accepted"))
            << agenda;
    }
    EXPECT_THAT(position_fault(2, placed + "seat 0 boat 30\nagenda sail 0 1; end-turn\n"),
                HasSubstr("leaves nothing to decide"));
    EXPECT_THAT(position_fault(2, placed + "agenda dance; end-turn\n"), HasSubstr("The agenda names steps"));
    EXPECT_THAT(position_fault(2, placed + "agenda sail 1; end-turn\n"), HasSubstr("'sail' is not complete"));
    EXPECT_EQ(position_fault(2, placed + "agenda sail 1 3; end-turn\n"), "accepted");
}

TEST(RajasPosition, NamesWhyAStepIsAsked) {  // RG-15.7
    const std::string placed = "workers 0 harbor-1\nseat 0 money 13 boat 9 karma 2\n";
    for (const std::string agenda :
         {"sail 1 3; end-turn", "sail 1 3 harbor-1; end-turn", "sail 0 1 money-12; end-turn",
          "upgrade 0 river-9; end-turn", "upgrade 0 raja_man_singh; effect raja_man_singh 2; end-turn"}) {
        Rajas game(2, placed + "agenda " + agenda + "\n");
        EXPECT_THAT(game.text(), HasSubstr("\nagenda " + agenda + "\n"));
    }
    for (const std::string agenda : {"sail 1 3 harbor-2; end-turn", "sail 0 1 money-33; end-turn",
                                     "sail 0 1 yogi; end-turn", "upgrade 0 river-17; end-turn",
                                     "sell tea 2 tea; end-turn", "upgrade 0; effect catch-up 2; end-turn"}) {
        EXPECT_THAT(position_fault(2, placed + "agenda " + agenda + "\n"), HasSubstr("(RG-15.7)")) << agenda;
    }
    EXPECT_THAT(position_fault(2, placed + "agenda sail 1 3 nowhere; end-turn\n"),
                HasSubstr("'sail' is not complete"));
}

TEST(RajasPosition, RefusesCoversThatCostNoMore) {  // RG-9.1
    const auto fault = [](const std::string& lines) { return position_fault(3, lines); };
    EXPECT_THAT(fault("province 0 B2:blue-04/1+\nburied blue-02\n"), HasSubstr("RG-9.1"));  // 3 over 4
    EXPECT_THAT(fault("province 0 B2:blue-01/1+\nburied blue-03\n"), HasSubstr("RG-9.1"));  // 4 over 4
    EXPECT_EQ(fault("province 0 B2:blue-02/1+\nburied blue-04\n"), "accepted");
    const std::string covers = "province 0 B2:blue-02/1+\nprovince 1 B2:blue-11/0+\n";  // 4 and 11
    EXPECT_THAT(fault(covers + "buried blue-05 blue-10\n"), HasSubstr("RG-9.1"));       // 6 and 8
    EXPECT_EQ(fault(covers + "buried blue-04 blue-10\n"), "accepted");                  // 3 and 8
}

TEST(RajasPosition, RefusesRiverTokensBeyondTheCountOfADie) {  // RG-14.4
    const auto fault = [](const std::string& tokens) {
        return position_fault(2, "option ganga=on\nriver " + tokens + "\n");
    };
    EXPECT_THAT(fault("7:1"), HasSubstr("The river token on space 7"));
    EXPECT_THAT(fault("13:1 6:2"), HasSubstr("than a die can count from space 6"));
    EXPECT_THAT(fault("6:1 6:2"), HasSubstr("Two river tokens share"));
    EXPECT_EQ(fault("12:1 6:2"), "accepted");
}

TEST(RajasPosition, RefusesNavaratnasWithoutTheFirstBrownTokens) {  // RG-13.3
    const std::string nine = "option mode=navaratnas\n";
    EXPECT_EQ(position_fault(2, nine), "No brown token lies on a slot at seat 0. (RG-13.3)");
    EXPECT_EQ(position_fault(2, nine + "tokens 0 N4:brown-1\ntokens 1 W1:white-1\n"),
              "No brown token lies on a slot at seat 1. (RG-13.3)");
    EXPECT_EQ(position_fault(2, nine + "tokens 0 N4:brown-1\ntokens 1 N0:brown-3\n"), "accepted");
}

TEST(RajasPosition, RefusesTokensThatNothingBrings) {  // RG-8.7, RG-13.5, RG-13.10
    const std::string nine = "option mode=navaratnas\ntokens 0 N0:brown-1\ntokens 1 N0:brown-2\n";
    const std::string token = "agenda token; end-turn\n";
    EXPECT_THAT(position_fault(2, nine + "workers 0 harbor-1\n" + token), HasSubstr("RG-13.5"));
    EXPECT_EQ(position_fault(2, nine + "workers 0 chamber-2\n" + token), "accepted");
    EXPECT_EQ(position_fault(2, nine + "workers 0 harbor-1\nseat 0 boat 4\n" + token), "accepted");
    const std::string ganga = "option ganga=on\n" + nine + "river 2:4\nworkers 0 harbor-1\n";
    EXPECT_EQ(position_fault(2, ganga + "seat 0 boat 2\n" + token), "accepted");
    EXPECT_THAT(position_fault(2, ganga + "seat 0 boat 1\n" + token), HasSubstr("RG-13.5"));
    const std::string behind = nine + token +
                               "workers 0 terrace-blue terrace-orange terrace-purple\n"
                               "workers 1 outer-terrace-1 outer-terrace-2 outer-terrace-3\nphase 4\n";
    EXPECT_EQ(position_fault(2, behind + "seat 1 fame 15\n"), "accepted");
    EXPECT_THAT(position_fault(2, behind + "seat 0 fame 15\nseat 1 fame 15\n"), HasSubstr("RG-13.5"));
    EXPECT_THAT(position_fault(2, "workers 0 harbor-1\nagenda draw; end-turn\n"), HasSubstr("RG-8.7"));
    EXPECT_EQ(position_fault(2, "workers 0 chamber-2\nagenda draw; end-turn\n"), "accepted");
}

TEST(RajasPosition, RefusesThreeDiceOfAnyColoursWithoutTheirRiverToken) {  // RG-14.7
    const std::string dice = "workers 0 harbor-1\nagenda dice 3 0 0 0 0 0; end-turn\n";
    EXPECT_THAT(position_fault(2, "seat 0 karma 3 boat 1\n" + dice), HasSubstr("RG-14.7"));
    const std::string ganga = "option ganga=on\nriver 1:1\n";
    EXPECT_THAT(position_fault(2, ganga + "seat 0 karma 2 boat 1\n" + dice), HasSubstr("RG-14.7"));
    EXPECT_THAT(position_fault(2, ganga + "seat 0 karma 3 boat 2\n" + dice), HasSubstr("RG-14.7"));
    EXPECT_EQ(position_fault(2, ganga + "seat 0 karma 3 boat 1\n" + dice), "accepted");
}

TEST(RajasPosition, RefusesWhatIsNotALine) {
    EXPECT_EQ(position_fault(2, "castle A2\n"), "line 3: 'castle' is not a line of a position.");
    EXPECT_EQ(position_fault(2, "dice 0 x3\n"), "line 3: 'dice' lists dice, such as 'b3 o6'.");
    EXPECT_EQ(position_fault(2, "dice 0 b7\n"), "line 3: 'dice' lists dice, such as 'b3 o6'.");
    EXPECT_EQ(position_fault(2, "dice 2 b3\n"), "line 3: 'dice' needs a seat from 0 to 1.");
    EXPECT_THAT(position_fault(2, "seat 0 karma 4\n"), HasSubstr("'seat' takes a seat"));
    EXPECT_THAT(position_fault(2, "upgrades 0 5 2 2 2\n"), HasSubstr("'upgrades' takes the values"));
    EXPECT_THAT(position_fault(2, "open blue-01\n"), HasSubstr("'open' takes the top tiles"));
    EXPECT_THAT(position_fault(2, "tokens 0 N0\n"), HasSubstr("'tokens' lists slots"));
    EXPECT_THAT(position_fault(2, "river 2:9\n"), HasSubstr("'river' lists spaces"));
    EXPECT_THAT(position_fault(2, "waiting fame 7\n"), HasSubstr("'waiting' lists bonuses"));
    EXPECT_THAT(position_fault(2, "late house\n"), HasSubstr("'late' takes the building"));
    EXPECT_THAT(position_fault(2, "met 0 x\n"), HasSubstr("'met' takes a seat"));
    EXPECT_THAT(position_fault(2, "gained 0 river\n"), HasSubstr("'gained' lists workers"));
    EXPECT_THAT(position_fault(2, "discards brown-1 1\n"), HasSubstr("'discards' lists white tokens"));
    EXPECT_EQ(position_fault(2, "turn 0\nturn 1\n"), "line 4: This line was already given.");
}

}  // namespace
}  // namespace durbar::testing

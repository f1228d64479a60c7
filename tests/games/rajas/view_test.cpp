#include <gmock/gmock.h>

#include "core/match.h"
#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Rules;
using ::testing::HasSubstr;

std::string view(const Rajas& game, Reader reader = Reader::spectator()) {
    return json_text(Match<Rules>(game.state()).view(reader));
}

TEST(RajasView, ShowsWhatLiesAsideAndWhatWaits) {  // RG-8.8, RG-9.5, RG-11.12
    Rajas game(2,
               "buried blue-01\ndiscards white-3 1 white-7 2\nwaiting money 33\n"
               "province 0 B2:blue-11/0+\nseat 0 money 34 boat 4 bonuses 2\nworkers 0 outer-terrace-1\n"
               "dice 0 b1 b1 b1 b1 b1 o1 o1 o1 o1 o1\n"
               "agenda room 1 3; dice 2 0 0 0 0 1; bonuses money; end-turn\n");
    EXPECT_THAT(view(game), HasSubstr(R"("buried":["blue-01"])"));
    EXPECT_THAT(view(game),
                HasSubstr(R"("discards":[{"token":"white-3","count":1},{"token":"white-7","count":2}])"));
    EXPECT_THAT(view(game), HasSubstr(R"("waiting":{"fame":[],"money":[33]})"));
    EXPECT_THAT(view(game), HasSubstr(R"("late_upgrade":null)"));
    EXPECT_THAT(view(game), HasSubstr(R"("workers":[{"space":"outer-terrace-1","seat":0}])"));
    EXPECT_THAT(view(game),
                HasSubstr(R"("province":[{"cell":"B2","tile":"blue-11","turn":0,"covers":true}])"));
}

TEST(RajasView, TellsTheCubeFromWhatItCountsInThisTurn) {  // RG-6.6
    Rajas game(2,
               "seat 0 fame 5 boat 21\nupgrades 0 3 2 2 4\nlate temple\nworkers 0 harbor-1\n"
               "agenda sail 1 1; end-turn\nupgrades 1 3 2 2 2\n");
    EXPECT_THAT(view(game), HasSubstr(R"("late_upgrade":"temple")"));
    EXPECT_THAT(view(game), HasSubstr(R"("upgrades":{"temple":3,"palace":2,"fortress":2,"mill":4},)"
                                      R"("building_values":{"temple":2,"palace":2,"fortress":2,"mill":4})"));
    EXPECT_THAT(view(game), HasSubstr(R"("building_values":{"temple":3,"palace":2,"fortress":2,"mill":2})"));
    game.play(0, "sail 1").expect_to_act(1);
    EXPECT_THAT(view(game), HasSubstr(R"("building_values":{"temple":3,"palace":2,"fortress":2,"mill":4})"));
}

TEST(RajasView, KnowsTheStartPlayerWhileBrownTokensAreDealt) {  // RG-13.3
    const rajas::Options nine{rajas::Mode::Navaratnas, false, 0};
    Rajas before(Rules::initial(nine, 2));
    EXPECT_THAT(view(before), HasSubstr(R"("start_player":null)"));
    Rajas game(2,
               "option mode=navaratnas\nstart 1\nturn 1\nagenda deal\nround 0\ndice 0 b1 o1 p1 g2\n"
               "dice 1 b1 o1 p1 g1\n" +
                   open_line({}) + "seat 0 money 4\nseat 1 money 3\n");
    EXPECT_THAT(view(game), HasSubstr(R"("start_player":1)"));
    EXPECT_THAT(view(game), HasSubstr(R"("active_seat":null)"));
    game.chance("draw brown-3").play(1, "token brown-3 N0").chance("draw brown-1");
    game.play(0, "token brown-1 N0").expect_event("turn_began", {{"seat", 1}});
    EXPECT_THAT(view(game), HasSubstr(R"("active_seat":1)"));
}

TEST(RajasView, ShowsEveryReaderTheSame) {  // RG-15.1
    Rajas game(2, "dice 0 b3\n");
    const Match<Rules> match(game.state());
    const auto told = [&](Reader reader) {
        const Value seen = match.view(reader);
        return json_text(*seen.find("table")) + json_text(*seen.find("seats")) +
               json_text(*seen.find("decision")) + json_text(match.standing(reader));
    };
    for (const Reader reader : {Reader::seat(0), Reader::seat(1), Reader::spectator()}) {
        EXPECT_EQ(told(reader), told(Reader::referee()));
    }
    EXPECT_EQ(Rules::observe(game.state(), Reader::spectator()),
              Rules::observe(game.state(), Reader::referee()));
}

TEST(RajasView, RanksByNamedValues) {  // RG-12.5, RG-12.6
    Rajas game(2, "dice 0 b3\n");
    EXPECT_THAT(json_text(Match<Rules>(game.state()).standing(Reader::spectator())),
                HasSubstr(R"("values":{"difference":-59,"meeting":0})"));
}

TEST(RajasView, LogsEveryMoveToEverybody) {
    Rajas game(2, "dice 0 b3\n");
    Match<Rules> match(game.state());
    ASSERT_FALSE(match.play(0, "place terrace-green"));
    ASSERT_FALSE(match.play_next("roll green 2"));
    for (const Reader reader : {Reader::seat(1), Reader::spectator()}) {
        const auto log = match.log(reader, 0);
        ASSERT_EQ(log.size(), 2U);
        EXPECT_EQ(log[0].move, "place terrace-green");
        EXPECT_EQ(log[0].events.back().telling, (Telling{"dice_taken",
                                                         {{"seat", 0},
                                                          {"color", "green"},
                                                          {"dice", 1},
                                                          {"reason", "space"},
                                                          {"source", "terrace-green"}}}));
        EXPECT_EQ(log[1].move, "roll green 2");
        EXPECT_EQ(log[1].events.back().telling, (Telling{"turn_began", {{"seat", 1}}}));
        EXPECT_EQ(log[1].events.back().turn, 2);
    }
}

}  // namespace
}  // namespace durbar::testing

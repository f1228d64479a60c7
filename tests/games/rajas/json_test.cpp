#include <gmock/gmock.h>

#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Rules;
using ::testing::HasSubstr;

std::string json(const Rajas& game) { return Rules::state_json(game.state()); }

TEST(RajasJson, ShowsWhatLiesAsideAndWhatWaits) {  // RG-8.8, RG-9.5, RG-11.12
    Rajas game(2,
               "buried blue-01\ndiscards white-3 1 white-7 2\nwaiting money 33\n"
               "province 0 B2:blue-11/0+\nseat 0 money 34 boat 4 bonuses 2\nworkers 0 outer-terrace-1\n"
               "dice 0 b1 b1 b1 b1 b1 o1 o1 o1 o1 o1\n"
               "agenda room 1 3; dice 2 0 0 0 0 1; bonuses money; end-turn\n");
    EXPECT_THAT(json(game), HasSubstr(R"("buried":["blue-01"])"));
    EXPECT_THAT(json(game), HasSubstr(R"("discards":{"white-3":1,"white-7":2})"));
    EXPECT_THAT(json(game), HasSubstr(R"("waiting":{"fame":[],"money":[33]})"));
    EXPECT_THAT(json(game), HasSubstr(R"("late_upgrade":null)"));
    EXPECT_THAT(json(game), HasSubstr(R"("pending":{"most":1,"from":{"color":"blue","face":4}})"));
}

TEST(RajasJson, TellsTheCubeFromWhatItCountsInThisTurn) {  // RG-6.6
    Rajas game(2,
               "seat 0 fame 5 boat 21\nupgrades 0 3 2 2 4\nlate temple\nworkers 0 harbor-1\n"
               "agenda sail 1 1; end-turn\nupgrades 1 3 2 2 2\n");
    EXPECT_THAT(json(game), HasSubstr(R"("late_upgrade":"temple")"));
    EXPECT_THAT(json(game), HasSubstr(R"("upgrades":{"temple":3,"palace":2,"fortress":2,"mill":4},)"
                                      R"("building_values":{"temple":2,"palace":2,"fortress":2,"mill":4})"));
    EXPECT_THAT(json(game), HasSubstr(R"("building_values":{"temple":3,"palace":2,"fortress":2,"mill":2})"));
    game.play(0, "sail 1").expect_to_act(1);
    EXPECT_THAT(json(game), HasSubstr(R"("building_values":{"temple":3,"palace":2,"fortress":2,"mill":4})"));
}

TEST(RajasJson, SaysWhatAPaymentIsFor) {  // RG-5.4, RG-8.5, RG-9.2, RG-10.1
    Rajas chamber(2, "dice 0 b2\n");
    chamber.play(0, "place chamber-2");
    EXPECT_THAT(json(chamber), HasSubstr(R"("pending":{"space":"chamber-2","color":null,"faces":[2]})"));
    Rajas harbor(2, "dice 0 b2\n");
    harbor.play(0, "place harbor-1");
    EXPECT_THAT(json(harbor), HasSubstr(R"("pending":{"space":"harbor-1","color":null,"faces":[1,2,3]})"));
    harbor.play(0, "die blue 2");
    EXPECT_THAT(json(harbor), HasSubstr(R"("pending":{"least":1,"most":2})"));
    Rajas balcony(2, "dice 0 b2\n");
    balcony.play(0, "place balcony-blue");
    EXPECT_THAT(json(balcony), HasSubstr(R"("color":"blue","faces":[1,2,3,4,5,6]})"));
    Rajas tile(2, "dice 0 b6\n");
    tile.play(0, "place quarry-1");
    EXPECT_THAT(json(tile), HasSubstr(R"("pending":{"laying":"build"})"));
    tile.play(0, "tile blue-01");
    EXPECT_THAT(json(tile), HasSubstr(R"("pending":{"tile":"blue-01","laying":"build"})"));
    tile.play(0, "lay B2 1");
    EXPECT_THAT(json(tile), HasSubstr(R"("pending":{"tile":"blue-01","cell":"B2","turn":1,"laying":"build",)"
                                      R"("color":"blue","price":4})"));
    Rajas cover(2,
                "dice 0 b6\nworkers 0 chamber-5\nprovince 0 B2:blue-04/1\n"
                "agenda pay blue-06 B2 0 cover; end-turn\n");
    EXPECT_THAT(json(cover), HasSubstr(R"("laying":"cover","color":"blue","price":2})"));
}

TEST(RajasJson, SaysWhatAGainOffers) {  // RG-4.4, RG-6.4, RG-6.8, RG-7.2, RG-10.11, RG-11.13
    Rajas market(2, "dice 0 b4\nprovince 0 B2:blue-02/1\n");
    market.play(0, "place market-tea-1").play(0, "die blue 4");
    EXPECT_THAT(json(market), HasSubstr(R"("pending":{"good":"tea","most":4})"));
    Rajas river(2,
                "seat 0 boat 19\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\nprovince 0 B2:blue-02/1\n");
    river.play(0, "sail 1");
    EXPECT_THAT(json(river), HasSubstr(R"("pending":{"good":null,"most":4})"));
    Rajas dancer(2, "dice 0 b2\nseat 0 karma 0\n");
    dancer.play(0, "place chamber-2").play(0, "die blue 2");
    EXPECT_THAT(json(dancer), HasSubstr(R"("pending":{"any":2,"shown":{"blue":0,"orange":0,"purple":0,)"
                                        R"("green":0},"fewer":false})"));
    dancer.play(0, "take 2 green");
    EXPECT_THAT(json(dancer), HasSubstr(R"("pending":{"seat":0,"dice":{"blue":0,"orange":0,"purple":0,)"
                                        R"("green":2}})"));
    dancer.rolls({1, 1});
    EXPECT_THAT(json(dancer), HasSubstr(R"("pending":{"seat":0,"color":"white"})"));
    Rajas order(2, "workers 0 quarry-1\nagenda score 3 2; end-turn\n");
    EXPECT_THAT(json(order), HasSubstr(R"("pending":{"gain":{"fame":3,"money":2}})"));
    Rajas bonus(2,
                "seat 0 fame 24 money 56 boat 15\nworkers 0 harbor-1\nwaiting fame 24 money 55\n"
                "agenda bonuses fame; bonuses money; end-turn\n");
    EXPECT_THAT(json(bonus), HasSubstr(R"("pending":{"bonus":{"fame":24,"money":55}})"));
}

TEST(RajasJson, KnowsTheStartPlayerWhileBrownTokensAreDealt) {  // RG-13.3
    const rajas::Options nine{rajas::Mode::Navaratnas, false, 0};
    Rajas before(Rules::initial(nine, 2));
    EXPECT_THAT(json(before),
                HasSubstr(R"("start_player":null,"turn":null,"pending":{"stack":"blue-snake"})"));
    Rajas game(2,
               "option mode=navaratnas\nstart 1\nturn 1\nagenda deal\nround 0\ndice 0 b1 o1 p1 g2\n"
               "dice 1 b1 o1 p1 g1\n" +
                   open_line({}) + "seat 0 money 4\nseat 1 money 3\n");
    EXPECT_THAT(json(game), HasSubstr(R"("start_player":1,"turn":1,"pending":{"seat":1,"color":"brown"})"));
    game.chance("draw brown-3");
    EXPECT_THAT(json(game), HasSubstr(R"("start_player":1,"turn":1,"pending":{"token":"brown-3"})"));
    game.play(1, "token brown-3 N0");
    EXPECT_THAT(json(game), HasSubstr(R"("start_player":1,"turn":0,"pending":{"seat":0,"color":"brown"})"));
}

TEST(RajasJson, ShowsEverySeatTheSame) {  // RG-15.1
    Rajas game(2, "dice 0 b3\n");
    std::string all = json(game);
    all.pop_back();
    EXPECT_EQ(Rules::view_json(Rules::observe(game.state(), 0)), all + R"(,"seat":0})");
    EXPECT_EQ(Rules::view_json(Rules::observe(game.state(), 1)), all + R"(,"seat":1})");
}

}  // namespace
}  // namespace durbar::testing

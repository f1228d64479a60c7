#include <gtest/gtest.h>

#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Rules;

/// The open decision with what it is about, as JSON.
std::string asked(const Rajas& game) {
    const Telling telling = Rules::asked(Rules::observe(game.state(), Reader::spectator()));
    EXPECT_EQ(telling.kind, Rules::decision(game.state()));
    return json_text(Value(telling.fields));
}

TEST(RajasAsked, ThePriceOfASpaceAndOfATile) {  // RG-5.4, RG-8.5, RG-9.2, RG-10.1
    Rajas chamber(2, "dice 0 b2\n");
    EXPECT_EQ(asked(chamber), R"({"workers":3})");
    chamber.play(0, "place chamber-2");
    EXPECT_EQ(asked(chamber), R"({"space":"chamber-2","color":null,"faces":[2]})");
    Rajas balcony(2, "dice 0 b2\n");
    balcony.play(0, "place balcony-blue");
    EXPECT_EQ(asked(balcony), R"({"space":"balcony-blue","color":"blue","faces":[1,2,3,4,5,6]})");
    Rajas tile(2, "dice 0 b6\n");
    tile.play(0, "place quarry-1");
    EXPECT_THAT(asked(tile), ::testing::StartsWith(R"({"laying":"build","missing":[{"tile":)"));
    EXPECT_THAT(asked(tile), ::testing::Not(::testing::HasSubstr("blue-01")));
    EXPECT_THAT(asked(tile), ::testing::HasSubstr(R"({"tile":"orange-01","pips":)"));
    tile.play(0, "tile blue-01");
    EXPECT_EQ(asked(tile), R"({"laying":"build","tile":"blue-01"})");
    tile.play(0, "lay B2 1");
    EXPECT_EQ(asked(tile),
              R"({"laying":"build","tile":"blue-01","cell":"B2","turn":1,"color":"blue","price":4})");
    Rajas cover(2,
                "dice 0 b6\nworkers 0 chamber-5\nprovince 0 B2:blue-04/1\n"
                "agenda pay blue-06 B2 0 cover; end-turn\n");
    EXPECT_EQ(asked(cover),
              R"({"laying":"cover","tile":"blue-06","cell":"B2","turn":0,"color":"blue","price":2})");
}

TEST(RajasAsked, ASailWithItsArrivalsAndItsCause) {  // RG-10.2, RG-10.14
    Rajas harbor(2, "dice 0 b2\nseat 1 boat 1\n");
    harbor.play(0, "place harbor-1");
    EXPECT_EQ(asked(harbor), R"({"space":"harbor-1","color":null,"faces":[1,2,3]})");
    harbor.play(0, "die blue 2");
    EXPECT_EQ(asked(harbor),
              R"({"from":0,"least":1,"most":2,"arrivals":[2,3],"reason":"space","source":"harbor-1"})");
    Rajas bonus(2, "seat 0 money 11 boat 29\n");
    bonus.play(0, "place outer-terrace-1");
    EXPECT_EQ(asked(bonus),
              R"({"from":29,"least":0,"most":1,"arrivals":[30],"reason":"money_bonus","source":12})");
    Rajas unknown(2, "workers 0 harbor-1\nagenda sail 1 1; end-turn\n");
    EXPECT_EQ(asked(unknown),
              R"({"from":0,"least":1,"most":1,"arrivals":[1],"reason":"none","source":null})");
}

TEST(RajasAsked, DiceWithTheirCause) {  // RG-4.3, RG-4.4
    Rajas dancer(2, "dice 0 b2\nseat 0 karma 0\n");
    dancer.play(0, "place chamber-2").play(0, "die blue 2");
    EXPECT_EQ(asked(dancer), R"({"any":2,"shown":{"blue":0,"orange":0,"purple":0,"green":0},"fewer":false,)"
                             R"("least":2,"most":2,"reason":"chamber","source":"dancer"})");
    dancer.play(0, "take 2 green").expect_event("dice_taken", {{"dice", 2}, {"source", "dancer"}});
    EXPECT_EQ(asked(dancer), R"({"seat":0,"dice":{"blue":0,"orange":0,"purple":0,"green":2}})");
    dancer.rolls({1, 1});
    EXPECT_EQ(asked(dancer), R"({"seat":0,"color":"white"})");
    Rajas full(2,
               "dice 0 o1 o1 o1 o1 o1 o1 p1 p1 p1 b2\nseat 0 boat 7\nworkers 0 harbor-1\n"
               "agenda sail 1 1 harbor-1; end-turn\n");
    full.play(0, "sail 1");
    EXPECT_EQ(asked(full), R"({"most":2,"any":2,"shown":{"blue":0,"orange":0,"purple":0,"green":0},)"
                           R"("reason":"river","source":8})");
    full.play(0, "return blue 2").play(0, "done");
    EXPECT_EQ(asked(full), R"({"any":2,"shown":{"blue":0,"orange":0,"purple":0,"green":0},"fewer":true,)"
                           R"("least":0,"most":1,"reason":"river","source":8})");
    Rajas rerolls(2, "dice 0 b1 o2\n");
    rerolls.play(0, "place outer-terrace-2").play(0, "reroll blue 1");
    EXPECT_EQ(asked(rerolls),
              R"({"named":{"blue":1,"orange":0,"purple":0,"green":0},)"
              R"("sources":["outer-terrace-2"],"reason":"space","source":"outer-terrace-2"})");
    Rajas either(2, "dice 0 b1\nworkers 0 outer-terrace-1\n");  // RG-8.1: the second terrace of the seat
    either.play(0, "place outer-terrace-3");
    EXPECT_EQ(asked(either),
              R"({"named":{"blue":0,"orange":0,"purple":0,"green":0},)"
              R"("sources":["outer-terrace-1","outer-terrace-3"],"reason":"space","source":null})");
}

TEST(RajasAsked, AnUpgradeWithItsCause) {  // RG-6.6
    Rajas singh(2, "dice 0 b4\n");
    singh.play(0, "place chamber-4").play(0, "die blue 4");
    EXPECT_EQ(asked(singh), R"({"late":false,"reason":"chamber","source":"raja_man_singh"})");
    Rajas fame(2, "dice 0 b1\nseat 0 fame 3\n");
    fame.play(0, "place chamber-1").play(0, "die blue 1");
    EXPECT_EQ(asked(fame), R"({"late":true,"reason":"fame_bonus","source":5})");
}

TEST(RajasAsked, WhatComesFirst) {  // RG-6.4, RG-6.8, RG-11.13
    Rajas order(2, "workers 0 quarry-1\nprovince 0 B2:blue-02/1\nagenda score 3 2 blue-02; end-turn\n");
    EXPECT_EQ(asked(order), R"({"of":"gains","fame":3,"money":2,"fame_bonus":null,"money_bonus":null,)"
                            R"("reason":"tile","source":"blue-02"})");
    Rajas bonus(2,
                "seat 0 fame 24 money 56 boat 15\nworkers 0 harbor-1\nwaiting fame 24 money 55\n"
                "agenda bonuses fame; bonuses money; end-turn\n");
    EXPECT_EQ(asked(bonus), R"({"of":"bonuses","fame":null,"money":null,"fame_bonus":24,"money_bonus":55,)"
                            R"("reason":"none","source":null})");
    Rajas yields(
        2,
        "option mode=navaratnas\ntokens 0 N0:brown-1 W1:white-3\ntokens 1 N0:brown-2\nworkers 0 quarry-1\n"
        "province 0 B2:blue-02/1 A2:blue-04/1 C3:green-09/0 C4:blue-05/3\n"
        "reached 0 W1 S2\nagenda yields W1 S2 1; end-turn\n");
    EXPECT_EQ(asked(yields),
              R"({"yields":[{"slot":"W1","token":"white-3","effects":[{"kind":"money","count":3}]},)"
              R"({"slot":"S2","token":null,"effects":[{"kind":"dice_any","count":1,"fewer":false}]}]})");
}

TEST(RajasAsked, AScoringWithItsCause) {  // RG-7.2, RG-10.11
    Rajas market(2, "dice 0 b4\nprovince 0 B2:blue-02/1\n");
    market.play(0, "place market-tea-1").play(0, "die blue 4");
    EXPECT_EQ(asked(market), R"({"good":"tea","most":1,"reason":"space","source":"market-tea-1"})");
    Rajas river(2,
                "seat 0 boat 19\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\nprovince 0 B2:blue-02/1\n");
    river.play(0, "sail 1");
    EXPECT_EQ(asked(river), R"({"good":null,"most":1,"reason":"river","source":20})");
}

TEST(RajasAsked, AChamberAndATokenWithTheirCause) {  // RG-10.7, RG-13.3, RG-13.5, RG-13.10
    Rajas river(2, "seat 0 boat 3\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\n");
    river.play(0, "sail 1");
    EXPECT_EQ(asked(river), R"({"reason":"river","source":4})");
    const std::string nine = "option mode=navaratnas\ntokens 0 N0:brown-1\ntokens 1 N0:brown-2\n";
    Rajas dancer(2, nine + "dice 0 b2\n");
    dancer.play(0, "place chamber-2").play(0, "die blue 2").play(0, "take 2 green").rolls({1, 1});
    EXPECT_EQ(asked(dancer), R"({"token":null,"reason":"chamber","source":"dancer"})");
    Rajas behind(2, nine +
                        "turn 1\nstart 1\nseat 1 fame 15\nphase 4\n"
                        "workers 0 terrace-blue terrace-orange terrace-purple\n"
                        "workers 1 outer-terrace-1 outer-terrace-2 outer-terrace-3\n");
    behind.play(1, "place terrace-green").rolls({1}).expect_to_act(0);
    EXPECT_EQ(asked(behind), R"({"token":null,"reason":"catch_up","source":null})");
    Rajas first(2,
                "option mode=navaratnas\nstart 1\nturn 1\nagenda deal\nround 0\ndice 0 b1 o1 p1 g2\n"
                "dice 1 b1 o1 p1 g1\n" +
                    open_line({}) + "seat 0 money 4\nseat 1 money 3\n");
    EXPECT_EQ(asked(first), R"({"seat":1,"color":"brown"})");
    first.chance("draw brown-3");
    EXPECT_EQ(asked(first), R"({"token":"brown-3","reason":"deal","source":null})");
}

TEST(RajasAsked, WhatChanceDecides) {  // RG-1.6, RG-1.9, RG-14.4
    Rajas game(Rules::initial({rajas::Mode::Basic, true, 0}, 2));
    EXPECT_EQ(asked(game), R"({"stack":"blue-snake"})");
    while (Rules::decision(game.state()) == "reveal") game.reveal();
    EXPECT_EQ(asked(game), R"({"from":0,"river_space":null})");
    game.chance("river roll 4");
    EXPECT_EQ(asked(game), R"({"from":null,"river_space":4})");
    game.chance("river token 3").expect_event("river_token_laid", {{"river_token", 3}, {"river_space", 4}});
    while (Rules::decision(game.state()) == "river") game.chance(game.legal().back());
    EXPECT_EQ(asked(game), R"({"seat":0,"dice":{"blue":1,"orange":1,"purple":1,"green":1}})");
    game.rolls({1, 1, 1, 1, 1, 1, 1, 1});
    EXPECT_EQ(asked(game), R"({"seats":[0,1]})");
    game.chance("start 1").expect_event("started", {{"seat", 1}, {"sums", List{4, 4}}, {"by_lot", true}});
}

}  // namespace
}  // namespace durbar::testing

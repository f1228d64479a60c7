#include <gtest/gtest.h>

#include "core/playout.h"
#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Rules;

/// What a move does: `kind {values}`, one after the other.
std::string gloss(const Rajas& game, std::string_view move) {
    std::string text;
    for (const Telling& telling :
         Rules::gloss(Rules::observe(game.state(), game.state().turn), Rules::parse(move).value())) {
        text += (text.empty() ? "" : " ") + std::string(telling.kind) + json_text(Value(telling.fields));
    }
    return text;
}

TEST(RajasGloss, APaymentTellsItsPrice) {
    Rajas game(2, "seat 0 karma 1\ndice 0 b3 b6\n");
    game.play(0, "place quarry-1").play(0, "tile blue-01").play(0, "lay B2 1");
    EXPECT_EQ(Rules::format(Rules::proposal(Rules::observe(game.state(), 0)).value()), "pay 6");
    EXPECT_EQ(gloss(game, "pay 3*"),
              R"(payment{"sum":4,"price":4,"karma":1} gains{"fame":2,"money":0,"karma":0})");
    Rajas chamber(2, "seat 0 karma 1\ndice 0 b2 b5\n");
    EXPECT_FALSE(Rules::proposal(Rules::observe(chamber.state(), 0)));
    chamber.play(0, "place chamber-2");
    EXPECT_EQ(gloss(chamber, "die blue 5 turned"), R"(karma_cost{"karma":1,"value":2})");
    EXPECT_EQ(gloss(chamber, "die blue 2"), "");
}

TEST(RajasGloss, MovesTellCostsAndEffects) {
    Rajas game(2, "seat 0 money 9 karma 2\ndice 0 b2 o3 o4 b6\n");
    EXPECT_EQ(gloss(game, "place quarry-1"), R"(money_cost{"money":1} builds{})");
    EXPECT_EQ(gloss(game, "place harbor-1"),
              R"(die_cost{"color":null,"lowest":1,"highest":3} sails_by_die{})");
    EXPECT_EQ(gloss(game, "place balcony-orange"),
              R"(die_cost{"color":"orange","lowest":1,"highest":6} )"
              R"(effects{"effects":[{"kind":"dice_of","count":2,"colors":["purple","purple"]}]})");
    EXPECT_EQ(
        gloss(game, "place chamber-3"),
        R"(die_cost{"color":null,"lowest":3,"highest":3} effects{"effects":[{"kind":"karma","count":2},)"
        R"({"kind":"dice_any","count":1,"fewer":false}]})");
    EXPECT_EQ(
        gloss(game, "place chamber-6"),
        R"(die_cost{"color":null,"lowest":6,"highest":6} effects{"effects":[{"kind":"boat","least":6,"most":6}]} )"
        R"(lands{"river_space":6,"effects":[{"kind":"money","count":4}]})");
    game.play(0, "place quarry-1");
    EXPECT_EQ(gloss(game, "tile blue-01"), R"(tile{"laying":"build","price":4,"fame":2,"money":0})");
    game.play(0, "tile blue-01");
    EXPECT_EQ(gloss(game, "lay B2 1"), R"(roads{"sides":"ES"})");
    Rajas sails(2, "dice 0 b3\n");
    sails.play(0, "place harbor-1");
    EXPECT_EQ(gloss(sails, "die blue 3"), R"(sails_up_to{"spaces":3})");
    sails.play(0, "die blue 3");
    EXPECT_EQ(gloss(sails, "sail 1"),
              R"(lands{"river_space":1,"effects":[{"kind":"dice_any","count":2,"fewer":false}]})");
    EXPECT_EQ(gloss(sails, "sail 3"), R"(lands{"river_space":3,"effects":[{"kind":"money","count":3}]} )"
                                      R"(gains{"fame":0,"money":3,"karma":0})");
}

TEST(RajasGloss, DoneTellsWhatItEnds) {
    Rajas rerolls(2, "dice 0 b1 b1 o2\n");
    rerolls.play(0, "place outer-terrace-1");
    EXPECT_EQ(gloss(rerolls, "done"), R"(rerolls{"dice":0})");
    rerolls.play(0, "reroll blue 1").play(0, "reroll blue 1");
    EXPECT_EQ(gloss(rerolls, "done"), R"(rerolls{"dice":2})");
    Rajas room(2, "dice 0 b1 b1 b1 b1 b1 o1 o1 o1 o1 o1\n");
    room.play(0, "place terrace-blue");
    EXPECT_EQ(gloss(room, "done"), "keeps_dice{}");
}

TEST(RajasGloss, ASaleTellsWhatItBrings) {
    Rajas game(2, "dice 0 b2\nprovince 0 B2:blue-13/1 D2:blue-03/3\n");
    EXPECT_EQ(gloss(game, "place market-mixed-1"), R"(sells{"good":"mixed","stalls":2,"money":5})");
    EXPECT_EQ(gloss(game, "place market-spice-1"),
              R"(die_cost{"color":null,"lowest":1,"highest":6} sells{"good":"spice","stalls":2,"money":4})");
    game.play(0, "place market-spice-1");
    EXPECT_EQ(gloss(game, "die blue 2"), R"(sells{"good":"spice","stalls":2,"money":4})");
    game.play(0, "die blue 2");
    EXPECT_EQ(gloss(game, "sell spice 1"), R"(sells{"good":"spice","stalls":1,"money":2})");
    EXPECT_EQ(gloss(game, "sell none 0"), "sells_nothing{}");
}

TEST(RajasGloss, AYieldIsToldWhereARoadWouldReachIt) {
    Rajas game(2, "dice 0 b6\nprovince 0 C3:green-09/0\n" + open_line({"blue-05"}));
    game.play(0, "place quarry-1").play(0, "tile blue-05");
    EXPECT_EQ(
        gloss(game, "lay C4 3"),
        R"(roads{"sides":"NES"} yield{"slot":"S2","token":null,"effects":[{"kind":"dice_any","count":1,)"
        R"("fewer":false},{"kind":"upgrade","count":1}]})");
    EXPECT_EQ(gloss(game, "lay C4 2"), R"(roads{"sides":"NEW"})");
}

TEST(RajasGloss, ATokenTellsWhatItPaysAndWhatNot) {
    Rajas game(2, "option mode=navaratnas\ndice 0 b2\ntokens 0 N0:brown-2\ntokens 1 N0:brown-1\n");
    game.play(0, "place chamber-2").play(0, "die blue 2").play(0, "take 2 green").rolls({1, 1});
    EXPECT_EQ(gloss(game, "token red-3 W3"),
              R"(token{"effects":[{"kind":"money","count":6}],"instead_of":[{"kind":"money","count":2}],)"
              R"("reached":false})");
    EXPECT_EQ(gloss(game, "no token"), "");
}

}  // namespace
}  // namespace durbar::testing

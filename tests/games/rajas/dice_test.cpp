#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Color;

constexpr std::string_view kNine = "dice 0 b2 b3 o1 o2 o3 p1 p2 p3 g1\n";
constexpr std::string_view kTen = "dice 0 b2 b3 o1 o2 o3 p1 p2 p3 g1 g2\n";

TEST(RajasDice, AreRolledAtOnceAndUsableInTheSameTurn) {  // RG-4.1, E13
    Rajas game(2, "");
    game.play(0, "place terrace-blue").expect_chance().rolls({4}).expect_dice(0, "b4");
    Rajas chain(2, "seat 0 money 9 boat 3\ndice 0 b1\nprovince 0 B2:blue-04/1\n" + open_line({"blue-01"}));
    chain.play(0, "place harbor-1").play(0, "die blue 1").play(0, "sail 1").expect_decision("chamber");
    chain.play(0, "visit yogi").play(0, "take 1 blue").rolls({6}).expect_dice(0, "b6");
}

TEST(RajasDice, AreTenAtMostAndEightOnTheBack) {  // RG-4.2, E8
    Rajas ten(2, std::string(kNine));
    ten.play(0, "place terrace-blue").rolls({1}).expect_to_act(1);  // the tenth fits
    Rajas eleven(2, std::string(kTen));
    eleven.play(0, "place terrace-blue").expect_decision("room");
    Rajas back(2,
               "option mode=navaratnas\nseat 0 money 3\ndice 0 b2 b3 o1 o2 o3 p1 p2 p3\ntokens 0 N0:brown-1\n"
               "tokens 1 N0:brown-2\n");
    back.play(0, "place terrace-blue").expect_decision("room");
    EXPECT_EQ(position_fault(2, "dice 0 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1\n"),
              "line 3: Kali holds no more than ten dice. (RG-4.2)");
}

TEST(RajasDice, AllowAReturnBeforeAnythingIsRolled) {  // RG-4.3, RG-4.5, E9
    Rajas game(2, std::string(kTen));
    game.play(0, "place terrace-green").expect_decision("room").expect_illegal("return blue 6", "RG-4.11");
    game.play(0, "return blue 2");
    game.expect_supply(Color::Blue, 11).expect_decision("dice").play(0, "take 1 green").rolls({6});
    game.expect_dice(0, "b3 o1 o2 o3 p1 p2 p3 g1 g2 g6");
    Rajas same(2, std::string(kTen));  // the returned die can be taken again
    same.play(0, "place terrace-blue")
        .play(0, "return blue 2")
        .play(0, "take 1 blue")
        .rolls({5})
        .expect_to_act(1);
}

TEST(RajasDice, CountTheOverflowFromWhatTheSupplyServes) {  // RG-4.3
    const std::string rest = "dice 1 b1 b1 b1 b1 b1 b1 b1 b1 b1\n";
    Rajas one(2, "dice 0 b2 b3 o1 o2 o3 p1 p2 p3 g1 g2\n" + rest + "seat 0 karma 3 boat 4\n");
    one.play(0, "place harbor-1").play(0, "die orange 1").play(0, "sail 1");  // three blue printed, one left
    one.expect_dice(0, "b2 b3 o2 o3 p1 p2 p3 g1 g2").expect_chance();         // room for it now
    Rajas none(4,
               "dice 0 b1 b1 b1 o1 o2 o3 p1 p2 p3 g1\ndice 1 b1 b1 b1\ndice 2 b1 b1 b1\ndice 3 b1 b1 b1\n");
    none.play(0, "place terrace-blue").expect_to_act(1);  // none in the supply: no overflow, nothing asked
}

TEST(RajasDice, MayBeTakenInPartWithAnOverflow) {  // RG-4.4
    Rajas game(2, "dice 0 b2 b3 o1 o2 o3 p1 p2 p3 g1 g2\n");
    game.play(0, "place terrace-blue").play(0, "done").expect_to_act(1);  // nothing fits
    Rajas nine(2, "dice 0 b2 b3 o1 o2 o3 p1 p2 p3 p4 g1\nseat 0 karma 0\n");
    nine.play(0, "place chamber-2").play(0, "die blue 2").expect_decision("room").play(0, "done");
    nine.expect_decision("dice").expect_allowed("take none").expect_allowed("take 1 green");
    nine.expect_illegal("take 2 green", "RG-4.2");
    Rajas shown(
        2, "option ganga=on\nriver 1:2\ndice 0 b1 b3 o1 o2 o3 p1 p2 p3 g1 g2\n");  // blue, orange, purple
    shown.play(0, "place harbor-1").play(0, "die blue 1").play(0, "sail 1").expect_decision("room");
    shown.play(0, "return blue 3").play(0, "done").expect_decision("dice");
    shown.expect_legal({"take none", "take 1 blue", "take 1 orange", "take 1 purple", "take 1 blue 1 orange",
                        "take 1 blue 1 purple", "take 1 orange 1 purple"});
}

TEST(RajasDice, OfAMissingColourAreNotTaken) {  // RG-4.6, E10
    Rajas game(4,
               "option ganga=on\nriver 1:2\ndice 0 o1 b1 b1\ndice 1 b1 b1 b1 b1\ndice 2 b1 b1 b1\ndice 3 b1 "
               "b1 b1\n");
    game.play(0, "place harbor-1").play(0, "die orange 1").play(0, "sail 1").rolls({2, 3});
    game.expect_dice(0, "b1 b1 o2 p3").expect_to_act(1);
    Rajas any(4, "seat 0 karma 0\ndice 0 b2 b2 b2\ndice 1 b1 b1 b1 b1\ndice 2 b1 b1 b1\ndice 3 b1 b1\n");
    any.play(0, "place chamber-2").play(0, "die blue 2").expect_illegal("take 2 blue", "RG-4.6");
}

TEST(RajasDice, AreTakenAsFarAsTheSupplyGoes) {  // RG-4.7
    Rajas game(
        4,
        "dice 0 b2 b1 o1 o1 o1 p1 p1 p1 g1 g1\ndice 1 b1 b1 b1 o1 o1 o1 p1 p1 p1 g1\n"
        "dice 2 b1 b1 b1 o1 o1 o1 p1 p1 p1 g1\ndice 3 b1 b1 b1 o1 o1 o1 p1 p1 p1 g1\nseat 0 karma 0\n");
    EXPECT_EQ(rajas::total(game.state().supply), 8);  // with all hands full: one blue die, seven green ones
    game.play(0, "place chamber-2").play(0, "die blue 2").play(0, "return blue 1").expect_decision("dice");
    game.expect_illegal("take 1 orange", "RG-4.6").expect_illegal("take 1 purple", "RG-4.6");
    game.expect_allowed("take 2 blue").expect_allowed("take 1 blue 1 green").expect_allowed("take 2 green");
}

TEST(RajasDice, AreCompulsoryOtherwise) {  // RG-4.8
    Rajas game(2, "seat 0 karma 0\ndice 0 b2\n");
    game.play(0, "place chamber-2").play(0, "die blue 2").expect_decision("dice");
    game.expect_illegal("take none", "RG-4.8").expect_illegal("take 1 blue", "RG-4.8");
    game.expect_illegal("take 3 blue", "RG-4.8")
        .expect_allowed("take 2 blue")
        .expect_allowed("take 1 blue 1 green");
}

TEST(RajasDice, AreNamedFirstAndRolledInOrder) {  // RG-4.9, RG-4.12
    Rajas game(2, "seat 0 karma 0\ndice 0 b2\n");
    game.play(0, "place chamber-2").play(0, "die blue 2").play(0, "take 1 orange 1 green");
    game.expect_chance().expect_illegal("roll green 3", "RG-4.9");
    EXPECT_EQ(game.legal().size(), 6U);
    EXPECT_EQ(rajas::Rules::chance_total(game.state()), 6U);
    game.chance("roll orange 3").chance("roll green 4").expect_dice(0, "o3 g4").expect_decision("draw");
}

TEST(RajasDice, AreNotAskedForIfTheirColoursAreFixed) {  // RG-4.10
    Rajas game(2, "dice 0 b2\n");
    game.play(0, "place balcony-blue")
        .play(0, "die blue 2")
        .expect_chance()
        .rolls({1, 6})
        .expect_dice(0, "o1 o6");
    Rajas zero(2, "seat 0 karma 0 boat 4\ndice 0 b1\n");  // blue dice for karma 0
    zero.play(0, "place harbor-1").play(0, "die blue 1").play(0, "sail 1").expect_to_act(1);
}

TEST(RajasDice, AreNamedOneByOneInOrder) {  // RG-4.11
    Rajas game(2, "dice 0 b2 b2 o5\n");
    game.play(0, "place outer-terrace-1").expect_decision("reroll");
    game.expect_legal({"reroll blue 2", "reroll orange 5", "done"}).play(0, "reroll orange 5");
    game.expect_chance().rolls({6}).expect_dice(0, "b2 b2 o6");  // no kind is left behind it
    Rajas two(2, "dice 0 b2 b2 o5\n");
    two.play(0, "place outer-terrace-1").play(0, "reroll blue 2").play(0, "reroll blue 2");
    two.expect_legal({"reroll orange 5", "done"}).expect_illegal("reroll blue 2", "RG-4.11");
    two.play(0, "done").rolls({3, 4}).expect_dice(0, "b3 b4 o5");
    Rajas back(2, "dice 0 b2 o5 o5\n");
    back.play(0, "place outer-terrace-1").play(0, "reroll orange 5");
    back.expect_illegal("reroll blue 2", "RG-4.11");
}

}  // namespace
}  // namespace durbar::testing

#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Rules;

TEST(RajasPalace, PaysTwoMoneyAndARerollOutside) {  // RG-8.1, E12
    Rajas game(2, "dice 0 b2 o5\ndice 1 g1\n");
    game.play(0, "place outer-terrace-1").expect_money(0, 5).expect_decision("reroll");
    game.expect_legal({"reroll blue 2", "reroll orange 5", "done"});  // never another's
    game.play(0, "done").expect_dice(0, "b2 o5").expect_to_act(1);
    // The money comes first with all it brings: 33 brings two dice, which may be rolled again.
    Rajas bonus(2, "seat 0 money 31\ndice 0 b2\n");
    bonus.play(0, "place outer-terrace-1").expect_decision("dice").play(0, "take 2 green").rolls({1, 1});
    bonus.expect_decision("reroll").play(0, "reroll green 1").play(0, "reroll green 1").rolls({6, 6});
    bonus.expect_dice(0, "b2 g6 g6").expect_to_act(1);
}

TEST(RajasPalace, AsksForNoRerollWithoutDice) {  // RG-8.2
    Rajas game(2, "");
    game.play(0, "place outer-terrace-1").expect_money(0, 5).expect_to_act(1);
}

TEST(RajasPalace, GivesADieOnATerrace) {  // RG-8.3
    Rajas game(2, "");
    game.play(0, "place terrace-orange").rolls({6}).expect_dice(0, "o6").expect_to_act(1);
}

TEST(RajasPalace, SwapsADieForTwoOnABalcony) {  // RG-8.4, X7, E11
    for (const auto& [space, die, gain] :
         {std::tuple{"balcony-blue", "b4", "o1 o1"}, std::tuple{"balcony-orange", "o4", "p1 p1"},
          std::tuple{"balcony-purple", "p4", "g1 g1"}, std::tuple{"balcony-green", "g4", "b1 b1"}}) {
        Rajas game(2, "dice 0 " + std::string(die) + "\n");
        game.play(0, "place " + std::string(space))
            .play(0, game.legal().front())
            .rolls({1, 1})
            .expect_dice(0, gain);
    }
    Rajas full(2, "dice 0 b4 b4 b4 b4 b4 b4 b4 b4 b4 b4\n");  // room for one after the payment
    full.play(0, "place balcony-blue").play(0, "die blue 4").expect_decision("room").play(0, "done");
    full.expect_legal({"take none", "take 1 orange"});
}

TEST(RajasPalace, TakesADieWithTheChambersNumber) {  // RG-8.5
    Rajas game(2, "seat 0 karma 0\ndice 0 b2 o3 p4\n");
    game.expect_illegal("place chamber-1", "RG-8.5").play(0, "place chamber-3");
    game.expect_legal({"die orange 3"}).expect_illegal("die blue 2", "RG-8.5");
}

TEST(RajasPalace, GivesFameAndTheStartAtTheGreatMogul) {  // RG-8.6
    Rajas game(2, "dice 0 b1\n");
    game.play(0, "place chamber-1")
        .play(0, "die blue 1")
        .expect_fame(0, 2)
        .expect_event("starts_next", {{"seat", 0}});
}

TEST(RajasPalace, GivesTwoDiceAndAWhiteTokenAtTheDancer) {  // RG-8.7, RG-8.12
    Rajas game(2, "dice 0 b2\nseat 0 karma 0\n");
    game.play(0, "place chamber-2").play(0, "die blue 2").play(0, "take 2 orange").rolls({1, 2});
    game.expect_decision("draw").expect_legal(
        {"draw white-1", "draw white-3", "draw white-5", "draw white-7"});
    game.chance("draw white-3").expect_money(0, 6).expect_to_act(1);
    EXPECT_EQ(game.state().discards[1], 1);
}

TEST(RajasPalace, ShufflesTheDiscardsWhenNoWhiteTokenIsLeft) {  // RG-8.8, RG-16.2, E57
    const std::string lines = "dice 0 b2\nseat 0 karma 0\ndiscards white-1 2 white-3 2 white-5 2 white-7 2\n";
    Rajas game(2, lines);
    game.play(0, "place chamber-2").play(0, "die blue 2").play(0, "take 2 orange").rolls({1, 2});
    game.expect_event("white_shuffled").expect_decision("draw");
    EXPECT_EQ(Rules::chance_total(game.state()), 8U);
    EXPECT_EQ(Rules::chance_weight(game.state(), Rules::parse("draw white-1").value()), 2U);
    game.chance("draw white-1").expect_decision("dice");
    EXPECT_EQ(game.state().discards[0], 0);  // still being resolved
    game.play(0, "take 1 green").rolls({1});
    EXPECT_EQ(game.state().discards[0], 1);
    Rajas last(2, "dice 0 b2\nseat 0 karma 0\ndiscards white-1 2 white-3 2 white-5 2 white-7 1\n");
    last.play(0, "place chamber-2").play(0, "die blue 2").play(0, "take 2 orange").rolls({1, 2});
    EXPECT_EQ(Rules::chance_weight(last.state(), Rules::parse("draw white-7").value()), 1U);
    last.expect_legal({"draw white-7"}).expect_illegal("draw white-1", "RG-8.8");
}

TEST(RajasPalace, GivesKarmaAndADieAtTheYogi) {  // RG-8.9
    Rajas game(2, "dice 0 b3\nseat 0 karma 0\n");
    game.play(0, "place chamber-3")
        .play(0, "die blue 3")
        .expect_karma(0, 2)
        .play(0, "take 1 purple")
        .rolls({4});
    game.expect_dice(0, "p4").expect_to_act(1);
}

TEST(RajasPalace, GivesAnUpgradeAndMoneyAtTheRaja) {  // RG-8.10, RG-8.12
    Rajas game(2, "dice 0 b4\n");
    game.play(0, "place chamber-4").play(0, "die blue 4").expect_money(0, 3).play(0, "upgrade mill");
    game.expect_money(0, 6).expect_value(0, rajas::Building::Mill, 3).expect_to_act(1);
}

TEST(RajasPalace, SailsSixFreeSpacesWithThePortuguese) {  // RG-8.11, E40
    Rajas game(2, "dice 0 b6\nseat 1 boat 5\n");
    game.play(0, "place chamber-6")
        .play(0, "die blue 6")
        .expect_boat(0, 7)
        .expect_fame(0, 2);  // 5 is skipped
    Rajas zone(2, "dice 0 b6\nseat 0 boat 25\n");
    zone.expect_illegal("place chamber-6", "RG-8.11");
    Rajas edge(2, "dice 0 b6\nseat 0 boat 24 karma 2\n");
    edge.play(0, "place chamber-6").play(0, "die blue 6").expect_boat(0, 30).expect_fame(0, 4);
    Rajas blocked(2, "dice 0 b6\nseat 0 boat 24\nseat 1 boat 27\n");
    blocked.expect_illegal("place chamber-6", "RG-8.11");
    Rajas last(2, "dice 0 b6\nseat 0 boat 24\nseat 1 boat 30\n");  // the final space never blocks
    last.expect_allowed("place chamber-6");
}

}  // namespace
}  // namespace durbar::testing

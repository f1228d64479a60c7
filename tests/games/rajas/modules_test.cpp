#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Rules;

/// Seat 0 is about to sail onto river space 1, where a token lies.
Rajas onto(int token, const std::string& lines = "") {
    Rajas game(2, "option ganga=on\nriver 1:" + std::to_string(token) + "\nworkers 0 harbor-1\n" +
                      "agenda sail 1 1; end-turn\n" + lines);
    game.play(0, "sail 1").expect_boat(0, 1);
    return game;
}

TEST(RajasMixed, SplitsTheSeatsAsTheTableLikes) {  // RG-14.1, RG-14.2
    rajas::Options options;
    ASSERT_EQ(Rules::set_option(options, "mode", "mixed"), std::nullopt);
    auto state = Rules::initial(options, 4);
    EXPECT_FALSE(rajas::is_advanced(state, 0));  // they alternate
    EXPECT_TRUE(rajas::is_advanced(state, 1));
    EXPECT_TRUE(rajas::is_advanced(state, 3));
    ASSERT_EQ(Rules::set_option(options, "advanced", "0,2,3"), std::nullopt);
    state = Rules::initial(options, 4);
    EXPECT_TRUE(rajas::is_advanced(state, 0));
    EXPECT_FALSE(rajas::is_advanced(state, 1));
    EXPECT_EQ(Rules::get_option(options, "advanced"), "0,2,3");
    ASSERT_EQ(Rules::set_option(options, "advanced", "none"), std::nullopt);
    EXPECT_EQ(Rules::get_option(options, "advanced"), "none");
    for (const auto* wrong : {"", "4", "1,1", "3,1", "1,", "x"}) {
        EXPECT_TRUE(Rules::set_option(options, "advanced", wrong)) << wrong;
    }
}

TEST(RajasMixed, KnowsNoAdvancedSeatThatIsNotAtTheTable) {  // RG-14.1
    rajas::Options options;
    ASSERT_EQ(Rules::set_option(options, "advanced", "0,3"), std::nullopt);
    const auto refused = Rules::check_options(options, 2);
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->message, "Option advanced names seat 3, but the seats of this table are 0 to 1.");
    EXPECT_EQ(position_fault(2, "option mode=mixed\noption advanced=0,3\n"), refused->message);
    EXPECT_TRUE(Rules::check_options(options, 3));
    EXPECT_EQ(Rules::check_options(options, 4), std::nullopt);
    for (int players = 2; players <= 4; ++players) {
        EXPECT_EQ(Rules::check_options({}, players),
                  std::nullopt);  // the seats alternate, as many as there are
    }
    EXPECT_EQ(position_fault(2, "option mode=mixed\noption advanced=1,3\n"), "accepted");
}

TEST(RajasMixed, GivesEachSeatItsOwnBoards) {  // RG-14.2, E64
    const std::string mixed = "option mode=mixed\noption advanced=0\n";
    Rajas game(2, mixed + "dice 0 b6\nprovince 0 B2:blue-02/1\nseat 0 money 3\n" + open_line({"blue-04"}));
    game.build(0, "quarry-1", "blue-04", "A2 1", "6").expect_money(0, 3 - 1 + 1 + 1);  // the lower W1
    EXPECT_EQ(rajas::capacity(game.state(), 0), 8);
    EXPECT_EQ(rajas::capacity(game.state(), 1), 10);
}

TEST(RajasMixed, PlaysByTheBasicRules) {  // RG-14.3, E64
    const std::string mixed = "option mode=mixed\noption advanced=0\n";
    Rajas workers(2,
                  mixed + "seat 0 fame 15 money 20 boat 20\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\n");
    workers.play(0, "sail 1").expect_workers(0, 5);
    Rajas dancer(2, mixed + "dice 0 b2\nseat 0 karma 0 money 3\n");
    dancer.play(0, "place chamber-2").play(0, "die blue 2").play(0, "take 2 blue").rolls({1, 1});
    dancer.expect_decision("draw").chance("draw white-3").expect_money(0, 6);
    Rajas behind(2,
                 mixed +
                     "seat 1 fame 15\nworkers 0 terrace-blue terrace-orange terrace-purple\n"
                     "workers 1 outer-terrace-1 outer-terrace-2 outer-terrace-3\nphase 4\nturn 1\nstart 1\n");
    behind.play(1, "place terrace-green")
        .rolls({1})
        .expect_event("round_ended", {{"round", 1}});  // no catch-up token
    EXPECT_EQ(position_fault(2, mixed + "tokens 0 N0:brown-1\n"),
              "There are more brown-1 tokens than the game has. (RG-13.11)");
}

TEST(RajasGanga, LaysTokensAtRunningSums) {  // RG-14.4, X11, E65
    rajas::Options options;
    options.ganga = true;
    Rajas game(Rules::initial(options, 2));
    while (Rules::decision(game.state()) == "reveal") game.chance(game.legal().front());
    game.chance("river roll 2").chance("river token 5").chance("river roll 3");
    EXPECT_EQ(Rules::chance_total(game.state()), 7U);
    game.expect_illegal("river token 5", "RG-14.4").chance("river token 1");
    EXPECT_EQ(game.state().river[4], 2);  // on the second space, in place of 2 karma
    EXPECT_EQ(game.state().river[0], 5);  // counted from the space after it
    EXPECT_EQ(rajas::data::kRiverTokens.size(), 8U);
}

TEST(RajasGanga, EndsTheLayingAtTheFinalSpace) {  // RG-14.5, E65
    rajas::Options options;
    options.ganga = true;
    Rajas game(Rules::initial(options, 2));
    while (Rules::decision(game.state()) == "reveal") game.chance(game.legal().front());
    for (int i = 0; i < 4; ++i) game.chance("river roll 6").chance(game.legal().front());
    game.chance("river roll 6").expect_decision("roll").expect_event("river_tokens_end");  // 24 + 6
    Rajas eight(Rules::initial(options, 2));
    while (Rules::decision(eight.state()) == "reveal") eight.chance(eight.legal().front());
    for (int i = 0; i < 8; ++i) eight.chance("river roll 3").chance(eight.legal().front());
    eight.expect_decision("roll");  // no roll after the eighth token
    EXPECT_EQ(*std::max_element(eight.state().river.begin(), eight.state().river.end()), 24);
}

TEST(RajasGanga, ReplacesThePrintedRewardForEveryVisitor) {  // RG-14.6, E65
    Rajas game(2,
               "option ganga=on\nriver 2:7 8:1 14:2 20:5 21:6\nseat 0 boat 1 karma 1\nworkers 0 harbor-1\n"
               "agenda sail 1 1; end-turn\nprovince 0 B2:blue-02/1\n");
    game.play(0, "sail 1").expect_karma(0, 1).play(0, "sell tea 1").expect_money(0, 5);
    Rajas bridge(2,
                 "option ganga=on\nriver 6:1 12:2 18:3 20:5 21:7\nseat 0 boat 20\nworkers 0 harbor-1\nagenda "
                 "sail 1 1; end-turn\n");
    bridge.play(0, "sail 1").expect_workers(0, 4);  // the bridge stays between 20 and 21
}

TEST(RajasGanga, PaysDiceAndMarkets) {  // RG-14.7
    onto(1, "seat 0 karma 2\n").expect_decision("dice").expect_allowed("take 1 blue 1 green");
    onto(2).rolls({1, 2, 3}).expect_dice(0, "b1 o2 p3").expect_to_act(1);
    Rajas market = onto(7, "province 0 B2:blue-15/1 D2:green-15/2\nseat 0 money 3\n");  // four stalls of silk
    market.expect_illegal("sell silk 4", "RG-7.3").play(0, "sell silk 3").expect_money(0, 9);
}

TEST(RajasGanga, VisitsTheShownCharacter) {  // RG-14.8, RG-13.5
    onto(5).expect_karma(0, 3).expect_decision("dice");
    onto(6, "workers 1 chamber-4\n").expect_decision("upgrade");
    onto(4).play(0, "take 2 blue").rolls({1, 1}).expect_decision("draw");
}

TEST(RajasGanga, AdvancesByOneToThree) {  // RG-14.9, E66
    Rajas game = onto(8, "seat 0 money 3\n");
    game.expect_legal({"sail 1", "sail 2", "sail 3"}).expect_illegal("sail 0", "RG-10.1");
    game.play(0, "sail 2").expect_boat(0, 3).expect_money(0, 6);
    Rajas final(2,
                "option ganga=on\nriver 6:1 12:2 18:3 24:4 29:8\nseat 0 boat 28 karma 2\nworkers 0 "
                "harbor-1\nagenda sail 1 1; end-turn\n");
    final.play(0, "sail 1").expect_legal({"sail 1"}).play(0, "sail 1").expect_boat(0, 30).expect_fame(0, 4);
    Rajas token(
        2, "option ganga=on\nriver 1:8 2:5\nseat 0 karma 0\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\n");
    token.play(0, "sail 1").play(0, "sail 1").expect_karma(0, 2);  // another token pays
}

TEST(RajasGanga, CombinesWithEveryMode) {  // RG-14.10
    for (const auto* mode : {"basic", "navaratnas", "mixed"}) {
        rajas::Options options;
        ASSERT_EQ(Rules::set_option(options, "mode", mode), std::nullopt);
        ASSERT_EQ(Rules::set_option(options, "ganga", "on"), std::nullopt);
        Rajas game(Rules::initial(options, 3));
        game.draw_all().expect_decision(options.mode == rajas::Mode::Navaratnas ? "token" : "place");
    }
}

}  // namespace
}  // namespace durbar::testing

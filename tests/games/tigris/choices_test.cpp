#include <gmock/gmock.h>

#include "games/tigris/tigris_scenario.h"
#include "support/choice_expander.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;
using tigris::Rules;

TEST(TigrisChoices, AreExactlyTheLegalMovesInRandomGames) {  // TE-3.1
    int decisions = 0;
    for_each_random_state<Rules>({.games = 1, .every = 12, .seed = 5}, [&](const tigris::State& state, Rng&) {
        decisions += is_seat(Rules::to_act(state)) ? 1 : 0;
        expect_choices_are_legal_moves<Rules>(state);
    });
    EXPECT_GT(decisions, 100);
}

TEST(TigrisChoices, OfEveryDecisionAreItsLegalMoves) {  // TE-3.1
    for (const std::string_view position : {R"(tigris
board
      G  H  I  J  K  L
 4    r  K0 .  K1 r  .
 5    T0 .  .  .  T1 .
hand 0 green 3
agenda action)",
                                            R"(tigris
option buildings=on
board
      H  I  J  K  L
 3    .  .  k  k  .
 4    r  K0 k  k  .
 5    .  .  .  k  .
hand 0 black 1
agenda building K4; monument K4; treasures; end-action)"}) {
        Tigris t(position);
        expect_choices_are_legal_moves<Rules>(t.state());
        if (Rules::decision(t.state()) == "building") {
            t.play(0, "no building").expect_decision("monument");
        } else {
            t.play(0, "tile green I4").expect_decision("war");
            expect_choices_are_legal_moves<Rules>(t.state());
            t.play(0, "war king").expect_decision("support");
        }
        expect_choices_are_legal_moves<Rules>(t.state());
    }
}

TEST(TigrisChoices, ASwapIsASetOfTheHand) {  // TE-7.1, TE-7.2
    const Match<Rules> match(Tigris("tigris\nhand 0 red 2 black 1\nhand 1 red 6\n").state());
    const std::string tree = json_text(match.choices(0));
    EXPECT_THAT(
        tree,
        HasSubstr(
            R"({"target":"swap","pick":{"verb":"swap","none":null,"items":[)"
            R"({"target":"hand:red","word":"red","adds":[{"sum":"tiles","amount":1},{"sum":"red","amount":1}]},)"
            R"({"target":"hand:black","word":"black","adds":[{"sum":"tiles","amount":1},{"sum":"black","amount":1}]}],)"
            R"("limits":[{"sum":"tiles","least":1,"most":null},{"sum":"red","least":0,"most":2},)"
            R"({"sum":"black","least":0,"most":1}]}})"));
    EXPECT_TRUE(match.choices(1).is_null());
    const Match<Rules> empty(Tigris("tigris\nhand 1 red 6\n").state());
    EXPECT_EQ(json_text(empty.choices(0)).find("\"swap\""), std::string::npos) << "nothing to swap";
}

}  // namespace
}  // namespace durbar::testing

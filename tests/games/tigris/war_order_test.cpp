#include <array>
#include <string>

#include "games/tigris/conflict_reading.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::Rules;

TEST(TigrisWarOrder, TheActivePlayerChoosesEvenIfNoOwnLeaderFights) {  // TE-9.5, TE-9.7
    Tigris t(R"(tigris
players 3
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    T1 r  .  r  T2
 5    .  K2 .  K1 .
hand 0 black 1
)");
    t.play(0, "tile black I4");
    t.expect_decision("war").expect_to_act(0).expect_legal({"war trader", "war king"});
    t.play(0, "war king");
    expect_war(t, Color::Black, 1, 0, 2, 0);  // in both wars seat 1 comes next after seat 0
    t.play(1, "commit 0").play(2, "commit 0");
    expect_war(t, Color::Green, 1, 0, 2, 0);
}

TEST(TigrisWarOrder, TheChoiceReturnsAfterEachWarAndTheLastOneStartsByItself) {  // TE-9.6, TE-3.5
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  F0 .  F1 .
 4    P0 r  .  r  P1
 5    T0 r  .  r  T1
 6    .  K0 .  K1 .
hand 0 black 1 red 3
)");
    t.play(0, "tile black I4");
    t.play(0, "war farmer").play(0, "commit 0").play(1, "commit 0");
    t.expect_decision("war").expect_to_act(0).expect_legal({"war priest", "war trader", "war king"});
    t.expect_illegal("war farmer", "TE-9.3");
    t.play(0, "war king").play(0, "commit 0").play(1, "commit 0");
    t.expect_decision("war").expect_to_act(0).expect_legal({"war priest", "war trader"});
    t.play(0, "war trader").play(0, "commit 0").play(1, "commit 0");
    expect_war(t, Color::Red, 0, 2, 1, 2);  // not asked
    t.play(0, "commit 1").play(1, "commit 0");
    t.expect_points(1, Color::Blue, 1).expect_points(1, Color::Black, 1).expect_points(1, Color::Green, 1);
    t.expect_points(0, Color::Red, 1).expect_total_points(4);
    t.expect_decision("action").expect_to_act(0);
    EXPECT_EQ(t.state().actions_done, 1);  // four wars, one action
    t.expect_square("I4", "k");
}

/// Which war of this action the open decision is about, as everybody is told: "2 of 3".
std::string numbered(const Tigris& t) {
    const Telling asked = Rules::asked(Rules::observe(t.state(), Reader::spectator()));
    std::string text;
    for (const auto& [name, value] : asked.fields) {
        if (name == "number") text = json_text(value);
        if (name == "of") text += " of " + json_text(value);
    }
    return text;
}

TEST(TigrisWarOrder, WarsOfOneActionAreCountedAndThoseCalledOffCountNoMore) {  // TE-9.3, TE-9.24
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  F0 .  F1 .
 4    P0 r  .  r  P1
 5    T0 r  .  r  T1
 6    .  K0 .  K1 .
hand 0 black 1 red 3
)");
    t.play(0, "tile black I4");
    EXPECT_EQ(numbered(t), "1 of 4");
    t.play(0, "war farmer");
    EXPECT_EQ(numbered(t), "1 of 4");
    t.play(0, "commit 0");
    EXPECT_EQ(numbered(t), "1 of 4");
    t.play(1, "commit 0");
    EXPECT_EQ(numbered(t), "2 of 4");
    EXPECT_THAT(t.text(), ::testing::HasSubstr("wars 1; monument I4"));
    const auto read = Rules::parse_position(t.text());
    ASSERT_TRUE(read) << describe(read.error());
    EXPECT_EQ(numbered(Tigris(read.value())), "2 of 4");

    Tigris off(R"(tigris
board
      G  H  I  J  K  L
 3    .  F0 .  F1 .  .
 4    T0 r  .  r  T1 r
 5    .  K0 .  .  .  K1
hand 0 green 1 black 1
)");
    off.play(0, "tile black I4");
    EXPECT_EQ(numbered(off), "1 of 3");
    off.play(0, "war trader").play(0, "commit 1").play(1, "commit 0");  // K1 was linked by the trader in K4
    EXPECT_EQ(numbered(off), "2 of 2");
}

TEST(TigrisWarOrder, TheActivePlayerAttacksOtherwiseTheNextInvolvedClockwise) {  // TE-9.7
    struct Case {
        int active, left, right, attacker, defender;
    };
    const std::array<Case, 9> cases{{{0, 0, 1, 0, 1},
                                     {0, 1, 0, 0, 1},
                                     {1, 0, 1, 1, 0},
                                     {0, 2, 1, 1, 2},
                                     {1, 3, 0, 3, 0},
                                     {1, 0, 3, 3, 0},
                                     {2, 1, 0, 0, 1},
                                     {3, 1, 2, 1, 2},
                                     {2, 1, 3, 3, 1}}};
    for (const auto& c : cases) {
        const auto active = std::to_string(c.active);
        Tigris t(R"(tigris
players 4
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    r  T)" + std::to_string(c.left) +
                 " .  T" + std::to_string(c.right) + R"( r
 5    .  .  .  .  .
)" + "turn " + active +
                 "\nhand " + active + " black 1\n");
        t.play(c.active, "tile black I4");
        expect_war(t, Color::Green, c.attacker, 0, c.defender, 0);
        t.expect_to_act(c.attacker);
        t.play(c.attacker, "commit 0").play(c.defender, "commit 0");
        t.expect_home(c.attacker, Color::Green).expect_points(c.defender, Color::Green, 1);
        t.expect_to_act(c.active).expect_decision("action");
    }
}

TEST(TigrisWarOrder, TheAttackerIsFoundAnewForEachWar) {  // TE-9.7
    Tigris t(R"(tigris
players 4
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    T2 r  .  r  T0
 5    .  K0 .  K1 .
turn 2
hand 2 black 1
)");
    t.play(2, "tile black I4").play(2, "war trader");
    expect_war(t, Color::Green, 2, 0, 0, 0);
    t.play(2, "commit 0").play(0, "commit 0");
    expect_war(t, Color::Black, 0, 0, 1, 0);
}

// The market K5 links the settlement L5 to the king.
const std::string kMarketBetween = R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    r  K0 .  r  T1 .
 5    T0 .  .  K1 g  k
 6    .  .  .  .  .  .
hand 0 green 2 black 3
)";

TEST(TigrisWarOrder, SupportersAreCountedAnewForEachWar) {  // TE-9.9, TE-9.10
    Tigris t(kMarketBetween);
    t.play(0, "tile black I4").play(0, "war trader");
    expect_war(t, Color::Green, 0, 0, 1, 1);
    t.play(0, "commit 2").play(1, "commit 0");
    t.expect_square("K5", ".").expect_points(0, Color::Green, 2);
    expect_war(t, Color::Black, 0, 0, 1, 0);  // L5 is cut off
    t.play(0, "commit 1");
    expect_war(t, Color::Black, 0, 0, 1, 0);  // the strength on the board stays as it was
    t.play(1, "commit 0");
    t.expect_points(0, Color::Black, 1).expect_square("L5", "k").expect_home(1, Color::Black);
}

TEST(TigrisWarOrder, TheOrderOfWarsChangesTheirStrength) {  // TE-9.9, TE-9.5
    Tigris t(kMarketBetween);
    t.play(0, "tile black I4").play(0, "war king");
    expect_war(t, Color::Black, 0, 0, 1, 1);  // L5 still counts
    t.play(0, "commit 2").play(1, "commit 0");
    t.expect_points(0, Color::Black, 2).expect_square("L5", ".");
    expect_war(t, Color::Green, 0, 0, 1, 1);
}

TEST(TigrisWarOrder, APieceOnAnotherSideOfTheUnificationTileNeitherCountsNorGoes) {  // TE-9.10, TE-9.8
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    r  K0 .  K1 r
 5    T0 .  k  g  T1
 6    .  .  .  .  .
hand 0 green 2 black 1 red 1
)");
    t.play(0, "tile red I4").play(0, "war trader").play(0, "commit 2").play(1, "commit 0");
    t.expect_square("J5", ".").expect_points(0, Color::Green, 2);
    expect_war(t, Color::Black, 0, 0, 1, 0);  // I5 touches the unification tile, but not the king's piece
    t.play(0, "commit 1").play(1, "commit 0");
    t.expect_points(0, Color::Black, 1).expect_square("I5", "k").expect_home(1, Color::Black);
}

TEST(TigrisWarOrder, AWaitingWarIsOffWhenATileThatLinkedItsLeadersIsGone) {  // TE-9.24
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    r  T0 .  g  r  T1
 5    K0 .  .  .  K1 .
 6    .  .  .  .  .  .
hand 0 green 2 black 1
)");
    t.play(0, "tile black I4").play(0, "war trader").play(0, "commit 2").play(1, "commit 0");
    t.expect_decision("action").expect_to_act(0);
    t.expect_points(0, Color::Green, 2).expect_total_points(2);
    t.expect_square("G5", "K0").expect_square("K5", "K1").expect_square("I4", "k");
}

TEST(TigrisWarOrder, AWaitingWarIsOffWhenTheBeatenLeaderWasTheLink) {  // TE-9.24
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    r  T0 .  T1 r
 5    K0 .  .  .  K1
hand 0 green 1 black 1
)");
    t.play(0, "tile black I4").play(0, "war trader");
    Tigris lost(t.state());
    t.play(0, "commit 1").play(1, "commit 0");  // the defender's trader leaves J4
    t.expect_decision("action").expect_to_act(0);
    t.expect_points(0, Color::Green, 1).expect_total_points(1);
    t.expect_square("J4", ".").expect_square("K5", "K1").expect_square("G5", "K0");
    lost.play(0, "commit 0").play(1, "commit 0");  // the attacker's trader leaves H4
    lost.expect_decision("action").expect_to_act(0);
    lost.expect_points(1, Color::Green, 1).expect_total_points(1);
    lost.expect_square("H4", ".").expect_square("K5", "K1").expect_square("G5", "K0");
}

TEST(TigrisWarOrder, WarsGoOnHoweverManyPiecesTouchTheUnificationTile) {  // TE-9.24
    Tigris t(R"(tigris
board
      G  H  I  J  K
 2    .  .  F1 .  .
 3    .  .  r  g  T1
 4    K0 r  .  K1 r
 5    r  F0 .  .  .
 6    T0 .  .  .  .
hand 0 green 2 black 1
)");
    t.play(0, "tile black I4");
    t.expect_legal({"war farmer", "war trader", "war king"});
    t.play(0, "war trader").play(0, "commit 2").play(1, "commit 0");
    t.expect_square("J3", ".");  // three pieces with leaders: H4, I3 and J4
    t.expect_decision("war").expect_legal({"war farmer", "war king"});
    t.play(0, "war king").play(0, "commit 0").play(1, "commit 0");
    expect_war(t, Color::Blue, 0, 0, 1, 0);
    t.play(0, "commit 0").play(1, "commit 0");
    t.expect_points(0, Color::Green, 2).expect_points(1, Color::Black, 1).expect_points(1, Color::Blue, 1);
    t.expect_total_points(4).expect_square("I4", "k").expect_square("G6", "T0");
    t.expect_decision("action").expect_to_act(0);
}

TEST(TigrisWarOrder, NoOtherActionIsLegalWhileWarsAreOpen) {  // TE-3.9
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    r  T0 .  T1 r
 5    K0 .  .  .  K1
hand 0 green 1 black 1 red 1
)");
    t.play(0, "tile black I4");
    for (const auto* move :
         {"pass", "withdraw king", "withdraw trader", "swap red 1", "tile red H5", "catastrophe I4"}) {
        t.expect_illegal(move, "TE-3.9");
    }
    t.play(0, "war king");
    t.expect_illegal("withdraw king", "TE-3.9")
        .expect_illegal("pass", "TE-3.9")
        .expect_illegal("war trader", "TE-3.9");
}

TEST(TigrisWarOrder, HandsAreRefilledOnlyAtTheEndOfTheTurn) {  // TE-9.25
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    r  K0 .  r  T1 .
 5    T0 .  .  K1 g  k
 6    .  .  .  .  .  .
hand 0 green 2 black 2 red 2
hand 1 green 2 black 2 red 2
)");
    const auto total = [&](unsigned seat) { return t.state().hands[seat].total(); };
    t.play(0, "tile black I4").play(0, "war trader").play(0, "commit 2").play(1, "commit 0");
    EXPECT_EQ(total(0), 3);  // between two wars
    EXPECT_EQ(total(1), 6);
    t.play(0, "commit 0").play(1, "commit 2");
    t.expect_decision("action").expect_to_act(0);
    EXPECT_EQ(total(0), 3);  // between two actions
    EXPECT_EQ(total(1), 4);
    t.expect_illegal("tile green H5", "TE-5.1");
    t.play(0, "pass");
    t.expect_chance();
    t.draw_all();
    EXPECT_EQ(total(0), 6);
    EXPECT_EQ(total(1), 6);
}

}  // namespace
}  // namespace durbar::testing

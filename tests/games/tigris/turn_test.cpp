#include <set>

#include "games/tigris/table_reading.h"
#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::Rules;

constexpr const char* kPeace = R"(tigris
players 3
board
      H  I  J  K  L
 3    .  .  .  .  .
 4    .  r  K0 .  .
 5    .  T1 .  .  .
hand 0 red 4 green 2
hand 1 red 6
hand 2 red 6)";

/// The first words of all legal moves.
std::set<std::string> kinds(const Tigris& t) {
    std::set<std::string> words;
    for (const auto& move : t.legal()) words.insert(move.substr(0, move.find(' ')));
    return words;
}

TEST(TigrisTurn, TheActivePlayerHasTwoActions) {  // TE-3.1
    Tigris t(kPeace);
    EXPECT_EQ(kinds(t), (std::set<std::string>{"tile", "leader", "withdraw", "catastrophe", "swap", "pass"}));
    t.play(0, "tile red L3");
    EXPECT_EQ(t.state().actions_done, 1);
    t.expect_to_act(0);
    EXPECT_EQ(kinds(t), (std::set<std::string>{"tile", "leader", "withdraw", "catastrophe", "swap", "pass"}));
    t.play(0, "leader farmer H4").draw_all();
    t.expect_to_act(1);
    EXPECT_EQ(t.state().turn, 1);
    EXPECT_EQ(t.state().actions_done, 0);
}

TEST(TigrisTurn, EveryKindOfActionUsesUpOne) {  // TE-3.1
    for (const char* const move : {"tile red L3", "leader farmer H4", "leader king I3", "withdraw king",
                                   "catastrophe A1", "swap red 1"}) {
        Tigris t(kPeace);
        t.play(0, move).draw_all().expect_to_act(0).expect_decision("action");
        EXPECT_EQ(t.state().actions_done, 1) << move;
        t.play(0, "catastrophe B1").draw_all().expect_to_act(1);
    }
}

TEST(TigrisTurn, DecisionsThatAreNotOpenAreRefused) {  // TE-3.1
    Tigris t(kPeace);
    t.expect_illegal("no monument", "TE-3.1").expect_illegal("monument black-red I4", "TE-3.1");
    t.expect_illegal("no building", "TE-3.1")
        .expect_illegal("building I4", "TE-3.1")
        .expect_illegal("stay F3", "TE-3.1");
    t.expect_illegal("draw red", "TE-3.1").expect_illegal("start 1", "TE-3.1");
    t.expect_illegal("commit 0", "TE-3.1").expect_illegal("war king", "TE-3.1");
    t.play(0, "swap red 1").expect_chance();
    t.expect_illegal("tile red L3", "TE-3.1").expect_illegal("pass", "TE-3.1");
}

TEST(TigrisTurn, BothActionsMayBeOfOneKind) {  // TE-3.2
    const std::pair<const char*, const char*> twice[] = {{"tile red L3", "tile red L5"},
                                                         {"leader priest I3", "leader farmer H4"},
                                                         {"leader king I3", "leader king H4"},
                                                         {"catastrophe A1", "catastrophe A2"},
                                                         {"swap red 2", "swap green 2"}};
    for (const auto& [first, second] : twice) {
        Tigris t(kPeace);
        t.play(0, first).draw_all().play(0, second).draw_all().expect_to_act(1);
        EXPECT_EQ(t.state().actions_done, 0);
    }
}

TEST(TigrisTurn, AFailedRevoltMayBeTriedAgainOnTheSameSquare) {  // TE-3.2
    Tigris t(R"(tigris
board
      H  I  J  K  L
 3    .  .  r  .  .
 4    .  r  K1 .  .
hand 0 red 3)");
    t.play(0, "leader king I3").play(0, "commit 0").play(1, "commit 0");  // 2 : 2
    t.expect_home(0, Color::Black).expect_points(1, Color::Red, 1);
    t.expect_to_act(0).expect_allowed("leader king I3");
    t.play(0, "leader king I3").play(0, "commit 1").play(1, "commit 0");  // 3 : 2
    t.expect_square("I3", "K0").expect_home(1, Color::Black).expect_points(0, Color::Red, 1);
    EXPECT_EQ(t.draw_all().state().turn, 1);
}

constexpr const char* kMonument = R"(tigris
board
      H  I  J  K  L
 3    .  .  #  #  .
 4    r  K0 #  #  .
monument black-red J3 red
hand 0 red 2 blue 1
hand 1 red 5)";

TEST(TigrisTurn, PassEndsTheTurnAfterNoAction) {  // TE-3.3
    Tigris t(kMonument);
    t.play(0, "pass");
    t.expect_points(0, Color::Black, 1)
        .expect_total_points(1);  // the end of the turn as usual: monument, refill
    EXPECT_EQ(t.state().actions_done, 0);
    t.expect_chance().draw_all().expect_to_act(1);
    EXPECT_EQ(t.state().hands[0].total(), 6);
    EXPECT_EQ(t.state().hands[1].total(), 6);
    t.expect_points(0, Color::Black, 1);
}

TEST(TigrisTurn, PassEndsTheTurnAfterOneActionAndIsNoActionItself) {  // TE-3.3
    Tigris t(kMonument);
    t.play(0, "tile red A2").play(0, "pass");
    EXPECT_EQ(t.state().actions_done, 1);
    t.expect_points(0, Color::Black, 1).expect_chance().draw_all().expect_to_act(1);
    EXPECT_EQ(t.state().actions_done, 0);
}

TEST(TigrisTurn, EndsByItselfAfterTheSecondAction) {  // TE-3.4
    Tigris t(R"(tigris
board
      H  I  J  K  L
 3    .  .  r  .  .
 4    .  r  K1 .  .
hand 0 red 6
hand 1 red 6)");
    t.play(0, "tile red A1").play(0, "leader king I3");
    EXPECT_EQ(t.state().turn, 0);  // the revolt belongs to the second action
    t.play(0, "commit 0");
    EXPECT_EQ(t.state().turn, 0);
    t.play(1, "commit 0").expect_chance();
    t.draw_all().expect_to_act(1).expect_decision("action");
    EXPECT_EQ(t.state().turn, 1);
}

TEST(TigrisTurn, AllWarsOfOneTileAreOneAction) {  // TE-3.5
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    P0 .  .  .  .  .
 4    r  K0 .  K1 r  P1
 5    T0 .  .  .  T1 .
hand 0 green 2)");
    t.play(0, "tile green I4");
    EXPECT_EQ(t.state().actions_done, 0);
    t.play(0, "war trader").play(0, "commit 0").play(1, "commit 0");
    t.play(0, "war priest").play(0, "commit 0").play(1, "commit 0");
    t.play(0, "commit 0").play(1, "commit 0");
    t.expect_to_act(0).expect_decision("action").expect_allowed("tile green H3");
    EXPECT_EQ(t.state().actions_done, 1);
}

TEST(TigrisTurn, ATileActionRunsInItsOrder) {  // TE-3.6
    Tigris t(R"(tigris
option buildings=on
board
      E  F  G  H  I  J
 2    .  T0 .  .  .  .
 3    .  r* K0 .  .  .
 4    .  r  r  .  .  .
 5    r  r  .  r  K1 .
 6    .  P0 .  r  .  .
 7    .  .  .  r  r* .
hand 0 red 1 black 1)");
    t.play(0, "tile red G5");
    t.expect_square("G5", "r+").expect_total_points(0);
    t.expect_to_act(0).expect_decision("support").play(0, "commit 1").play(1, "commit 0");
    t.expect_points(0, Color::Black, 1).expect_total_points(1).expect_home(1, Color::Black);
    t.expect_square("G5", "r");  // the unification tile is off before anything is built
    t.expect_to_act(0).expect_decision("building");
    t.expect_legal({"no building", "building E5", "building F5", "building G5", "building H5"});
    t.play(0, "building E5").expect_to_act(0).expect_decision("monument");
    t.expect_square("F6", "P0");
    t.expect_legal({"no monument", "monument black-red F4", "monument red-blue F4", "monument red-green F4"});
    t.play(0, "monument red-green F4");
    t.expect_square("F4", "#").expect_square("G5", "#").expect_square("E5", "r^");
    t.expect_home(0, Color::Red).expect_square("F6", ".");  // homeless before the treasures are paid
    t.expect_square("F2", "T0").expect_square("G3", "K0").expect_treasures(0, 0);
    t.expect_to_act(0).expect_decision("treasure").expect_legal({"stay F3", "stay I7"});
    t.play(0, "stay F3");
    t.expect_treasures(0, 1).expect_square("F3", "r*").expect_square("I7", "r");
    t.expect_total_points(1).expect_to_act(0).expect_decision("action");
    EXPECT_EQ(t.state().actions_done, 1);
}

TEST(TigrisTurn, ATileScoresBeforeAnythingIsBuilt) {  // TE-3.6
    Tigris t(R"(tigris
option buildings=on
board
      H  I  J  K  L
 3    .  .  k  k  .
 4    r  K0 k  .  .
 5    .  .  .  k  .
 6    .  .  .  k  .
hand 0 black 1)");
    t.play(0, "tile black K4");
    t.expect_points(0, Color::Black, 1).expect_decision("building");
    t.play(0, "no building").expect_decision("monument");
    t.play(0, "no monument").expect_decision("action");
    t.expect_points(0, Color::Black, 1);
}

TEST(TigrisTurn, ALeaderActionRunsInItsOrder) {  // TE-3.7
    Tigris t(R"(tigris
board
      E  F  G  H  I  J
 2    .  T0 .  .  .  .
 3    .  r* .  .  .  .
 4    .  r  .  .  .  .
 5    .  r  .  .  .  .
 6    .  .  .  .  T1 .
 7    .  r  r  r  r* .)");
    t.play(0, "leader trader F6");  // lifted first: his old kingdom is a region then
    t.expect_square("F2", ".").expect_square("F6", "T0").expect_square("I6", "T1");
    t.expect_treasures(0, 0).expect_treasures(1, 0).expect_decision("support");
    EXPECT_EQ(t.state().conflict.attack, 2);
    EXPECT_EQ(t.state().conflict.defence, 1);
    t.play(0, "commit 0").play(1, "commit 0");
    t.expect_home(1, Color::Green).expect_points(0, Color::Red, 1);
    t.expect_to_act(0).expect_decision("treasure").expect_legal({"stay F3", "stay I7"});
    t.play(0, "stay I7").expect_decision("action");
    t.expect_treasures(0, 1).expect_square("F3", "r");
    EXPECT_EQ(t.state().actions_done, 1);
}

TEST(TigrisTurn, CatastropheSwapAndWithdrawalCauseNoEvent) {  // TE-3.8
    constexpr const char* kUnbuilt = R"(tigris
option buildings=on
board
      G  H  I  J  K  L
 3    .  r  r  .  .  .
 4    K0 r  r  r  .  .
 5    .  .  .  P1 .  .
hand 0 green 6
hand 1 red 6)";
    for (const char* const move : {"catastrophe L5", "catastrophe K4", "swap green 1", "withdraw king"}) {
        Tigris t(kUnbuilt);
        t.play(0, move).draw_all().expect_to_act(0).expect_decision("action");
        EXPECT_EQ(t.state().actions_done, 1) << move;
        t.expect_total_points(0);
        EXPECT_EQ(t.state().unification, tigris::kNoCell);
        EXPECT_EQ(t.state().conflict.kind, tigris::ConflictKind::None);
    }
}

TEST(TigrisTurn, WhileAWarWaitsOnlyItsOrderIsDecided) {  // TE-3.9
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    r  K0 .  K1 r  .
 5    T0 .  .  .  T1 .
hand 0 green 3 black 1
hand 1 green 1)");
    t.play(0, "tile green I4")
        .expect_to_act(0)
        .expect_decision("war")
        .expect_legal({"war trader", "war king"});
    t.expect_illegal("pass", "TE-3.9")
        .expect_illegal("withdraw king", "TE-3.9")
        .expect_illegal("swap green 1", "TE-3.9");
    t.expect_illegal("tile green L5", "TE-3.9").expect_illegal("leader priest G3", "TE-3.9");
    t.expect_illegal("catastrophe A1", "TE-3.9").expect_illegal("leader king G3", "TE-3.9");
    t.play(0, "war trader").expect_to_act(0).expect_decision("support");
    t.expect_legal({"commit 0", "commit 1", "commit 2"});
    t.expect_illegal("pass", "TE-3.9")
        .expect_illegal("withdraw trader", "TE-3.9")
        .expect_illegal("tile black L5", "TE-3.9");
    t.play(0, "commit 0").expect_to_act(1).expect_legal({"commit 0", "commit 1"});
    t.expect_illegal("pass", "TE-3.9")
        .expect_illegal("withdraw trader", "TE-3.9")
        .expect_illegal("catastrophe A1", "TE-3.9");
}

TEST(TigrisTurn, WhileARevoltIsOpenOnlySupportIsDecided) {  // TE-3.9
    Tigris t(R"(tigris
board
      H  I  J  K  L
 4    .  r  K1 .  .
hand 0 red 1 green 1
hand 1 red 2)");
    t.play(0, "leader king I3").expect_to_act(0).expect_legal({"commit 0", "commit 1"});
    t.expect_illegal("pass", "TE-3.9")
        .expect_illegal("withdraw king", "TE-3.9")
        .expect_illegal("leader king H4", "TE-3.9");
    t.expect_illegal("swap green 1", "TE-3.9");
    t.play(0, "commit 1").expect_to_act(1).expect_legal({"commit 0", "commit 1", "commit 2"});
    t.expect_illegal("pass", "TE-3.9").expect_illegal("withdraw king", "TE-3.9");
}

TEST(TigrisTurn, PlayGoesClockwise) {  // TE-3.10
    for (int players = 2; players <= 4; ++players) {
        Tigris t("tigris\nplayers " + std::to_string(players) + "\nturn 1\nhand 0 red 6\nhand 1 red 6\n" +
                 (players > 2 ? "hand 2 red 6\n" : "") + (players > 3 ? "hand 3 red 6\n" : ""));
        for (int step = 1; step <= 2 * players; ++step) {
            EXPECT_EQ(t.state().turn, step % players);
            t.play(step % players, "pass");
        }
    }
}

TEST(TigrisTurn, AllMayPassForEver) {  // TE-3.11
    Tigris t("tigris\nhand 0 red 6\nhand 1 blue 6\n");
    const auto start = t.state();
    for (int turn = 0; turn < 20'000; ++turn) {
        Rules::apply(t.state(), tigris::Pass{}, {});
        ASSERT_EQ(Rules::decision(t.state()), "action");
    }
    EXPECT_EQ(t.state(), start);
}

TEST(TigrisTurn, TakingBackAMoveRestoresThePositionWithAllPoints) {  // TE-3.14
    const auto start = Rules::parse_position(R"(tigris
option buildings=on
board
      H  I  J  K  L
 3    .  .  .  .  .
 4    r  K0 k^ k  k
 5    .  P1 .  .  .
 6    .  r  .  .  .
building black J4
points 0 black 3
points 1 red 2
hand 0 black 2 red 4
hand 1 red 6)");
    ASSERT_TRUE(start) << describe(start.error());
    Match<Rules> match(start.value());
    EXPECT_EQ(match.play(0, "tile black J5"), std::nullopt);
    EXPECT_EQ(match.state().points[0][index(Color::Black)], 3 + 2);  // the point and the palace's bonus
    EXPECT_EQ(match.undo(0), std::nullopt);
    EXPECT_EQ(match.state(), start.value());

    EXPECT_EQ(match.play(0, "tile red H3"), std::nullopt);  // a point for the other seat
    EXPECT_EQ(match.state().points[1][index(Color::Red)], 3);
    EXPECT_EQ(match.undo(0), std::nullopt);
    EXPECT_EQ(match.state(), start.value());
}

}  // namespace
}  // namespace durbar::testing

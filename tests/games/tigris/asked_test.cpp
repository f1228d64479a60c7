#include <gtest/gtest.h>

#include "games/tigris/tigris_scenario.h"
#include "support/value_path.h"

namespace durbar::testing {
namespace {

using tigris::Rules;

/// The open decision, which every reader is told alike.
std::string asked(const Tigris& t) {
    const Telling spectator = Rules::asked(Rules::observe(t.state(), Reader::spectator()));
    for (int seat = 0; seat < t.state().players; ++seat) {
        EXPECT_EQ(Rules::asked(Rules::observe(t.state(), seat)), spectator);
    }
    EXPECT_EQ(Rules::asked(Rules::observe(t.state(), Reader::referee())), spectator);
    EXPECT_EQ(spectator.kind, Rules::decision(t.state()));
    return std::string(spectator.kind) + " " + json_text(Value(spectator.fields));
}

TEST(TigrisAsked, TheDealTellsWhoDrawsAndHowManyAreToCome) {  // TE-1.11, TE-1.12
    Tigris t(Rules::initial({}, 2));
    EXPECT_EQ(asked(t), R"(draw {"seat":0,"left":6})");
    t.chance("draw red");
    EXPECT_EQ(asked(t), R"(draw {"seat":0,"left":5})");
    for (int i = 0; i < 5; ++i) t.chance("draw blue");
    EXPECT_EQ(asked(t), R"(draw {"seat":1,"left":6})");
    EXPECT_EQ(Rules::active_seat(Rules::observe(t.state(), 0)), std::nullopt) << "nobody's turn yet";
    for (int i = 0; i < 6; ++i) t.chance("draw blue");
    EXPECT_EQ(asked(t), "start {}");
    EXPECT_EQ(Rules::active_seat(Rules::observe(t.state(), 0)), std::nullopt);
    t.chance("start 1");
    EXPECT_EQ(asked(t), R"(action {"number":1,"of":2})");
    EXPECT_EQ(Rules::active_seat(Rules::observe(t.state(), 0)), 1);
}

TEST(TigrisAsked, AnActionTellsItsNumber) {  // TE-3.1
    Tigris t("tigris\nhand 0 red 6\nhand 1 red 6\n");
    t.play(0, "tile red A1");
    EXPECT_EQ(asked(t), R"(action {"number":2,"of":2})");
}

TEST(TigrisAsked, WarsToChooseFromAreToldWithSidesAndStrengths) {  // TE-9.5
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 4    r  K0 .  K1 r  .
 5    T0 k  .  .  T1 g
hand 1 green 3
turn 1)");
    t.play(1, "tile green I4");
    EXPECT_EQ(asked(t), R"(war {"cell":"I4","number":1,"of":2,"wars":[)"
                        R"({"color":"green","attacker":1,"defender":0,"attack":1,"defence":0},)"
                        R"({"color":"black","attacker":1,"defender":0,"attack":0,"defence":1}]})");
}

TEST(TigrisAsked, SupportTellsBothSidesAndTheirSquares) {  // TE-8.6, TE-9.13
    Tigris revolt(R"(tigris
board
      H  I  J  K  L
 3    .  .  r  .  .
 4    .  r  K1 .  .
hand 0 red 3)");
    revolt.play(0, "leader king I3");
    EXPECT_EQ(
        asked(revolt),
        R"(support {"conflict":"revolt","number":1,"of":1,"role":"attack","color":"black","support":"red",)"
        R"("attacker":0,"defender":1,"attack":2,"defence":2,"committed":0,)"
        R"("attacker_cell":"I3","defender_cell":"J4",)"
        R"("attacker_tiles":["J3","I4"],"defender_tiles":["J3","I4"]})");
    revolt.play(0, "commit 2");
    EXPECT_EQ(
        asked(revolt),
        R"(support {"conflict":"revolt","number":1,"of":1,"role":"defence","color":"black","support":"red",)"
        R"("attacker":0,"defender":1,"attack":2,"defence":2,"committed":2,)"
        R"("attacker_cell":"I3","defender_cell":"J4",)"
        R"("attacker_tiles":["J3","I4"],"defender_tiles":["J3","I4"]})");

    Tigris war(R"(tigris
board
      G  H  I  J  K  L
 4    r  K0 .  K1 r  .
 5    .  k  .  .  .  .
hand 0 green 1)");
    war.play(0, "tile green I4");
    EXPECT_EQ(
        asked(war),
        R"(support {"conflict":"war","number":1,"of":1,"role":"attack","color":"black","support":"black",)"
        R"("attacker":0,"defender":1,"attack":1,"defence":0,"committed":0,)"
        R"("attacker_cell":"H4","defender_cell":"J4","attacker_tiles":["H5"],"defender_tiles":[]})");
}

TEST(TigrisAsked, ABuildingTellsItsLineAndWhereItStands) {  // TE-15.2, TE-15.5
    Tigris t(R"(tigris
option buildings=on
board
      H  I  J  K  L  M
 4    .  k  .  k  .  .
 5    .  .  .  .  .  .
 6    k^ k  k  .  .  .
building black H6
hand 0 black 3)");
    t.play(0, "tile black J4");
    EXPECT_EQ(asked(t), R"(action {"number":2,"of":2})") << "three are no longer than three";
    t.play(0, "tile black L4");
    EXPECT_EQ(asked(t),
              R"(building {"cell":"L4","color":"black","standing":"H6","sites":["I4","J4","K4","L4"]})");
    Tigris first(R"(tigris
option buildings=on
board
      H  I  J  K
 4    .  r  r  .
hand 0 red 1)");
    first.play(0, "tile red K4");
    EXPECT_EQ(asked(first),
              R"(building {"cell":"K4","color":"red","standing":null,"sites":["I4","J4","K4"]})");
}

TEST(TigrisAsked, AMonumentTellsTheSquaresAndTheMonumentsLeft) {  // TE-10.2, TE-10.3
    Tigris t(R"(tigris
board
      G  H  I  J  K  L  M
 3    .  r  r  r  .  .  .
 4    .  r  .  r  .  #  #
 5    .  .  .  .  .  #  #
monument black-red L4 black
hand 0 red 1)");
    t.play(0, "tile red I4");
    EXPECT_EQ(asked(t), R"(monument {"cell":"I4","color":"red","corners":["H3","I3"],)"
                        R"("monuments":["red-blue","red-green"]})");
}

TEST(TigrisAsked, TreasuresAreToldWithPriorityAndWhatMayStay) {  // TE-11.4, TE-11.5
    Tigris t(R"(tigris
board
      A  B  C  D  E  F  G  H  I  J  K
 1    .  .  .  .  ~  ~  ~  ~  ~  g  r*
 2    .  r* k  k  .  g  g  g  g  g  .
 3    .  T0 .  ~  ~  r* .  .  .  .  .
hand 0 blue 1)");
    t.play(0, "tile blue E2");
    EXPECT_EQ(asked(t),
              R"(treasure {"treasures":["K1","B2","F3"],"priority":["B2"],"may_stay":["K1","F3"]})");
}

TEST(TigrisAsked, NothingIsAskedAtTheEnd) {  // TE-13.9
    Tigris t(
        "tigris\nhand 0 red 1 blue 1\nhand 1 red 3 black 3\nout red 43 blue 35 green 30 black 27\nbag\n");
    t.play(0, "swap red 1").expect_over();
    EXPECT_EQ(asked(t), "over {}");
}

}  // namespace
}  // namespace durbar::testing

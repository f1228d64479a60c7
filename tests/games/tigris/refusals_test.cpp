#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Rules;

/// What a refusal says: the rule, its key and the values it speaks of.
std::string refused(const Tigris& t, std::string_view move) {
    const auto read = Rules::parse(move);
    if (!read) return "unreadable";
    const auto broken = Rules::check(t.state(), read.value());
    return broken ? describe(refusal_of(Rules::kId, *broken)) : "legal";
}

TEST(TigrisRefusals, OfActionsNameWhatIsMissing) {
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    r  K0 .  K1 r
 5    .  .  x  .  x
hand 0 red 2 green 1
catastrophes 0 0)");
    EXPECT_EQ(refused(t, "tile blue A4"), R"(TE-5.1 tigris.tile_not_held {"color":"blue"})");
    EXPECT_EQ(refused(t, "tile red H4"), "TE-5.2 tigris.tile_square_taken");
    EXPECT_EQ(refused(t, "tile red A4"), "TE-5.3 tigris.only_farms_on_river");
    EXPECT_EQ(refused(t, "swap red 3"), R"(TE-7.1 tigris.swap_not_held {"color":"red","held":2})");
    EXPECT_EQ(refused(t, "swap black 1"), R"(TE-7.1 tigris.swap_not_held {"color":"black","held":0})");
    EXPECT_EQ(refused(t, "swap"), "TE-7.1 tigris.swap_nothing");
    EXPECT_EQ(refused(t, "withdraw trader"), R"(TE-4.12 tigris.leader_not_on_board {"color":"green"})");
    EXPECT_EQ(refused(t, "leader king H4"), "TE-4.10 tigris.leader_already_there");
    EXPECT_EQ(refused(t, "leader king K3"), "legal");
    EXPECT_EQ(refused(t, "leader king K4"), "TE-4.3 tigris.leader_square_taken");
    EXPECT_EQ(refused(t, "leader king C1"), "TE-4.4 tigris.leader_needs_temple");
    EXPECT_EQ(refused(t, "leader king A4"), "TE-4.5 tigris.leader_on_river");
    EXPECT_EQ(refused(t, "catastrophe A1"), "TE-6.1 tigris.no_catastrophe_left");
    EXPECT_EQ(refused(t, "commit 0"), "TE-3.1 tigris.no_action");
}

TEST(TigrisRefusals, OfFarmsNameTheRiver) {
    const Tigris t("tigris\nhand 0 blue 1\n");
    EXPECT_EQ(refused(t, "tile blue A1"), "TE-5.3 tigris.farm_off_river");
}

TEST(TigrisRefusals, OfCatastrophesNameWhatProtects) {
    const Tigris t(R"(tigris
board
      G  H  I  J  K
 3    #  #  .  .  .
 4    #  #  .  r  K1
 5    .  .  x  .  .
monument black-red G3 black
catastrophes 0 1)");
    EXPECT_EQ(refused(t, "catastrophe I5"), "TE-6.6 tigris.already_burnt");
    EXPECT_EQ(refused(t, "catastrophe G4"), "TE-6.4 tigris.catastrophe_on_monument");
    EXPECT_EQ(refused(t, "catastrophe K4"), "TE-6.5 tigris.catastrophe_on_leader");
    EXPECT_EQ(refused(t, "catastrophe B2"), "TE-6.3 tigris.catastrophe_on_treasure");
}

TEST(TigrisRefusals, OfSupportNameWhatIsHeld) {
    Tigris revolt(R"(tigris
board
      H  I  J  K  L
 4    .  r  K1 .  .
hand 0 red 1
hand 1 green 2)");
    revolt.play(0, "leader king I3");
    EXPECT_EQ(refused(revolt, "commit 2"), R"(TE-8.6 tigris.temples_not_held {"held":1})");
    EXPECT_EQ(refused(revolt, "pass"), "TE-3.9 tigris.conflict_open");
    revolt.play(0, "commit 0");
    EXPECT_EQ(refused(revolt, "commit 1"), R"(TE-8.6 tigris.temples_not_held {"held":0})");

    Tigris war(R"(tigris
board
      G  H  I  J  K  L
 4    r  K0 .  K1 r  .
 5    T0 .  .  .  T1 .
hand 0 green 3)");
    war.play(0, "tile green I4");
    EXPECT_EQ(refused(war, "war priest"), R"(TE-9.3 tigris.no_such_war {"color":"red"})");
    war.play(0, "war trader");
    EXPECT_EQ(refused(war, "commit 3"), R"(TE-9.13 tigris.supporters_not_held {"color":"green","held":2})");
}

TEST(TigrisRefusals, OfBuildingsNameTheLineTheyNeed) {
    Tigris t(R"(tigris
option buildings=on
board
      H  I  J  K  L  M
 4    .  k  k  k  .  .
 5    .  .  .  .  k  .
 6    k^ k  k  .  k  .
building black H6
hand 0 black 3)");
    t.play(0, "tile black L4").expect_decision("building");
    EXPECT_EQ(refused(t, "building L5"), R"(TE-15.5 tigris.building_needs_longer_line {"least":4})");
    EXPECT_EQ(refused(t, "building A1"), R"(TE-15.2 tigris.building_needs_line {"least":3})");
    EXPECT_EQ(refused(t, "pass"), "TE-3.1 tigris.action_under_way");
}

TEST(TigrisRefusals, OfMonumentsNameTheColourOrTheSquare) {
    Tigris t(R"(tigris
board
      G  H  I  J  K  L  M
 3    .  r  r  .  .  .  .
 4    .  r  .  .  .  #  #
 5    .  .  .  .  .  #  #
monument black-red L4 black
hand 0 red 1)");
    t.play(0, "tile red I4");
    EXPECT_EQ(refused(t, "monument black-red H3"), "TE-10.2 tigris.monument_built_already");
    EXPECT_EQ(refused(t, "monument blue-green H3"), R"(TE-10.2 tigris.monument_lacks_color {"color":"red"})");
    EXPECT_EQ(refused(t, "monument red-blue I4"), "TE-10.3 tigris.monument_needs_square");
    EXPECT_EQ(refused(t, "monument red-blue H3"), "legal");
}

TEST(TigrisRefusals, OfTreasuresNamePriorityOrTheKingdom) {
    Tigris t(R"(tigris
board
      A  B  C  D  E  F  G  H  I  J  K
 1    .  .  .  .  ~  ~  ~  ~  ~  g  r*
 2    .  r* k  k  .  g  g  g  g  g  .
 3    .  T0 .  ~  ~  r* .  .  .  .  .
hand 0 blue 1)");
    t.play(0, "tile blue E2").expect_decision("treasure");
    EXPECT_EQ(refused(t, "stay B2"), "TE-11.5 tigris.treasure_has_priority");
    EXPECT_EQ(refused(t, "stay I7"), "TE-11.5 tigris.treasure_not_in_kingdom");
    EXPECT_EQ(refused(t, "stay A1"), "TE-11.5 tigris.treasure_not_in_kingdom");
}

TEST(TigrisRefusals, OfChanceNameWhatCannotBeDrawn) {
    Tigris t(R"(tigris
hand 0 red 6
hand 1 blue 6
bag red 1 green 1
out red 40 blue 30 green 29 black 30)");
    t.play(0, "swap red 2");
    EXPECT_EQ(refused(t, "draw blue"), R"(TE-1.13 tigris.bag_lacks_color {"color":"blue"})");
    EXPECT_EQ(refused(t, "pass"), "TE-3.1 tigris.chance_first");
    Tigris start(Rules::initial({}, 2));
    while (Rules::decision(start.state()) == "draw") start.chance(start.legal().front());
    EXPECT_EQ(refused(start, "start 2"), R"(TE-1.12 tigris.start_seat_unknown {"seat":2})");
}

TEST(TigrisRefusals, NothingIsPlayedAfterTheEnd) {
    Tigris t(
        "tigris\nhand 0 red 1 blue 1\nhand 1 red 3 black 3\nout red 43 blue 35 green 30 black 27\nbag\n");
    t.play(0, "swap red 1");
    EXPECT_EQ(refused(t, "pass"), "TE-13.9 tigris.over");
}

}  // namespace
}  // namespace durbar::testing

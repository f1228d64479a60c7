#include <limits>

#include "games/tigris/table_reading.h"
#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::Rules;

TEST(TigrisTiles, ComeFromTheOwnHand) {  // TE-5.1
    Tigris t(R"(tigris
hand 0 red 1 blue 1
hand 1 green 3 black 3)");
    t.expect_illegal("tile green H4", "TE-5.1").expect_illegal("tile black H4", "TE-5.1");
    t.play(0, "tile red H4");
    t.expect_square("H4", "r").expect_hand(0, Color::Red, 0).expect_hand(0, Color::Blue, 1);
    t.expect_illegal("tile red H5", "TE-5.1");
    t.play(0, "tile blue E1");
    t.expect_square("E1", "b");
}

TEST(TigrisTiles, LieAloneOrBesideAnyRegion) {  // TE-5.1
    Tigris t(R"(tigris
board
      H  I  J  K  L
 3    .  .  .  .  .
 4    r  K1 .  g  .
hand 0 black 2)");
    t.expect_allowed("tile black A1");  // alone
    t.expect_allowed("tile black J4");  // beside a foreign kingdom and a region
    t.expect_allowed("tile black A2");  // beside a starting temple
}

TEST(TigrisTiles, AreNeverMovedLater) {  // TE-5.1
    int kept = 0;
    for_each_random_step(
        6, [&](const tigris::State& before, const tigris::Move&, const tigris::State& after) {
            int fresh = 0;
            int laid = 0;
            for (int cell = 0; cell < 176; ++cell) {
                const char was = letters(before, cell)[0];
                const char now = letters(after, cell)[0];
                if (std::string("rbgk").find(was) != std::string::npos && was == now) ++kept;
                if (std::string("rbgk").find(now) != std::string::npos && was != now) {
                    ++fresh;
                    EXPECT_TRUE(was == '.' || was == '~');
                }
            }
            for (unsigned seat = 0; seat < 4; ++seat)
                laid += before.hands[seat].total() - after.hands[seat].total();
            EXPECT_LE(fresh, 1);
            EXPECT_TRUE(fresh == 0 || laid == 1);  // it came from a hand, not from another square
        });
    EXPECT_GT(kept, 10'000);
}

TEST(TigrisTiles, GoOnlyToEmptySquares) {  // TE-5.2
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  g  .  .  #  #
 4    .  r  K1 .  #  #
 5    .  x  .  .  .  .
catastrophes 1 1
monument red-blue K3 red
hand 0 red 1 green 1)");
    t.expect_illegal("tile red H4", "TE-5.2");  // temple
    t.expect_illegal("tile red H3", "TE-5.2");  // market
    t.expect_illegal("tile green H3", "TE-5.2");
    t.expect_illegal("tile red I4", "TE-5.2");                                          // leader
    t.expect_illegal("tile red H5", "TE-5.2");                                          // catastrophe tile
    t.expect_illegal("tile red K3", "TE-5.2").expect_illegal("tile red L4", "TE-5.2");  // monument
    t.expect_illegal("tile red F3", "TE-5.2");                                          // starting temple
    t.expect_allowed("tile red J4");
}

TEST(TigrisTiles, FarmsGoToTheRiverAndAllOthersToLand) {  // TE-5.3
    Tigris t("tigris\nhand 0 red 1 blue 1 green 1 black 1\n");
    t.expect_illegal("tile red A4", "TE-5.3").expect_illegal("tile green A4", "TE-5.3");
    t.expect_illegal("tile black A4", "TE-5.3").expect_allowed("tile blue A4");
    t.expect_illegal("tile blue A5", "TE-5.3").expect_allowed("tile red A5");
    t.expect_allowed("tile green A5").expect_allowed("tile black A5");
}

TEST(TigrisTiles, EachColourHasItsTerrainOnBothBoards) {  // TE-5.3
    for (const std::string board : {"standard", "advanced"}) {
        Tigris t("tigris\noption board=" + board + "\nhand 0 red 1 blue 1 green 1 black 1\n");
        const int river = board == "standard" ? 41 : 39;
        const int land = board == "standard" ? 125 : 123;
        int found[4] = {};
        for (const auto& move : t.legal()) {
            if (move.starts_with("tile red")) ++found[0];
            if (move.starts_with("tile blue")) ++found[1];
            if (move.starts_with("tile green")) ++found[2];
            if (move.starts_with("tile black")) ++found[3];
        }
        EXPECT_EQ(found[0], land);
        EXPECT_EQ(found[1], river);
        EXPECT_EQ(found[2], land);
        EXPECT_EQ(found[3], land);
    }
}

TEST(TigrisTiles, NeverJoinThreeKingdoms) {  // TE-5.4
    Tigris t(R"(tigris
board
      G  H  I  J  K
 2    .  .  P0 .  .
 3    .  .  r  .  .
 4    K0 r  .  r  T1
 5    .  .  .  .  .
hand 0 green 1)");
    t.expect_illegal("tile green I4", "TE-5.4");  // no two of them share a leader colour
    t.expect_allowed("tile green H3").expect_allowed("tile green J3");
}

TEST(TigrisTiles, NeverJoinFourKingdoms) {  // TE-5.4
    Tigris t(R"(tigris
board
      H  I  J  K  L
 2    .  .  P0 .  .
 3    .  .  r  .  .
 4    K0 r  .  r  T1
 5    .  .  r  .  .
 6    .  .  F0 .  .
hand 0 green 1)");
    t.expect_illegal("tile green J4", "TE-5.4");
}

TEST(TigrisTiles, MayJoinTwoKingdomsAndLeaderlessRegions) {  // TE-5.4
    Tigris t(R"(tigris
board
      G  H  I  J  K
 2    .  .  .  .  .
 3    .  .  k  .  .
 4    K0 r  .  r  T1
 5    .  .  g  .  .
hand 0 black 1 red 1)");
    t.play(0, "tile black I4");
    t.expect_total_points(0).expect_square("I4", "k").expect_decision("action");
    t.play(0, "tile red I2");  // beside a former region: the king's now
    t.expect_points(0, Color::Red, 1);
}

TEST(TigrisTiles, MayTouchOneKingdomOnSidesThatLookLikeThree) {  // TE-5.4, TE-5.9
    Tigris t(R"(tigris
board
      G  H  I  J  K
 2    .  r  g  g  .
 3    .  r  .  r  .
 4    K0 r  k  P1 .
hand 0 green 1)");
    t.play(0, "tile green I3");  // one kingdom on all four sides
    t.expect_points(0, Color::Green, 1).expect_total_points(1);
}

TEST(TigrisTiles, GiveAPointToTheOwnerOfTheMatchingLeader) {  // TE-5.5
    const std::pair<const char*, Color> leaders[] = {
        {"P", Color::Red}, {"F", Color::Blue}, {"T", Color::Green}, {"K", Color::Black}};
    for (const auto& [letter, color] : leaders) {
        for (const char* const owner : {"0", "1"}) {
            Tigris t(std::string("tigris\nboard\n      A B C D\n 4 . . . .\n 5 . r ") + letter + owner +
                     " .\nhand 0 red 1 blue 1 green 1 black 1\n");
            const std::string name(tigris::color_name(color));
            t.play(0, "tile " + name + (color == Color::Blue ? " C4" : " D5"));
            t.expect_points(*owner - '0', color, 1).expect_total_points(1);  // whoever laid it
        }
    }
}

TEST(TigrisTiles, GiveTheKingAPointInTheirOwnColour) {  // TE-5.6
    for (const char* const tile : {"red D5", "green D5", "blue C4"}) {
        Tigris t(R"(tigris
board
      A  B  C  D
 4    .  .  .  .
 5    .  r  K1 .
hand 0 red 1 blue 1 green 1)");
        t.play(0, std::string("tile ") + tile);
        const auto color =
            tigris::parse_color(std::string(tile).substr(0, std::string(tile).find(' '))).value();
        t.expect_points(1, color, 1).expect_points(1, Color::Black, 0).expect_total_points(1);
    }
}

TEST(TigrisTiles, GiveTheKingNothingBesideAMatchingLeader) {  // TE-5.6
    Tigris t(R"(tigris
board
      H  I  J  K
 3    .  T1 .  .
 4    .  r  K0 .
hand 0 green 1)");
    t.play(0, "tile green K4");
    t.expect_points(1, Color::Green, 1).expect_points(0, Color::Green, 0).expect_total_points(1);
}

TEST(TigrisTiles, GiveNothingOutsideKingdoms) {  // TE-5.7
    Tigris t(R"(tigris
board
      H  I  J  K
 4    P0 r  .  r
hand 0 red 2)");
    t.play(0, "tile red A1");
    t.expect_total_points(0);
    t.play(0, "tile red A2");  // beside the temple B2
    t.expect_total_points(0);
}

TEST(TigrisTiles, GiveNothingWithoutKingOrMatchingLeader) {  // TE-5.7
    Tigris t(R"(tigris
board
      H  I  J  K
 3    .  F1 .  .
 4    P0 r  T1 .
hand 0 black 1 red 1)");
    t.play(0, "tile black K4");
    t.expect_total_points(0);
    t.play(0, "tile red I5");
    t.expect_points(0, Color::Red, 1).expect_total_points(1);
}

TEST(TigrisTiles, GiveNothingWhenTheyJoinTwoKingdoms) {  // TE-5.8
    Tigris t(R"(tigris
board
      G  H  I  J  K
 4    K0 r  .  r  T0
hand 0 green 1 black 1)");
    t.play(0, "tile green I4").expect_decision("action");  // no war, and yet no point
    t.expect_total_points(0);
    t.play(0, "tile black I5");
    t.expect_points(0, Color::Black, 1).expect_total_points(1);
}

TEST(TigrisTiles, GiveNothingWhenTheyJoinTwoKingdomsAtWar) {  // TE-5.8
    Tigris t(R"(tigris
board
      G  H  I  J  K
 4    K0 r  .  r  K1
 5    .  T0 .  .  .
hand 0 green 1 black 1)");
    t.play(0, "tile green I4");
    t.expect_total_points(0);
    t.play(0, "commit 1").play(1, "commit 0");
    t.expect_points(0, Color::Black, 1).expect_total_points(1);  // the war's, none for the market
}

TEST(TigrisTiles, TouchingOneKingdomOnSeveralSidesScoreOnce) {  // TE-5.9
    for (const char* const cell : {"I3", "J4", "K3"}) {
        Tigris t(R"(tigris
board
      H  I  J  K  L
 2    .  g  .  r  .
 3    r  .  k  .  r
 4    r  K0 .  r  r
 5    .  r  r  r  .
hand 0 green 1)");
        t.play(0, std::string("tile green ") + cell);
        t.expect_points(0, Color::Green, 1).expect_total_points(1);
        EXPECT_EQ(t.state().unification, tigris::kNoCell);
    }
}

TEST(TigrisTiles, JoiningAKingdomWithRegionsScoreAsAnyTileLaidIntoIt) {  // TE-5.9
    constexpr const char* kRegions = R"(tigris
board
      G  H  I  J  K
 3    .  .  g  .  .
 4    P1 r  .  r  .
 5    .  .  k  .  .
hand 0 red 1 green 1)";
    Tigris matching(kRegions);
    matching.play(0, "tile red I4").expect_decision("action");
    matching.expect_points(1, Color::Red, 1).expect_total_points(1).expect_square("I4", "r");
    Tigris nobody(kRegions);
    nobody.play(0, "tile green I4").expect_decision("action");
    nobody.expect_total_points(0).expect_square("I4", "g");
}

TEST(TigrisTiles, TheLeadersThenStandingScoreAtOnce) {  // TE-5.10
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  r  r  .
 4    .  P1 r  .  .
 5    .  .  .  .  .
hand 0 red 1)");
    t.play(0, "tile red J4");
    t.expect_points(1, Color::Red, 1).expect_decision("monument");
    t.play(0, "monument red-green I3");
    t.expect_home(1, Color::Red).expect_points(1, Color::Red, 1).expect_total_points(1);
}

TEST(TigrisTiles, PointsNeverFall) {  // TE-5.11
    int gained = 0;
    for_each_random_step(12,
                         [&](const tigris::State& before, const tigris::Move&, const tigris::State& after) {
                             for (unsigned seat = 0; seat < 4; ++seat) {
                                 for (unsigned color = 0; color < 4; ++color) {
                                     EXPECT_GE(after.points[seat][color], before.points[seat][color]);
                                     gained += after.points[seat][color] - before.points[seat][color];
                                 }
                                 EXPECT_GE(after.treasures_owned[seat], before.treasures_owned[seat]);
                             }
                         });
    EXPECT_GT(gained, 100);
}

TEST(TigrisTiles, PointsDoNotFallAtTheLimitOfTheirNumbers) {  // TE-5.11
    Tigris t(R"(tigris
board
      H  I  J  K
 4    .  r  K0 .
hand 0 black 1)");
    auto& points = t.state().points[0][index(Color::Black)];
    points = std::numeric_limits<std::remove_reference_t<decltype(points)>>::max();
    const auto before = points;
    t.play(0, "tile black K4");
    EXPECT_GE(points, before);
}

}  // namespace
}  // namespace durbar::testing

#include "games/tigris/table_reading.h"
#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::Rules;

TEST(TigrisKingdoms, CornersDoNotTouch) {  // TE-2.1
    Tigris t(R"(tigris
board
      H  I  J  K  L
 3    .  .  .  .  .
 4    .  r  K0 .  .
 5    .  .  .  .  .
hand 0 black 2)");
    t.expect_illegal("leader priest H3", "TE-4.4");  // the temple is only across the corner
    t.play(0, "tile black K3");
    t.expect_total_points(0);
    t.play(0, "tile black K4");
    t.expect_points(0, Color::Black, 1).expect_total_points(1);
}

TEST(TigrisKingdoms, SquaresAtOppositeEdgesOfTheBoardDoNotTouch) {  // TE-2.1
    Tigris t(R"(tigris
board
      A  B  C
 5    K0 r  .
 6    .  .  .
hand 0 black 2)");
    t.expect_illegal("leader priest P5", "TE-4.5").expect_illegal("leader priest P6", "TE-4.4");
    t.play(0, "tile black P6");  // in the written order of squares it lies next to the row of A5
    t.expect_total_points(0);
    t.play(0, "tile black A6");
    t.expect_points(0, Color::Black, 1);
}

TEST(TigrisKingdoms, LeadersLinkLikeTilesAlsoToEachOther) {  // TE-2.2
    Tigris t(R"(tigris
board
      H  I  J  K  L
 3    .  .  .  .  .
 4    r  K0 P1 r  .
 5    .  .  .  .  .
hand 1 black 1
turn 1)");
    t.play(1, "tile black L4");  // the king is reached through temple and priest only
    t.expect_points(0, Color::Black, 1).expect_total_points(1);
}

TEST(TigrisKingdoms, ARegionGoesAsFarAsSidesAreShared) {  // TE-2.2
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  g  k  .  k  .
 4    r  r  .  .  g  g
 5    K0 .  .  .  .  k
 6    .  .  .  .  .  .
hand 0 green 2)");
    t.play(0, "tile green L6");  // beside the eastern region, which has no leader
    t.expect_total_points(0);
    t.play(0, "tile green J3");  // joins both: now they are one region with the king
    t.expect_points(0, Color::Green, 1).expect_total_points(1);
    EXPECT_EQ(t.state().unification, tigris::kNoCell);
}

TEST(TigrisKingdoms, FaceDownTilesLinkTheirRegion) {  // TE-2.3
    Tigris t(R"(tigris
board
      H  I  J  K  L
 3    .  .  #  #  .
 4    r  K0 #  #  .
 5    .  .  .  .  .
monument black-red J3 red
hand 0 black 1)");
    t.play(0, "tile black L4");
    t.expect_points(0, Color::Black, 1);
}

TEST(TigrisKingdoms, AKingdomReachedOnlyThroughFaceDownTilesIsTouched) {  // TE-2.3, TE-5.8
    Tigris t(R"(tigris
board
      G  H  I  J  K  L  M
 3    .  .  #  #  .  .  .
 4    r  K0 #  #  .  P1 r
 5    .  .  .  .  .  .  .
monument black-red I3 black
hand 0 green 1 black 1)");
    t.expect_illegal("leader trader K4", "TE-4.4");
    t.play(0, "tile green K4");  // the monument's kingdom and that of the priest: joined in peace, no point
    t.expect_total_points(0).expect_square("K4", "g");
    t.play(0, "tile black K5");               // one kingdom now
    t.expect_points(0, Color::Black, 1 + 1);  // and one for the monument at the end of the turn
    t.expect_total_points(2);
}

TEST(TigrisKingdoms, ALeaderMayNotJoinAKingdomReachedOnlyThroughFaceDownTiles) {  // TE-2.3, TE-4.6
    Tigris t(R"(tigris
board
      G  H  I  J  K  L  M
 3    .  .  #  #  .  .  .
 4    r  K0 #  #  .  r  P1
 5    .  .  .  .  .  .  .
monument black-red I3 black)");
    t.expect_illegal("leader trader K4", "TE-4.6").expect_allowed("leader trader L3");
}

TEST(TigrisKingdoms, AKingdomReachedOnlyThroughALeaderIsTouched) {  // TE-2.3
    Tigris t(R"(tigris
board
      H  I  J  K  L
 3    .  .  .  .  .
 4    r  K0 .  F1 r
 5    .  .  .  .  .
hand 0 green 2)");
    t.play(0, "tile green I5");  // below the king's disc
    t.expect_points(0, Color::Green, 1);
    t.play(0, "tile green J4");  // between two discs: joins two kingdoms
    t.expect_points(0, Color::Green, 1).expect_total_points(1);
}

TEST(TigrisKingdoms, TheTileUnderTheUnificationTileLinksItsRegion) {  // TE-2.3
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    r  K0 .  K1 r  .
 5    T0 .  .  .  T1 .
hand 0 green 1)");
    t.play(0, "tile green I4");
    t.expect_square("I4", "g+").expect_legal({"war trader", "war king"});
    t.play(0, "war trader").play(0, "commit 0").play(1, "commit 0");
    t.expect_home(0, Color::Green).expect_points(1, Color::Green, 1);
    t.expect_square("I4", "g+");  // the kings are linked by this tile alone, and go on
    t.expect_to_act(0).expect_decision("support").expect_legal({"commit 0"});
    EXPECT_EQ(t.state().conflict.leaders, Color::Black);
    t.play(0, "commit 0").play(1, "commit 0");
    t.expect_home(0, Color::Black).expect_points(1, Color::Black, 1).expect_square("I4", "g");
    t.expect_to_act(0).expect_decision("action");
}

TEST(TigrisKingdoms, CatastropheTilesAndEmptySquaresLinkNothing) {  // TE-2.4
    Tigris t(R"(tigris
board
      H  I  J  K  L
 3    .  r  .  g  .
 4    r  K0 x  g  .
 5    .  .  .  .  .
catastrophes 0 1
hand 0 black 1 green 1)");
    t.play(0, "tile black L4");
    t.expect_total_points(0);
    t.play(0, "tile green J3");  // fills the gap between I3 and K3
    t.expect_points(0, Color::Green, 1).expect_total_points(1);
}

TEST(TigrisKingdoms, RiversDoNotBreakALink) {  // TE-2.4
    Tigris t(R"(tigris
board
      A  B  C  D  E
 4    .  .  b  b  .
 5    r  K0 g  .  .
 6    .  .  .  .  .
hand 0 black 1)");
    t.play(0, "tile black E4");  // on land, at the far end of the farms
    t.expect_points(0, Color::Black, 1);
}

TEST(TigrisKingdoms, OwnersTreasuresMonumentsAndBuildingsMakeNoDifferenceToLinks) {  // TE-2.4
    Tigris t(R"(tigris
option buildings=on
board
      F  G  H  I  J  K
 2    K0 .  .  .  .  .
 3    r* r^ #  #  P1 .
 4    .  .  #  #  r  .
building red G3
monument red-green H3 green
turn 1
hand 1 black 1)");
    t.play(1, "tile black K3");  // K0 - treasure - building - monument - a foreign priest
    t.expect_points(0, Color::Black, 1).expect_total_points(1);
}

TEST(TigrisKingdoms, AtTheStartThereAreOneTileRegionsAndNoKingdom) {  // TE-2.5
    for (const std::string board : {"standard", "advanced"}) {
        Tigris t("tigris\noption board=" + board + "\nhand 0 red 2 blue 2 green 1 black 1\n");
        const auto regions = regions_of(t.state());
        EXPECT_EQ(regions.size(), board == "standard" ? 10U : 14U);
        for (const auto& region : regions) EXPECT_EQ(region.size(), 1U);
        int tiles = 0;
        for (const auto& move : t.legal()) {
            if (!move.starts_with("tile")) continue;
            ++tiles;
            Tigris laid(t.state());
            laid.play(0, move).expect_to_act(0).expect_decision("action");
            laid.expect_total_points(0);
        }
        EXPECT_EQ(tiles, board == "standard" ? 416 : 408);
    }
}

TEST(TigrisKingdoms, ALeaderMakesARegionAKingdom) {  // TE-2.5
    Tigris t(R"(tigris
hand 0 red 2
hand 1 red 2)");
    t.play(0, "tile red G3");
    t.expect_total_points(0);
    t.play(0, "leader priest F2").draw_all();
    t.play(1, "tile red H3");
    t.expect_points(0, Color::Red, 1).expect_total_points(1);
}

TEST(TigrisKingdoms, AKingdomMayHoldLeadersOfSeveralSeats) {  // TE-2.5
    Tigris t(R"(tigris
players 3
board
      H  I  J  K  L
 3    .  P2 .  .  .
 4    K0 r  T1 .  .
 5    .  .  .  .  .
hand 0 red 1 green 1)");
    t.play(0, "tile red I5");
    t.expect_points(2, Color::Red, 1).expect_total_points(1);
    t.play(0, "tile green K4");
    t.expect_points(1, Color::Green, 1).expect_total_points(2);
}

constexpr const char* kLine = R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    .  r  P0 r  K0 .
 5    .  .  .  .  .  .
hand 0 black 1)";

TEST(TigrisKingdoms, ALeaderWhoLeavesALineSplitsIt) {  // TE-2.6
    Tigris whole(kLine);
    whole.play(0, "tile black G4");
    whole.expect_points(0, Color::Black, 1);
    Tigris split(kLine);
    split.play(0, "withdraw priest").play(0, "tile black G4");  // a region without leaders now
    split.expect_total_points(0);
    Tigris rest(kLine);
    rest.play(0, "withdraw priest").play(0, "tile black L4");
    rest.expect_points(0, Color::Black, 1);
}

TEST(TigrisKingdoms, ALeaderWhoLeavesARingDoesNotSplitIt) {  // TE-2.6
    constexpr const char* kRing = R"(tigris
board
      G  H  I  J  K
 3    .  r  r  r  .
 4    P0 r  .  K0 .
 5    .  r  r  r  .
hand 0 red 1)";
    for (const char* const move : {"tile red K3", "tile red K5"}) {
        Tigris t(kRing);
        t.play(0, "withdraw king").play(0, move);
        t.expect_points(0, Color::Red, 1);
    }
}

TEST(TigrisKingdoms, ALeaderBeatenInARevoltMaySplitTheKingdom) {  // TE-2.6
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    .  r  K1 r  P1 .
 5    .  .  .  .  .  .
hand 0 red 2 green 1)");
    t.play(0, "leader king J3").play(0, "commit 2").play(1, "commit 0");
    t.expect_home(1, Color::Black).expect_square("I4", ".");
    t.play(0, "tile green G4");  // beside H4, which nothing links to the new king
    t.expect_points(0, Color::Red, 1).expect_total_points(1);
}

TEST(TigrisKingdoms, ATileThatLeavesMaySplitTheKingdom) {  // TE-2.6
    constexpr const char* kBridge = R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    r  K0 k  r  T1 .
 5    .  .  .  .  .  .
hand 0 green 1)";
    Tigris whole(kBridge);
    whole.play(0, "tile green G5");
    whole.expect_points(1, Color::Green, 1).expect_total_points(1);
    Tigris split(kBridge);
    split.play(0, "catastrophe I4").play(0, "tile green G5");  // the trader is out of reach, the king scores
    split.expect_points(0, Color::Green, 1).expect_total_points(1);
}

TEST(TigrisKingdoms, NoKingdomHoldsTwoLeadersOfOneColourOutsideAConflict) {  // TE-2.7
    const auto twins = Rules::parse_position("tigris\nboard\n  H I J\n4 K0 r K1\n");
    EXPECT_FALSE(twins);
    int conflicts = 0;
    for_each_random_step(12, [&](const tigris::State&, const tigris::Move&, const tigris::State& after) {
        if (after.conflict.kind != tigris::ConflictKind::None) {
            ++conflicts;
            EXPECT_NE(after.conflict.attacker, after.conflict.defender);
            return;
        }
        if (after.unification != tigris::kNoCell) return;
        for (const auto& region : regions_of(after)) {
            auto leaders = leaders_in(after, region);
            std::sort(leaders.begin(), leaders.end());
            EXPECT_EQ(std::adjacent_find(leaders.begin(), leaders.end()), leaders.end()) << leaders;
        }
    });
    EXPECT_GT(conflicts, 100);
}

}  // namespace
}  // namespace durbar::testing

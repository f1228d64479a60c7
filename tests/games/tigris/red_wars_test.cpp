#include <string>

#include "games/tigris/conflict_reading.h"

namespace durbar::testing {
namespace {

using tigris::Color;

/// The war of priests that seat 0 has begun against seat 1.
void expect_strength(const Tigris& t, int attack, int defence) {
    expect_war(t, Color::Red, 0, attack, 1, defence);
}

TEST(TigrisRedWar, ATempleWithATreasureCountsButStaysAndDoesNotScore) {  // TE-9.18, TE-9.23
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    r  P0 .  .  .
 5    .  .  r  .  .
 6    .  .  r  P1 .
 7    .  .  r* .  .
hand 0 red 3 black 1
)");
    t.play(0, "tile black I4");
    expect_strength(t, 1, 3);
    t.play(0, "commit 3").play(1, "commit 0");
    t.expect_points(0, Color::Red, 3).expect_total_points(3);                       // the priest, I5 and I6
    t.expect_square("I5", ".").expect_square("I6", ".").expect_square("I7", "r*");  // a region of one tile
    t.expect_home(1, Color::Red);
    EXPECT_EQ(t.state().out, (tigris::Counts{{5, 0, 0, 0}}));
}

TEST(TigrisRedWar, ATempleWhoseTreasureWasTakenIsNotProtected) {  // TE-9.18
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    r  P0 .  .  .
 5    .  .  r  .  .
 6    .  .  r  P1 .
 7    .  .  r  .  .
treasures 1 1
hand 0 red 3 black 1
)");
    t.play(0, "tile black I4").play(0, "commit 3").play(1, "commit 0");
    t.expect_points(0, Color::Red, 4).expect_total_points(4).expect_square("I7", ".");
}

TEST(TigrisRedWar, TemplesBesideAnyOtherLeaderCountButStayAndDoNotScore) {  // TE-9.19, TE-9.20, TE-9.23
    Tigris t(R"(tigris
players 3
board
      G  H  I  J  K  L  M
 3    .  .  .  .  F0 .  .
 4    r  P0 .  r  r  r  P1
 5    .  .  .  K1 .  r  .
 6    .  .  .  .  .  r  T2
hand 0 red 5 black 1
)");
    t.play(0, "tile black I4");
    expect_strength(t, 1, 5);
    t.play(0, "commit 5").play(1, "commit 0");
    t.expect_square("J4", "r");  // beside the loser's own king
    t.expect_square("K4", "r");  // beside the winner's farmer
    t.expect_square("L6", "r");  // beside a third player's trader
    t.expect_square("L4", ".");  // beside the beaten priest alone
    t.expect_square("L5", ".");  // beside no leader
    t.expect_points(0, Color::Red, 3).expect_total_points(3);
    t.expect_home(1, Color::Red);
    t.expect_square("J5", "K1").expect_square("K3", "F0").expect_square("M6", "T2");  // nobody else leaves
    EXPECT_EQ(t.state().out, (tigris::Counts{{7, 0, 0, 0}}));
}

TEST(TigrisRedWar, ATempleBesideTheBeatenPriestAndAnotherLeaderStays) {  // TE-9.20
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    r  P0 .  r  P1 r
 5    .  .  .  K1 .  .
hand 0 red 2 black 1
)");
    t.play(0, "tile black I4");
    expect_strength(t, 1, 2);
    t.play(0, "commit 2").play(1, "commit 0");
    t.expect_square("J4", "r").expect_square("L4", ".").expect_square("K4", ".").expect_square("J5", "K1");
    t.expect_points(0, Color::Red, 2).expect_total_points(2);
}

TEST(TigrisRedWar, ABeatenAttackerLosesOnlyHisUnprotectedTemples) {  // TE-9.18, TE-9.19, TE-9.20
    Tigris t(R"(tigris
board
      F  G  H  I  J  K
 3    r* r  .  .  .  .
 4    .  P0 r  .  P1 r
 5    .  .  T0 .  .  r
hand 0 black 1
hand 1 red 1
)");
    t.play(0, "tile black I4").play(0, "commit 0").play(1, "commit 1");  // 3 : 2 + 1
    t.expect_square("F3", "r*");                                         // treasure
    t.expect_square("G3", ".");                                          // beside the beaten priest alone
    t.expect_square("H4", "r");                                          // beside the trader
    t.expect_square("H5", "T0").expect_square("K4", "r").expect_square("K5", "r");
    t.expect_points(1, Color::Red, 2).expect_total_points(2);
}

// The king on J5 protects J4, unless he is beaten first.
const std::string kKingAndPriest = R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    r  P0 .  r  P1
 5    K0 .  .  K1 .
hand 0 red 1 black 1 green 1
)";

TEST(TigrisRedWar, ALeaderWhoLosesALaterWarStillProtects) {  // TE-9.21
    Tigris t(kKingAndPriest);
    t.play(0, "tile green I4").play(0, "war priest").play(0, "commit 1").play(1, "commit 0");
    t.expect_square("J4", "r").expect_points(0, Color::Red, 1);
    t.play(0, "commit 1").play(1, "commit 0");
    t.expect_home(1, Color::Black).expect_points(0, Color::Black, 1).expect_points(0, Color::Red, 1);
    t.expect_square("J4", "r");
}

TEST(TigrisRedWar, ALeaderBeatenInAnEarlierWarProtectsNoLonger) {  // TE-9.21, TE-9.19
    Tigris t(kKingAndPriest);
    t.play(0, "tile green I4").play(0, "war king").play(0, "commit 1").play(1, "commit 0");
    t.expect_home(1, Color::Black);
    t.play(0, "commit 1").play(1, "commit 0");
    t.expect_square("J4", ".").expect_points(0, Color::Red, 2).expect_points(0, Color::Black, 1);
}

TEST(TigrisRedWar, ProtectionIsJudgedForAllTemplesAtOnce) {  // TE-9.21, TE-9.23
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  r  .
 4    r  P0 .  r  K1 r
 5    .  .  .  .  r  P1
 6    .  .  .  .  .  r
hand 0 red 5 black 1
)");
    t.play(0, "tile black I4");
    expect_strength(t, 1, 5);
    t.play(0, "commit 5").play(1, "commit 0");
    for (const auto* beside_the_king : {"J4", "K3", "L4", "K5"}) t.expect_square(beside_the_king, "r");
    t.expect_square("L6", ".").expect_square("K4", "K1");
    t.expect_points(0, Color::Red, 2);
}

TEST(TigrisRedWar, ATempleInAnotherPieceNeitherCountsNorGoes) {  // TE-9.10
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    r  P0 .  P1 r
 5    T0 .  r  g  T1
 6    .  .  .  .  .
hand 0 green 2 red 1 black 1
)");
    t.play(0, "tile black I4").play(0, "war trader").play(0, "commit 2").play(1, "commit 0");
    expect_strength(t, 1, 1);  // K4; I5 hangs on the unification tile by another side
    t.play(0, "commit 1").play(1, "commit 0");
    t.expect_square("K4", ".").expect_square("I5", "r").expect_points(0, Color::Red, 2);
}

TEST(TigrisRedWar, InWarsOfOtherColoursNothingIsProtected) {  // TE-9.22, TE-9.23
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  .  .  .  .  .
 4    r  K0 .  k  T1 r
 5    .  .  .  k  k  K1
hand 0 black 4 red 1
)");
    t.play(0, "tile red I4").play(0, "commit 4").play(1, "commit 0");  // 4 : 3
    for (const auto* settlement : {"J4", "J5", "K5"}) t.expect_square(settlement, ".");
    t.expect_points(0, Color::Black, 4).expect_total_points(4);
    t.expect_square("K4", "T1").expect_square("L4", "r");  // neither the trader nor a temple is touched
}

TEST(TigrisRedWar, InWarsOfOtherColoursTemplesAreNotTouched) {  // TE-9.22, TE-9.15
    Tigris t(R"(tigris
board
      H  I  J  K  L  M  N
 3    .  .  .  .  .  .  .
 4    .  r  K0 .  k  r  .
 5    .  .  .  .  .  K1 r*
 6    .  .  .  .  .  r  .
hand 0 black 2 red 1
)");
    t.play(0, "tile red K4").play(0, "commit 2").play(1, "commit 0");  // 2 : 1
    t.expect_square("L4", ".").expect_square("M4", "r").expect_square("M6", "r").expect_square("N5", "r*");
    t.expect_points(0, Color::Black, 2).expect_total_points(2);
}

}  // namespace
}  // namespace durbar::testing

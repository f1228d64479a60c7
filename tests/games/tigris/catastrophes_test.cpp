#include "games/tigris/table_reading.h"
#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::Rules;

TEST(TigrisCatastrophes, UseUpOneOfTheOwnTiles) {  // TE-6.1
    Tigris t(R"(tigris
board
      H  I  J
 4    x  .  .
catastrophes 0 1
hand 1 red 6)");
    t.play(0, "catastrophe J4");
    EXPECT_EQ(t.state().catastrophes[0], 0);
    EXPECT_EQ(t.state().catastrophes[1], 2);
    EXPECT_EQ(t.state().actions_done, 1);
    t.expect_illegal("catastrophe I4", "TE-6.1");
    t.play(0, "pass").draw_all().expect_to_act(1).expect_allowed("catastrophe I4");
}

TEST(TigrisCatastrophes, BothMayBePlayedInOneTurn) {  // TE-6.1
    Tigris t("tigris\nhand 0 red 6\nhand 1 red 6\n");
    t.play(0, "catastrophe A1")
        .play(0, "catastrophe B1")
        .play(1, "pass")
        .expect_illegal("catastrophe C1", "TE-6.1");
    t.expect_square("A1", "x").expect_square("B1", "x");
}

TEST(TigrisCatastrophes, GoToEmptyLandAndEmptyRiver) {  // TE-6.2
    Tigris t("tigris\n");
    t.play(0, "catastrophe A5");
    t.expect_square("A5", "x").expect_total_points(0);
    t.play(0, "catastrophe A4");
    t.expect_square("A4", "x").expect_total_points(0);
    EXPECT_EQ(t.state().out.total(), 0);
}

TEST(TigrisCatastrophes, CoverFaceUpTilesThatLeaveTheGame) {  // TE-6.2
    const std::pair<const char*, Color> tiles[] = {
        {"A5", Color::Red}, {"B4", Color::Blue}, {"C5", Color::Green}, {"D5", Color::Black}};
    for (const auto& [cell, color] : tiles) {
        Tigris t(R"(tigris
board
      A  B  C  D  E
 4    .  b  .  .  .
 5    r  r  g  k  .
 6    .  K0 .  .  .)");
        t.play(0, std::string("catastrophe ") + cell);
        t.expect_square(cell, "x").expect_total_points(0);
        EXPECT_EQ(t.state().out[color], 1);
        EXPECT_EQ(t.state().out.total(), 1);
        EXPECT_EQ(t.state().bag[color],
                  Tigris("tigris\n").state().bag[color] - (color == Color::Red ? 2 : 1));
    }
}

TEST(TigrisCatastrophes, MayNotCoverATreasure) {  // TE-6.3
    Tigris t(R"(tigris
board
      E  F  G
 3    .  r  .
treasures 1 1)");
    t.expect_illegal("catastrophe K1", "TE-6.3").expect_illegal("catastrophe B2", "TE-6.3");
    t.play(0, "catastrophe F3");  // its treasure has been taken
    t.expect_square("F3", "x");
}

TEST(TigrisCatastrophes, NoTreasureIsCoveredInTheOpening) {  // TE-6.3
    for (const std::string board : {"standard", "advanced"}) {
        Tigris t("tigris\noption board=" + board + "\n");
        int squares = 0;
        for (const auto& move : t.legal()) squares += move.starts_with("catastrophe") ? 1 : 0;
        EXPECT_EQ(squares, board == "standard" ? 176 - 10 : 176 - 14);
    }
}

TEST(TigrisCatastrophes, MayNotCoverAMonument) {  // TE-6.4
    Tigris t(R"(tigris
board
      H  I  J  K
 3    .  #  #  .
 4    .  #  #  k
monument black-green I3 black)");
    for (const char* const cell : {"I3", "J3", "I4", "J4"}) {
        t.expect_illegal(std::string("catastrophe ") + cell, "TE-6.4");
    }
    t.expect_allowed("catastrophe K4");
}

TEST(TigrisCatastrophes, ATreasureOnAMonumentIsNotCovered) {  // TE-6.4
    Tigris t(R"(tigris
board
      E  F  G  H
 3    .  #* #  .
 4    .  #  #  .
monument black-red F3 red)");
    t.expect_illegal("catastrophe G3", "TE-6.4");
    EXPECT_NE(Rules::check(t.state(), tigris::PlayCatastrophe{tigris::parse_cell("F3").value()}),
              std::nullopt);
}

TEST(TigrisCatastrophes, MayNotCoverALeader) {  // TE-6.5
    Tigris t(R"(tigris
board
      H  I  J  K
 4    K0 r  T1 .)");
    t.expect_illegal("catastrophe H4", "TE-6.5").expect_illegal("catastrophe J4", "TE-6.5");
    t.expect_allowed("catastrophe I4");
}

TEST(TigrisCatastrophes, MayNotCoverAnother) {  // TE-6.6
    Tigris t("tigris\nboard\n  H I J\n4 x . x\ncatastrophes 0 1\ncatastrophes 1 1\n");
    t.expect_illegal("catastrophe H4", "TE-6.6").expect_illegal("catastrophe J4", "TE-6.6");
    t.play(0, "catastrophe I4").expect_illegal("catastrophe I4", "TE-6.1");
}

TEST(TigrisCatastrophes, NothingGoesToTheirSquareAgain) {  // TE-6.7
    Tigris t(R"(tigris
board
      A  B  C
 4    .  x  .
 5    .  r  x
catastrophes 0 1
catastrophes 1 1
hand 0 red 1 blue 1 green 1 black 1)");
    t.expect_illegal("tile blue B4", "TE-5.2").expect_illegal("tile red C5", "TE-5.2");
    t.expect_illegal("tile green C5", "TE-5.2").expect_illegal("tile black C5", "TE-5.2");
    t.expect_illegal("leader king C5", "TE-4.3").expect_illegal("catastrophe C5", "TE-6.6");
}

TEST(TigrisCatastrophes, StayForTheRestOfTheGame) {  // TE-6.7
    int burnt = 0;
    for_each_random_step(12,
                         [&](const tigris::State& before, const tigris::Move&, const tigris::State& after) {
                             int left = 0;
                             for (const auto seat : after.catastrophes) left += seat;
                             int played = 0;
                             for (int cell = 0; cell < 176; ++cell) {
                                 EXPECT_TRUE(letters(before, cell) != "x" || letters(after, cell) == "x");
                                 played += letters(after, cell) == "x" ? 1 : 0;
                             }
                             EXPECT_EQ(played + left, 2 * after.players);
                             burnt += played;
                         });
    EXPECT_GT(burnt, 100);
}

TEST(TigrisCatastrophes, SendHomeEveryLeaderWhoLosesHisLastTemple) {  // TE-6.8
    Tigris t(R"(tigris
players 3
board
      H  I  J  K
 3    .  K0 .  .
 4    T1 r  P2 r
 5    .  F0 .  .)");
    t.play(0, "catastrophe I4");
    t.expect_home(0, Color::Black).expect_home(1, Color::Green).expect_home(0, Color::Blue);
    t.expect_square("I3", ".").expect_square("H4", ".").expect_square("I5", ".");
    t.expect_square("J4", "P2");  // K4 is left to him
    t.expect_total_points(0);
    EXPECT_EQ(t.state().out[Color::Red], 1);
}

TEST(TigrisCatastrophes, OnOtherTilesSendNobodyHome) {  // TE-6.8
    Tigris t(R"(tigris
board
      H  I  J  K
 4    r  K0 g  .
 5    .  k  .  .)");
    t.play(0, "catastrophe J4").play(0, "catastrophe I5");
    t.expect_square("I4", "K0");
}

TEST(TigrisCatastrophes, MaySplitAKingdomIntoFour) {  // TE-6.9
    constexpr const char* kCross = R"(tigris
board
      G  H  I  J  K  L  M
 2    .  .  .  K0 .  .  .
 3    .  .  .  r  .  .  .
 4    .  T0 r  g  r  P1 .
 5    .  .  .  r  .  .  .
 6    .  .  .  F1 .  .  .
hand 0 red 1)";
    Tigris whole(kCross);
    EXPECT_EQ(regions_of(whole.state()).size(), 11U);  // ten temples of the start, and the cross
    const std::pair<const char*, std::pair<int, int>> arms[] = {
        {"tile red K3", {-1, 0}},  // between two arms: joins the king's and the priest's, no point
        {"tile red J1", {0, 1}},   // the king's arm: he scores, the priest is elsewhere
        {"tile red M4", {1, 1}},   // the priest's arm
        {"tile red G4", {-1, 0}},  // the trader's arm: nobody
        {"tile red J7", {-1, 0}},  // the farmer's arm: nobody
    };
    for (const auto& [move, point] : arms) {
        Tigris t(kCross);
        t.play(0, "catastrophe J4");
        EXPECT_EQ(regions_of(t.state()).size(), 14U);
        t.play(0, move);
        t.expect_total_points(point.second);
        if (point.first >= 0) t.expect_points(point.first, Color::Red, 1);
    }
    whole.play(0, "tile red G4");
    whole.expect_points(1, Color::Red, 1);  // unsplit, the priest scores in every arm
}

TEST(TigrisCatastrophes, MaySplitAKingdomIntoEightWhenLeadersGoWithTheTemple) {  // TE-6.9
    Tigris t(R"(tigris
board
      H  I  J  K  L
 2    .  .  g  .  .
 3    .  k  K0 k  .
 4    g  P1 r  T0 g
 5    .  k  F1 k  .
 6    .  .  g  .  .
hand 0 green 1)");
    EXPECT_EQ(regions_of(t.state()).size(), 10U + 1U);
    t.play(0, "catastrophe J4");
    for (const auto color : tigris::kAllColors) t.expect_home(0, color).expect_home(1, color);
    EXPECT_EQ(regions_of(t.state()).size(), 10U + 8U);
    t.play(0, "tile green J3");  // joins regions, no kingdom is left
    t.expect_total_points(0);
}

}  // namespace
}  // namespace durbar::testing

#include "games/tigris/table_reading.h"
#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::Rules;

TEST(TigrisLeaders, APlayerMovesOnlyHisOwn) {  // TE-4.1
    Tigris t(R"(tigris
board
      H  I  J  K  L
 3    .  .  .  .  .
 4    .  r  K1 .  r
 5    .  .  .  .  .)");
    t.expect_illegal("withdraw king", "TE-4.12");  // only the other player's king stands
    t.play(0, "leader king L3");                   // his own comes from the supply
    t.expect_square("L3", "K0").expect_square("J4", "K1");
    t.play(0, "withdraw king");
    t.expect_square("L3", ".").expect_square("J4", "K1").expect_home(0, Color::Black);
}

TEST(TigrisLeaders, TheSameMovePlacesAndMoves) {  // TE-4.2
    Tigris t(R"(tigris
board
      H  I  J  K  L
 3    .  .  .  .  .
 4    .  r  .  r  .
 5    .  .  .  .  .)");
    t.play(0, "leader trader I3");
    t.expect_square("I3", "T0");
    t.play(0, "leader trader K5");  // across the board, into another region
    t.expect_square("I3", ".").expect_square("K5", "T0");
    EXPECT_EQ(t.state().leaders[0][index(Color::Green)], tigris::parse_cell("K5"));
    EXPECT_EQ(t.state().leader_squares.count(), 1);
}

TEST(TigrisLeaders, GoOnlyToEmptySquares) {  // TE-4.3
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  g  .  .  #  #
 4    .  r  K1 .  #  #
 5    .  x  .  .  .  .
catastrophes 1 1
monument red-blue K3 red)");
    t.expect_illegal("leader priest H4", "TE-4.3");  // temple
    t.expect_illegal("leader priest H3", "TE-4.3");  // market
    t.expect_illegal("leader priest I4", "TE-4.3");  // leader
    t.expect_illegal("leader king I4", "TE-4.3");
    t.expect_illegal("leader priest H5", "TE-4.3");  // catastrophe tile
    t.expect_illegal("leader priest K3", "TE-4.3").expect_illegal("leader priest L4", "TE-4.3");  // monument
    t.expect_allowed("leader priest G4");
}

TEST(TigrisLeaders, GoOnlyBesideAFaceUpTemple) {  // TE-4.4
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  g  .  .  #  #
 4    .  r  K1 .  #  #
 5    .  .  .  .  .  .
monument red-blue K3 red)");
    t.expect_illegal("leader priest I3", "TE-4.4");  // beside a market and a leader
    t.expect_illegal("leader priest J4", "TE-4.4");  // beside a leader and a face-down temple
    t.expect_illegal("leader priest K5", "TE-4.4");  // beside a face-down temple
    t.expect_illegal("leader priest I5", "TE-4.4");  // across a corner
    t.expect_illegal("leader priest A1", "TE-4.4");
    t.expect_allowed("leader priest H5");
}

TEST(TigrisLeaders, NeverGoToTheRiver) {  // TE-4.5
    Tigris t("tigris\n");
    t.expect_illegal("leader king E3", "TE-4.5");  // west of the temple F3
    t.expect_illegal("leader king B7", "TE-4.5");  // north of the temple B8
    t.expect_illegal("leader king O5", "TE-4.5");  // east of the temple N5
    t.expect_illegal("leader king A4", "TE-4.5");  // no temple either
    t.expect_allowed("leader king F2").expect_allowed("leader king B9").expect_allowed("leader king M5");
}

TEST(TigrisLeaders, MayNotJoinTwoKingdoms) {  // TE-4.6
    for (const char* const seats : {"P0 F0", "P1 F1", "P0 F1"}) {
        const std::string pair(seats);
        Tigris t(std::string("tigris\nboard\n      G H I J K\n 4    r ") + pair.substr(0, 2) + " . r " +
                 pair.substr(3) + "\n");
        t.expect_illegal("leader trader I4", "TE-4.6");
        t.expect_allowed("leader trader J3");
    }
}

TEST(TigrisLeaders, MayJoinOneKingdomWithLeaderlessRegions) {  // TE-4.7
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  r  .  .
 4    K1 r  .  g  .
 5    .  .  k  .  .
hand 0 black 1)");
    t.play(0, "leader priest I4");
    t.expect_square("I4", "P0").expect_to_act(0).expect_decision("action");
    t.play(0, "tile black K4");  // beside the former region in the east
    t.expect_points(1, Color::Black, 1).expect_total_points(1);
}

TEST(TigrisLeaders, MayJoinSeveralRegionsIntoANewKingdom) {  // TE-4.7
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  k  .  .
 4    .  r  .  g  .
 5    .  .  k  .  .
hand 0 black 1)");
    t.play(0, "leader king I4").expect_decision("action");
    t.expect_square("I4", "K0");
    t.play(0, "tile black K4");
    t.expect_points(0, Color::Black, 1);
}

TEST(TigrisLeaders, AMovedLeaderIsLiftedFirst) {  // TE-4.8
    constexpr const char* kNeighbours = R"(tigris
board
      F  G  H  I  J
 2    K0 .  .  .  .
 3    r* .  r  P1 .
 4    .  .  .  .  .)";
    Tigris t(kNeighbours);
    t.expect_illegal("leader trader G3", "TE-4.6");  // the king makes F3 a kingdom
    t.expect_allowed("leader king G3");              // without him it is only a region
    t.play(0, "leader king G3");
    t.expect_square("F2", ".").expect_square("G3", "K0").expect_decision("action");
}

TEST(TigrisLeaders, ALiftedLeaderDoesNotLinkItsOldSquare) {  // TE-4.8
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    P1 r  K0 .  r
 5    .  .  .  .  T1)");
    t.expect_illegal("leader farmer J4", "TE-4.6");
    t.play(0, "leader king J4");  // beside the trader's kingdom only, once he has left I4
    t.expect_square("I4", ".").expect_square("J4", "K0").expect_decision("action");
}

TEST(TigrisLeaders, ABridgeMayNotMoveToAnotherSquareBetweenTheHalves) {  // TE-4.9
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  r  .  r  .
 4    F0 r  K0 r  T1
 5    .  .  .  .  .)");
    t.expect_illegal("leader king I3", "TE-4.6");  // H3 and J3 are two kingdoms once he is lifted
    t.expect_allowed("leader priest I3");          // while he stands they are one
    t.expect_allowed("leader king H5").expect_allowed("leader king J5");
}

TEST(TigrisLeaders, MayNotMoveToTheirOwnSquare) {  // TE-4.10
    Tigris t(R"(tigris
board
      H  I  J
 4    .  r  K0)");
    t.expect_illegal("leader king J4", "TE-4.10");
    t.expect_illegal("leader priest J4", "TE-4.3");
}

TEST(TigrisLeaders, MovingInsideTheOwnKingdomStartsNoRevolt) {  // TE-4.11
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    T1 r  K0 r  .
 5    .  P1 .  .  .)");
    t.play(0, "leader king H3").expect_to_act(0).expect_decision("action");
    t.expect_square("H3", "K0").expect_total_points(0);
    t.play(0, "leader king I4").draw_all().expect_to_act(1);
    t.expect_square("I4", "K0").expect_total_points(0);
}

TEST(TigrisLeaders, AWithdrawalReturnsAnOwnLeaderAndIsAnAction) {  // TE-4.12
    Tigris t(R"(tigris
board
      G  H  I  J  K
 4    T1 r  K0 r  .
 5    .  P1 .  .  .)");
    t.expect_illegal("withdraw trader", "TE-4.12").expect_illegal("withdraw priest", "TE-4.12");
    t.expect_illegal("withdraw farmer", "TE-4.12");
    t.play(0, "withdraw king");
    t.expect_home(0, Color::Black).expect_square("I4", ".");
    EXPECT_EQ(t.state().actions_done, 1);
    t.expect_illegal("withdraw king", "TE-4.12");
    t.play(0, "leader king I4").draw_all().expect_to_act(1);
    t.expect_square("I4", "K0");
}

TEST(TigrisLeaders, AWithdrawalMayTurnAKingdomIntoARegion) {  // TE-4.12, TE-2.5
    Tigris t(R"(tigris
board
      H  I  J  K  L
 4    .  r  r  .  r
 5    .  K0 .  .  P1)");
    t.expect_illegal("leader trader K4", "TE-4.6");
    t.play(0, "withdraw king").expect_allowed("leader trader K4");
}

TEST(TigrisLeaders, ScoreNothingByBeingPlaced) {  // TE-4.13
    Tigris t(R"(tigris
board
      H  I  J  K  L
 3    .  .  .  .  .
 4    k  r  K0 .  .
 5    .  .  .  .  .)");
    t.play(0, "leader priest I3").play(0, "leader trader I5").draw_all().expect_to_act(1);
    t.expect_square("I3", "P0").expect_square("I5", "T0").expect_total_points(0);
}

TEST(TigrisLeaders, ScoreNothingByBeingMovedOrWithdrawn) {  // TE-4.13
    Tigris t(R"(tigris
board
      H  I  J  K  L
 4    k  r  K0 .  .)");
    t.play(0, "leader king I3").play(0, "withdraw king");
    t.expect_total_points(0).expect_home(0, Color::Black);
}

TEST(TigrisLeaders, GoHomeWhenTheirLastTempleIsCovered) {  // TE-4.14
    Tigris t(R"(tigris
board
      H  I  J  K  L
 3    .  r  .  .  .
 4    K1 r  .  .  .
 5    .  T0 .  .  .)");
    t.play(0, "catastrophe I4");
    t.expect_home(1, Color::Black).expect_home(0, Color::Green);
    t.expect_square("H4", ".").expect_square("I5", ".");
}

TEST(TigrisLeaders, GoHomeWhenTheirLastTempleIsFlipped) {  // TE-4.14
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  r  r  .
 4    .  K1 r  .  P0
 5    .  .  T1 .  r
hand 0 red 1)");
    t.play(0, "tile red J4").play(0, "monument red-blue I3");
    t.expect_home(1, Color::Black).expect_home(1, Color::Green);
    t.expect_square("K4", "P0");  // K5 still lies face up
}

TEST(TigrisLeaders, TouchAFaceUpTempleInEveryStepOfRandomGames) {  // TE-4.14
    int leaders = 0;
    for_each_random_step(12, [&](const tigris::State&, const tigris::Move&, const tigris::State& after) {
        for (int cell = 0; cell < 176; ++cell) {
            if (!is_leader(letters(after, cell))) continue;
            ++leaders;
            const auto around = beside(cell);
            EXPECT_TRUE(std::any_of(around.begin(), around.end(), [&](int next) {
                return is_temple(letters(after, next));
            })) << tigris::cell_name(static_cast<tigris::Cell>(cell));
        }
    });
    EXPECT_GT(leaders, 1000);
}

TEST(TigrisLeaders, WithoutThemOnTheBoardNobodyWinsPoints) {  // TE-4.15
    int without = 0;
    int gained = 0;
    const auto stands = [](const tigris::State& state, unsigned seat) {
        const auto& own = state.leaders[seat];
        return std::any_of(own.begin(), own.end(), [](auto cell) { return cell != tigris::kNoCell; });
    };
    for_each_random_step(12,
                         [&](const tigris::State& before, const tigris::Move&, const tigris::State& after) {
                             for (unsigned seat = 0; seat < before.players; ++seat) {
                                 const bool more = after.points[seat] != before.points[seat];
                                 gained += more ? 1 : 0;
                                 if (stands(before, seat) || stands(after, seat)) continue;
                                 ++without;
                                 EXPECT_FALSE(more) << Rules::format_position(before);
                             }
                         });
    EXPECT_GT(without, 100);
    EXPECT_GT(gained, 100);
}

}  // namespace
}  // namespace durbar::testing

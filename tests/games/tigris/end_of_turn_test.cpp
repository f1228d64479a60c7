#include "games/tigris/tigris_setups.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::Rules;

TEST(TigrisEndOfTurn, MonumentPointsThenRefillThenTheNextSeat) {  // TE-12.1
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    K0 r  #  #  .
 5    .  .  #  #  .
 6    .  .  .  .  .
monument black-red I4 red
hand 0 red 4
hand 1 blue 6
)");
    t.play(0, "pass");
    t.expect_points(0, Color::Black, 1);  // before the first tile is drawn
    t.expect_chance().expect_decision("draw");
    EXPECT_EQ(t.state().turn, 0);
    t.chance("draw green").chance("draw green");
    t.expect_hand(0, Color::Green, 2);
    t.expect_to_act(1).expect_decision("action");
    EXPECT_EQ(t.state().turn, 1);
    EXPECT_EQ(t.state().actions_done, 0);
    t.expect_total_points(1);
}

TEST(TigrisEndOfTurn, TheEndIsCheckedAfterTheRefill) {  // TE-12.1, TE-13.2
    Tigris t(R"(tigris
hand 0 red 5
hand 1 blue 6
)");
    leave_treasures(t, 0, {"B2", "K1"});
    t.play(0, "pass").expect_chance();
    t.chance("draw green").expect_over();
    t.expect_hand(0, Color::Green, 1);
    EXPECT_EQ(t.state().turn, 0);
}

TEST(TigrisEndOfTurn, AFullHandDrawsNothing) {  // TE-12.7
    Tigris t(R"(tigris
players 4
turn 3
hand 0 red 6
hand 1 blue 6
hand 2 green 6
hand 3 black 6
)");
    t.play(3, "pass").expect_to_act(0).expect_decision("action");
    EXPECT_EQ(t.state().turn, 0);
}

/// Archer's king and Bull's priest in one kingdom with the black-red monument; Bull's other king far away.
constexpr std::string_view kShared = R"(tigris
board
      G  H  I  J  K  L
 3    .  P1 .  .  .  .
 4    K0 r  #  #  k  .
 5    .  .  #  #  .  r
 6    .  .  .  .  .  K1
monument black-red I4 red
hand 0 red 6
hand 1 red 6
)";

TEST(TigrisEndOfTurn, OnlyTheActivePlayerScoresFromMonuments) {  // TE-12.2
    Tigris t(kShared);
    t.play(0, "pass");
    t.expect_points(0, Color::Black, 1);
    t.expect_total_points(1);
    t.play(1, "pass");
    t.expect_points(1, Color::Red, 1);
    t.expect_points(1, Color::Black, 0);  // his king is in another kingdom
    t.expect_total_points(2);
    t.play(0, "pass");
    t.expect_points(0, Color::Black, 2);  // again at the end of each own turn
    t.expect_total_points(3);
}

TEST(TigrisEndOfTurn, AMonumentPaysOnlyLeadersOfItsColoursInItsKingdom) {  // TE-12.2
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 3    .  F0 .  .  .  .
 4    T0 r  #  #  .  .
 5    .  .  #  #  .  r
 6    .  .  .  .  .  P0
monument black-red I4 red
hand 0 red 6
hand 1 red 6
)");
    t.play(0, "pass");
    t.expect_total_points(0);
}

TEST(TigrisEndOfTurn, BothColoursOfOneMonumentMayPayTheSamePlayer) {  // TE-12.3
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  P0 .  .  .
 4    K0 r  #  #  .
 5    .  .  #  #  .
monument black-red I4 red
hand 0 red 6
hand 1 red 6
)");
    t.play(0, "pass");
    t.expect_points(0, Color::Black, 1);
    t.expect_points(0, Color::Red, 1);
    t.expect_total_points(2);
}

TEST(TigrisEndOfTurn, TwoMonumentsOfALeadersColourPayTwoPoints) {  // TE-12.3, TE-12.2
    Tigris t(R"(tigris
board
      E  F  G  H  I  J  K
 4    #  #  K0 r  #  #  .
 5    #  #  k  F0 #  #  .
 6    .  .  .  .  .  .  .
monument black-red I4 red
monument black-blue E4 black
hand 0 red 6
hand 1 red 6
)");
    t.play(0, "pass");
    t.expect_points(0, Color::Black, 2);
    t.expect_points(0, Color::Blue, 1);
    t.expect_total_points(3);
}

TEST(TigrisEndOfTurn, AKingScoresFromMonumentsOnlyInBlack) {  // TE-12.4
    Tigris t(R"(tigris
board
      E  F  G  H  I  J  K
 4    #  #  K0 r  #  #  .
 5    #  #  k  .  #  #  .
 6    .  .  .  .  .  .  .
monument red-blue I4 red
monument black-green E4 black
hand 0 red 6
hand 1 red 6
)");
    t.play(0, "pass");
    t.expect_points(0, Color::Black, 1);
    t.expect_total_points(1);
}

TEST(TigrisEndOfTurn, EveryKingdomWithAnOwnLeaderPays) {  // TE-12.5
    Tigris t(R"(tigris
board
      E  F  G  H  I  J  K  L  M
 4    #  #  .  .  .  #  #  r  P0
 5    #  #  r  T0 .  #  #  .  .
 6    .  .  K0 .  .  .  .  .  .
monument black-red J4 red
monument black-green E4 black
hand 0 red 6
hand 1 red 6
)");
    t.play(0, "pass");
    t.expect_points(0, Color::Black, 1);
    t.expect_points(0, Color::Green, 1);
    t.expect_points(0, Color::Red, 1);
    t.expect_total_points(3);
}

TEST(TigrisEndOfTurn, AfterAPeacefulUnionLeadersOfBothSidesProfit) {  // TE-12.5
    Tigris t(R"(tigris
board
      E  F  G  H  I  J  K  L  M
 4    #  #  r  P0 .  .  .  .  .
 5    #  #  k  .  K0 r  T1 .  .
 6    .  .  .  .  .  .  .  .  .
monument black-red E4 red
done 1
hand 0 black 6
hand 1 red 6
)");
    t.play(0, "tile black H5");
    t.expect_points(0, Color::Red, 1);    // from the monument's own kingdom
    t.expect_points(0, Color::Black, 1);  // from the other one
    t.expect_total_points(2);             // and none for the tile that joins
    t.draw_all();
    t.play(1, "pass");
    t.expect_total_points(2);  // a trader has no part in a black-red monument
}

TEST(TigrisEndOfTurn, AMonumentBuiltInThisTurnPays) {  // TE-12.6
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    r  P0 r  r  .
 5    .  .  r  .  .
done 1
hand 0 red 1
)");
    t.play(0, "tile red J5");
    t.expect_points(0, Color::Red, 1);
    t.play(0, "monument black-red I4");
    t.expect_square("H4", "P0");  // G4 stays a temple
    t.expect_points(0, Color::Red, 2);
    t.expect_total_points(2);
    t.expect_chance();
}

TEST(TigrisEndOfTurn, TheActivePlayerRefillsFirstThenTheOthersClockwise) {  // TE-12.7
    Tigris t(R"(tigris
players 4
turn 2
hand 0 red 5
hand 1 red 3
hand 2 red 4
hand 3 red 5
)");
    const auto sizes = [&] {
        std::vector<int> totals;
        for (const auto& hand : t.state().hands) totals.push_back(hand.total());
        return totals;
    };
    using Sizes = std::vector<int>;
    t.play(2, "pass").expect_chance();
    t.chance("draw blue").chance("draw blue");
    EXPECT_EQ(sizes(), (Sizes{5, 3, 6, 5}));
    t.chance("draw blue");
    EXPECT_EQ(sizes(), (Sizes{5, 3, 6, 6}));
    t.chance("draw green");
    EXPECT_EQ(sizes(), (Sizes{6, 3, 6, 6}));
    t.chance("draw black").chance("draw black");
    EXPECT_EQ(sizes(), (Sizes{6, 5, 6, 6}));
    t.expect_chance();
    t.chance("draw black");
    EXPECT_EQ(sizes(), (Sizes{6, 6, 6, 6}));
    t.expect_to_act(3).expect_decision("action");
    t.expect_hand(2, Color::Blue, 2);
    t.expect_hand(0, Color::Green, 1);
    t.expect_hand(1, Color::Black, 3);
}

TEST(TigrisEndOfTurn, ADefenderWhoCommittedTilesRefillsToo) {  // TE-12.7
    Tigris t(R"(tigris
board
      G  H  I  J  K
 4    .  r  K1 .  .
 5    .  .  r  .  .
done 1
hand 0 blue 6
hand 1 red 3 blue 3
)");
    t.play(0, "leader king H5").play(0, "commit 0").play(1, "commit 3");
    t.expect_chance();
    EXPECT_EQ(t.state().hands[1].total(), 3);
    t.draw_all();
    EXPECT_EQ(t.state().hands[1].total(), 6);
    t.expect_to_act(1);
}

TEST(TigrisEndOfTurn, EveryHandHoldsSixTilesAtTheStartOfEveryTurn) {  // TE-12.8
    int turns = 0;
    for_each_random_state<Rules>({.games = 3}, [&](const tigris::State& state, Rng&) {
        if (Rules::decision(state) != "action" || state.actions_done != 0) return;
        ++turns;
        for (unsigned seat = 0; seat < state.players; ++seat) {
            ASSERT_EQ(state.hands[seat].total(), 6) << Rules::format_position(state);
        }
    });
    EXPECT_GT(turns, 500);
}

TEST(TigrisEndOfTurn, ExampleOfBullAndArcher) {  // TE-12.9
    // Archer is seat 0 with the priest, Bull seat 1 with the farmer; it is Bull's turn.
    Tigris t(R"(tigris
board
      G  H  I  J  K
 3    .  F1 .  .  .
 4    P0 r  #  #  .
 5    .  .  #  #  .
monument red-blue I4 red
turn 1
hand 0 red 6
hand 1 red 6
)");
    t.play(1, "pass");
    t.expect_points(1, Color::Blue, 1);
    t.expect_total_points(1);
    t.play(0, "pass");
    t.expect_points(0, Color::Red, 1);
    t.expect_total_points(2);
}

}  // namespace
}  // namespace durbar::testing

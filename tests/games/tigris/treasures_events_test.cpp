#include "games/tigris/tigris_setups.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::EventKind;
using tigris::Rules;

TEST(TigrisTreasures, ArePaidAfterAWar) {  // TE-11.7
    Tigris t(R"(tigris
board
      A  B  C  D  E  F  G
 1    .  K0 .  .  ~  ~  ~
 2    .  r* k  g  ~  g  .
 3    .  T0 .  ~  ~  r* K1
 4    ~  ~  ~  ~  .  .  .
hand 0 blue 1
)");
    t.play(0, "tile blue E2").expect_decision("support");
    t.expect_treasures(0, 0);
    t.play(0, "commit 0").play(1, "commit 0");
    t.expect_home(1, Color::Black);
    t.expect_points(0, Color::Black, 1);
    t.expect_treasures(0, 1);
    t.expect_square("B2", "r");
    t.expect_square("F3", "r*");
    t.expect_decision("action");
}

TEST(TigrisTreasures, AreNotPaidAcrossALinkThatTheWarHasCut) {  // TE-11.7, TE-9.24
    Tigris t(R"(tigris
board
      A  B  C  D  E  F  G
 1    .  K0 .  .  ~  ~  ~
 2    .  r* k  k  ~  k  .
 3    .  T0 .  ~  ~  r* K1
 4    ~  ~  ~  ~  .  .  .
hand 0 blue 1
)");
    t.play(0, "tile blue E2").play(0, "commit 0").play(1, "commit 0");
    t.expect_square("F2", ".");
    t.expect_points(0, Color::Black, 2);
    t.expect_treasures(0, 0);
    t.expect_square("B2", "r*");
    t.expect_square("F3", "r*");
}

TEST(TigrisTreasures, ArePaidAfterAPeacefulUnion) {  // TE-11.7, TE-9.4
    Tigris t(R"(tigris
board
      A  B  C  D  E  F  G
 1    .  .  .  .  ~  ~  ~
 2    .  r* k  g  ~  g  .
 3    .  T1 .  ~  ~  r* K0
 4    ~  ~  ~  ~  .  .  .
hand 0 blue 1
)");
    t.play(0, "tile blue E2");
    t.expect_square("E2", "b");
    t.expect_total_points(0);
    t.expect_treasures(1, 1);
    t.expect_treasures(0, 0);
    t.expect_square("B2", "r");
    t.expect_to_act(0).expect_decision("action");
}

/// An attacker on D2 links the temple of F3 to the kingdom of the west.
constexpr std::string_view kRevolt = R"(tigris
board
      A  B  C  D  E  F  G
 1    .  K1 .  .  ~  ~  ~
 2    .  r* r  .  b  g  .
 3    .  T1 .  ~  ~  r* .
 4    ~  ~  ~  ~  .  .  .
hand 0 red 2
)";

TEST(TigrisTreasures, ATraderWhoWinsTheRevoltTakesWhatHeHasLinked) {  // TE-11.7, TE-11.8
    Tigris t(kRevolt);
    t.play(0, "leader trader D2");
    t.expect_treasures(0, 0);
    t.expect_treasures(1, 0);
    t.play(0, "commit 1").play(1, "commit 0");
    t.expect_home(1, Color::Green);
    t.expect_points(0, Color::Red, 1);
    t.expect_treasures(0, 1);
    t.expect_treasures(1, 0);
    t.expect_square("B2", "r");
    t.expect_square("F3", "r*");
}

TEST(TigrisTreasures, ATraderWhoLosesTheRevoltLeavesNoLinkAndNoPayment) {  // TE-11.8
    Tigris t(kRevolt);
    t.play(0, "leader trader D2").play(0, "commit 0").play(1, "commit 0");
    t.expect_home(0, Color::Green);
    t.expect_square("D2", ".");
    t.expect_treasures(0, 0);
    t.expect_treasures(1, 0);
    t.expect_square("B2", "r*");
    t.expect_square("F3", "r*");
    t.expect_decision("action");
}

TEST(TigrisTreasures, WhatAnotherLeaderLinksByWinningGoesToTheTraderThere) {  // TE-11.8
    Tigris t(kRevolt);
    t.play(0, "leader king D2").play(0, "commit 1").play(1, "commit 0");
    t.expect_home(1, Color::Black);
    t.expect_square("D2", "K0");
    t.expect_treasures(1, 1);
    t.expect_treasures(0, 0);
    t.expect_square("B2", "r");
    t.expect_to_act(0).expect_decision("action");
}

TEST(TigrisTreasures, WhatAnotherLeaderLinksIsNotPaidIfHeLoses) {  // TE-11.8
    Tigris t(kRevolt);
    t.play(0, "leader king D2").play(0, "commit 0").play(1, "commit 0");
    t.expect_home(0, Color::Black);
    t.expect_treasures(0, 0);
    t.expect_treasures(1, 0);
    t.expect_square("B2", "r*");
    t.expect_square("F3", "r*");
}

/// A temple on F2 links the west and completes the square F2, whose temples are all the trader has.
constexpr std::string_view kMonument = R"(tigris
board
      A  B  C  D  E  F  G  H
 1    .  .  .  .  ~  ~  ~  ~
 2    .  r* k  k  b  .  r  .
 3    .  .  .  ~  ~  r* r  T0
 4    ~  ~  ~  ~  .  .  .  .
hand 0 red 1
)";

TEST(TigrisTreasures, StayIfTheMonumentSendsTheTraderHomeFirst) {  // TE-11.9
    Tigris t(kMonument);
    t.play(0, "tile red F2").expect_decision("monument");
    t.expect_treasures(0, 0);
    t.play(0, "monument red-green F2");
    t.expect_home(0, Color::Green);
    t.expect_treasures(0, 0);
    t.expect_square("B2", "r*");
    t.expect_square("F3", "#*");
    t.expect_decision("action");
}

TEST(TigrisTreasures, ArePaidAfterADeclinedMonument) {  // TE-11.9
    Tigris t(kMonument);
    t.play(0, "tile red F2").play(0, "no monument");
    t.expect_square("H3", "T0");
    t.expect_treasures(0, 1);
    t.expect_square("B2", "r");
    t.expect_square("F3", "r*");
}

// The kingdom of I2 comes first by its first square; neither its treasures nor its trader's seat do.
constexpr std::string_view kTwoPayingKingdoms = R"(tigris
board
      E  F  G  H  I  J  K  L  M  N
 1    ~  ~  ~  ~  ~  .  r* .  ~  .
 2    ~  .  .  .  g  .  .  .  ~  .
 3    ~  r* .  .  g  .  .  .  ~  ~
 4    .  .  .  .  g  .  .  .  .  ~
 5    .  .  .  .  g  .  .  .  T0 r*
 6    .  .  .  .  g  .  .  .  g  g
 7    .  .  .  T1 r* .  .  .  b  ~
 8    ~  ~  ~  .  g  .  .  .  b  .
 9    .  .  ~  ~  b  ~  ~  ~  b  .
10    .  r* k  k  k  .  k  k  k  .
11    .  .  .  .  .  .  r* .  .  .
)";

TEST(TigrisTreasures, TwoKingdomsMadeByHandAreReadOnlyWhileTreasuresArePaid) {  // TE-11.13, TE-11.10
    const auto read = Rules::parse_position(kTwoPayingKingdoms);
    ASSERT_FALSE(read);
    EXPECT_NE(describe(read.error()).find("TE-11.10"), std::string::npos) << read.error().message;
}

TEST(TigrisTreasures, TwoKingdomsMadeByHandPayInTheOrderOfTheirFirstSquares) {  // TE-11.13
    Tigris t(std::string(kTwoPayingKingdoms) + "agenda treasures; end-action\n");
    t.expect_to_act(1).expect_decision("treasure").expect_legal({"stay F10", "stay I7"});
    t.play(1, "stay F10");
    t.expect_treasures(1, 1);
    t.expect_to_act(0).expect_decision("treasure").expect_legal({"stay K11", "stay N5"});
    t.play(0, "stay K11");
    t.expect_treasures(0, 1);
    t.expect_square("N5", "r");
    t.expect_to_act(0).expect_decision("action");
    EXPECT_EQ(t.state().actions_done, 1);
}

TEST(TigrisTreasures, NoKingdomWithATraderHoldsTwoBetweenActions) {  // TE-11.10
    int kingdoms = 0;
    for_each_random_state<Rules>({.games = 3}, [&](const tigris::State& state, Rng&) {
        if (Rules::decision(state) != "action") return;
        for (int seat = 0; seat < state.players; ++seat) {
            const auto square = state.leaders[static_cast<unsigned>(seat)][index(tigris::kTrader)];
            if (square == tigris::kNoCell) continue;
            ++kingdoms;
            ASSERT_LE((region_of(state, square) & state.treasures).count(), 1)
                << Rules::format_position(state);
        }
    });
    EXPECT_GT(kingdoms, 1000);
}

TEST(TigrisTreasures, OnTheBoardAndOwnedAlwaysAddUp) {  // TE-11.11
    int owned_somewhere = 0;
    for_each_random_state<Rules>({.games = 3}, [&](const tigris::State& state, Rng&) {
        int owned = 0;
        for (const auto number : state.treasures_owned) owned += number;
        owned_somewhere += owned > 0 ? 1 : 0;
        const int all = state.options.board == tigris::BoardSide::Standard ? 10 : 14;
        ASSERT_EQ(state.treasures.count() + owned, all) << Rules::format_position(state);
    });
    EXPECT_GT(owned_somewhere, 100);
}

TEST(TigrisTreasures, OwnedOnesAreAPlainNumberWhereverTheyCameFrom) {  // TE-11.11
    constexpr std::string_view position = R"(tigris
board
      E  F  G  H  I  J  K  L
 1    ~  ~  ~  ~  ~  .  r* .
 2    ~  k  g  g  .  k  k  .
 3    ~  r* T0 .  .  .  .  .
hand 0 black 1
)";
    Tigris west(position);
    Tigris east(position);
    west.play(0, "tile black I2").play(0, "stay F3");
    east.play(0, "tile black I2").play(0, "stay K1");
    EXPECT_EQ(west.state().treasures_owned, east.state().treasures_owned);
    west.expect_treasures(0, 1);
    EXPECT_NE(west.text().find("\ntreasures 0 1\n"), std::string::npos) << west.text();
    EXPECT_NE(east.text().find("\ntreasures 0 1\n"), std::string::npos) << east.text();
}

TEST(TigrisTreasures, ExampleOfTheLionsFarm) {  // TE-11.12
    // Bull is seat 0 with the farmer, Lion seat 1 with the trader; the upper treasure is one of the corners.
    Tigris t(R"(tigris
board
      A  B  C  D  E  F  G
 1    .  F0 .  .  ~  ~  ~
 2    .  r* k  k  ~  g  .
 3    .  T1 .  ~  ~  r* .
 4    ~  ~  ~  ~  .  .  .
turn 1
hand 1 blue 1
)");
    t.play(1, "tile blue E2");
    t.expect_points(0, Color::Blue, 1);
    t.expect_total_points(1);
    t.expect_treasures(1, 1);
    t.expect_treasures(0, 0);
    t.expect_square("B2", "r");
    t.expect_square("F3", "r*");
    std::vector<EventKind> kinds;
    for (const auto& event : t.events()) kinds.push_back(event.kind);
    const auto point = std::find(kinds.begin(), kinds.end(), EventKind::Points);
    const auto treasure = std::find(kinds.begin(), kinds.end(), EventKind::TreasureTaken);
    ASSERT_NE(point, kinds.end());
    ASSERT_NE(treasure, kinds.end());
    EXPECT_LT(point, treasure);
}

}  // namespace
}  // namespace durbar::testing

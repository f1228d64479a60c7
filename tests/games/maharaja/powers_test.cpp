#include <algorithm>

#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {
namespace {

using Kinds = std::vector<maharaja::EventKind>;
using enum maharaja::EventKind;

bool has(const Kinds& kinds, maharaja::EventKind kind) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

TEST(MaharajaPowers, TheMogulHasNoneButHisNumber) {  // MJ-13.1
    Maharaja game(2, "agenda disc 1\n");
    game.play(1, "disc gold gold").expect_to_act(0).expect_gold({15, 15});
    EXPECT_EQ(game.kinds(), (Kinds{DiscSet, TurnBegan, DiscShown}));
    game.expect_legal({"gold disc", "end"});  // no free house, and nothing came by itself
}

TEST(MaharajaPowers, TheTradersCoinComesByItselfWhenTheTurnBegins) {  // MJ-13.2, E60
    Maharaja game(2, R"(
cards 0 trader
cards 1 sadhu
agenda disc 1
)");
    game.play(1, "disc gold gold").expect_to_act(0).expect_gold({16, 15});
    EXPECT_EQ(game.kinds(), (Kinds{DiscSet, TurnBegan, DiscShown, Coin}));
    game.expect_legal({"gold disc", "end"});  // no move exists for it
    game.play(0, "gold disc").play(0, "gold disc").play(0, "end").expect_gold({20, 15});
}

TEST(MaharajaPowers, TheTradersCoinComesAtTheSwap) {  // MJ-13.2
    Maharaja game(2, R"(
cards 0 mogul
cards 1 artisan
shown 0 gold character
)");
    game.play(0, "character trader").expect_gold({16, 15});
    EXPECT_EQ(game.kinds(), (Kinds{CardReturned, CardTaken, Coin}));
}

TEST(MaharajaPowers, TheTraderPaysOnceInATurn) {  // MJ-13.2, MJ-13.10, E60
    Maharaja game(2, R"(
cards 0 trader
cards 1 sadhu
agenda disc 1
disc 0 character character
)");
    game.play(1, "disc gold gold").expect_gold({16, 15});
    game.play(0, "character mogul").play(0, "character trader").expect_cards(0, "trader");
    game.expect_gold({16, 15});  // regained, but the coin has come
    EXPECT_FALSE(has(game.kinds(), Coin));
}

TEST(MaharajaPowers, EachHolderOfTheTraderGetsTheCoinInTheOwnTurn) {  // MJ-13.3, E61
    Maharaja game(3, R"(
cards 0 trader
cards 1 sadhu
cards 2 wandering_monk
agenda disc 2
disc 1 gold character
)");
    game.play(2, "disc gold gold").expect_gold({16, 15, 15});
    game.play(0, "gold disc").play(0, "gold disc").play(0, "end").expect_gold({20, 15, 15});
    game.play(1, "character trader").expect_gold({20, 16, 15});
    game.play(0, "choose mogul").expect_gold({20, 16, 15});
}

TEST(MaharajaPowers, TheSadhuDoublesOuterPalacesOnly) {  // MJ-13.4, E71
    Maharaja game(2, R"(
cards 0 sadhu
cards 1 mogul
palaces kota 0 0 0 1 1 - -
palaces jaipur 0 - - - - - -
architect 0 kota
)");
    game.expect_points(0, "kota", 3 + 2 + 2 + 1).expect_points(1, "kota", 2);
    game.expect_points(0, "jaipur", 3);  // the centre stays 3
    game.state().cards[0] = maharaja::card(maharaja::Character::Trader);
    game.expect_points(0, "kota", 3 + 1 + 1 + 1);
}

/// Seat 0 stands on the start with the Monk, whoever holds lower cards has played.
constexpr std::string_view kMonk = R"(
cards 0 wandering_monk
cards 1 mogul
cards 2 trader
played 1 2
turn 0
shown 0 gold character
village v17 1 2
village v21 1 1
village v18 2
)";

TEST(MaharajaPowers, TheBankPaysTheTollsOfTheMonkAndTheOwnersReceiveThem) {  // MJ-13.5, E22
    Maharaja game(3, std::string(kMonk) + "gold 0 0\n");
    game.play(0, "travel jodhpur r12").expect_gold({0, 18, 16});
    ASSERT_EQ(game.kinds(), (Kinds{Travelled, TollReceived, TollReceived}));
    game.expect_event("travelled", {{"toll", 4}, {"bank", true}});
    game.expect_event("toll_received", {{"seat", 1}, {"other", 0}, {"gold", 3}, {"bank", true}});
    game.expect_event("toll_received", {{"seat", 2}, {"other", 0}, {"gold", 1}, {"bank", true}});
    game.play(0, "travel start r12").expect_gold({0, 21, 17});  // every time
}

TEST(MaharajaPowers, WithoutTheMonkTheTravellerPays) {  // MJ-13.5, MJ-7.6
    std::string lines(kMonk);
    lines.replace(lines.find("wandering_monk"), std::string_view("wandering_monk").size(), "artisan");
    Maharaja game(3, lines);
    game.play(0, "travel jodhpur r12").expect_gold({11, 18, 16});
    game.expect_event("travelled", {{"toll", 4}, {"bank", false}});
    game.expect_events("toll_received", 2, {{"other", 0}, {"bank", false}});
}

TEST(MaharajaPowers, EvenTheMonkIsStoppedByAnEmptyVillage) {  // MJ-13.5, MJ-7.3, E18
    Maharaja(3, kMonk).expect_illegal("travel ajmer r13", "MJ-7.3");
}

TEST(MaharajaPowers, WithTheMonkGivenAwayTollsComeFromTheOwnGold) {  // MJ-13.6, E23
    Maharaja game(3, kMonk);
    game.play(0, "travel jodhpur r12").play(0, "character artisan").expect_gold({15, 18, 16});
    game.play(0, "travel start r12").expect_gold({11, 21, 17});
}

TEST(MaharajaPowers, WithTheMonkGainedTravelIsFreeFromThenOn) {  // MJ-13.6, E24
    Maharaja game(3, R"(
shown 0 gold character
village v17 1 2
village v21 1 1
)");
    game.play(0, "travel jodhpur r12").expect_gold({11, 18, 16});
    game.play(0, "character wandering_monk").expect_gold({11, 18, 16});  // nothing comes back
    game.play(0, "travel start r12").expect_gold({11, 21, 17});
}

TEST(MaharajaPowers, InAVillageWithAnOwnHouseTheMonkBringsNobodyAnything) {  // MJ-13.7
    Maharaja game(3, R"(
cards 0 wandering_monk
cards 1 mogul
cards 2 trader
played 1 2
village v17 0 1
village v21 2 2
)");
    game.play(0, "travel jodhpur r12").expect_gold({15, 15, 17});
    EXPECT_EQ(game.kinds(), (Kinds{Travelled, TollReceived}));
}

/// Seat 0 has nothing open but the Builder's power; it stands in Jaipur.
constexpr std::string_view kBuilder = R"(
cards 0 builder
cards 1 trader
cards 2 mogul
played 1 2
open disc
architect 0 jaipur
village v01 0
village v02 1 2
houses kota 0 1
)";

TEST(MaharajaPowers, TheBuilderBuildsOneHouseForFree) {  // MJ-13.8, MJ-13.9, E46
    Maharaja game(3, std::string(kBuilder) + "gold 0 0\n");
    game.play(0, "house builder jaipur").expect_houses(0, "jaipur", 1).expect_supply(0, 5).expect_gold({0});
    game.expect_illegal("house builder v03", "MJ-13.8").expect_illegal("move builder v01 v03", "MJ-13.8");
}

TEST(MaharajaPowers, TheBuilderMovesAHouseInstead) {  // MJ-13.8, E47
    Maharaja game(3, kBuilder);
    game.play(0, "move builder v01 jaipur").expect_village("v01", "").expect_houses(0, "jaipur", 1);
    game.expect_supply(0, 6).expect_gold({15});
    game.expect_illegal("move builder jaipur v03", "MJ-13.8").expect_illegal("house builder v03", "MJ-13.8");
}

TEST(MaharajaPowers, NobodyElseBuildsForFree) {  // MJ-13.8
    Maharaja(2, "open disc\nvillage v01 0\n")
        .expect_illegal("house builder v02", "MJ-13.8")
        .expect_illegal("move builder v01 v02", "MJ-13.8")
        .expect_legal({"end"});
}

TEST(MaharajaPowers, TheBuildersHouseObeysEveryRuleOfPlace) {  // MJ-13.9, E46
    Maharaja game(3, kBuilder);
    game.expect_illegal("house builder v02", "MJ-3.4").expect_illegal("house builder kota", "MJ-8.4");
    game.expect_illegal("move builder v01 v02", "MJ-8.14").expect_illegal("move builder v01 kota", "MJ-8.13");
    game.expect_illegal("move builder v01 v01", "MJ-8.12").expect_illegal("move builder v05 v06", "MJ-8.11");
    game.expect_allowed("move builder kota jaipur").expect_allowed("house builder v01");
}

TEST(MaharajaPowers, TheBuildersHouseComesFromTheSupply) {  // MJ-13.9, E46
    Maharaja game(3, std::string(kBuilder) + "supply 0 0\n");
    game.expect_illegal("house builder v03", "MJ-8.2").expect_allowed("move builder v01 v03");
}

TEST(MaharajaPowers, TheBuilderLostAndRegainedDoesNotWorkAgain) {  // MJ-13.10, E63
    Maharaja game(2, R"(
cards 0 builder
cards 1 artisan
shown 0 character character
)");
    game.play(0, "house builder v01").play(0, "character mogul").play(0, "character builder");
    game.expect_cards(0, "builder").expect_illegal("house builder v02", "MJ-13.8");
    game.expect_legal({"end"});
}

TEST(MaharajaPowers, TheBuilderLostUnusedIsLostAndMayBeRegained) {  // MJ-13.11
    Maharaja game(2, R"(
cards 0 builder
cards 1 artisan
shown 0 character character
)");
    game.play(0, "character mogul").expect_illegal("house builder v01", "MJ-13.8");
    game.play(0, "character builder").play(0, "house builder v01").expect_village("v01", "0");
}

TEST(MaharajaPowers, TheBuilderGainedInTheTurnIsUsedAtOnce) {  // MJ-13.11
    Maharaja game(2, "shown 0 gold character\n");
    game.expect_illegal("house builder v01", "MJ-13.8");
    game.play(0, "character builder").play(0, "house builder v01").expect_gold({15}).expect_supply(0, 5);
}

TEST(MaharajaPowers, WithTheArtisanEveryPalaceCostsNine) {  // MJ-13.12, E33, E37
    Maharaja game(2, R"(
cards 0 artisan
cards 1 mogul
played 1
shown 0 palace palace
architect 0 jaipur
gold 0 18
)");
    game.play(0, "palace disc central").expect_gold({9}).play(0, "palace disc outer").expect_gold({0});
    game.expect_palace("jaipur", 0, 0).expect_palace("jaipur", 1, 0).expect_stock(0, 5);
    game.expect_event("palace_built",
                      {{"city", "jaipur"}, {"site", "outer"}, {"slot", 1}, {"price", 9}, {"source", "disc"}});
}

TEST(MaharajaPowers, WithTheArtisanEightIsTooLittle) {  // MJ-13.12, E33
    Maharaja(2, R"(
cards 0 artisan
cards 1 mogul
played 1
shown 0 gold palace
architect 0 jaipur
gold 0 8
)")
        .expect_illegal("palace disc central", "MJ-9.1")
        .play(0, "gold disc")
        .expect_allowed("palace disc central");
}

TEST(MaharajaPowers, TheArtisansPriceIsThatOfTheMoment) {  // MJ-13.12
    Maharaja gained(2, R"(
shown 0 palace character
architect 0 jaipur
gold 0 9
)");
    gained.expect_illegal("palace disc central", "MJ-9.1").play(0, "character artisan");
    gained.play(0, "palace disc central").expect_gold({0});
    Maharaja lost(2, R"(
cards 0 artisan
cards 1 mogul
played 1
shown 0 palace character
architect 0 jaipur
gold 0 12
)");
    lost.play(0, "character sadhu").play(0, "palace disc central").expect_gold({0});
}

TEST(MaharajaPowers, ACardReceivedAfterTheOwnTurnGivesNothing) {  // MJ-13.13
    Maharaja game(3, R"(
cards 0 mogul
cards 1 sadhu
cards 2 artisan
played 0
turn 1
shown 1 gold character
)");
    game.play(1, "character mogul").play(0, "choose trader").expect_gold({15, 15, 15});
    game.play(1, "gold disc").play(1, "end").expect_gold({15, 17, 15}).expect_to_act(2);
}

TEST(MaharajaPowers, ACardReceivedBeforeTheOwnTurnWorksInThatTurn) {  // MJ-13.13
    Maharaja game(3, R"(
cards 0 mogul
cards 1 sadhu
cards 2 artisan
shown 0 gold character
)");
    game.play(0, "character sadhu").play(1, "choose trader").expect_gold({15, 15, 15});
    game.play(0, "gold disc").play(0, "end").expect_to_act(1).expect_gold({17, 16, 15});
}

TEST(MaharajaPowers, ABuilderReceivedBeforeTheOwnTurnWorksInThatTurn) {  // MJ-13.13
    Maharaja game(2, "shown 0 gold character\n");
    game.play(0, "character trader").play(1, "choose builder");
    game.expect_illegal("house builder v01", "MJ-13.8");  // seat 0 does not hold it
    game.play(0, "end").play(1, "house builder v01").expect_village("v01", "1");
}

TEST(MaharajaPowers, WhatACardBroughtStaysWhenItIsRobbed) {  // MJ-13.13
    Maharaja game(2, R"(
cards 0 trader
cards 1 sadhu
agenda disc 1
)");
    game.play(1, "disc gold character").play(0, "gold disc").play(0, "gold disc").play(0, "end");
    game.play(1, "character trader").play(0, "choose artisan").expect_gold({20, 16});
}

TEST(MaharajaPowers, WhereDiscAndBuilderBothDoThePlayerNamesOne) {  // MJ-13.14
    Maharaja game(2, R"(
cards 0 builder
cards 1 mogul
played 1
shown 0 house move_house
village v01 0
)");
    for (const auto* move :
         {"house disc v02", "house builder v02", "move disc v01 v02", "move builder v01 v02"}) {
        game.expect_allowed(move);
    }
    Maharaja free(game.state());
    free.play(0, "house builder v02").expect_gold({15}).expect_open("disc", "house move_house");
    game.play(0, "house disc v02").expect_gold({14}).expect_open("disc", "move_house");
    game.expect_allowed("house builder v03");
}

}  // namespace
}  // namespace durbar::testing

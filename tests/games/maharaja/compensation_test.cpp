#include <algorithm>

#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {
namespace {

using enum maharaja::EventKind;

TEST(MaharajaCompensation, AnOpenPartBringsEveryOtherPlayerTwoGold) {  // MJ-14.1, E48
    Maharaja game(3, "shown 0 gold house\n");
    game.play(0, "gold disc").play(0, "end");
    game.expect_gold({17, 15 + 2 + 1, 15 + 2});  // the next in turn is the Trader
}

TEST(MaharajaCompensation, APalaceGivenUpBesideItsHouseIsAnOpenPart) {  // MJ-14.1, E32
    Maharaja game(3, R"(
shown 0 gold palace_house
gold 0 5
)");
    game.play(0, "gold disc").play(0, "house disc v01").play(0, "end");
    game.expect_gold({6, 15 + 2 + 1, 15 + 2});
}

TEST(MaharajaCompensation, WithTwoPlayersTheOneRivalGetsIt) {  // MJ-14.1, E50
    Maharaja game(2, "shown 0 gold house\n");
    game.play(0, "house disc v01").play(0, "end").expect_gold({14, 15 + 2 + 1});
}

TEST(MaharajaCompensation, AFinishedDiscBringsNobodyAnything) {  // MJ-14.1
    Maharaja game(3, "shown 0 gold house\n");
    game.play(0, "gold disc").play(0, "house disc v01").play(0, "end");
    game.expect_gold({16, 15 + 1, 15});  // the coin is the Trader's
    const auto kinds = game.kinds();
    EXPECT_EQ(std::count(kinds.begin(), kinds.end(), Compensation), 0);
}

TEST(MaharajaCompensation, IsTwoHoweverMuchWasGivenUp) {  // MJ-14.2, E49
    Maharaja game(4, R"(
cards 0 mogul
cards 1 sadhu
cards 2 builder
cards 3 artisan
shown 0 two_houses palace_house
)");
    game.play(0, "end").expect_gold({15, 17, 17, 17});
    const auto kinds = game.kinds();
    EXPECT_EQ(std::count(kinds.begin(), kinds.end(), Compensation), 3);
}

/// What seat 1, with the Sadhu, gains when seat 0, with the Mogul, plays the moves and ends its turn.
int gain(std::string_view lines, const std::vector<std::string>& moves) {
    Maharaja game(2, "cards 0 mogul\ncards 1 sadhu\n" + std::string(lines));
    for (const auto& move : moves) game.play(0, move);
    game.play(0, "end");
    return game.gold(1) - 15;
}

TEST(MaharajaCompensation, IsDueForWantOfGold) {  // MJ-14.3
    constexpr std::string_view kPoor = R"(
shown 0 gold palace
architect 0 jaipur
gold 0 9
)";
    Maharaja(2, kPoor).play(0, "gold disc").expect_illegal("palace disc central", "MJ-9.1");
    EXPECT_EQ(gain(kPoor, {"gold disc"}), 2);
    EXPECT_EQ(
        gain("shown 0 gold palace\narchitect 0 jaipur\ngold 0 10\n", {"gold disc", "palace disc outer"}), 0);
}

TEST(MaharajaCompensation, IsDueForWantOfHouses) {  // MJ-14.3, E39
    constexpr std::string_view kBare = R"(
shown 0 house quarry
supply 0 0
)";
    Maharaja(2, kBare).expect_illegal("house disc v01", "MJ-8.2");
    EXPECT_EQ(gain(kBare, {}), 2);
    EXPECT_EQ(gain(kBare, {"quarry disc"}), 2);
    EXPECT_EQ(gain(kBare, {"quarry disc", "house disc v01"}), 0);
}

TEST(MaharajaCompensation, IsDueForAQuarryThatGaveLessThanTwo) {  // MJ-14.3, E40
    EXPECT_EQ(gain("shown 0 gold quarry\nsupply 0 18\n", {"gold disc", "quarry disc"}), 0);
    EXPECT_EQ(gain("shown 0 gold quarry\nsupply 0 19\n", {"gold disc", "quarry disc"}), 2);
    EXPECT_EQ(gain("shown 0 gold quarry\nsupply 0 20\n", {"gold disc"}), 2);
}

TEST(MaharajaCompensation, IsDueForWantOfSites) {  // MJ-14.3, E36
    constexpr std::string_view kFull = R"(
shown 0 gold palace
architect 0 jaipur
palaces jaipur 1 1 1 1 0 0 0
)";
    Maharaja(2, kFull)
        .expect_illegal("palace disc central", "MJ-9.4")
        .expect_illegal("palace disc outer", "MJ-9.4");
    EXPECT_EQ(gain(kFull, {"gold disc"}), 2);
}

TEST(MaharajaCompensation, IsDueForASecondPalaceWithOneInStock) {  // MJ-14.3, MJ-9.6, E38
    constexpr std::string_view kLast = R"(
shown 0 palace palace
architect 0 jaipur
palaces kota 0 0 0 0 0 0 -
gold 0 30
)";
    Maharaja game(2, kLast);
    game.play(0, "palace disc central").expect_stock(0, 0).expect_illegal("palace disc outer", "MJ-9.6");
    EXPECT_EQ(gain(kLast, {"palace disc central"}), 2);
}

TEST(MaharajaCompensation, IsDueForACityHouseThatWasNeverReached) {  // MJ-14.3, MJ-8.7, E31
    EXPECT_EQ(gain("shown 0 gold two_houses\n", {"gold disc", "house disc v01"}), 2);
    EXPECT_EQ(gain("shown 0 gold two_houses\narchitect 0 kota\n",
                   {"gold disc", "house disc v01", "house disc kota"}),
              0);
}

TEST(MaharajaCompensation, IsDueForAnUnusedCharacterAction) {  // MJ-14.3, E53
    EXPECT_EQ(gain("shown 0 gold character\n", {"gold disc"}), 2);
    EXPECT_EQ(gain("shown 0 gold character\n", {"gold disc", "character artisan"}), 0);
}

TEST(MaharajaCompensation, IsDueForGovernorsAndHousesThatStayed) {  // MJ-14.3
    EXPECT_EQ(gain("shown 0 gold governor\n", {"gold disc"}), 2);
    EXPECT_EQ(gain("shown 0 gold governor\n", {"gold disc", "governor disc jaipur"}), 0);
    EXPECT_EQ(gain("shown 0 gold move_house\nvillage v01 0\n", {"gold disc"}), 2);
    EXPECT_EQ(gain("shown 0 gold move_house\nvillage v01 0\n", {"gold disc", "move disc v01 v02"}), 0);
}

TEST(MaharajaCompensation, AnUnusedBuilderCostsNothing) {  // MJ-14.4, E51
    Maharaja game(2, R"(
cards 0 builder
cards 1 artisan
open disc
)");
    game.expect_allowed("house builder v01").play(0, "end").expect_gold({15, 15});
}

TEST(MaharajaCompensation, AnUnusedTokenCostsNothing) {  // MJ-14.4, E51
    Maharaja game(2, R"(
option extended1=on
cards 0 builder
cards 1 artisan
tokens 0 2
open disc
)");
    game.expect_allowed("token gold").play(0, "end").expect_gold({15, 15}).expect_tokens(0, 2);
}

TEST(MaharajaCompensation, OpenPartsOfATokenCostNothing) {  // MJ-14.5, E52
    Maharaja game(2, R"(
option extended1=on
cards 0 builder
cards 1 artisan
tokens 0 1
open disc
)");
    game.play(0, "token palace_house").play(0, "house token v01").expect_open("token", "palace");
    game.play(0, "end").expect_gold({14, 15});
}

TEST(MaharajaCompensation, TheDiscIsNotFinishedByATokenOfTheSameAction) {  // MJ-14.5, MJ-14.1
    Maharaja game(2, R"(
option extended1=on
cards 0 builder
cards 1 artisan
tokens 0 1
shown 0 gold quarry
open disc gold
)");
    game.play(0, "token gold").play(0, "gold token").expect_open("disc", "gold");
    game.play(0, "end").expect_gold({17, 17});
}

TEST(MaharajaCompensation, IsPaidBeforeTheNextDiscIsShown) {  // MJ-14.6
    Maharaja game(3, R"(
played 0
turn 1
)");
    game.play(1, "end").expect_gold({17, 15, 17});  // who has played gets it too
    const auto kinds = game.kinds();
    const auto paid = std::find(kinds.begin(), kinds.end(), Compensation);
    const auto shown = std::find(kinds.begin(), kinds.end(), DiscShown);
    ASSERT_NE(shown, kinds.end());
    EXPECT_LT(paid, shown);
}

TEST(MaharajaCompensation, IsPaidBeforeTheCityIsScored) {  // MJ-14.6
    Maharaja game(2, R"(
played 0
turn 1
houses kota 0 1
)");
    game.play(1, "end").expect_gold({15 + 2 + 10 + 5, 15});
    const auto kinds = game.kinds();
    EXPECT_LT(std::find(kinds.begin(), kinds.end(), Compensation),
              std::find(kinds.begin(), kinds.end(), CityScored));
}

TEST(MaharajaCompensation, CountsInTheLastRound) {  // MJ-14.6
    Maharaja game(2, R"(
round 10
cards 0 sadhu
cards 1 artisan
played 0
turn 1
gold 0 14
)");
    game.play(1, "end").expect_over().expect_gold({16, 15});
    EXPECT_EQ(maharaja::Rules::standing(game.state())[0].rank, 1);  // 14 gold would have been too little
}

}  // namespace
}  // namespace durbar::testing

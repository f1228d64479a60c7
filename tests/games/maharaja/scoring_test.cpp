#include <algorithm>

#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {
namespace {

using Kinds = std::vector<maharaja::EventKind>;
using enum maharaja::EventKind;

// The Maharaja stands in Kota: its governor is the highest of the usual track. In most positions everybody
// but the last seat has played, and its `end` scores the city.

TEST(MaharajaScoring, CountsArchitectHousesAndPalaces) {  // MJ-15.1
    Maharaja game(4, R"(
architect 0 kota
architect 1 jaipur
architect 2 kota
houses kota 1 1 2 2 3 4
palaces kota 2 2 0 0 - - -
)");
    game.expect_points(0, "kota", 1 + 2);          // architect, two outer palaces
    game.expect_points(1, "kota", 1);              // a house
    game.expect_points(2, "kota", 1 + 2 + 3 + 2);  // his outer palace counts 2: he holds the Sadhu
    game.expect_points(3, "kota", 4).expect_points(1, "jaipur", 1).expect_points(3, "jaipur", 0);
}

TEST(MaharajaScoring, VillageHousesCountNowhere) {  // MJ-15.1
    Maharaja game(2, "village v16 0\nvillage v28 0\n");
    game.expect_points(0, "kota", 0).expect_points(0, "jaipur", 0);
}

TEST(MaharajaScoring, AHouseAloneBringsAPayout) {  // MJ-15.2, MJ-15.4
    Maharaja game(2, R"(
played 0
turn 1
open disc
architect 0 jaipur
architect 1 kota
houses kota 0 1 1 1
)");
    game.play(1, "end").expect_gold({15 + 5, 15 + 10});
}

TEST(MaharajaScoring, AnArchitectAloneBringsAPayoutAndNothingThereBringsNone) {  // MJ-15.3, E66
    Maharaja game(3, R"(
played 0 1
turn 2
open disc
architect 0 kota
architect 1 kota
houses kota 1 1
architect 2 jaipur
houses jaipur 2 5
)");
    game.play(2, "end").expect_gold({15 + 7, 15 + 11, 15});
}

TEST(MaharajaScoring, AnArchitectOnTheStartOrElsewhereScoresNothing) {  // MJ-15.3, E72
    Maharaja game(3, R"(
played 0 1
turn 2
open disc
architect 0 start
architect 1 jaipur
architect 2 kota
)");
    game.expect_points(0, "kota", 0).expect_points(1, "kota", 0);
    game.play(2, "end").expect_gold({15, 15, 15 + 11 + 5});
}

TEST(MaharajaScoring, PaysTenAndFiveWithTwo) {  // MJ-15.4
    Maharaja game(2, "played 0\nturn 1\nopen disc\nhouses kota 0 1 1 2\n");
    game.play(1, "end").expect_gold({20, 25});
}

TEST(MaharajaScoring, PaysElevenSevenAndThreeWithThree) {  // MJ-15.4
    Maharaja game(3, "played 0 1\nturn 2\nopen disc\nhouses kota 0 2 1 1 2 3\n");
    game.play(2, "end").expect_gold({22, 18, 26});
}

TEST(MaharajaScoring, PaysTwelveNineSixAndThreeWithFour) {  // MJ-15.4, E67
    Maharaja game(4, "played 0 1 2\nturn 3\nopen disc\nhouses kota 0 4 1 5 2 6 3 1\n");
    game.play(3, "end").expect_gold({21, 24, 27, 18});
}

TEST(MaharajaScoring, PaysThirteenTenSevenFourAndOneWithFive) {  // MJ-15.4
    Maharaja game(5, "played 0 1 2 3\nturn 4\nopen disc\nhouses kota 0 5 1 4 2 3 3 2 4 1\n");
    game.play(4, "end").expect_gold({28, 25, 22, 19, 16});
}

TEST(MaharajaScoring, PlacesNobodyTakesAreNotPaid) {  // MJ-15.4, MJ-15.3, E69
    Maharaja game(5, "played 0 1 2 3\nturn 4\nopen disc\nhouses kota 1 1 3 2\n");
    game.play(4, "end").expect_gold({15, 25, 15, 28, 15});
}

TEST(MaharajaScoring, EqualPointsRankByTheCardAndNothingIsShared) {  // MJ-15.5, E68
    Maharaja game(3, R"(
cards 0 sadhu
cards 1 mogul
cards 2 trader
played 1 2
turn 0
open disc
houses kota 0 1 1 1 2 1
)");
    game.play(0, "end").expect_gold({15 + 3, 15 + 11, 15 + 7});
}

TEST(MaharajaScoring, ALowCardDoesNotBeatMorePoints) {  // MJ-15.5
    Maharaja game(2, "played 0\nturn 1\nopen disc\nhouses kota 0 1 1 2\n");
    game.expect_cards(0, "mogul").play(1, "end").expect_gold({20, 25});
}

TEST(MaharajaScoring, ASingleScorerGetsFiveMore) {  // MJ-15.6, E70
    Maharaja game(4, "played 0 1 2\nturn 3\nopen disc\narchitect 2 kota\n");
    game.play(3, "end").expect_gold({15, 15, 15 + 12 + 5, 15});
}

TEST(MaharajaScoring, WithNobodyThereNothingIsPaid) {  // MJ-15.6, E70
    Maharaja game(3, "played 0 1\nturn 2\nopen disc\nhouses jaipur 0 1\n");
    game.play(2, "end").expect_gold({15, 15, 15}).expect_round(2);
    const auto kinds = game.kinds();
    EXPECT_EQ(std::count(kinds.begin(), kinds.end(), CityScored), 1);
    EXPECT_EQ(std::count(kinds.begin(), kinds.end(), Payout), 0);
}

TEST(MaharajaScoring, TheSadhuCountsForWhoHoldsHimAtScoring) {  // MJ-15.7, E65
    Maharaja game(3, R"(
cards 0 sadhu
cards 1 mogul
cards 2 wandering_monk
played 0 1
turn 2
shown 2 character character
palaces kota - 0 0 - - - -
houses kota 1 3
)");
    game.expect_points(0, "kota", 4).play(2, "character sadhu").play(0, "choose builder");
    game.expect_points(0, "kota", 2).play(2, "character artisan").play(2, "end");
    game.expect_gold({15 + 7, 15 + 11, 15});
}

TEST(MaharajaScoring, TiesLookAtTheCardsHeldAtScoring) {  // MJ-15.7, MJ-15.5, E65
    Maharaja game(3, R"(
cards 0 mogul
cards 1 trader
cards 2 artisan
played 0 1
turn 2
shown 2 gold character
open disc character
houses kota 0 1 1 1
)");
    game.play(2, "character mogul").play(0, "choose sadhu").play(2, "end");
    game.expect_gold({15 + 7, 15 + 11, 15});  // the Trader is now lower than the Sadhu
}

TEST(MaharajaScoring, PaysInOrderOfRank) {  // MJ-15.8
    Maharaja game(3, "played 0 1\nturn 2\nopen disc\nhouses kota 0 2 1 1 2 3\n");
    game.play(2, "end");
    std::vector<std::array<int, 4>> paid;  // seat, rank, points, gold
    for (const auto& event : game.events()) {
        if (event.kind == Payout) paid.push_back({event.seat, event.rank, event.points, event.gold.value()});
    }
    EXPECT_EQ(paid, (std::vector<std::array<int, 4>>{{2, 1, 3, 11}, {0, 2, 2, 7}, {1, 3, 1, 3}}));
}

TEST(MaharajaScoring, PaysTheBonusLast) {  // MJ-15.8, MJ-15.6
    Maharaja game(2, "played 0\nturn 1\nopen disc\nhouses kota 0 2\n");
    game.play(1, "end");
    Kinds scored;
    for (const auto kind : game.kinds()) {
        if (kind == CityScored || kind == Payout || kind == MonopolyBonus) scored.push_back(kind);
    }
    EXPECT_EQ(scored, (Kinds{CityScored, Payout, MonopolyBonus}));
}

TEST(MaharajaScoring, TheBankPaysMoreThanAllCoinsOfTheBox) {  // MJ-10.2, MJ-15.4
    Maharaja game(2, "played 0\nturn 1\nopen disc\nhouses kota 0 2 1 1\ngold 0 205\ngold 1 205\n");
    game.play(1, "end").expect_gold({215, 210});
}

}  // namespace
}  // namespace durbar::testing

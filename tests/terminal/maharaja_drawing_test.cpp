#include <gmock/gmock.h>

#include "games/maharaja/maharaja_scenario.h"
#include "terminal/maharaja/drawing.h"

namespace durbar::testing {
namespace {

using maharaja::Rules;
using ::testing::HasSubstr;
using ::testing::Not;

/// Seat 0 with the Builder is on in Jaipur and has a token.
constexpr std::string_view kTable = R"(
option extended1=on
round 3
cards 0 builder
cards 1 mogul
cards 2 trader
played 1 2
turn 0
shown 0 gold character
architect 0 jaipur
village v16 1 2
village v08 0
houses kota 1 2
tokens 0 1
)";

std::string drawn(const Maharaja& game, int seat) {
    return maharaja::Drawing::draw(Rules::observe(game.state(), seat), Ink(false));
}

TEST(MaharajaDrawing, TellsWhatACityPaysBeforeAnybodyHasAPoint) {  // MJ-15.4
    const Maharaja game(3, "agenda disc 0\nmaharaja kota\n");
    const auto own = drawn(game, 0);
    EXPECT_THAT(own, HasSubstr("Kota as it stands: nobody has any points; it pays 11, 7, 3 gold by rank"));
}

TEST(MaharajaDrawing, LeavesRoomForTheLongestDisc) {
    const Maharaja game(2, "turn 0\nshown 0 palace_house palace_house\ncards 0 mogul\ncards 1 trader\n");
    const auto own = drawn(game, 0);
    EXPECT_THAT(own, HasSubstr("palace_house palace_house  1 Mogul"));
}

TEST(MaharajaDrawing, WarnsOfTheCompensationAndPricesTheRoads) {  // MJ-14.1, MJ-7.6
    const Maharaja game(3, kTable);
    const auto own = drawn(game, 0);
    EXPECT_THAT(own, HasSubstr("If you end the turn now, each other player gets 2 gold: open are take"));
    EXPECT_THAT(own, HasSubstr("r09 to Kota       2 gold: 1 to yellow, 1 to green"));
    EXPECT_THAT(own, HasSubstr("closed: no house in v12"));
    EXPECT_THAT(own, HasSubstr("NOW Kota, scored at the end of this round; NEXT Jaisalmer"));
    EXPECT_THAT(own, HasSubstr("Kota as it stands: 1 yellow 2 points 11 gold; 5 more for being alone"));
    const auto other = drawn(game, 1);
    EXPECT_THAT(other, Not(HasSubstr("If you end the turn now")));
}

TEST(MaharajaDrawing, WarnsOfASinglePartInTheSingular) {  // MJ-14.1
    EXPECT_THAT(drawn(Maharaja(2, "open disc gold\n"), 0), HasSubstr("open is take 2 gold."));
    EXPECT_THAT(drawn(Maharaja(2, ""), 0), HasSubstr("open are take 2 gold x2."));
}

TEST(MaharajaDrawing, KeepsTheOwnRowInItsColumns) {
    for (int seat = 0; seat < 5; ++seat) {
        EXPECT_THAT(drawn(Maharaja(5, ""), seat), HasSubstr(" you ")) << "seat " << seat;
    }
    EXPECT_THAT(drawn(Maharaja(2, ""), 1), HasSubstr(" 1 yellow  you 15 "));
}

TEST(MaharajaDrawing, ExplainsVillagesAsTheTableHasThem) {  // MJ-3.4, MJ-3.5
    EXPECT_THAT(drawn(Maharaja(2, ""), 0), HasSubstr("13:0 village v13 with a house of seat 0, 13:- free;"));
    EXPECT_THAT(drawn(Maharaja(3, ""), 0), HasSubstr("13:0- village v13 with a house of seat 0 and a free"));
}

TEST(MaharajaDrawing, HousesOfACityStayApart) {
    const std::string architects =
        "architect 0 kota\narchitect 1 kota\narchitect 2 kota\narchitect 3 kota\narchitect 4 kota\n";
    const Maharaja full(5, "houses kota 0 10 1 11 2 12 3 13 4 14\n" + architects);
    EXPECT_THAT(drawn(full, 0), HasSubstr("|0:10 1:11 2:12 3:13|"));
    EXPECT_THAT(drawn(full, 0), HasSubstr("|4:14 @0 @1 @2 @3 @4|"));
    const Maharaja half(5, "houses kota 0 1 1 2 2 3 3 4 4 5\narchitect 1 kota\n");
    EXPECT_THAT(drawn(half, 0), HasSubstr("|0:1 1:2 2:3 3:4 4:5|"));
    EXPECT_THAT(drawn(half, 0), HasSubstr("| @1                |"));
    EXPECT_THAT(drawn(Maharaja(5, "houses kota 1 2 4 10\n"), 0), HasSubstr("| 1:2 4:10          |"));
}

TEST(MaharajaDrawing, CountsTheCoinOfTheTraderForTheDisc) {  // MJ-13.2
    const std::string setting = "agenda disc 0\ncards 1 mogul\n";
    const std::string doubt = ", 12 gold  ! ";
    EXPECT_THAT(drawn(Maharaja(2, setting + "cards 0 trader\ngold 0 11\n"), 0), Not(HasSubstr(doubt)));
    EXPECT_THAT(drawn(Maharaja(2, setting + "cards 0 trader\ngold 0 10\n"), 0),
                HasSubstr(doubt + "with the Trader you have 11 gold"));
    EXPECT_THAT(drawn(Maharaja(2, setting + "cards 0 sadhu\ngold 0 11\n"), 0),
                HasSubstr(doubt + "you have 11 gold"));
}

TEST(MaharajaDrawing, KeepsHiddenGoldHidden) {  // MJ-21.2
    const Maharaja game(3, "option gold=hidden\ngold 0 11\ngold 1 22\ngold 2 33\n");
    auto richer = game.state();
    richer.gold[0] = 3;
    richer.gold[2] = 99;
    const auto seen_by = [&](int seat) {
        return maharaja::Drawing::draw(Rules::observe(richer, seat), Ink(false));
    };
    EXPECT_EQ(seen_by(1), drawn(game, 1));
    EXPECT_NE(seen_by(0), drawn(game, 0));
}

}  // namespace
}  // namespace durbar::testing

#include "games/maharaja/maharaja_openings.h"

namespace durbar::testing {
namespace {

using maharaja::EventKind;
using maharaja::Rules;

TEST(MaharajaFirstHouses, AreFourFreeOnesInFourLapsByCharacters) {  // MJ-3.1, MJ-3.2, E1
    auto game = with_cards({"artisan", "trader", "sadhu"});
    for (int lap = 0; lap < 4; ++lap) {
        for (const int seat : {1, 2, 0}) {
            game.expect_to_act(seat).expect_decision("place").expect_supply(seat, 4 - lap);
            const int village = 1 + 3 * lap + seat;
            game.play(seat, (village < 10 ? "place v0" : "place v") + std::to_string(village));
            game.expect_event("house_placed", {{"seat", seat}, {"lap", lap + 1}});
        }
    }
    game.expect_decision("disc").expect_gold({15, 15, 15});
    for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(maharaja::houses_on_board(game.state(), seat), 4);
    game.expect_village("v01", "0").expect_village("v02", "1").expect_village("v12", "2");
}

TEST(MaharajaFirstHouses, GoByTheAuctionedCharactersToo) {  // MJ-3.2, further 37
    maharaja::Options options;
    options.extended1 = true;
    auto game = with_track(2, options);
    game.play(0, "bid 0").play(1, "pass").play(0, "choose yogi").play(1, "choose mogul");
    game.play(1, "place v01").play(0, "place v02").play(1, "place v03").expect_to_act(0);
}

TEST(MaharajaFirstHouses, GoIntoAnyVillage) {  // MJ-3.3, E4
    auto game = with_cards({"mogul", "trader", "sadhu"});
    std::vector<std::string> villages;
    for (const auto name : maharaja::data::kVillageNames) villages.push_back("place " + std::string(name));
    game.expect_legal(villages).play(0, "place v30").expect_legal(villages).play(1, "place v01");
    game.expect_legal(villages).play(2, "place v14").expect_allowed("place v20");
}

TEST(MaharajaFirstHouses, DoNotGoIntoCitiesNorToTheStart) {  // MJ-3.3, E4
    EXPECT_FALSE(Rules::parse("place jaipur"));
    EXPECT_FALSE(Rules::parse("place start"));
    Maharaja game(3, "agenda place 0\n");
    for (const auto move : {"house disc jaipur", "house disc v01", "disc gold gold", "end", "choose mogul",
                            "travel jodhpur r12", "pass", "draw kota"}) {
        game.expect_illegal(move, "MJ-3.3");
    }
}

TEST(MaharajaFirstHouses, AreAtMostTwoInAVillageAlsoOfOnePlayer) {  // MJ-3.4, E2
    for (const int players : {3, 4, 5}) {
        std::string lap = "agenda place 0\nvillage v07 0\n";
        for (int seat = 1; seat < players; ++seat) {
            lap += "village v2" + std::to_string(seat) + " " + std::to_string(seat) + "\n";
        }
        Maharaja own(players, lap);
        own.play(0, "place v07").expect_village("v07", "00");
        own.expect_illegal("place v07", "MJ-3.4").expect_allowed("place v21");
        Maharaja mixed(players, "agenda place 1\nvillage v07 0\n");
        mixed.play(1, "place v07").expect_village("v07", "01").expect_illegal("place v07", "MJ-3.4");
    }
}

TEST(MaharajaFirstHouses, AreAtMostTwoInAVillageEverAfter) {  // MJ-3.4, E2
    Maharaja game(3, "shown 0 house house\nvillage v07 1\nvillage v08 1 2\nvillage v09 0\n");
    game.expect_illegal("house disc v08", "MJ-3.4").play(0, "house disc v07").expect_village("v07", "01");
    game.expect_illegal("house disc v07", "MJ-3.4").play(0, "house disc v09").expect_village("v09", "00");
}

TEST(MaharajaFirstHouses, AreOneInAVillageWithTwoPlayers) {  // MJ-3.5, E3
    auto game = with_cards({"mogul", "trader"});
    game.play(0, "place v07").expect_illegal("place v07", "MJ-3.5").play(1, "place v08");
    game.expect_illegal("place v07", "MJ-3.5")
        .expect_illegal("place v08", "MJ-3.5")
        .expect_allowed("place v09");
}

TEST(MaharajaFirstHouses, AreOneInAVillageWithTwoPlayersEverAfter) {  // MJ-3.5, MJ-8.14, E3
    Maharaja game(2, "shown 0 house move_house\nvillage v07 0\nvillage v08 1\nvillage v09 0\n");
    game.expect_illegal("house disc v07", "MJ-3.5").expect_illegal("house disc v08", "MJ-3.5");
    game.expect_illegal("move disc v07 v08", "MJ-8.14").expect_illegal("move disc v07 v09", "MJ-8.14");
    game.expect_allowed("house disc v10").play(0, "move disc v07 v10").expect_allowed("house disc v07");
    game.expect_illegal("house disc v10", "MJ-3.5");
}

TEST(MaharajaFirstHouses, AreFollowedBySixMoreAtHand) {  // MJ-3.6, MJ-1.8, E5
    for (const int players : {2, 5}) {
        Maharaja game = with_track(players);
        play_first_moves(game, "choose");
        const auto last = [&] {
            return maharaja::houses_on_board(game.state(), players - 1) == 3 &&
                   Rules::to_act(game.state()) == player(players - 1);
        };
        while (!last()) game.play(seat_of(Rules::to_act(game.state())), game.legal().front());
        game.expect_supply(0, 0).expect_quarry(0, 16).expect_supply(players - 1, 1);
        game.play(players - 1, game.legal().front());
        for (int seat = 0; seat < players; ++seat) {
            game.expect_supply(seat, 6).expect_quarry(seat, 10);
            EXPECT_EQ(maharaja::houses_on_board(game.state(), seat), 4);
        }
        const auto kinds = game.kinds();
        EXPECT_EQ(std::count(kinds.begin(), kinds.end(), EventKind::SupplyTaken), players);
    }
}

}  // namespace
}  // namespace durbar::testing

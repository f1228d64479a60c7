#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {
namespace {

// The worked examples of the rulebook. City A is Jaisalmer, city D Jodhpur.

TEST(MaharajaExamples, TomMaryAndAnna) {  // MJ-15.1, MJ-15.2
    Maharaja game(3, R"(
cards 0 mogul
cards 1 trader
cards 2 builder
architect 0 jaisalmer
architect 2 jaisalmer
houses jaisalmer 1 1 2 2
palaces jaisalmer 2 2 - - - - -
)");
    game.expect_points(0, "jaisalmer", 1);  // Tom: the architect
    game.expect_points(1, "jaisalmer", 1);  // Mary: a house
    game.expect_points(2, "jaisalmer", 7);  // Anna: architect, two houses, an outer and the central palace
}

TEST(MaharajaExamples, GreenPaysBlueAndRedForAVillage) {  // MJ-7.6, E15
    Maharaja game(4, R"(
played 0 1
turn 2
open disc
architect 2 jaisalmer
village v15 0 3
)");
    game.play(2, "travel udaipur r08").expect_gold({16, 15, 13, 16});
}

TEST(MaharajaExamples, GovernorsDAndFGoTwoFieldsDown) {  // MJ-11.1, E9
    Maharaja d(2, "shown 0 gold governor\n");            // from the bottom A B C D E F G
    d.play(0, "governor disc jodhpur");
    d.expect_track("jaisalmer jodhpur bikaner jaipur ajmer udaipur kota");
    Maharaja f(2, "shown 0 gold governor\n");
    f.play(0, "governor disc udaipur");
    f.expect_track("jaisalmer bikaner jaipur udaipur jodhpur ajmer kota");
}

/// Section 8: the Maharaja stands in A, governor D is the third from the bottom. Everybody has the houses of
/// the roads that he will take, since the rulebook names no tolls.
constexpr std::string_view kRound = R"(
agenda disc 0
track bikaner jaipur jodhpur ajmer udaipur kota jaisalmer
cards 0 mogul
cards 1 sadhu
cards 2 builder
cards 3 artisan
architect 0 bikaner
architect 1 udaipur
architect 2 udaipur
architect 3 bikaner
village v01 0
village v02 0
village v15 1 2
village v30 1
village v05 3
village v09 3
village v07 3
village v11 3
)";

void play_anna(Maharaja& game) {
    game.expect_to_act(0).play(0, "gold disc").play(0, "house disc v03").play(0, "travel jaisalmer r01");
    game.play(0, "palace disc central").expect_gold({15 - 11}).expect_points(0, "jaisalmer", 4);
    game.expect_open("disc", "").play(0, "end");
}
void play_bara(Maharaja& game) {
    game.expect_to_act(1).play(1, "travel jaisalmer r08").play(1, "palace disc outer");
    game.play(1, "house disc jaisalmer").play(1, "move disc v30 jaisalmer").expect_gold({4, 15 - 13});
    game.expect_points(1, "jaisalmer", 5).expect_open("disc", "").play(1, "end");
}
void play_cyril(Maharaja& game) {
    game.expect_to_act(2).play(2, "travel jaisalmer r08");
    for (int house = 0; house < 4; ++house) game.play(2, "house disc jaisalmer");
    game.expect_illegal("house disc jaisalmer", "MJ-6.8").play(2, "house builder jaisalmer");
    game.expect_gold({4, 2, 15 - 4}).expect_points(2, "jaisalmer", 6).expect_open("disc", "").play(2, "end");
}
void play_daniel(Maharaja& game) {
    game.expect_to_act(3).play(3, "travel jodhpur r05").play(3, "palace disc central");
    game.play(3, "house disc jodhpur").expect_gold({4, 2, 11, 15 - 10}).play(3, "governor disc jodhpur");
    game.expect_track("jodhpur bikaner jaipur ajmer udaipur kota jaisalmer");
    game.play(3, "travel jaisalmer r03").expect_gold({4, 2, 11, 5}).expect_points(3, "jaisalmer", 1);
    game.expect_open("disc", "").play(3, "end");
}

TEST(MaharajaExamples,
     AnnaBaraCyrilAndDanielScoreCityA) {  // MJ-15.4, MJ-13.4, MJ-13.8, MJ-13.12, MJ-11.3, E10, E67
    Maharaja game(4, kRound);
    game.expect_maharaja("jaisalmer").expect_round(1);
    game.play(0, "disc gold palace_house").play(1, "disc move_house palace_house");
    game.play(2, "disc two_houses two_houses").play(3, "disc palace_house governor");
    play_anna(game);
    play_bara(game);
    play_cyril(game);
    play_daniel(game);
    game.expect_gold({4 + 6, 2 + 9, 11 + 12, 5 + 3});
    game.expect_round(2).expect_maharaja("jodhpur");
    game.expect_track("bikaner jaipur ajmer udaipur kota jaisalmer jodhpur");
    game.expect_palace("jaisalmer", 0, 0).expect_palace("jaisalmer", 1, 1).expect_palace("jodhpur", 0, 3);
}

TEST(MaharajaExamples, TheTradersCoinAndThenTheMonksFreeTravel) {  // MJ-12.9, MJ-13.2, MJ-13.5, E62
    Maharaja game(2, R"(
cards 0 trader
cards 1 artisan
agenda disc 1
disc 0 gold character
village v17 1
village v21 1
)");
    game.play(1, "disc gold gold").expect_gold({16, 15}).play(0, "character wandering_monk");
    game.play(0, "travel jodhpur r12").expect_gold({16, 17});
}

TEST(MaharajaExamples, TheBuildersFreeHouseAndThenTheArtisansPalace) {  // MJ-12.9, MJ-13.8, MJ-13.12, E62
    Maharaja game(2, R"(
cards 0 builder
cards 1 trader
played 1
turn 0
shown 0 palace character
architect 0 jaipur
)");
    game.play(0, "house builder jaipur").expect_gold({15}).play(0, "character artisan");
    game.play(0, "palace disc central").expect_gold({15 - 9}).play(0, "end");
    game.expect_gold({6, 15});  // nothing was left undone
}

TEST(MaharajaExamples, OnlyTheHouseOfPalaceAndHouse) {  // MJ-14.1, E32
    Maharaja game(4, R"(
shown 0 gold palace_house
open disc palace house
gold 0 11
)");
    game.play(0, "house disc v01").expect_gold({10, 15, 15, 15}).play(0, "end");
    game.expect_gold({10, 15 + 2 + 1, 15 + 2, 15 + 2});  // the next in turn is the Trader
}

TEST(MaharajaExamples, AQuarryThenATokenThenTwoHouses) {  // MJ-18.4, MJ-18.7, E91
    Maharaja game(2, R"(
option extended1=on
cards 0 builder
cards 1 trader
played 1
turn 0
shown 0 two_houses quarry
tokens 0 1
architect 0 jaipur
supply 0 1
)");
    game.play(0, "quarry disc").expect_supply(0, 3).play(0, "token palace_house");
    game.play(0, "palace token outer").play(0, "house token v01").expect_palace("jaipur", 4, 0);
    game.play(0, "house disc jaipur").play(0, "house disc v02").expect_gold({15 - 12 - 3});
    game.expect_supply(0, 0).expect_open("disc", "").expect_open("token", "").expect_tokens(0, 0);
    game.play(0, "end").expect_gold({0, 15});
}

}  // namespace
}  // namespace durbar::testing

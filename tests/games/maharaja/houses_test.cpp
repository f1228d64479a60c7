#include "games/maharaja/maharaja_openings.h"

namespace durbar::testing {
namespace {

using maharaja::Rules;

TEST(MaharajaHouse, CostsOneGoldInVillageAndCity) {  // MJ-8.1
    Maharaja game(3, "shown 0 house house\narchitect 0 jaipur\n");
    game.play(0, "house disc v01").expect_gold({14, 15, 15}).play(0, "house disc jaipur").expect_gold({13});
    game.expect_village("v01", "0").expect_houses(0, "jaipur", 1).expect_supply(0, 4);
}

TEST(MaharajaHouse, IsRefusedWithoutGold) {  // MJ-8.1
    Maharaja game(3, "shown 0 gold house\ngold 0 0\narchitect 0 jaipur\n");
    game.expect_illegal("house disc v01", "MJ-8.1").expect_illegal("house disc jaipur", "MJ-8.1");
    game.play(0, "gold disc").play(0, "house disc v01").expect_gold({1});
}

TEST(MaharajaHouse, ComesFromTheSupplyOnly) {  // MJ-8.2, MJ-10.3, E39
    Maharaja game(3, "shown 0 house quarry\nsupply 0 0\n");
    game.expect_illegal("house disc v01", "MJ-8.2").play(0, "quarry disc").expect_supply(0, 2);
    game.play(0, "house disc v01").expect_supply(0, 1).expect_quarry(0, 18);
    Maharaja left(2, "shown 0 gold house\nsupply 0 0\ncards 0 mogul\ncards 1 sadhu\n");
    left.play(0, "gold disc").play(0, "end").expect_gold({17, 17});
}

TEST(MaharajaHouse, IsBuiltInAnyVillageWithoutTheArchitect) {  // MJ-8.3, MJ-8.9, E29
    Maharaja game(3, "shown 0 gold house\narchitect 0 start\n");
    std::vector<std::string> moves{"end", "gold disc"};
    for (const auto name : maharaja::data::kVillageNames) moves.push_back("house disc " + std::string(name));
    game.expect_legal(moves);
}

TEST(MaharajaHouse, IsBuiltInTheArchitectsCityOnly) {  // MJ-8.4, E28
    Maharaja game(3, "shown 0 house house\narchitect 1 jodhpur\nvillage v17 0\nvillage v21 0\n");
    game.expect_illegal("house disc jodhpur", "MJ-8.4").expect_illegal("house disc jaipur", "MJ-8.4");
    game.play(0, "travel jodhpur r12").play(0, "house disc jodhpur").expect_houses(0, "jodhpur", 1);
    game.expect_illegal("house disc jaipur", "MJ-8.4").play(0, "travel start r12");
    game.expect_illegal("house disc jodhpur", "MJ-8.4");
}

TEST(MaharajaHouse, StandsInACityInAnyNumberBesideThePalaces) {  // MJ-8.5, E36, item 28
    Maharaja game(3, "shown 0 two_houses palace\narchitect 0 jaipur\nhouses jaipur 0 12 1 14 2 14\n");
    game.play(0, "house disc jaipur").play(0, "house disc jaipur").expect_houses(0, "jaipur", 14);
    for (int site = 0; site < 7; ++site) game.expect_palace("jaipur", site, -1);
    game.expect_allowed("palace disc central").play(0, "palace disc outer").expect_palace("jaipur", 1, 0);
}

TEST(MaharajaTwoHouses, NeedOneInACity) {  // MJ-8.6, E30
    Maharaja game(3, "shown 0 gold two_houses\narchitect 0 jaipur\n");
    game.play(0, "house disc v01").expect_open("disc", "gold city_house");
    game.expect_illegal("house disc v02", "MJ-8.6").play(0, "house disc jaipur").expect_open("disc", "gold");
    game.expect_illegal("house disc v02", "MJ-6.8").expect_illegal("house disc jaipur", "MJ-6.8");
}

TEST(MaharajaTwoHouses, MayBothBeInCitiesAlsoInTwo) {  // MJ-8.6, E30
    Maharaja same(3, "shown 0 gold two_houses\narchitect 0 jaipur\n");
    same.play(0, "house disc jaipur").play(0, "house disc jaipur").expect_houses(0, "jaipur", 2);
    same.expect_gold({13}).expect_open("disc", "gold");
    Maharaja two(3, "shown 0 gold two_houses\narchitect 0 udaipur\nvillage v15 0\n");
    two.play(0, "house disc udaipur").play(0, "travel jaisalmer r08").play(0, "house disc jaisalmer");
    two.expect_houses(0, "udaipur", 1).expect_houses(0, "jaisalmer", 1).expect_open("disc", "gold");
}

TEST(MaharajaTwoHouses, MayBeTheVillageHouseAlone) {  // MJ-8.7, MJ-14.1, E31, item 6
    Maharaja game(3,
                  "cards 0 mogul\ncards 1 sadhu\ncards 2 builder\nopen disc city_house house\n"
                  "shown 0 gold two_houses\n");
    game.play(0, "house disc v01").expect_open("disc", "city_house").play(0, "end");
    game.expect_gold({14, 17, 17}).expect_village("v01", "0");
}

TEST(MaharajaTwoHouses, UseTheNarrowestOpenPart) {  // MJ-8.8, item 34, further 18
    Maharaja game(3, "shown 0 house two_houses\narchitect 0 jaipur\n");
    game.expect_open("disc", "city_house house house").play(0, "house disc jaipur");
    game.expect_open("disc", "house house").play(0, "house disc v01").play(0, "house disc v02");
    game.expect_open("disc", "");
    Maharaja twice(3, "shown 0 two_houses two_houses\narchitect 0 jaipur\n");
    twice.play(0, "house disc jaipur").expect_open("disc", "city_house house house");
    twice.play(0, "house disc jaipur").expect_open("disc", "house house").play(0, "house disc jaipur");
    twice.expect_open("disc", "house").play(0, "house disc jaipur").expect_open("disc", "");
    twice.expect_houses(0, "jaipur", 4).expect_gold({11});
}

TEST(MaharajaTwoHouses, AreCountedByTheirSource) {  // MJ-8.8, item 34
    Maharaja game(3,
                  "option extended1=on\ncards 0 mogul\ncards 1 sadhu\ncards 2 yogi\nshown 0 gold two_houses\n"
                  "used token\nopen token city_house house\narchitect 0 jaipur\n");
    game.play(0, "house token jaipur")
        .expect_open("token", "house")
        .expect_open("disc", "gold city_house house");
    game.play(0, "house token v01").expect_open("token", "").play(0, "house disc v01");
    game.expect_illegal("house disc v02", "MJ-8.6").expect_allowed("house disc jaipur");
}

TEST(MaharajaHouse, NeverStandsOnTheStart) {  // MJ-8.9, further 41
    EXPECT_FALSE(Rules::parse("house disc start"));
    EXPECT_FALSE(Rules::parse("move disc v01 start"));
    EXPECT_FALSE(Rules::parse_position("maharaja\nplayers 3\nhouses start 0 1\n"));
    Maharaja game(3, "shown 0 two_houses move_house\nvillage v01 0\n");
    for (const auto& move : game.legal()) EXPECT_EQ(move.find("start"), std::string::npos) << move;
}

TEST(MaharajaMoveHouse, IsFreeBetweenVillagesAndCities) {  // MJ-8.10
    Maharaja village(3, "shown 0 gold move_house\ngold 0 0\nvillage v01 0\n");
    village.play(0, "move disc v01 v30").expect_village("v01", "").expect_village("v30", "0");
    village.expect_gold({0}).expect_supply(0, 6).expect_open("disc", "gold");
    Maharaja city(3, "shown 0 move_house move_house\nvillage v01 0\nhouses kota 0 2\narchitect 0 jaipur\n");
    city.play(0, "move disc v01 jaipur").play(0, "move disc kota jaipur").expect_houses(0, "jaipur", 2);
    city.expect_houses(0, "kota", 1).expect_gold({15});
}

TEST(MaharajaMoveHouse, TakesAnOwnHouseFromTheBoard) {  // MJ-8.11, further 23
    Maharaja game(3, "shown 0 move_house move_house\nvillage v01 1\nvillage v02 0 0\nhouses kota 1 1\n");
    game.expect_illegal("move disc v01 v03", "MJ-8.11").expect_illegal("move disc v05 v03", "MJ-8.11");
    game.expect_illegal("move disc kota v03", "MJ-8.11");
    const auto listed = game.legal();
    EXPECT_EQ(std::count(listed.begin(), listed.end(), "move disc v02 v03"), 1)
        << "houses are not told apart";
    game.play(0, "move disc v02 v03").expect_village("v02", "0").expect_village("v03", "0");
}

TEST(MaharajaMoveHouse, GoesToAnotherPlace) {  // MJ-8.12, E44, item 3
    Maharaja game(3, "shown 0 gold move_house\nvillage v01 0\nhouses jaipur 0 1\narchitect 0 jaipur\n");
    game.expect_illegal("move disc v01 v01", "MJ-8.12").expect_illegal("move disc jaipur jaipur", "MJ-8.12");
    game.expect_allowed("move disc v01 v02").expect_allowed("move disc v01 jaipur");
}

TEST(MaharajaMoveHouse, EntersTheArchitectsCityOnly) {  // MJ-8.13, E43
    Maharaja game(3,
                  "shown 0 move_house move_house\nvillage v01 0\nhouses kota 0 1\narchitect 0 jaipur\n"
                  "architect 1 ajmer\n");
    game.expect_illegal("move disc v01 ajmer", "MJ-8.13").expect_illegal("move disc v01 kota", "MJ-8.13");
    game.play(0, "move disc kota v02").play(0, "move disc v01 jaipur");
    game.expect_village("v02", "0").expect_houses(0, "kota", 0).expect_houses(0, "jaipur", 1);
}

TEST(MaharajaMoveHouse, DoesNotEnterAFullVillage) {  // MJ-8.14, E44, item 3
    Maharaja game(
        3, "shown 0 gold move_house\nvillage v01 0\nvillage v02 1 2\nvillage v03 0 0\nvillage v04 1\n");
    game.expect_illegal("move disc v01 v02", "MJ-8.14").expect_illegal("move disc v01 v03", "MJ-8.14");
    game.play(0, "move disc v01 v04").expect_village("v04", "01");
}

TEST(MaharajaMoveHouse, MayMoveWhatWasJustBuiltOrMoved) {  // MJ-8.15, item 45
    Maharaja built(3, "shown 0 house move_house\n");
    built.expect_illegal("move disc v01 v02", "MJ-8.11").play(0, "house disc v01");
    built.play(0, "move disc v01 v02").expect_village("v02", "0").expect_village("v01", "");
    Maharaja twice(3, "shown 0 move_house move_house\nvillage v01 0\n");
    twice.play(0, "move disc v01 v02").play(0, "move disc v02 v03").expect_village("v03", "0");
    twice.expect_village("v01", "").expect_open("disc", "");
}

}  // namespace
}  // namespace durbar::testing

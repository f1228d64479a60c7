#include "games/maharaja/maharaja_openings.h"

namespace durbar::testing {
namespace {

using maharaja::Rules;

TEST(MaharajaPalace, CostsTwelveOnEitherSite) {  // MJ-9.1, E33, E35
    for (const auto site : {"central", "outer"}) {
        Maharaja game(3, "shown 0 gold palace\narchitect 0 jaipur\ngold 0 12\n");
        game.play(0, "palace disc " + std::string(site)).expect_gold({0, 15, 15}).expect_stock(0, 6);
        Maharaja poor(3, "shown 0 gold palace\narchitect 0 jaipur\ngold 0 11\n");
        poor.expect_illegal("palace disc " + std::string(site), "MJ-9.1");
    }
}

TEST(MaharajaPalace, CostsTheArtisanNine) {  // MJ-9.1, MJ-13.12, E33, E37, further 43
    constexpr std::string_view kCards = "cards 0 artisan\ncards 1 mogul\ncards 2 trader\nplayed 1 2\n";
    Maharaja game(3, std::string(kCards) + "shown 0 palace palace\narchitect 0 jaipur\ngold 0 18\n");
    game.play(0, "palace disc central").expect_gold({9}).play(0, "palace disc outer").expect_gold({0});
    Maharaja poor(3, std::string(kCards) + "shown 0 gold palace\narchitect 0 jaipur\ngold 0 8\n");
    poor.expect_illegal("palace disc outer", "MJ-9.1");
}

TEST(MaharajaPalace, CanBePaidWithGoldOfTheSameTurn) {  // MJ-9.1, MJ-6.4, E34
    Maharaja game(3, "shown 0 gold palace\narchitect 0 jaipur\ngold 0 10\n");
    game.expect_illegal("palace disc central", "MJ-9.1").play(0, "gold disc").play(0, "palace disc central");
    game.expect_gold({0}).expect_palace("jaipur", 0, 0);
}

TEST(MaharajaPalace, IsBuiltWhereTheArchitectStands) {  // MJ-9.2, E28
    Maharaja game(3,
                  "shown 0 palace palace\narchitect 0 udaipur\nvillage v15 0\ngold 0 24\narchitect 1 kota\n");
    game.play(0, "palace disc central").expect_palace("udaipur", 0, 0).play(0, "travel jaisalmer r08");
    game.play(0, "palace disc central").expect_palace("jaisalmer", 0, 0).expect_palace("kota", 0, -1);
}

TEST(MaharajaPalace, IsNotBuiltOnTheStart) {  // MJ-9.8, MJ-9.2, E28, further 41
    Maharaja game(3, "shown 0 palace palace_house\nvillage v17 0\nvillage v21 0\n");
    game.expect_illegal("palace disc central", "MJ-9.8").expect_illegal("palace disc outer", "MJ-9.8");
    game.play(0, "travel jodhpur r12")
        .expect_allowed("palace disc central")
        .expect_allowed("palace disc outer");
    EXPECT_FALSE(Rules::parse_position("maharaja\nplayers 3\npalaces start 0 - - - - - -\n"));
}

TEST(MaharajaPalace, IsCentralOrOuterAsTheBuilderLikes) {  // MJ-9.3, E35, item 37, further 24
    Maharaja game(3, "shown 0 palace palace\narchitect 0 jaipur\ngold 0 24\npalaces jaipur - 1 2 - - - -\n");
    game.expect_allowed("palace disc central").play(0, "palace disc outer").expect_palace("jaipur", 3, 0);
    game.expect_allowed("palace disc central").play(0, "palace disc outer").expect_palace("jaipur", 4, 0);
    game.expect_palace("jaipur", 0, -1).expect_palace("jaipur", 5, -1);
}

TEST(MaharajaPalace, TakesEachSiteOnce) {  // MJ-9.4, MJ-1.3, E36
    Maharaja centre(3, "shown 0 gold palace\narchitect 0 jaipur\npalaces jaipur 1 - - - - - -\n");
    centre.expect_illegal("palace disc central", "MJ-9.4").expect_allowed("palace disc outer");
    Maharaja outer(3, "shown 0 palace palace\ngold 0 24\narchitect 0 jaipur\npalaces jaipur - 1 1 1 2 2 -\n");
    outer.play(0, "palace disc outer").expect_palace("jaipur", 6, 0);
    outer.expect_illegal("palace disc outer", "MJ-9.4").expect_allowed("palace disc central");
}

TEST(MaharajaPalace, IsRefusedInAFullCityWhereHousesStillGo) {  // MJ-9.4, MJ-8.5, E36, item 28
    Maharaja game(3, "shown 0 quarry palace_house\narchitect 0 jaipur\npalaces jaipur 0 1 1 1 2 2 0\n");
    game.expect_illegal("palace disc central", "MJ-9.4").expect_illegal("palace disc outer", "MJ-9.4");
    game.play(0, "house disc jaipur").expect_houses(0, "jaipur", 1);
}

TEST(MaharajaPalace, FindsNeutralSitesTaken) {  // MJ-9.4, MJ-19.4, item 28
    Maharaja game(2, "option extended1=on\nshown 0 gold palace\narchitect 0 jaipur\n");
    game.play(0, "palace disc outer").expect_palace("jaipur", 4, 0).expect_palace("jaipur", 3, 4);
    Maharaja full(
        2, "option extended1=on\nshown 0 gold palace\narchitect 0 jaipur\npalaces jaipur 1 2 3 4 0 0 1\n");
    full.expect_illegal("palace disc outer", "MJ-9.4").expect_illegal("palace disc central", "MJ-9.4");
}

TEST(MaharajaPalace, MayBeOneOfManyInACity) {  // MJ-9.5, E35, item 37
    Maharaja game(3, "shown 0 palace palace\ngold 0 30\narchitect 0 jaipur\npalaces jaipur - 0 0 0 0 - -\n");
    game.play(0, "palace disc central").play(0, "palace disc outer").expect_gold({6}).expect_stock(0, 1);
    game.expect_palace("jaipur", 0, 0).expect_palace("jaipur", 5, 0).expect_palace("jaipur", 6, -1);
}

TEST(MaharajaPalace, NeedsOneInStock) {  // MJ-9.6, MJ-14.3, E38, item 53
    Maharaja game(3,
                  "cards 0 mogul\ncards 1 sadhu\ncards 2 builder\nshown 0 palace palace\ngold 0 30\n"
                  "architect 0 jaipur\npalaces kota 0 0 0 0 0 0 -\n");
    game.expect_stock(0, 1).play(0, "palace disc central").expect_stock(0, 0);
    game.expect_illegal("palace disc outer", "MJ-9.6").expect_open("disc", "palace");
    game.play(0, "end").expect_gold({18, 17, 17});
}

TEST(MaharajaPalaceAndHouse, HasTwoPartsInEitherOrderAndInTwoPlaces) {  // MJ-9.7, item 25
    constexpr std::string_view kPosition = "shown 0 gold palace_house\narchitect 0 udaipur\nvillage v15 0\n";
    Maharaja palace(3, kPosition);
    palace.play(0, "palace disc outer").expect_open("disc", "gold house").play(0, "travel jaisalmer r08");
    palace.play(0, "house disc jaisalmer").expect_gold({2}).expect_houses(0, "jaisalmer", 1);
    palace.expect_palace("udaipur", 1, 0).expect_open("disc", "gold");
    Maharaja house(3, kPosition);
    house.play(0, "house disc v01").expect_open("disc", "gold palace").play(0, "palace disc central");
    house.expect_palace("udaipur", 0, 0).expect_gold({2}).expect_open("disc", "gold");
}

TEST(MaharajaPalaceAndHouse, MayBeTheHouseAlone) {  // MJ-6.5, MJ-14.1, E32
    Maharaja game(3,
                  "cards 0 mogul\ncards 1 sadhu\ncards 2 builder\nshown 0 gold palace_house\ngold 0 1\n"
                  "architect 0 jaipur\n");
    game.play(0, "house disc v01").play(0, "gold disc").expect_illegal("palace disc central", "MJ-9.1");
    game.play(0, "end").expect_gold({2, 17, 17});
}

}  // namespace
}  // namespace durbar::testing

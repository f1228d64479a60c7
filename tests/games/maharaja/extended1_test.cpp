#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {
namespace {

using maharaja::EndReason;
using maharaja::Options;
using maharaja::Rules;

Options extended() {
    Options options;
    options.extended1 = true;
    return options;
}

/// The owners of a city's sites from the centre on, '-' for an empty one.
std::string sites(const maharaja::State& state, maharaja::City city) {
    std::string owners;
    for (const auto owner : state.palaces[city]) {
        owners += owner == maharaja::kNobody ? '-' : static_cast<char>('0' + owner);
    }
    return owners;
}

TEST(MaharajaNeutralPalaces, StandForEveryUnusedColourInEachCity) {  // MJ-19.1, MJ-19.2, E81
    const std::vector<std::string> wanted{"-234---", "-34----", "-4-----", "-------"};
    for (int players = 2; players <= 5; ++players) {
        const auto state = Rules::initial(extended(), players);
        for (maharaja::City city = 0; city < maharaja::kCities; ++city) {
            EXPECT_EQ(sites(state, city), wanted[static_cast<std::size_t>(players - 2)]) << players;
        }
        EXPECT_EQ(state.stock[0], 7);  // they come from nobody's stock
    }
}

TEST(MaharajaNeutralPalaces, StandOnlyInTheFirstExtension) {  // MJ-19.2, E81
    Options others;
    others.extended2 = true;
    others.short_game = true;
    EXPECT_EQ(sites(Rules::initial({}, 2), 0), "-------");
    EXPECT_EQ(sites(Rules::initial(others, 2), 0), "-------");
    others.extended1 = true;
    EXPECT_EQ(sites(Rules::initial(others, 2), 6), "-234---");  // also in the short game
}

TEST(MaharajaNeutralPalaces, GiveNobodyPoints) {  // MJ-19.3, E82
    Maharaja game(2, "option extended1=on\n");
    for (const auto* city : {"jaipur", "kota", "udaipur"}) {
        game.expect_points(0, city, 0).expect_points(1, city, 0);
    }
}

TEST(MaharajaNeutralPalaces, BreakNoMonopoly) {  // MJ-19.3, E82
    Maharaja game(2, "option extended1=on\nplayed 0\nturn 1\nopen disc\nhouses kota 1 1\n");
    game.play(1, "end").expect_gold({15, 15 + 10 + 5});
}

TEST(MaharajaNeutralPalaces, CountNothingAtTheEnd) {  // MJ-19.3, E82
    Maharaja game(2, "option extended1=on\nplayed 0\nturn 1\nopen disc\n");
    game.play(1, "end").expect_round(2);  // though each unused colour has seven palaces on the board
    EXPECT_EQ(game.state().end, EndReason::None);
    for (const auto& seat : Rules::standing(game.state())) EXPECT_EQ(seat.points, 0);
}

TEST(MaharajaNeutralPalaces, OccupyTheirSites) {  // MJ-19.4, MJ-9.4
    Maharaja game(2, R"(
option extended1=on
shown 0 palace palace
architect 0 jaipur
palaces jaipur - 2 3 4 1 1 -
gold 0 30
)");
    game.play(0, "palace disc outer").expect_palace("jaipur", 6, 0);
    game.expect_illegal("palace disc outer", "MJ-9.4").expect_allowed("palace disc central");
}

TEST(MaharajaNeutralPalaces, LeaveTheFirstFreeSiteBehindThem) {  // MJ-19.4, MJ-9.3
    Maharaja game(3, R"(
option extended1=on
shown 0 gold palace
architect 0 kota
)");
    game.play(0, "palace disc outer").expect_palace("kota", 1, 3).expect_palace("kota", 2, 4);
    game.expect_palace("kota", 3, 0).expect_palace("kota", 0, -1);
}

TEST(MaharajaHomeCities, GiveTheHolderOnePoint) {  // MJ-19.5
    const std::vector<std::pair<std::string, std::string>> homes{
        {"trader", "jaisalmer"}, {"wandering_monk", "bikaner"}, {"artisan", "jaipur"}, {"builder", "jodhpur"},
        {"mogul", "ajmer"},      {"sadhu", "udaipur"},          {"yogi", "kota"}};
    for (const auto& [character, home] : homes) {
        Maharaja game(2, "option extended1=on\nopen disc\ncards 0 " + character + "\ncards 1 " +
                             (character == "mogul" ? "trader" : "mogul") + "\n");
        for (const auto& [other, city] : homes) {
            game.expect_points(0, city, city == home ? 1 : 0);
        }
    }
}

TEST(MaharajaHomeCities, GiveThePointBesideOthers) {  // MJ-19.5
    Maharaja game(2, R"(
option extended1=on
cards 0 yogi
cards 1 mogul
architect 0 kota
houses kota 0 2
)");
    game.expect_points(0, "kota", 4);
}

TEST(MaharajaHomeCities, AreOfTheFirstExtensionOnly) {  // MJ-19.5
    Maharaja game(2, "cards 0 mogul\ncards 1 trader\n");
    game.expect_points(0, "ajmer", 0).expect_points(1, "jaisalmer", 0);
    Maharaja second(2, "option extended2=on\ncards 0 mogul\ncards 1 trader\n");
    second.expect_points(0, "ajmer", 0);
}

/// The last turn of a round in which Kota, the home of the Yogi, is scored; seat 0 is absent.
constexpr std::string_view kAbsentYogi = R"(
option extended1=on
cards 0 yogi
cards 1 mogul
cards 2 trader
played 1 2
turn 0
open disc
)";

TEST(MaharajaHomeCities, PayAnAbsentHolder) {  // MJ-19.6, E83
    Maharaja game(3, std::string(kAbsentYogi) + "houses kota 1 2\n");
    game.play(0, "end").expect_gold({15 + 7, 15 + 11, 15});  // second, and seat 1 has no monopoly
}

TEST(MaharajaHomeCities, BringAnAbsentHolderTheMonopoly) {  // MJ-19.6, E84
    Maharaja game(3, kAbsentYogi);
    game.play(0, "end").expect_gold({15 + 11 + 5, 15, 15});
}

TEST(MaharajaHomeCities, RankAnAbsentHolderByTheCard) {  // MJ-19.6
    Maharaja game(3, std::string(kAbsentYogi) + "houses kota 2 1\n");
    game.play(0, "end").expect_gold({15 + 7, 15, 15 + 11});
}

TEST(MaharajaHomeCities, OfACardInTheBankGiveNobodyThePoint) {  // MJ-19.7, E85
    Maharaja game(3, R"(
option extended1=on
cards 0 artisan
cards 1 mogul
cards 2 trader
played 1 2
turn 0
open disc
houses kota 1 2
)");
    game.expect_points(0, "kota", 0).play(0, "end").expect_gold({15, 15 + 11 + 5, 15});
}

TEST(MaharajaHomeCities, LookAtTheCardsHeldAtScoring) {  // MJ-19.5, MJ-15.7, E65
    Maharaja game(3, R"(
option extended1=on
cards 0 artisan
cards 1 mogul
cards 2 trader
played 1 2
turn 0
shown 0 gold character
open disc character
)");
    game.play(0, "character yogi").play(0, "end").expect_gold({15 + 11 + 5, 15, 15});
}

}  // namespace
}  // namespace durbar::testing

#include <algorithm>
#include <numeric>

#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {
namespace {

namespace data = maharaja::data;
using maharaja::Action;
using maharaja::Junction;
using maharaja::kJunctions;
using maharaja::kRoads;
using maharaja::Road;

using Matrix = std::array<std::array<int, kJunctions>, kJunctions>;

constexpr int kFar = 1000;

/// The fewest villages between two junctions on the whole net; a road can be taken away.
Matrix distances(int without_road = -1) {
    Matrix far{};
    for (auto& row : far) row.fill(kFar);
    for (unsigned j = 0; j < kJunctions; ++j) far[j][j] = 0;
    for (Road r = 0; r < kRoads; ++r) {
        if (r == without_road) continue;
        const auto& road = data::kRoads[r];
        const int villages = maharaja::villages_of(r).count();
        far[road.from][road.to] = far[road.to][road.from] = std::min(far[road.from][road.to], villages);
    }
    for (unsigned over = 0; over < kJunctions; ++over) {
        for (auto& row : far) {
            for (unsigned to = 0; to < kJunctions; ++to)
                row[to] = std::min(row[to], row[over] + far[over][to]);
        }
    }
    return far;
}

TEST(MaharajaMap, HasSevenCitiesThirtyVillagesAndTheStart) {  // MJ-1.2
    EXPECT_EQ(maharaja::kCities, 7);
    EXPECT_EQ(maharaja::kVillages, 30);
    EXPECT_EQ(maharaja::kPlaces, 37);
    EXPECT_EQ(maharaja::junction_name(maharaja::kStart), "start");
    EXPECT_FALSE(maharaja::is_city(maharaja::kStart));
    EXPECT_EQ(maharaja::parse_place("start"), std::nullopt);
    std::string letters;
    std::string names;
    for (Junction c = 0; c < maharaja::kCities; ++c) {
        letters += data::kCityLetters[c];
        names += std::string(maharaja::junction_title(c)) + " ";
    }
    EXPECT_EQ(letters, "ABCDEFG");
    EXPECT_EQ(names, "Jaisalmer Bikaner Jaipur Jodhpur Ajmer Udaipur Kota ");
}

TEST(MaharajaMap, HasTheSixteenRoadsOfTheFacts) {  // MJ-1.2
    constexpr std::array<std::string_view, 16> kWanted{
        "r01 jaisalmer bikaner v01 v02", "r02 bikaner jaipur v03 v04",  "r03 jaisalmer jodhpur v07 v11",
        "r04 jaipur ajmer v08 v12",      "r05 bikaner jodhpur v05 v09", "r06 bikaner ajmer v06 v10",
        "r07 jodhpur ajmer v13 v14",     "r08 jaisalmer udaipur v15",   "r09 jaipur kota v16",
        "r10 jodhpur udaipur v19 v23",   "r11 ajmer kota v20 v24",      "r12 jodhpur start v17 v21",
        "r13 ajmer start v18 v22",       "r14 udaipur start v25 v27",   "r15 kota start v26 v28",
        "r16 udaipur kota v29 v30"};
    ASSERT_EQ(static_cast<std::size_t>(kRoads), kWanted.size());
    for (Road r = 0; r < kRoads; ++r) {
        std::string line(maharaja::road_name(r));
        line += " " + std::string(maharaja::junction_name(data::kRoads[r].from));
        line += " " + std::string(maharaja::junction_name(data::kRoads[r].to));
        maharaja::villages_of(r).for_each(
            [&](maharaja::Village v) { line += " " + std::string(maharaja::place_name(v)); });
        EXPECT_EQ(line, kWanted[r]);
    }
}

TEST(MaharajaMap, HasEveryVillageOnOneRoadAndOneOrTwoOnEach) {  // MJ-1.2
    maharaja::Places seen;
    int alone = 0;
    for (Road r = 0; r < kRoads; ++r) {
        const auto villages = maharaja::villages_of(r);
        EXPECT_TRUE((villages & seen).none()) << maharaja::road_name(r);
        EXPECT_TRUE(villages.count() == 1 || villages.count() == 2) << maharaja::road_name(r);
        alone += villages.count() == 1 ? 1 : 0;
        seen |= villages;
    }
    EXPECT_EQ(seen, maharaja::kAllVillages);
    EXPECT_EQ(alone, 2);
}

TEST(MaharajaMap, HasThreeToFiveRoadsAtAJunction) {  // MJ-1.2
    constexpr std::array<int, kJunctions> kWanted{3, 4, 3, 5, 5, 4, 4, 4};
    for (Junction j = 0; j < kJunctions; ++j) {
        EXPECT_EQ(maharaja::kRoadsOf[j].count(), kWanted[j]) << maharaja::junction_name(j);
        maharaja::kRoadsOf[j].for_each([&](Road r) {
            EXPECT_TRUE(maharaja::touches(r, j));
            EXPECT_EQ(maharaja::other_end(r, maharaja::other_end(r, j)), j);
        });
    }
}

TEST(MaharajaMap, HasTheDistancesOfTheFacts) {  // MJ-1.2
    constexpr Matrix kWanted{{{0, 2, 4, 2, 4, 1, 3, 3},
                              {2, 0, 2, 2, 2, 3, 3, 4},
                              {4, 2, 0, 4, 2, 3, 1, 3},
                              {2, 2, 4, 0, 2, 2, 4, 2},
                              {4, 2, 2, 2, 0, 4, 2, 2},
                              {1, 3, 3, 2, 4, 0, 2, 2},
                              {3, 3, 1, 4, 2, 2, 0, 2},
                              {3, 4, 3, 2, 2, 2, 2, 0}}};
    EXPECT_EQ(distances(), kWanted);
    constexpr std::array<int, maharaja::kCities> kSums{16, 14, 16, 16, 16, 15, 15};
    for (unsigned c = 0; c < maharaja::kCities; ++c) {
        EXPECT_EQ(std::accumulate(kWanted[c].begin(), kWanted[c].end() - 1, 0), kSums[c]);
    }
}

TEST(MaharajaMap, StaysConnectedWithoutAnyOneRoad) {  // MJ-1.2
    for (Road r = 0; r < kRoads; ++r) {
        for (const auto& row : distances(r)) {
            for (const int villages : row) EXPECT_LT(villages, kFar) << maharaja::road_name(r);
        }
    }
}

TEST(MaharajaComponents, AreThoseOfTheRulebook) {  // MJ-1.1, MJ-1.3, MJ-1.4, MJ-1.6 – MJ-1.8, MJ-1.15
    EXPECT_EQ(data::kMinPlayers, 2);
    EXPECT_EQ(data::kMaxPlayers, 5);
    EXPECT_EQ(data::kSites, 7);
    EXPECT_EQ(data::kHouses, 20);
    EXPECT_EQ(data::kPalaces, 7);
    EXPECT_EQ(data::kTokens, 7);
    EXPECT_EQ(data::kStartGold, 15);
    EXPECT_EQ(data::kFirstHouses, 4);
    EXPECT_EQ(data::kFurtherHouses, 6);
    constexpr std::array<std::string_view, 5> kColors{"red", "yellow", "green", "blue", "black"};
    EXPECT_EQ(data::kColorNames, kColors);
    constexpr std::array<std::string_view, 5> kPalaceColors{"red", "yellow", "green", "blue", "violet"};
    EXPECT_EQ(data::kPalaceColorNames, kPalaceColors);
    constexpr std::array<std::uint8_t, 4> kCapacity{1, 2, 2, 2};
    EXPECT_EQ(data::kVillageCapacity, kCapacity);
    EXPECT_EQ(data::kShortPalaces, 6);
    EXPECT_EQ(data::kRounds, 10);
    EXPECT_EQ(data::kShortRounds, 8);
}

TEST(MaharajaComponents, HaveThePricesAndPointsOfTheRulebook) {  // MJ-8.1, MJ-9.1, MJ-10.1, MJ-10.3, MJ-11.1
    EXPECT_EQ(data::kHouseCost, 1);
    EXPECT_EQ(data::kPalaceCost, 12);
    EXPECT_EQ(data::kArtisanPalaceCost, 9);
    EXPECT_EQ(data::kToll, 1);
    EXPECT_EQ(data::kGoldAction, 2);
    EXPECT_EQ(data::kQuarryAction, 2);
    EXPECT_EQ(data::kFieldsDown, 2);
    EXPECT_EQ(data::kCompensation, 2);
    EXPECT_EQ(data::kMostRoads, 64);
    EXPECT_EQ(data::kArchitectPoints, 1);
    EXPECT_EQ(data::kHousePoints, 1);
    EXPECT_EQ(data::kOuterPoints, 1);
    EXPECT_EQ(data::kCentralPoints, 3);
    EXPECT_EQ(data::kSadhuOuterPoints, 2);
    EXPECT_EQ(data::kHomePoints, 1);
    EXPECT_EQ(data::kMonopolyGold, 5);
}

TEST(MaharajaComponents, PayTheRowsOfTheSummaryCard) {  // MJ-15.4, MJ-1.12
    constexpr std::array<std::array<std::uint8_t, 5>, 4> kRows{
        {{{10, 5}}, {{11, 7, 3}}, {{12, 9, 6, 3}}, {{13, 10, 7, 4, 1}}}};
    EXPECT_EQ(data::kPayout, kRows);
}

TEST(MaharajaCards, HaveTheirNumbersAndHomeCities) {  // MJ-2.4, MJ-2.5, MJ-19.5
    constexpr std::array<std::string_view, maharaja::kCharacters> kWanted{
        "1 mogul ajmer",     "2 trader jaisalmer", "3 sadhu udaipur", "4 wandering_monk bikaner",
        "5 builder jodhpur", "6 artisan jaipur",   "7 yogi kota"};
    for (unsigned c = 0; c < maharaja::kCharacters; ++c) {
        const auto character = static_cast<maharaja::Character>(c);
        std::string line = std::to_string(maharaja::lowest(maharaja::card(character)));
        line += " " + std::string(maharaja::character_name(character));
        EXPECT_EQ(line + " " + std::string(maharaja::junction_name(data::kHomeCity[c])), kWanted[c]);
    }
    EXPECT_EQ(data::kBasicCharacters, 0b0111111);
}

TEST(MaharajaActions, ConsistOfTheirParts) {  // MJ-5.1, MJ-8.6, MJ-9.7, MJ-10.6
    constexpr std::array<std::string_view, maharaja::kActions> kWanted{
        "gold: gold",          "house: house",   "two_houses: city_house house", "move_house: move",
        "quarry: quarry",      "palace: palace", "palace_house: house palace",   "governor: governor",
        "character: character"};
    constexpr std::array<std::string_view, maharaja::kParts> kParts{
        "gold", "city_house", "house", "move", "quarry", "palace", "governor", "character"};
    for (unsigned a = 0; a < maharaja::kActions; ++a) {
        std::string line(maharaja::action_name(static_cast<Action>(a)));
        line += ":";
        for (unsigned p = 0; p < kParts.size(); ++p) {
            for (int n = 0; n < data::kParts[a][p]; ++n) line += " " + std::string(kParts[p]);
        }
        EXPECT_EQ(line, kWanted[a]);
        EXPECT_EQ(data::kWithToken[a], static_cast<Action>(a) != Action::Character) << line;  // MJ-18.6
    }
}

}  // namespace
}  // namespace durbar::testing

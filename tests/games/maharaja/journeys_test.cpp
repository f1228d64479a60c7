#include "games/maharaja/journeys.h"

#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {
namespace {

/// "4 gold, 4 to rivals, 2 villages: r07" for the planned way of seat 0, "none" where no road leads.
std::string way_to(std::string_view junction, std::string_view lines) {
    const Maharaja game(3, "architect 0 jodhpur\n" + std::string(lines));
    const auto journeys = maharaja::cheapest_journeys(game.state(), 0);
    const auto& journey = journeys[maharaja::parse_junction(junction).value()];
    if (!journey) return "none";
    std::string text = std::to_string(journey->gold) + " gold, " + std::to_string(journey->to_rivals) +
                       " to rivals, " + std::to_string(journey->villages) + " villages:";
    for (const auto road : journey->roads) text += " " + std::string(maharaja::road_name(road));
    return text;
}

// From Jodhpur to Ajmer: r07 through v13 and v14, or r12 and r13 through v17, v21, v22 and v18.
constexpr std::string_view kBoth =
    "village v13 1\nvillage v14 1 2\nvillage v17 2\nvillage v21 0\nvillage v18 2\nvillage v22 0\n";

TEST(MaharajaJourney, CostsTheLeastGoldNotTheFewestVillages) {  // MJ-7.12, E27, item 20
    EXPECT_EQ(way_to("ajmer", kBoth), "2 gold, 2 to rivals, 4 villages: r12 r13");
    EXPECT_EQ(way_to("ajmer", std::string(kBoth) + "gold 0 0\n"), "2 gold, 2 to rivals, 4 villages: r12 r13");
}

TEST(MaharajaJourney, ThenBringsRivalsTheLeast) {  // MJ-7.12, item 20
    EXPECT_EQ(
        way_to("ajmer", std::string(kBoth) + "cards 0 wandering_monk\ncards 1 builder\ncards 2 artisan\n"),
        "0 gold, 2 to rivals, 4 villages: r12 r13");
}

TEST(MaharajaJourney, ThenPassesTheFewestVillages) {  // MJ-7.12, item 20
    EXPECT_EQ(way_to("ajmer",
                     "village v13 0\nvillage v14 0\nvillage v17 0\nvillage v21 0\nvillage v18 0\n"
                     "village v22 0\n"),
              "0 gold, 0 to rivals, 2 villages: r07");
}

TEST(MaharajaJourney, FollowsOpenRoadsOnly) {  // MJ-7.12, MJ-7.3
    EXPECT_EQ(way_to("kota", kBoth), "none");
    EXPECT_EQ(way_to("ajmer", "village v13 0\n"), "none");
    EXPECT_EQ(way_to("start", kBoth), "1 gold, 1 to rivals, 2 villages: r12");
    EXPECT_EQ(way_to("jodhpur", kBoth), "0 gold, 0 to rivals, 0 villages:");
}

/// "2: r12 r13, 3: r07": price and roads of all ways that are told, the cheapest first.
std::string ways_to(std::string_view junction, std::string_view lines) {
    const Maharaja game(3, "architect 0 jodhpur\n" + std::string(lines));
    const maharaja::Table& t = game.state();
    const auto to = maharaja::parse_junction(junction).value();
    std::string text;
    const auto add = [&](const maharaja::Journey& journey) {
        text += (text.empty() ? "" : ", ") + std::to_string(journey.gold) + ":";
        for (const auto road : journey.roads) text += " " + std::string(maharaja::road_name(road));
    };
    const auto cheapest = maharaja::cheapest_journeys(t, 0);
    if (cheapest[to]) add(*cheapest[to]);
    for (const auto& other : maharaja::other_journeys(t, 0, to)) add(other);
    return text;
}

TEST(MaharajaJourney, HasOtherWaysInTheSameOrder) {  // MJ-7.12
    EXPECT_EQ(ways_to("ajmer", kBoth), "2: r12 r13, 3: r07");
    EXPECT_EQ(ways_to("start", kBoth), "1: r12, 4: r07 r13");
    EXPECT_EQ(ways_to("kota", kBoth), "");
}

TEST(MaharajaJourney, TellsWhoReceivesTheTolls) {  // MJ-7.5, MJ-7.6
    const Maharaja game(3, "architect 0 jodhpur\n" + std::string(kBoth));
    const auto journeys = maharaja::cheapest_journeys(game.state(), 0);
    const auto tolls =
        maharaja::tolls_of(game.state(), 0, *journeys[maharaja::parse_junction("ajmer").value()]);
    EXPECT_EQ(tolls[0], 0);
    EXPECT_EQ(tolls[1], 0);
    EXPECT_EQ(tolls[2], 2);
    EXPECT_EQ(maharaja::toll_in(game.state(), 0, maharaja::parse_village("v14").value()), 2);
    EXPECT_EQ(maharaja::toll_in(game.state(), 0, maharaja::parse_village("v21").value()), 0)
        << "an own house";
}

}  // namespace
}  // namespace durbar::testing

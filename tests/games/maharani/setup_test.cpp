#include <array>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/maharani/maharani_scenario.h"

namespace durbar::testing {
namespace {

using maharani::Crew;
using maharani::Direction;
using maharani::Pillars;
using maharani::Rules;
using maharani::Space;
using maharani::Spaces;

Space space(std::string_view name) { return maharani::parse_space(name).value(); }

TEST(MaharaniPalace, HasFourSectionsWithTheSamePillars) {  // MH-1.2, MH-9.3
    EXPECT_EQ(maharani::kSpaces, 56);
    for (const auto section : maharani::kAllSections) {
        const Spaces here = maharani::spaces_of(section);
        EXPECT_EQ(here.count(), 14);
        EXPECT_EQ((here & maharani::spaces_with(Pillars::Middle)).count(), 2);
        EXPECT_EQ((here & maharani::spaces_with(Pillars::OneHalf)).count(), 6);
        EXPECT_EQ((here & maharani::spaces_with(Pillars::TwoHalves)).count(), 6);
    }
    EXPECT_EQ(maharani::spaces_with(Pillars::Middle).count(), 8);
}

/// The plan of the palace as the facts draw it; . is no space, # the rondel.
constexpr std::array<std::string_view, 10> kPlan{
    "....><....",  //
    ".O>====<O.",  //
    ".vO>==<Ov.",  //
    ".|v####v|.",  //
    "v||####||v",  //
    "^||####||^",  //
    ".|^####^|.",  //
    ".^O>==<O^.",  //
    ".O>====<O.",  //
    "....><....",
};

TEST(MaharaniPalace, ShowsItsPillarsWhereThePlanDoes) {  // MH-1.2
    const std::map<char, unsigned> halves{{'O', 0}, {'^', 1}, {'>', 2}, {'v', 4},
                                          {'<', 8}, {'|', 5}, {'=', 10}};
    int found = 0;
    for (const auto& entry : maharani::data::kSpaces) {
        const char sign = kPlan[entry.row][entry.column];
        ASSERT_TRUE(halves.count(sign)) << entry.label;
        EXPECT_EQ(entry.halves, halves.at(sign)) << entry.label;
        ++found;
    }
    EXPECT_EQ(found, 56);
}

TEST(MaharaniPalace, NoPillarIsCutInHalf) {  // MH-1.2: the other half is on the neighbouring space
    constexpr std::array<std::pair<int, int>, 4> kSteps{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};
    std::map<std::pair<int, int>, unsigned> at;
    for (const auto& entry : maharani::data::kSpaces) at[{entry.row, entry.column}] = entry.halves;
    for (const auto& entry : maharani::data::kSpaces) {
        for (unsigned side = 0; side < 4; ++side) {
            if ((entry.halves >> side & 1U) == 0) continue;
            const auto beside = at.find({entry.row + kSteps[side].first, entry.column + kSteps[side].second});
            ASSERT_NE(beside, at.end()) << entry.label;
            EXPECT_NE(beside->second >> ((side + 2) % 4) & 1U, 0U) << entry.label;
        }
    }
}

TEST(MaharaniPalace, TouchesBySides) {  // MH-1.3, E22, E23
    int touching = 0;
    int across = 0;
    for (Space s = 0; s < maharani::kSpaces; ++s) {
        maharani::neighbours(s).for_each([&](Space other) {
            EXPECT_TRUE(maharani::neighbours(other).has(s));
            ++touching;
            across += maharani::section_of(s) != maharani::section_of(other) ? 1 : 0;
        });
    }
    EXPECT_EQ(touching, 2 * 84);
    EXPECT_EQ(across, 2 * 12);
    EXPECT_FALSE(maharani::neighbours(space("A9")).has(space("D14")));
    EXPECT_FALSE(maharani::neighbours(space("A11")).has(space("B8")));
    Spaces portal;
    portal.add(space("A5"));
    portal.add(space("B12"));
    EXPECT_EQ(maharani::neighbours(space("A1")), portal);
}

TEST(MaharaniTiles, TenOfEachColour) {  // MH-1.4, MH-9.3
    const auto set = maharani::whole_set({});
    std::map<std::string_view, int> faces;
    for (const auto color : maharani::kAllColors) {
        int sum = 0;
        for (maharani::Face face = 0; face < maharani::kFaces; ++face) {
            const int count = set[maharani::tile_of(color, face)];
            sum += count;
            faces[maharani::data::kFaces[face].name] += count;
        }
        EXPECT_EQ(sum, 10) << maharani::color_name(color);
    }
    const std::map<std::string_view, int> wanted{{"center", 12},      {"half1_front", 6}, {"half1_right", 6},
                                                 {"half1_back", 6},   {"half1_left", 6},  {"half2_along", 12},
                                                 {"half2_across", 12}};
    EXPECT_EQ(faces, wanted);
}

class MaharaniSetUp : public ::testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(, MaharaniSetUp, ::testing::Values(2, 3, 4),
                         [](const auto& instance) { return std::to_string(instance.param) + "_players"; });

TEST_P(MaharaniSetUp, BeginsWithAFullBagAndNobodyActive) {  // MH-1.1, MH-1.6, MH-1.7, MH-1.11
    const int players = GetParam();
    Maharani game(Rules::initial({}, players));
    game.expect_chance().expect_decision("start");
    EXPECT_EQ(maharani::tiles_in_bag(game.state()), 60);
    EXPECT_EQ(maharani::empty_place(game.state()), 0);
    EXPECT_EQ(Rules::active_seat(Rules::observe(game.state(), Reader::spectator())), std::nullopt);
    for (int seat = 0; seat < players; ++seat) {
        game.expect_down(seat, "");
        EXPECT_EQ(game.gold(seat), 0);
        EXPECT_EQ(Rules::chance_weight(game.state(), maharani::StartWith{static_cast<std::uint8_t>(seat)}),
                  1U);
    }
    EXPECT_EQ(game.legal().size(), static_cast<std::size_t>(players));
}

TEST_P(MaharaniSetUp, GivesEverybodyWorkers) {  // MH-1.9, MH-12.1
    const int players = GetParam();
    const std::map<int, std::array<int, 4>> supplies{
        {2, {7, 7, 7, 7}}, {3, {10, 10, 10, 0}}, {4, {8, 8, 8, 8}}};  // red, green, blue, yellow
    const auto state = Rules::initial({}, players);
    std::vector<int> of_seat(static_cast<unsigned>(players));
    for (const auto crew : maharani::kAllCrews) {
        const int workers = state.supply[index(crew)];
        EXPECT_EQ(workers, supplies.at(players)[index(crew)]) << maharani::crew_name(crew);
        if (workers > 0) of_seat.at(static_cast<unsigned>(maharani::seat_of_crew(players, crew))) += workers;
    }
    for (const int workers : of_seat) EXPECT_EQ(workers, players == 2 ? 14 : players == 3 ? 10 : 8);
}

TEST_P(MaharaniSetUp, LetsEverySeatWorkWithItsOwnColours) {  // MH-1.10, MH-1.9
    const int players = GetParam();
    const std::map<int, std::vector<std::string>> colours{{2, {"red green", "blue yellow"}},
                                                          {3, {"red", "green", "blue"}},
                                                          {4, {"red", "green", "blue", "yellow"}}};
    const std::map<char, std::string> near_place_one{{'S', "A2"}, {'W', "B2"}, {'N', "C2"}, {'E', "D2"}};
    for (int seat = 0; seat < players; ++seat) {
        Maharani game(players,
                      "rondel blue-center red-half1_front green-half1_back orange-half1_left\nturn " +
                          std::to_string(seat) + "\n");
        const char side = maharani::direction_letter(maharani::side_of(players, seat));
        const auto before = game.state();
        game.play(seat, "tile 1 " + near_place_one.at(side) + " " + side);
        std::string offered;
        if (players == 2) {
            for (const auto& move : game.legal()) offered += move.substr(std::size("worker new ") - 1) + " ";
        } else {
            for (const auto crew : maharani::kAllCrews) {
                const int left = game.state().supply[index(crew)];
                if (left == before.supply[index(crew)]) continue;
                EXPECT_EQ(left, before.supply[index(crew)] - 1);
                offered += std::string(maharani::crew_name(crew)) + " ";
            }
        }
        EXPECT_EQ(offered, colours.at(players)[static_cast<unsigned>(seat)] + " ") << "seat " << seat;
    }
}

TEST_P(MaharaniSetUp, FillsTheRondelAndLetsTheDrawnSeatBegin) {  // MH-1.5, MH-1.6, MH-2.9, MH-11.11
    const int players = GetParam();
    for (int first = 0; first < players; ++first) {
        Maharani game(Rules::initial({}, players));
        game.chance("start " + std::to_string(first)).expect_event("started", {{"seat", first}});
        EXPECT_EQ(game.state().turn, first);
        EXPECT_EQ(Rules::active_seat(Rules::observe(game.state(), Reader::spectator())), std::nullopt);
        game.chance("draw blue-center").chance("draw red-half1_front").chance("draw red-half1_back");
        game.expect_chance();
        game.chance("draw green-half2_along").expect_to_act(first).expect_decision("action");
        game.expect_event("turn_began", {{"seat", first}, {"number", 1}});
        EXPECT_EQ(Rules::active_seat(Rules::observe(game.state(), Reader::spectator())), first);
        game.expect_place(1, "blue-center").expect_place(2, "red-half1_front");
        game.expect_place(3, "red-half1_back").expect_place(4, "green-half2_along");
        EXPECT_EQ(game.state().turn_number, 1);
    }
}

TEST(MaharaniSeats, SitOnTheirSides) {  // MH-1.8
    const std::map<int, std::string> sides{{2, "SN"}, {3, "SWN"}, {4, "SWNE"}};
    for (const auto& [players, letters] : sides) {
        for (int seat = 0; seat < players; ++seat) {
            EXPECT_EQ(maharani::direction_letter(maharani::side_of(players, seat)),
                      letters[static_cast<unsigned>(seat)]);
        }
    }
}

TEST(MaharaniDraws, AreWeightedByTheCopiesLeft) {  // MH-1.12
    Maharani game(4, "agenda refill; next-turn 0\nrondel blue-half2_along blue-center - -\n");
    const auto weight = [&](std::string_view tile) {
        return Rules::chance_weight(game.state(), maharani::DrawTile{maharani::parse_tile(tile).value()});
    };
    EXPECT_EQ(Rules::chance_total(game.state()), 58U);
    EXPECT_EQ(weight("blue-center"), 1U);
    EXPECT_EQ(weight("blue-half1_left"), 1U);
    EXPECT_EQ(weight("red-half2_across"), 2U);
    EXPECT_EQ(game.legal().size(), 42U);
    game.chance("draw blue-center").expect_illegal("draw blue-center", "MH-1.12");
}

}  // namespace
}  // namespace durbar::testing

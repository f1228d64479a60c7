#include <array>
#include <set>

#include "games/tigris/table_reading.h"
#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Cell;
using tigris::cell_name;
using tigris::Rules;

// The two boards as printed: . land, ~ river, T temple with a treasure, P temple with a priority treasure.
using Map = std::array<const char*, 11>;

constexpr Map kStandard{
    ". . . . ~ ~ ~ ~ ~ . T . ~ . . .",  //
    ". P . . ~ . . . . . . . ~ . . P",  //
    ". . . ~ ~ T . . . . . . ~ ~ . .",  //
    "~ ~ ~ ~ . . . . . . . . . ~ ~ ~",  //
    ". . . . . . . . . . . . . T ~ ~",  //
    ". . . . . . . . . . . . . . ~ .",  //
    "~ ~ ~ ~ . . . . T . . . ~ ~ ~ .",  //
    ". P . ~ ~ ~ ~ . . . . . ~ . . .",  //
    ". . . . . . ~ ~ ~ ~ ~ ~ ~ . P .",  //
    ". . . . . T . . . . . . . . . .",  //
    ". . . . . . . . . . T . . . . .",
};
constexpr Map kAdvanced{
    ". . ~ ~ T . . . . T . . . . . ~",  //
    ". . ~ ~ . . . . . . . . . . T ~",  //
    ". P ~ ~ . . . . . . . . . . . ~",  //
    ". . ~ . . . T . . . . T ~ ~ ~ ~",  //
    ". . ~ . . . . . . . . . ~ . . .",  //
    ". . ~ T . . . . . . . . ~ . . P",  //
    ". . ~ ~ . . . . . . . . ~ ~ . .",  //
    "P . . ~ ~ ~ . T . . . . T ~ . .",  //
    ". . . . . ~ ~ ~ . . . . . ~ . .",  //
    ". . . . P . ~ ~ ~ ~ ~ ~ ~ ~ . .",  //
    ". . . . . . ~ . . P . . . . P .",
};

tigris::State opening(const std::string& board) {
    return Tigris("tigris\noption board=" + board + "\nhand 0 red 6\n").state();
}

bool is_river(const tigris::State& state, int cell) { return letters(state, cell) == "~"; }

/// Sets of squares linked by sides on which `inside` holds.
template <class Inside>
std::vector<std::vector<int>> areas(Inside inside) {
    std::vector<std::vector<int>> found;
    std::set<int> seen;
    for (int cell = 0; cell < 176; ++cell) {
        if (!inside(cell) || !seen.insert(cell).second) continue;
        std::vector<int> area{cell};
        for (std::size_t i = 0; i < area.size(); ++i) {
            for (const int next : beside(area[i])) {
                if (inside(next) && seen.insert(next).second) area.push_back(next);
            }
        }
        found.push_back(area);
    }
    return found;
}

std::set<std::string> leader_squares(const tigris::State& state) {
    std::set<std::string> found;
    for (const auto& move : Tigris(state).legal()) {
        if (move.starts_with("leader king ")) found.insert(move.substr(12));
    }
    return found;
}

void expect_map(const std::string& board, const Map& map, int side) {
    const auto state = opening(board);
    for (int cell = 0; cell < 176; ++cell) {
        const char drawn = map[static_cast<unsigned>(cell / 16)][2 * (cell % 16)];
        const auto name = cell_name(static_cast<Cell>(cell));
        EXPECT_EQ(letters(state, cell), drawn == 'T' || drawn == 'P' ? "r*" : std::string(1, drawn)) << name;
        const auto& words = tigris::data::kBoards[static_cast<unsigned>(side)].priority;
        const bool priority = (words[static_cast<unsigned>(cell / 64)] >> (cell % 64) & 1U) != 0;
        EXPECT_EQ(priority, drawn == 'P') << name;
    }
}

TEST(TigrisData, TheStandardBoardIsThePrintedOne) {  // TE-1.8, TE-11.4
    expect_map("standard", kStandard, 0);
}

TEST(TigrisData, TheAdvancedBoardIsThePrintedOne) {  // TE-1.9, TE-11.4
    expect_map("advanced", kAdvanced, 1);
}

TEST(TigrisData, LeaderSquaresAtTheStart) {  // TE-1.8, TE-1.9, TE-4.4, TE-4.5
    EXPECT_EQ(leader_squares(opening("standard")).size(), 33U);
    EXPECT_EQ(leader_squares(opening("advanced")).size(), 40U);
    for (const std::string board : {"standard", "advanced"}) {
        const auto state = opening(board);
        std::set<std::string> wanted;
        for (int cell = 0; cell < 176; ++cell) {
            const auto around = beside(cell);
            if (letters(state, cell) == "." && std::any_of(around.begin(), around.end(), [&](int next) {
                    return letters(state, next) == "r*";
                })) {
                wanted.insert(cell_name(static_cast<Cell>(cell)));
            }
        }
        EXPECT_EQ(leader_squares(state), wanted);
    }
}

TEST(TigrisData, NoSquareTouchesTwoStartingTemples) {  // TE-1.8, TE-1.9
    for (const std::string board : {"standard", "advanced"}) {
        const auto state = opening(board);
        for (int cell = 0; cell < 176; ++cell) {
            const auto around = beside(cell);
            EXPECT_LE(std::count_if(around.begin(), around.end(),
                                    [&](int next) { return letters(state, next) == "r*"; }),
                      letters(state, cell) == "r*" ? 0 : 1)
                << cell_name(static_cast<Cell>(cell));
        }
    }
}

std::set<std::string> river_blocks(const tigris::State& state) {
    std::set<std::string> found;
    for (int cell = 0; cell < 160; ++cell) {
        if (cell % 16 == 15) continue;
        if (is_river(state, cell) && is_river(state, cell + 1) && is_river(state, cell + 16) &&
            is_river(state, cell + 17)) {
            found.insert(cell_name(static_cast<Cell>(cell)));
        }
    }
    return found;
}

TEST(TigrisData, SquaresOfFourRiverSquares) {  // TE-10.13
    EXPECT_EQ(river_blocks(opening("standard")), (std::set<std::string>{"O4"}));
    EXPECT_EQ(river_blocks(opening("advanced")), (std::set<std::string>{"C1", "C2", "G9"}));
}

TEST(TigrisData, TheAdvancedRiverCutsTheLandIntoThree) {  // TE-1.9, TE-11.4
    const auto state = opening("advanced");
    EXPECT_EQ(areas([&](int cell) { return is_river(state, cell); }).size(), 1U);
    const auto lands = areas([&](int cell) { return !is_river(state, cell); });
    std::set<std::pair<std::size_t, int>> found;
    for (const auto& land : lands) {
        int temples = 0;
        bool outside = true;
        for (const int cell : land) {
            const char drawn = kAdvanced[static_cast<unsigned>(cell / 16)][2 * (cell % 16)];
            temples += drawn == 'T' || drawn == 'P' ? 1 : 0;
            outside = outside && drawn != 'T';
        }
        EXPECT_EQ(outside, land.size() != 80)
            << land.size();  // priority: exactly the treasures outside the rivers
        found.emplace(land.size(), temples);
    }
    EXPECT_EQ(lands.size(), 3U);
    EXPECT_EQ(found, (std::set<std::pair<std::size_t, int>>{{80, 8}, {34, 3}, {23, 3}}));
}

TEST(TigrisData, ColoursHaveTheirTilesLeadersAndBuildings) {  // TE-1.2, TE-1.3, TE-15.1
    const std::array<std::array<std::string_view, 4>, 4> kinds{{{"red", "temple", "priest", "library"},
                                                                {"blue", "farm", "farmer", "granary"},
                                                                {"green", "market", "trader", "market hall"},
                                                                {"black", "settlement", "king", "palace"}}};
    const std::array<int, 4> numbers{57, 36, 30, 30};
    for (const auto color : tigris::kAllColors) {
        const auto& kind = kinds[index(color)];
        EXPECT_EQ(tigris::color_name(color), kind[0]);
        EXPECT_EQ(tigris::tile_name(color), kind[1]);
        EXPECT_EQ(tigris::leader_name(color), kind[2]);
        EXPECT_EQ(tigris::building_name(color), kind[3]);
        EXPECT_EQ(tigris::data::kTileKinds[index(color)].count, numbers[index(color)]);
        EXPECT_EQ(tigris::data::kTileKinds[index(color)].on_river, color == tigris::Color::Blue);
    }
    EXPECT_EQ(tigris::data::kTiles, 153);
}

TEST(TigrisData, MonumentsAreTheSixPairs) {  // TE-1.5
    std::vector<std::string> names;
    for (tigris::Monument m = 0; m < tigris::kMonuments; ++m) names.push_back(tigris::monument_name(m));
    EXPECT_EQ(names, (std::vector<std::string>{"black-red", "black-blue", "black-green", "red-blue",
                                               "red-green", "blue-green"}));
}

}  // namespace
}  // namespace durbar::testing

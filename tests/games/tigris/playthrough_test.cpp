#include "games/tigris/rules.h"
#include "support/golden_playthrough.h"

namespace durbar::testing {
namespace {

using Golden = GoldenPlaythrough<tigris::Rules>;
using tigris::BoardSide;

const std::vector<Golden>& goldens() {
    static const std::vector<Golden> all{
        Golden{"2p_seed7", 2, 7, {}},
        Golden{"3p_seed11", 3, 11, {}},
        Golden{"4p_seed13", 4, 13, {}},
        Golden{"2p_buildings_open_seed17", 2, 17, {.buildings = true, .open_scores = true}},
        Golden{"3p_advanced_seed3", 3, 3, {.board = BoardSide::Advanced}},
        Golden{"4p_buildings_seed5", 4, 5, {.buildings = true}},
        Golden{"4p_advanced_buildings_seed19", 4, 19, {.board = BoardSide::Advanced, .buildings = true}},
        Golden{"3p_dynasties_seed23", 3, 23, {.dynasties = {3, 2, 1, 0}}},
    };
    return all;
}

class TigrisPlaythrough : public ::testing::TestWithParam<Golden> {};

TEST_P(TigrisPlaythrough, IsTheCommittedOneByteForByte) { expect_golden(GetParam()); }

INSTANTIATE_TEST_SUITE_P(, TigrisPlaythrough, ::testing::ValuesIn(goldens()),
                         [](const auto& instance) { return instance.param.name; });

TEST(TigrisPlaythroughs, HaveEveryNumberOfPlayersAndEveryOption) { expect_all_settings(goldens()); }

}  // namespace
}  // namespace durbar::testing

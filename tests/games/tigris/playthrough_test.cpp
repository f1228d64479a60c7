#include "games/tigris/rules.h"
#include "support/golden_playthrough.h"

namespace durbar::testing {
namespace {

using Golden = GoldenPlaythrough<tigris::Rules>;

class TigrisPlaythrough : public ::testing::TestWithParam<Golden> {};

TEST_P(TigrisPlaythrough, IsTheCommittedOneByteForByte) { expect_golden(GetParam()); }

INSTANTIATE_TEST_SUITE_P(
    , TigrisPlaythrough,
    ::testing::Values(Golden{"2p_standard_seed7", 2, 7, {}},
                      Golden{"3p_advanced_seed3", 3, 3, {.board = tigris::BoardSide::Advanced}},
                      Golden{"4p_buildings_seed5", 4, 5, {.buildings = true}}),
    [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace durbar::testing

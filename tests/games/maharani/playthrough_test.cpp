#include "games/maharani/rules.h"
#include "support/golden_playthrough.h"

namespace durbar::testing {
namespace {

using Golden = GoldenPlaythrough<maharani::Rules>;

class MaharaniPlaythrough : public ::testing::TestWithParam<Golden> {};

TEST_P(MaharaniPlaythrough, IsTheCommittedOneByteForByte) { expect_golden(GetParam()); }

INSTANTIATE_TEST_SUITE_P(
    , MaharaniPlaythrough,
    ::testing::Values(Golden{"2p_seed7", 2, 7, {}}, Golden{"3p_seed3", 3, 3, {}},
                      Golden{"4p_two_stuck_seed5", 4, 5, {maharani::TileSet::TwoStuck, {}}}),
    [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace durbar::testing

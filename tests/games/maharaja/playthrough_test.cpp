#include "games/maharaja/rules.h"
#include "support/golden_playthrough.h"

namespace durbar::testing {
namespace {

using Golden = GoldenPlaythrough<maharaja::Rules>;

class MaharajaPlaythrough : public ::testing::TestWithParam<Golden> {};

TEST_P(MaharajaPlaythrough, IsTheCommittedOneByteForByte) { expect_golden(GetParam()); }

INSTANTIATE_TEST_SUITE_P(
    , MaharajaPlaythrough,
    ::testing::Values(Golden{"2p_extended2_seed7", 2, 7, {.extended2 = true}}, Golden{"3p_seed3", 3, 3, {}},
                      Golden{"5p_extended1_short_seed5", 5, 5, {.short_game = true, .extended1 = true}}),
    [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace durbar::testing

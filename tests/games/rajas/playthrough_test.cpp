#include "games/rajas/rules.h"
#include "support/golden_playthrough.h"

namespace durbar::testing {
namespace {

using Golden = GoldenPlaythrough<rajas::Rules>;
using rajas::Mode;

class RajasPlaythrough : public ::testing::TestWithParam<Golden> {};

TEST_P(RajasPlaythrough, IsTheCommittedOneByteForByte) { expect_golden(GetParam()); }

INSTANTIATE_TEST_SUITE_P(
    , RajasPlaythrough,
    ::testing::Values(Golden{"2p_seed7", 2, 7, {}},
                      Golden{"2p_navaratnas_ganga_seed3", 2, 3, {Mode::Navaratnas, true, 0}},
                      Golden{"3p_mixed_seed5", 3, 5, {Mode::Mixed, false, 0b010}}),
    [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace durbar::testing

#include "games/rajas/rules.h"
#include "support/golden_playthrough.h"

namespace durbar::testing {
namespace {

using Golden = GoldenPlaythrough<rajas::Rules>;
using rajas::Mode;

const std::vector<Golden>& goldens() {
    static const std::vector<Golden> all{
        Golden{"2p_seed7", 2, 7, {}},
        Golden{"3p_seed11", 3, 11, {}},
        Golden{"4p_seed13", 4, 13, {}},
        Golden{"2p_navaratnas_ganga_seed3", 2, 3, {Mode::Navaratnas, true, 0}},
        Golden{"4p_ganga_seed17", 4, 17, {Mode::Basic, true, 0}},
        Golden{"3p_navaratnas_seed19", 3, 19, {Mode::Navaratnas, false, 0}},
        Golden{"3p_mixed_seed5", 3, 5, {Mode::Mixed, false, 0b010}},
    };
    return all;
}

class RajasPlaythrough : public ::testing::TestWithParam<Golden> {};

TEST_P(RajasPlaythrough, IsTheCommittedOneByteForByte) { expect_golden(GetParam()); }

INSTANTIATE_TEST_SUITE_P(, RajasPlaythrough, ::testing::ValuesIn(goldens()),
                         [](const auto& instance) { return instance.param.name; });

TEST(RajasPlaythroughs, HaveEveryNumberOfPlayersAndEveryOption) { expect_all_settings(goldens()); }

}  // namespace
}  // namespace durbar::testing

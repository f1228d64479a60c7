#include "games/maharaja/rules.h"
#include "support/golden_playthrough.h"

namespace durbar::testing {
namespace {

using Golden = GoldenPlaythrough<maharaja::Rules>;

const std::vector<Golden>& goldens() {
    static const std::vector<Golden> all{
        Golden{"2p_seed11", 2, 11, {}},
        Golden{"3p_seed3", 3, 3, {}},
        Golden{"4p_seed13", 4, 13, {}},
        Golden{"5p_seed17", 5, 17, {}},
        Golden{"2p_extended2_seed7", 2, 7, {.extended2 = true}},
        Golden{"4p_hidden_gold_seed19", 4, 19, {.hidden_gold = true}},
        Golden{"3p_extended1_extended2_seed23", 3, 23, {.extended1 = true, .extended2 = true}},
        Golden{"5p_extended1_short_seed5", 5, 5, {.short_game = true, .extended1 = true}},
    };
    return all;
}

class MaharajaPlaythrough : public ::testing::TestWithParam<Golden> {};

TEST_P(MaharajaPlaythrough, IsTheCommittedOneByteForByte) { expect_golden(GetParam()); }

INSTANTIATE_TEST_SUITE_P(, MaharajaPlaythrough, ::testing::ValuesIn(goldens()),
                         [](const auto& instance) { return instance.param.name; });

TEST(MaharajaPlaythroughs, HaveEveryNumberOfPlayersAndEveryOption) { expect_all_settings(goldens()); }

}  // namespace
}  // namespace durbar::testing

#include "games/maharani/rules.h"
#include "support/golden_playthrough.h"

namespace durbar::testing {
namespace {

using Golden = GoldenPlaythrough<maharani::Rules>;
using maharani::TileSet;

maharani::Options with_faces(std::string_view faces) {
    maharani::Options options;
    EXPECT_EQ(maharani::Rules::set_option(options, "faces", faces), std::nullopt);
    return options;
}

const std::vector<Golden>& goldens() {
    static const std::vector<Golden> all{
        Golden{"2p_seed7", 2, 7, {}},
        Golden{"3p_seed3", 3, 3, {}},
        Golden{"4p_seed11", 4, 11, {}},
        Golden{"2p_one_stuck_seed13", 2, 13, {TileSet::OneStuck, {}}},
        Golden{"3p_faces_seed17", 3, 17, with_faces("6:half1_front,19:half1_left")},
        Golden{"4p_two_stuck_seed5", 4, 5, {TileSet::TwoStuck, {}}},
    };
    return all;
}

class MaharaniPlaythrough : public ::testing::TestWithParam<Golden> {};

TEST_P(MaharaniPlaythrough, IsTheCommittedOneByteForByte) { expect_golden(GetParam()); }

INSTANTIATE_TEST_SUITE_P(, MaharaniPlaythrough, ::testing::ValuesIn(goldens()),
                         [](const auto& instance) { return instance.param.name; });

TEST(MaharaniPlaythroughs, HaveEveryNumberOfPlayersAndEveryOption) { expect_all_settings(goldens()); }

}  // namespace
}  // namespace durbar::testing

#include "ai/tigris_positions.h"

#include <set>

// The clear positions themselves, without a bot: files and table fit together and every answer is a move.

namespace durbar::testing {
namespace {

class TigrisPosition : public ::testing::TestWithParam<ClearPosition> {};

TEST_P(TigrisPosition, HasASeatToActAndListsLegalMoves) {
    const ClearPosition& row = GetParam();
    const auto match = open_position(row);
    ASSERT_TRUE(match) << describe(match.error());
    EXPECT_EQ(match.value()->to_act(), player(row.seat));
    const auto legal = match.value()->legal();
    for (const auto& list : {row.right, row.wrong}) {
        for (const auto& pattern : list) {
            EXPECT_TRUE(std::any_of(legal.begin(), legal.end(),
                                    [&](const std::string& move) { return means(pattern, move); }))
                << "no legal move is '" << pattern << "'";
        }
    }
    const auto right = std::count_if(legal.begin(), legal.end(),
                                     [&](const std::string& move) { return is_right(row, move); });
    EXPECT_GT(right, 0) << "nothing is right";
    EXPECT_LT(right, static_cast<std::ptrdiff_t>(legal.size())) << "nothing is wrong";
}

INSTANTIATE_TEST_SUITE_P(Table, TigrisPosition, ::testing::ValuesIn(clear_positions()), test_name);

TEST(TigrisPositions, TheTableHasOneRowForEachFile) {
    std::multiset<std::string> rows;
    for (const auto& row : clear_positions()) rows.insert(row.name);
    std::multiset<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(clear_positions_folder())) {
        if (entry.path().extension() == ".pos") files.insert(entry.path().stem().string());
    }
    EXPECT_EQ(rows, files);
    EXPECT_GE(rows.size(), 12U);
}

TEST(TigrisPositions, PatternsMeanWholeMoves) {
    EXPECT_TRUE(means("tile red H5", "tile red H5"));
    EXPECT_FALSE(means("tile red H5", "tile red H"));
    EXPECT_FALSE(means("tile red H1", "tile red H11"));
    EXPECT_TRUE(means("tile * H5", "tile black H5"));
    EXPECT_FALSE(means("tile * H5", "tile black G5"));
    EXPECT_FALSE(means("tile * H5", "tile H5"));
    EXPECT_TRUE(means("leader king *", "leader king A2"));
    EXPECT_FALSE(means("leader king *", "leader trader A2"));
    EXPECT_TRUE(means("*", "pass"));
    const ClearPosition row{"", 0, {"*"}, {"tile blue E2"}};
    EXPECT_TRUE(is_right(row, "pass"));
    EXPECT_FALSE(is_right(row, "tile blue E2"));
}

}  // namespace
}  // namespace durbar::testing

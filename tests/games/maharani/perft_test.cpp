#include "support/perft_files.h"

#include "games/maharani/rules.h"

namespace durbar::testing {
namespace {

TEST(MaharaniPerft, EveryFileOfTheFolderCounts) {  // MH-3.7, MH-2.7
    const std::filesystem::path folder =
        std::filesystem::path(DURBAR_SOURCE_DIR) / "tests/games/maharani/perft";
    EXPECT_GE(expect_perft_files<maharani::Rules>(folder), 6);
}

}  // namespace
}  // namespace durbar::testing

#include "support/perft_files.h"

#include "games/maharani/rules.h"
#include "support/places.h"

namespace durbar::testing {
namespace {

TEST(MaharaniPerft, EveryFileOfTheFolderCounts) {  // MH-3.7, MH-2.7
    const std::filesystem::path folder = std::filesystem::path(source_dir()) / "tests/games/maharani/perft";
    EXPECT_GE(expect_perft_files<maharani::Rules>(folder), 6);
}

}  // namespace
}  // namespace durbar::testing

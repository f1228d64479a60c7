#include "support/perft_files.h"

#include "games/maharaja/rules.h"
#include "support/places.h"

namespace durbar::testing {
namespace {

TEST(MaharajaPerft, EveryFileOfTheFolderCounts) {  // MJ-1.10, MJ-5.3, MJ-12.1, MJ-17.2, MJ-18.6, MJ-20.5
    const std::filesystem::path folder = std::filesystem::path(source_dir()) / "tests/games/maharaja/perft";
    EXPECT_GE(expect_perft_files<maharaja::Rules>(folder), 6);
}

}  // namespace
}  // namespace durbar::testing

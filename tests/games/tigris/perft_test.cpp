#include "support/perft_files.h"

#include "games/tigris/rules.h"
#include "support/places.h"

namespace durbar::testing {
namespace {

TEST(TigrisPerft, EveryFileOfTheFolderCounts) {  // TE-3.12, TE-3.13
    const std::filesystem::path folder = std::filesystem::path(source_dir()) / "tests/games/tigris/perft";
    EXPECT_GE(expect_perft_files<tigris::Rules>(folder), 18);
}

}  // namespace
}  // namespace durbar::testing

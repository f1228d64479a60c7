#include "support/perft_files.h"

#include "games/rajas/rules.h"
#include "support/places.h"

namespace durbar::testing {
namespace {

TEST(RajasPerft, EveryFileOfTheFolderCounts) {  // RG-3.10, RG-5.8
    const std::filesystem::path folder = std::filesystem::path(source_dir()) / "tests/games/rajas/perft";
    EXPECT_GE(expect_perft_files<rajas::Rules>(folder), 5);
}

}  // namespace
}  // namespace durbar::testing

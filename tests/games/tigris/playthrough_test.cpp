#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "games/tigris/rules.h"
#include "support/playthrough.h"

namespace durbar::testing {
namespace {

// Golden files: a change in one is a claim about the rules, so the commit that makes it names the ledger id
// that makes it right. tools/regen_playthroughs.sh rewrites them.

constexpr std::size_t kLargest = 400 * 1024;

struct Golden {
    std::string name;
    int players;
    std::uint64_t seed;
    tigris::Options options;
};

std::ostream& operator<<(std::ostream& out, const Golden& golden) { return out << golden.name; }

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (const auto line : split_lines(text)) lines.emplace_back(line);
    return lines;
}

class TigrisPlaythrough : public ::testing::TestWithParam<Golden> {};

TEST_P(TigrisPlaythrough, IsTheCommittedOneByteForByte) {
    const auto& golden = GetParam();
    const std::string path =
        std::string(DURBAR_SOURCE_DIR) + "/tests/games/tigris/playthroughs/" + golden.name + ".txt";
    const std::string text = Playthrough<tigris::Rules>(golden.options, golden.players, golden.seed).print();
    EXPECT_LT(text.size(), kLargest);
    if (std::getenv("DURBAR_REGEN") != nullptr) {
        std::ofstream file(path, std::ios::binary);
        ASSERT_TRUE(file << text) << path;
        GTEST_SKIP() << "rewrote " << path;
    }
    std::ifstream file(path, std::ios::binary);
    ASSERT_TRUE(file) << path << " is missing; tools/regen_playthroughs.sh writes it";
    std::stringstream committed;
    committed << file.rdbuf();
    if (committed.str() == text) return;
    const auto wanted = lines_of(committed.str());
    const auto printed = lines_of(text);
    for (std::size_t i = 0; i < std::max(wanted.size(), printed.size()); ++i) {
        const std::string before = i < wanted.size() ? wanted[i] : "(end of file)";
        const std::string now = i < printed.size() ? printed[i] : "(end of file)";
        ASSERT_EQ(now, before) << path << ":" << i + 1 << " is the first line that differs";
    }
    FAIL() << path << " differs in its line ends";
}

INSTANTIATE_TEST_SUITE_P(
    , TigrisPlaythrough,
    ::testing::Values(Golden{"2p_standard_seed7", 2, 7, {}},
                      Golden{"3p_advanced_seed3", 3, 3, {.board = tigris::BoardSide::Advanced}},
                      Golden{"4p_buildings_seed5", 4, 5, {.buildings = true}}),
    [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace durbar::testing

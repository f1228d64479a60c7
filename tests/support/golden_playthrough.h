#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "support/playthrough.h"

namespace durbar::testing {

/// A seeded game whose playthrough is kept in tests/games/GAME/playthroughs/NAME.txt. A change in such a file
/// is a claim about the rules, so the commit that makes it names the ledger id that makes it right.
/// tools/regen_playthroughs.sh rewrites them.
template <Presentable G>
struct GoldenPlaythrough {
    std::string name;
    int players;
    std::uint64_t seed;
    typename G::Options options;

    friend std::ostream& operator<<(std::ostream& out, const GoldenPlaythrough& golden) {
        return out << golden.name;
    }
};

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (const auto line : split_lines(text)) lines.emplace_back(line);
    return lines;
}

/// The playthrough is the committed one, byte for byte; with DURBAR_REGEN in the environment it becomes that.
template <Presentable G>
void expect_golden(const GoldenPlaythrough<G>& golden) {
    constexpr std::size_t kLargest = 400 * 1024;
    const auto folder =
        std::filesystem::path(DURBAR_SOURCE_DIR) / "tests/games" / std::string(G::kId) / "playthroughs";
    const std::string path = folder / (golden.name + ".txt");
    const std::string text = Playthrough<G>(golden.options, golden.players, golden.seed).print();
    EXPECT_LT(text.size(), kLargest);
    if (std::getenv("DURBAR_REGEN") != nullptr) {
        std::filesystem::create_directories(folder);
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

}  // namespace durbar::testing

#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "core/perft.h"
#include "support/perft_file.h"

namespace durbar::testing {

inline std::string file_text(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Counts the sequences of every *.perft file of a folder, in the order of their names. Returns the number of
/// files.
template <Game G>
int expect_perft_files(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".perft") paths.push_back(entry.path());
    }
    std::sort(paths.begin(), paths.end());
    const bool patient = std::getenv("DURBAR_LONG") != nullptr;
    for (const auto& path : paths) {
        const auto file = parse_perft_file(file_text(path));
        EXPECT_TRUE(file) << path << ": " << (file ? "" : describe(file.error()));
        if (!file) continue;
        EXPECT_EQ(file.value().id, path.stem().string());
        const auto state = G::parse_position(file_text(path.parent_path() / file.value().position));
        EXPECT_TRUE(state) << path << ": " << (state ? "" : describe(state.error()));
        if (!state) continue;
        for (const auto& line : file.value().lines) {
            if (line.is_long && !patient) continue;
            EXPECT_EQ(perft<G>(state.value(), line.depth), line.leaves)
                << file.value().id << ", depth " << line.depth;
        }
    }
    return static_cast<int>(paths.size());
}

}  // namespace durbar::testing

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
#include "core/text.h"

namespace durbar::testing {

/// One line of a perft file: so many sequences of `depth` moves.
struct PerftLine {
    int depth = 0;
    std::uint64_t leaves = 0;
    bool is_long = false;  ///< counted only if DURBAR_LONG is set in the environment
};

/// A perft file: `id NAME` (the name of the file), `pos FILE` (beside it), then lines `perft DEPTH LEAVES
/// [long]`. Empty lines and lines that begin with '#' are comments.
struct PerftFile {
    std::string id;
    std::string position;  ///< the text of the position
    std::vector<PerftLine> lines;
};

inline std::string file_text(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
}

inline PerftFile read_perft_file(const std::filesystem::path& path) {
    PerftFile read;
    const std::string text = file_text(path);
    for (const auto line : split_lines(text)) {
        const auto words = split_words(line);
        if (words.empty() || words[0].starts_with('#')) continue;
        if (words[0] == "id" && words.size() == 2) {
            read.id = words[1];
        } else if (words[0] == "pos" && words.size() == 2) {
            read.position = file_text(path.parent_path() / words[1]);
        } else if (words[0] == "perft" && (words.size() == 3 || (words.size() == 4 && words[3] == "long"))) {
            const auto depth = parse_number(words[1], 0, 100);
            const auto leaves = parse_number<std::uint64_t>(words[2], 0, ~std::uint64_t{0});
            EXPECT_TRUE(depth && leaves) << path << ": " << line;
            if (depth && leaves) read.lines.push_back({*depth, *leaves, words.size() == 4});
        } else {
            ADD_FAILURE() << path << " has a line that cannot be read: " << line;
        }
    }
    EXPECT_EQ(read.id, path.stem().string());
    EXPECT_FALSE(read.lines.empty()) << path;
    return read;
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
        const auto file = read_perft_file(path);
        const auto state = G::parse_position(file.position);
        EXPECT_TRUE(state) << path << ": " << (state ? "" : describe(state.error()));
        if (!state) continue;
        for (const auto& line : file.lines) {
            if (line.is_long && !patient) continue;
            EXPECT_EQ(perft<G>(state.value(), line.depth), line.leaves)
                << file.id << ", depth " << line.depth;
        }
    }
    return static_cast<int>(paths.size());
}

}  // namespace durbar::testing

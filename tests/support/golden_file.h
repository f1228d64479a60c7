#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <system_error>
#include <vector>

#include "core/text.h"
#include "support/places.h"

namespace durbar::testing {

/// The folder of one kind of golden files of a game. A change in such a file is a claim about the rules, so
/// the commit that makes it names the ledger id that makes it right.
inline std::filesystem::path golden_folder(std::string_view game, std::string_view kind) {
    return std::filesystem::path(source_dir()) / "tests/games" / game / kind;
}

/// Whether golden files are written, not compared (tools/regen_goldens.sh).
inline bool is_regenerating() { return std::getenv("DURBAR_REGEN") != nullptr; }

inline void expect_same_lines(const std::string& now, const std::string& before, const std::string& path) {
    const auto printed = split_lines(now);
    const auto wanted = split_lines(before);
    for (std::size_t i = 0; i < std::max(wanted.size(), printed.size()); ++i) {
        const std::string_view old_line = i < wanted.size() ? wanted[i] : "(end of file)";
        const std::string_view new_line = i < printed.size() ? printed[i] : "(end of file)";
        ASSERT_EQ(new_line, old_line) << path << ":" << i + 1 << " is the first line that differs";
    }
    FAIL() << path << " differs in its line ends";
}

/// The text is the committed one, byte for byte; if golden files are regenerated, it becomes that.
inline void expect_golden_file(const std::filesystem::path& path, const std::string& text) {
    if (is_regenerating()) {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream file(path, std::ios::binary);
        ASSERT_TRUE(file << text) << path;
        return;
    }
    std::ifstream file(path, std::ios::binary);
    ASSERT_TRUE(file) << path << " is missing; tools/regen_goldens.sh writes it";
    std::stringstream committed;
    committed << file.rdbuf();
    if (committed.str() != text) expect_same_lines(text, committed.str(), path.string());
}

/// The folder holds these files and no others, which nothing would compare; if golden files are regenerated,
/// the others go.
inline void expect_only(const std::filesystem::path& folder, const std::set<std::string>& names) {
    std::vector<std::filesystem::path> others;
    std::error_code missing;  // a folder that is missing holds no others
    for (const auto& entry : std::filesystem::directory_iterator(folder, missing)) {
        if (!names.contains(entry.path().filename().string())) others.push_back(entry.path());
    }
    for (const auto& path : others) {
        if (is_regenerating()) {
            std::filesystem::remove(path);
        } else {
            ADD_FAILURE() << path << " is the golden file of nothing";
        }
    }
}

}  // namespace durbar::testing

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/registry.h"
#include "support/places.h"

namespace durbar::testing {
namespace {

// docs/add-a-game.md has a table of the files outside a game's own rooms that a new game has to change. A
// file that speaks of every game is a list of games.

using Paths = std::set<std::string>;

const std::filesystem::path kRoot = source_dir();

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string lower(std::string_view text) {
    std::string low(text);
    std::transform(low.begin(), low.end(), low.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return low;
}

/// Whether the word stands in a text, both in small letters, and is not a part of another.
bool has_word(std::string_view text, std::string_view word) {
    const auto in_word = [](char c) { return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0; };
    for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const auto end = at + word.size();
        const bool begins = at == 0 || !in_word(text[at - 1]);
        if (begins && (end == text.size() || !in_word(text[end]))) return true;
    }
    return false;
}

bool speaks_of(const std::string& text, const GameInfo& game) {
    return has_word(text, game.id) || has_word(text, lower(game.title));
}

/// Every file of the repository but builds, and what only tells of the past.
std::vector<std::filesystem::path> files() {
    std::vector<std::filesystem::path> all{kRoot / "CMakeLists.txt", kRoot / "CONTRIBUTING.md",
                                           kRoot / "README.md", kRoot / "play", kRoot / "test"};
    for (const auto* folder : {"cmake", "docs", "protocol", "src", "tests", "tools"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(kRoot / folder)) {
            const bool past = entry.path().string().find("/docs/decisions/") != std::string::npos;
            if (entry.is_regular_file() && !past) all.push_back(entry.path());
        }
    }
    return all;
}

/// The files in the first column of the recipe's table.
Paths promised() {
    const std::string recipe = text_of(kRoot / "docs/add-a-game.md");
    Paths named;
    for (const auto line : split_lines(recipe)) {
        if (line.starts_with("| `")) named.insert(std::string(line.substr(3, line.find('`', 3) - 3)));
    }
    return named;
}

TEST(AddAGame, NamesEveryFileThatListsTheGames) {
    Paths lists;
    for (const auto& path : files()) {
        const std::string text = lower(text_of(path));
        const auto& games = all_games();
        if (std::all_of(games.begin(), games.end(),
                        [&](const auto& game) { return speaks_of(text, game); })) {
            lists.insert(std::filesystem::relative(path, kRoot).string());
        }
    }
    EXPECT_EQ(lists, promised());
}

TEST(AddAGame, EndsWithEveryRoomInTheList) {
    std::vector<std::string> rooms;
    for (const auto& entry : std::filesystem::directory_iterator(kRoot / "src/games")) {
        if (std::filesystem::exists(entry.path() / "rules.h"))
            rooms.push_back(entry.path().filename().string());
    }
    std::vector<std::string> listed;
    for (const auto& game : all_games()) listed.emplace_back(game.id);
    EXPECT_THAT(listed, ::testing::UnorderedElementsAreArray(rooms));
}

}  // namespace
}  // namespace durbar::testing

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/registry.h"
#include "support/places.h"

namespace durbar::testing {

namespace {

/// Whole games, kept as they were played: every move must still be legal and the standing the same.
TEST(Replays, RecordedGamesReplayToTheirResult) {
    const std::filesystem::path folder = source_dir() + "/tests/games/tigris/replays";
    int replayed = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        const auto record = parse_record(text.str());
        ASSERT_TRUE(record) << entry.path() << ": " << describe(record.error());
        EXPECT_TRUE(record.value().finished) << entry.path();
        const auto match = match_of(record.value());
        ASSERT_TRUE(match) << entry.path() << ": " << describe(match.error());
        EXPECT_EQ(match.value()->to_act(), Player::Nobody) << entry.path();
        EXPECT_EQ(format_record(*match.value()->record(Reader::referee(), record.value().names)), text.str())
            << entry.path();
        ++replayed;
    }
    EXPECT_GT(replayed, 0);
}

}  // namespace

}  // namespace durbar::testing

#include "load/load.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/rng.h"
#include "load/histogram.h"
#include "load/members.h"
#include "load/target.h"
#include "support/game_ids.h"

namespace durbar::testing {
namespace {

using load::Histogram;
using load::Members;
using ::testing::HasSubstr;

TEST(Percentiles, OfAllLatenciesTheyAreExactToTheSixtyFourth) {
    Rng rng(3);
    std::vector<std::uint64_t> all;
    Histogram histogram;
    for (int i = 0; i < 20'000; ++i) {
        const std::uint64_t value = rng.next() >> (30 + rng.below(34));
        all.push_back(std::min(value, (std::uint64_t{1} << 36U) - 1));
        histogram.add(value);
    }
    std::sort(all.begin(), all.end());
    EXPECT_EQ(histogram.count(), all.size());
    EXPECT_EQ(histogram.max(), all.back());
    for (const double share : {0.01, 0.5, 0.9, 0.99, 0.999}) {
        const double exact =
            static_cast<double>(all[static_cast<std::size_t>(share * static_cast<double>(all.size())) - 1]);
        EXPECT_GE(static_cast<double>(histogram.percentile(share)), exact) << share;
        EXPECT_LE(static_cast<double>(histogram.percentile(share)), exact * (1 + 1.0 / 64) + 1) << share;
    }
    EXPECT_EQ(histogram.percentile(1), all.back());
}

TEST(Percentiles, OfFewLatencies) {
    Histogram histogram;
    EXPECT_EQ(histogram.percentile(0.99), 0U);
    histogram.add(100);
    EXPECT_EQ(histogram.percentile(0.5), 100U);
    EXPECT_EQ(histogram.percentile(0.99), 100U);
    histogram.add(120);
    EXPECT_EQ(histogram.percentile(0.5), 100U);
    EXPECT_EQ(histogram.percentile(0.99), 120U);
}

TEST(Percentiles, OfSeveralProcessesAreThoseOfAll) {
    Histogram one;
    Histogram other;
    for (std::uint64_t i = 1; i <= 50; ++i) one.add(i);
    for (std::uint64_t i = 51; i <= 100; ++i) other.add(i);
    one.add(other);
    EXPECT_EQ(one.count(), 100U);
    EXPECT_EQ(one.percentile(0.9), 90U);
    EXPECT_EQ(one.max(), 100U);
}

TEST(MembersOfAText, AreTheirTexts) {
    const Members members(
        R"({"re": 7,"ok":true , "page":{"a":[1,"}\"]"],"b":{}},"table":"t1","e":"x\\", "n":null})");
    EXPECT_EQ(members.find("re"), "7");
    EXPECT_EQ(members.find("ok"), "true");
    EXPECT_EQ(members.find("page"), R"({"a":[1,"}\"]"],"b":{}})");
    EXPECT_EQ(members.find("table"), "\"t1\"");
    EXPECT_EQ(members.word("table"), "t1");
    EXPECT_EQ(members.find("n"), "null");
    EXPECT_EQ(members.find("a"), "");
    EXPECT_EQ(members.word("re"), "");
    EXPECT_EQ(load::whole_number(members.find("re")), 7U);
    EXPECT_EQ(load::whole_number("x"), 0U);
}

TEST(MembersOfAText, BrokenTextsHaveNoneAndDoNoHarm) {
    for (const auto* text :
         {"", "7", "[1]", "{", "{\"a", "{\"a\"", "{\"a\":", "{\"a\":\"", "{\"a\\", "{\"a\":[", "{,}"}) {
        EXPECT_EQ(Members(text).find("b"), "") << text;
    }
}

TEST(Targets, AreSocketAddresses) {
    EXPECT_EQ(load::parse_target("ws://127.0.0.1:8000").value(), (load::Target{"127.0.0.1", 8000}));
    EXPECT_EQ(load::parse_target("ws://localhost/ws").value(), (load::Target{"localhost", 80}));
    EXPECT_EQ(load::parse_target("ws://127.0.0.1:8000/").value().origin(), "http://127.0.0.1:8000");
    for (const auto* url : {"", "127.0.0.1:8000", "http://127.0.0.1", "wss://x", "ws://", "ws://:80",
                            "ws://x:0", "ws://x:65536", "ws://x:y", "ws://x/y"}) {
        const auto target = load::parse_target(url);
        ASSERT_FALSE(target) << url;
        EXPECT_THAT(target.error().message, HasSubstr("ws://HOST:PORT")) << url;
    }
}

std::string told_games(const load::LoadSettings& settings) {
    const auto games = load::games_of(settings);
    if (!games) return games.error().message;
    std::string names;
    for (const auto& game : games.value()) names += (names.empty() ? "" : " ") + game;
    return names;
}

TEST(Arguments, SayWhichGamesArePlayed) {
    load::LoadSettings settings;
    EXPECT_EQ(load::games_of(settings).value(), game_ids());
    settings.people = 5;
    EXPECT_EQ(told_games(settings), "maharaja");
    settings.game = "tigris";
    EXPECT_THAT(told_games(settings), HasSubstr("players"));
    settings.people = 2;
    EXPECT_EQ(told_games(settings), "tigris");
    settings.game = "chess";
    EXPECT_THAT(told_games(settings), HasSubstr("There is no game 'chess'"));
}

TEST(Arguments, ThatMakeNoSenseAreNamed) {
    load::LoadSettings settings;
    settings.people = 1;
    EXPECT_EQ(told_games(settings), "No game can be played by 1 people.");
    settings = {};
    settings.tables = 0;
    EXPECT_EQ(told_games(settings), "There must be at least one table.");
    settings = {};
    settings.tables = 3;
    settings.processes = 4;
    EXPECT_THAT(told_games(settings), HasSubstr("at least one table for each"));
    settings = {};
    settings.seconds = 0;
    EXPECT_THAT(told_games(settings), HasSubstr("seconds are above 0"));
}

TEST(Arguments, AsManyProcessesPlayAsTheirSocketsNeed) {
    load::LoadSettings settings;
    settings.tables = 10'000;
    EXPECT_EQ(load::processes_of(settings, 20'000).value(), 1);
    EXPECT_EQ(load::processes_of(settings, 19'999).value(), 2);
    settings.processes = 4;
    EXPECT_EQ(load::processes_of(settings, 19'999).value(), 4);
    EXPECT_EQ(load::processes_of(settings, 2'500).value(), 8);
    settings.people = 3;
    EXPECT_EQ(load::processes_of(settings, 471).value(), 64);
    for (const std::uint64_t few : {470U, 2U, 0U}) {
        const auto refused = load::processes_of(settings, few);
        ASSERT_FALSE(refused) << few;
        EXPECT_THAT(refused.error().message, HasSubstr("30000 sockets need more open files"));
    }
}

}  // namespace
}  // namespace durbar::testing

#include "hall/settings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hall/fact.h"
#include "hall/hall_support.h"

namespace durbar::testing {
namespace {

using hall::TimeLimit;

std::string fault(const hall::Settings& settings) {
    const auto denial = hall::check(settings);
    return denial ? denial->refusal.key : "fine";
}

TEST(Settings, AreReadAndWritten) {
    auto settings = settings_of("tigris", {"open", "bot hard", "for p7"}, {{"board", "advanced"}});
    settings.time = {TimeLimit::Kind::Live, 600, 5};
    settings.listed = false;
    settings.hints = false;
    settings.stand_in = "easy";
    EXPECT_EQ(fault(settings), "fine");
    const auto read = hall::parse_settings(hall::format_settings(settings));
    ASSERT_TRUE(read) << describe(read.error());
    EXPECT_EQ(read.value(), settings);
}

TEST(Settings, UnreadableOnesNameTheirLine) {
    for (const char* line : {"chair", "chair bot", "chair sofa", "time live 5", "listed maybe", "colour red",
                             "option x", "time live 5 -1", "game"}) {
        const auto read = hall::parse_settings("game tigris\n" + std::string(line) + "\n");
        ASSERT_FALSE(read) << line;
        EXPECT_EQ(read.error().line, 2) << line;
    }
}

TEST(Settings, WhatCannotBePlayedIsDenied) {
    EXPECT_EQ(fault(settings_of("chess", {"open", "open"})), "hall.unplayable");
    EXPECT_EQ(fault(settings_of("tigris", {"open"})), "hall.unplayable");
    EXPECT_EQ(fault(settings_of("tigris", {"open", "open"}, {{"board", "round"}})), "hall.unplayable");
    EXPECT_EQ(fault(settings_of("tigris", {"open", "bot genius"})), "hall.unknown_level");
    EXPECT_EQ(fault(settings_of("tigris", {"bot easy", "bot easy"})), "hall.only_bots");
    auto settings = settings_of("tigris", {"open", "open"});
    settings.chairs[1].who = "p7";
    EXPECT_EQ(fault(settings), "hall.open_for_somebody");
    const std::vector<std::string> ids{"", " ", "p7 p8", "p7\nlisted no", "žofie", std::string(65, 'p')};
    for (const std::string& who : ids) {
        settings.chairs[1] = {hall::Chair::Kind::Reserved, who};
        EXPECT_EQ(fault(settings), "hall.reserved_for_nobody") << who;
    }
    settings = settings_of("tigris", {"open", "open"});
    settings.stand_in = "nobody";
    EXPECT_EQ(fault(settings), "hall.unknown_level");
    settings = settings_of("tigris", {"open", "open"});
    settings.time = {TimeLimit::Kind::Live, 0, 5};
    EXPECT_EQ(fault(settings), "hall.live_time");
    settings.time = {TimeLimit::Kind::Days, 31, 0};
    EXPECT_EQ(fault(settings), "hall.days_time");
}

TEST(Facts, AreReadAndWrittenWhateverTheTextsHold) {
    const hall::Fact said = hall::Said{3, "a tab\t, a line\nand a \\ and \\n"};
    const std::string line = hall::format_fact(said);
    EXPECT_EQ(line.find('\n'), std::string::npos);
    const auto read = hall::parse_fact(line);
    ASSERT_TRUE(read);
    EXPECT_EQ(std::get<hall::Said>(read.value()).text, std::get<hall::Said>(said).text);
    EXPECT_EQ(std::get<hall::Said>(read.value()).seat, 3);
}

TEST(Facts, UnreadableLinesAreRefused) {
    for (const char* line : {"", "said", "said\t0", "said\tx\thello", "said\t0\thello\tmore",
                             "said\t0\tbad \\x", "said\t0\tends with \\", "said\t-1\thello", "danced\t0",
                             "rewind_answered\t0\tmaybe", "drawn\t99999999999999999999\tred"}) {
        EXPECT_FALSE(hall::parse_fact(line)) << line;
    }
}

}  // namespace
}  // namespace durbar::testing

#include "cli/serve_settings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "cli/terminal.h"
#include "support/places.h"

namespace durbar {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

class Merging : public ::testing::Test {
protected:
    Result<ServeSettings> merge(const NamedTexts& command_line, const NamedTexts& file = {}) const {
        const auto look = [this](const char* name) {
            const auto found = environment.find(name);
            return found == environment.end() ? nullptr : found->second.c_str();
        };
        return merge_settings(command_line, look, file);
    }
    std::string sentence(const NamedTexts& command_line, const NamedTexts& file = {}) const {
        const auto merged = merge(command_line, file);
        return merged ? "" : merged.error().message;
    }

    std::map<std::string, std::string> environment = {{"HOME", "/home/ada"}};
};

TEST_F(Merging, TheDefaultsAreForOnesOwnMachine) {
    const ServeSettings settings = merge({}).value();
    EXPECT_EQ(settings.net.port, 8000);
    EXPECT_EQ(settings.net.bind, "127.0.0.1");
    EXPECT_FALSE(settings.net.behind_proxy);
    EXPECT_EQ(settings.data, "/home/ada/.local/share/durbar");
    EXPECT_GT(settings.net.connections_per_address, 0U);
}

TEST_F(Merging, TheCommandLineCountsMoreThanTheEnvironmentAndThatMoreThanTheFile) {
    const NamedTexts file = {{"port", "1"}, {"bind", "::"}, {"bot-threads", "3"}};
    environment["DURBAR_PORT"] = "2";
    environment["DURBAR_BIND"] = "0.0.0.0";
    const ServeSettings settings = merge({{"port", "3"}}, file).value();
    EXPECT_EQ(settings.net.port, 3);
    EXPECT_EQ(settings.net.bind, "0.0.0.0");
    EXPECT_EQ(settings.bots.workers, 3);
}

TEST_F(Merging, TheFolderFollowsTheUsualPlaces) {
    environment["XDG_DATA_HOME"] = "/srv/ada";
    EXPECT_EQ(merge({}).value().data, "/srv/ada/durbar");
    environment["DURBAR_DATA"] = "/var/lib/durbar";
    EXPECT_EQ(merge({}).value().data, "/var/lib/durbar");
    environment.clear();
    EXPECT_THAT(sentence({}), HasSubstr("--data"));
}

TEST_F(Merging, WhatCannotBeIsToldInASentence) {
    EXPECT_EQ(sentence({{"port", "70000"}}), "--port must be a whole number from 0 to 65535, not '70000'.");
    EXPECT_THAT(sentence({}, {{"prot", "1"}}), HasSubstr("There is no setting"));
    EXPECT_THAT(sentence({{"origin", "games.example.org"}}), HasSubstr("https://games.example.org"));
    EXPECT_THAT(sentence({{"origin", "https://games.example.org/hall"}}), HasSubstr("without a path"));
    environment["DURBAR_BEHIND_PROXY"] = "maybe";
    EXPECT_EQ(sentence({}), "The environment's DURBAR_BEHIND_PROXY must be yes or no, not 'maybe'.");
}

TEST_F(Merging, OriginsMayBeSeveralAndLimitsNone) {
    const ServeSettings settings = merge({{"origin", "https://a.example https://b.example"},
                                          {"origin", "http://c.example:81"},
                                          {"no-limits", "yes"}})
                                       .value();
    EXPECT_THAT(settings.net.origins,
                ElementsAre("https://a.example", "https://b.example", "http://c.example:81"));
    EXPECT_EQ(settings.net.connections_per_address, 0U);
    EXPECT_EQ(settings.limits.guests.per_hour, 0);
}

TEST(SettingsFile, HasNamesAndValues) {
    EXPECT_THAT(read_settings_file("# the hall\n\nport = 81\n  bind=::  \nbehind-proxy = yes\n").value(),
                ElementsAre(::testing::Pair("port", "81"), ::testing::Pair("bind", "::"),
                            ::testing::Pair("behind-proxy", "yes")));
    EXPECT_EQ(read_settings_file("port = 1\nwhat\n").error().line, 2);
}

TEST(SettingsFile, EverySettingIsInTheHandbook) {
    const std::string handbook = read_file(testing::source_dir() + "/docs/operations.md").value();
    for (const ServeSetting& setting : serve_settings()) {
        EXPECT_THAT(handbook, HasSubstr("| `" + std::string(setting.name) + "` |"));
    }
    EXPECT_EQ(environment_name("bot-threads"), "DURBAR_BOT_THREADS");
}

}  // namespace
}  // namespace durbar

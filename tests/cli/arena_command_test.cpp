#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "cli/arena_journal.h"
#include "cli/command_support.h"
#include "cli/terminal.h"

// `durbar arena` and `durbar ladder` as people call them.

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class ArenaCommand : public Command {};

/// Everything that does not depend on the clock.
std::string figures(json::object object) {
    object.erase("seconds");
    for (auto& bot : object.at("bots").as_array()) {
        for (const auto* key : {"ms_per_move", "slowest_ms"}) bot.as_object().erase(key);
    }
    return json::serialize(object);
}

TEST_F(ArenaCommand, HasAllItsFieldsAndRepeatsItself) {
    const std::string call = "arena tigris --bot greedy --bot random --players 3 --games 12 --seed 5 --json";
    const CommandRun ran = run(call);
    EXPECT_EQ(ran.status, 0) << ran.err;
    const auto object = ran.json();
    EXPECT_EQ(object.at("game").as_string(), "tigris");
    EXPECT_EQ(object.at("players").as_int64(), 3);
    EXPECT_EQ(object.at("games").as_int64(), 12);
    EXPECT_EQ(object.at("illegal_moves").as_int64(), 0);
    EXPECT_EQ(object.at("finished").as_int64(), 12);
    ASSERT_EQ(object.at("bots").as_array().size(), 2U);
    for (const auto& bot : object.at("bots").as_array()) {
        for (const auto* key : {"bot", "wins", "win_share", "ci_low", "ci_high", "mean_rank", "ms_per_move",
                                "elo", "elo_low", "elo_high", "decisions", "slowest_ms"}) {
            EXPECT_TRUE(bot.as_object().contains(key)) << key;
        }
        EXPECT_GT(bot.at("ms_per_move").to_number<double>(), 0);
        EXPECT_LE(bot.at("ci_low").to_number<double>(), bot.at("win_share").to_number<double>());
        EXPECT_GE(bot.at("ci_high").to_number<double>(), bot.at("win_share").to_number<double>());
    }
    EXPECT_EQ(object.at("bots").at(0).at("bot").as_string(), "greedy");
    EXPECT_EQ(object.at("bots").at(1).at("seats").as_int64(), 2);
    EXPECT_EQ(figures(run(call + " --threads 3").json()), figures(object));
}

TEST_F(ArenaCommand, StopsWhenItIsClearAndSaysSo) {
    const std::string call = "arena tigris --bot greedy --bot random --games 200 --until-clear";
    const auto object = run(call + " --json").json();
    EXPECT_EQ(object.at("verdict").as_string(), "stronger");
    EXPECT_LT(object.at("games").as_int64(), 40);
    const CommandRun text = run(call);
    EXPECT_EQ(text.status, 0);
    EXPECT_THAT(text.out, HasSubstr("verdict        greedy is stronger"));
    EXPECT_THAT(text.out, HasSubstr("illegal moves  0"));
    EXPECT_EQ(text.err, "");
}

TEST_F(ArenaCommand, GoesOnAfterAKill) {
    const std::string call = "arena tigris --bot greedy --bot random --games 20 --seed 3 --json";
    const auto whole = figures(run(call).json());
    const std::string record = " --record " + path("series");
    EXPECT_EQ(figures(run(call + record).json()), whole);
    const std::string journal = path("series/arena.journal");
    const std::string text = read_file(journal).value();
    EXPECT_TRUE(run("replay --verify --json " + path("series/tigris-2p-seed3-000019.record"))
                    .json()
                    .at("ok")
                    .as_bool());

    // As if killed in the middle of a line, and before that of a record.
    ASSERT_EQ(write_file(journal, text.substr(0, text.size() / 2)), std::nullopt);
    ASSERT_EQ(write_file(path("series/tigris-2p-seed3-000019.record"), "durbar rec"), std::nullopt);
    const std::string first = path("series/tigris-2p-seed3-000000.record");
    const auto written = std::filesystem::last_write_time(first);
    EXPECT_EQ(figures(run(call + record + " --threads 2").json()), whole);
    EXPECT_EQ(std::filesystem::last_write_time(first), written) << "played again";
    EXPECT_TRUE(run("replay --verify --json " + path("series/tigris-2p-seed3-000019.record"))
                    .json()
                    .at("ok")
                    .as_bool());
    EXPECT_EQ(figures(run(call + record).json()), whole);

    // Another series does not mix with it.
    const std::string other = "arena tigris --bot greedy --bot random --games 20 --seed 4" + record;
    EXPECT_THAT(refusal(other), HasSubstr("belongs to another series"));
    ASSERT_EQ(write_file(journal, "x" + text), std::nullopt);
    EXPECT_THAT(refusal("arena tigris --bot greedy --bot random --seed 3" + record),
                HasSubstr("not an arena journal"));
}

TEST_F(ArenaCommand, OneProcessAtATimeUsesAFolder) {
    ArenaOptions series;
    series.game = "tigris";
    series.bots = {"greedy", "random"};
    const auto journal = ArenaJournal::open(path("series"), series);
    ASSERT_TRUE(journal) << describe(journal.error());
    EXPECT_TRUE(series.known.empty());
    EXPECT_THAT(refusal("arena tigris --bot greedy --bot random --record " + path("series")),
                HasSubstr("Another process is playing the series"));
}

TEST_F(ArenaCommand, WrongCallsAreOneSentenceAndStatusTwo) {
    EXPECT_THAT(refusal("arena"), HasSubstr("GAME is required"));
    EXPECT_THAT(refusal("arena tigris"), HasSubstr("--bot is required"));
    EXPECT_THAT(refusal("arena chess --bot random"), HasSubstr("There is no game 'chess'"));
    EXPECT_THAT(refusal("arena tigris --bot deep"), HasSubstr("There is no bot 'deep'"));
    EXPECT_THAT(refusal("arena tigris --bot random --bot random --bot random --players 2"),
                HasSubstr("3 bots for 2 seats"));
    EXPECT_THAT(refusal("arena tigris --bot random --players 7"), HasSubstr("players, not 7"));
    EXPECT_THAT(refusal("arena tigris --bot random --games 0"), HasSubstr("--games"));
    EXPECT_THAT(refusal("arena tigris --bot random --threads 0"), HasSubstr("--threads"));
    EXPECT_THAT(refusal("arena tigris --bot random --option board"), HasSubstr("name=value"));
    EXPECT_THAT(refusal("arena tigris --bot random --record /dev/null/x"),
                HasSubstr("Cannot create the folder"));
    EXPECT_THAT(refusal("ladder"), HasSubstr("GAME is required"));
    EXPECT_THAT(refusal("ladder chess"), HasSubstr("There is no game 'chess'"));
    EXPECT_THAT(refusal("ladder tigris --bot random"), HasSubstr("at least two bots"));
    EXPECT_THAT(refusal("ladder tigris --bot random --bot random"), HasSubstr("named twice"));
}

TEST_F(ArenaCommand, TheLadderWritesItsPageAndGoesOn) {
    const std::string out = path("strength/tigris.md");
    const std::string call = "ladder tigris --bot random --bot greedy --games 40 --players 3 --record " +
                             path("ladder") + " --out " + out;
    const CommandRun text = run(call);
    EXPECT_EQ(text.status, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("| greedy  | random  |"));
    const std::string page = read_file(out).value();
    EXPECT_THAT(page, HasSubstr("# How strong the bots are: Tigris & Euphrates"));
    EXPECT_THAT(page, HasSubstr("durbar ladder tigris --bot random --bot greedy --players 3 --games 40"));
    EXPECT_THAT(page, HasSubstr("Illegal moves: 0."));
    EXPECT_THAT(page, HasSubstr(text.out));
    EXPECT_TRUE(std::filesystem::exists(path("ladder/greedy-vs-random/arena.journal")));

    // Known games keep their times, so that the page comes out the same.
    const auto object = run(call + " --json").json();
    EXPECT_EQ(read_file(out).value(), page);
    const auto& pair = object.at("pairs").as_array().at(0).as_object();
    EXPECT_EQ(pair.at("bot").as_string(), "greedy");
    EXPECT_EQ(pair.at("against").as_string(), "random");
    EXPECT_EQ(pair.at("verdict").as_string(), "stronger");
    EXPECT_LT(pair.at("games").as_int64(), 40);
    EXPECT_EQ(object.at("illegal_moves").as_int64(), 0);
    // So few games do not rate anybody.
    EXPECT_THAT(page, Not(HasSubstr("Elo")));
    EXPECT_FALSE(object.contains("ratings"));
    EXPECT_FALSE(pair.contains("elo"));
    EXPECT_EQ(run("ladder tigris --bot random --bot greedy --games 2 --out /dev/null/x").status, 2);
}

}  // namespace
}  // namespace durbar::testing

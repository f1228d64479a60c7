#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "cli/command_support.h"
#include "cli/terminal.h"
#include "cli/version.h"
#include "core/record.h"
#include "games/registry.h"
#include "support/places.h"

// The executable itself, as people and scripts call it.

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST_F(Command, TellsItsVersionWhichIsTheProjects) {
    const CommandRun ran = run("--version");
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "durbar " + std::string(kVersion) + "\n");
    EXPECT_THAT(read_file(source_dir() + "/CMakeLists.txt").value(),
                HasSubstr("VERSION " + std::string(kVersion)));
}

TEST_F(Command, HelpsOnStdoutWithStatusZero) {
    for (const auto* args : {"--help", "games --help", "play --help", "simulate --help", "replay --help",
                             "verify --help", "analyze --help", "puzzles --help", "calibrate --help",
                             "perft --help", "bench --help", "arena --help", "ladder --help", "load --help",
                             "backup --help", "check-store --help", "serve --help", "engine --help"}) {
        const CommandRun ran = run(args);
        EXPECT_EQ(ran.status, 0) << args;
        EXPECT_THAT(ran.out, HasSubstr("--help")) << args;
        EXPECT_EQ(ran.err, "") << args;
    }
    EXPECT_THAT(run("--help").out, HasSubstr("Examples:"));
}

TEST_F(Command, WrongCallsAreOneSentenceAndStatusTwo) {
    EXPECT_THAT(
        refusal(""),
        HasSubstr("the commands are: games, play, simulate, replay, verify, analyze, puzzles, "
                  "perft, bench, arena, ladder, calibrate, load, backup, check-store, serve, engine"));
    EXPECT_THAT(refusal("fly"), HasSubstr("There is no command 'fly'"));
    EXPECT_THAT(refusal("--fly"), HasSubstr("--fly"));
    EXPECT_THAT(refusal("games --fly"), HasSubstr("--fly"));
    EXPECT_THAT(refusal("simulate"), HasSubstr("GAME is required"));
    EXPECT_THAT(refusal("simulate chess"), HasSubstr("There is no game 'chess'; the games are: tigris"));
    EXPECT_THAT(refusal("bench chess"), HasSubstr("There is no game 'chess'"));
    EXPECT_THAT(refusal("play chess"), HasSubstr("There is no game 'chess'"));
    EXPECT_THAT(refusal("perft chess --depth 1"), HasSubstr("There is no game 'chess'"));
    EXPECT_THAT(refusal("simulate tigris --players 7"), HasSubstr("2 to 4 players, not 7"));
    EXPECT_THAT(refusal("simulate tigris --players two"), HasSubstr("two"));
    EXPECT_THAT(refusal("simulate tigris --games 0"), HasSubstr("--games"));
    EXPECT_THAT(refusal("simulate tigris --games -5"), HasSubstr("-5"));
    EXPECT_THAT(refusal("simulate tigris --threads 0"), HasSubstr("--threads"));
    EXPECT_THAT(refusal("simulate tigris --option board"), HasSubstr("name=value, not 'board'"));
    EXPECT_THAT(refusal("simulate tigris --option board=round"), HasSubstr("standard"));
    EXPECT_THAT(refusal("simulate tigris --option colour=red"), HasSubstr("board"));
    EXPECT_THAT(refusal("simulate tigris --bot deep"),
                HasSubstr("There is no bot 'deep'; the bots are: random"));
    EXPECT_THAT(refusal("simulate tigris --bot random:x=1"), HasSubstr("has no setting 'x'"));
    EXPECT_THAT(refusal("simulate tigris --record /dev/null/x --games 1"),
                HasSubstr("Cannot create the folder"));
    EXPECT_THAT(refusal("replay /nowhere/game.record"), HasSubstr("Cannot read /nowhere/game.record"));
    EXPECT_THAT(refusal("replay " + path("")), HasSubstr("Cannot read"));
    EXPECT_THAT(refusal("perft tigris"), HasSubstr("--depth is required"));
    EXPECT_THAT(refusal("perft tigris --depth -1"), HasSubstr("-1"));
    EXPECT_THAT(refusal("perft tigris --depth 1 --seed x"), HasSubstr("A seed is a whole number"));
    EXPECT_THAT(refusal("perft tigris --depth 1 --position /nowhere"), HasSubstr("Cannot read /nowhere"));
    EXPECT_THAT(refusal("bench tigris --seconds 0"), HasSubstr("--seconds"));
    EXPECT_THAT(refusal("play tigris --humans 3"), HasSubstr("There are only 2 seats"));
    EXPECT_THAT(refusal("play tigris --seat 3"), HasSubstr("There is no seat 3"));
    EXPECT_THAT(refusal("play tigris --bot random --bot random"), HasSubstr("Bots can take only 1 seat;"));
    EXPECT_THAT(refusal("play tigris --color maybe"), HasSubstr("--color"));
    EXPECT_THAT(refusal("play tigris --load /nowhere"), HasSubstr("Cannot read /nowhere"));
}

TEST_F(Command, GamesListsWhatCanBePlayed) {
    const auto object = run("games --json").json();
    const auto& game = object.at("games").as_array().at(0).as_object();
    for (const auto* key : {"id", "title", "min_players", "max_players", "options"})
        EXPECT_TRUE(game.contains(key));
    const CommandRun text = run("games");
    EXPECT_EQ(text.status, 0);
    EXPECT_THAT(text.out, HasSubstr("board=standard|advanced"));
}

TEST_F(Command, SimulateRepeatsItselfWhateverTheThreads) {
    const std::string call = "simulate tigris --players 3 --games 30 --seed 5 --option board=advanced --json";
    const auto first = run(call + " --threads 1 --check").json();
    for (const auto* key :
         {"game", "players", "games", "finished", "violations", "decisions_per_game", "digest"}) {
        EXPECT_TRUE(first.contains(key)) << key;
    }
    EXPECT_EQ(first.at("finished").as_int64(), 30);
    EXPECT_EQ(first.at("violations").as_int64(), 0);
    EXPECT_EQ(run(call + " --threads 3").json().at("digest"), first.at("digest"));
    EXPECT_EQ(run(call + " --bot random").json().at("digest"), first.at("digest"));
    EXPECT_NE(run("simulate tigris --players 3 --games 30 --seed 6 --json").json().at("digest"),
              first.at("digest"));
    EXPECT_EQ(run("simulate tigris --games 3").status, 0);
}

TEST_F(Command, RecordedGamesReplayAndDamagedOnesFail) {
    const CommandRun ran = run("simulate tigris --players 2 --games 2 --seed 5 --record " + path("records"));
    ASSERT_EQ(ran.status, 0) << ran.err;
    const std::string file = path("records/tigris-2p-seed5-000001.record");
    const std::string text = read_file(file).value();
    const auto record = parse_record(text);
    ASSERT_TRUE(record) << describe(record.error());

    const auto whole = run("replay --verify --json " + file).json();
    EXPECT_TRUE(whole.at("ok").as_bool());
    EXPECT_TRUE(whole.at("finished").as_bool());
    EXPECT_EQ(whole.at("plies").as_int64(), static_cast<std::int64_t>(record.value().plies.size()));
    ASSERT_EQ(whole.at("standing").as_array().size(), 2U);
    EXPECT_EQ(whole.at("standing").as_array().at(0).as_object().at("points").as_int64(),
              record.value().standing[0].points);
    EXPECT_EQ(run("replay --until 20 --json " + file).json().at("plies").as_int64(), 20);
    EXPECT_EQ(run("replay --until 99999 " + file).status, 1);
    const CommandRun shown = run("replay --until 40 --log " + file);
    EXPECT_EQ(shown.status, 0);
    EXPECT_THAT(shown.out, HasSubstr("40 of "));
    EXPECT_THAT(shown.out, Not(HasSubstr("\x1b")));

    // An illegal move, with the seal taken off: the line of that move is told.
    const auto& ply = record.value().plies[14];
    std::string damaged = text.substr(0, text.rfind(' ')) + "\n";
    const std::string original = "15 seat " + std::to_string(seat_of(ply.actor)) + " " + ply.move + "\n";
    ASSERT_NE(damaged.find(original), std::string::npos);
    damaged.replace(damaged.find(original), original.size(),
                    "15 seat " + std::to_string(seat_of(ply.actor)) + " tile red K1\n");
    ASSERT_EQ(write_file(path("damaged"), damaged), std::nullopt);
    const CommandRun failed = run("replay --json " + path("damaged"));
    EXPECT_EQ(failed.status, 1);
    EXPECT_FALSE(failed.json().at("ok").as_bool());
    EXPECT_EQ(failed.json().at("line").as_int64(), ply.line);
    EXPECT_THAT(failed.err, HasSubstr("line " + std::to_string(ply.line)));
    // Without its seal a record replays, but is not verified.
    ASSERT_EQ(write_file(path("unsealed"), text.substr(0, text.rfind(' ')) + "\n"), std::nullopt);
    EXPECT_EQ(run("replay " + path("unsealed")).status, 0);
    EXPECT_EQ(run("replay --verify " + path("unsealed")).status, 1);
    ASSERT_EQ(write_file(path("binary"), "\xff\xfe garbage \x01"), std::nullopt);
    EXPECT_EQ(run("replay --json " + path("binary")).json().at("line").as_int64(), 1);
}

TEST_F(Command, PerftCountsFromTheBeginningAPositionOrADeal) {
    EXPECT_EQ(run("perft tigris --players 2 --depth 2 --json").json().at("leaves").as_int64(), 16);
    EXPECT_EQ(run("perft tigris --depth 0 --json").json().at("leaves").as_int64(), 1);
    const auto divided = run("perft tigris --players 2 --seed 1 --depth 1 --divide --json").json();
    EXPECT_EQ(divided.at("depth").as_int64(), 1);
    EXPECT_EQ(divided.at("leaves").as_int64(),
              static_cast<std::int64_t>(divided.at("moves").as_object().size()));
    const auto answer = run("engine", R"({"cmd":"new","game":"tigris","players":2,"seed":1})"
                                      "\n"
                                      R"({"cmd":"position"})")
                            .json();
    ASSERT_EQ(write_file(path("pos"), std::string(answer.at("position").as_string())), std::nullopt);
    const CommandRun counted = run("perft tigris --depth 1 --position " + path("pos"));
    EXPECT_EQ(counted.status, 0);
    EXPECT_THAT(counted.out, HasSubstr("depth 1: "));
    EXPECT_EQ(run("perft tigris --depth 1 --players 2 --position " + path("pos")).status, 2);
}

TEST_F(Command, BenchHasAllItsFields) {
    const auto object = run("bench tigris --players 2 --seconds 0.3 --json").json();
    for (const auto* key :
         {"game", "players", "threads", "games_per_second", "decisions_per_second", "decisions_per_game",
          "moves_per_decision", "copy_ratio", "state_bytes", "yardstick"}) {
        EXPECT_TRUE(object.contains(key)) << key;
    }
    EXPECT_LE(object.at("state_bytes").as_int64(), 2048);
    const auto all = run("bench --seconds 0.1 --json").json();
    EXPECT_EQ(all.at("results").as_array().size(), all_games().size());
    EXPECT_THAT(run("bench tigris --seconds 0.1").out, HasSubstr("yardstick"));
}

TEST_F(Command, EngineAnswersEveryLineAndSurvivesGarbage) {
    const std::string in = "{\"cmd\":\"games\"}\n\ngarbage\n" + std::string((1U << 20U) + 10, 'x') + "\n" +
                           std::string("\0\n", 2) + "{\"cmd\":\"games\",\"id\":9}";
    const CommandRun ran = run("engine", in);
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 6);
    EXPECT_THAT(ran.out, HasSubstr("The line is longer than 1048576 bytes."));
    EXPECT_EQ(ran.json().at("id").as_int64(), 9);
    const CommandRun quit = run("engine", "{\"cmd\":\"quit\"}\n{\"cmd\":\"games\"}\n");
    EXPECT_EQ(quit.out, "{\"ok\":true}\n");
}

TEST_F(Command, AWholeGameIsPlayedThroughAPipe) {
    std::string in = "help\nmoves\nboard\nscore\n";
    for (int i = 0; i < 3000; ++i) in += "1\n";
    in += "save " + path("mine.record") + "\nscore\nlog 3\n";
    const CommandRun ran = run("play tigris --players 2 --seed 4 --save " + path("auto.record"), in);
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(ran.out, HasSubstr("The game is over."));
    EXPECT_THAT(ran.out, HasSubstr("rank  seat  name"));
    EXPECT_THAT(ran.out, Not(HasSubstr("\x1b")));
    const auto replayed = run("replay --verify --json " + path("auto.record")).json();
    EXPECT_TRUE(replayed.at("ok").as_bool());
    EXPECT_TRUE(replayed.at("finished").as_bool());
}

TEST_F(Command, AGameIsSavedAndGoneOnWith) {
    const CommandRun first = run("play tigris --players 2 --seed 4", "1\nsave " + path("half.record") + "\n");
    EXPECT_EQ(first.status, 0);
    const auto record = parse_record(read_file(path("half.record")).value());
    ASSERT_TRUE(record) << describe(record.error());
    EXPECT_EQ(record.value().names[0], "you");
    const CommandRun second = run("play tigris --load " + path("half.record"), "log\n1\nquit\n");
    EXPECT_EQ(second.status, 0) << second.err;
    EXPECT_THAT(second.out, HasSubstr("seat 0>"));
    EXPECT_EQ(run("play tigris --players 3 --load " + path("half.record")).status, 2);
}

TEST_F(Command, ColoursFollowTheFlagTheTerminalAndNoColor) {
    EXPECT_THAT(run("play tigris --seed 1").out, Not(HasSubstr("\x1b")));
    EXPECT_THAT(run("play tigris --seed 1 --color always").out, HasSubstr("\x1b["));
    EXPECT_THAT(run("play tigris --seed 1 --color=never").out, Not(HasSubstr("\x1b")));
    // `script` gives the program a terminal; it is part of every Debian (bsdutils is essential).
    ASSERT_EQ(std::system("command -v script >/dev/null 2>&1"), 0) << "no script(1)";
    const auto on_terminal = [&](const std::string& before) {
        const std::string line = before + " script -qec '" + durbar_program() +
                                 " play tigris --seed 1 </dev/null' " + path("typescript") +
                                 " >/dev/null 2>&1";
        EXPECT_EQ(std::system(line.c_str()), 0);
        return read_file(path("typescript")).value();
    };
    EXPECT_THAT(on_terminal("env -u NO_COLOR"), HasSubstr("\x1b["));
    EXPECT_THAT(on_terminal("NO_COLOR=1"), Not(HasSubstr("\x1b[")));
}

}  // namespace
}  // namespace durbar::testing

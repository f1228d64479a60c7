#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command_support.h"
#include "cli/puzzle_file.h"
#include "cli/puzzle_hunt.h"

namespace durbar::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

class Puzzles : public Command {};

StoredPuzzle stored() {
    StoredPuzzle one;
    one.puzzle = {"rajas", 2,     0,  "rajas\nplayers 2\n",        "place quarry-1",
                  0.5,     0.125, 14, {{"place harbor-1", 0.125}}, {"place quarry-1", "lay C4 3"}};
    one.source = {"", 7, 3, 41};
    one.tries = 20;
    one.master = 19;
    one.easy = 2;
    return one;
}

TEST_F(Puzzles, AreReadAsTheyWereWritten) {
    const std::string file = path("new/folder/rajas.json");
    EXPECT_TRUE(read_puzzles(file, "rajas").value().empty()) << "no such file";
    StoredPuzzle other = stored();
    other.source = {"ours.record", 0, 0, 12};
    ASSERT_EQ(write_puzzles(file, "rajas", {stored(), other}), std::nullopt);
    const auto read = read_puzzles(file, "rajas");
    ASSERT_TRUE(read);
    ASSERT_EQ(read.value().size(), 2U);
    for (const auto& one : read.value()) {
        EXPECT_EQ(one.puzzle, stored().puzzle);
        EXPECT_EQ(one.tries, 20);
        EXPECT_EQ(one.master, 19);
        EXPECT_EQ(one.easy, 2);
    }
    EXPECT_EQ(read.value()[0].source.seed, 7U);
    EXPECT_EQ(read.value()[0].source.game, 3U);
    EXPECT_EQ(read.value()[1].source.record, "ours.record");
    EXPECT_EQ(read.value()[1].source.ply, 12U);
    EXPECT_THAT(read_puzzles(file, "tigris").error().message, HasSubstr("no file of puzzles of tigris"));
    EXPECT_EQ(write_file(path("other"), "[1"), std::nullopt);
    EXPECT_FALSE(read_puzzles(path("other"), "rajas"));
}

TEST_F(Puzzles, AFaultyOneIsNamed) {
    const std::string file = path("rajas.json");
    ASSERT_EQ(write_puzzles(file, "rajas", {stored()}), std::nullopt);
    const CommandRun ran = run("puzzles rajas --check " + file);
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr("puzzle 1: its "));
    EXPECT_EQ(ran.out, "rajas: 0 of 1 puzzles are sound\n");
}

TEST_F(Puzzles, AreFoundCheckedAndGoneOnWith) {
    const std::string file = path("found.json");
    const std::string call = "puzzles rajas --players 2 --count 1 --tries 1 --json --out " + file;
    const CommandRun first = run(call);
    ASSERT_EQ(first.status, 0) << first.err;
    EXPECT_THAT(first.err, AllOf(HasSubstr("puzzle 1 of 1, 2 players, seed 1 game "), HasSubstr(" ply ")));
    EXPECT_EQ(first.json().at("found").as_int64(), 1);
    const std::string text = read_file(file).value();
    EXPECT_EQ(run(call).json().at("found").as_int64(), 0) << "there is one already";
    EXPECT_EQ(read_file(file).value(), text);

    const auto checked = run("puzzles rajas --json --check " + file).json();
    EXPECT_TRUE(checked.at("ok").as_bool());
    EXPECT_EQ(checked.at("sound").as_int64(), 1);
}

TEST_F(Puzzles, AreLookedForInRecords) {
    ASSERT_EQ(run("simulate rajas --players 2 --games 1 --seed 5 --record " + path("records")).status, 0);
    const std::string file = path("found.json");
    const CommandRun others = run("puzzles tigris --records " + path("records") + " --json --out " + file);
    EXPECT_EQ(others.status, 1) << "there are not enough";
    EXPECT_EQ(others.json().at("games").as_int64(), 0) << "that is a record of another game";
    EXPECT_FALSE(std::filesystem::exists(file));
    EXPECT_THAT(refusal("puzzles rajas --records /nowhere --out " + file), HasSubstr("Cannot read /nowhere"));
}

TEST_F(Puzzles, AWrongCallIsRefused) {
    EXPECT_THAT(refusal("puzzles chess"), HasSubstr("There is no game 'chess'"));
    EXPECT_THAT(refusal("puzzles tigris --players 7"), HasSubstr("players"));
    EXPECT_THAT(refusal("puzzles tigris --out a --check b"), HasSubstr("excludes"));
    EXPECT_THAT(refusal("puzzles tigris --check /nowhere"), HasSubstr("Cannot read /nowhere"));
    EXPECT_THAT(refusal("puzzles tigris --tries 0"), HasSubstr("--tries"));
}

TEST(PuzzleHunt, BoundsOfTheTriesAreWholeNumbers) {
    EXPECT_EQ(least_of_master(20), 12);
    EXPECT_EQ(least_of_master(1), 1);
    EXPECT_EQ(least_of_master(3), 2);
    EXPECT_EQ(most_of_easy(20), 6);
    EXPECT_EQ(most_of_easy(10), 3);
    EXPECT_EQ(most_of_easy(1), 0);
}

TEST(PuzzleHunt, KindsOfMovesLeaveOutPlacesAndNumbers) {
    EXPECT_EQ(kind_of_move("refresh"), "refresh");
    EXPECT_EQ(kind_of_move("tile 2 D11 S"), "tile");
    EXPECT_EQ(kind_of_move("tile red C4"), "tile red");
    EXPECT_EQ(kind_of_move("place quarry-1"), "place quarry");
    EXPECT_EQ(kind_of_move("leader trader M5"), "leader trader");
}

}  // namespace
}  // namespace durbar::testing

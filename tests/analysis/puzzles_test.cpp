// Positions in which one move is clearly best and does not look it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "analysis/puzzle_tries.h"
#include "analysis/puzzles.h"
#include "games/registry.h"
#include "simulate/simulate.h"

namespace durbar::testing {
namespace {

using analysis::Puzzle;
using analysis::puzzle_of;
using analysis::PuzzleSettings;
using analysis::puzzling_plies;
using analysis::Tries;
using analysis::WrongMove;
using ::testing::Each;
using ::testing::Field;
using ::testing::Ge;
using ::testing::IsEmpty;
using ::testing::Ne;
using ::testing::Not;

/// Seat 0 has one worker left. In the quarry it builds a tile, which no other space does; at the first look
/// it is one of the last moves.
constexpr std::string_view kBuildNow = R"(rajas
players 2
option mode=basic
option ganga=off
option advanced=none
open blue-05 blue-08 blue-12 orange-04 orange-09 orange-12 purple-04 purple-10 purple-12 green-05 green-09 green-15
buried purple-14 green-02
discards white-1 2 white-5 1 white-7 1
round 6
phase 1
start 1
turn 0
agenda place; end-turn
seat 0 fame 13 money 11 karma 2 boat 5 bonuses 1
dice 0 b3 o6 p6 p6 g6 g6
upgrades 0 4 2 4 2
gained 0
workers 0
province 0 D1:blue-01/1 B2:blue-15/1 D2:blue-11/2 C3:blue-14/0
reached 0
seat 1 fame 7 money 33 karma 3 boat 11 bonuses 2
dice 1 o4 o4 o4 p1 p4 p4 p4 g6
upgrades 1 4 2 4 2
gained 1 money
workers 1 market-mixed-1
province 1 C3:blue-16/0+ C4:blue-13/0+
reached 1 S2
)";

std::unique_ptr<AnyMatch> position(std::string_view text) {
    auto match = load_match(text.substr(0, text.find('\n')), text);
    EXPECT_TRUE(match) << describe(match.error());
    return std::move(match.value());
}

/// A short game of bots that search a little.
std::unique_ptr<AnyMatch> searched_game() {
    SimulateOptions batch;
    batch.game = "maharani";
    batch.players = 2;
    batch.seed = 1;
    batch.bots = {"mcts:iters=50"};
    std::unique_ptr<AnyMatch> match;
    batch.keep_record = [&](std::uint64_t, const std::string& record) {
        match = std::move(match_of(parse_record(record).value()).value());
        return std::optional<Error>{};
    };
    EXPECT_TRUE(simulate(batch));
    return match;
}

PuzzleSettings quick() {
    PuzzleSettings settings;
    settings.rough = 100;
    settings.deep = 2000;
    return settings;
}

TEST(Puzzles, AClearlyBestMoveThatDoesNotLookItIsOne) {
    const auto match = position(kBuildNow);
    const auto puzzle = puzzle_of(*match, quick());
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->game, "rajas");
    EXPECT_EQ(puzzle->players, 2);
    EXPECT_EQ(puzzle->seat, 0);
    EXPECT_EQ(puzzle->move, "place quarry-1");
    EXPECT_EQ(position(puzzle->position)->position(), match->position());
    EXPECT_GE(puzzle->margin, 0.08);
    EXPECT_GT(puzzle->first_look, 1);
    EXPECT_EQ(puzzle->line.front(), puzzle->move);
    EXPECT_THAT(puzzle->others, Not(IsEmpty()));
    EXPECT_THAT(puzzle->others, Each(Field(&WrongMove::loss, Ge(puzzle->margin))));
    EXPECT_THAT(puzzle->others, Each(Field(&WrongMove::move, Ne(puzzle->move))));
}

TEST(Puzzles, EachDoubtEndsIt) {
    const auto match = position(kBuildNow);
    const auto is_puzzle = [&](auto change) {
        PuzzleSettings settings = quick();
        change(settings);
        return puzzle_of(*match, settings).has_value();
    };
    EXPECT_TRUE(is_puzzle([](PuzzleSettings&) {}));
    EXPECT_FALSE(is_puzzle([](PuzzleSettings& settings) { settings.least_margin = 0.5; })) << "not so clear";
    EXPECT_FALSE(is_puzzle([](PuzzleSettings& settings) { settings.least_moves = 100; })) << "too few moves";
    EXPECT_FALSE(is_puzzle([](PuzzleSettings& settings) { settings.most_share = 0.2; })) << "as good as won";
    EXPECT_FALSE(is_puzzle([](PuzzleSettings& settings) { settings.least_share = 0.8; }))
        << "as good as lost";
}

TEST(Puzzles, TwoMovesThatAreEquallyGoodAreNone) {
    // Nothing lies on the board yet, so that a leader does as well beside one temple as beside the next.
    EXPECT_FALSE(puzzle_of(*position("tigris\nhand 0 red 2\nhand 1 red 2\n"), quick()));
}

TEST(Puzzles, WhereChanceIsToActThereIsNone) {
    EXPECT_FALSE(puzzle_of(*new_match("tigris", 2, {}).value(), quick()));
}

TEST(Puzzles, AreTheSameEveryTimeAndOnAnyNumberOfThreads) {
    const auto game = searched_game();
    const Walk walk(*game);
    PuzzleSettings settings = quick();
    settings.least_margin = 0.04;
    const auto plies = puzzling_plies(walk, settings, 1);
    ASSERT_THAT(plies, Not(IsEmpty()));
    EXPECT_EQ(puzzling_plies(walk, settings, 2), plies);
    for (const std::size_t ply : plies) EXPECT_TRUE(is_seat(walk.move_at(ply).actor)) << ply;
    const auto before = walk.at(plies.front());
    EXPECT_EQ(puzzle_of(*before, settings), puzzle_of(*before, settings));
    EXPECT_EQ(puzzle_of(*before, settings), puzzle_of(*position(before->position()), settings))
        << "how the match came there does not matter";
}

TEST(Puzzles, TriesEndAsSoonAsTheRuleIsBroken) {
    Puzzle puzzle = *puzzle_of(*position(kBuildNow), quick());
    const auto tries = [&](const analysis::TryRule& rule) {
        return analysis::try_puzzle(puzzle, "mcts:iters=2000", rule, 1, 2);
    };
    const Tries all = tries({4, 4, 4});
    EXPECT_TRUE(all.passed);
    EXPECT_EQ(all.done, 4);
    EXPECT_EQ(all.solved, 4);
    const Tries broken = tries({20, 0, 1});
    EXPECT_FALSE(broken.passed);
    EXPECT_LT(broken.done, 20);
    puzzle.move = "place quarry-2";
    const Tries missed = tries({20, 15, 20});
    EXPECT_FALSE(missed.passed);
    EXPECT_EQ(missed.solved, 0);
    EXPECT_LT(missed.done, 20);
}

}  // namespace
}  // namespace durbar::testing

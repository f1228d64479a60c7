#include "cli/move_finder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace durbar {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const std::vector<std::string> kLegal{"tile red C1", "tile red C10", "tile blue C1", "leader king C1",
                                      "commit 1",    "commit 10",    "pass",         "no monument"};

TEST(MoveFinder, EveryWordMayBeCutShort) {
    EXPECT_THAT(find_moves(kLegal, "l k c1"), ElementsAre(3U));
    EXPECT_THAT(find_moves(kLegal, "TILE BLUE c1"), ElementsAre(2U));
    EXPECT_THAT(find_moves(kLegal, "p"), ElementsAre(6U));
    EXPECT_THAT(find_moves(kLegal, "  leader   king   C1 "), ElementsAre(3U));
}

TEST(MoveFinder, AWholeWordWinsOverTheBeginningOfALongerOne) {
    EXPECT_THAT(find_moves(kLegal, "t r c1"), ElementsAre(0U));
    EXPECT_THAT(find_moves(kLegal, "t r c10"), ElementsAre(1U));
    EXPECT_THAT(find_moves(kLegal, "commit 1"), ElementsAre(4U));
}

TEST(MoveFinder, SeveralMeaningsAreAllFound) {
    EXPECT_THAT(find_moves(kLegal, "t"), ElementsAre(0U, 1U, 2U));
    EXPECT_THAT(find_moves(kLegal, "t r c"), ElementsAre(0U, 1U));
    EXPECT_THAT(find_moves(kLegal, "c"), ElementsAre(4U, 5U));
}

TEST(MoveFinder, FewerWordsAreEnoughWhenOneMoveFits) {
    EXPECT_THAT(find_moves(kLegal, "no"), ElementsAre(7U));
    EXPECT_THAT(find_moves(kLegal, "l"), ElementsAre(3U));
}

TEST(MoveFinder, WhatFitsNothingFindsNothing) {
    EXPECT_THAT(find_moves(kLegal, ""), IsEmpty());
    EXPECT_THAT(find_moves(kLegal, "x"), IsEmpty());
    EXPECT_THAT(find_moves(kLegal, "pass now"), IsEmpty());
    EXPECT_THAT(find_moves({}, "pass"), IsEmpty());
}

TEST(MoveFinder, FiltersListEverythingThatBegins) {
    EXPECT_THAT(moves_beginning_with(kLegal, "tile red"), ElementsAre(0U, 1U));
    EXPECT_EQ(moves_beginning_with(kLegal, "").size(), kLegal.size());
}

TEST(MoveFinder, SpellingsGuessCapitalSquares) {
    EXPECT_THAT(spellings("Tile RED c4"), ElementsAre("Tile RED c4", "tile red c4", "tile red C4"));
    EXPECT_THAT(spellings("x"), ElementsAre("x", "x", "x"));
}

TEST(Columns, ReadDownwardsAndFitTheWidth) {
    EXPECT_EQ(in_columns({"a", "b", "c", "d", "e"}, 9), "a  c  e\nb  d\n");
    EXPECT_EQ(in_columns({"wide word"}, 3), "wide word\n");
    EXPECT_EQ(in_columns({}, 80), "");
}

}  // namespace
}  // namespace durbar

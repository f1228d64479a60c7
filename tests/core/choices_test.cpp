#include "core/choices.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/coin_table.h"
#include "support/choice_expander.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

std::string text_of(ChoiceTree tree) { return json_text(tree.take_value()); }
std::vector<std::string> moves_of(ChoiceTree tree) { return ChoiceExpander(tree.take_value()).moves(); }

TEST(ChoiceTree, IsEmptyWithoutChoices) { EXPECT_EQ(text_of(ChoiceTree()), "{}"); }

TEST(ChoiceTree, ALeafEndsWithItsMove) {
    ChoiceTree tree;
    tree.add({"pass"}, "pass");
    EXPECT_EQ(text_of(tree), R"({"next":[{"target":"pass","move":"pass"}]})");
}

TEST(ChoiceTree, PathsShareTheirBeginnings) {
    ChoiceTree tree;
    tree.add({"leader:king", "home"}, "withdraw king");
    tree.add({"pass"}, "pass");
    tree.add({"leader:king", "stay"}, "stay king");
    EXPECT_EQ(text_of(tree), R"({"next":[{"target":"leader:king","next":[)"
                             R"({"target":"home","move":"withdraw king"},)"
                             R"({"target":"stay","move":"stay king"}]},)"
                             R"({"target":"pass","move":"pass"}]})");
}

TEST(ChoiceTree, MovesThatDifferInTheirClickedWordAreAFamily) {
    ChoiceTree tree;
    for (const std::string cell : {"C4", "C5", "D5"}) {
        tree.add({"hand:red", "cell:" + cell}, "tile red " + cell);
    }
    EXPECT_EQ(text_of(tree), R"({"next":[{"target":"hand:red","each":[)"
                             R"({"target":"cell:","move":"tile red ","of":["C4","C5","D5"]}]}]})");
    EXPECT_THAT(moves_of(tree), ElementsAre("tile red C4", "tile red C5", "tile red D5"));
}

TEST(ChoiceTree, AFamilyMayComeAtOnce) {
    ChoiceTree one_by_one;
    ChoiceTree at_once;
    for (const std::string color : {"red", "blue"}) {
        for (const std::string cell : {"C4", "C5", "D5"}) {
            one_by_one.add({"hand:" + color, "cell:" + cell}, "tile " + color + " " + cell);
        }
        at_once.add({"hand:" + color, "cell:C4"}, "tile " + color + " C4", {Value("C5"), Value("D5")});
    }
    EXPECT_EQ(text_of(at_once), text_of(one_by_one));
}

TEST(ChoiceTree, AFamilySaysWhatStandsBehindItsWord) {
    ChoiceTree tree;
    tree.add({"die:red-1"}, "pay red-1 now");
    tree.add({"die:red-2"}, "pay red-2 now");
    tree.add({"die:red-3"}, "pay red-3 later");
    EXPECT_EQ(text_of(tree),
              R"({"each":[{"target":"die:","move":"pay ","then":" now","of":["red-1","red-2"]},)"
              R"({"target":"die:","move":"pay ","then":" later","of":["red-3"]}]})");
    EXPECT_THAT(moves_of(tree), ElementsAre("pay red-1 now", "pay red-2 now", "pay red-3 later"));
}

TEST(ChoiceTree, AWordThatTheMoveHasNotOnceIsNoFamily) {
    ChoiceTree tree;
    tree.add({"cell:C4"}, "keep C4 C4");    // twice
    tree.add({"cell:C5"}, "keep nothing");  // not at all
    tree.add({"cell:C1"}, "keep C10");      // only as a part of a word
    tree.add({"cell:"}, "keep  all");       // no word
    tree.add({"C9"}, "keep C9");            // no colon
    EXPECT_EQ(text_of(tree), R"({"next":[{"target":"cell:C4","move":"keep C4 C4"},)"
                             R"({"target":"cell:C5","move":"keep nothing"},)"
                             R"({"target":"cell:C1","move":"keep C10"},)"
                             R"({"target":"cell:","move":"keep  all"},)"
                             R"({"target":"C9","move":"keep C9"}]})");
}

TEST(ChoiceTree, WholeWordsAreFoundBesideTheirLikes) {
    ChoiceTree tree;
    tree.add({"n:1"}, "sail 10 1");
    EXPECT_EQ(text_of(tree), R"({"each":[{"target":"n:","move":"sail 10 ","of":["1"]}]})");
    EXPECT_THAT(moves_of(tree), ElementsAre("sail 10 1"));
}

/// Up to two red and one blue thing, together at least one and at most two.
PickSet swap() {
    return {
        {"swap"},
        "swap",
        "",
        {{"hand:red", "red", {{"tiles", 1}, {"red", 1}}}, {"hand:blue", "blue", {{"tiles", 1}, {"blue", 1}}}},
        {{"tiles", 1, 2}, {"red", 0, 2}, {"blue", 0, 1}}};
}

TEST(ChoiceTree, ASetIsToldWithItsItemsSumsAndLimits) {
    ChoiceTree tree;
    tree.add(swap());
    EXPECT_EQ(
        text_of(tree),
        R"({"next":[{"target":"swap","pick":{"verb":"swap","none":null,"items":[)"
        R"({"target":"hand:red","word":"red","adds":[{"sum":"tiles","amount":1},{"sum":"red","amount":1}]},)"
        R"({"target":"hand:blue","word":"blue","adds":[{"sum":"tiles","amount":1},{"sum":"blue","amount":1}]}],)"
        R"("limits":[{"sum":"tiles","least":1,"most":2},{"sum":"red","least":0,"most":2},)"
        R"({"sum":"blue","least":0,"most":1}]}}]})");
    EXPECT_THAT(moves_of(tree),
                UnorderedElementsAre("swap red", "swap red red", "swap red blue", "swap blue"));
}

TEST(ChoiceTree, ASetMayBeOfferedAtOnceBesidePathsAndMayBeEmpty) {
    PickSet set = swap();
    set.path.clear();
    set.none = "keep all";
    set.limits = {{"red", 0, 1}, {"blue", 0, 0}, {"tiles", 0, std::nullopt}};
    ChoiceTree tree;
    tree.add({"pass"}, "pass");
    tree.add(set);
    EXPECT_THAT(moves_of(tree), UnorderedElementsAre("pass", "keep all", "swap red"));
    EXPECT_THAT(text_of(tree), ::testing::HasSubstr(R"("none":"keep all")"));
    EXPECT_THAT(text_of(tree), ::testing::HasSubstr(R"({"sum":"tiles","least":0,"most":null})"));
}

TEST(ChoiceTree, AmountsWeighInSums) {
    const PickSet pay{
        {},
        "pay",
        "",
        {{"die:4", "4", {{"worth", 4}, {"four", 1}}}, {"die:1", "1", {{"worth", 1}, {"one", 1}}}},
        {{"worth", 5, 6}, {"four", 0, 2}, {"one", 0, 3}}};
    ChoiceTree tree;
    tree.add(pay);
    EXPECT_THAT(moves_of(tree), UnorderedElementsAre("pay 4 1", "pay 4 1 1"));
}

TEST(ChoiceTree, AWholeBoardStaysSmall) {
    ChoiceTree tree;
    std::size_t plain = 0;
    for (const std::string color : {"red", "blue", "green", "black"}) {
        for (char column = 'A'; column <= 'P'; ++column) {
            for (int row = 1; row <= 11; ++row) {
                const std::string cell = column + std::to_string(row);
                tree.add({"hand:" + color, "cell:" + cell}, "tile " + color + " " + cell);
                plain += ("tile " + color + " " + cell).size() + 3;
            }
        }
    }
    EXPECT_EQ(moves_of(tree).size(), 4U * 16 * 11);
    EXPECT_LT(text_of(tree).size(), plain / 2);
}

TEST(CoinChoicesOfRandomGames, AreExactlyTheLegalMoves) {
    for_each_random_state<CoinGame>({.games = 3}, [](const CoinGame::State& state, Rng&) {
        expect_choices_are_legal_moves<CoinGame>(state);
    });
}

class CoinChoices : public CoinTable {};

TEST_F(CoinChoices, BelongToTheDecidingSeat) {
    EXPECT_EQ(json_text(match_.choices(0)),
              R"({"next":[{"target":"boast 0","move":"boast 0"},{"target":"boast 1","move":"boast 1"},)"
              R"({"target":"boast 2","move":"boast 2"}]})");
    EXPECT_TRUE(match_.choices(1).is_null());
    play(0, "boast 0");
    EXPECT_EQ(ChoiceExpander(match_.choices(0)).moves().size(), 6U);
    EXPECT_EQ(match_.choices(0).find("next"), nullptr) << "only a set";
}

}  // namespace
}  // namespace durbar::testing

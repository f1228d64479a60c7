#include "load/random_leaf.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/match.h"
#include "games/registry.h"
#include "support/choice_expander.h"

namespace durbar::testing {
namespace {

class Leaves : public ::testing::TestWithParam<std::string> {};

/// Whole games in which every move is picked from the tree that its seat is shown.
TEST_P(Leaves, AreLegalMovesOverWholeGames) {
    const GameInfo& game = *find_game(GetParam());
    std::size_t moves = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const int players =
            game.min_players + static_cast<int>(seed) % (game.max_players - game.min_players + 1);
        auto match = std::move(new_match(game.id, players, {}).value());
        Rng rng(seed);
        Rng luck(mix64(seed));
        RngSource chance(luck);
        while (match->to_act() != Player::Nobody) {
            if (match->to_act() == Player::Chance) {
                match->play_chance(chance);
                continue;
            }
            const SmallSet open = match->deciding() - match->sealed();
            const int seat = open.nth(rng.below(static_cast<std::uint32_t>(open.count())));
            const std::string tree = json_text(match->choices(seat));
            const std::string move = load::random_leaf(tree, rng);
            const auto refusal = match->play(seat, move);
            ASSERT_FALSE(refusal) << "'" << move << "': " << describe(*refusal) << "\n" << tree;
            ++moves;
        }
    }
    EXPECT_GT(moves, 100U);
}

std::vector<std::string> game_ids() {
    std::vector<std::string> ids;
    for (const auto& game : all_games()) ids.emplace_back(game.id);
    return ids;
}
INSTANTIATE_TEST_SUITE_P(AllGames, Leaves, ::testing::ValuesIn(game_ids()),
                         [](const auto& each) { return each.param; });

std::map<std::string, int> drawn(const std::string& tree, int times) {
    Rng rng(1);
    std::map<std::string, int> counts;
    for (int i = 0; i < times; ++i) ++counts[load::random_leaf(tree, rng)];
    return counts;
}

TEST(Leaf, EveryPathIsAsLikely) {
    const auto counts =
        drawn(R"({"next":[{"target":"a","each":[{"target":"c:","move":"lay ","then":" up","of":["1","2"]}]},
                                 {"target":"b","move":"pass"},
                                 {"target":"d","next":[{"target":"e","move":"end"}]}]})",
              4000);
    ASSERT_EQ(counts.size(), 4U);
    for (const auto* move : {"lay 1 up", "lay 2 up", "pass", "end"}) {
        EXPECT_NEAR(counts.at(move), 1000, 150) << move;
    }
}

TEST(Leaf, SetsKeepTheirLimits) {
    const std::string tree = R"({"pick":{"verb":"swap","none":null,
        "items":[{"target":"h:r","word":"red","adds":[{"sum":"all","amount":1},{"sum":"red","amount":1}]},
                 {"target":"h:b","word":"blue","adds":[{"sum":"all","amount":1}]}],
        "limits":[{"sum":"all","least":2,"most":3},{"sum":"red","least":0,"most":1}]}})";
    const auto counts = drawn(tree, 500);
    std::set<std::string> moves;
    for (const auto& [move, ignored] : counts) moves.insert(move);
    EXPECT_EQ(moves, (std::set<std::string>{"swap red blue", "swap blue blue", "swap red blue blue",
                                            "swap blue blue blue"}));
}

TEST(Leaf, NothingPickedHasItsOwnMove) {
    const std::string tree = R"({"pick":{"verb":"pay","none":"pay nothing","items":[
        {"target":"x","word":"gold","adds":[{"sum":"n","amount":1}]}],"limits":[{"sum":"n","least":0,"most":1}]}})";
    const auto counts = drawn(tree, 100);
    EXPECT_EQ(counts.size(), 2U);
    EXPECT_TRUE(counts.contains("pay nothing"));
    EXPECT_TRUE(counts.contains("pay gold"));
}

TEST(Leaf, ASetThatFewPicksFillIsFound) {
    // Three of one kind, or nothing: picking at random mostly ends in between.
    const std::string tree = R"({"pick":{"verb":"take","none":null,"items":[
        {"target":"a","word":"a","adds":[{"sum":"n","amount":5},{"sum":"x","amount":1}]},
        {"target":"b","word":"b","adds":[{"sum":"n","amount":7}]},{"target":"c","word":"c","adds":[{"sum":"n","amount":7}]},
        {"target":"d","word":"d","adds":[{"sum":"n","amount":7}]}],
        "limits":[{"sum":"n","least":15,"most":15},{"sum":"x","least":3,"most":3}]}})";
    EXPECT_EQ(drawn(tree, 20), (std::map<std::string, int>{{"take a a a", 20}}));
}

TEST(Leaf, WhatIsNoTreeHasNone) {
    for (const auto* text : {"", "null", "[]", "{}", "{\"next\":7}", "{\"next\":[]}", "{\"pick\":{}}"}) {
        Rng rng(1);
        EXPECT_EQ(load::random_leaf(text, rng), "") << text;
    }
}

}  // namespace
}  // namespace durbar::testing

#include "ai/tree.h"

#include <gtest/gtest.h>

#include <vector>

namespace durbar::testing {
namespace {

// Copying a tree of many megabytes would make a search late.
TEST(SearchTree, GrowsWithoutMovingItsEdges) {
    Tree<int> tree(1'000'000);
    const auto node = tree.add_node();
    const std::vector<Edge<int>> four{{.move = 1}, {.move = 2}, {.move = 3}, {.move = 4}};
    ASSERT_TRUE(tree.give_edges(node, four));
    const Edge<int>* first = tree.edges(node).data();
    for (int i = 1; i < 250'000; ++i) ASSERT_TRUE(tree.give_edges(tree.add_node(), four));
    EXPECT_EQ(tree.edges(node).data(), first);
    EXPECT_FALSE(tree.give_edges(tree.add_node(), four));
    for (std::uint32_t at = 0; at < 250'000; ++at) {
        ASSERT_EQ(tree.edges(at).size(), 4U);
        ASSERT_EQ(tree.edges(at).back().move, 4);
    }
}

TEST(SearchTree, RefusesMoreEdgesThanItMayHold) {
    Tree<int> tree(10);
    const auto node = tree.add_node();
    const auto other = tree.add_node();
    const std::vector<Edge<int>> four{{.move = 1}, {.move = 2}, {.move = 3}, {.move = 4}};
    const std::vector<Edge<int>> six{{.move = 1}, {.move = 2}, {.move = 3},
                                     {.move = 4}, {.move = 5}, {.move = 6}};
    EXPECT_TRUE(tree.give_edges(node, four));
    EXPECT_FALSE(tree.half_full());
    EXPECT_TRUE(tree.give_edges(node, six));  // the four stay behind
    EXPECT_TRUE(tree.half_full());
    EXPECT_EQ(tree.edges(node).size(), 6U);
    EXPECT_FALSE(tree.give_edges(other, four));
    EXPECT_TRUE(tree.edges(other).empty());
    EXPECT_FALSE(tree.give_edges(node, four));
    EXPECT_EQ(tree.edges(node).size(), 6U);
    EXPECT_EQ(tree.find(node, 6)->move, 6);
    EXPECT_EQ(tree.find(node, 7), nullptr);
}

TEST(SearchFork, GetsNewWorldsWithTheRootOfItsVisitsAndVisitsTheOldOnesInTurn) {
    Fork fork;
    std::vector<std::uint32_t> visited;
    for (int visit = 0; visit < 12; ++visit) {
        const std::uint32_t world = fork.next(1.0F);  // at most 1 + the root of the visits so far
        if (fork.is_new(world)) fork.add(100 + world);
        EXPECT_EQ(fork.node(world), 100 + world);
        fork.visited(world, {});
        visited.push_back(world);
    }
    EXPECT_EQ(visited, (std::vector<std::uint32_t>{0, 1, 0, 1, 2, 0, 1, 2, 0, 3, 1, 2}));
}

TEST(SearchFork, IsWorthTheMeanOfWhatItsWorldsAreWorthNow) {
    Fork fork;
    fork.add(0);
    EXPECT_EQ(fork.visited(0, {0.25F, 0.75F}), (Shares{0.25F, 0.75F}));
    fork.add(1);
    EXPECT_EQ(fork.visited(1, {0.75F, 0.25F}), (Shares{0.5F, 0.5F}));
    EXPECT_EQ(fork.visited(0, {0.5F, 0.5F}), (Shares{0.625F, 0.375F}));  // the old value is gone
}

}  // namespace
}  // namespace durbar::testing

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
    ASSERT_TRUE(tree.give_edges(node, four, 4));
    const Edge<int>* first = tree.edges(node).data();
    for (int i = 1; i < 250'000; ++i) ASSERT_TRUE(tree.give_edges(tree.add_node(), four, 4));
    EXPECT_EQ(tree.edges(node).data(), first);
    EXPECT_FALSE(tree.give_edges(tree.add_node(), four, 4));
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
    EXPECT_TRUE(tree.give_edges(node, four, 6));
    EXPECT_TRUE(tree.half_full());
    EXPECT_FALSE(tree.give_edges(other, four, 5));
    EXPECT_TRUE(tree.edges(other).empty());
    EXPECT_TRUE(tree.give_edges(other, four, 4));
    EXPECT_TRUE(tree.offer(node, {.move = 5}));  // there is room for two more
    EXPECT_TRUE(tree.offer(node, {.move = 6}));
    EXPECT_FALSE(tree.offer(node, {.move = 7}));
    EXPECT_TRUE(tree.offer(node, {.move = 8, .first = 0.5F}));  // in place of one that is worse
    EXPECT_EQ(tree.edges(node).size(), 6U);
    EXPECT_NE(tree.find(node, 8), nullptr);
    EXPECT_EQ(tree.find(node, 7), nullptr);
    EXPECT_EQ(tree.find(other, 1)->move, 1);
}

}  // namespace
}  // namespace durbar::testing

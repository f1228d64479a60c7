#include <malloc.h>

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "ai/search_support.h"
#include "games/tigris/rules.h"

// How much a search takes from the heap. All of this program's memory goes through the counting operators
// below; NOLINT(cppcoreguidelines-no-malloc): they are what stands between `new` and malloc.

namespace {
std::atomic<std::size_t> held{0};
std::atomic<std::size_t> most_held{0};
}  // namespace

void* operator new(std::size_t bytes) {
    void* memory = std::malloc(bytes);  // NOLINT(cppcoreguidelines-no-malloc)
    if (memory == nullptr) throw std::bad_alloc();
    const std::size_t now = held += malloc_usable_size(memory);
    for (std::size_t most = most_held; now > most && !most_held.compare_exchange_weak(most, now);) {
    }
    return memory;
}
void operator delete(void* memory) noexcept {
    held -= malloc_usable_size(memory);
    std::free(memory);  // NOLINT(cppcoreguidelines-no-malloc)
}
void operator delete(void* memory, std::size_t /*bytes*/) noexcept { operator delete(memory); }

namespace durbar::testing {
namespace {

using tigris::Rules;

/// The most that a search held at once, in megabytes.
double megabytes_of(const Decision<Rules>& decision, const Budget& budget) {
    const std::size_t before = held;
    most_held = before;
    const auto choice = searched(decision, budget);
    EXPECT_TRUE(decision.allows(choice.move)) << Rules::format(choice.move);
    EXPECT_EQ(choice.iterations, budget.iterations);
    return static_cast<double>(most_held - before) / (1 << 20);
}

Budget of_megabytes(int megabytes, std::uint64_t iterations) {
    Budget budget = whole(of_iterations(iterations));
    budget.megabytes = megabytes;
    return budget;
}

// The edges keep to the limit. The nodes, of which there are never more than edges, come on top, with what
// their vector holds while it grows.
constexpr double kOnTop = 2;

TEST(SearchMemory, KeepsToTheLimitAndNeedsIt) {
    const auto decision = opening<Rules>(4);
    const double full = megabytes_of(decision, of_megabytes(1, 5'000));
    EXPECT_GT(full, 0.5);
    EXPECT_LT(full, kOnTop);
    EXPECT_GT(megabytes_of(decision, of_megabytes(256, 5'000)), kOnTop);  // what it would like to have
}

TEST(SearchMemory, AFullTreeIsSearchedOnWithinTheLimit) {
    const auto decision = opening<Rules>(4);
    EXPECT_LT(megabytes_of(decision, of_megabytes(1, 20'000)), kOnTop);
}

TEST(SearchMemory, ThreadsShareTheLimit) {
    const auto decision = opening<Rules>(2);
    Budget budget = of_megabytes(1, 8'000);
    budget.threads = 4;
    EXPECT_LT(megabytes_of(decision, budget), kOnTop);
    budget.threads = 256;  // the most anybody can ask for
    EXPECT_LT(megabytes_of(decision, budget), 256);
}

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

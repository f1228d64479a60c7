#include <malloc.h>

#include <gtest/gtest.h>

#include "ai/search_support.h"
#include "games/tigris/rules.h"

// How much of the heap a search holds. The C library is asked, which does not know under a sanitizer; slow
// tests never run there.

namespace durbar::testing {
namespace {

using tigris::Rules;

double megabytes_in_use() {
    const auto heap = mallinfo2();
    return static_cast<double>(heap.uordblks + heap.hblkhd) / (1 << 20);
}

/// What a bot holds after its search.
double megabytes_of(const Decision<Rules>& decision, const Budget& budget) {
    const double before = megabytes_in_use();
    const auto bot = make_searching_bot<Rules>({});
    const auto choice = bot->choose(decision.view(), decision.seat, budget);
    EXPECT_TRUE(decision.allows(choice.move)) << Rules::format(choice.move);
    EXPECT_EQ(choice.iterations, budget.iterations);
    return megabytes_in_use() - before;
}

Budget of_megabytes(int megabytes, std::uint64_t iterations) {
    Budget budget = whole(of_iterations(iterations));
    budget.megabytes = megabytes;
    return budget;
}

// The edges keep to the limit. The nodes, of which there are never more than edges, come on top.
constexpr double kWithNodes = 2;

TEST(SearchMemory, KeepsToTheLimitAndNeedsIt) {
    const auto decision = opening<Rules>(4);
    EXPECT_GT(megabytes_of(decision, of_megabytes(1, 20'000)), 0.9);
    EXPECT_LT(megabytes_of(decision, of_megabytes(1, 20'000)), kWithNodes);
    EXPECT_GT(megabytes_of(decision, of_megabytes(256, 20'000)), 10);  // what it would like to have
}

TEST(SearchMemory, IsSharedByTheThreads) {
    Budget budget = of_megabytes(1, 20'000);
    for (const int threads : {2, 4, 16}) {
        budget.threads = threads;
        // Each search has its lists of moves and its queues beside the tree.
        EXPECT_LT(megabytes_of(opening<Rules>(4), budget), kWithNodes + 0.2 * threads) << threads;
    }
}

}  // namespace
}  // namespace durbar::testing

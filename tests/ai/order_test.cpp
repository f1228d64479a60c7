#include "ai/order.h"

#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <vector>

#include "core/rng.h"

namespace durbar::testing {
namespace {

TEST(Order, TheSmallestComeToTheFront) {
    Rng rng(1);
    for (const std::size_t size : {1U, 3U, 4U, 17U, 100U, 3000U}) {
        for (std::size_t count = 0; count < size; count += 1 + size / 7) {
            std::vector<std::uint64_t> items(size);
            std::iota(items.begin(), items.end(), 0U);
            for (std::size_t i = size; i > 1; --i) {
                std::swap(items[i - 1], items[rng.below(static_cast<std::uint32_t>(i))]);
            }
            smallest_first(std::span(items), count);
            std::sort(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(count));
            for (std::size_t i = 0; i < count; ++i) ASSERT_EQ(items[i], i) << size << ", " << count;
        }
    }
}

/// The order among the chosen is part of what a seed gives: a change here changes the moves of every bot.
TEST(Order, OfTheSmallestIsTheSameEverywhere) {
    std::vector<int> items{50, 20, 90, 10, 70, 30, 80, 60, 40, 0, 110, 100};
    smallest_first(std::span(items), 6);
    items.resize(6);
    EXPECT_EQ(items, (std::vector<int>{40, 20, 0, 10, 30, 50}));
}

/// Every pivot of these is a poor one, so that a heap must help.
TEST(Order, OfTheSmallestIsTheSameEverywhereWhenAHeapHelps) {
    std::vector<int> items{8, 3, 9, 0, 18, 16, 2, 12, 13, 10, 4, 11, 5, 17, 7, 14, 1, 15, 6, 19};
    smallest_first(std::span(items), 10);
    items.resize(10);
    EXPECT_EQ(items, (std::vector<int>{4, 3, 1, 0, 2, 6, 5, 8, 7, 9}));
}

TEST(Order, OfEqualsIsTheSameEverywhere) {
    const std::string letters = "bcabcabacbbac";  // a is best
    struct Item {
        char letter;
        int place;
    };
    std::vector<Item> items;
    for (const char letter : letters) items.push_back({letter, static_cast<int>(items.size())});
    best_first(std::span(items), 7, [](const Item& a, const Item& b) { return a.letter < b.letter; });
    std::string told;
    for (std::size_t i = 0; i < 7; ++i) told += items[i].letter + std::to_string(items[i].place) + " ";
    EXPECT_EQ(told, "a11 a7 a5 a2 b3 b0 b9 ");
}

}  // namespace
}  // namespace durbar::testing

#include "core/fixed_vec.h"

#include <gtest/gtest.h>

#include <type_traits>

namespace durbar {
namespace {

using Small = FixedVec<int, 4>;
static_assert(std::is_trivially_copyable_v<Small>);
static_assert(Small::capacity() == 4);

TEST(FixedVec, GrowsAndShrinksAtItsEnd) {
    Small v{};
    EXPECT_TRUE(v.empty());
    v.push_back(7);
    v.push_back(8);
    EXPECT_EQ(v.size(), 2U);
    EXPECT_EQ(v.back(), 8);
    v.back() = 9;
    EXPECT_EQ(v[1], 9);
    v.pop_back();
    EXPECT_EQ(v.size(), 1U);
    v.clear();
    EXPECT_TRUE(v.empty());
}

TEST(FixedVec, IsFilledToItsCapacity) {
    Small v{};
    for (int i = 0; i < 4; ++i) v.push_back(i);
    int sum = 0;
    for (const int item : v) sum += item;
    EXPECT_EQ(sum, 6);
    EXPECT_EQ(v.size(), Small::capacity());
}

TEST(FixedVec, ComparesOnlyWhatItHolds) {
    Small a{};
    Small b{};
    a.push_back(1);
    a.push_back(2);
    b.push_back(1);
    EXPECT_FALSE(a == b);
    a.pop_back();  // the 2 is still there in memory
    EXPECT_TRUE(a == b);
}

TEST(FixedVec, CopiesDoNotShareTheirItems) {
    Small a{};
    a.push_back(1);
    Small b = a;
    b[0] = 5;
    EXPECT_EQ(a[0], 1);
}

#ifndef NDEBUG
TEST(FixedVecDeathTest, BreaksOffWhenMisused) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    Small v{};
    EXPECT_DEATH(v.pop_back(), "");
    EXPECT_DEATH((void)v[0], "");
    for (int i = 0; i < 4; ++i) v.push_back(i);
    EXPECT_DEATH(v.push_back(4), "");
}
#endif

}  // namespace
}  // namespace durbar

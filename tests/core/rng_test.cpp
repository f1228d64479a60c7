#include "core/rng.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace durbar {
namespace {

// Records, digests and playthroughs of all times rest on these numbers; they were computed by an independent
// program.
TEST(Rng, GivesTheSameSequenceForEver) {
    Rng zero(0);
    EXPECT_EQ(zero.next(), 0x58f24f57e97e3f07U);
    EXPECT_EQ(zero.next(), 0x5f9a9d6f9a653406U);
    EXPECT_EQ(zero.next(), 0x6534ee33d1fd29d7U);
    EXPECT_EQ(zero.next(), 0x2e89656c364e9184U);
    Rng one(1);
    EXPECT_EQ(one.next(), 0xfc06d5f275a73fd8U);
    EXPECT_EQ(one.next(), 0x95fabd803316fcb6U);
    Rng last(~std::uint64_t{0});
    EXPECT_EQ(last.next(), 0xb4b9b3de17c5a2e8U);
}

TEST(Rng, IsUsableAtCompileTime) {
    static_assert(Rng(0).next() == 0x58f24f57e97e3f07U);
    static_assert(mix64(0) == 0xe220a8397b1dcdafU);  // the first number of splitmix64
}

TEST(Rng, BelowStaysBelowAndReachesEverything) {
    Rng rng(3);
    for (const std::uint32_t n : {1U, 2U, 3U, 7U, 153U}) {
        std::set<std::uint32_t> seen;
        for (std::uint32_t i = 0; i < 60 * n; ++i) seen.insert(rng.below(n));
        EXPECT_EQ(seen.size(), n);
        EXPECT_EQ(*seen.rbegin(), n - 1);
    }
}

// A biased draw would favour small numbers most visibly when n is just above a half of the range: multiplying
// without redrawing gives the lower part twice as often.
TEST(Rng, BelowIsUnbiased) {
    constexpr std::uint32_t kLarge = 0xC0000000U;  // three quarters of the range
    Rng rng(5);
    std::array<int, 3> thirds{};
    constexpr int kDraws = 300'000;
    for (int i = 0; i < kDraws; ++i) ++thirds[rng.below(kLarge) / (kLarge / 3)];
    for (const int third : thirds) EXPECT_NEAR(third, kDraws / 3, 1500);  // about six standard deviations

    std::array<int, 6> die{};
    for (int i = 0; i < kDraws; ++i) ++die[rng.below(6)];
    double chi_square = 0;
    for (const int face : die) {
        const double off = face - kDraws / 6.0;
        chi_square += off * off / (kDraws / 6.0);
    }
    EXPECT_LT(chi_square, 20.5);  // 5 degrees of freedom: one in a thousand honest dice is worse
}

}  // namespace
}  // namespace durbar

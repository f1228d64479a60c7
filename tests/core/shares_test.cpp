#include "core/shares.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace durbar::testing {
namespace {

TEST(Shares, GrowByTheFactorEForEveryScaleAhead) {
    const std::vector<float> worth{10, 14, 6};
    const Shares shares = shares_of(worth, 4);
    EXPECT_NEAR(shares[1] / shares[0], std::exp(1.0F), 1e-5);
    EXPECT_NEAR(shares[0] / shares[2], std::exp(1.0F), 1e-5);
    EXPECT_NEAR(shares[0] + shares[1] + shares[2], 1, 1e-6);
    EXPECT_EQ(shares[3], 0);  // there is no such seat
}

TEST(Shares, StayFiniteHoweverFarSomebodyIsAhead) {
    const std::vector<float> worth{-1e6F, 1e6F};
    const Shares shares = shares_of(worth, 0.1F);
    EXPECT_EQ(shares[0], 0);
    EXPECT_EQ(shares[1], 1);
}

TEST(Shares, OfTheOthersChangeInProportion) {
    const Shares shares = shifted({0.5F, 0.3F, 0.2F}, 0, 0.25F);
    EXPECT_NEAR(shares[0], 0.75, 1e-6);
    EXPECT_NEAR(shares[1], 0.15, 1e-6);
    EXPECT_NEAR(shares[2], 0.1, 1e-6);
    const Shares all = shifted({0.5F, 0.5F}, 1, 2);
    EXPECT_NEAR(all[1], 1, 1e-6);
    EXPECT_NEAR(all[0], 0, 1e-6);
}

}  // namespace
}  // namespace durbar::testing

// Shares that are made true, and how that is measured.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "analysis/calibrating.h"
#include "analysis/recorded.h"
#include "core/rng.h"

namespace durbar::testing {
namespace {

using analysis::brier;
using analysis::calibrated;
using analysis::Calibration;
using analysis::Forecast;
using ::testing::DoubleNear;
using ::testing::ElementsAre;
using ::testing::Pointwise;

TEST(Calibrated, KeepsOrderAndSum) {
    const std::vector<double> shares{0.7, 0.2, 0.1};
    EXPECT_THAT(calibrated(shares, {}), Pointwise(DoubleNear(1e-9), shares));
    for (const Calibration& scale : {Calibration{0.5, 0}, Calibration{2, 0.1}, Calibration{1, 0.4}}) {
        const auto scaled = calibrated(shares, scale);
        EXPECT_NEAR(scaled[0] + scaled[1] + scaled[2], 1, 1e-9);
        EXPECT_GT(scaled[0], scaled[1]);
        EXPECT_GT(scaled[1], scaled[2]);
    }
    EXPECT_THAT(calibrated(shares, {1, 1}), Pointwise(DoubleNear(1e-9), std::vector<double>(3, 1.0 / 3)));
    EXPECT_LT(calibrated(shares, {0.5, 0})[0], 0.7) << "less sure of itself";
    EXPECT_THAT(calibrated({1, 0}, {0.5, 0}), ElementsAre(DoubleNear(1, 0.01), DoubleNear(0, 0.01)));
}

/// Games that a forecaster is twice as sure of as it should be.
std::vector<Forecast> boasts(std::size_t count) {
    Rng rng(7);
    std::vector<Forecast> forecasts;
    for (std::size_t i = 0; i < count; ++i) {
        const double truth = (1 + static_cast<double>(rng.below(999))) / 1000;
        const double odds = std::pow(truth / (1 - truth), 2);
        const bool won = rng.below(1'000'000) < truth * 1e6;
        forecasts.push_back({{odds / (1 + odds), 1 / (1 + odds)}, {won ? 1.0 : 0.0, won ? 0.0 : 1.0}});
    }
    return forecasts;
}

TEST(Fitted, FindsHowSureAForecasterMayBe) {
    const auto seen = boasts(20'000);
    const Calibration scale = analysis::fitted(seen, seen.size());
    EXPECT_NEAR(scale.sharpness, 0.5, 0.05);
    EXPECT_NEAR(scale.doubt, 0, 0.05);
    EXPECT_LT(brier(seen, scale), brier(seen));
    for (const auto& bin : analysis::reliability(seen, scale)) {
        ASSERT_GT(bin.seats, 100U);
        EXPECT_NEAR(bin.given, bin.won, 0.05);
    }
}

TEST(Fitted, BelievesSharesAsTheyAreUntilManyGamesSayOtherwise) {
    const auto seen = boasts(200);
    const double of_one_game = analysis::fitted(seen, 1).sharpness;
    const double of_all = analysis::fitted(seen, seen.size()).sharpness;
    EXPECT_GT(of_one_game, 0.9);
    EXPECT_LT(of_all, 0.75);
    EXPECT_EQ(analysis::fitted({}, 0).sharpness, 1);
}

TEST(Brier, IsTheMeanSquaredErrorOfASeat) {
    const std::vector<Forecast> forecasts{{{0.8, 0.2}, {1, 0}}, {{0.5, 0.5}, {0, 1}}};
    EXPECT_NEAR(brier(forecasts), (0.04 + 0.04 + 0.25 + 0.25) / 4, 1e-9);
    EXPECT_EQ(brier({}), 0);
}

TEST(Spread, IsTheRootOfTheMeanSquare) {
    EXPECT_NEAR(analysis::spread(std::vector<double>{3, -4}), std::sqrt(12.5), 1e-9);
    EXPECT_EQ(analysis::spread({}), 0);
}

TEST(Games, AreForecastAtEachDecision) {
    const auto match = played_game("maharani", 3, "mcts:iters=10");
    const auto forecasts = analysis::forecasts_of(*match, 20, 2);
    ASSERT_EQ(forecasts.by_look.size(), forecasts.by_search.size());
    ASSERT_EQ(forecasts.by_open_look.size(), forecasts.by_search.size());
    ASSERT_GT(forecasts.by_look.size(), 10U);
    EXPECT_EQ(forecasts.by_look.front().result, analysis::final_shares(*match));
    EXPECT_EQ(forecasts.by_look.front().shares, forecasts.by_open_look.front().shares) << "nothing is hidden";
    EXPECT_GT(analysis::forecasts_of(*match, 20, 1).by_look.size(), 3 * forecasts.by_look.size() / 2);
}

TEST(Games, AreForecastFromWhatTheSeatMayKnow) {
    const auto match = played_game("tigris", 2, "mcts:iters=10");
    const auto forecasts = analysis::forecasts_of(*match, 20, 2);
    ASSERT_EQ(forecasts.by_open_look.size(), forecasts.by_look.size());
    EXPECT_NE(forecasts.by_look.back().shares, forecasts.by_open_look.back().shares);
}

TEST(Games, AreExplainedForEachSeatButTheLast) {
    const auto match = played_game("tigris", 3, "mcts:iters=10");
    const auto end = analysis::final_shares(*match);
    const auto seats = analysis::explained_seats(*match, 0.02, analysis::calibrations_of("tigris", 3));
    ASSERT_EQ(seats.size(), 2U) << "the last seat's causes follow from the others'";
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const auto& [change, causes] = seats[seat];
        EXPECT_NEAR(change, end[seat] - 1.0 / 3, 1e-9);
        EXPECT_NEAR(causes.luck - causes.loss + causes.rivals + causes.rest, change, 1e-9);
        EXPECT_NE(causes.luck, 0);
    }
}

}  // namespace
}  // namespace durbar::testing

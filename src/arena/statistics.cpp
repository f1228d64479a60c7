#include "arena/statistics.h"

#include <algorithm>
#include <cmath>

namespace durbar {

namespace {

constexpr double kZ = 1.959963984540054;  // 95 % of a normal distribution lie within

}  // namespace

Interval wilson(double successes, double trials) {
    if (trials <= 0) return {0, 1};
    const double share = successes / trials;
    const double weight = kZ * kZ / trials;
    const double centre = (share + weight / 2) / (1 + weight);
    const double half = kZ / (1 + weight) * std::sqrt(share * (1 - share) / trials + weight / (4 * trials));
    return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

Interval mean_interval(double sum, double sum_of_squares, double count) {
    if (count <= 0) return {};
    const double mean = sum / count;
    if (count < 2) return {mean, mean};
    const double variance = std::max(0.0, (sum_of_squares - sum * mean) / (count - 1));
    const double half = kZ * std::sqrt(variance / count);
    return {mean - half, mean + half};
}

double elo_difference(double score) {
    const double bound = 1 / (1 + std::pow(10.0, kMostElo / 400));
    const double inside = std::clamp(score, bound, 1 - bound);
    return 400 * std::log10(inside / (1 - inside));
}

std::string_view verdict_word(Verdict verdict) {
    switch (verdict) {
        case Verdict::Stronger: return "stronger";
        case Verdict::Weaker: return "weaker";
        case Verdict::NotClear: break;
    }
    return "not clear";
}

namespace {

constexpr double kDifference = 0.3;  // of the fair share; for two seats 65 % of the wins
constexpr double kGulf = 0.8;        // of the way from the fair share to all wins, or to none
constexpr double kGulfWeight = 0.25;
constexpr double kMistakes = 0.05;

}  // namespace

SequentialTest::SequentialTest(double fair) : fair_(fair) {
    if (fair <= 0 || fair >= 1) return;
    const auto against_fair = [&](double share) {
        return Ratio{std::log(share / fair), std::log((1 - share) / (1 - fair)), 0};
    };
    // A bot in nearly all seats cannot win 1.3 times its fair share; half of what is missing is taken then.
    better_ = {against_fair(std::min(fair * (1 + kDifference), (1 + fair) / 2)),
               against_fair(fair + kGulf * (1 - fair))};
    worse_ = {against_fair(fair * (1 - kDifference)), against_fair(fair * (1 - kGulf))};
}

void SequentialTest::add(double won) {
    wins_ += won;
    games_ += 1;
    for (Ratio* ratio : {&better_.clear, &better_.gulf, &worse_.clear, &worse_.gulf}) {
        ratio->sum += won * ratio->if_won + (1 - won) * ratio->if_lost;
    }
}

bool SequentialTest::Evidence::convinces() const {
    return (1 - kGulfWeight) * std::exp(clear.sum) + kGulfWeight * std::exp(gulf.sum) >= 1 / kMistakes;
}

bool SequentialTest::Evidence::is_ruled_out() const {
    return clear.sum <= std::log(kMistakes / (1 - kMistakes));
}

Verdict SequentialTest::verdict() const {
    const Interval share = wilson(wins_, games_);
    if (better_.convinces() && share.low > fair_) return Verdict::Stronger;
    if (worse_.convinces() && share.high < fair_) return Verdict::Weaker;
    return Verdict::NotClear;
}

bool SequentialTest::is_over() const {
    return verdict() != Verdict::NotClear || (better_.is_ruled_out() && worse_.is_ruled_out());
}

}  // namespace durbar

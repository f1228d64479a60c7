#pragma once

#include <cstdint>
#include <string_view>

namespace durbar {

/// Where a figure lies with 95 % confidence.
struct Interval {
    double low = 0;
    double high = 0;

    friend bool operator==(const Interval&, const Interval&) = default;
};

/// Wilson's interval for a share; unlike the plain normal one it also holds near 0 and 1 and for few trials.
/// `successes` may be fractional (shared wins): the interval is then wider than need be, never narrower.
Interval wilson(double successes, double trials);

/// The mean of `count` values given by their sums, give or take 1.96 standard errors.
Interval mean_interval(double sum, double sum_of_squares, double count);

/// The difference in Elo points that goes with an expected score of 0 to 1. Bounded, because a bot that
/// never lost has no finite one.
double elo_difference(double score);
inline constexpr double kMostElo = 1200;

enum class Verdict : std::uint8_t { NotClear, Stronger, Weaker };

/// "stronger", "weaker", "not clear"
std::string_view verdict_word(Verdict verdict);

/// Judges while games come in whether a share of wins is fair. Two tests run side by side, for better and for
/// worse. Each weighs two alternatives against the fair share, a clear difference (1.3 and 0.7 times fair)
/// and a gulf (nearly all wins, nearly none), and is convinced when their mean likelihood ratio reaches 20:
/// if the share is fair, that happens in at most 5 % of all series, however often one looks (Ville's
/// inequality). The gulf ends a series of wins after 7 games between two; the clear difference alone would
/// take 12.
class SequentialTest {
public:
    /// `fair`: the share without any difference in strength. With a share of 0 or 1 there is nothing to test.
    explicit SequentialTest(double fair);

    /// `won`: 0 to 1; a shared first place counts in parts.
    void add(double won);

    /// Not clear as long as the games do not decide; Wilson's interval must exclude the fair share, too.
    Verdict verdict() const;
    /// No further game is needed: there is a verdict, or both differences are ruled out.
    bool is_over() const;

private:
    /// The logarithm of the likelihood ratio of one alternative to the fair share.
    struct Ratio {
        double if_won = 0;
        double if_lost = 0;
        double sum = 0;
    };

    struct Evidence {
        Ratio clear;
        Ratio gulf;

        bool convinces() const;
        /// Wald's other bound: were the difference clear, so poor a series would come in 5 % of the cases.
        bool is_ruled_out() const;
    };

    double fair_;
    double wins_ = 0;
    double games_ = 0;
    Evidence better_;
    Evidence worse_;
};

}  // namespace durbar

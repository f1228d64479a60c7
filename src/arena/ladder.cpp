#include "arena/ladder.h"

#include <algorithm>
#include <cmath>

#include "ai/levels.h"
#include "core/text.h"

namespace durbar {

namespace {

ArenaOptions series_between(const LadderOptions& options, std::size_t first, std::size_t second) {
    ArenaOptions series = options.series;
    series.bots = {options.series.bots[first], options.series.bots[second]};
    series.stop = Stop::WhenClear;
    return series;
}

std::vector<LadderPair> all_pairs(std::size_t bots) {
    std::vector<LadderPair> pairs;
    for (std::size_t first = 1; first < bots; ++first) {
        for (std::size_t second = 0; second < first; ++second) pairs.push_back({first, second, {}});
    }
    return pairs;
}

/// Looked at before the first game: a wrong name must not come to light hours later.
std::optional<Error> fault_of(const LadderOptions& options, const std::vector<LadderPair>& pairs) {
    const auto& bots = options.series.bots;
    if (bots.size() < 2) return Error{"A ladder needs at least two bots."};
    for (const auto& pair : pairs) {
        const auto identity = arena_identity(series_between(options, pair.first, pair.second));
        if (!identity) return identity.error();
        if (bots[pair.first] == bots[pair.second]) {
            return Error{"The bot " + quoted(bots[pair.first]) + " is named twice."};
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<std::string> ladder_levels() {
    std::vector<std::string> names;
    names.reserve(kLevels.size());
    for (const Level& level : kLevels) names.emplace_back(level.name);
    return names;
}

Result<LadderReport> ladder(const LadderOptions& options) {
    LadderReport report;
    report.bots = options.series.bots;
    report.pairs = all_pairs(report.bots.size());
    if (const auto fault = fault_of(options, report.pairs)) return *fault;
    std::vector<PairScore> scores;
    for (auto& pair : report.pairs) {
        ArenaOptions series = series_between(options, pair.first, pair.second);
        if (series.progress) {
            series.progress = [&](double share) {
                const auto done = static_cast<double>(scores.size());
                options.series.progress((done + share) / static_cast<double>(report.pairs.size()));
            };
        }
        if (options.prepare) {
            if (const auto error = options.prepare(series)) return *error;
        }
        auto played = arena(series);
        if (!played) return played.error();
        pair.report = std::move(played.value());
        const auto games = static_cast<double>(pair.report.finished);
        scores.push_back({pair.first, pair.second, games, pair.report.bots[0].score});
    }
    report.ratings = fit_ratings(report.bots.size(), scores);
    return report;
}

std::vector<double> fit_ratings(std::size_t bots, const std::vector<PairScore>& pairs) {
    constexpr int kMostRounds = 100'000;
    constexpr double kCloseEnough = 1e-12;
    std::vector<double> strength(bots, 1);
    double change = 1;
    for (int round = 0; round < kMostRounds && change > kCloseEnough; ++round) {
        std::vector<double> won(bots, 0);
        std::vector<double> expected(bots, 0);
        for (const auto& pair : pairs) {
            const double together = (pair.games + 1) / (strength[pair.first] + strength[pair.second]);
            won[pair.first] += pair.score * pair.games + 0.5;
            won[pair.second] += (1 - pair.score) * pair.games + 0.5;
            expected[pair.first] += together;
            expected[pair.second] += together;
        }
        change = 0;
        for (std::size_t bot = 0; bot < bots; ++bot) {
            if (expected[bot] == 0) continue;
            const double next = won[bot] / expected[bot];
            change = std::max(change, std::abs(next / strength[bot] - 1));
            strength[bot] = next;
        }
    }
    std::vector<double> ratings;
    const double weakest = strength.empty() ? 1 : *std::min_element(strength.begin(), strength.end());
    ratings.reserve(bots);
    for (const double value : strength) ratings.push_back(400 * std::log10(value / weakest));
    return ratings;
}

}  // namespace durbar

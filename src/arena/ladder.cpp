#include "arena/ladder.h"

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
    std::size_t done = 0;
    for (auto& pair : report.pairs) {
        ArenaOptions series = series_between(options, pair.first, pair.second);
        if (series.progress) {
            series.progress = [&](double share) {
                options.series.progress((static_cast<double>(done) + share) /
                                        static_cast<double>(report.pairs.size()));
            };
        }
        if (options.prepare) {
            if (const auto error = options.prepare(series)) return *error;
        }
        auto played = arena(series);
        if (!played) return played.error();
        pair.report = std::move(played.value());
        ++done;
    }
    return report;
}

}  // namespace durbar

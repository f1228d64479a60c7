#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "analysis/report.h"
#include "core/any_match.h"

namespace durbar::analysis {

struct GameAnalysis {
    std::vector<PlyAnalysis> plies;  ///< in the order of the game
    Report report;
};

struct AnalysisSettings {
    double effort = 1;  ///< multiplies all iterations
    int threads = 1;
    bool rough = false;                        ///< the first pass is enough
    std::optional<Calibrations> calibrations;  ///< instead of what was measured for the game
    /// Called with how many plies of the current pass are done, and of how many. Never called by two threads
    /// at once.
    std::function<void(std::size_t, std::size_t)> progress;
};

/// Analyzes a match from its beginning to where it stands, pass by pass, until it is deep enough. The result
/// depends on the match, the effort and `rough` alone, not on the threads.
GameAnalysis analyze_game(const AnyMatch& match, const AnalysisSettings& settings);

}  // namespace durbar::analysis

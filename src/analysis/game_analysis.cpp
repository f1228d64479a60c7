#include "analysis/game_analysis.h"

#include <algorithm>
#include <atomic>

#include "ai/side_by_side.h"

namespace durbar::analysis {

namespace {

/// All tasks, each by whichever thread is free.
std::vector<PlyAnalysis> done(const Walk& walk, const std::vector<Task>& tasks,
                              const AnalysisSettings& settings) {
    std::vector<PlyAnalysis> results(tasks.size());
    std::atomic<std::size_t> next{0};
    std::size_t finished = 0;
    Mutex telling;
    const Calibrations calibrations =
        settings.calibrations.value_or(calibrations_of(walk.record().game, walk.record().players));
    side_by_side(static_cast<std::size_t>(threads_for(settings.threads)), [&](std::size_t /*thread*/) {
        for (std::size_t i = next++; i < tasks.size(); i = next++) {
            results[i] = analyze_ply(walk, tasks[i].ply, tasks[i].iterations, calibrations);
            if (!settings.progress) continue;
            const Lock lock(telling);
            settings.progress(++finished, tasks.size());
        }
    });
    return results;
}

std::vector<PlyValue> values_of(const std::vector<PlyAnalysis>& plies) {
    std::vector<PlyValue> values;
    values.reserve(plies.size());
    for (const PlyAnalysis& ply : plies) values.push_back(ply.value);
    return values;
}

}  // namespace

GameAnalysis analyze_game(const AnyMatch& match, const AnalysisSettings& settings) {
    const Walk walk(match);
    GameAnalysis analysis;
    analysis.report = sum_up(walk, {}, settings.effort);
    for (bool first = true; !analysis.report.next.empty() && (first || !settings.rough); first = false) {
        auto results = done(walk, analysis.report.next, settings);
        if (first) {
            analysis.plies = std::move(results);
        } else {
            for (PlyAnalysis& result : results) analysis.plies[result.value.ply] = std::move(result);
        }
        analysis.report = sum_up(walk, values_of(analysis.plies), settings.effort);
    }
    return analysis;
}

}  // namespace durbar::analysis

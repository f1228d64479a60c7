#include "analysis/tasks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace durbar::analysis {

namespace {

/// The rough pass shares these iterations out among the decisions of a game, so that every game takes about
/// as long; but each decision gets enough to compare its moves, and no more than a rough look is worth.
constexpr double kRoughInAll = 200'000;
constexpr double kLeast = 100;
constexpr double kMost = 1'500;

/// The passes after the rough one: how many times its iterations, on how many decisions at most, and how much
/// must be at stake there.
struct Pass {
    double times;
    std::size_t most;
    double stake;
};
constexpr std::array<Pass, 2> kDeeper{{{8, 24, 0.03}, {40, 8, 0.05}}};

std::uint64_t whole(double iterations) {
    return static_cast<std::uint64_t>(std::max(1.0, std::round(iterations)));
}

double rough_iterations(const Walk& walk) {
    std::size_t decisions = 0;
    for (std::size_t ply = 0; ply < walk.plies(); ++ply) {
        if (is_seat(walk.move_at(ply).actor)) ++decisions;
    }
    return std::clamp(kRoughInAll / static_cast<double>(std::max<std::size_t>(decisions, 1)), kLeast, kMost);
}

/// What would be told of it: a loss, or that it was the only good move.
double stake(const PlyValue& ply) { return std::max(loss_of(ply), ply.margin); }

std::vector<Task> unknown_plies(const Walk& walk, std::span<const PlyValue> known, std::uint64_t iterations) {
    std::vector<Task> tasks;
    auto at = known.begin();
    for (std::size_t ply = 0; ply < walk.plies(); ++ply) {
        while (at != known.end() && at->ply < ply) ++at;
        if (at == known.end() || at->ply != ply) tasks.push_back({ply, iterations});
    }
    return tasks;
}

}  // namespace

std::vector<Task> next_tasks(const Walk& walk, std::span<const PlyValue> known, double effort) {
    const double rough = rough_iterations(walk) * effort;
    auto tasks = unknown_plies(walk, known, whole(rough));
    if (!tasks.empty()) return tasks;
    for (const Pass& pass : kDeeper) {
        const std::uint64_t iterations = whole(rough * pass.times);
        std::size_t done = 0;
        std::vector<const PlyValue*> open;
        for (const PlyValue& ply : known) {
            if (ply.kind != PlyKind::Decision) continue;
            if (ply.iterations >= iterations) {
                ++done;
            } else if (stake(ply) >= pass.stake) {
                open.push_back(&ply);
            }
        }
        std::stable_sort(open.begin(), open.end(),
                         [](const PlyValue* a, const PlyValue* b) { return stake(*a) > stake(*b); });
        open.resize(std::min(open.size(), pass.most - std::min(pass.most, done)));
        for (const PlyValue* ply : open) tasks.push_back({ply->ply, iterations});
        if (!tasks.empty()) return tasks;
    }
    return tasks;
}

}  // namespace durbar::analysis

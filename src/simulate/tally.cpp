#include "simulate/simulate_game.h"

namespace durbar {

void Tally::add(const GameOutcome& game, int players) {
    ++games_;
    decisions_ += static_cast<std::uint64_t>(game.decisions);
    plies_ += static_cast<std::uint64_t>(game.plies);
    listed_ += game.listed;
    if (game.violation) {
        ++violations_;
        if (!first_violation_ || game.violation->game < first_violation_->game)
            first_violation_ = game.violation;
    }
    if (!game.finished) return;
    ++finished_;
    ++lengths_[static_cast<std::size_t>(game.plies)];
    const auto seats = static_cast<std::size_t>(players);
    std::uint64_t winners = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) winners += game.ranks[seat] == 1 ? 1U : 0U;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        points_[seat] += game.points[seat];
        if (game.ranks[seat] == 1) win_parts_[seat] += kParts / winners;
    }
}

void Tally::add(const Tally& other) {
    games_ += other.games_;
    finished_ += other.finished_;
    violations_ += other.violations_;
    decisions_ += other.decisions_;
    plies_ += other.plies_;
    listed_ += other.listed_;
    for (std::size_t seat = 0; seat < points_.size(); ++seat) {
        points_[seat] += other.points_[seat];
        win_parts_[seat] += other.win_parts_[seat];
    }
    for (std::size_t plies = 0; plies < lengths_.size(); ++plies) lengths_[plies] += other.lengths_[plies];
    const auto& theirs = other.first_violation_;
    if (theirs && (!first_violation_ || theirs->game < first_violation_->game)) first_violation_ = theirs;
}

/// The length of the finished game at that rank, the shortest having rank 1; 0 if there is none.
int Tally::plies_at(std::uint64_t rank) const {
    std::uint64_t seen = 0;
    for (std::size_t plies = 0; plies < lengths_.size(); ++plies) {
        seen += lengths_[plies];
        if (seen > 0 && seen >= rank) return static_cast<int>(plies);
    }
    return 0;
}

void Tally::report(SimulateReport& report) const {
    const auto ratio = [](auto part, auto whole) {
        return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
    };
    report.games = games_;
    report.finished = finished_;
    report.violations = violations_;
    report.first_violation = first_violation_;
    report.decisions_per_game = ratio(decisions_, games_);
    report.chance_per_game = ratio(plies_ - decisions_, games_);
    report.moves_per_decision = ratio(listed_, decisions_);
    report.median_plies = plies_at((finished_ + 1) / 2);
    report.p95_plies = plies_at((finished_ * 95 + 99) / 100);
    report.max_plies = plies_at(finished_);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(report.players); ++seat) {
        report.mean_points.push_back(ratio(points_[seat], finished_));
        report.wins.push_back(ratio(win_parts_[seat], kParts));
    }
}

}  // namespace durbar

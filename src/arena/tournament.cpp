#include "arena/tournament.h"

#include <algorithm>
#include <utility>

namespace durbar {

Tournament::Tournament(const ArenaOptions& options, const std::vector<std::string>& names)
    : options_(options), board_(names), test_(board_.fair_share()) {
    report_.players = static_cast<int>(names.size());
    for (const ArenaGame& game : options.known) {
        if (game.number < options.games && waiting_.emplace(game.number, game).second) ++known_;
    }
    count_in_order();
}

std::optional<std::uint64_t> Tournament::next() {
    const std::scoped_lock lock(mutex_);
    handed_out_ = std::max(handed_out_, counted_);
    while (waiting_.contains(handed_out_)) ++handed_out_;
    if (over_ || failed_ || handed_out_ >= options_.games) return std::nullopt;
    return handed_out_++;
}

void Tournament::finish(ArenaGame game, const std::string& record) {
    const std::scoped_lock lock(mutex_);
    if (failed_) return;
    if (options_.keep) failed_ = options_.keep(game, record);
    if (failed_) return;
    ++played_;
    const std::uint64_t number = game.number;
    waiting_.emplace(number, std::move(game));
    count_in_order();
    if (options_.progress) {
        options_.progress(static_cast<double>(played_) / static_cast<double>(options_.games - known_));
    }
}

Result<ArenaReport> Tournament::report() const {
    if (failed_) return *failed_;
    ArenaReport report = report_;
    report.games = counted_;
    report.bots = board_.scores();
    report.verdict = options_.stop == Stop::WhenClear ? test_.verdict() : board_.verdict();
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
    return report;
}

void Tournament::count_in_order() {
    for (auto game = waiting_.find(counted_); game != waiting_.end() && !over_;
         game = waiting_.find(counted_)) {
        count(game->second);
        waiting_.erase(game);
    }
}

void Tournament::count(const ArenaGame& game) {
    ++counted_;
    board_.add(game);
    switch (game.ending) {
        case Ending::Finished:
            ++report_.finished;
            test_.add(board_.first_won(game));
            break;
        case Ending::Unfinished: ++report_.unfinished; break;
        case Ending::Illegal:
            ++report_.illegal_moves;
            if (report_.illegal.size() < kIllegalTold) report_.illegal.push_back(game.illegal.value());
            break;
    }
    // Judged after whole groups only: within one, somebody has had the better seats.
    const bool group_ends = counted_ % static_cast<std::uint64_t>(report_.players) == 0;
    if (options_.stop == Stop::WhenClear && group_ends && test_.is_over()) over_ = true;
}

}  // namespace durbar

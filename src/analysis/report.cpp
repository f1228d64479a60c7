#include "analysis/report.h"

#include <algorithm>
#include <cmath>

#include "analysis/calibration.h"
#include "analysis/causes.h"
#include "analysis/tasks.h"

namespace durbar::analysis {

namespace {

constexpr double kMistake = 0.10;
constexpr double kSlip = 0.05;
constexpr double kOnly = 0.10;
constexpr double kTurning = 0.12;
/// A new favourite is one that can be seen.
constexpr double kLead = 0.05;
/// Who has so much of the win is not often caught up with.
constexpr double kDecided = 2.0 / 3;

std::size_t favourite(const SeatShares& shares) {
    return static_cast<std::size_t>(std::max_element(shares.begin(), shares.end()) - shares.begin());
}

/// Goes through a match once.
class Summing {
public:
    Summing(const Walk& walk, std::span<const PlyValue> known)
        : walk_(walk), known_(known), seats_(static_cast<std::size_t>(walk.record().players)) {}

    Report report() && {
        find_ends();
        open_turns();
        const auto causes =
            causes_of(known_, seats_, walk_.plies(), is_over_ ? std::optional(report_.end) : std::nullopt);
        find_shares(PlyKind::Decision);
        find_shares(PlyKind::Chance);
        for (std::size_t i = 0; i < known_.size(); ++i) add(known_[i], causes[i]);
        mark_turns();
        std::stable_sort(report_.marks.begin(), report_.marks.end(),
                         [](const Mark& a, const Mark& b) { return a.ply < b.ply; });
        find_decision();
        report_.seats = explained(known_, causes, report_.start, report_.end);
        return std::move(report_);
    }

private:
    void find_ends() {
        const auto last = std::find_if(known_.rbegin(), known_.rend(),
                                       [](const PlyValue& ply) { return !ply.after.empty(); });
        report_.start.assign(seats_, 1.0 / static_cast<double>(seats_));
        const auto match = walk_.at(walk_.plies());
        is_over_ = match->to_act() == Player::Nobody;
        report_.end = is_over_ ? final_shares(*match) : last == known_.rend() ? report_.start : last->after;
    }

    void open_turns() {
        for (std::size_t ply = 0; ply < walk_.plies(); ++ply) {
            if (report_.turns.empty() || report_.turns.back().turn != walk_.turn_at(ply)) {
                report_.turns.push_back({walk_.turn_at(ply), {}, ply, {}, nothing(), nothing()});
            }
            TurnReport& turn = report_.turns.back();
            const Player actor = walk_.move_at(ply).actor;
            if (!turn.seat && is_seat(actor)) turn.seat = seat_of(actor);
        }
    }

    TurnReport& turn_of(const PlyValue& ply) {
        return *std::find_if(report_.turns.begin(), report_.turns.end(),
                             [&](const TurnReport& each) { return each.turn == ply.turn; });
    }

    /// At the start of each turn that has such a ply and no shares yet. Decisions come first: searches can be
    /// compared from turn to turn, with a look they cannot.
    void find_shares(PlyKind kind) {
        for (const PlyValue& ply : known_) {
            if (ply.kind != kind) continue;
            TurnReport& turn = turn_of(ply);
            if (turn.shares.empty()) turn.shares = ply.before;
        }
    }

    void add(const PlyValue& ply, const Causes& causes) {
        if (ply.kind == PlyKind::Forced) return;
        TurnReport& turn = turn_of(ply);
        for (std::size_t seat = 0; seat < seats_; ++seat) turn.luck[seat] += causes.luck[seat];
        if (ply.kind == PlyKind::Chance) return;
        const auto seat = static_cast<std::size_t>(seat_of(ply.actor));
        turn.loss[seat] -= causes.play[seat];
        mark(ply, loss_of(ply));
    }

    void mark(const PlyValue& ply, double loss) {
        const auto put = [&](MarkKind kind, double size) {
            report_.marks.push_back({ply.ply, ply.turn, seat_of(ply.actor), kind, size});
        };
        if (loss >= kMistake) {
            put(MarkKind::Mistake, loss);
        } else if (loss >= kSlip) {
            put(MarkKind::Slip, loss);
        } else if (loss <= 0 && ply.margin >= kOnly) {
            put(MarkKind::Only, ply.margin);
        }
    }

    /// Each turn against the next one that is known. The end itself settles what was open, and counts only if
    /// it is an upset.
    void mark_turns() {
        const TurnReport* before = nullptr;
        for (const TurnReport& turn : report_.turns) {
            if (turn.shares.empty()) continue;
            if (before != nullptr) compare(*before, turn.shares, kTurning);
            before = &turn;
        }
        if (before != nullptr && is_over_) compare(*before, report_.end, 1);
    }
    void compare(const TurnReport& turn, const SeatShares& next, double most) {
        if (!turn.seat) return;
        double moved = 0;
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            moved = std::max(moved, std::abs(next[seat] - turn.shares[seat]));
        }
        const bool turned = next[favourite(next)] - next[favourite(turn.shares)] >= kLead;
        if (turned || moved >= most) {
            report_.marks.push_back({turn.ply, turn.turn, *turn.seat, MarkKind::Turning, moved});
        }
    }

    void find_decision() {
        const std::size_t winner = favourite(report_.end);
        if (!is_over_ || report_.end[winner] < 1) return;
        // The last turn at whose start it was still open.
        for (const TurnReport& turn : report_.turns) {
            if (!turn.shares.empty() && turn.shares[winner] < kDecided) report_.decided = turn.turn;
        }
        const auto first = std::find_if(report_.turns.begin(), report_.turns.end(),
                                        [](const TurnReport& turn) { return turn.seat.has_value(); });
        if (!report_.decided && first != report_.turns.end()) report_.decided = first->turn;
    }

    SeatShares nothing() const { return SeatShares(seats_, 0.0); }

    const Walk& walk_;
    std::span<const PlyValue> known_;
    std::size_t seats_;
    bool is_over_ = false;
    Report report_;
};

}  // namespace

SeatShares final_shares(const AnyMatch& match) {
    const Standing standing = match.standing();
    const auto winners = std::count_if(standing.begin(), standing.end(),
                                       [](const SeatStanding& seat) { return seat.rank == 1; });
    SeatShares shares;
    for (const SeatStanding& seat : standing) {
        shares.push_back(seat.rank == 1 ? 1.0 / static_cast<double>(winners) : 0.0);
    }
    return shares;
}

std::vector<SeatReport> explained(std::span<const PlyValue> plies, std::span<const Causes> causes,
                                  const SeatShares& start, const SeatShares& end) {
    std::vector<SeatReport> seats(start.size());
    for (std::size_t i = 0; i < plies.size(); ++i) {
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            seats[seat].luck += causes[i].luck[seat];
            if (plies[i].actor == player(static_cast<int>(seat))) {
                seats[seat].loss -= causes[i].play[seat];
            } else {
                seats[seat].rivals += causes[i].play[seat];
            }
        }
    }
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        SeatReport& told = seats[seat];
        told.rest = end[seat] - start[seat] - told.luck + told.loss - told.rivals;
    }
    return seats;
}

Report sum_up(const Walk& walk, std::span<const PlyValue> known, double effort) {
    Report report = Summing(walk, known).report();
    report.unexplained = unexplained(walk.record().game, walk.record().players);
    report.next = next_tasks(walk, known, effort);
    return report;
}

}  // namespace durbar::analysis

#include "analysis/causes.h"

namespace durbar::analysis {

namespace {

/// Adds what a step from one value to another changed, or a part of it.
void add_step(SeatShares& sum, const SeatShares& from, const SeatShares& to, double part = 1) {
    for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += part * (to[seat] - from[seat]);
}

/// As if its seat had seen everything.
SeatShares with_unseen(SeatShares shares, const SeatShares& unseen) {
    for (std::size_t seat = 0; seat < unseen.size(); ++seat) shares[seat] += unseen[seat];
    return shares;
}

/// Every search hopes for its own seat, so neither of two that disagree is believed more: the difference is
/// shared by their movers, and hopes that come back with the next move cancel out.
constexpr double kHalf = 0.5;

/// Goes through the plies with what was expected after the last one, all cards on the table.
class Telling {
public:
    Telling(std::size_t seats, std::vector<Causes>& causes) : none_(seats, 0.0), causes_(causes) {}

    void add(const PlyValue& ply) {
        if (ply.ply != next_) mover_.reset();
        next_ = ply.ply + 1;
        causes_.push_back({none_, none_});
        if (ply.kind == PlyKind::Forced) return;
        Causes& own = causes_.back();
        if (ply.kind == PlyKind::Chance) {
            add_step(own.luck, ply.before, ply.after);
            if (mover_) add_step(expected_, ply.before, ply.after);
            return;
        }
        const SeatShares found = with_unseen(ply.before, ply.unseen_before);
        if (mover_) {
            add_step(causes_[*mover_].play, expected_, found, kHalf);
            add_step(own.play, expected_, found, kHalf);
        }
        add_step(own.play, ply.before, ply.after);
        if (!ply.unseen_before.empty()) add_step(own.luck, ply.unseen_before, ply.unseen_after);
        expected_ = with_unseen(ply.after, ply.unseen_after);
        mover_ = causes_.size() - 1;
    }

    /// The last search is the only one that could have seen the end.
    void end(const SeatShares& result) {
        if (mover_) add_step(causes_[*mover_].play, expected_, result);
    }

    /// How many plies have been told, as far as none was missing since the last decision.
    std::size_t told() const { return next_; }

private:
    SeatShares none_;
    std::vector<Causes>& causes_;
    std::optional<std::size_t> mover_;  ///< the last decision; empty: what led here is not known
    SeatShares expected_;
    std::size_t next_ = 0;
};

}  // namespace

std::vector<Causes> causes_of(std::span<const PlyValue> known, std::size_t seats, std::size_t plies,
                              const std::optional<SeatShares>& result) {
    std::vector<Causes> causes;
    causes.reserve(known.size());
    Telling telling(seats, causes);
    for (const PlyValue& ply : known) telling.add(ply);
    if (result && telling.told() == plies) telling.end(*result);
    return causes;
}

}  // namespace durbar::analysis

#include "analysis/causes.h"

namespace durbar::analysis {

namespace {

/// Adds what a step from one value to another changed.
void add_step(SeatShares& sum, const SeatShares& from, const SeatShares& to) {
    for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += to[seat] - from[seat];
}

/// As if its seat had seen everything.
SeatShares with_unseen(SeatShares shares, const SeatShares& unseen) {
    for (std::size_t seat = 0; seat < unseen.size(); ++seat) shares[seat] += unseen[seat];
    return shares;
}

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
        settle(with_unseen(ply.before, ply.unseen_before));
        add_step(own.play, ply.before, ply.after);
        if (!ply.unseen_before.empty()) add_step(own.luck, ply.unseen_before, ply.unseen_after);
        expected_ = with_unseen(ply.after, ply.unseen_after);
        mover_ = causes_.size() - 1;
    }

    /// What the position is found to be worth now: the difference is due to whoever led there.
    void settle(const SeatShares& found) {
        if (mover_) add_step(causes_[*mover_].play, expected_, found);
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
    if (result && telling.told() == plies) telling.settle(*result);
    return causes;
}

}  // namespace durbar::analysis

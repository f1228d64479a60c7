#pragma once

#include <optional>

#include "hall/fact.h"
#include "hall/settings.h"

namespace durbar::hall {

/// How long after its time a seat is left alone before a bot stands in.
Moment grace_of(TimeLimit::Kind kind);
/// The same for a person whose page is closed at a table without a time limit.
inline constexpr Moment kAwayGrace = 180'000;
/// What others may add to either of them, once until the person is back.
inline constexpr Moment kLongerGrace = 300'000;
/// How long somebody must be away before others may let a bot play on at once: a page that is loaded again is
/// back sooner.
inline constexpr Moment kEarlyGrace = 30'000;
/// The same for a table that waits for people: in the lobby it stands in others' way, among friends it does
/// not.
inline constexpr Moment kListedGrace = 86'400'000;
inline constexpr Moment kUnlistedGrace = 30 * kListedGrace;

/// The time of one seat. It runs while the seat's person is to decide.
class SeatClock {
public:
    SeatClock() = default;
    explicit SeatClock(const TimeLimit& limit);

    /// Lets it run, or stops it, from this moment on; a seat whose clock stops gets what the limit gives.
    void run(bool runs, const TimeLimit& limit, Moment now);
    /// The seat has decided and is to decide again: days are counted anew.
    void decided(const TimeLimit& limit, Moment now);
    /// Time that has passed while the hall was closed does not count.
    void resume(const TimeLimit& limit, Moment now);

    /// Milliseconds, not counting those since `since`.
    Moment left() const { return left_; }
    std::optional<Moment> since() const { return since_; }
    /// When the time is up; empty while it stands.
    std::optional<Moment> up_at() const;

private:
    Moment left_ = 0;
    std::optional<Moment> since_;
};

}  // namespace durbar::hall

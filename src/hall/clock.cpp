#include "hall/clock.h"

#include <algorithm>

namespace durbar::hall {

namespace {

constexpr Moment kSecond = 1000;
constexpr Moment kDay = 24 * 60 * 60 * kSecond;

Moment stock_of(const TimeLimit& limit) {
    switch (limit.kind) {
        case TimeLimit::Kind::None: return 0;
        case TimeLimit::Kind::Live: return limit.base * kSecond;
        case TimeLimit::Kind::Days: return limit.base * kDay;
    }
    return 0;
}

}  // namespace

Moment grace_of(TimeLimit::Kind kind) {
    return kind == TimeLimit::Kind::Days ? 60 * 60 * kSecond : 15 * kSecond;
}

SeatClock::SeatClock(const TimeLimit& limit) : left_(stock_of(limit)) {}

void SeatClock::run(bool runs, const TimeLimit& limit, Moment now) {
    if (limit.kind == TimeLimit::Kind::None || runs == since_.has_value()) return;
    if (runs) {
        if (limit.kind == TimeLimit::Kind::Days) left_ = stock_of(limit);
        since_ = now;
        return;
    }
    left_ = std::max<Moment>(0, left_ - (now - *since_)) + limit.gift * kSecond;
    since_.reset();
}

void SeatClock::decided(const TimeLimit& limit, Moment now) {
    if (!since_ || limit.kind != TimeLimit::Kind::Days) return;
    left_ = stock_of(limit);
    since_ = now;
}

void SeatClock::resume(const TimeLimit& limit, Moment now) {
    if (since_ && limit.kind == TimeLimit::Kind::Live) since_ = now;
}

std::optional<Moment> SeatClock::up_at() const {
    if (!since_) return std::nullopt;
    return *since_ + left_;
}

}  // namespace durbar::hall

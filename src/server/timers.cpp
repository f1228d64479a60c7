#include "server/timers.h"

#include <algorithm>
#include <utility>

namespace durbar::server {

void Timers::at(hall::Moment moment, std::function<void()> call) {
    calls_.push({moment, ++last_, std::move(call)});
    if (!is_armed_ || moment < rings_at_) arm(0);
}

void Timers::arm(std::int64_t least) {
    if (calls_.empty()) return;
    const hall::Moment now = services_.now();
    const std::int64_t wait = std::max<std::int64_t>(least, calls_.top().moment - now);
    rings_at_ = now + wait;
    is_armed_ = true;
    services_.after(std::max<std::int64_t>(0, wait), [this, number = ++armed_] {
        if (number == armed_) ring();  // otherwise an earlier one has been set since
    });
}

void Timers::ring() {
    is_armed_ = false;
    const hall::Moment now = services_.now();
    for (std::size_t i = 0; i < kMostInARound && !calls_.empty() && calls_.top().moment <= now; ++i) {
        const auto call = calls_.top().call;
        calls_.pop();
        call();
    }
    // The loop gets a millisecond for everything else before the rest.
    arm(1);
}

}  // namespace durbar::server

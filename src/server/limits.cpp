#include "server/limits.h"

#include <algorithm>

namespace durbar::server {

bool Buckets::take(std::string_view who, hall::Moment now) {
    constexpr double kHour = 3'600'000;
    if (rate_.per_hour <= 0) return true;
    auto found = by_name_.find(who);
    if (found == by_name_.end()) {
        if (by_name_.size() >= remembered_) {
            by_name_.erase(recent_.back().who);
            recent_.pop_back();
        }
        recent_.push_front({std::string(who), rate_.burst, now});
        found = by_name_.emplace(recent_.front().who, recent_.begin()).first;
    } else {
        recent_.splice(recent_.begin(), recent_, found->second);
    }
    Bucket& bucket = *found->second;
    const double passed = static_cast<double>(std::max<hall::Moment>(0, now - bucket.at));
    bucket.left = std::min(rate_.burst, bucket.left + passed * rate_.per_hour / kHour);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
}

}  // namespace durbar::server

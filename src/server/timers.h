#pragma once

#include <cstddef>
#include <functional>
#include <queue>
#include <vector>

#include "server/services.h"

namespace durbar::server {

/// Calls that are to be made at some moment, behind a single timer of the loop. What comes due together is
/// spread over several rounds, so that no round takes long. A call cannot be taken back: it asks whether it
/// is still wanted.
class Timers {
public:
    explicit Timers(Services& services) : services_(services) {}

    void at(hall::Moment moment, std::function<void()> call);

private:
    static constexpr std::size_t kMostInARound = 32;

    struct Call {
        hall::Moment moment = 0;
        std::uint64_t number = 0;  ///< of two at the same moment the earlier comes first
        std::function<void()> call;

        friend bool operator>(const Call& a, const Call& b) {
            return a.moment != b.moment ? a.moment > b.moment : a.number > b.number;
        }
    };

    void arm(std::int64_t least);
    void ring();

    Services& services_;
    std::priority_queue<Call, std::vector<Call>, std::greater<>> calls_;
    std::uint64_t last_ = 0;
    std::uint64_t armed_ = 0;  ///< number of the ring that counts
    hall::Moment rings_at_ = 0;
    bool is_armed_ = false;
};

}  // namespace durbar::server

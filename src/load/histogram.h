#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace durbar::load {

/// How often each latency was met. Buckets are 64 to a power of two, so what it tells is at most 1.6 % too
/// high. A plain value: it can be sent through a pipe as it is.
class Histogram {
public:
    void add(std::uint64_t microseconds) {
        const std::uint64_t value = std::min(microseconds, kMost);
        ++counts_[index_of(value)];
        ++count_;
        max_ = std::max(max_, value);
    }
    void add(const Histogram& other) {
        for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
        count_ += other.count_;
        max_ = std::max(max_, other.max_);
    }

    std::uint64_t count() const { return count_; }
    /// Microseconds.
    std::uint64_t max() const { return max_; }
    /// What `share` of all latencies do not exceed (0.99: all but the slowest hundredth), in microseconds; 0
    /// if there are none.
    std::uint64_t percentile(double share) const {
        const double rank = share * static_cast<double>(count_);
        std::uint64_t below = 0;
        for (std::size_t i = 0; i < counts_.size(); ++i) {
            below += counts_[i];
            if (counts_[i] > 0 && static_cast<double>(below) >= rank) return std::min(last_of(i), max_);
        }
        return max_;
    }

private:
    static constexpr unsigned kBits = 6;  ///< 64 buckets to a power of two
    static constexpr std::uint64_t kMost = (std::uint64_t{1} << 36U) - 1;
    static constexpr std::size_t kBuckets = (36 - kBits + 1) << kBits;

    static std::size_t index_of(std::uint64_t value) {
        const unsigned width = static_cast<unsigned>(std::bit_width(value));
        const unsigned shift = width > kBits + 1 ? width - kBits - 1 : 0;
        return (std::size_t{shift} << kBits) + static_cast<std::size_t>(value >> shift);
    }
    /// The largest value of a bucket.
    static std::uint64_t last_of(std::size_t index) {
        const std::size_t row = index >> kBits;
        const std::size_t shift = row > 1 ? row - 1 : 0;
        const std::uint64_t first = index - (shift << kBits);
        return ((first + 1) << shift) - 1;
    }

    std::array<std::uint64_t, kBuckets> counts_{};
    std::uint64_t count_ = 0;
    std::uint64_t max_ = 0;
};

}  // namespace durbar::load
